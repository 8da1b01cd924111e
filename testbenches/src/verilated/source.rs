//! Input of Verilator: the Verilog text and the places of its ports in the flat arrays.

use super::Error;
use emit::ManifestPort;
use std::collections::HashSet;

/// A port and the 64-bit slots it occupies, lowest bits in the first slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PortSlots {
    /// Name in the Verilog top module.
    pub name: String,
    /// Width in bits, at least 1, but for one that is [absent](Self::absent).
    pub width: usize,
    /// Slots of 64 bits; `64 * slots >= width`, but for one that is [unread](Self::unread).
    pub slots: usize,
    /// For an element of a packed vector, its lowest bit there and the bits of the whole; `width` is the element's.
    pub element: Option<(usize, usize)>,
}

impl PortSlots {
    /// A port of `width` bits in as few slots as hold it.
    pub fn new(name: impl Into<String>, width: usize) -> Self {
        PortSlots { name: name.into(), width, slots: width.div_ceil(64), element: None }
    }

    /// The port that a block calls `field`, or the element of a vector, in as few slots as hold it.
    pub fn of_field(ports: &[ManifestPort], field: &str) -> Option<Self> {
        let place = |port: &ManifestPort| port.fields.iter().position(|name| name == field);
        let (port, number) = ports.iter().find_map(|port| Some((port, place(port)?)))?;
        let width = port.width / port.fields.len();
        let element = port.elements.map(|_| (number * width, port.width));
        Some(PortSlots { element, ..PortSlots::new(port.name.clone(), width) })
    }

    /// Slots of a port that the design does not have: nobody writes them, and they read as 0.
    pub fn absent(slots: usize) -> Self {
        PortSlots { name: String::new(), width: 0, slots, element: None }
    }

    /// An output that the design has and nobody reads: it has no slots.
    pub fn unread(name: impl Into<String>, width: usize) -> Self {
        PortSlots { name: name.into(), width, slots: 0, element: None }
    }

    /// There is an output, and nobody reads it.
    pub fn is_unread(&self) -> bool {
        self.slots == 0 && self.width > 0
    }

    /// Bits of the whole port in Verilog.
    pub fn whole(&self) -> usize {
        self.element.map_or(self.width, |(_, whole)| whole)
    }

    /// The design has no such port.
    pub fn is_absent(&self) -> bool {
        self.name.is_empty() && self.width == 0
    }
}

/// Verilog text with one top module, and the layout of its ports.
///
/// Ports follow each other in the flat arrays in the order given here. The clock is the port
/// `clock`, the synchronous active-high reset is `reset`; neither is among `inputs`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Name of the top module.
    pub top: String,
    /// File name (no folder) and text of each file, leaf modules first.
    pub files: Vec<(String, String)>,
    /// Whether the top module has the port `clock`; without it, a cycle is one evaluation.
    pub has_clock: bool,
    /// Whether the top module has the port `reset`.
    pub has_reset: bool,
    /// Data inputs.
    pub inputs: Vec<PortSlots>,
    /// Data outputs.
    pub outputs: Vec<PortSlots>,
}

impl Source {
    /// Length of the flat input array, in slots.
    pub fn input_slots(&self) -> usize {
        self.inputs.iter().map(|port| port.slots).sum()
    }

    /// Length of the flat output array, in slots.
    pub fn output_slots(&self) -> usize {
        self.outputs.iter().map(|port| port.slots).sum()
    }

    /// Names and sizes go into C++ text and command lines, so they are checked first.
    pub(super) fn check(&self) -> Result<(), Error> {
        let refuse = |text: String| Err(Error::Source { top: self.top.clone(), text });
        if !is_identifier(&self.top) {
            return refuse(format!("`{}` is no plain Verilog identifier", self.top));
        }
        let mut seen = HashSet::from(["clock", "reset"]);
        if let Some(input) = self.inputs.iter().find(|input| input.is_unread()) {
            return refuse(format!("input `{}` has no slots", input.name));
        }
        let ports = self.inputs.iter().chain(&self.outputs);
        for PortSlots { name, width, slots, element } in ports.filter(|port| !port.is_absent()) {
            if !is_identifier(name) {
                return refuse(format!("port `{name}` is no plain Verilog identifier"));
            }
            let is_first = element.is_none_or(|(low, _)| low == 0);
            if is_first && !seen.insert(name) {
                return refuse(format!("port `{name}` is given twice"));
            }
            let is_short = *slots > 0 && slots * 64 < *width;
            if *width == 0 || is_short {
                return refuse(format!("port `{name}` has {width} bits in {slots} slots of 64"));
            }
        }
        let mut files = HashSet::new();
        for (name, _) in &self.files {
            if !is_file_name(name) || !files.insert(name) {
                return refuse(format!("file name `{name}` is not plain or given twice"));
            }
        }
        Ok(())
    }
}

/// Letters, digits and single underscores: Verilator keeps such names as they are.
fn is_identifier(name: &str) -> bool {
    let starts = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    let plain = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    starts && plain && !name.contains("__")
}

/// A `.v` file beside the others that no command line can take for an option.
fn is_file_name(name: &str) -> bool {
    let stem = name.strip_suffix(".v").unwrap_or_default();
    let plain = stem.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-');
    plain && !stem.is_empty() && !stem.starts_with('-')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(ports: Vec<PortSlots>, file: &str) -> Source {
        let files = vec![(file.to_owned(), String::new())];
        Source {
            top: "top".into(),
            files,
            has_clock: true,
            has_reset: true,
            inputs: ports,
            outputs: vec![],
        }
    }

    #[test]
    fn plain_names_and_enough_slots_pass() {
        let wide = PortSlots { slots: 8, ..PortSlots::new("wide", 100) };
        assert_eq!(source(vec![PortSlots::new("a_valid", 1), wide], "top.v").check(), Ok(()));
    }

    #[test]
    fn a_port_that_is_not_there_needs_no_name() {
        let ports = vec![PortSlots::absent(2), PortSlots::new("a", 1), PortSlots::absent(1)];
        let source = source(ports, "top.v");
        assert_eq!((source.check(), source.input_slots()), (Ok(()), 4));
    }

    #[test]
    fn every_other_name_or_size_is_refused_with_a_sentence() {
        let narrow = PortSlots { slots: 1, ..PortSlots::new("a", 65) };
        let twice = vec![PortSlots::new("a", 1), PortSlots::new("a", 2)];
        let cases = [
            (source(vec![narrow], "t.v"), "port `a` has 65 bits in 1 slots of 64"),
            (source(vec![PortSlots::unread("a", 1)], "t.v"), "input `a` has no slots"),
            (source(vec![PortSlots::new("a", 0)], "t.v"), "port `a` has 0 bits in 0 slots of 64"),
            (source(twice, "t.v"), "port `a` is given twice"),
            (source(vec![PortSlots::new("reset", 1)], "t.v"), "port `reset` is given twice"),
            (
                source(vec![PortSlots::new("a; b", 1)], "t.v"),
                "port `a; b` is no plain Verilog identifier",
            ),
            (
                source(vec![PortSlots::new("a__b", 1)], "t.v"),
                "port `a__b` is no plain Verilog identifier",
            ),
            (source(vec![], "../t.v"), "file name `../t.v` is not plain or given twice"),
            (source(vec![], "-Wno-fatal"), "file name `-Wno-fatal` is not plain or given twice"),
        ];
        for (source, expected) in cases {
            let text = expected.to_owned();
            assert_eq!(source.check(), Err(Error::Source { top: "top".into(), text }));
        }
    }
}
