//! SMs whose requests find their slices, other chips that ask, memories that answer after any time, and a
//! reconfigurator that profiles, holds, flushes and switches.

use std::collections::VecDeque;

use llc::streams::{MemoryReply, Reply, Request};
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::ports::{EntryReply, EntryRequest, Levels, RoutedRequest, TileReply};
use super::{Config, In, Out, Ready};
use crate::memory::Memory;
use crate::sac_tile::Requesters;

/// The phase of a reconfiguration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// SMs ask.
    Runs,
    /// They are held, and no other chip asks; what is in flight is answered.
    Drains,
    /// The chip is flushed; under SM-side other chips write back.
    Flushes,
    /// The chip is flushed, and the writes of other chips are acknowledged.
    Ends,
    /// The organisation changes, and the flush is over.
    Switches,
    /// SMs are released.
    Releases,
}

struct Sm {
    requests: StreamSource<EntryRequest>,
    replies: StreamSource<EntryReply>,
    /// Answers that have come back and were not offered.
    answers: VecDeque<EntryReply>,
    free: VecDeque<u64>,
    sinks: [StreamSink; 2],
}

/// A slice, and what is around its tile.
struct Slice {
    askers: Requesters,
    /// Requests of this chip's SMs that have come.
    asked: VecDeque<Request>,
    local: StreamSource<Request>,
    link: StreamSource<Request>,
    memory: Memory,
    remote: Memory,
    memory_reply: StreamSource<Reply>,
    remote_reply: StreamSource<MemoryReply>,
    sinks: [StreamSink; 3],
    /// Requests of other chips that are not answered.
    unanswered: u64,
}

/// The random environment.
pub struct Stimulus<const MOST: usize> {
    config: Config,
    rng: Rng,
    chip: u64,
    sms: Vec<Sm>,
    slices: Vec<Slice>,
    /// Other chips, as far as they serve this chip's SMs.
    others: Memory,
    phase: Phase,
    left: u64,
    level: Levels,
    counters: StreamSink,
    latency: u64,
    last: In<MOST>,
}

impl<const MOST: usize> Stimulus<MOST> {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus<MOST> {
        let bytes = config.tile().port().sector_bytes();
        let sink = || StreamSink::new(Pressure::mixed());
        let sm = |_| Sm {
            requests: StreamSource::new(Pressure::mixed()),
            replies: StreamSource::new(Pressure::mixed()),
            answers: VecDeque::new(),
            free: VecDeque::new(),
            sinks: [sink(), sink()],
        };
        let slice = |_| Slice {
            askers: Requesters::new(config.tile()),
            asked: VecDeque::new(),
            local: StreamSource::new(Pressure::mixed()),
            link: StreamSource::new(Pressure::mixed()),
            memory: Memory::new(bytes),
            remote: Memory::new(bytes),
            memory_reply: StreamSource::new(Pressure::mixed()),
            remote_reply: StreamSource::new(Pressure::mixed()),
            sinks: [sink(), sink(), sink()],
            unanswered: 0,
        };
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            chip: 0,
            sms: (0..config.sm_ports()).map(sm).collect(),
            slices: (0..config.slices()).map(slice).collect(),
            others: Memory::new(bytes),
            phase: Phase::Runs,
            left: 0,
            level: Levels::default(),
            counters: sink(),
            latency: 8,
            last: In::default(),
        }
    }

    fn reset(&mut self) {
        let ids = 1 << self.config.entry().port().id_bits().min(4);
        self.chip = self.rng.below(self.config.entry().chips() as u64);
        for sm in &mut self.sms {
            sm.free = (0..ids).collect();
            sm.answers.clear();
        }
        for (number, slice) in (0..).zip(&mut self.slices) {
            slice.askers.stand(self.chip, number);
            slice.asked.clear();
            slice.memory.reset();
            slice.remote.reset();
            slice.unanswered = 0;
        }
        self.others.reset();
        (self.phase, self.left, self.level) = (Phase::Runs, 200, Levels::default());
        self.last = In::default();
    }

    /// Notes the chip's inputs that were taken, and its outputs.
    fn see(&mut self, out: &Out<MOST>) {
        let Stimulus { last, rng, sms, slices, others, latency, chip, .. } = self;
        for (n, sm) in sms.iter_mut().enumerate() {
            if out.forward[n].valid && last.forward[n].ready {
                let routed = &out.forward[n];
                match routed.to_chip == *chip {
                    true => slices[routed.to_slice as usize].asked.push_back(of_sm(routed)),
                    false => others.take(rng, &of_sm(routed), *latency),
                }
            }
            if out.down_reply[n].valid && last.down_reply[n].ready && out.down_reply[n].last {
                sm.free.push_back(out.down_reply[n].id);
            }
        }
        for (n, slice) in slices.iter_mut().enumerate() {
            slice.unanswered += u64::from(last.link[n].valid && out.link[n].ready);
            if out.memory[n].valid && last.memory[n].ready {
                slice.memory.take(rng, &out.memory[n], *latency);
            }
            if out.link_out[n].valid && last.link_out[n].ready {
                slice.remote.take(rng, &out.link_out[n], *latency);
            }
            let reply = &out.tile_reply[n];
            if !reply.valid || !last.tile_reply[n].ready {
                continue;
            }
            if reply.chip == *chip {
                sms[reply.source as usize].answers.push_back(to_sm(reply));
            } else if reply.last {
                slice.askers.release(reply.chip, reply.source, reply.id);
                slice.unanswered -= 1;
            }
        }
        while let Some(Reply { source, id, kind, sector, data, last, .. }) = others.answer(rng) {
            let reply = EntryReply { valid: true, id, kind, sector, data, last };
            sms[source as usize].answers.push_back(reply);
        }
    }

    /// The next phase, and the levels, each of which moves when it is answered.
    fn advance(&mut self, out: &Out<MOST>) {
        let (answer, rng) = (&out.answer, &mut self.rng);
        let links = self.last.link.iter().zip(out.link.iter());
        let offers = links.into_iter().any(|(link, to)| link.valid && !to.ready);
        let is_quiet = !offers && self.slices.iter().all(|slice| slice.unanswered == 0);
        self.left = self.left.saturating_sub(1);
        self.phase = match self.phase {
            Phase::Runs if self.left == 0 => Phase::Drains,
            Phase::Drains if answer.held && answer.empty && answer.idle && is_quiet => {
                Phase::Flushes
            }
            Phase::Flushes if answer.flushed && rng.chance(1, 4) => Phase::Ends,
            Phase::Ends if is_quiet => {
                self.level.sm_side ^= rng.chance(3, 4);
                Phase::Switches
            }
            Phase::Switches if !answer.flushed && answer.organisation == self.level.sm_side => {
                Phase::Releases
            }
            Phase::Releases if !answer.held && !answer.empty && !answer.idle => {
                self.left = rng.between(1, 600);
                Phase::Runs
            }
            phase => phase,
        };
        self.level.hold = !matches!(self.phase, Phase::Runs | Phase::Releases);
        self.level.flush = matches!(self.phase, Phase::Flushes | Phase::Ends);
        // A profile is of memory-side; it is taken whole.
        self.level.profile = match self.level.profile {
            true => !(answer.profiled && !out.profile_counter.valid && rng.chance(1, 4)),
            false => !answer.profiled && !self.level.sm_side && rng.chance(1, 200),
        };
    }
}

impl<const MOST: usize> Stimulus<MOST> {
    /// The lanes of an SM.
    fn sm(&mut self, n: usize, last: Option<&Out<MOST>>, input: &mut In<MOST>) {
        let (rng, sm) = (&mut self.rng, &mut self.sms[n]);
        let slices = &self.slices;
        let free = &mut sm.free;
        let taken = last.map(|out| out.request[n].ready);
        let request = sm.requests.next(rng, taken, |rng| {
            let id = free.pop_front()?;
            let slice = &slices[rng.below(slices.len() as u64) as usize];
            Some(of_l1(&slice.askers.of_sm(rng), n as u64, id))
        });
        input.request[n] = request.unwrap_or_default();
        let answers = &mut sm.answers;
        let taken = last.map(|out| out.reply[n].ready);
        let reply = sm.replies.next(rng, taken, |_| answers.pop_front());
        input.reply[n] = reply.unwrap_or_default();
        let [forward, down_reply] = sm.sinks.each_mut().map(|sink| Ready { ready: sink.next(rng) });
        (input.forward[n], input.down_reply[n]) = (forward, down_reply);
    }

    /// The lanes of a slice.
    fn slice(&mut self, n: usize, last: Option<&Out<MOST>>, input: &mut In<MOST>) {
        let (runs, flushes) = (self.phase == Phase::Runs, self.phase == Phase::Flushes);
        let (rng, slice) = (&mut self.rng, &mut self.slices[n]);
        slice.askers.sm_side = self.level.sm_side;
        let writes_back = flushes && self.level.sm_side;
        let asked = &mut slice.asked;
        let taken = last.map(|out| out.local[n].ready);
        input.local[n] = slice.local.next(rng, taken, |_| asked.pop_front()).unwrap_or_default();
        let askers = &mut slice.askers;
        let taken = last.map(|out| out.link[n].ready);
        let link = slice.link.next(rng, taken, |rng| match runs || writes_back {
            true => askers.link(rng, writes_back),
            false => None,
        });
        input.link[n] = link.unwrap_or_default();
        slice.memory.tick(rng);
        slice.remote.tick(rng);
        let memory = &mut slice.memory;
        let taken = last.map(|out| out.memory_reply[n].ready);
        let own = slice.memory_reply.next(rng, taken, |rng| memory.answer(rng));
        input.memory_reply[n] = own.unwrap_or_default();
        let (remote, tile) = (&mut slice.remote, self.config.tile());
        let taken = last.map(|out| out.remote_reply[n].ready);
        let beat = |rng: &mut Rng| remote.answer(rng).map(|reply| tile.fill(&reply));
        input.remote_reply[n] = slice.remote_reply.next(rng, taken, beat).unwrap_or_default();
        let [reply, memory, link_out] =
            slice.sinks.each_mut().map(|sink| Ready { ready: sink.next(rng) });
        (input.tile_reply[n], input.memory[n], input.link_out[n]) = (reply, memory, link_out);
    }
}

impl<const MOST: usize> testbenches::dut::Stimulus for Stimulus<MOST> {
    type In = In<MOST>;
    type Out = Out<MOST>;

    fn next(&mut self, last: Option<&Out<MOST>>) -> In<MOST> {
        match last {
            Some(out) => {
                self.see(out);
                self.advance(out);
            }
            None => self.reset(),
        }
        if self.rng.chance(1, 150) {
            for slice in &mut self.slices {
                slice.askers.change(&mut self.rng);
            }
            self.latency = *self.rng.pick(&[0, 8, 60]).unwrap_or(&8);
        }
        self.others.tick(&mut self.rng);
        let mut input = In {
            chip: self.chip,
            level: self.level,
            profile_counter: Ready { ready: self.counters.next(&mut self.rng) },
            counter_index: self.rng.below(8),
            ..In::default()
        };
        for n in 0..self.sms.len() {
            self.sm(n, last, &mut input);
        }
        for n in 0..self.slices.len() {
            self.slice(n, last, &mut input);
        }
        self.last = input;
        input
    }
}

/// A request of a slice's askers, as an L1 asks it.
fn of_l1(request: &Request, source: u64, id: u64) -> EntryRequest {
    let Request { valid, kind, operation, line, sectors, byte_enable, data, home, .. } = *request;
    EntryRequest { valid, kind, operation, line, sectors, byte_enable, data, source, id, home }
}

/// A request that leaves an entry, as a slice gets it.
fn of_sm(routed: &RoutedRequest) -> Request {
    let RoutedRequest { valid, kind, operation, line, sectors, byte_enable, data, .. } = *routed;
    let RoutedRequest { source, id, chip, home, .. } = *routed;
    Request { valid, kind, operation, line, sectors, byte_enable, data, source, id, chip, home }
}

/// A reply of a tile, as an entry gets it.
fn to_sm(reply: &TileReply) -> EntryReply {
    let TileReply { valid, id, kind, sector, data, last, .. } = *reply;
    EntryReply { valid, id, kind, sector, data, last }
}
