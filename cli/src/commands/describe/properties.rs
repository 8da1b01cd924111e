//! `describe --properties`: what `prove` decides of a block, from the block's declarations.

use crate::designs;
use proofs::{Proofs, Property};
use serde::Serialize;

/// The properties of a block. A top has none, and `parts` instead.
#[derive(Serialize)]
pub(super) struct Report {
    block: &'static str,
    design: String,
    /// The blocks of a top that declare its properties.
    parts: &'static [&'static str],
    /// The small configurations on which each property is proved.
    cases: Vec<&'static str>,
    properties: Vec<Line>,
    /// Situations that must be reached, so that no property holds idly.
    covers: Vec<&'static str>,
    /// Ports for which a part of the stream contract does not hold.
    exempt: Vec<Exempt>,
}

#[derive(Serialize)]
struct Line {
    name: &'static str,
    /// The rules of the block's page that it proves, or `invariant`.
    rule: &'static str,
    sentence: &'static str,
    /// The reason why the check is bounded; `null` of a property that is proved for all time.
    bounded: Option<&'static str>,
    fault: Fault,
}

/// A change of the emitted text that this property alone must find.
#[derive(Serialize)]
struct Fault {
    module: &'static str,
    text: String,
    /// Empty where the text is left out.
    replacement: String,
}

#[derive(Serialize)]
struct Exempt {
    name: &'static str,
    reason: &'static str,
}

pub(super) fn report(block: &'static str, design: &str) -> Report {
    let proofs = registry::proofs_of(block);
    Report {
        block,
        design: design.to_string(),
        parts: registry::parts_of(block).unwrap_or_default(),
        cases: of(proofs, |proofs| proofs.cases, |case| case.name),
        properties: of(proofs, |proofs| proofs.properties, line),
        covers: of(proofs, |proofs| proofs.covers, |cover| cover.name),
        exempt: of(
            proofs,
            |proofs| proofs.exempt,
            |exempt| Exempt { name: exempt.name, reason: exempt.reason },
        ),
    }
}

fn of<T: 'static, U>(
    proofs: Option<&'static Proofs>,
    list: fn(&Proofs) -> &'static [T],
    each: fn(&'static T) -> U,
) -> Vec<U> {
    proofs.map_or(&[][..], list).iter().map(each).collect()
}

fn line(property: &'static Property) -> Line {
    let Property { name, rule, says, bounded, fault } = property;
    let (text, replacement) = (one_line(fault.text), one_line(fault.replacement));
    let fault = Fault { module: fault.module, text, replacement };
    Line { name, rule, sentence: says, bounded: *bounded, fault }
}

/// Verilog of several lines as one.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

pub(super) fn text(report: &Report) -> String {
    let Report { block, design, parts, cases, properties, covers, exempt } = report;
    if properties.is_empty() {
        return designs::checked_by(block, parts);
    }
    let mut text = format!("{block} of {design}: what `prove` decides\n\nConfigurations\n");
    text.extend(cases.iter().map(|case| format!("  {case}\n")));
    text += "\nProperties\n";
    for Line { name, rule, sentence, bounded, fault: Fault { module, text: from, replacement } } in
        properties
    {
        let until = bounded.map_or("for all time".to_owned(), |why| format!("bounded: {why}"));
        let to = if replacement.is_empty() { "nothing" } else { replacement };
        text += &format!("  {name} ({rule}), {until}\n    {sentence}\n");
        text += &format!("    fault in {module}: {from} -> {to}\n");
    }
    text += "\nReached\n";
    text.extend(covers.iter().map(|cover| format!("  {cover}\n")));
    text += "\nStreams keep their contract";
    text += if exempt.is_empty() { "." } else { ", but for\n" };
    let exempt: Vec<String> =
        exempt.iter().map(|Exempt { name, reason }| format!("  {name}: {reason}")).collect();
    text + &exempt.join("\n")
}
