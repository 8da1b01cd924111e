//! Recorded cycles of a block, and the file that both benches read.
//!
//! ```text
//! // reset push_valid push_data[69:0] ...
//! 1_0_000000000000000000_x
//! 0_1_03f5a00000000000c2_1
//! ```
//! A line a cycle, as `$readmemh` takes it: whether it is one of reset, then the ports in the manifest's order, a vector's
//! elements from the last one down. Each value has whole hexadecimal digits, `x` for an output that means nothing.

use crate::error::Error;
use crate::view::View;
use emit::{Manifest, ManifestPort, PortDirection, PortRole};
use std::collections::HashMap;

/// Recorded cycles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Vectors {
    /// Where they come from, in a sentence.
    pub origin: String,
    /// What a cycle's values are: a port's name, or what the block calls an element of a vector. What is no port of the
    /// hardware is left out.
    pub fields: Vec<String>,
    /// The cycles, one of reset first.
    pub cycles: Vec<Cycle>,
}

/// What goes in and what must come out in a cycle, before its clock edge.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cycle {
    /// The reset is high.
    pub is_reset: bool,
    /// Each value's hexadecimal digits; nothing for an output that means nothing.
    pub values: Vec<Option<String>>,
}

/// The name of the file.
pub fn file(top: &str) -> String {
    format!("{top}_vectors.hex")
}

/// Digits of a value of so many bits.
pub fn digits(bits: usize) -> usize {
    bits.div_ceil(4)
}

/// The ports that vectors drive and compare, in their order.
pub fn ports(manifest: &Manifest) -> impl DoubleEndedIterator<Item = &ManifestPort> {
    manifest.ports.iter().filter(|port| !matches!(port.role, PortRole::Clock | PortRole::Reset))
}

/// The text of the file, with what made it and its licence from the view.
///
/// # Errors
/// [`Error::Vectors`]: no cycle, a port without a value, or a value that does not fit its port.
pub fn text(manifest: &Manifest, vectors: &Vectors, view: &View) -> Result<String, Error> {
    let columns = Column::all(manifest, vectors)?;
    let mut names = "reset".to_owned();
    for port in ports(manifest) {
        let (width, count) = (port.width, port.elements.unwrap_or(1));
        let range = if width > 1 { format!("[{}:0]", width - 1) } else { String::new() };
        let elements = if count > 1 { format!("/{count}") } else { String::new() };
        names += &format!(" {}{range}{elements}", port.name);
    }
    let mut text = format!("// {}\n", view.origin);
    if !view.licence.is_empty() {
        text += &format!("// SPDX-License-Identifier: {}\n", view.licence);
    }
    text += &format!("// {}\n// {names}\n", vectors.origin);
    for (number, cycle) in vectors.cycles.iter().enumerate() {
        text.push(if cycle.is_reset { '1' } else { '0' });
        for column in &columns {
            text.push('_');
            let value = cycle.values.get(column.place).and_then(Option::as_deref);
            column.print(value, &mut text).map_err(|what| {
                let (top, field) = (manifest.top.clone(), column.field.clone());
                Error::Vectors { top, what: format!("cycle {number}: {field} {what}") }
            })?;
        }
        text.push('\n');
    }
    Ok(text)
}

/// One value of a line.
struct Column {
    field: String,
    /// Its place among a cycle's values.
    place: usize,
    bits: usize,
    is_input: bool,
}

impl Column {
    fn all(manifest: &Manifest, vectors: &Vectors) -> Result<Vec<Column>, Error> {
        let wrong =
            |what: &str| Err(Error::Vectors { top: manifest.top.clone(), what: what.to_owned() });
        if !vectors.cycles.first().is_some_and(|cycle| cycle.is_reset) {
            return wrong("the first cycle must be one of reset");
        }
        let names = vectors.fields.iter().enumerate();
        let places: HashMap<&str, usize> =
            names.map(|(place, name)| (name.as_str(), place)).collect();
        let mut columns = Vec::new();
        for port in ports(manifest) {
            for field in port.fields.iter().rev() {
                let Some(&place) = places.get(field.as_str()) else {
                    return wrong(&format!("{field} must have a value"));
                };
                columns.push(Column {
                    field: field.clone(),
                    place,
                    bits: port.width / port.elements.unwrap_or(1),
                    is_input: port.direction == PortDirection::In,
                });
            }
        }
        Ok(columns)
    }

    fn print(&self, value: Option<&str>, text: &mut String) -> Result<(), String> {
        let digits = digits(self.bits);
        match value {
            None if self.is_input => Err("must have a value".to_owned()),
            None => {
                text.extend(std::iter::repeat_n('x', digits));
                Ok(())
            }
            Some(value) if self.fits(value) => {
                text.extend(std::iter::repeat_n('0', digits.saturating_sub(value.len())));
                text.push_str(value);
                Ok(())
            }
            Some(value) => {
                Err(format!("must be hexadecimal, of at most {} bits; got {value:?}", self.bits))
            }
        }
    }

    fn fits(&self, value: &str) -> bool {
        let first = value.chars().next().and_then(|digit| digit.to_digit(16));
        let highest = first.map_or(0, |digit| digit.checked_ilog2().map_or(0, |bit| bit + 1));
        !value.is_empty()
            && value.chars().all(|digit| digit.is_ascii_hexdigit())
            && 4 * (value.len() - 1) + highest as usize <= self.bits
    }
}
