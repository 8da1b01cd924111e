//! The blocks' properties: the page that lists them, and a quick proof of each block.

#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

use proofs::prove::{Options, prove};
use proofs::{Proofs, Property};
use registry::{BLOCKS, PROOFS};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

const HEAD: &str = "# Properties

What `warpcache prove` shows of each block. `cargo test -p warpcache-registry --test properties`, with \
`WARPCACHE_UPDATE=1`, writes this page from the blocks' declarations. Beside the properties below, every ready/valid \
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
    let path: PathBuf =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/reference/properties.md");
    let text: String =
        HEAD.to_owned() + &PROOFS.iter().map(|proofs| table(proofs)).collect::<String>();
    if std::env::var_os("WARPCACHE_UPDATE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text, "run with WARPCACHE_UPDATE=1");
}

/// Blocks of the registry that none of `proofs` is of.
fn without(proofs: &[&Proofs]) -> Vec<&'static str> {
    let has_proofs = |name: &str| proofs.iter().any(|proofs| proofs.block == name);
    BLOCKS.iter().map(|info| info.name).filter(|name| !has_proofs(name)).collect()
}

#[test]
fn every_block_has_proofs() {
    assert_eq!(without(PROOFS), Vec::<&str>::new());
    assert_eq!(without(&PROOFS[1..]), [PROOFS[0].block]);
}

#[test]
fn proofs_are_of_blocks_and_of_their_rules() {
    for proofs in PROOFS {
        let block = BLOCKS.iter().find(|info| info.name == proofs.block).unwrap();
        let rules: Vec<String> = block.rules().into_iter().map(|(number, _)| number).collect();
        for property in proofs.properties {
            let named = property.rule.split([',', ' ']).filter(|word| word.starts_with('R'));
            for rule in named {
                assert!(rules.iter().any(|known| known == rule), "{}: {rule}", property.name);
            }
        }
    }
}

/// The first configuration of every block, without the faults: what fits into a test.
#[test]
fn every_block_proves_its_first_case() {
    let folder = tempfile::tempdir().unwrap();
    let options = Options { waves: folder.path().into(), is_quick: true, ..Options::default() };
    for proofs in PROOFS {
        let report = prove(proofs, &options).unwrap_or_else(|error| panic!("{error}"));
        assert!(report.holds(), "{}", report.problems().join("\n"));
    }
}
