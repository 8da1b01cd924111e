//! Compares the ports of the Verilated class with those the source claims.
//!
//! The shim would compile, and silently cut values, if a width were wrong.

use super::{Error, Source};
use std::collections::BTreeMap;

/// Checks names, directions and widths against the C++ header that Verilator wrote.
pub(super) fn check(source: &Source, header: &str) -> Result<(), Error> {
    let actual = ports(header);
    let claimed = claimed(source);
    let mut differences = Vec::new();
    for (name, port) in &claimed {
        match actual.get(name) {
            Some(other) if other == port => {}
            Some(other) => differences.push(format!("`{name}` is {other}, not {port}")),
            None => differences.push(format!("`{name}` ({port}) is not there")),
        }
    }
    let others = actual.iter().filter(|(name, _)| !claimed.contains_key(*name));
    differences.extend(others.map(|(name, port)| format!("`{name}` ({port}) is not given")));
    if differences.is_empty() {
        return Ok(());
    }
    Err(Error::Ports { top: source.top.clone(), text: differences.join(", ") })
}

/// Every port of the source, as "in of 3 bits".
fn claimed(source: &Source) -> BTreeMap<&str, String> {
    let implicit = [("clock", source.has_clock), ("reset", source.has_reset)];
    let implicit =
        implicit.into_iter().filter(|(_, there)| *there).map(|(name, _)| (name, describe("in", 1)));
    let inputs = source.inputs.iter().map(|port| (port, "in"));
    let ports = inputs.chain(source.outputs.iter().map(|port| (port, "out")));
    let there = ports.filter(|(port, _)| !port.is_absent());
    let claimed = there.map(|(port, way)| (port.name.as_str(), describe(way, port.whole())));
    implicit.chain(claimed).collect()
}

fn describe(direction: &str, width: usize) -> String {
    format!("{direction} of {width} bits")
}

/// The ports of a class, from lines like `VL_INW(&step,99,0,4);`: name, upper and lower bit.
fn ports(header: &str) -> BTreeMap<&str, String> {
    header.lines().filter_map(|line| port(line.trim())).collect()
}

fn port(line: &str) -> Option<(&str, String)> {
    let (kind, rest) = line.strip_prefix("VL_")?.split_once("(&")?;
    let direction = match kind.trim_end_matches(|c: char| c.is_ascii_digit() || c == 'W') {
        "IN" => "in",
        "OUT" => "out",
        _ => "inout",
    };
    let mut fields = rest.split([',', ')']);
    let name = fields.next()?;
    let upper: usize = fields.next()?.parse().ok()?;
    let lower: usize = fields.next()?.parse().ok()?;
    Some((name, describe(direction, upper.checked_sub(lower)? + 1)))
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
        let text = "`other` (out of 1 bits) is not there, `step` is in of 100 bits, not in of 99 bits, \
                    `big` (out of 64 bits) is not given";
        let expected = Error::Ports { top: "t".into(), text: text.into() };
        assert_eq!(check(&source(99, &[("sum", 32), ("other", 1)]), HEADER), Err(expected));
    }
}
