//! The blocks' properties: whose they are, and a quick proof of each block.

#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

use proofs::Proofs;
use proofs::prove::{Options, prove};
use registry::{BLOCKS, PROOFS};

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
        let block = BLOCKS.iter().find(|info| info.name == proofs.block);
        let block = block.unwrap_or_else(|| panic!("{}: no block of this name", proofs.block));
        let rules: Vec<String> = block.rules().into_iter().map(|(number, _)| number).collect();
        for property in proofs.properties {
            let named = property.rule.split([',', ' ']).filter(|word| word.starts_with('R'));
            for rule in named {
                let is_known = rules.iter().any(|known| known == rule);
                let (block, name) = (proofs.block, property.name);
                assert!(
                    is_known,
                    "{block}: property {name} is of {rule}; its page has no such rule"
                );
            }
        }
    }
}

/// The first configuration of every block, without the faults: what fits into a test.
#[test]
fn every_block_proves_its_first_case() {
    let folder = tempfile::tempdir().unwrap();
    let options = Options { waves: folder.path().into(), is_quick: true, ..Options::default() };
    let problems = PROOFS.iter().flat_map(|proofs| match prove(proofs, &options, &|_, _| {}) {
        Ok(report) => report.problems(),
        Err(error) => vec![error.to_string()],
    });
    let problems: Vec<String> = problems.collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
