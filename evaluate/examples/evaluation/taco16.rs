//! The figures of `taco16`: misses whose line another L1 holds, and loads that the ring keeps from L2.

use super::figures::{count, mean, miss_rate, percent, quotient, ratio, times};
use super::runs::Run;
use design::Design;
use evaluate::{Metric, Metrics, Report};
use std::error::Error;
use std::path::PathBuf;

/// A trace on `taco16`, on the same with the largest filter, and with the set index of the papers' simulator, which is
/// one of lines of 128 bytes.
pub struct Taco16 {
    pub preset: Run,
    large: Run,
    fermi: Option<Run>,
}

/// The replication ratio, in percent, of an application in `taco16` Table I; none where that does not have it.
fn in_table_1(trace: &str) -> Option<u32> {
    Some(match trace {
        "par_cutcp" => 78,
        "par_histo" => 1,
        "par_lbm" => 0,
        "par_mriq" => 0,
        "par_stencil" => 6,
        "par_tpacf" => 19,
        "rod_backprop" => 3,
        "rod_bfs" => 3,
        "rod_hotspot" => 29,
        "rod_lavamd" => 1,
        "rod_nw" => 8,
        "rod_particlefilter" => 8,
        "rod_streamcluster" => 18,
        _ => return None,
    })
}

/// Misses whose line another L1 held, over loads that private caches send to L2: what a ring could save at most.
fn most(run: &Run) -> Option<f64> {
    quotient(count(&run.own.total, "misses_shared")?, count(&run.private.total, "loads_to_l2")?)
}

/// Filtered misses, over misses.
fn filtered(report: &Report) -> Option<f64> {
    quotient(count(&report.total, "ccn_filtered")?, count(&report.total, "miss")?)
}

/// Stops that a request and its response pass on average.
fn hops(report: &Report) -> Option<f64> {
    let histogram = report.total.get("ccn_hops")?.as_array()?;
    let counts = || histogram.iter().filter_map(serde_json::Value::as_f64);
    let passed: f64 = counts().enumerate().map(|(hops, answers)| hops as f64 * answers).sum();
    quotient(2.0 * passed, counts().sum())
}

impl Taco16 {
    /// Runs each trace.
    ///
    /// # Errors
    /// Those of [`Run::of`].
    pub fn run_all(paths: &[PathBuf]) -> Result<Vec<Taco16>, Box<dyn Error>> {
        let (preset, fermi) = (Design::load("taco16")?, Design::load("taco16-fermi")?);
        let mut config = preset.config().clone();
        config.ccn.as_mut().ok_or("taco16 must have [ccn]")?.filter_bits = 16_384;
        let large = config.validate()?;
        let counted = [Metric::Loads, Metric::L2Requests, Metric::ReplicationRatio];
        let metrics = Metrics::from_iter(counted);
        let of = |path: &PathBuf| {
            let preset = Run::with(&preset, path, metrics)?;
            let fermi = match preset.line_bytes {
                128 => Some(Run::with(&fermi, path, metrics)?),
                _ => None,
            };
            Ok(Taco16 { preset, large: Run::with(&large, path, metrics)?, fermi })
        };
        paths.iter().map(of).collect()
    }

    /// A row of the table.
    pub fn row(&self) -> String {
        let Taco16 { preset, large, fermi } = self;
        let own = &preset.own;
        let of_fermi = |name| ratio(&fermi.as_ref()?.own, name);
        let table_1 = in_table_1(&preset.trace).map_or("-".to_string(), |ratio| ratio.to_string());
        [
            format!("| {}", preset.trace),
            table_1,
            percent(miss_rate(&own.total)),
            percent(ratio(own, "replication_ratio")),
            percent(filtered(own)),
            percent(ratio(own, "ccn_hit_rate")),
            times(hops(own)),
            percent(ratio(own, "saved_loads_to_l2")),
            percent(ratio(own, "saved_l2_requests")),
            percent(ratio(&large.own, "saved_loads_to_l2")),
            percent(of_fermi("replication_ratio")),
            percent(of_fermi("saved_loads_to_l2")) + " |",
        ]
        .join(" | ")
    }

    /// §5.3 looks at these.
    fn has_reuse(run: &Run) -> bool {
        ratio(&run.own, "replication_ratio").is_some_and(|ratio| ratio > 0.1)
    }

    /// Means for the page's text, over all traces and over those with the paper's lines.
    pub fn means(all: &[Taco16]) -> Vec<(&'static str, String)> {
        let presets = || all.iter().map(|one| &one.preset);
        let reused = || presets().filter(|run| Taco16::has_reuse(run));
        let long = || reused().filter(|run| run.line_bytes == 128);
        let large = || all.iter().map(|one| &one.large).filter(|run| Taco16::has_reuse(run));
        let fermi =
            || all.iter().filter_map(|one| one.fermi.as_ref()).filter(|run| Taco16::has_reuse(run));
        let saved = |run: &Run| ratio(&run.own, "saved_loads_to_l2");
        let spared = |run: &Run| ratio(&run.own, "saved_l2_requests");
        let replicated = |run: &Run| ratio(&run.own, "replication_ratio");
        let rate = |run: &Run| ratio(&run.own, "ccn_hit_rate");
        let sum =
            |name: &str| -> f64 { reused().filter_map(|run| count(&run.own.total, name)).sum() };
        let (kept, all_loads) = (sum("ccn_hits"), sum("baseline_loads_to_l2"));
        vec![
            ("reused", reused().count().to_string()),
            ("all", all.len().to_string()),
            ("reused_128", long().count().to_string()),
            ("reused_fermi", fermi().count().to_string()),
            ("saved", percent(mean(reused().map(saved)))),
            ("saved_large", percent(mean(large().map(saved)))),
            ("saved_128", percent(mean(long().map(saved)))),
            ("saved_fermi", percent(mean(fermi().map(saved)))),
            ("saved_sum", percent(quotient(kept, all_loads))),
            ("saved_most", percent(mean(reused().map(most)))),
            ("saved_with_stores", percent(mean(reused().map(spared)))),
            ("ring_hits", percent(mean(reused().map(rate)))),
            ("ring_hops", times(mean(long().map(|run| hops(&run.own))))),
            ("replication", percent(mean(presets().map(replicated)))),
            ("most_replication", percent(presets().filter_map(replicated).reduce(f64::max))),
        ]
    }
}
