//! The part of a Liberty file that area and timing need: cells, their areas, and which are
//! flip-flops.

mod scan;
mod standard;
#[cfg(test)]
mod tests;

use crate::error::Error;
use scan::{Group, Reader};
use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

/// A file longer than this is refused before it is read.
const LONGEST_FILE: u64 = 1 << 28;

/// A cell of a library.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Cell {
    /// Its area, if the file gives one.
    pub square_micrometres: Option<f64>,
    /// Whether it holds a bit from clock edge to clock edge.
    pub is_flip_flop: bool,
    /// Its pins: name, whether it is an input, function.
    pins: Vec<(String, bool, String)>,
}

/// A standard-cell library.
#[derive(Clone, Debug)]
pub struct Library {
    /// Name of the library in its file.
    pub name: String,
    /// The file.
    pub path: PathBuf,
    /// Its technology node in nanometres, where that is known.
    pub node_nm: Option<f64>,
    /// The smallest buffer, of a library that has several: what drives the inputs of a block. With one
    /// strength there is nothing to size, and ABC breaks off when it tries.
    pub(crate) buffer: Option<String>,
    pub(crate) text: String,
    pub(crate) cells: BTreeMap<String, Cell>,
}

impl Library {
    /// Reads a Liberty file.
    ///
    /// # Errors
    /// The file cannot be read, is no Liberty, or has no flip-flop or no gate; the text says where.
    pub fn read(path: &Path) -> Result<Library, Error> {
        let shown = path.display();
        let refuse = |got: String| {
            Error::Input(format!(
                "{shown}: must be a Liberty file of at most {LONGEST_FILE} bytes; got {got}; try \
                 --target liberty without a file"
            ))
        };
        let kind = fs::metadata(path).map_err(|error| refuse(error.to_string()))?;
        if !kind.is_file() {
            return Err(refuse("something that is not a file".into()));
        }
        if kind.len() > LONGEST_FILE {
            return Err(refuse(format!("{} bytes", kind.len())));
        }
        let bytes = fs::read(path).map_err(|error| refuse(error.to_string()))?;
        // Comments of old libraries are in any encoding.
        let text = String::from_utf8_lossy(&bytes);
        Library::parse(path, text.strip_prefix('\u{feff}').unwrap_or(&text).to_string())
    }

    fn parse(path: &Path, text: String) -> Result<Library, Error> {
        let mut contents = Contents::default();
        let refuse = |line: usize, rule: String| {
            Error::Input(format!(
                "{}:{line}: {rule}; try a Liberty file that other tools read",
                path.display()
            ))
        };
        scan::scan(&text, &mut contents).map_err(|(line, rule)| refuse(line, rule))?;
        let Contents { name, cells } = contents;
        let name = name.ok_or_else(|| refuse(1, "there must be a group `library`".into()))?;
        let lacks = |wanted: &str| refuse(1, format!("the library must have {wanted}"));
        if !cells.values().any(|cell| cell.is_flip_flop) {
            return Err(lacks("a flip-flop: a cell with a group `ff`"));
        }
        if !cells.values().any(|cell| !cell.is_flip_flop && cell.has_function()) {
            return Err(lacks("gates: cells with a pin that has a `function`"));
        }
        let area = |cell: &Cell| cell.square_micrometres.unwrap_or(f64::INFINITY);
        let mut buffers: Vec<_> = cells.iter().filter(|(_, cell)| cell.is_buffer()).collect();
        buffers.sort_by(|(_, a), (_, b)| area(a).total_cmp(&area(b)));
        let buffer = match buffers.as_slice() {
            [(smallest, _), _, ..] => Some(smallest.to_string()),
            _ => None,
        };
        let node_nm = standard::node(&name);
        Ok(Library { name, path: path.to_path_buf(), node_nm, buffer, text, cells })
    }
}

impl Cell {
    fn has_function(&self) -> bool {
        self.pins.iter().any(|(_, _, function)| !function.is_empty())
    }

    /// One input, and one output that is the same.
    fn is_buffer(&self) -> bool {
        match self.pins.as_slice() {
            [(input, true, _), (_, false, function)] | [(_, false, function), (input, true, _)] => {
                function == input && !self.is_flip_flop
            }
            _ => false,
        }
    }
}

/// State of the reader.
#[derive(Default)]
struct Contents {
    name: Option<String>,
    cells: BTreeMap<String, Cell>,
}

/// The kinds of the open groups.
fn kinds(groups: &[Group]) -> Vec<&str> {
    groups.iter().map(|group| group.kind.as_str()).collect()
}

impl Contents {
    /// The cell whose group is the second.
    fn cell(&mut self, groups: &[Group]) -> &mut Cell {
        let name = groups.get(1).map_or("", |group| group.arguments.as_str());
        self.cells.entry(name.to_string()).or_default()
    }
}

impl Reader for Contents {
    fn open(&mut self, groups: &[Group]) {
        match kinds(groups).as_slice() {
            ["library"] => self.name = groups.first().map(|group| group.arguments.clone()),
            ["library", "cell"] => drop(self.cell(groups)),
            ["library", "cell", "ff" | "ff_bank"] => self.cell(groups).is_flip_flop = true,
            ["library", "cell", "pin"] => {
                let name = groups.last().map_or(String::new(), |group| group.arguments.clone());
                self.cell(groups).pins.push((name, true, String::new()));
            }
            _ => {}
        }
    }

    fn attribute(&mut self, groups: &[Group], name: &str, value: &str) -> Result<(), String> {
        match (kinds(groups).as_slice(), name) {
            (["library", "cell"], "area") => {
                let area = value.parse().ok().filter(|area: &f64| area.is_finite() && *area >= 0.0);
                let got: String = value.chars().take(40).collect();
                let rule =
                    || format!("an area must be a number of square micrometres; got `{got}`");
                self.cell(groups).square_micrometres = Some(area.ok_or_else(rule)?);
            }
            (["library", "cell", "pin"], "direction" | "function") => {
                if let Some(pin) = self.cell(groups).pins.last_mut() {
                    match name {
                        "direction" => pin.1 = value == "input",
                        _ => pin.2 = value.trim_matches(['(', ')', ' ']).to_string(),
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }
}

impl fmt::Display for Library {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.node_nm {
            Some(node) => write!(out, "{}, {node} nm", self.name),
            None => out.write_str(&self.name),
        }
    }
}
