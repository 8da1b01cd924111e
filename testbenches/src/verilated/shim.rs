//! Writes the C++ face of a design from its template.

use super::build::Origin;
use super::{PortSlots, Source, Trace, Writer};
use serde::Serialize;
use tera::{Context, Delimiters, Tera};

const TEMPLATE: &str = include_str!("shim.cpp.tera");

/// A port as the template sees it.
#[derive(Serialize)]
struct Place<'a> {
    name: &'a str,
    width: usize,
    slots: usize,
    offset: usize,
    low: Option<usize>,
}

/// The C++ text for a checked source. The error, a fault in the template, is tera's sentence.
pub(super) fn write(source: &Source, trace: Trace, origin: Origin) -> Result<String, String> {
    let mut tera = Tera::new();
    let delimiters = Delimiters {
        block_start: "<%".into(),
        block_end: "%>".into(),
        variable_start: "[[".into(),
        variable_end: "]]".into(),
        comment_start: "<#".into(),
        comment_end: "#>".into(),
    };
    let mut context = Context::new();
    context.insert("traced", &(trace != Trace::Off));
    context.insert("hosted", &(origin == Origin::User));
    let writer = trace.writer().unwrap_or(Writer { header: "", class: "" });
    context.insert("writer_header", writer.header);
    context.insert("writer_class", writer.class);
    context.insert("has_clock", &source.has_clock);
    context.insert("has_reset", &source.has_reset);
    context.insert("inputs", &places(&source.inputs));
    context.insert("outputs", &places(&source.outputs));
    let text =
        tera.set_delimiters(delimiters).and_then(|()| tera.render_str(TEMPLATE, &context, false));
    text.map_err(|error| error.to_string())
}

/// The ports with their first slot in the flat array.
fn places(ports: &[PortSlots]) -> Vec<Place<'_>> {
    let mut places = Vec::with_capacity(ports.len());
    let mut offset = 0;
    for port @ PortSlots { name, width, slots, element } in ports {
        if !port.is_absent() && !port.is_unread() {
            let low = element.map(|(low, _)| low);
            places.push(Place { name, width: *width, slots: *slots, offset, low });
        }
        offset += slots;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source() -> Source {
        let wide = PortSlots { slots: 8, ..PortSlots::new("wide", 100) };
        let inputs = vec![wide, PortSlots::absent(2), PortSlots::new("last", 3)];
        Source {
            top: "top".into(),
            files: vec![],
            has_clock: true,
            has_reset: false,
            inputs,
            outputs: vec![],
        }
    }

    #[test]
    fn a_port_starts_after_the_slots_of_those_before_it() {
        let text = write(&source(), Trace::Off, Origin::Emitted).unwrap();
        assert!(
            text.contains("put<100>(top.wide, in + 0);\n    put<3>(top.last, in + 10);"),
            "{text}"
        );
    }

    #[test]
    fn what_the_design_lacks_is_not_written() {
        let text = write(&source(), Trace::Off, Origin::Emitted).unwrap();
        assert!(!text.contains("top.reset") && !text.contains("Fst"), "{text}");
        assert!(!text.contains("warpcache_fault"), "{text}");
        let without_clock = Source { has_clock: false, has_reset: true, ..source() };
        let text = write(&without_clock, Trace::Fst, Origin::Emitted).unwrap();
        assert!(
            !text.contains("top.clock") && text.contains("top.reset") && text.contains("Fst"),
            "{text}"
        );
    }
}
