//! Whether a system is worth building: its emitted top beside private caches with the same L1s, on the pattern that its
//! paper is for and on patterns that it is not for.

pub mod chips;
mod clusters;
mod l2;
mod patterns;
mod program;
#[cfg(test)]
mod tests;
mod tracker;

use anyhow::Context;
use design::{Cluster, ClusterNetwork, Config, Design, DesignKind, Setting};
use patterns::Pattern;
use std::fmt;
use testbenches::engine::EngineKind;

/// Cores of each top.
pub const CORES: usize = 8;

/// Requests of a core.
pub const REQUESTS: usize = 3_000;

/// Slices of L2, each with a sector of 32 bytes a cycle.
pub const SLICES: usize = 2;

/// Cycles of a message between a core and L2, or another core, where the network is outside of the top.
pub const HOP: u64 = 20;

/// Cycles of L2's array.
pub const L2_ARRAY: u64 = 60;

/// Cycles from a request's arrival at a slice's port to its first beat: a hop each way, and the array.
pub const L2_LATENCY: u64 = 2 * HOP + L2_ARRAY;

/// Size of a run.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// Lines of an L1.
    pub lines: u64,
    /// Requests of a core.
    pub requests: usize,
}

/// Cost of the second half of a run's requests: the first fills caches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Of a core, on average.
    pub cycles: u64,
    /// Loads that came to L2.
    pub loads: u64,
    /// Requests that were answered.
    pub requests: u64,
}

impl Cost {
    /// Loads of L2 a request.
    pub fn loads_a_request(self) -> f64 {
        self.loads as f64 / self.requests as f64
    }
}

/// A top: a preset with other fields.
#[derive(Clone, Copy)]
pub struct Subject {
    /// Its name in the table.
    pub name: &'static str,
    preset: &'static str,
    settings: &'static [&'static str],
}

/// A system of a paper.
pub struct System {
    /// Key of the paper, and behind it what else its rows are of.
    pub name: &'static str,
    /// Requests of a core that its rows need.
    pub requests: usize,
    /// The paper's settings, and those that gain more.
    pub subjects: &'static [Subject],
    favourable: &'static [Pattern],
    unfavourable: &'static [Pattern],
}

const MESH: [&str; 4] = ["shared_l1.cores=8", "mesh.columns=5", "mesh.rows=2", "mesh.l2_at=[2, 7]"];

const TRACKED: [&str; 3] =
    ["sharing_tracker.cores=8", "sharing_tracker.banks=2", "l2.bytes=8388608"];

/// The systems of one chip, with the patterns that their papers are for and others.
pub const SYSTEMS: [System; 5] = [
    System {
        name: "pact20",
        // A phase of the tuned DynEB.
        requests: 8_000,
        subjects: &[
            Subject { name: "`pact20`", preset: "pact20", settings: &MESH },
            Subject { name: "`pact20-tuned`", preset: "pact20-tuned", settings: &MESH },
        ],
        favourable: &[patterns::SHARED],
        unfavourable: &UNFAVOURABLE,
    },
    System {
        name: "ics15",
        requests: REQUESTS,
        subjects: &[Subject {
            name: "`ics15`",
            preset: "ics15",
            settings: &["cluster.cores=8", "cluster.l2_slices=2"],
        }],
        favourable: &[patterns::THRASHED],
        unfavourable: &UNFAVOURABLE,
    },
    System {
        name: "taco16",
        requests: REQUESTS,
        subjects: &[
            Subject {
                name: "`taco16`",
                preset: "taco16",
                settings: &["ccn.cores=8", "cluster.l2_slices=2"],
            },
            Subject {
                name: "`taco16`, `pending = \"wait\"`",
                preset: "taco16",
                settings: &[
                    "ccn.cores=8",
                    "cluster.l2_slices=2",
                    "ccn.pending=wait",
                    "l1.pending_store=refuse",
                ],
            },
        ],
        favourable: &[patterns::OUT_OF_STEP, patterns::IN_STEP],
        unfavourable: &UNFAVOURABLE,
    },
    System {
        name: "taco16-stores",
        // The filters of stored lines fill.
        requests: 12_000,
        subjects: &[
            Subject {
                name: "`taco16`, 12,000 requests",
                preset: "taco16",
                settings: &["ccn.cores=8", "cluster.l2_slices=2"],
            },
            Subject {
                name: "`taco16`, `filter_bits = 16384`, 12,000 requests",
                preset: "taco16",
                settings: &["ccn.cores=8", "cluster.l2_slices=2", "ccn.filter_bits=16384"],
            },
        ],
        favourable: &[],
        unfavourable: &[patterns::SHARED_WITH_STORES],
    },
    System {
        name: "thesis12",
        requests: REQUESTS,
        subjects: &[
            Subject { name: "`thesis12`", preset: "thesis12", settings: &TRACKED },
            Subject {
                name: "`thesis12`, `pending = \"wait\"`",
                preset: "thesis12",
                settings: &[TRACKED[0], TRACKED[1], TRACKED[2], "sharing_tracker.pending=wait"],
            },
        ],
        favourable: &[patterns::SCATTERED, patterns::IN_STEP],
        unfavourable: &UNFAVOURABLE,
    },
];

/// Patterns that no paper is for.
const UNFAVOURABLE: [Pattern; 3] = [patterns::FITS, patterns::STREAM, patterns::SHARED_WITH_STORES];

/// Head of the table of rows, and the line below it.
pub const HEAD: &str = "| top | pattern | cycles, private | cycles | times faster | L2 loads a request, private | \
                        L2 loads a request |";
/// See `HEAD`.
pub const RULE: &str = "| --- | --- | ---: | ---: | ---: | ---: | ---: |";

/// A row of the table.
#[derive(Clone, Debug)]
pub struct Row {
    subject: &'static str,
    pattern: &'static str,
    is_favourable: bool,
    private: Cost,
    system: Cost,
}

impl Row {
    /// How many times faster than private caches the top is.
    pub fn times(&self) -> f64 {
        self.private.cycles as f64 / self.system.cycles as f64
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Row { subject, pattern, private, system, .. } = self;
        let mark = if self.is_favourable { "**" } else { "" };
        write!(
            f,
            "| {subject} | {mark}{pattern}{mark} | {} | {} | {:.2} | {:.3} | {:.3} |",
            private.cycles,
            system.cycles,
            self.times(),
            private.loads_a_request(),
            system.loads_a_request()
        )
    }
}

impl Subject {
    fn design(&self) -> anyhow::Result<Design> {
        let settings = self.settings.iter().map(|setting| setting.parse());
        Ok(Design::load_with(self.preset, &settings.collect::<Result<Vec<Setting>, _>>()?)?)
    }
}

/// Private caches with the L1s of a design, as many, before as many slices.
fn private(design: &Design) -> anyhow::Result<Design> {
    let head = Design::parse("design = \"private\"\nname = \"private\"\n", "private.toml")?;
    let l1 = design.l1().context("a design with L1s")?.clone();
    let (network, interleave_bytes) = match design.kind() {
        // A bank of L2 has every line of its number, and a sharing tracker no crossbar inside.
        DesignKind::SharingTracker => (ClusterNetwork::Ports, l1.line_bytes),
        _ => (
            ClusterNetwork::Crossbar,
            design.cluster().map_or(256, |cluster| cluster.interleave_bytes),
        ),
    };
    let (cores, l2_slices) = (CORES as u32, SLICES as u32);
    let cluster = Cluster { network, cores, l2_slices, interleave_bytes, ..Cluster::default() };
    Ok(Config { l1: Some(l1), cluster: Some(cluster), ..head.config().clone() }.validate()?)
}

impl System {
    /// Every row of the system, on this engine, each core with so many requests.
    ///
    /// # Errors
    /// The Verilog cannot be built, or a rule of the harness is broken.
    pub fn rows(
        &self,
        kind: EngineKind,
        requests: usize,
        mut each: impl FnMut(Row),
    ) -> anyhow::Result<()> {
        let favourable = self.favourable.iter().map(|pattern| (*pattern, true));
        let unfavourable = self.unfavourable.iter().map(|pattern| (*pattern, false));
        for (pattern, is_favourable) in favourable.chain(unfavourable) {
            let mut baseline = None;
            for subject in self.subjects {
                let design = subject.design()?;
                // One baseline for all of a system's tops.
                let private = private(&self.subjects[0].design()?)?;
                let l1 = design.l1().context("a design with L1s")?;
                let size = Size { lines: (l1.sets * l1.ways).into(), requests };
                let lists = |pattern: Pattern| {
                    (0..CORES as u64).map(|core| (pattern.list)(core, &size)).collect()
                };
                let private_cost = match baseline {
                    Some(cost) => cost,
                    None if design.kind() == DesignKind::SharingTracker => {
                        tracker::private_cost(&design, &private, kind, lists(pattern))?
                    }
                    None => clusters::cost(&private, kind, lists(pattern))?,
                };
                baseline = Some(private_cost);
                let system = match design.kind() {
                    DesignKind::SharingTracker => {
                        let lists = lists(patterns::past_the_l1(pattern));
                        tracker::cost(&design, &private, kind, lists)?
                    }
                    _ => clusters::cost(&design, kind, lists(pattern))?,
                };
                let (subject, pattern) = (subject.name, pattern.name);
                each(Row { subject, pattern, is_favourable, private: private_cost, system });
            }
        }
        Ok(())
    }
}
