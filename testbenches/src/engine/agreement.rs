//! Holds the ports of an emitted design against the records of its block.

use crate::ports::{FieldInfo, Record};
use crate::verilated::{PortSlots, Source};
use core::fmt;
use emit::{Design, ManifestPort, PortDirection, PortRole};

/// A port and a field that do not fit each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PortDisagreement {
    /// The record has a field for which the design has no port of that direction.
    NoPort {
        /// The field.
        field: &'static str,
        /// `input` or `output`.
        side: &'static str,
    },
    /// The design has a port for which the record has no field.
    NoField {
        /// The port.
        port: String,
        /// `input` or `output`.
        side: &'static str,
    },
    /// The port is wider than the field's type, or a `bool` stands for more than one bit.
    TooWide {
        /// The port.
        port: String,
        /// Its width in bits.
        width: usize,
        /// The widest that the field's type can stand for.
        most: usize,
    },
}

impl fmt::Display for PortDisagreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPort { field, side } => {
                write!(f, "field {field}: the Verilog module has no {side} of this name")
            }
            Self::NoField { port, side } => {
                write!(f, "{side} {port}: the record has no field of this name")
            }
            Self::TooWide { port, width, most } => {
                write!(f, "port {port}: is {width} bits, its field's type holds {most}")
            }
        }
    }
}

/// The design as something to Verilate, its ports in the order of the records' fields.
pub(super) fn source<I: Record, O: Record>(
    design: &Design,
) -> Result<Source, Vec<PortDisagreement>> {
    let ports = &design.manifest.ports;
    let mut problems = Vec::new();
    let inputs = side(ports, PortDirection::In, I::FIELDS, &mut problems);
    let outputs = side(ports, PortDirection::Out, O::FIELDS, &mut problems);
    if !problems.is_empty() {
        return Err(problems);
    }
    let has = |role| ports.iter().any(|port| port.role == role);
    Ok(Source {
        top: design.top.clone(),
        files: design
            .modules
            .iter()
            .map(|module| (format!("{}.v", module.name), module.text.clone()))
            .collect(),
        has_clock: has(PortRole::Clock),
        has_reset: has(PortRole::Reset),
        inputs,
        outputs,
    })
}

fn side(
    ports: &[ManifestPort],
    direction: PortDirection,
    fields: &[FieldInfo],
    problems: &mut Vec<PortDisagreement>,
) -> Vec<PortSlots> {
    let side = if direction == PortDirection::In { "input" } else { "output" };
    let is_data = |port: &&ManifestPort| {
        port.direction == direction && !matches!(port.role, PortRole::Clock | PortRole::Reset)
    };
    let mut slots = Vec::new();
    for field in fields {
        match ports.iter().filter(is_data).find(|port| port.name == field.name) {
            None => problems.push(PortDisagreement::NoPort { field: field.name, side }),
            Some(port) if port.width > field.max_width => {
                problems.push(PortDisagreement::TooWide {
                    port: port.name.clone(),
                    width: port.width,
                    most: field.max_width,
                })
            }
            Some(port) => slots.push(PortSlots {
                name: port.name.clone(),
                width: port.width,
                slots: field.slots,
            }),
        }
    }
    let extra = ports
        .iter()
        .filter(is_data)
        .filter(|port| !fields.iter().any(|field| field.name == port.name));
    problems.extend(extra.map(|port| PortDisagreement::NoField { port: port.name.clone(), side }));
    slots
}
