//! Random messages of every core, to a few lines at a time, owners that give some of their forwards back, and
//! back-pressure at every output.

use std::collections::{BTreeSet, VecDeque};

use signal::port::{Lanes, Ready};
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::{Config, In, Out};
use crate::streams::{Forward, Message, kind};
use crate::tracker::{Flush, stimulus::lines};

/// How often each kind of message comes for a while, in sixteenths of the cycles that have room for one.
#[derive(Clone, Copy)]
struct Mood {
    loads: u64,
    writes: u64,
    removes: u64,
}

const MOODS: [Mood; 6] = [
    // Loads alone, and every bank forwards.
    Mood { loads: 16, writes: 0, removes: 0 },
    // Settled.
    Mood { loads: 8, writes: 1, removes: 2 },
    // Everything at once, and loads wait.
    Mood { loads: 6, writes: 8, removes: 2 },
    // Few loads are forwarded.
    Mood { loads: 4, writes: 6, removes: 6 },
    // Mostly idle.
    Mood { loads: 1, writes: 1, removes: 1 },
    Mood { loads: 0, writes: 0, removes: 0 },
];

/// The random environment: the cores of a tracker, and a bank of L2.
pub struct Stimulus<const MOST: usize> {
    config: Config,
    rng: Rng,
    mood: Mood,
    /// Cycles until the mood changes.
    left: u64,
    lines: Vec<u64>,
    messages: Vec<StreamSource<Message>>,
    flush: StreamSource<Flush>,
    forwards: Vec<StreamSink>,
    /// In sixteenths: forwards that come back.
    nacked: u64,
    nacks: VecDeque<Forward>,
    nack: StreamSource<Forward>,
    request: StreamSink,
    /// Numbers of requests.
    next_id: u64,
    /// Those of each core's loads that are not at a bank of L2 or another core yet: no two alike are.
    in_flight: Vec<BTreeSet<u64>>,
    last: In<MOST>,
}

impl<const MOST: usize> Stimulus<MOST> {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus<MOST> {
        let cores = config.cores();
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            mood: MOODS[0],
            left: 0,
            lines: Vec::new(),
            messages: (0..cores).map(|_| StreamSource::new(Pressure::mixed())).collect(),
            flush: StreamSource::new(Pressure::mixed()),
            forwards: (0..cores).map(|_| StreamSink::new(Pressure::mixed())).collect(),
            nacked: 8,
            nacks: VecDeque::new(),
            nack: StreamSource::new(Pressure::mixed()),
            request: StreamSink::new(Pressure::mixed()),
            next_id: 0,
            in_flight: vec![BTreeSet::new(); cores],
            last: In::default(),
        }
    }

    fn change_mood(&mut self) {
        self.mood = *self.rng.pick(&MOODS).unwrap_or(&MOODS[0]);
        self.left = self.rng.between(20, 120 + 24 * self.config.tracker().ways() as u64);
        self.nacked = *self.rng.pick(&[0, 4, 16]).unwrap_or(&4);
        if self.lines.is_empty() || self.rng.chance(1, 3) {
            self.lines = lines(self.config.tracker(), &mut self.rng);
            // Few lines, so that loads of several cores meet.
            self.lines.truncate(*self.rng.pick(&[1, 2, 4, 64]).unwrap_or(&4));
        }
    }

    fn see(&mut self, out: &Out<MOST>) {
        for core in 0..self.config.cores() {
            let forward = out.forward[core];
            let is_taken = forward.valid && self.last.forward[core].ready;
            if is_taken && self.rng.chance(self.nacked, 16) {
                self.nacks.push_back(forward);
            } else if is_taken {
                self.ends(forward.requester, forward.id);
            }
        }
        let request = out.request;
        if request.valid && self.last.request.ready && request.kind == kind::LOAD as u64 {
            self.ends(request.source, request.id);
        }
    }

    fn ends(&mut self, core: u64, id: u64) {
        let id = id & (self.config.port().direct_bit() - 1);
        self.in_flight[core as usize].remove(&id);
    }
}

/// A message of some kind with random contents.
fn message(rng: &mut Rng, config: &Config, kind: usize, line: u64, id: u64) -> Message {
    let port = config.port();
    let one = 1 << rng.below(port.sectors() as u64);
    let is_load = kind == kind::LOAD;
    // Three loads in four allocate; a write's identifier has the top bit set.
    let allocates = is_load && rng.chance(3, 4);
    let direct = if allocates { 0 } else { port.direct_bit() };
    let sectors = match (allocates, is_load) {
        (true, _) => port.all_sectors(),
        (_, true) => one | rng.bits(port.sectors()),
        _ => one,
    };
    let words = port.sector_bytes() / 8;
    Message {
        valid: true,
        kind: kind as u64,
        operation: rng.bits(4),
        line,
        sectors,
        byte_enable: rng.wide_bits(port.sector_bytes()),
        data: core::array::from_fn(|word| if word < words { rng.word() } else { 0 }),
        id: id & (port.direct_bit() - 1) | direct,
    }
}

impl<const MOST: usize> testbenches::dut::Stimulus for Stimulus<MOST> {
    type In = In<MOST>;
    type Out = Out<MOST>;

    fn next(&mut self, last: Option<&Out<MOST>>) -> In<MOST> {
        match last {
            Some(out) => self.see(out),
            None => {
                self.nacks.clear();
                self.in_flight.fill(BTreeSet::new());
            }
        }
        if self.left == 0 {
            self.change_mood();
        }
        self.left -= 1;
        let Stimulus { config, rng, mood, lines, messages, nacks, next_id, in_flight, .. } = self;
        let ids = config.port().direct_bit();
        let Mood { loads, writes, removes } = *mood;
        let made = Lanes::of(config.cores(), |core| {
            let line = rng.pick(lines).copied().unwrap_or(0);
            let was_ready = last.map(|out| out.message[core].ready);
            let offered = messages[core].next(rng, was_ready, |rng| {
                let kind = match rng.below(16) {
                    n if n < loads => kind::LOAD,
                    n if n < loads + writes => *rng.pick(&[kind::STORE, kind::ATOMIC])?,
                    n if n < loads + writes + removes => kind::REMOVE,
                    _ => return None,
                };
                let next = next_id.wrapping_add(1);
                *next_id = next;
                if kind == kind::LOAD {
                    let mut from_next = (0..ids).map(|more| next.wrapping_add(more) & (ids - 1));
                    *next_id = from_next.find(|id| !in_flight[core].contains(id))?;
                    in_flight[core].insert(*next_id);
                }
                Some(message(rng, config, kind, line, *next_id))
            });
            // Payloads of idle streams are noise, which must change nothing.
            offered.unwrap_or_else(|| {
                let kind = rng.below(4) as usize;
                Message { valid: false, ..message(rng, config, kind, line, 0) }
            })
        });
        let was_ready = last.map(|out| out.flush.ready);
        let flush = self
            .flush
            .next(rng, was_ready, |rng| rng.chance(1, 400).then_some(Flush { valid: true }));
        let was_ready = last.map(|out| out.nack.ready);
        let nack = self.nack.next(rng, was_ready, |_| nacks.pop_front());
        let noise = Forward {
            valid: false,
            line: rng.pick(lines).copied().unwrap_or(0),
            requester: 0,
            id: 0,
        };
        let sinks = &mut self.forwards;
        let input = In {
            message: made,
            flush: flush.unwrap_or_default(),
            forward: Lanes::of(config.cores(), |core| Ready { ready: sinks[core].next(rng) }),
            nack: nack.unwrap_or(noise),
            request: Ready { ready: self.request.next(rng) },
        };
        self.last = input;
        input
    }
}
