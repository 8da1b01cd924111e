//! Random words on five streams, each with its gaps and back-pressure; the organisation changes only
//! while the link queue is empty (R13).

use testbenches::dut::Model as _;
use testbenches::stimulus::{Pattern, Pressure, Rng, StreamSink, StreamSource};

use super::model::SliceBypass;
use signal::port::Beat;

use super::{Config, In, MemoryReply, Out, Ready, Reply, Word};

/// The random environment: NoC, slice and memory controller.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    sm_side: bool,
    /// The state of the block, for the contents of the link queue.
    state: SliceBypass,
    /// The link channel is silent, so that the organisation can change.
    drains: bool,
    /// Slice and memory are busy without a pause, so that a bypass has to insist.
    rushes: u64,
    local: StreamSource<Word>,
    link: StreamSource<Word>,
    miss: StreamSource<Word>,
    memory_reply: StreamSource<MemoryReply>,
    slice_reply: StreamSource<Reply>,
    sinks: [StreamSink; 4],
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            sm_side: false,
            state: SliceBypass::new(config),
            drains: false,
            rushes: 0,
            local: StreamSource::new(Pressure::mixed()),
            link: StreamSource::new(Pressure::mixed()),
            miss: StreamSource::new(Pressure::mixed()),
            memory_reply: StreamSource::new(Pressure::mixed()),
            slice_reply: StreamSource::new(Pressure::mixed()),
            sinks: core::array::from_fn(|_| StreamSink::new(Pressure::mixed())),
        }
    }

    /// After a reset, which takes back what is offered. Some stretches are busy from the first cycle to
    /// the last, so that the first bypass gives way as often as it may.
    fn begin(&mut self) {
        let is_busy = self.rng.chance(1, 4);
        let gaps = || match is_busy {
            true => Pressure::fixed(Pattern::Always),
            false => Pressure::mixed(),
        };
        (self.link, self.miss) = (StreamSource::new(gaps()), StreamSource::new(gaps()));
        if is_busy {
            self.sm_side = true;
            self.rushes = self.rng.between(40, 200);
        }
    }

    /// Changes the organisation now and then, and sees to it that it can.
    fn organisation(&mut self) {
        self.drains |= self.rng.chance(1, 300);
        if self.state.link_words() == 0 && (self.rng.chance(1, 64) || self.drains) {
            self.sm_side = !self.sm_side;
            self.drains = false;
        }
        if self.rushes == 0 && self.rng.chance(1, 500) {
            self.rushes = self.rng.between(20, 200);
        }
        self.rushes = self.rushes.saturating_sub(1);
    }
}

fn head(rng: &mut Rng, bits: usize) -> u128 {
    (u128::from(rng.word()) << 64 | u128::from(rng.word())) >> (128 - bits)
}

fn data(rng: &mut Rng, bytes: usize) -> Beat {
    let mut data = Beat::default();
    data[..bytes / 8].fill_with(|| rng.word());
    data
}

/// A word; one that is not valid is noise.
fn word(config: &Config, rng: &mut Rng, valid: bool) -> Word {
    let bytes = config.sector_bytes();
    let head = head(rng, config.head_bits());
    Word { valid, head, byte_enable: rng.wide_bits(bytes), data: data(rng, bytes) }
}

fn reply(config: &Config, rng: &mut Rng, valid: bool) -> Reply {
    let head = head(rng, config.reply_head_bits());
    Reply { valid, head, data: data(rng, config.sector_bytes()) }
}

fn memory_reply(config: &Config, rng: &mut Rng, valid: bool) -> MemoryReply {
    let Reply { head, data, .. } = reply(config, rng, valid);
    MemoryReply { valid, head, data, bypass: rng.chance(1, 2) }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        if last.is_none() {
            self.state = SliceBypass::new(&self.config);
            self.begin();
        }
        self.organisation();
        let (drains, rushes) = (self.drains, self.rushes > 0);
        let (config, rng) = (&self.config, &mut self.rng);
        let ready = |of: fn(&Out) -> bool| last.map(of);
        let request = |rng: &mut Rng| Some(word(config, rng, true));
        let local = self.local.next(rng, ready(|out| out.local.ready), request);
        let link = self
            .link
            .next(rng, ready(|out| out.link.ready), |rng| if drains { None } else { request(rng) });
        let miss = self.miss.next(rng, ready(|out| out.miss.ready), request);
        let of_memory = self.memory_reply.next(rng, ready(|out| out.memory_reply.ready), |rng| {
            Some(memory_reply(config, rng, true))
        });
        let of_slice = self
            .slice_reply
            .next(rng, ready(|out| out.slice_reply.ready), |rng| Some(reply(config, rng, true)));
        let [slice_ready, memory_ready, fill_ready, reply_ready] =
            core::array::from_fn(|i| self.sinks[i].next(rng));
        let input = In {
            sm_side: self.sm_side,
            local: local.unwrap_or_else(|| word(config, rng, false)),
            link: link.unwrap_or_else(|| word(config, rng, false)),
            slice: Ready { ready: slice_ready },
            miss: miss.unwrap_or_else(|| word(config, rng, false)),
            memory: Ready { ready: memory_ready || rushes },
            memory_reply: of_memory.unwrap_or_else(|| memory_reply(config, rng, false)),
            fill: Ready { ready: fill_ready },
            slice_reply: of_slice.unwrap_or_else(|| reply(config, rng, false)),
            reply: Ready { ready: reply_ready },
        };
        self.state.step(&input);
        input
    }
}
