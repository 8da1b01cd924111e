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
use core::iter::repeat_n;
use core::ops::Range;
use emit::{Manifest, ManifestPort, PortDirection, PortRole};
use std::collections::HashMap;

/// Recorded cycles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Vectors {
    /// Where they come from, in a sentence.
    pub origin: String,
    /// Values of a cycle, of the hardware's ports alone.
    pub fields: Vec<Field>,
    /// The cycles, one of reset first.
    pub cycles: Vec<Cycle>,
}

/// A value that each cycle has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Field {
    /// A port's name, or the block's name for an element of a vector.
    pub name: String,
    /// 64-bit words of the value.
    pub words: usize,
}

/// Inputs and expected outputs of a cycle, before its clock edge.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cycle {
    /// The reset is high.
    pub is_reset: bool,
    /// The words of each field, least significant first.
    pub words: Vec<u64>,
    /// Whether each field means something.
    pub means: Vec<bool>,
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
    let digits: usize = columns.iter().map(|column| 1 + digits(column.bits)).sum();
    text.reserve(vectors.cycles.len() * (2 + digits));
    for (number, cycle) in vectors.cycles.iter().enumerate() {
        text.push(if cycle.is_reset { '1' } else { '0' });
        for column in &columns {
            text.push('_');
            column.print(cycle, &mut text).map_err(|what| {
                let (top, field) = (manifest.top.clone(), column.field.clone());
                Error::Vectors { top, what: format!("cycle {number}: {field} {what}") }
            })?;
        }
        text.push('\n');
    }
    Ok(text)
}

/// Hexadecimal digits of a word.
const DIGITS: usize = 16;

/// One value of a line.
struct Column {
    field: String,
    /// Its place among a cycle's fields, and its words.
    place: usize,
    words: Range<usize>,
    bits: usize,
    is_input: bool,
    /// The digits of a value that means nothing.
    unknown: String,
}

impl Column {
    fn all<'a>(manifest: &Manifest, vectors: &'a Vectors) -> Result<Vec<Column>, Error> {
        let wrong =
            |what: &str| Err(Error::Vectors { top: manifest.top.clone(), what: what.to_owned() });
        if !vectors.cycles.first().is_some_and(|cycle| cycle.is_reset) {
            return wrong("the first cycle must be one of reset");
        }
        let mut next = 0;
        let place = |(place, field): (usize, &'a Field)| {
            let words = next..next + field.words;
            next = words.end;
            (field.name.as_str(), (place, words))
        };
        let places: HashMap<&str, (usize, Range<usize>)> =
            vectors.fields.iter().enumerate().map(place).collect();
        let mut columns = Vec::new();
        for port in ports(manifest) {
            for field in port.fields.iter().rev() {
                let Some((place, words)) = places.get(field.as_str()).cloned() else {
                    return wrong(&format!("{field} must have a value"));
                };
                let bits = port.width / port.elements.unwrap_or(1);
                columns.push(Column {
                    field: field.clone(),
                    place,
                    words,
                    bits,
                    is_input: port.direction == PortDirection::In,
                    unknown: "x".repeat(digits(bits)),
                });
            }
        }
        Ok(columns)
    }

    fn print(&self, cycle: &Cycle, text: &mut String) -> Result<(), String> {
        let words = cycle.words.get(self.words.clone());
        let is_meant = cycle.means.get(self.place).is_some_and(|means| *means);
        let Some(words) = words.filter(|_| is_meant) else {
            if self.is_input {
                return Err("must have a value".to_owned());
            }
            text.push_str(&self.unknown);
            return Ok(());
        };
        text.extend(repeat_n('0', digits(self.bits).saturating_sub(words.len() * DIGITS)));
        for (place, word) in words.iter().enumerate().rev() {
            let bits = self.bits.saturating_sub(place * 64);
            if bits < 64 && word >> bits != 0 {
                let mut got = String::new();
                words.iter().rev().for_each(|word| push_digits(*word, DIGITS, &mut got));
                return Err(format!("must have at most {} bits; got {got}", self.bits));
            }
            push_digits(*word, digits(bits.min(64)), text);
        }
        Ok(())
    }
}

/// Appends the last `digits` of a word's 16 hexadecimal digits.
fn push_digits(word: u64, digits: usize, text: &mut String) {
    if word == 0 {
        text.push_str(&"0000000000000000"[..digits]);
        return;
    }
    for place in (0..digits).rev() {
        text.push(char::from(b"0123456789abcdef"[(word >> (4 * place)) as usize & 15]));
    }
}
