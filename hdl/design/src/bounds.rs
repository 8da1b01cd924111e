//! The sizes of a design that limit others, in one table.

use super::{Axi, Design, DesignKind, L1, Llc};
use serde::Serialize;

/// A size that another one limits in this design: more of it is there than can be in use at once.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Limit {
    /// The limited size, as fields: `axi.reads`.
    pub size: &'static str,
    /// How many there are.
    pub value: u64,
    /// How many can be in use at once.
    pub most: u64,
    /// The limiting size, as fields: `line_order.entries`.
    pub by: &'static str,
    /// Why.
    pub reason: &'static str,
    /// Use of the rest.
    pub rest: Rest,
}

/// Use of entries that cannot be occupied at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rest {
    /// They hold what waits for the others.
    Waits,
    /// They are storage that is never used.
    Unused,
}

/// A row of the table: two sizes, where a design has both.
pub(crate) struct Bound {
    pub(crate) size: &'static str,
    pub(crate) by: &'static str,
    reason: &'static str,
    rest: Rest,
    /// The size, and how many can be in use.
    figures: fn(&Design) -> Option<(u64, u64)>,
}

impl Design {
    /// The sizes of this design that others limit.
    pub fn limits(&self) -> Vec<Limit> {
        let limit = |bound: &Bound| {
            let Bound { size, by, reason, rest, figures } = *bound;
            let (value, most) = figures(self)?;
            (value > most).then_some(Limit { size, value, most, by, reason, rest })
        };
        BOUNDS.iter().filter_map(limit).collect()
    }
}

/// A row whose rest is never used.
const fn unused(
    size: &'static str,
    by: &'static str,
    reason: &'static str,
    figures: fn(&Design) -> Option<(u64, u64)>,
) -> Bound {
    Bound { size, by, reason, rest: Rest::Unused, figures }
}

const WAY: &str = "a line in flight has a way";
const REQUEST: &str = "each is of a request with a unique identifier";
const LOAD: &str = "each has a load with a unique identifier";
const OF_SLICE: &str = "each is a request that a slice has unanswered";
const NUMBER: &str = "what has a number has an entry";

pub(crate) const BOUNDS: &[Bound] = &[
    unused("l1.mshr_entries", "l1.sets * l1.ways", WAY, |design| {
        let l1 = design.l1()?;
        Some((l1.mshr_entries.into(), product(&[l1.sets, l1.ways])))
    }),
    // An entry whose load has been answered early has none for the rest of its line.
    unused("l1.mshr_entries", "2 ^ l1.id_bits", LOAD, |design| {
        let l1 = of_one_core(design).filter(|l1| !l1.early_restart)?;
        Some((l1.mshr_entries.into(), 1 << l1.id_bits))
    }),
    unused("l1.miss_queue", "2 ^ l1.id_bits", REQUEST, |design| {
        let l1 = of_one_core(design)?;
        Some((l1.miss_queue.into(), 1 << l1.id_bits))
    }),
    unused("shared_l1.remote_requests", "2 ^ l1.id_bits", REQUEST, |design| {
        Some((design.shared_l1()?.remote_requests.into(), 1 << design.l1()?.id_bits))
    }),
    unused(
        "shared_l1.remote_request_out_queue",
        "shared_l1.remote_requests",
        "what waits to leave is among the requests in flight",
        |design| {
            let shared = design.shared_l1()?;
            Some((shared.remote_request_out_queue.into(), shared.remote_requests.into()))
        },
    ),
    unused(
        "shared_l1.store_tracker_lines",
        "shared_l1.remote_requests",
        "each has a store in flight",
        |design| {
            let shared = design.shared_l1()?;
            Some((shared.store_tracker_lines.into(), shared.remote_requests.into()))
        },
    ),
    unused(
        "shared_l1.store_tracker_merges",
        "shared_l1.remote_requests",
        "each is a store in flight",
        |design| {
            let shared = design.shared_l1()?;
            Some((shared.store_tracker_merges.into(), shared.remote_requests.into()))
        },
    ),
    unused(
        "shared_l1.home_requests",
        "(shared_l1.cores - 1) * shared_l1.remote_requests",
        "each is a request of another core in flight",
        |design| Some((design.shared_l1()?.home_requests.into(), of_others(design)?)),
    ),
    unused(
        "shared_l1.remote_in_queue",
        "(shared_l1.cores - 1) * shared_l1.remote_requests",
        "each is a request of another core in flight",
        |design| Some((design.shared_l1()?.remote_in_queue.into(), of_others(design)?)),
    ),
    unused("llc.mshr_entries", "llc.sets * llc.ways", WAY, |design| {
        let llc = design.llc().filter(|_| design.kind() == DesignKind::Llc)?;
        Some((llc.mshr_entries.into(), product(&[llc.sets, llc.ways])))
    }),
    unused("llc.mshr_entries", "sets of a slice * sac.slice_ways", WAY, |design| {
        let llc = design.llc().filter(|_| design.kind() == DesignKind::Sac)?;
        Some((llc.mshr_entries.into(), product(&[llc.sets, llc.ways])))
    }),
    unused("llc.mshr_entries", "sets of a bank * l2.ways", WAY, |design| {
        let llc = design.llc().filter(|_| design.kind() == DesignKind::SharingTracker)?;
        Some((llc.mshr_entries.into(), product(&[llc.sets, llc.ways])))
    }),
    unused("llc.mshr_entries", "2 ^ (llc.source_bits + llc.id_bits)", LOAD, |design| {
        let llc = design.llc().filter(|_| design.kind() == DesignKind::Llc)?;
        Some((llc.mshr_entries.into(), 1 << (llc.source_bits + llc.id_bits)))
    }),
    unused("llc.mshr_merges", "2 ^ (llc.source_bits + llc.id_bits)", REQUEST, |design| {
        let llc = design.llc().filter(|_| design.kind() == DesignKind::Llc)?;
        Some((llc.mshr_merges.into(), 1 << (llc.source_bits + llc.id_bits)))
    }),
    unused(
        "llc.mshr_entries",
        "l2.split_requests * sectors of a line",
        "each has a load of a sector of a request",
        |design| {
            let (l1, l2) = (design.l1()?, design.l2()?);
            let sectors = l1.line_bytes / l1.sector_bytes;
            Some((design.llc()?.mshr_entries.into(), product(&[l2.split_requests, sectors])))
        },
    ),
    unused(
        "llc.mshr_merges",
        "l2.split_requests",
        "each is a load of a request, which names a sector once",
        |design| Some((design.llc()?.mshr_merges.into(), design.l2()?.split_requests.into())),
    ),
    unused(
        "llc.miss_queue",
        "llc.mshr_entries + llc.write_backs + llc.atomics",
        OF_SLICE,
        |design| Some((design.llc()?.miss_queue.into(), of_slice(design.llc()?))),
    ),
    unused(
        "line_order.entries",
        "llc.mshr_entries + llc.write_backs + llc.atomics",
        OF_SLICE,
        |design| {
            let entries = design.line_order()?.entries(design.axi()?);
            Some((entries.into(), of_slice(design.llc()?)))
        },
    ),
    unused("axi.reads", "llc.mshr_entries + llc.atomics", OF_SLICE, |design| {
        let llc = design.llc()?;
        Some((design.axi()?.reads.into(), (llc.mshr_entries + llc.atomics).into()))
    }),
    unused("axi.writes", "llc.write_backs + llc.atomics", OF_SLICE, |design| {
        let llc = design.llc()?;
        Some((design.axi()?.writes.into(), (llc.write_backs + llc.atomics).into()))
    }),
    unused("axi.reads", "line_order.entries", NUMBER, |design| {
        let axi = design.axi()?;
        Some((axi.reads.into(), design.line_order()?.entries(axi).into()))
    }),
    unused("axi.writes", "line_order.entries", NUMBER, |design| {
        let axi = design.axi()?;
        Some((axi.writes.into(), design.line_order()?.entries(axi).into()))
    }),
    unused("axi.reads + axi.writes", "line_order.entries", NUMBER, |design| {
        let axi = design.axi()?;
        Some((numbers(axi), design.line_order()?.entries(axi).into()))
    }),
    Bound {
        size: "llc.mshr_entries",
        by: "axi.reads",
        reason: "a line that memory is asked for has a number",
        rest: Rest::Waits,
        figures: |design| Some((design.llc()?.mshr_entries.into(), design.axi()?.reads.into())),
    },
    Bound {
        size: "llc.write_backs",
        by: "axi.writes",
        reason: "a sector that memory is to write has a number",
        rest: Rest::Waits,
        figures: |design| Some((design.llc()?.write_backs.into(), design.axi()?.writes.into())),
    },
];

fn product(factors: &[u32]) -> u64 {
    factors.iter().map(|factor| u64::from(*factor)).product()
}

fn numbers(axi: &Axi) -> u64 {
    (axi.reads + axi.writes).into()
}

/// An L1 whose requests are all of one core, each with its identifier.
fn of_one_core(design: &Design) -> Option<&L1> {
    let kinds = [DesignKind::Private, DesignKind::DecoupledL1d, DesignKind::Ccn];
    design.l1().filter(|_| kinds.contains(&design.kind()))
}

/// Requests that other cores may have in flight to one home.
fn of_others(design: &Design) -> Option<u64> {
    let shared = design.shared_l1()?;
    Some(product(&[shared.cores - 1, shared.remote_requests]))
}

/// Requests that a slice may have unanswered.
fn of_slice(llc: &Llc) -> u64 {
    (llc.mshr_entries + llc.write_backs + llc.atomics).into()
}
