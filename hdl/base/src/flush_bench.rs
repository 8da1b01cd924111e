//! A separate bench for `flush`, which may rise and fall at any time: a core that asks whenever it may, a
//! next level and a memory, as small as they can be. The bench shares nothing with
//! [`stimulus`](crate::stimulus) and [`environment`](crate::environment), and so tests what these assume of a
//! flush.

use std::collections::{HashMap, VecDeque};

use testbenches::stimulus::Rng;

use crate::Geometry;
use crate::ports::{In, Out};
use crate::streams::{CoreRequest, DownReply, kind};
use signal::port::{Ready, beginning};

/// When a flush ends that has risen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Number of cycles after the first of `flushed`.
    Held(u64),
    /// After so many cycles, whatever the cache does.
    Dropped(u64),
    /// Every other cycle, until `flushed` has shown. The core has one request in flight meanwhile, so that the
    /// cache is drained now and then.
    Pulsed,
}

/// Endings that differ, of a cache of so many sets: held on for 0 to 40 cycles, dropped before, in and after the
/// walk, pulsed.
pub fn endings(sets: u64) -> impl Iterator<Item = Ending> {
    let dropped = (1..60 + sets).step_by(4).map(Ending::Dropped);
    (0..=40).map(Ending::Held).chain(dropped).chain([Ending::Pulsed])
}

/// A load that is not answered: the first word that each of its sectors must have.
type Expected = HashMap<u64, u64>;

/// Snapshot of cores and next level.
struct World {
    geometry: Geometry,
    rng: Rng,
    /// The first word of each sector as the core's order of requests has it.
    golden: HashMap<(u64, u64), u64>,
    /// The same as the next level has it.
    below: HashMap<(u64, u64), u64>,
    /// Beats to come of each request that is not answered; none of a store.
    open: HashMap<u64, Expected>,
    /// The request that was accepted in the cycle before.
    accepted: Option<CoreRequest>,
    /// The request that is offered, until it is accepted.
    offered: Option<CoreRequest>,
    /// Replies of the next level, each from a cycle on.
    replies: VecDeque<(u64, VecDeque<DownReply>)>,
    /// The value that the next store writes.
    next_value: u64,
    now: u64,
}

/// Runs a cache for some cycles with flushes that end so; gives how many times `flushed` rose.
///
/// # Errors
/// A fault of the cache: another value than the core's last, a reply twice, none, or a request
/// accepted while `flush` is high.
pub fn run(
    geometry: &Geometry,
    ending: Ending,
    seed: u64,
    cycles: u64,
    mut cache: impl FnMut(&In) -> Out,
) -> Result<u64, String> {
    let mut world = World::new(geometry, seed);
    let mut flush = Flush::new(ending);
    for _ in 0..cycles {
        let asks = world.now + 600 < cycles;
        let pauses = ending == Ending::Pulsed && flush.stood > 0 && !world.is_quiet();
        let input = world.input(asks && !pauses, asks && flush.stands);
        let out = cache(&input);
        world.see(&input, &out).map_err(|what| format!("cycle {}: {what}", world.now))?;
        flush.see(&mut world.rng, &input, &out)?;
        world.now += 1;
    }
    match world.open.len() {
        0 => Ok(flush.rises),
        number => Err(format!("{number} requests were never answered")),
    }
}

/// The input `flush`, and what `flushed` must be.
struct Flush {
    ending: Ending,
    stands: bool,
    /// Cycles that it has been high, that `flushed` has, and until it rises again.
    stood: u64,
    shown: u64,
    left: u64,
    was_flushed: bool,
    rises: u64,
}

impl Flush {
    fn new(ending: Ending) -> Flush {
        let (stands, was_flushed) = (false, false);
        Flush { ending, stands, stood: 0, shown: 0, left: 40, was_flushed, rises: 0 }
    }

    fn see(&mut self, rng: &mut Rng, input: &In, out: &Out) -> Result<(), String> {
        if self.was_flushed && !out.flushed {
            return Err("flushed fell before flush".into());
        }
        self.rises += u64::from(out.flushed && !self.was_flushed);
        self.was_flushed = out.flushed && input.flush;
        if !self.stands && self.stood == 0 {
            self.left -= 1;
            self.stands = self.left == 0;
            return Ok(());
        }
        self.stood += 1;
        self.shown += u64::from(out.flushed);
        let is_over = match self.ending {
            Ending::Held(more) => self.shown > more,
            Ending::Dropped(after) => self.stood >= after,
            Ending::Pulsed => self.shown > 0,
        };
        self.stands = !is_over && (self.ending != Ending::Pulsed || !self.stands);
        if is_over {
            (self.stood, self.shown, self.left) = (0, 0, rng.between(1, 90));
        }
        Ok(())
    }
}

impl World {
    fn new(geometry: &Geometry, seed: u64) -> World {
        World {
            geometry: geometry.clone(),
            rng: Rng::new(seed),
            golden: HashMap::new(),
            below: HashMap::new(),
            open: HashMap::new(),
            accepted: None,
            offered: None,
            replies: VecDeque::new(),
            next_value: 0,
            now: 0,
        }
    }

    /// Every request is answered.
    fn is_quiet(&self) -> bool {
        self.open.is_empty() && self.accepted.is_none()
    }

    /// The inputs of a cycle.
    fn input(&mut self, asks: bool, flush: bool) -> In {
        if asks && self.offered.is_none() && self.rng.chance(7, 8) {
            self.offered = self.request();
        }
        let is_due = |reply: &&(u64, VecDeque<DownReply>)| reply.0 <= self.now;
        let beat = self.replies.front().filter(is_due).and_then(|reply| reply.1.front().copied());
        In {
            core_request: self.offered.unwrap_or_default(),
            core_reply: Ready { ready: self.rng.chance(15, 16) },
            down_request: Ready { ready: self.rng.chance(15, 16) },
            down_reply: beat.unwrap_or_default(),
            flush,
            ..In::default()
        }
    }

    /// A load, often, or a store, of one of a few lines in two sets.
    fn request(&mut self) -> Option<CoreRequest> {
        let ids = (1 << self.geometry.id_bits()).min(12);
        let is_free =
            |id: &u64| !self.open.contains_key(id) && self.accepted.map(|r| r.id) != Some(*id);
        let id = (0..ids).find(is_free)?;
        let set = self.rng.below(2) as usize;
        let line = self.geometry.line_of(set, self.rng.below(self.geometry.ways() as u64 + 2));
        let is_load = self.rng.chance(3, 4);
        self.next_value += 1;
        Some(CoreRequest {
            valid: true,
            kind: if is_load { kind::LOAD } else { kind::STORE } as u64,
            line,
            sectors: 1 << self.rng.below(self.geometry.sectors() as u64),
            byte_enable: u128::MAX >> (128 - self.geometry.sector_bytes()),
            data: beginning([self.next_value]),
            id,
            ..CoreRequest::default()
        })
    }

    /// Checks a cycle's outputs.
    fn see(&mut self, input: &In, out: &Out) -> Result<(), String> {
        if input.flush && out.core_request.ready {
            return Err("a request may be accepted while flush is high".into());
        }
        if let Some(request) = self.accepted.take()
            && out.core_status.word != 4
        {
            self.take(&request);
        }
        if input.core_request.valid && out.core_request.ready {
            self.accepted = self.offered.take();
        }
        if out.core_reply.valid && input.core_reply.ready {
            self.reply(out)?;
        }
        if out.flushed && !self.open.is_empty() {
            return Err("flushed shows before every request is answered".into());
        }
        if input.down_reply.valid && out.down_reply.ready {
            self.replies.front_mut().and_then(|reply| reply.1.pop_front());
            self.replies.retain(|reply| !reply.1.is_empty());
        }
        if out.down_request.valid && input.down_request.ready {
            self.serve(out);
        }
        Ok(())
    }

    /// A request that the cache took: what its reply must say.
    fn take(&mut self, request: &CoreRequest) {
        let sector = request.sector();
        let place = (request.line, sector);
        let mut expected = Expected::new();
        if request.kind == kind::STORE as u64 {
            self.golden.insert(place, request.data[0]);
        } else {
            expected.insert(sector, *self.golden.get(&place).unwrap_or(&0));
        }
        self.open.insert(request.id, expected);
    }

    /// A beat to the core.
    fn reply(&mut self, out: &Out) -> Result<(), String> {
        let reply = out.core_reply;
        let Some(expected) = self.open.remove(&reply.id) else {
            return Err(format!("id {} is answered, and has no request", reply.id));
        };
        match expected.get(&reply.sector) {
            None if !expected.is_empty() => Err(format!("sector {} was not asked", reply.sector)),
            Some(value) if *value != reply.data[0] => Err(format!(
                "a load must give {value}, the core's last; it gives {}",
                reply.data[0]
            )),
            _ if !reply.last => Err("one sector was asked, and more come".into()),
            _ => Ok(()),
        }
    }

    /// A request that the next level takes, and its reply.
    fn serve(&mut self, out: &Out) {
        let request = out.down_request;
        let sectors = (0..64).filter(|sector| request.sectors >> sector & 1 == 1);
        let sectors: Vec<u64> = sectors.collect();
        if request.kind == kind::STORE as u64 {
            self.below.insert((request.line, sectors[0]), request.data[0]);
        }
        let beat = |(place, sector): (usize, &u64)| {
            let value = *self.below.get(&(request.line, *sector)).unwrap_or(&0);
            let data = beginning([value]);
            let last = place + 1 == sectors.len();
            DownReply {
                valid: true,
                id: request.id,
                kind: request.kind,
                sector: *sector,
                data,
                last,
            }
        };
        let beats = sectors.iter().enumerate().map(beat).collect();
        self.replies.push_back((self.now + self.rng.between(1, 30), beats));
    }
}
