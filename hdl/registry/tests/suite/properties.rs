//! The blocks' properties: whose they are, and a quick proof of each block.

use design::DesignKind;
use proofs::prove::{Options, prove};
use proofs::{Fault, Proofs};
use registry::{BLOCKS, PROOFS, parts_of};

/// Blocks of the registry that none of `proofs` is of. A top's blocks represent it.
fn without(proofs: &[&Proofs]) -> Vec<&'static str> {
    let has_proofs = |name: &str| proofs.iter().any(|proofs| proofs.block == name);
    let blocks = BLOCKS.iter().map(|info| info.name).filter(|name| parts_of(name).is_none());
    blocks.filter(|name| !has_proofs(name)).collect()
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
        for property in proofs.properties() {
            let named = property.rule.split([',', ' ']).filter(|word| word.starts_with('R'));
            for rule in named {
                let is_known = rules.iter().any(|known| known == rule);
                let (block, name) = (proofs.block, &property.name);
                assert!(
                    is_known,
                    "{block}: property {name} is of {rule}; its page has no such rule"
                );
            }
        }
    }
}

/// Without a solver: a change of the emitted text that a fault missed would show in a long run only.
#[test]
fn every_fault_changes_the_text_of_its_module() {
    let mut missed = vec![];
    for proofs in PROOFS {
        let designs: Vec<_> = proofs.cases.iter().map(|case| (case.design)().unwrap()).collect();
        for property in proofs.properties() {
            let Fault { modules, text, .. } = property.fault;
            let is_there = |design: &emit::Design| {
                let is_of =
                    |m: &&emit::Module| modules.iter().any(|stem| m.plain.starts_with(stem));
                design.modules.iter().filter(is_of).any(|module| module.text.contains(&text))
            };
            if !designs.iter().any(is_there) {
                let (block, name) = (proofs.block, property.name);
                missed.push(format!("{block}: {name}: {modules:?} has no `{text}`"));
            }
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

/// The first configuration of every block of a design, without the faults: what fits into a test.
fn proves(design: DesignKind) {
    let folder = tempfile::tempdir().unwrap();
    let options = Options { waves: folder.path().into(), is_quick: true, ..Options::default() };
    let is_of = |name| BLOCKS.iter().any(|info| info.name == name && info.design == design);
    let of: Vec<_> = PROOFS.iter().filter(|proofs| is_of(proofs.block)).collect();
    assert!(!of.is_empty(), "{design} has no block");
    let problems = of.into_iter().flat_map(|proofs| match prove(proofs, &options, &|_, _| {}) {
        Ok(report) => report.problems(),
        Err(error) => vec![error.to_string()],
    });
    let problems: Vec<String> = problems.collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// A test a design, so that they run side by side.
macro_rules! first_cases {
    ($($name:ident: $design:ident,)*) => {
        $(
            #[test]
            fn $name() {
                proves(DesignKind::$design);
            }
        )*

        #[test]
        fn no_design_is_left_out() {
            assert_eq!([$(DesignKind::$design),*], DesignKind::ALL);
        }
    };
}

first_cases! {
    private_proves_its_first_cases: Private,
    shared_l1_proves_its_first_cases: SharedL1,
    decoupled_l1d_proves_its_first_cases: DecoupledL1d,
    ccn_proves_its_first_cases: Ccn,
    sac_proves_its_first_cases: Sac,
    sharing_tracker_proves_its_first_cases: SharingTracker,
    llc_proves_its_first_cases: Llc,
}
