//! The figures of the page: rows of traces, and means over them.

use super::runs::Run;
use evaluate::Report;
use serde_json::{Map, Value};

/// A ratio of a report, if it has a denominator.
pub fn ratio(report: &Report, name: &str) -> Option<f64> {
    report.total.get(name)?.as_f64()
}

/// Loads that an L1 answered, over loads.
fn hit_rate(row: &Map<String, Value>) -> Option<f64> {
    quotient(count(row, "hit")?, count(row, "loads")?)
}

/// Loads that missed, over those that an L1 was asked for.
pub fn miss_rate(row: &Map<String, Value>) -> Option<f64> {
    quotient(count(row, "miss")?, count(row, "loads")? - count(row, "bypass")?)
}

pub fn count(row: &Map<String, Value>, name: &str) -> Option<f64> {
    row.get(name)?.as_f64()
}

pub fn quotient(numerator: f64, denominator: f64) -> Option<f64> {
    (denominator > 0.0).then(|| numerator / denominator)
}

/// Of the touches that are not a line's first, those at so many other lines or more; 2^bits of them.
fn far(report: &Report, bits: usize) -> Option<f64> {
    let histogram = report.total.get("reuse_distance")?.get("histogram")?.as_array()?;
    let counts: Vec<u64> = histogram.iter().filter_map(Value::as_u64).collect();
    let all: u64 = counts.iter().sum();
    // Place k holds the distances from 2^(k - 1) on.
    let far: u64 = counts.iter().skip(bits + 1).sum();
    (all > 0).then(|| far as f64 / all as f64)
}

pub fn percent(value: Option<f64>) -> String {
    value.map_or("-".to_string(), |value| format!("{:.1}", 100.0 * value))
}

pub fn times(value: Option<f64>) -> String {
    value.map_or("-".to_string(), |value| format!("{value:.2}"))
}

/// The mean of what there is.
pub fn mean(values: impl Iterator<Item = Option<f64>>) -> Option<f64> {
    let values: Vec<f64> = values.flatten().collect();
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
}

/// A trace on `pact20`, and on the same with shorter phases.
pub struct Pact20 {
    pub preset: Run,
    pub scaled: Run,
}

impl Pact20 {
    /// A row of the table.
    pub fn row(&self) -> String {
        let Pact20 { preset, scaled } = self;
        let private = &preset.private;
        let mut cells = vec![
            format!("| {}", preset.trace),
            preset.requests.to_string(),
            percent(miss_rate(&private.total)),
            percent(ratio(private, "replication_ratio")),
            times(ratio(private, "replicas")),
        ];
        for run in [preset, scaled] {
            let decided = run.own.total.get("dyneb_decisions").and_then(Value::as_array);
            let decided = decided.map_or(&[][..], Vec::as_slice);
            let shared = decided.iter().filter(|one| one["decision"] == "shared").count();
            cells.extend([
                percent(miss_rate(&run.own.total)),
                percent(ratio(&run.own, "bypass_share")),
                times(ratio(&run.own, "replicas")),
                format!("{shared} / {}", decided.len()),
            ]);
        }
        cells.join(" | ") + " |"
    }

    /// §2.1 would call it sensitive, but for the speed-up of a larger L1, which needs time.
    fn is_sensitive(&self) -> bool {
        let above = |name, least| ratio(&self.preset.private, name).is_some_and(|got| got > least);
        above("replication_ratio", 0.1) && above("l1_miss_rate", 0.5)
    }

    /// Means over all traces for the page's text.
    pub fn means(all: &[&Pact20]) -> Vec<(&'static str, String)> {
        let sensitive = || all.iter().filter(|one| one.is_sensitive());
        let replicas = |of: fn(&Pact20) -> &Report| {
            times(mean(sensitive().map(|one| ratio(of(one), "replicas"))))
        };
        let drop = |of: fn(&Pact20) -> &Run| {
            percent(mean(sensitive().map(|one| of(one).miss_rate_drop())))
        };
        let ratios = all.iter().filter_map(|one| ratio(&one.preset.private, "replication_ratio"));
        vec![
            ("sensitive", sensitive().count().to_string()),
            ("traces", all.len().to_string()),
            ("highest_replication", percent(ratios.reduce(f64::max))),
            ("replicas_private", replicas(|one| &one.preset.private)),
            ("replicas_dyneb", replicas(|one| &one.preset.own)),
            ("replicas_scaled", replicas(|one| &one.scaled.own)),
            ("drop_dyneb", drop(|one| &one.preset)),
            ("drop_scaled", drop(|one| &one.scaled)),
        ]
    }
}

impl Run {
    /// How much lower the design's miss rate is than that of private caches.
    fn miss_rate_drop(&self) -> Option<f64> {
        Some(1.0 - quotient(miss_rate(&self.own.total)?, miss_rate(&self.private.total)?)?)
    }
}

/// Runs for the figures of `ics15`.
pub struct Ics15<'a>(pub &'a [&'a Run]);

/// The core that always has the decoupled tag store.
const LEADER: usize = 0;

fn footprint_of_leader(run: &Run) -> Option<f64> {
    run.own.cores[LEADER].get("footprint")?.as_f64()
}

/// How `ics15` Table 1 calls a trace's application and its kind; none where it does not have it.
fn in_table_1(trace: &str) -> Option<(&'static str, Kind)> {
    Some(match trace {
        "rod_particlefilter" => ("PTF", Kind::Unfriendly),
        "rod_nw" => ("NW", Kind::Unfriendly),
        "rod_hotspot" => ("HS", Kind::Unfriendly),
        "rod_pathfinder" => ("PF", Kind::Insensitive),
        "rod_backprop" => ("BP", Kind::Friendly),
        _ => return None,
    })
}

/// Whether a cache helps (`ics15` Table 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Unfriendly,
    Insensitive,
    Friendly,
}

impl Kind {
    fn word(self) -> &'static str {
        match self {
            Kind::Unfriendly => "CNF",
            Kind::Insensitive => "CI",
            Kind::Friendly => "CF",
        }
    }
}

impl Ics15<'_> {
    /// A row of the table.
    pub fn row(run: &Run) -> String {
        let (own, private) = (&run.own, &run.private);
        let table_1 = in_table_1(&run.trace);
        [
            format!("| {}", run.trace),
            table_1.map_or(String::new(), |(name, kind)| format!("{name}, {}", kind.word())),
            percent(ratio(private, "no_reuse")),
            percent(far(private, 7)),
            percent(hit_rate(&private.total)),
            percent(hit_rate(&own.total)),
            percent(ratio(own, "footprint")),
            percent(hit_rate(&private.cores[LEADER])),
            percent(hit_rate(&own.cores[LEADER])),
            percent(footprint_of_leader(run)),
            percent(ratio(own, "saved_l2_requests")) + " |",
        ]
        .join(" | ")
    }

    fn of(&self, kind: Kind) -> impl Iterator<Item = &Run> {
        let is_one = move |run: &&Run| in_table_1(&run.trace).is_some_and(|(_, its)| its == kind);
        self.0.iter().copied().filter(is_one)
    }

    /// Means over all traces for the page's text.
    pub fn means(&self) -> Vec<(&'static str, String)> {
        let (unfriendly, friendly) = (|| self.of(Kind::Unfriendly), || self.of(Kind::Friendly));
        let hits = |row: fn(&Run) -> &Map<String, Value>| {
            percent(mean(unfriendly().map(move |run| hit_rate(row(run)))))
        };
        let none = |run: &Run| ratio(&run.private, "no_reuse");
        let kept = |run: &Run| ratio(&run.own, "footprint").map(|kept| 1.0 - kept);
        let leader = |run: &Run| footprint_of_leader(run).map(|kept| 1.0 - kept);
        vec![
            ("cnf_hits", hits(|run| &run.private.total)),
            ("cnf_hits_decoupled", hits(|run| &run.own.total)),
            ("cnf_hits_leader", hits(|run| &run.own.cores[LEADER])),
            ("cf_hits", percent(mean(friendly().map(|run| hit_rate(&run.private.total))))),
            ("cnf_no_reuse", percent(mean(unfriendly().map(none)))),
            ("cf_no_reuse", percent(mean(friendly().map(none)))),
            ("cnf_footprint", percent(mean(unfriendly().map(kept)))),
            ("cnf_footprint_leader", percent(mean(unfriendly().map(leader)))),
            ("all_footprint_leader", percent(mean(self.0.iter().copied().map(leader)))),
        ]
    }
}
