//! The figures of a paper, as its file in `papers` declares them.

use super::formula::{Condition, Formula};
use design::{Design, Setting, Source, System};
use evaluate::{Metric, Metrics};
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;

/// Papers, and what their files say.
pub(super) const PAPERS: [(&str, &str); 5] = [
    ("pact20", include_str!("papers/pact20.toml")),
    ("ics15", include_str!("papers/ics15.toml")),
    ("taco16", include_str!("papers/taco16.toml")),
    ("isca23", include_str!("papers/isca23.toml")),
    ("thesis12", include_str!("papers/thesis12.toml")),
];

/// All of a paper.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Paper {
    pub(super) title: String,
    /// Metrics of every run.
    metrics: Vec<String>,
    pub(super) designs: BTreeMap<String, DesignForm>,
    /// Workloads that a mean is over, besides `all`.
    #[serde(default)]
    classes: BTreeMap<String, Class>,
    /// The paper's names of workloads, by those of traces.
    #[serde(default)]
    pub(super) names: BTreeMap<String, String>,
    pub(super) figures: Vec<Figure>,
}

/// A preset with some fields set.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DesignForm {
    preset: String,
    #[serde(default)]
    set: Vec<String>,
    /// Text of a system file; that of the preset's paper if absent.
    system: Option<String>,
    /// Runs in cycles.
    #[serde(default)]
    pub(super) cycles: bool,
    /// Requests are of the trace's instructions; if not, each is one by itself, so that none is scattered.
    #[serde(default = "yes")]
    pub(super) instructions: bool,
}

const fn yes() -> bool {
    true
}

/// Workloads that meet every condition and, if there are names, have one of them.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Class {
    /// As reports call it.
    name: String,
    #[serde(default, rename = "where")]
    conditions: Vec<Read<Condition>>,
    #[serde(default)]
    workloads: Vec<String>,
}

/// A figure, a table or a claim.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Figure {
    /// As `--figure` has it: 12, 5a, "Table I".
    pub(super) number: String,
    /// The number is that of a section with a claim in its text.
    #[serde(default)]
    pub(super) section: bool,
    pub(super) title: String,
    pub(super) unit: String,
    /// A bar each for every workload.
    pub(super) bars: Vec<Series>,
    pub(super) rows: Vec<Claim>,
    /// The paper's values of workloads, in `unit`.
    #[serde(default)]
    pub(super) paper: BTreeMap<String, f64>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Series {
    pub(super) name: String,
    pub(super) value: Read<Formula>,
}

/// A number over workloads, beside the paper's.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Claim {
    pub(super) what: String,
    /// The name of the bars it is made of; none counts workloads.
    pub(super) bar: Option<String>,
    #[serde(default)]
    pub(super) take: Take,
    pub(super) class: Option<String>,
    /// Of a row that counts workloads: the class that they are counted among.
    pub(super) among: Option<String>,
    /// The paper's number as it has it, or "chart only", or "-".
    pub(super) paper: String,
    /// The section or figure of the paper that has it.
    pub(super) source: String,
    #[serde(default)]
    pub(super) differs: String,
}

/// How workloads are taken together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Take {
    #[default]
    Mean,
    Geometric,
    Harmonic,
    Highest,
    Sum,
}

impl Take {
    /// Of the values, of which there is at least one.
    pub(super) fn of(self, values: &[f64]) -> f64 {
        let count = values.len() as f64;
        let sum = |of: fn(f64) -> f64| values.iter().copied().map(of).sum::<f64>();
        match self {
            Take::Mean => sum(|value| value) / count,
            Take::Geometric => (sum(f64::ln) / count).exp(),
            Take::Harmonic => count / sum(f64::recip),
            Take::Highest => values.iter().copied().fold(f64::NEG_INFINITY, f64::max),
            Take::Sum => sum(|value| value),
        }
    }

    pub(super) const fn word(self) -> &'static str {
        match self {
            Take::Mean => "mean",
            Take::Geometric => "geometric mean",
            Take::Harmonic => "harmonic mean",
            Take::Highest => "highest",
            Take::Sum => "sum",
        }
    }
}

/// A text of the file, read.
#[derive(Clone, Debug)]
pub(super) struct Read<T>(pub(super) T);

impl<'de> Deserialize<'de> for Read<Formula> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        Formula::parse(&text).map(Read).map_err(serde::de::Error::custom)
    }
}

impl<'de> Deserialize<'de> for Read<Condition> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        Condition::parse(&text).map(Read).map_err(serde::de::Error::custom)
    }
}

impl Paper {
    /// The paper of a key, which is one of [`PAPERS`].
    ///
    /// # Errors
    /// Its file is wrong.
    pub(super) fn load(key: &str) -> Result<Paper, String> {
        let (_, text) = PAPERS.iter().find(|(name, _)| *name == key).ok_or("no such paper")?;
        let paper: Paper = toml::from_str(text).map_err(|error| error.to_string())?;
        paper.require_names()?;
        Ok(paper)
    }

    /// Everything that a figure names is there.
    fn require_names(&self) -> Result<(), String> {
        for figure in &self.figures {
            let wrong = |what: String| Err(format!("figure {}: {what}", figure.number));
            if self.figures.iter().filter(|other| other.number == figure.number).count() > 1 {
                return wrong("must be there once".to_string());
            }
            for row in &figure.rows {
                if let Some(bar) = &row.bar
                    && figure.bars.iter().all(|series| series.name != *bar)
                {
                    return wrong(format!("{}: no bar is called {bar}", row.what));
                }
                for class in row.class.iter().chain(&row.among) {
                    if !self.classes.contains_key(class) {
                        return wrong(format!("{}: no class is called {class}", row.what));
                    }
                }
            }
            for path in self.paths(figure) {
                let name = path.split('.').next().unwrap_or_default();
                if name != super::results::TRACE && !self.designs.contains_key(name) {
                    return wrong(format!("{path}: no design is called {name}"));
                }
            }
        }
        Ok(())
    }

    /// The paths of results in a figure and its classes.
    fn paths<'a>(&'a self, figure: &'a Figure) -> Vec<&'a str> {
        let classes = figure.rows.iter().filter_map(|row| self.classes.get(row.class.as_ref()?));
        let conditions = classes.flat_map(|class| &class.conditions).flat_map(|one| one.0.paths());
        figure.bars.iter().flat_map(|series| series.value.0.paths()).chain(conditions).collect()
    }

    /// The designs that figures need, by name.
    pub(super) fn designs_of<'a>(
        &'a self,
        figures: &[&'a Figure],
    ) -> Vec<(&'a str, &'a DesignForm)> {
        let paths: Vec<&str> = figures.iter().flat_map(|figure| self.paths(figure)).collect();
        let is_there = |name: &str| paths.iter().any(|path| path.split('.').next() == Some(name));
        let designs = self.designs.iter().map(|(name, form)| (name.as_str(), form));
        designs.filter(|(name, _)| is_there(name)).collect()
    }

    /// Whether a figure needs cycles.
    pub(super) fn is_in_cycles(&self, figure: &Figure) -> bool {
        self.designs_of(&[figure]).iter().any(|(_, form)| form.cycles)
    }

    /// # Errors
    /// A word is no metric.
    pub(super) fn metrics(&self) -> Result<Metrics, String> {
        let metric =
            |word: &String| Metric::named(word).ok_or_else(|| format!("{word} is no metric"));
        Ok(self.metrics.iter().map(metric).collect::<Result<Vec<_>, _>>()?.into_iter().collect())
    }

    /// Whether a workload is of a class.
    ///
    /// # Errors
    /// A path leads to no result.
    pub(super) fn has(
        &self,
        class: Option<&str>,
        workload: &str,
        results: &dyn super::formula::Results,
    ) -> Result<bool, String> {
        let Some(class) = class.and_then(|name| self.classes.get(name)) else { return Ok(true) };
        if !class.workloads.is_empty()
            && !class.workloads.iter().any(|name| name == without_size(workload))
        {
            return Ok(false);
        }
        for condition in &class.conditions {
            if !condition.0.holds(results)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// How reports call a class.
    pub(super) fn class_name(&self, class: Option<&str>) -> &str {
        class.and_then(|name| self.classes.get(name)).map_or("all", |class| &class.name)
    }
}

/// The name of a workload without the size that a built-in one has.
pub(super) fn without_size(workload: &str) -> &str {
    workload.split_once(':').map_or(workload, |(name, _)| name)
}

impl DesignForm {
    /// The design, and the system around it.
    ///
    /// # Errors
    /// The config or the system is not legal.
    pub(super) fn load(&self) -> Result<(Design, System), String> {
        let settings = self.set.iter().map(|text| text.parse::<Setting>());
        let settings =
            settings.collect::<Result<Vec<_>, _>>().map_err(|error| error.to_string())?;
        let source = Source::load(&self.preset).map_err(|error| error.to_string())?;
        let design = source.design(&settings).map_err(|error| error.to_string())?;
        let system = match &self.system {
            Some(text) => System::parse(text, "scaled.toml"),
            None => System::of(design.kind()),
        };
        Ok((design, system.map_err(|error| error.to_string())?))
    }
}
