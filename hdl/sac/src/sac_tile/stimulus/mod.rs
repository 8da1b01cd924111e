//! SMs and other chips that ask, memories that answer after any time, back-pressure, and an organisation that changes
//! by the handshake of a reconfiguration.

mod requests;

use llc::streams::{Counter, MemoryReply, Reply, Request};
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::{Config, In, Out, Ready};
use crate::memory::Memory;
pub use requests::Requesters;

/// The phase of a reconfiguration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// Requests come.
    Runs,
    /// None comes; those that have come are answered.
    Drains,
    /// The tile is flushed; other chips write back.
    Flushes,
    /// The tile is flushed, and the writes of other chips are acknowledged.
    Ends,
}

/// The random environment.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    askers: Requesters,
    phase: Phase,
    left: u64,
    latency: u64,
    /// Requests that are not answered: of this chip's SMs, and of others.
    unanswered: [u64; 2],
    local: StreamSource<Request>,
    link: StreamSource<Request>,
    memory: Memory,
    remote: Memory,
    memory_reply: StreamSource<Reply>,
    remote_reply: StreamSource<MemoryReply>,
    sinks: [StreamSink; 3],
    last: In,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        let bytes = config.port().sector_bytes();
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            askers: Requesters::new(config),
            phase: Phase::Runs,
            left: 0,
            latency: 8,
            unanswered: [0; 2],
            local: StreamSource::new(Pressure::mixed()),
            link: StreamSource::new(Pressure::mixed()),
            memory: Memory::new(bytes),
            remote: Memory::new(bytes),
            memory_reply: StreamSource::new(Pressure::mixed()),
            remote_reply: StreamSource::new(Pressure::mixed()),
            sinks: core::array::from_fn(|_| StreamSink::new(Pressure::mixed())),
            last: In::default(),
        }
    }

    fn reset(&mut self) {
        self.askers.reset(&mut self.rng);
        (self.phase, self.left, self.unanswered) = (Phase::Runs, 200, [0; 2]);
        self.memory.reset();
        self.remote.reset();
        self.last = In::default();
    }

    /// Notes the tile's inputs that were taken, and its outputs.
    fn see(&mut self, out: &Out) {
        let (last, rng) = (&self.last, &mut self.rng);
        self.unanswered[0] += u64::from(last.local.valid && out.local.ready);
        self.unanswered[1] += u64::from(last.link.valid && out.link.ready);
        if out.memory.valid && last.memory.ready {
            self.memory.take(rng, &out.memory, self.latency);
        }
        if out.link_out.valid && last.link_out.ready {
            self.remote.take(rng, &out.link_out, self.latency);
        }
        if out.reply.valid && last.reply.ready && out.reply.last {
            self.askers.release(out.reply.chip, out.reply.source, out.reply.id);
            self.unanswered[usize::from(out.reply.chip != self.askers.chip)] -= 1;
        }
    }

    /// The next phase of a reconfiguration.
    fn advance(&mut self, out: &Out) {
        // An offer that was not taken is still to come.
        let offers = (self.last.local.valid && !out.local.ready)
            || (self.last.link.valid && !out.link.ready);
        let is_empty = self.unanswered == [0; 2] && !offers;
        self.left = self.left.saturating_sub(1);
        self.phase = match self.phase {
            Phase::Runs if self.left == 0 => Phase::Drains,
            Phase::Drains if is_empty && out.idle => Phase::Flushes,
            Phase::Flushes if out.flushed && self.rng.chance(1, 8) => Phase::Ends,
            Phase::Ends if is_empty => {
                self.left = self.rng.between(1, 600);
                self.askers.sm_side ^= self.rng.chance(3, 4);
                Phase::Runs
            }
            phase => phase,
        };
    }

    fn beat(&mut self, last: Option<&Out>) -> (Reply, MemoryReply) {
        let (rng, config) = (&mut self.rng, &self.config);
        self.memory.tick(rng);
        self.remote.tick(rng);
        let memory = &mut self.memory;
        let taken = last.map(|out| out.memory_reply.ready);
        let own = self.memory_reply.next(rng, taken, |rng| memory.answer(rng));
        let remote = &mut self.remote;
        let taken = last.map(|out| out.remote_reply.ready);
        let beat = |rng: &mut Rng| remote.answer(rng).map(|reply| config.fill(&reply));
        let other = self.remote_reply.next(rng, taken, beat);
        (own.unwrap_or_default(), other.unwrap_or_default())
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        match last {
            Some(out) => {
                self.see(out);
                self.advance(out);
            }
            None => self.reset(),
        }
        if self.rng.chance(1, 150) {
            self.askers.change(&mut self.rng);
            self.latency = *self.rng.pick(&[0, 8, 60]).unwrap_or(&8);
        }
        let (runs, flushes) = (self.phase == Phase::Runs, self.phase == Phase::Flushes);
        let (rng, askers) = (&mut self.rng, &mut self.askers);
        let writes_back = flushes && askers.sm_side;
        let taken = last.map(|out| out.local.ready);
        let local = self.local.next(rng, taken, |rng| if runs { askers.local(rng) } else { None });
        let taken = last.map(|out| out.link.ready);
        let link = self.link.next(rng, taken, |rng| match runs || writes_back {
            true => askers.link(rng, writes_back),
            false => None,
        });
        let (memory_reply, remote_reply) = self.beat(last);
        let rng = &mut self.rng;
        let [reply, memory, link_out] =
            self.sinks.each_mut().map(|sink| Ready { ready: sink.next(rng) });
        let input = In {
            sm_side: self.askers.sm_side,
            flush: matches!(self.phase, Phase::Flushes | Phase::Ends),
            chip: self.askers.chip,
            slice: self.askers.slice,
            local: local.unwrap_or_default(),
            link: link.unwrap_or_default(),
            link_out,
            remote_reply,
            reply,
            memory,
            memory_reply,
            counter: Counter { index: rng.below(8) },
        };
        self.last = input;
        input
    }
}
