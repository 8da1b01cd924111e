//! Cores with any number of requests in flight, each with a unique identifier.

use std::collections::VecDeque;

use base::Geometry;
use base::environment::{ATOMIC, LOAD, STORE};
use base::streams::{CoreReply, CoreRequest, CoreStatus, status};
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

/// The current mixture of requests.
#[derive(Clone, Copy, Debug)]
struct Plan {
    /// Of 16 requests so many are loads; of the others one in four is an atomic.
    loads: u64,
    /// Of 16 loads and stores so many bypass the L1.
    direct: u64,
    /// Lines of a class that are used, in each set that is.
    lines: u64,
    sets: u64,
    /// Of 16 lines so many are those that the core does not write.
    shared: u64,
}

#[derive(Clone, Debug)]
struct Core {
    source: StreamSource<CoreRequest>,
    sink: StreamSink,
    free: VecDeque<u64>,
    in_flight: Vec<CoreRequest>,
    /// Refused requests, to be retried.
    again: VecDeque<CoreRequest>,
}

/// All cores of a cluster.
#[derive(Clone, Debug)]
pub struct Cores {
    geometry: Geometry,
    cores: Vec<Core>,
    plan: Plan,
    /// Nothing new is asked for.
    stopped: bool,
    /// Cores load what others write.
    share: bool,
}

impl Cores {
    /// `number` cores with L1 caches of this geometry.
    pub fn new(geometry: &Geometry, number: usize) -> Cores {
        let core = |_| Core {
            source: StreamSource::new(Pressure::mixed()),
            sink: StreamSink::new(Pressure::mixed()),
            free: VecDeque::new(),
            in_flight: Vec::new(),
            again: VecDeque::new(),
        };
        let plan = Plan { loads: 12, direct: 1, lines: 2, sets: 2, shared: 4 };
        let mut cores = Cores {
            geometry: geometry.clone(),
            cores: (0..number).map(core).collect(),
            plan,
            stopped: false,
            share: false,
        };
        cores.reset();
        cores
    }

    /// The same, but that cores load lines that others write, too; see [`Judge::among`](super::Judge::among).
    pub fn that_share(self) -> Cores {
        Cores { share: true, ..self }
    }

    /// Forgets all that is in flight.
    pub fn reset(&mut self) {
        let ids = 1 << self.geometry.id_bits().min(6);
        for core in &mut self.cores {
            core.free = (0..ids).collect();
            core.in_flight.clear();
            core.again.clear();
        }
    }

    /// Nothing new is asked for from now on; what was refused is retried.
    pub fn stop(&mut self) {
        self.stopped = true;
    }

    /// Every request is answered.
    pub fn is_idle(&self) -> bool {
        self.cores.iter().all(|core| core.in_flight.is_empty() && core.again.is_empty())
    }

    /// A cycle passes, in which what is asked for may change.
    pub fn tick(&mut self, rng: &mut Rng) {
        if rng.chance(1, 200) {
            self.plan = Plan {
                loads: *rng.pick(&[6, 12, 15]).unwrap_or(&12),
                direct: *rng.pick(&[0, 1, 6]).unwrap_or(&1),
                lines: rng.between(1, self.geometry.ways() as u64 + 2),
                sets: *rng.pick(&[1, 2, self.geometry.sets() as u64]).unwrap_or(&1),
                shared: *rng.pick(&[0, 4, 12]).unwrap_or(&4),
            };
        }
    }

    /// Notes the status of a request of core `i`.
    pub fn told(&mut self, rng: &mut Rng, i: usize, status: &CoreStatus) {
        if status.valid && status.word == status::RESERVATION_FAIL as u64 {
            let core = &mut self.cores[i];
            let request = core.answered(status.id);
            core.again.extend(request.filter(|_| rng.chance(3, 4)));
        }
    }

    /// A beat was given to core `i`.
    pub fn answered(&mut self, i: usize, reply: &CoreReply) {
        if reply.last {
            self.cores[i].answered(reply.id);
        }
    }

    /// The offer of core `i`, and whether it takes a beat.
    pub fn next(
        &mut self,
        rng: &mut Rng,
        i: usize,
        was_ready: Option<bool>,
    ) -> (CoreRequest, bool) {
        let Cores { geometry, cores, plan, stopped, share } = self;
        let number = cores.len() as u64;
        let Core { source, sink, free, in_flight, again } = &mut cores[i];
        let offered = source.next(rng, was_ready, |rng| {
            let id = free.front().copied()?;
            let request = match again.pop_front() {
                Some(request) => CoreRequest { id, ..request },
                None if *stopped => return None,
                None => {
                    let loaded = if *share { rng.below(number + 1) } else { number };
                    request(rng, geometry, plan, (i as u64, loaded, number), id)?
                }
            };
            free.pop_front();
            in_flight.push(request);
            Some(request)
        });
        (offered.unwrap_or_else(|| noise(rng, geometry)), sink.next(rng))
    }
}

impl Core {
    /// A request that is no longer in flight.
    fn answered(&mut self, id: u64) -> Option<CoreRequest> {
        let place = self.in_flight.iter().position(|request| request.id == id)?;
        self.free.push_back(id);
        Some(self.in_flight.swap_remove(place))
    }
}

/// Of `number` + 1 tags in a row one is of lines that nobody writes, class `number`, the others are the cores', in each
/// row turned by one more, so that no core's have the same low bits.
fn tag_of(row: u64, class: u64, number: u64) -> u64 {
    row * (number + 1) + (class + row) % (number + 1)
}

/// The core that writes a line of this tag, of `number`; `number` if nobody does.
pub(super) fn writer_of(tag: u64, number: u64) -> u64 {
    let row = tag / (number + 1);
    (0..number).find(|&class| tag_of(row, class, number) == tag).unwrap_or(number)
}

/// A request of core `i` of so many, of one of its lines, or a load of one of class `loaded`; none if its line would
/// have no tag.
fn request(
    rng: &mut Rng,
    geometry: &Geometry,
    plan: &Plan,
    (i, loaded, number): (u64, u64, u64),
    id: u64,
) -> Option<CoreRequest> {
    let is_loaded = rng.chance(plan.shared, 16);
    let class = if is_loaded { loaded } else { i };
    let tag = tag_of(rng.below(plan.lines), class, number);
    if tag >> geometry.tag_bits() != 0 {
        return None;
    }
    let set = geometry.sets() as u64 - 1 - rng.below(plan.sets);
    let kind = match is_loaded || rng.chance(plan.loads, 16) {
        true => LOAD,
        false if rng.chance(1, 4) => ATOMIC,
        false => STORE,
    };
    let one = 1 << rng.below(geometry.sectors() as u64);
    let several = kind == LOAD && rng.chance(1, 3);
    let bytes = geometry.sector_bytes();
    Some(CoreRequest {
        valid: true,
        kind,
        operation: rng.bits(4),
        line: geometry.line_of(set as usize, tag),
        sectors: if several { one | rng.bits(geometry.sectors()) } else { one },
        byte_enable: rng.wide_bits(bytes),
        data: core::array::from_fn(|word| if word < bytes / 8 { rng.word() } else { 0 }),
        bypass_l1: rng.chance(plan.direct, 16),
        id,
    })
}

/// Payload at an idle port, which must change nothing.
fn noise(rng: &mut Rng, geometry: &Geometry) -> CoreRequest {
    CoreRequest {
        valid: false,
        kind: rng.below(3),
        line: rng.bits(geometry.line_bits()),
        sectors: rng.bits(geometry.sectors()),
        bypass_l1: rng.chance(1, 2),
        id: rng.bits(geometry.id_bits()),
        ..CoreRequest::default()
    }
}
