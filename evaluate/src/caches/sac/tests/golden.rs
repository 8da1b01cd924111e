//! Beside golden slices, cycle by cycle, each request to its end.

use super::super::llc::{Asked, Llc};
use super::*;
use llc::llc_slice::{In, model::LlcSlice};
use llc::streams::{MemoryReply, Request as SliceRequest, class, kind};
use sac::route_policy::{self, model::RoutePolicy};
use sac::sac_tile::Config;
use signal::port::Ready;
use std::collections::VecDeque;
use testbenches::dut::Model;
use testbenches::stimulus::Rng;

/// What left golden slices: hits, messages and sectors over links, sectors from and to memories, written back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Seen {
    hits: u64,
    link_requests: u64,
    link_sectors: u64,
    memory_sectors: u64,
    write_backs: u64,
}

/// The slices of all chips.
struct Golden {
    slices: Vec<Vec<LlcSlice>>,
    number_bits: usize,
    low_bits: usize,
    seen: Seen,
}

impl Golden {
    fn new(design: &Design) -> Golden {
        let config = Config::of(design).unwrap();
        let (slice, sac) = (config.slice(), design.sac().unwrap());
        let of_chip = |_| (0..sac.slices).map(|_| LlcSlice::new(&slice)).collect();
        Golden {
            slices: (0..sac.chips).map(of_chip).collect(),
            number_bits: slice.number_bits(),
            low_bits: sac.slices.ilog2() as usize,
            seen: Seen::default(),
        }
    }

    /// Lets a slice do what it is asked, until nothing moves. Gives whether it hit.
    fn step(&mut self, at: usize, slice: usize, asked: Option<SliceRequest>, flush: bool) -> bool {
        let (mut offered, mut beats, mut hit) = (asked, VecDeque::<MemoryReply>::new(), false);
        let (mut idle, mut flushed) = (0, !flush);
        while idle < 8 || !flushed {
            let input = In {
                request: offered.into(),
                reply: Ready::YES,
                memory_request: Ready::YES,
                memory_reply: beats.pop_front().into(),
                flush: flush && !flushed,
                ..In::default()
            };
            let out = self.slices[at][slice].step(&input);
            if out.request.ready {
                offered = None;
            }
            hit |= out.event.hit;
            flushed |= out.flushed;
            let down = out.memory_request;
            if down.valid {
                let sectors: Vec<u64> = (0..8).filter(|i| down.sectors >> i & 1 == 1).collect();
                let count = sectors.len() as u64;
                self.seen.write_backs +=
                    u64::from(down.id >> self.number_bits == class::WRITE_BACK);
                // An atomic beside memory reads its sector and writes it.
                let is_atomic = down.kind == kind::ATOMIC as u64;
                self.seen.memory_sectors += if is_atomic { 2 } else { count };
                if down.home != at as u64 {
                    self.seen.link_requests += 1;
                    self.seen.link_sectors += count;
                }
                let beat = |sector| MemoryReply {
                    valid: true,
                    id: down.id,
                    kind: down.kind,
                    sector,
                    ..MemoryReply::default()
                };
                beats.extend(sectors.into_iter().map(beat));
                beats.back_mut().unwrap().last = true;
            }
            idle = if out.idle && offered.is_none() && beats.is_empty() { idle + 1 } else { 0 };
        }
        hit
    }

    fn request(&mut self, is_sm_side: bool, asked: &Asked) {
        let at = if is_sm_side { asked.chip } else { asked.home };
        if at != asked.chip {
            self.seen.link_requests += 1;
            self.seen.link_sectors += u64::from(asked.sectors.count_ones());
        }
        let request = |kind: usize| SliceRequest {
            valid: true,
            kind: kind as u64,
            line: asked.line >> self.low_bits,
            sectors: asked.sectors.into(),
            byte_enable: if kind == kind::LOAD { 0 } else { u128::MAX >> 96 },
            chip: asked.chip.into(),
            home: asked.home.into(),
            ..SliceRequest::default()
        };
        // The front buffer has atomics under memory-side.
        let kinds: &[usize] = match (asked.kind, is_sm_side) {
            (Kind::Load, _) => &[kind::LOAD],
            (Kind::Store, _) => &[kind::STORE],
            (Kind::Atomic, true) => &[kind::ATOMIC],
            (Kind::Atomic, false) => &[kind::LOAD, kind::STORE],
        };
        let requests: Vec<SliceRequest> = kinds.iter().map(|kind| request(*kind)).collect();
        for (number, request) in requests.into_iter().enumerate() {
            let hit = self.step(at as usize, asked.place.slice as usize, Some(request), false);
            self.seen.hits += u64::from(hit && number == 0);
        }
    }

    fn flush(&mut self) {
        for at in 0..self.slices.len() {
            for slice in 0..self.slices[at].len() {
                self.step(at, slice, None, true);
            }
        }
    }
}

/// What was counted, but for what is still dirty.
fn seen(llc: &Llc) -> Seen {
    let counts = &llc.counts;
    Seen {
        hits: counts.hits,
        link_requests: counts.link_requests,
        link_sectors: counts.link_sectors,
        memory_sectors: counts.memory_sectors(),
        write_backs: counts.write_backs,
    }
}

/// Random requests to few lines, with a flush and a switch now and then.
fn compare(fields: &str, seed: u64) -> Seen {
    let design = design(fields);
    let sac = design.sac().unwrap();
    let route = RoutePolicy::new(&route_policy::Config::of(&design).unwrap());
    let (mut golden, mut rng) = (Golden::new(&design), Rng::new(seed));
    let mut llc = Llc::new(sac, design.llc().unwrap(), false);
    for number in 0..3_000 {
        if rng.below(200) == 0 {
            llc.switch(rng.below(2) == 1);
            golden.flush();
        }
        let line = rng.below(64);
        let kind = [Kind::Load, Kind::Load, Kind::Store, Kind::Atomic][rng.below(4) as usize];
        let mask = 1 + rng.below(15) as u32;
        let sectors = if kind == Kind::Load { mask } else { 1 << (mask % 4) };
        let (chip, home) = (rng.below(sac.chips.into()) as u32, (line / 4) as u32 % sac.chips);
        let asked = Asked { kind, chip, home, line, place: route.place(line), sectors };
        llc.request(&asked);
        golden.request(llc.is_sm_side(), &asked);
        assert_eq!(seen(&llc), golden.seen, "{fields}, request {number}: {asked:?}");
    }
    llc.flush();
    golden.flush();
    assert_eq!(seen(&llc), golden.seen, "{fields}");
    golden.seen
}

#[test]
fn tags_are_those_of_golden_slices() {
    for (seed, (sectored, policy)) in
        [(true, "lru"), (false, "lru"), (true, "plru"), (false, "srrip")].into_iter().enumerate()
    {
        let fields = format!(
            "sac = {{ chips = 3, slices = 2, sm_ports = 1, slice_bytes = 1024, slice_ways = 2, crd_sets = 2, sectored = \
             {sectored} }}\nllc.replacement = \"{policy}\""
        );
        let seen = compare(&fields, seed as u64);
        assert!(seen.hits > 100 && seen.write_backs > 100 && seen.link_requests > 100, "{seen:?}");
    }
}
