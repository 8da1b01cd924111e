//! Compares the ports of the Verilated class with those the source claims.
//!
//! The shim would compile, and silently cut values, if a width were wrong.

use super::{Error, Source};
use std::collections::BTreeMap;

/// Checks names, directions and widths against the C++ header that Verilator wrote.
pub(super) fn check(source: &Source, header: &str) -> Result<(), Error> {
    let text = differences(source, header).join(", ");
    if text.is_empty() { Ok(()) } else { Err(Error::Ports { top: source.top.clone(), text }) }
}

/// Every port that only one of both has, and every port with another direction or width.
pub(super) fn differences(source: &Source, header: &str) -> Vec<String> {
    let actual = ports(header);
    let claimed = claimed(source);
    let mut differences = Vec::new();
    for (name, port) in &claimed {
        match actual.get(*name) {
            Some(other) if other == port => {}
            Some(other) => differences.push(format!("{name} is {other}, must be {port}")),
            None => differences.push(format!("missing {name}, {port}")),
        }
    }
    let others = actual.iter().filter(|(name, _)| !claimed.contains_key(name.as_str()));
    differences.extend(others.map(|(name, port)| format!("extra {name}, {port}")));
    differences
}

/// Whether the header has a port of this name.
pub(super) fn has(header: &str, name: &str) -> bool {
    ports(header).contains_key(name)
}

/// Every port of the source, as "an input of 3 bits".
fn claimed(source: &Source) -> BTreeMap<&str, String> {
    let implicit = [("clock", source.has_clock), ("reset", source.has_reset)];
    let implicit =
        implicit.into_iter().filter(|(_, there)| *there).map(|(name, _)| (name, describe("IN", 1)));
    let inputs = source.inputs.iter().map(|port| (port, "IN"));
    let ports = inputs.chain(source.outputs.iter().map(|port| (port, "OUT")));
    let there = ports.filter(|(port, _)| !port.is_absent());
    let claimed = there.map(|(port, way)| (port.name.as_str(), describe(way, port.whole())));
    implicit.chain(claimed).collect()
}

fn describe(direction: &str, width: usize) -> String {
    let direction = match direction {
        "IN" => "input",
        "OUT" => "output",
        _ => "inout",
    };
    let bits = if width == 1 { "bit" } else { "bits" };
    format!("an {direction} of {width} {bits}")
}

/// The ports of a class, from lines like `VL_INW(&step,99,0,4);`: name, upper and lower bit.
fn ports(header: &str) -> BTreeMap<String, String> {
    header.lines().filter_map(|line| port(line.trim())).collect()
}

fn port(line: &str) -> Option<(String, String)> {
    let (kind, rest) = line.strip_prefix("VL_")?.split_once('(')?;
    let direction = kind.trim_end_matches(|c: char| c.is_ascii_digit() || c == 'W');
    // An unpacked array is `VL_IN8((&lines)[4],7,0);`.
    let (name, rest) = rest.split_once(',')?;
    let name = name.trim_start_matches(['(', '&']);
    let (name, array) = name.split_once(')').unwrap_or((name, ""));
    let mut bounds = rest.split([',', ')']);
    let mut bound = || bounds.next()?.parse::<usize>().ok();
    let (upper, lower) = (bound()?, bound()?);
    let mut text = describe(direction, upper.checked_sub(lower)? + 1);
    if !array.is_empty() {
        text += &format!(" in an unpacked array {array}");
    }
    Some((plain(name), text))
}

/// A name as the Verilog has it: what C++ does not take is `__0` and two digits.
fn plain(name: &str) -> String {
    let mut parts = name.split("__0");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let code = part.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match code {
            Some(code) => {
                plain.push(char::from(code));
                plain.push_str(&part[2..]);
            }
            None => {
                plain.push_str("__0");
                plain.push_str(part);
            }
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::super::PortSlots;
    use super::*;

    const HEADER: &str = "    VL_IN8(&clock,0,0);\n    VL_INW(&step,99,0,4);\n    VL_OUT(&sum,31,0);\n    VL_OUT64(&big,63,0);\n    VL_UNCOPYABLE(Vdut);\n";

    fn source(step: usize, out: &[(&str, usize)]) -> Source {
        let outputs = out.iter().map(|(name, width)| PortSlots::new(*name, *width)).collect();
        let inputs = vec![PortSlots::new("step", step)];
        Source {
            top: "t".into(),
            files: vec![],
            has_clock: true,
            has_reset: false,
            inputs,
            outputs,
        }
    }

    #[test]
    fn equal_ports_pass() {
        assert_eq!(check(&source(100, &[("sum", 32), ("big", 64)]), HEADER), Ok(()));
    }

    #[test]
    fn each_difference_is_reported() {
        let text = "missing other, an output of 1 bit, step is an input of 100 bits, must be an input of 99 \
                    bits, extra big, an output of 64 bits";
        let expected = Error::Ports { top: "t".into(), text: text.into() };
        assert_eq!(check(&source(99, &[("sum", 32), ("other", 1)]), HEADER), Err(expected));
    }

    #[test]
    fn ports_are_called_what_the_verilog_calls_them() {
        let header = "VL_OUT8(&y___05Fz,0,0);\nVL_IN8(&esc__02ex,9,2);\nVL_INOUT8(&io,0,0);\nVL_IN8((&c)[4],7,0);\n";
        let ports: Vec<String> =
            ports(header).into_iter().map(|(name, port)| format!("{name}: {port}")).collect();
        assert_eq!(
            ports,
            [
                "c: an input of 8 bits in an unpacked array [4]",
                "esc.x: an input of 8 bits",
                "io: an inout of 1 bit",
                "y__z: an output of 1 bit",
            ]
        );
    }
}
