//! `describe --properties`: what `prove` decides of a block, from the block's declarations.

use crate::designs;
use proofs::{Fault, Proofs, Property};
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
    covers: Vec<String>,
    /// Ports for which a part of the stream contract does not hold.
    exempt: Vec<Exempt>,
}

#[derive(Serialize)]
struct Line {
    name: String,
    /// The rules of the block's page that it proves, or `invariant`.
    rule: String,
    sentence: String,
    /// The reason why the check is bounded; `null` of a property that is proved for all time.
    bounded: Option<String>,
    fault: Change,
}

/// A change of the emitted text that this property alone must find.
#[derive(Serialize)]
struct Change {
    /// The module, or several with ` and ` between them.
    module: String,
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
        properties: proofs.map_or(vec![], Proofs::properties).into_iter().map(line).collect(),
        covers: proofs.map_or(vec![], Proofs::covers),
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

fn line(property: Property) -> Line {
    let Property { name, rule, says: sentence, bounded, fault } = property;
    let Fault { modules, text, replacement } = fault;
    let module = modules.join(" and ");
    let fault = Change { module, text: one_line(&text), replacement: one_line(&replacement) };
    Line { name, rule, sentence, bounded, fault }
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
    for Line { name, rule, sentence, bounded, fault: Change { module, text: from, replacement } } in
        properties
    {
        let until =
            bounded.as_ref().map_or("for all time".to_owned(), |why| format!("bounded: {why}"));
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
