//! The figures of a run, of each core and in all, under their JSON names.

use crate::windows::Counted;
use serde_json::{Map, Value, json};

/// A field of a report, for its schema.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Its JSON name.
    pub name: &'static str,
    /// Meaning of the metric.
    pub doc: &'static str,
    /// Form of the value.
    pub form: Form,
    /// The value is in `total` alone.
    pub is_total_only: bool,
}

/// The form of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// An integer from 0 on.
    Count,
    /// A number, or null where the denominator is 0.
    Ratio,
    /// Integers.
    Counts,
    /// A list of counts of a core, of lists of them in all.
    Matrix,
    /// `histogram`, integers, and `cold`, an integer.
    Distances,
    /// Objects that say `record`, `core` and `decision`.
    Decisions,
    /// An object a kernel: its organisation of the last-level cache, and what the choice was made of.
    Kernels,
}

/// Counts and ratios.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Counts and ratios by name, for each core in the order of their numbers.
    pub cores: Vec<Map<String, Value>>,
    /// Those of all cores: sums, and ratios of sums.
    pub total: Map<String, Value>,
    /// Counts over time, where these were asked for.
    pub windows: Vec<Counted>,
}

impl Report {
    pub(crate) fn new(cores: u32) -> Report {
        Report { cores: vec![Map::new(); cores as usize], total: Map::new(), windows: vec![] }
    }

    /// A count of each core, and their sum.
    pub(crate) fn counts(&mut self, name: &str, counts: &[u64]) {
        for (core, count) in self.cores.iter_mut().zip(counts) {
            core.insert(name.to_string(), (*count).into());
        }
        self.total(name, counts.iter().sum::<u64>());
    }

    /// Other counts in the place of some that are there; nothing where there are none.
    pub(crate) fn replace(&mut self, name: &str, counts: &[u64]) {
        if self.total.contains_key(name) {
            self.counts(name, counts);
        }
    }

    /// Another value of a count that is there, by core and the one before; nothing where there is none.
    pub(crate) fn change(&mut self, name: &str, other: impl Fn(usize, u64) -> u64) {
        let of =
            |(core, row): (usize, &Map<String, Value>)| Some(other(core, row.get(name)?.as_u64()?));
        let after: Option<Vec<u64>> = self.cores.iter().enumerate().map(of).collect();
        if let Some(after) = after {
            self.counts(name, &after);
        }
    }

    /// A ratio of counts that are there already.
    pub(crate) fn ratio(&mut self, name: &str, numerators: &[&str], denominators: &[&str]) {
        for row in self.cores.iter_mut().chain([&mut self.total]) {
            let sum = |names: &[&str]| {
                names.iter().filter_map(|name| row.get(*name)?.as_u64()).sum::<u64>()
            };
            let value = quotient(sum(numerators), sum(denominators));
            row.insert(name.to_string(), value);
        }
    }

    /// Lists of counts, of each core and added up.
    pub(crate) fn lists(&mut self, name: &str, lists: &[Vec<u64>]) {
        for (core, list) in self.cores.iter_mut().zip(lists) {
            core.insert(name.to_string(), json!(list));
        }
        self.total(name, added(lists));
    }

    /// A value of each core.
    pub(crate) fn each(&mut self, name: &str, values: impl IntoIterator<Item = Value>) {
        for (core, value) in self.cores.iter_mut().zip(values) {
            core.insert(name.to_string(), value);
        }
    }

    pub(crate) fn total(&mut self, name: &str, value: impl Into<Value>) {
        self.total.insert(name.to_string(), value.into());
    }

    /// A ratio of all, with its numerator and its denominator.
    pub(crate) fn total_ratio(&mut self, name: &str, over: (&str, u64), under: (&str, u64)) {
        self.total(over.0, over.1);
        self.total(under.0, under.1);
        self.total(name, quotient(over.1, under.1));
    }

    /// A count of all cores.
    pub fn total_of(&self, name: &str) -> Option<u64> {
        self.total.get(name)?.as_u64()
    }

    /// Adds what L2 and DRAM were spared and, in cycles, the speed-up, against the same records with private caches.
    pub fn compare(&mut self, baseline: &Report) {
        for name in ["l2_requests", "loads_to_l2", "dram_bytes"] {
            if let (Some(ours), Some(base)) = (self.total_of(name), baseline.total_of(name)) {
                self.total(&format!("baseline_{name}"), base);
                let saved = match base {
                    0 => Value::Null,
                    _ => json!(1.0 - ours as f64 / base as f64),
                };
                self.total(&format!("saved_{name}"), saved);
            }
        }
        if let (Some(ours), Some(base)) = (self.total_of("cycles"), baseline.total_of("cycles")) {
            self.total("baseline_cycles", base);
            self.total("speedup", quotient(base, ours));
        }
    }
}

/// The lists added up, place by place.
pub(crate) fn added(lists: &[Vec<u64>]) -> Vec<u64> {
    let length = lists.iter().map(Vec::len).max().unwrap_or(0);
    let at = |place: usize| lists.iter().filter_map(|list| list.get(place)).sum();
    (0..length).map(at).collect()
}

/// A ratio, null without a denominator.
pub(crate) fn quotient(numerator: u64, denominator: u64) -> Value {
    match denominator {
        0 => Value::Null,
        _ => json!(numerator as f64 / denominator as f64),
    }
}
