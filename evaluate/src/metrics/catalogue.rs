//! The metrics that there are, and the fields that they report.

use crate::report::{Field, Form};

/// Something that can be counted, or left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Metric {
    /// `loads`, by status, and stores and atomics.
    Loads,
    /// `l2_requests`, and what else leaves the L1s.
    L2Requests,
    /// `dram_bytes`: what a write-back L2 fetches and writes back.
    DramBytes,
    /// `replication_ratio`: load misses whose line another L1 held, over all load misses.
    ReplicationRatio,
    /// `replicas`: valid lines over distinct ones, after each load miss.
    Replicas,
    /// `holders`: misses of each core whose line each other core held.
    Holders,
    /// `no_reuse`: pairs of core and line that were touched once, over those touched.
    NoReuse,
    /// `reuse_distance`: a histogram of the other lines of the core between two touches, by powers of two.
    ReuseDistance,
    /// `older_than_own_store`: load answers that lack a store or atomic of their core.
    OlderThanOwnStore,
    /// `footprint`: pairs of core and line that were allocated, over those loaded.
    Footprint,
    /// `load_sectors`: loads by their number of sectors, from 0.
    LoadSectors,
}

impl Metric {
    /// Each of them, in the order of a report.
    pub const ALL: [Metric; 11] = [
        Metric::Loads,
        Metric::L2Requests,
        Metric::DramBytes,
        Metric::ReplicationRatio,
        Metric::Replicas,
        Metric::Holders,
        Metric::NoReuse,
        Metric::ReuseDistance,
        Metric::OlderThanOwnStore,
        Metric::Footprint,
        Metric::LoadSectors,
    ];

    /// Their words, in the same order: the field that each is named after.
    pub const WORDS: [&'static str; 11] = [
        "loads",
        "l2_requests",
        "dram_bytes",
        "replication_ratio",
        "replicas",
        "holders",
        "no_reuse",
        "reuse_distance",
        "older_than_own_store",
        "footprint",
        "load_sectors",
    ];

    /// The metric that `--metrics` calls by this word; none for a word that is not in [`Metric::WORDS`].
    pub fn named(word: &str) -> Option<Metric> {
        let place = Metric::WORDS.iter().position(|other| *other == word)?;
        Metric::ALL.get(place).copied()
    }

    /// As `--metrics` takes it.
    pub fn word(self) -> &'static str {
        Metric::WORDS[self as usize]
    }

    /// The metric whose figures have a field of another name: `loads` for `l1_miss_rate`.
    pub fn of_field(name: &str) -> Option<Metric> {
        Some(match name {
            "hit"
            | "hit_pending"
            | "miss"
            | "bypass"
            | "reservation_fail"
            | "refused_requests"
            | "l1_miss_rate"
            | "bypass_share"
            | "stores"
            | "store_hit"
            | "store_miss"
            | "atomics"
            | "load_cycles"
            | "loads_answered"
            | "average_load_latency" => Metric::Loads,
            "loads_to_l2" | "l1_requests_out" | "l2_bytes" => Metric::L2Requests,
            "misses_shared" | "load_misses" => Metric::ReplicationRatio,
            "replica_copies" | "replica_lines" => Metric::Replicas,
            "lines_touched_once" | "lines_touched" => Metric::NoReuse,
            "lines_allocated" | "lines_loaded" => Metric::Footprint,
            _ => return None,
        })
    }
}

/// The metrics to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Metrics {
    /// A bit each, by their order.
    bits: u32,
}

impl Metrics {
    /// All of them.
    pub fn all() -> Metrics {
        Metric::ALL.into_iter().collect()
    }

    /// Those that are counted record by record where there is time: what leaves the L1s is counted where it leaves.
    pub(crate) fn of_records(self) -> Metrics {
        let others = [Metric::L2Requests, Metric::DramBytes, Metric::OlderThanOwnStore];
        Metrics { bits: self.bits & !others.into_iter().collect::<Metrics>().bits }
    }

    /// This one is counted.
    pub fn has(self, metric: Metric) -> bool {
        self.bits >> metric as u32 & 1 == 1
    }
}

impl FromIterator<Metric> for Metrics {
    fn from_iter<I: IntoIterator<Item = Metric>>(metrics: I) -> Metrics {
        let bits = metrics.into_iter().fold(0, |bits, metric| bits | 1 << metric as u32);
        Metrics { bits }
    }
}

/// Every field of a report, in its order.
pub const FIELDS: &[Field] = &[
    total(count("cycles", "In cycles: how many, the last flush included.")),
    total(count(
        "recorded_cores",
        "private, with a system's [sm], in cycles: cores whose accesses the trace has.",
    )),
    count("loads", "Loads: hit + hit_pending + miss + bypass."),
    count("hit", "Loads whose line was readable."),
    count("hit_pending", "Loads whose line was in flight."),
    count("miss", "Loads that got a place for their line."),
    count("bypass", "Loads that no L1 answered and for which none kept the line."),
    count("reservation_fail", "Refused tries; in no sum."),
    count("refused_requests", "Requests that were refused at least once."),
    ratio("l1_miss_rate", "(miss + bypass) / loads."),
    ratio("bypass_share", "bypass / loads."),
    count("stores", "Stores, of one sector or of several."),
    count("store_hit", "Stores whose line was readable."),
    count("store_miss", "Stores whose line was not; those that bypass every L1 are neither."),
    count("atomics", "Atomics."),
    count("load_cycles", "In cycles: from each load's first offer to its last beat, added up."),
    count("loads_answered", "In cycles: loads that were answered."),
    ratio("average_load_latency", "In cycles: load_cycles / loads_answered."),
    count("l2_requests", "Requests that reach L2."),
    count("loads_to_l2", "Loads that reach L2, each once."),
    count("l1_requests_out", "Requests that leave an L1, for L2 or for another."),
    count("l2_bytes", "Bytes of the sectors that L2 gives or takes."),
    total(count(
        "dram_bytes",
        "Bytes that L2 fetches and writes back, those dirty at the end included.",
    )),
    count("misses_shared", "Load misses whose line another L1 held."),
    count("load_misses", "Load misses."),
    ratio("replication_ratio", "misses_shared / load_misses."),
    count("replica_copies", "Valid lines in all L1s, summed after each load miss."),
    count("replica_lines", "Distinct ones of them, summed likewise."),
    ratio("replicas", "replica_copies / replica_lines."),
    field(
        "holders",
        "Load misses whose line each core's L1 held; in total, a row a core.",
        Form::Matrix,
    ),
    count("lines_touched_once", "Pairs of core and line that loads and stores touch once."),
    count("lines_touched", "Pairs of core and line that loads and stores touch."),
    ratio("no_reuse", "lines_touched_once / lines_touched."),
    field(
        "reuse_distance",
        "Other lines of the core between two touches: histogram[0] is none, [k] is 2^(k-1)..2^k - 1; cold \
         counts first touches.",
        Form::Distances,
    ),
    count("older_than_own_store", "Load answers that lack a store or atomic of their core."),
    count("lines_allocated", "Pairs of core and line that a load found or got a place for."),
    count("lines_loaded", "Pairs of core and line that are loaded."),
    ratio("footprint", "lines_allocated / lines_loaded."),
    field("load_sectors", "Loads by their number of sectors, from 0.", Form::Counts),
    total(count(
        "tag_entries_valid",
        "decoupled-l1d: valid tag entries of all L1s, summed over the ends of kernels.",
    )),
    total(count("tag_entries", "decoupled-l1d: tag entries, summed likewise.")),
    total(ratio("tag_occupancy", "decoupled-l1d: tag_entries_valid / tag_entries.")),
    total(field(
        "dyneb_decisions",
        "shared-l1: what DynEB decided, at which core, after how many records of all cores, or in which cycle.",
        Form::Decisions,
    )),
    count("ccn_injected", "ccn: load misses that went round the ring."),
    count("ccn_filtered", "ccn: load misses that the own-store filter kept from the ring."),
    count("ccn_hits", "ccn: load misses that another L1 answered."),
    count("ccn_round_trips", "ccn: load misses that no L1 on the ring answered; they go to L2."),
    count(
        "ccn_timed_out",
        "ccn, in cycles: load misses that waited too long for the ring; they go to L2.",
    ),
    ratio("ccn_hit_rate", "ccn: ccn_hits / ccn_injected."),
    count(
        "ccn_throttled_cycles",
        "ccn, in cycles: cycles in which the core's throttler keeps its misses from the ring.",
    ),
    field(
        "ccn_hops",
        "ccn: answers by the stops from the L1 that misses to the one that holds the line, from 0.",
        Form::Counts,
    ),
    count("load_sectors_wanted", "private, with a system's [sm]: sectors that loads wanted."),
    count("load_sector_hits", "private, with a system's [sm]: those that the L1 held."),
    ratio(
        "sector_hit_rate",
        "private, with a system's [sm]: load_sector_hits / load_sectors_wanted.",
    ),
    count("sectors_from_l2", "private, with a system's [sm]: sectors that L2 gave to loads."),
    count(
        "l2_read_sectors",
        "private, with a system's [sm]: sectors that L2 was read for; fewer, where coalescers merge requests.",
    ),
    count(
        "l2_sector_hits",
        "private, with a system's [sm]: sectors of loads, stores and atomics that were in L2, stores always.",
    ),
    count("dram_read_sectors", "private, with a system's [sm]: sectors that L2 fetched."),
    count(
        "tracker_lookups",
        "sharing-tracker: load misses, of which each asks its core's tracker.",
    ),
    count("tracker_forwards", "sharing-tracker: those for which it names another core."),
    ratio("tracker_forward_rate", "sharing-tracker: tracker_forwards / tracker_lookups."),
    count(
        "tracker_nacks",
        "sharing-tracker: forwards that come back and go on to L2; 0 without time.",
    ),
    count("tracker_answered", "sharing-tracker: forwards that this core's L1 answers."),
    count(
        "tracker_invalidations",
        "sharing-tracker: stores and atomics, each of which its core's tracker sees; in cycles each sector.",
    ),
    count("tracker_freed", "sharing-tracker, without time: those that free an entry."),
    total(count(
        "llc_requests",
        "sac: requests at slices: loads, and each sector of stores and atomics.",
    )),
    total(count(
        "llc_hits",
        "sac: those that hit: loads of readable sectors, stores to lines that are there.",
    )),
    total(count("llc_hit_pending", "sac, in cycles: loads that join a line in flight.")),
    total(count("llc_misses", "sac: llc_requests - llc_hits; in cycles lookups that miss.")),
    total(count(
        "llc_lookups",
        "sac, in cycles: llc_hits + llc_hit_pending + llc_misses, those of atomic buffers included.",
    )),
    total(ratio("llc_hit_rate", "sac: llc_hits / llc_requests; in cycles llc_hits / llc_lookups.")),
    total(count("llc_local_requests", "sac: requests of lines whose home is the chip that asks.")),
    total(ratio("llc_local_share", "sac: llc_local_requests / llc_requests.")),
    total(count(
        "link_requests",
        "sac: requests, misses and write-backs that cross the links between chips.",
    )),
    total(count("link_beats", "sac, in cycles: beats of replies that cross the links.")),
    total(count(
        "link_bytes",
        "sac: bytes of the sectors that cross with them or with their answers.",
    )),
    total(count("llc_write_backs", "sac: sectors that slices write back.")),
    total(ratio(
        "llc_bandwidth",
        "sac: effective bandwidth of the last-level cache in GB/s, by isca23 §3.3 from all requests and hits.",
    )),
    total(ratio("bandwidth_over_memory_side", "sac: llc_bandwidth / memory_side_llc_bandwidth.")),
    total(ratio("bandwidth_over_sm_side", "sac: llc_bandwidth / sm_side_llc_bandwidth.")),
    total(count("llc_switches", "sac: changes of the organisation, each with a flush.")),
    total(count(
        "reconfiguration_cycles",
        "sac, in cycles: cycles in which a kernel's organisation was being changed.",
    )),
    total(count("memory_sectors_read", "sac, in cycles: sectors that memories gave.")),
    total(count("lines_flushed", "sac: lines that these invalidate.")),
    total(count("flush_write_backs", "sac: sectors that these write back.")),
    total(count("kernels_sm_side", "sac: kernels that end under SM-side.")),
    total(count(
        "kernels_chosen_right",
        "sac: those of kernels_chosen whose organisation is the better.",
    )),
    total(count("kernels_chosen", "sac: kernels whose profile ended within them.")),
    total(ratio("choice_accuracy", "sac: kernels_chosen_right / kernels_chosen.")),
    total(count(
        "crd_dropped",
        "sac: requests that found the directory's queue full; 0 without time.",
    )),
    total(field(
        "llc_kernels",
        "sac: a row a kernel: organisation, what the profile saw, both bandwidths of all its requests.",
        Form::Kernels,
    )),
    total(count("memory_side_llc_hits", "sac: llc_hits, were every kernel memory-side.")),
    total(count("memory_side_link_requests", "sac: link_requests, were every kernel memory-side.")),
    total(count("memory_side_link_bytes", "sac: link_bytes, were every kernel memory-side.")),
    total(count("memory_side_dram_bytes", "sac: dram_bytes, were every kernel memory-side.")),
    total(ratio("memory_side_llc_bandwidth", "sac: llc_bandwidth, were every kernel memory-side.")),
    total(count("sm_side_llc_hits", "sac: llc_hits, were every kernel SM-side from its start.")),
    total(count(
        "sm_side_link_requests",
        "sac: link_requests, were every kernel SM-side from its start.",
    )),
    total(count(
        "sm_side_link_bytes",
        "sac: link_bytes, were every kernel SM-side from its start.",
    )),
    total(count(
        "sm_side_dram_bytes",
        "sac: dram_bytes, were every kernel SM-side from its start.",
    )),
    total(ratio(
        "sm_side_llc_bandwidth",
        "sac: llc_bandwidth, were every kernel SM-side from its start.",
    )),
    total(count("true_shared", "sac: lines that several chips touch.")),
    total(count("false_shared", "sac: lines that one chip touches in a page that several touch.")),
    total(count("not_shared", "sac: lines of pages that one chip touches.")),
    total(count("packets_to_home", "With --top, golden: requests to homes that its switch moved.")),
    total(field(
        "beats_to_home",
        "With --top, golden: cycles in which the switch's output to each core took a beat.",
        Form::Counts,
    )),
    total(count("packets_to_l2", "With --top, golden: requests to L2 that its switch moved.")),
    total(field(
        "beats_to_l2",
        "With --top, golden: cycles in which the switch's output to each slice took a beat.",
        Form::Counts,
    )),
    total(count("packets_from_l2", "With --top, golden: L2's replies that its switch moved.")),
    total(field(
        "beats_from_l2",
        "With --top, golden: cycles in which the switch's output to each core took a beat.",
        Form::Counts,
    )),
    total(count("packets_to_core", "With --top, golden: homes' packets that its switch moved.")),
    total(field(
        "beats_to_core",
        "With --top, golden: cycles in which the switch's output to each core took a beat.",
        Form::Counts,
    )),
    total(count("baseline_l2_requests", "With --baseline: l2_requests of the private caches.")),
    total(ratio("saved_l2_requests", "With --baseline: 1 - l2_requests / baseline_l2_requests.")),
    total(count("baseline_loads_to_l2", "With --baseline: loads_to_l2 of the private caches.")),
    total(ratio("saved_loads_to_l2", "With --baseline: 1 - loads_to_l2 / baseline_loads_to_l2.")),
    total(count("baseline_dram_bytes", "With --baseline: dram_bytes of the private caches.")),
    total(ratio("saved_dram_bytes", "With --baseline: 1 - dram_bytes / baseline_dram_bytes.")),
    total(count(
        "baseline_cycles",
        "With --baseline, in cycles: cycles of the private caches, or of sac under memory-side.",
    )),
    total(ratio("speedup", "With --baseline, in cycles: baseline_cycles / cycles.")),
];

const fn field(name: &'static str, doc: &'static str, form: Form) -> Field {
    Field { name, doc, form, is_total_only: false }
}

const fn count(name: &'static str, doc: &'static str) -> Field {
    field(name, doc, Form::Count)
}

const fn ratio(name: &'static str, doc: &'static str) -> Field {
    field(name, doc, Form::Ratio)
}

const fn total(field: Field) -> Field {
    Field { is_total_only: true, ..field }
}
