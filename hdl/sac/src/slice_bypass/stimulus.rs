//! Random words on five streams, each with its own gaps and back-pressure; the organisation changes only
//! while the link queue is empty (R13).

use testbenches::dut::Model as _;
use testbenches::stimulus::{Pattern, Pressure, Rng, StreamSink, StreamSource};

use super::model::SliceBypass;
use super::{Config, In, Out, Ready, Word};

/// The random environment: NoC, slice and memory controller.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    sm_side: bool,
    /// What the block holds, so that the link queue's words are known.
    state: SliceBypass,
    /// The link channel is silent, so that the organisation can change.
    drains: bool,
    /// Slice and memory are busy without a pause, so that a bypass has to insist.
    rushes: u64,
    local: StreamSource<u128>,
    link: StreamSource<u128>,
    miss: StreamSource<u128>,
    memory_reply: StreamSource<(u128, bool)>,
    slice_reply: StreamSource<u128>,
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

fn word(bits: usize) -> impl Fn(&mut Rng) -> u128 {
    move |rng| (u128::from(rng.word()) << 64 | u128::from(rng.word())) >> (128 - bits)
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
        let make = word(self.config.word_bits());
        let (drains, rushes) = (self.drains, self.rushes > 0);
        let rng = &mut self.rng;
        let ready = |of: fn(&Out) -> bool| last.map(of);
        let local = self.local.next(rng, ready(|out| out.local.ready), |rng| Some(make(rng)));
        let link =
            self.link.next(rng, ready(|out| out.link.ready), |rng| (!drains).then(|| make(rng)));
        let miss = self.miss.next(rng, ready(|out| out.miss.ready), |rng| Some(make(rng)));
        let memory_reply =
            self.memory_reply.next(rng, ready(|out| out.memory_reply.ready), |rng| {
                Some((make(rng), rng.chance(1, 2)))
            });
        let slice_reply =
            self.slice_reply.next(rng, ready(|out| out.slice_reply.ready), |rng| Some(make(rng)));
        let [slice_ready, memory_ready, fill_ready, reply_ready] =
            core::array::from_fn(|i| self.sinks[i].next(rng));
        // A word on a stream without valid is noise.
        let mut word = |data: Option<u128>| Word {
            valid: data.is_some(),
            data: data.unwrap_or_else(|| make(rng)),
        };
        let input = In {
            sm_side: self.sm_side,
            local: word(local),
            link: word(link),
            slice: Ready { ready: slice_ready },
            miss: word(miss),
            memory: Ready { ready: memory_ready || rushes },
            memory_reply: word(memory_reply.map(|reply| reply.0)),
            memory_reply_bypass: memory_reply
                .map_or_else(|| word(None).data & 1 == 1, |reply| reply.1),
            fill: Ready { ready: fill_ready },
            slice_reply: word(slice_reply),
            reply: Ready { ready: reply_ready },
        };
        self.state.step(&input);
        input
    }
}
