//! A command's result at a point.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Meaning of a command's number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meaning {
    /// As in `l1_miss_rate`.
    pub name: String,
    /// Its unit, as an axis has it.
    pub unit: String,
    /// Form of the value under the name.
    pub form: Form,
    /// Direction in which the number is better.
    pub aim: Aim,
}

/// Form of a value under a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// A number, or null.
    Number,
    /// A list of lists of numbers: row by row.
    Matrix,
    /// `histogram`, whose place k > 0 has what lies in 2^(k-1)..2^k - 1, and `cold`.
    Distances,
    /// Objects that say `record`, `core` and `decision`, in their order.
    Decisions,
    /// Anything else, which has no chart.
    Other,
}

/// Direction in which a number is better. One that is plain has no chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// A cost: less is better.
    Cost,
    /// A metric of which less is better.
    Less,
    /// A metric of which more is better.
    More,
    /// A metric of which neither is.
    Neutral,
    /// A part of another, as numerators are.
    Plain,
}

/// The numbers of one subject, such as a trace or a block.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measured {
    /// Subject of the numbers; unique within an outcome.
    pub subject: String,
    /// By name, in their order; null where a number has no denominator.
    pub figures: Map<String, Value>,
    /// The same of what it is measured against.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub baseline: Map<String, Value>,
    /// Published figures of a paper, for some of them.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub paper: Map<String, Value>,
}

/// All numbers of a command at a point.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    /// Subject by subject.
    pub measured: Vec<Measured>,
    /// The external tools that were called, with their versions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tools: Vec<String>,
}

/// How a command ended at a point.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    /// With its numbers.
    Outcome(Outcome),
    /// Without numbers: the text of the error.
    Error(String),
}
