//! The page of properties, which the blocks declare.

use crate::hold;
use proofs::{Proofs, Property};
use registry::PROOFS;
use std::fmt::Write as _;

const HEAD: &str = "# Properties

What `warpcache prove` shows of each block. `WARPCACHE_UPDATE=1 cargo test -p warpcache-registry --test \
pages` writes this page from the blocks' declarations. Beside the properties below, every ready/valid \
stream is held to its [contract](../verification.md#streams). Each property alone must find its fault, a change of \
the emitted text.
";

fn table(proofs: &Proofs) -> String {
    let mut text = format!("\n## `{}`\n", proofs.block);
    let cases: Vec<&str> = proofs.cases.iter().map(|case| case.name).collect();
    let covers: Vec<String> =
        proofs.covers.iter().map(|cover| format!("`{}`", cover.name)).collect();
    let _ = write!(text, "On: {}.", cases.join("; "));
    if !covers.is_empty() {
        let _ = write!(text, " Reached: {}.", covers.join(", "));
    }
    let _ = writeln!(
        text,
        "\n\n| property | rule | says | shown | fault |\n| --- | --- | --- | --- | --- |"
    );
    for Property { name, rule, says, bounded, fault } in proofs.properties {
        let shown =
            bounded.map_or("for all time".to_owned(), |reason| format!("bounded: {reason}"));
        let code =
            |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ").replace('|', "\\|");
        let (before, after) = (code(fault.text), code(fault.replacement));
        let after = if after.is_empty() { "nothing".to_owned() } else { format!("`{after}`") };
        let says = says.replace('|', "\\|");
        let _ =
            writeln!(text, "| `{name}` | {rule} | {says} | {shown} | `{before}` becomes {after} |");
    }
    for exemption in proofs.exempt {
        let _ = writeln!(text, "\nNo contract for `{}`: {}.", exemption.name, exemption.reason);
    }
    text
}

#[test]
fn the_page_of_properties_is_what_the_blocks_declare() {
    let tables: String = PROOFS.iter().map(|proofs| table(proofs)).collect();
    hold("docs/reference/properties.md", &format!("{HEAD}{tables}"));
}
