//! `isca23`: the organisation that is chosen, and what either would have given.

use design::{Config, Design, System};
use evaluate::{Evaluation, Metric, Metrics, Part, Report, Setup};
use std::error::Error;
use std::path::{Path, PathBuf};

/// A trace on `isca23`, scaled.
pub struct Isca23 {
    pub trace: String,
    report: Report,
}

/// 64 SMs with L1s of 8 KB; pages as in Table 3.
const SYSTEM: &str = "cores = { cores = 64, warps = 64 }\nl1 = { sets = 16, ways = 4 }";

impl Isca23 {
    /// Each trace on four chips of 256 KB, with profiles of 125 cycles.
    pub fn run_all(paths: &[PathBuf]) -> Result<Vec<Isca23>, Box<dyn Error>> {
        paths.iter().map(|path| Isca23::of(path)).collect()
    }

    fn of(path: &Path) -> Result<Isca23, Box<dyn Error>> {
        let mut trace = traces::open(path)?;
        let header = trace.header().clone();
        let mut config: Config = Design::load("isca23")?.config().clone();
        if let Some(sac) = &mut config.sac {
            (sac.slice_bytes, sac.profile_cycles) = (16_384, 125);
        }
        let design = evaluate::suited(&config.validate()?, &header)?;
        let system = System::parse(SYSTEM, "scaled.toml")?;
        let metrics = Metrics::from_iter([Metric::DramBytes]);
        let setup = Setup { system: system.clone(), cores: None, metrics };
        let mut own = Evaluation::new(&design, &setup)?;
        let name = path.display().to_string();
        let part = Part::default();
        evaluate::run_ahead(trace.as_mut(), &name, &system, &part, &mut [&mut own])?;
        Ok(Isca23 { trace: header.name, report: own.report() })
    }

    fn number(&self, name: &str) -> f64 {
        self.report.total.get(name).and_then(serde_json::Value::as_f64).unwrap_or(0.0)
    }

    /// A row of the table.
    pub fn row(&self) -> String {
        let of = |name: &str| self.number(name);
        let percent = |part: f64, whole: f64| match whole > 0.0 {
            true => format!("{:.1}", 100.0 * part / whole),
            false => "-".to_string(),
        };
        let lines = of("true_shared") + of("false_shared") + of("not_shared");
        let requests = of("llc_requests");
        let kernels = self.report.total["llc_kernels"].as_array().map_or(0, Vec::len);
        [
            format!("| {}", self.trace),
            format!("{requests}"),
            percent(of("true_shared"), lines),
            percent(of("false_shared"), lines),
            percent(of("llc_local_requests"), requests),
            percent(of("memory_side_llc_hits"), requests),
            percent(of("sm_side_llc_hits"), requests),
            format!("{:.0}", of("memory_side_llc_bandwidth")),
            format!("{:.0}", of("sm_side_llc_bandwidth")),
            format!("{:.0}", of("llc_bandwidth")),
            format!("{} / {} / {kernels}", of("kernels_chosen_right"), of("kernels_chosen")),
            format!("{} |", of("lines_flushed")),
        ]
        .join(" | ")
    }

    /// Figures of the page's text.
    pub fn means(all: &[Isca23]) -> Vec<(&'static str, String)> {
        let sum = |name: &str| all.iter().map(|one| one.number(name)).sum::<f64>();
        // Traces in which no kernel was chosen for have nothing that a choice could have changed.
        let chosen: Vec<&Isca23> =
            all.iter().filter(|one| one.number("kernels_chosen") > 0.0).collect();
        let harmonic = |name: &str| {
            let inverse: f64 = chosen.iter().map(|one| 1.0 / one.number(name)).sum();
            format!("{:.2}", chosen.len() as f64 / inverse)
        };
        vec![
            ("isca23_traces", chosen.len().to_string()),
            ("isca23_right", format!("{}", sum("kernels_chosen_right"))),
            ("isca23_chosen", format!("{}", sum("kernels_chosen"))),
            ("isca23_over_memory", harmonic("bandwidth_over_memory_side")),
            ("isca23_over_sm", harmonic("bandwidth_over_sm_side")),
        ]
    }
}
