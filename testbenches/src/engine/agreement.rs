//! Holds the ports of an emitted design against the records of its block.

use crate::golden::data_ports;
use crate::ports::{FieldInfo, PortValue, fields};
use crate::verilated::{PortSlots, Source};
use core::fmt;
use emit::{Design, ManifestPort, PortDirection, PortRole};

/// A port and a field that do not fit each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PortDisagreement {
    /// The record has a field for which the design has no port of that direction.
    NoPort {
        /// Name of the record's field.
        field: String,
        /// `input` or `output`.
        side: &'static str,
    },
    /// The design has a port for which the record has no field.
    NoField {
        /// Name of the design's port.
        port: String,
        /// `input` or `output`.
        side: &'static str,
    },
    /// The port is wider than the field's type, or a `bool` represents more than one bit.
    TooWide {
        /// Name of the design's port.
        port: String,
        /// Its width in bits.
        width: usize,
        /// The widest that the field's type can represent.
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
pub(super) fn source<I: PortValue, O: PortValue>(
    design: &Design,
) -> Result<Source, Vec<PortDisagreement>> {
    let ports = &design.manifest.ports;
    let mut problems = Vec::new();
    let inputs = side(ports, PortDirection::In, &fields::<I>(), &mut problems);
    let mut outputs = side(ports, PortDirection::Out, &fields::<O>(), &mut problems);
    let errors = ports.iter().filter(|port| port.role == PortRole::MemoryError);
    outputs.extend(errors.map(|port| PortSlots::unread(port.name.clone(), port.width)));
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
    let own: Vec<ManifestPort> = data_ports(ports, direction).cloned().collect();
    let mut slots = Vec::new();
    for field in fields {
        match PortSlots::of_field(&own, &field.name) {
            None if field.is_optional => slots.push(PortSlots::absent(field.slots)),
            None => problems.push(PortDisagreement::NoPort { field: field.name.clone(), side }),
            Some(port) if port.width > field.max_width => {
                let (name, most) = (field.name.clone(), field.max_width);
                problems.push(PortDisagreement::TooWide { port: name, width: port.width, most });
            }
            Some(port) => slots.push(PortSlots { slots: field.slots, ..port }),
        }
    }
    let is_known = |name: &String| fields.iter().any(|field| field.name == *name);
    let extra = own.iter().filter(|port| !port.fields.iter().all(is_known));
    problems.extend(extra.map(|port| PortDisagreement::NoField { port: port.name.clone(), side }));
    slots
}

#[cfg(test)]
mod tests {
    use super::source;
    use emit::{Design, Manifest, ManifestPort, PortDirection, PortMeaning, PortRole};

    signal::bundle! { bundle In { valid: bool, line: u64 = 65, missing: u64 = 1 } }
    signal::bundle! { bundle Out { ready: bool } }
    signal::bundle! {
        bundle Fitting { valid: bool, line: [u64; 8] = 65, absent: u128 = 65 if false, extra: u64 = 3 }
    }

    fn design() -> Design {
        use {PortDirection as D, PortRole as R};
        let port = |name: &str, direction, width, role| ManifestPort {
            name: name.into(),
            direction,
            width,
            elements: None,
            fields: vec![name.into()],
            stream: None,
            role,
            depends_on: vec![],
            meaning: PortMeaning::default(),
        };
        let ports = vec![
            port("clock", D::In, 1, R::Clock),
            port("extra", D::In, 3, R::Plain),
            port("valid", D::In, 1, R::Plain),
            port("line", D::In, 65, R::Plain),
            port("ready", D::Out, 1, R::Plain),
        ];
        let manifest = Manifest {
            top: "toy".into(),
            summary: String::new(),
            ports,
            streams: vec![],
            parameters: Vec::new(),
            modules: Vec::new(),
            memories: Vec::new(),
            words: vec![],
            storage: Vec::new(),
            counters: vec![],
            config: serde_json::Value::Null,
        };
        Design { top: "toy".into(), identity: "toy".into(), modules: Vec::new(), manifest }
    }

    #[test]
    fn every_disagreement_is_named() {
        let problems = source::<In, Out>(&design()).unwrap_err();
        let texts: Vec<String> = problems.iter().map(ToString::to_string).collect();
        assert_eq!(
            texts,
            [
                "port line: is 65 bits, its field's type holds 64",
                "field missing: the Verilog module has no input of this name",
                "input extra: the record has no field of this name",
            ]
        );
        let problems = source::<Fitting, In>(&design()).unwrap_err();
        assert_eq!(
            problems[0].to_string(),
            "field valid: the Verilog module has no output of this name"
        );
    }

    #[test]
    fn ports_take_the_order_and_the_slots_of_the_fields() {
        let source = source::<Fitting, Out>(&design()).unwrap();
        let ports: Vec<_> =
            source.inputs.iter().map(|p| (p.name.as_str(), p.width, p.slots)).collect();
        let expected = [("valid", 1, 1), ("line", 65, 8), ("", 0, 2), ("extra", 3, 1)];
        assert_eq!(ports, expected);
        assert!(source.has_clock && !source.has_reset);
    }
}
