//! Sectored L1s in cycles: the caches of a run without time, and when each sector is there.
//!
//! A core's L1 takes a line a cycle. A request takes effect on the caches in that cycle; when it is answered follows
//! from what is before it at its slice, in DRAM and at its core's port. Nothing is refused.
//!
//! | module | what it holds |
//! | --- | --- |
//! | `core` | warps' instructions and lines in flight |
//! | `in_flight` | sectors, and when they arrive |
//! | `memory` | slices of L2, and DRAM |
//! | `server` | one request after the other |

mod core;
mod in_flight;
mod memory;
mod server;

use super::programs::Programs;
use super::source::Source;
use super::warps::WarpId;
use super::{LOOK, Stopped};
use crate::caches::{bits, coalescer_of};
use crate::evaluation::{Evaluation, Setup};
use crate::happened::Request;
use crate::report::Report;
use crate::run::{Part, Ran};
use core::Core;
use design::{Design, Sm, SystemL2};
use in_flight::InFlight;
use memory::Memory;
use server::{TICKS, cycle, ticks};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use traces::Kind;

/// A run.
struct Model<'a, 't> {
    setup: &'a Setup,
    sm: &'a Sm,
    l2: &'a SystemL2,
    evaluation: Evaluation,
    programs: Programs<'t>,
    cores: Vec<Core>,
    /// Of each coalescer, the sectors that it has sent for.
    coalescers: Vec<InFlight>,
    memory: Memory,
    /// Warps that go on, by cycle and core.
    wakes: BinaryHeap<Reverse<(u64, u32, WarpId)>>,
    now: u64,
    /// The cycle in which everything so far is answered.
    end: u64,
    sectors: u32,
    sector_bytes: u32,
    /// Lines of an L1.
    lines: usize,
    port_ticks: u64,
    /// The most cores of a kernel that the trace has accesses of.
    recorded: u64,
}

/// A core's cycle.
enum Step {
    Asks,
    /// Nothing, until that cycle.
    Waits(u64),
    /// Nothing, until a warp goes on.
    Rests,
}

/// Runs a part of a trace.
pub(super) fn run(
    design: &Design,
    setup: &Setup,
    (sm, l2): (&Sm, &SystemL2),
    source: Source<'_>,
    part: &Part,
) -> Result<(Report, Ran), Stopped> {
    let evaluation = Evaluation::new(design, setup)?;
    let l1 = design.l1().cloned().unwrap_or_default();
    let (number, system) = (evaluation.cores() as usize, &setup.system);
    let mut model = Model {
        // A warp thinks before it wakes.
        programs: Programs::new(source, number, (system.cores().schedule, 0), part.requests),
        cores: vec![Core::default(); number],
        coalescers: vec![InFlight::default(); sm.coalescers as usize],
        memory: Memory::new(system, l2, l1.line_bytes),
        wakes: BinaryHeap::new(),
        now: 0,
        end: 0,
        sectors: l1.line_bytes / l1.sector_bytes,
        sector_bytes: l1.sector_bytes,
        lines: (sm.sets * sm.ways(l1.line_bytes)) as usize,
        port_ticks: ticks(l1.sector_bytes, system.network().port_bytes, (1, 1)),
        recorded: 0,
        setup,
        sm,
        l2,
        evaluation,
    };
    let mut is_later = false;
    while model.programs.begin() {
        if std::mem::replace(&mut is_later, true) {
            model.evaluation.flush();
        }
        model.kernel()?;
    }
    match model.programs.error() {
        Some(error) => Err(error.into()),
        None => Ok((model.report(), model.programs.ran())),
    }
}

impl Model<'_, '_> {
    /// Runs a kernel to its end.
    fn kernel(&mut self) -> Result<(), Stopped> {
        self.begin();
        let mut steps = 0u64;
        loop {
            while let Some(&Reverse((due, core, warp))) = self.wakes.peek()
                && due <= self.now
            {
                self.wakes.pop();
                self.programs.all_settled(core as usize, warp, due);
            }
            let (mut asks, mut until) = (false, None::<u64>);
            for core in 0..self.cores.len() {
                match self.step(core) {
                    Step::Asks => asks = true,
                    Step::Waits(due) => until = Some(until.map_or(due, |until| until.min(due))),
                    Step::Rests => {}
                }
            }
            let wakes = self.wakes.peek().map(|&Reverse((due, ..))| due);
            self.now = match (asks, until.into_iter().chain(wakes).min()) {
                (true, _) => self.now + 1,
                (false, Some(due)) => due.max(self.now + 1),
                (false, None) => break,
            };
            steps += 1;
            if steps.is_multiple_of(LOOK)
                && let Some(error) = self.programs.error()
            {
                return Err(error.into());
            }
        }
        // Warps end when they have thought, stores when L2 has them.
        self.now = self.now.max(self.end);
        self.cores.iter_mut().for_each(Core::clear);
        self.coalescers.fill(InFlight::default());
        Ok(())
    }

    /// Cores take their first groups. Those that have groups, but no access in any, are not recorded.
    fn begin(&mut self) {
        let (mut recorded, mut silent) = (0, 0);
        for core in 0..self.cores.len() {
            self.programs.fill(core);
            match self.programs.has_asked(core) {
                true => silent += u64::from(self.programs.has_begun(core)),
                false => recorded += 1,
            }
        }
        self.recorded = self.recorded.max(recorded);
        let share = if recorded == 0 { (1, 1) } else { (recorded + silent, recorded) };
        self.memory.share((&self.setup.system, self.sm, self.l2), self.sector_bytes, share);
    }

    /// A core asks for a line, if it can.
    fn step(&mut self, core: usize) -> Step {
        let (line, since) = match self.cores[core].waits.take() {
            Some(waits) => waits,
            None => {
                self.programs.fill(core);
                match self.programs.next(core, self.now) {
                    Some(line) => (line, self.now),
                    None => return Step::Rests,
                }
            }
        };
        let is_load = line.request.operation.kind == Kind::Load;
        // A line in flight keeps its way: a load waits while all are.
        if is_load && let Some(until) = self.cores[core].is_full_until(self.lines, self.now) {
            self.cores[core].waits = Some((line, since));
            return Step::Waits(until);
        }
        let end = if is_load { self.load(&line.request) } else { self.write(&line.request) };
        self.end = self.end.max(end);
        let at = &mut self.cores[core];
        if is_load {
            at.loads += 1;
            at.load_cycles += end - since;
        }
        let Some(warp) = line.warp else { return Step::Asks };
        at.ends(warp, is_load, end);
        if !line.has_more {
            let goes_on = at.goes_on(
                warp,
                self.sm.in_flight as usize,
                !self.programs.is_load_next(core, warp),
            );
            let due = goes_on.max(self.now) + u64::from(self.setup.system.cores().think);
            self.wakes.push(Reverse((due.max(self.now + 1), core as u32, warp)));
        }
        Step::Asks
    }

    /// A load: gives the cycle in which all its sectors are there.
    fn load(&mut self, request: &Request) -> u64 {
        let (now, line) = (self.now, request.access.line);
        let happened = self.evaluation.request(*request);
        let (to_l2, merged, lacking) = (happened.to_l2, happened.merged, happened.lacking);
        let coalescer = coalescer_of(request.core, self.cores.len(), self.coalescers.len());
        let (core, coalescer) =
            (&mut self.cores[request.core as usize], &mut self.coalescers[coalescer]);
        let mut end = now + u64::from(self.sm.hit_latency);
        let mut whole = 0;
        for bit in bits(request.access.sectors) {
            let (has, sector) =
                (|mask: u32| mask >> bit & 1 == 1, line * u64::from(self.sectors) + u64::from(bit));
            if !has(to_l2) {
                end = end.max(core.arriving.arrival(sector, now).unwrap_or_default());
                continue;
            }
            let from = now * TICKS;
            let unloaded = from + self.memory.unloaded();
            let answered = match has(merged) {
                // Another core's request brings it, or has brought it to where the two meet.
                true => coalescer.arrival(sector, now).map_or(unloaded, |cycle| cycle * TICKS),
                false => {
                    let back = self.memory.read(from, line, has(lacking));
                    coalescer.expect(sector, cycle(back));
                    back
                }
            };
            // The port has the order of requests: what comes from DRAM does not delay what comes from L2.
            let port = core.port.serve(unloaded, self.port_ticks) + self.port_ticks;
            let arrival = cycle(answered.max(port));
            core.arriving.expect(sector, arrival);
            whole = whole.max(arrival);
        }
        if whole > 0 {
            core.takes_line(whole);
        }
        end.max(whole)
    }

    /// A store or atomic: gives the cycle in which L2 has all its sectors.
    fn write(&mut self, request: &Request) -> u64 {
        let crate::Request { operation, access, .. } = *request;
        let lacking = self.evaluation.request(*request).lacking;
        let written = bits(access.sectors).map(|bit| {
            let is_lacking = lacking >> bit & 1 == 1;
            self.memory.write(self.now * TICKS, access.line, operation.kind, is_lacking)
        });
        written.max().map_or(self.now, cycle)
    }

    fn report(&mut self) -> Report {
        let mut report = self.evaluation.report();
        let of = |count: fn(&Core) -> u64| self.cores.iter().map(count).collect::<Vec<u64>>();
        report.total("cycles", self.now);
        report.total("recorded_cores", self.recorded);
        report.counts("load_cycles", &of(|core| core.load_cycles));
        report.counts("loads_answered", &of(|core| core.loads));
        report.ratio("average_load_latency", &["load_cycles"], &["loads_answered"]);
        report
    }
}
