//! `thesis12` Fig. 4.1, 4.4 and 4.5: bytes from and to DRAM with sharing trackers and scatter bypass, by the size of L2.

use super::figures::{mean, percent};
use design::{Config, Design, Sharers, System};
use evaluate::{Evaluation, Metric, Metrics, Part, Report, Setup};
use std::error::Error;
use std::path::Path;
use traces::Trace;
use workloads::{Place, Workload};

/// Sizes of L2, in KB (Table 4.1).
const SIZES: [u32; 4] = [128, 256, 512, 1024];

/// Workloads that are built in, all in their default sizes.
pub const WORKLOADS: [&str; 11] = [
    "bfs",
    "convolution",
    "histogram",
    "kmeans",
    "matmul",
    "matmul_tiled",
    "needleman_wunsch",
    "reduction",
    "spmv",
    "stencil",
    "transpose",
];

/// How Table 4.2 of the thesis calls an application; none where it does not have it.
fn in_table_4_2(name: &str) -> Option<&'static str> {
    Some(match name {
        "bfs" => "BFS",
        "par_cutcp" => "CutCP",
        "par_histo" => "Histo",
        "par_lbm" => "LBM",
        "par_mriq" => "MRIQ",
        "matmul_tiled" => "SGEMM",
        "spmv" => "SPMV",
        "par_stencil" => "Stencil",
        _ => return None,
    })
}

/// Parts around the L1s, for some size of L2.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Build {
    Private,
    /// Trackers, and no load bypasses for its lines.
    Tracker,
    Preset,
    Single,
    Trackers(u32),
}

/// An evaluation of each: three builds by the four sizes, then the others with the smallest L2.
fn builds() -> impl Iterator<Item = (Build, u32)> {
    let by_size = [Build::Private, Build::Tracker, Build::Preset]
        .into_iter()
        .flat_map(|build| SIZES.map(|size| (build, size)));
    by_size.chain(
        [Build::Single, Build::Trackers(2), Build::Trackers(4)].map(|build| (build, SIZES[0])),
    )
}

/// Results of a trace.
pub struct Thesis12 {
    name: String,
    requests: u64,
    pub line_bytes: u32,
    /// In the order of [`builds`].
    reports: Vec<Report>,
}

impl Thesis12 {
    /// Runs the trace of a file.
    ///
    /// # Errors
    /// The trace is none, or the design cannot take it.
    pub fn of_file(path: &Path) -> Result<Thesis12, Box<dyn Error>> {
        let trace = traces::open(path)?;
        let name = trace.header().name.clone();
        Thesis12::of(trace, name)
    }

    /// Runs a workload that is built in.
    ///
    /// # Errors
    /// No workload has this name.
    pub fn of_workload(name: &str) -> Result<Thesis12, Box<dyn Error>> {
        let place = Place { line_bytes: 128, sector_bytes: 32, address_bits: 40 };
        Thesis12::of(name.parse::<Workload>()?.open(&place)?, name.to_string())
    }

    fn of(mut trace: Box<dyn Trace>, name: String) -> Result<Thesis12, Box<dyn Error>> {
        let header = trace.header().clone();
        let preset = evaluate::suited(&Design::load("thesis12")?, &header)?;
        let system = System::of(preset.kind())?;
        let mut all = builds()
            .map(|(build, size)| evaluation(&preset, &system, build, size))
            .collect::<Result<Vec<_>, _>>()?;
        let mut each: Vec<&mut Evaluation> = all.iter_mut().collect();
        let part = Part::default();
        let ran = evaluate::run_ahead(trace.as_mut(), &name, &system, &part, &mut each)?;
        Ok(Thesis12 {
            name,
            requests: ran.requests,
            line_bytes: header.line_bytes,
            reports: all.iter_mut().map(Evaluation::report).collect(),
        })
    }

    fn report(&self, build: Build, size: u32) -> Option<&Report> {
        let place = builds().position(|one| one == (build, size))?;
        self.reports.get(place)
    }

    fn bytes(&self, build: Build, size: u32) -> Option<f64> {
        Some(self.report(build, size)?.total_of("dram_bytes")? as f64)
    }

    /// Share that a build saves of the DRAM demand of private caches with as large an L2.
    fn saved(&self, build: Build, size: u32) -> Option<f64> {
        Some(1.0 - self.bytes(build, size)? / self.bytes(Build::Private, size)?)
    }

    fn ratio(&self, name: &str) -> Option<f64> {
        self.report(Build::Preset, SIZES[0])?.total.get(name)?.as_f64()
    }

    /// A row of the table.
    pub fn row(&self) -> String {
        let mut cells = vec![
            format!("| {}", self.name),
            in_table_4_2(&self.name).unwrap_or_default().to_string(),
            self.requests.to_string(),
            percent(self.ratio("bypass_share")),
            percent(self.ratio("tracker_forward_rate")),
        ];
        for build in [Build::Tracker, Build::Preset] {
            cells.extend(SIZES.map(|size| percent(self.saved(build, size))));
        }
        cells.extend(
            [Build::Single, Build::Trackers(2), Build::Trackers(4)]
                .map(|build| percent(self.saved(build, SIZES[0]))),
        );
        cells.join(" | ") + " |"
    }

    /// Figures that the page's text takes from the rows with the thesis's lines.
    pub fn means(all: &[&Thesis12]) -> Vec<(String, String)> {
        let theirs: Vec<&Thesis12> =
            all.iter().copied().filter(|one| in_table_4_2(&one.name).is_some()).collect();
        // Where L2 holds what private caches ask for, nothing can be saved.
        let exceeds = |one: &&&Thesis12| {
            let of = |size| one.bytes(Build::Private, size);
            of(SIZES[0]) > of(SIZES[3]).map(|least| 1.05 * least)
        };
        let exceeding: Vec<&Thesis12> = all.iter().filter(exceeds).copied().collect();
        let mut filled = vec![
            ("thesis12_rows".to_string(), all.len().to_string()),
            ("thesis12_exceeding".to_string(), exceeding.len().to_string()),
        ];
        for (word, rows) in [("theirs", &theirs), ("all", &all.to_vec()), ("large", &exceeding)] {
            for (build, name) in [(Build::Tracker, "tracker"), (Build::Preset, "both")] {
                for size in SIZES {
                    let saved = mean(rows.iter().map(|one| one.saved(build, size)));
                    filled.push((format!("thesis12_{word}_{name}_{size}"), percent(saved)));
                }
            }
            // A quarter of the L2, with trackers and bypass, beside the whole without.
            let quarter = |one: &&Thesis12| {
                Some(one.bytes(Build::Preset, 256)? / one.bytes(Build::Private, 1024)?)
            };
            let times = mean(rows.iter().map(quarter)).map(|times| format!("{times:.2}"));
            filled.push((format!("thesis12_{word}_quarter"), times.unwrap_or_default()));
        }
        filled
    }
}

/// A build without time.
fn evaluation(
    preset: &Design,
    system: &System,
    build: Build,
    size: u32,
) -> Result<Evaluation, Box<dyn Error>> {
    let mut config: Config = preset.config().clone();
    if let (Some(l2), Some(tracker)) = (&mut config.l2, &mut config.sharing_tracker) {
        l2.bytes = 1024 * size;
        match build {
            Build::Single => tracker.sharers = Sharers::Single,
            Build::Trackers(number) => tracker.trackers = number,
            Build::Private | Build::Tracker | Build::Preset => {}
        }
    }
    let design = config.validate()?;
    let metrics = Metrics::from_iter([Metric::Loads, Metric::DramBytes]);
    let setup = Setup { system: system.around(&design)?, cores: None, metrics };
    if build == Build::Private {
        let setup = Setup { cores: design.stated_cores(), ..setup };
        return Ok(Evaluation::new(&evaluate::private(&design, system)?, &setup)?);
    }
    let mut evaluation = Evaluation::new(&design, &setup)?;
    if build == Build::Tracker {
        evaluation.ignore_instructions();
    }
    Ok(evaluation)
}
