//! `sac`: private L1s, and behind them the last-level cache of several chips, once for each organisation.
//!
//! | module | what it holds |
//! | --- | --- |
//! | `llc` | the slices' tags, traffic over links and to memory |
//! | `pages` | whose memory a page is in, and which chips touch it |
//! | `unit` | profile, directories and the choice, by the golden blocks |
//! | `stretch` | what is counted while the organisation stays, and its bandwidth |
//! | `kernels` | a row a kernel |

mod kernels;
mod llc;
mod pages;
mod stretch;
#[cfg(test)]
mod tests;
mod unit;

use super::Caches;
use super::private::Private;
use crate::evaluation;
use crate::happened::Happened;
use crate::report::{Report, quotient};
use design::{Design, System};
use kernels::Kernel;
use llc::{Asked, Llc};
pub(crate) use pages::Pages;
use sac::eab_unit;
use sac::route_policy::{Config as RouteConfig, model::RoutePolicy};
use serde_json::{Value, json};
use stretch::{gigabytes, outcome};
use traces::Kind;
pub(crate) use unit::Profiled;
use unit::Unit;

/// The L1s of all chips' SMs, and the chips.
pub(super) struct Sac {
    l1s: Private,
    chips: Chips,
}

/// The last-level cache of all chips: with the organisation that the unit chooses, and with either for good.
#[derive(Clone)]
struct Chips {
    sms_of_a_chip: u32,
    sector_bytes: u64,
    route: RoutePolicy,
    eab: eab_unit::Config,
    pages: Pages,
    unit: Unit,
    chosen: Llc,
    memory_side: Llc,
    sm_side: Llc,
    /// The profile and the choice of this kernel.
    profiled: Option<Profiled>,
    /// The kernels that have ended, and how much of the chosen organisation's flushes was before this one.
    kernels: Vec<Kernel>,
    flushed_before: [u64; 2],
}

impl Sac {
    pub(super) fn new(design: &Design, cores: u32, system: &System) -> Option<Sac> {
        let l1s = Private::new(&evaluation::private(design, system).ok()?, cores)?;
        Some(Sac { l1s, chips: Chips::new(design, cores, system)? })
    }
}

impl Caches for Sac {
    fn access(&mut self, happened: &mut Happened) {
        self.l1s.access(happened);
        if happened.to_l2 != 0 {
            self.chips.take(happened);
        }
    }

    fn flush(&mut self) {
        self.l1s.flush();
        self.chips.end_kernel();
        self.chips.unit.start();
    }

    fn tick(&mut self) {
        self.chips.tick();
    }

    fn report(&self, report: &mut Report) {
        let mut chips = self.chips.clone();
        if chips.has_run() {
            chips.end_kernel();
        }
        chips.report(report);
    }
}

impl Chips {
    fn new(design: &Design, cores: u32, system: &System) -> Option<Chips> {
        let (sac, llc) = (design.sac()?, design.llc()?);
        let cache = |sm_side| Llc::new(sac, llc, sm_side);
        Some(Chips {
            sms_of_a_chip: cores / sac.chips,
            sector_bytes: sac.sector_bytes.into(),
            route: RoutePolicy::new(&RouteConfig::of(design)?),
            eab: eab_unit::Config::of(design)?,
            pages: Pages::new(system.pages(), sac),
            unit: Unit::new(design)?,
            chosen: cache(false),
            memory_side: cache(false),
            sm_side: cache(true),
            profiled: None,
            kernels: Vec::new(),
            flushed_before: [0; 2],
        })
    }

    /// A record that reaches the chips' slices: a load is one request, a store or atomic one a sector.
    fn take(&mut self, happened: &Happened) {
        let crate::Request { core, operation, access, .. } = happened.request;
        let (chip, line) = (core / self.sms_of_a_chip, access.line);
        let home = self.pages.touch(line, chip);
        let place = self.route.place(line);
        let asked = Asked { kind: operation.kind, chip, home, line, place, sectors: 0 };
        let mut left = happened.to_l2;
        if operation.kind == Kind::Load {
            self.request(&Asked { sectors: left, ..asked });
            return;
        }
        while left != 0 {
            self.request(&Asked { sectors: left & left.wrapping_neg(), ..asked });
            left &= left - 1;
        }
    }

    fn request(&mut self, asked: &Asked) {
        let hit = self.chosen.request(asked);
        self.unit.see(asked, hit);
        self.memory_side.request(asked);
        self.sm_side.request(asked);
    }

    /// A cycle of policy time: the last one of a profile brings its choice, which holds from the next record on.
    fn tick(&mut self) {
        let Some(profiled) = self.unit.tick() else { return };
        if profiled.outcome.sm_side {
            self.chosen.end_stretch(&self.eab);
            self.chosen.switch(true);
        }
        self.profiled = Some(profiled);
    }

    /// Something was asked since the last kernel's end, or it was the first.
    fn has_run(&self) -> bool {
        self.memory_side.stretch.requests > 0
    }

    /// A kernel ends: SM-side caches are flushed, the chosen organisation is memory-side again.
    fn end_kernel(&mut self) {
        let (memory_side, sm_side) = (&self.memory_side.stretch, &self.sm_side.stretch);
        let whole = outcome(&self.eab, memory_side, sm_side);
        let requests = memory_side.requests;
        let is_sm_side = self.chosen.is_sm_side();
        self.chosen.end_stretch(&self.eab);
        self.memory_side.end_stretch(&self.eab);
        self.sm_side.end_stretch(&self.eab);
        if is_sm_side {
            self.chosen.switch(false);
        }
        self.sm_side.flush();
        let flushed = [self.chosen.counts.lines_flushed, self.chosen.counts.flush_write_backs];
        let [lines, write_backs] = [0, 1].map(|of| flushed[of] - self.flushed_before[of]);
        self.flushed_before = flushed;
        let profiled = self.profiled.take();
        let flushed = [lines, write_backs];
        self.kernels.push(Kernel { requests, is_sm_side, profiled, whole, flushed });
    }

    fn report(&self, report: &mut Report) {
        self.report_chosen(report);
        self.report_choices(report);
        let fixed = [("memory_side", &self.memory_side), ("sm_side", &self.sm_side)];
        let ours = self.chosen.bandwidth();
        for (name, llc) in fixed {
            let mut put =
                |field: &str, value: Value| report.total(&format!("{name}_{field}"), value);
            put("llc_hits", llc.counts.hits.into());
            put("link_requests", llc.counts.link_requests.into());
            put("link_bytes", (llc.counts.link_sectors * self.sector_bytes).into());
            put("dram_bytes", (llc.memory_sectors() * self.sector_bytes).into());
            put("llc_bandwidth", llc.bandwidth().map_or(Value::Null, gigabytes));
            let over = ours.zip(llc.bandwidth()).filter(|(_, theirs)| *theirs > 0.0);
            let over = over.map_or(Value::Null, |(ours, theirs)| json!(ours / theirs));
            report.total(&format!("bandwidth_over_{name}"), over);
        }
        let [truly, falsely, alone] = self.pages.shared();
        report.total("true_shared", truly);
        report.total("false_shared", falsely);
        report.total("not_shared", alone);
    }

    /// Figures under the chosen organisations.
    fn report_chosen(&self, report: &mut Report) {
        let counts = &self.chosen.counts;
        let (hits, requests) = (("llc_hits", counts.hits), ("llc_requests", counts.requests));
        report.total_ratio("llc_hit_rate", hits, requests);
        report.total("llc_misses", counts.requests - counts.hits);
        let local = ("llc_local_requests", counts.local);
        report.total_ratio("llc_local_share", local, requests);
        report.total("link_requests", counts.link_requests);
        report.total("link_bytes", counts.link_sectors * self.sector_bytes);
        report.total("llc_write_backs", counts.write_backs);
        report.total("llc_bandwidth", self.chosen.bandwidth().map_or(Value::Null, gigabytes));
        // The L2 of the system is not there: the chips' memories are behind the slices.
        if report.total.contains_key("dram_bytes") {
            report.total("dram_bytes", self.chosen.memory_sectors() * self.sector_bytes);
        }
        report.total("llc_switches", counts.switches);
        report.total("lines_flushed", counts.lines_flushed);
        report.total("flush_write_backs", counts.flush_write_backs);
    }

    /// The choices: for which kernels, and whether each was the better.
    fn report_choices(&self, report: &mut Report) {
        let chosen = || self.kernels.iter().filter(|kernel| kernel.profiled.is_some());
        let right = chosen().filter(|kernel| kernel.is_sm_side == kernel.whole.sm_side).count();
        report.total("kernels_sm_side", self.kernels.iter().filter(|k| k.is_sm_side).count());
        let choices = ("kernels_chosen", chosen().count() as u64);
        report.total_ratio("choice_accuracy", ("kernels_chosen_right", right as u64), choices);
        // No queue has a limit without time.
        report.total("crd_dropped", 0);
        let slices = self.eab.slices() as u64;
        let rows = self.kernels.iter().enumerate();
        report.total("llc_kernels", rows.map(|(i, one)| one.row(i, slices)).collect::<Vec<_>>());
    }
}

/// A ratio beside its parts.
fn ratio(part: u64, whole: u64) -> Value {
    quotient(part, whole)
}
