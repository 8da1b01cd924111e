//! The work, as text: another machine does the same by it.

use crate::axis::{Axis, Product};
use crate::outcome::Meaning;
use serde::{Deserialize, Serialize};
use tools::content::key;

/// A cross product, and what is done at each of its points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    /// The program's version: another's results are no results of this plan.
    pub version: String,
    /// The words of the command line that repeats it.
    pub words: Vec<String>,
    /// The folder where it was planned, from which its relative paths go out.
    pub folder: String,
    /// Configs before the axes are set.
    pub designs: Vec<Config>,
    /// Their fields.
    pub axes: Vec<Axis>,
    /// Run at every point, in this order.
    pub commands: Vec<Command>,
    /// The points that are legal, in the order of their numbers.
    pub points: Vec<Point>,
    /// Those that are not.
    pub left_out: Vec<LeftOut>,
}

/// The config of a design.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Config {
    /// The design's name, which no other design of the plan has.
    pub name: String,
    /// Name of the text in messages.
    pub file: String,
    /// The text, without what the axes set.
    pub text: String,
}

/// A command that runs at every point.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Command {
    /// Name in the report; unique.
    pub label: String,
    /// Its words, the designs left out.
    pub words: Vec<String>,
    /// The files that it reads.
    pub inputs: Vec<Input>,
    /// Meanings of its numbers.
    pub meanings: Vec<Meaning>,
    /// Notes for a reader, such as the system around the designs.
    pub about: Vec<About>,
}

/// A file that a command reads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Input {
    /// As the user wrote it.
    pub name: String,
    /// Of its bytes.
    pub sha256: String,
}

/// A text with its title.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct About {
    /// Title of the note.
    pub title: String,
    /// Its body, which Markdown has as a fenced block of TOML.
    pub text: String,
}

/// A legal point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Point {
    /// Its number in the cross product.
    pub number: u64,
    /// The key of the result of each command.
    pub keys: Vec<String>,
}

/// Points that are not legal, all for one reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeftOut {
    /// The reason.
    pub reason: String,
    /// Their numbers.
    pub points: Vec<u64>,
}

impl Plan {
    /// The cross product.
    pub fn product(&self) -> Product {
        Product::of(self.designs.len(), &self.axes)
    }

    /// The design of a point, and its value on each axis.
    pub fn choice(&self, number: u64) -> (&Config, Vec<&str>) {
        let (design, places) = self.product().choice(number);
        let values = self.axes.iter().zip(places).map(|(axis, place)| axis.values[place].as_str());
        (&self.designs[design], values.collect())
    }

    /// A point's name for readers: `l1.sets 16, l1.ways 2`, with the design's name where there are several.
    pub fn name(&self, number: u64) -> String {
        let (design, values) = self.choice(number);
        let swept = self.axes.iter().zip(values).filter(|(axis, _)| axis.is_swept());
        let values = swept.map(|(axis, value)| format!("{} {value}", axis.field));
        let design = (self.designs.len() > 1 || !self.axes.iter().any(Axis::is_swept))
            .then(|| design.name.clone());
        design.into_iter().chain(values).collect::<Vec<_>>().join(", ")
    }
}

impl Command {
    /// The key of its result on a config, which is the whole of it, whatever set its fields: config, command,
    /// content of files, version.
    pub fn key(&self, version: &str, config: &str) -> String {
        let words = self.words.iter().map(String::as_str);
        let inputs = self.inputs.iter().flat_map(|input| [input.name.as_str(), &input.sha256]);
        key(["sweep", version, config].into_iter().chain(words).chain([""]).chain(inputs))
    }
}
