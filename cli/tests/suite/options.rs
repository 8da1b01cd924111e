//! `generate` succeeds for what `check` calls legal: every top, under every word and flag that a config may
//! give, on small geometries. Recordings of a top are held to its rules, so that a rule that an option does
//! not keep fails here.

use crate::support::run_here;
use design::{Design, DesignKind, Field, Rule};
use emit::EmitOptions;
use registry::geometry::random;
use std::collections::HashSet;
use std::fs;
use testbenches::testing::is_full;

/// A small design of each kind that has tops.
const SMALL: [(DesignKind, &str); 7] = [
    (DesignKind::Private, "cluster.cores = 2\ncluster.l2_slices = 2\n"),
    (DesignKind::DecoupledL1d, "cluster.cores = 3\ncluster.l2_slices = 2\n"),
    (
        DesignKind::SharedL1,
        "shared_l1.cores = 3\nmesh.columns = 3\nmesh.rows = 2\nmesh.l2_at = [2, 4]\ndyneb.samples = 8\n\
         dyneb.execute = 64\n",
    ),
    (DesignKind::Ccn, "ccn.cores = 3\ncluster.l2_slices = 2\n"),
    (
        DesignKind::SharingTracker,
        "sharing_tracker.cores = 4\nsharing_tracker.banks = 2\nl2.bytes = 8192\n",
    ),
    (DesignKind::Sac, "sac.chips = 2\nsac.slices = 2\nsac.sm_ports = 2\nsac.slice_bytes = 8192\n"),
    (DesignKind::Llc, "llc.sets = 8\n"),
];

/// A small L1, where a design has one.
const L1: &str = "l1.sets = 8\nl1.ways = 2\nl1.address_bits = 24\nl1.mshr_entries = 4\n";

/// The text of a small design with one field set.
fn config(kind: DesignKind, small: &str, field: &str) -> String {
    let l1 = if kind.sections().contains(&"l1") { L1 } else { "" };
    format!("design = \"{kind}\"\nname = \"small\"\n{l1}{small}{field}\n")
}

/// Every setting of one field of the design that is a word or a flag; the first sets none.
fn settings(kind: DesignKind) -> Vec<String> {
    let mut all = vec![String::new()];
    for layout in kind.layouts_of_blocks() {
        let is_option =
            |field: &&Field| matches!(field.rule, Rule::Word(_) | Rule::WordOf(..) | Rule::Flag);
        for field in layout.fields_of(kind).filter(is_option) {
            let values = registry::legal_values(&field.rule).into_iter();
            all.extend(values.map(|value| format!("{}.{} = {value}", layout.name, field.name)));
        }
    }
    all
}

/// Errors of `generate` for the tops of this text; empty if this is no legal config, or all is well.
fn faults(kind: DesignKind, text: &str) -> Vec<String> {
    let Ok(design) = Design::parse(text, "small.toml") else { return vec![] };
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.toml");
    fs::write(&path, text).unwrap();
    let tops = registry::blocks(&design).into_iter().map(|block| block.info.name);
    let tops = tops.filter(|name| registry::parts_of(name).is_some());
    let said = tops.filter_map(|top| {
        let line = ["generate", path.to_str().unwrap(), "--block", top, "--dry-run"];
        let ended = run_here(&line, b"");
        (ended.status != 0).then(|| format!("{kind} {top}: {}\n{text}", ended.errors))
    });
    said.collect()
}

/// Blocks without a port of a part that an option adds are emitted with a signal that nothing drives. Tops are above, with
/// their recordings.
#[test]
fn blocks_of_every_option_are_emitted() {
    let (mut found, mut seen) = (vec![], HashSet::new());
    for (kind, small) in SMALL {
        for field in settings(kind) {
            let text = config(kind, small, &field);
            let Ok(design) = Design::parse(&text, "small.toml") else { continue };
            let blocks = registry::blocks(&design).into_iter();
            for block in blocks.filter(|block| registry::parts_of(block.info.name).is_none()) {
                // Most options are of one block of many.
                if !seen.insert((block.info.name, block.block.config().to_string())) {
                    continue;
                }
                if let Err(error) = block.block.emit(&EmitOptions::default()) {
                    found.push(format!("{kind} {}: {error}\n{text}", block.info.name));
                }
            }
        }
    }
    assert_eq!(found, Vec::<String>::new());
}

/// Records of a cycle with 64 lanes overflowed a stack of 8 MB.
#[test]
fn a_chip_of_as_many_ports_as_are_legal_is_generated() {
    let kind = DesignKind::Sac;
    let most = "sac.chips = 11\nsac.slices = 4\nsac.sm_ports = 64\nsac.slice_bytes = 8192\n\
                sac.line_bytes = 64\nsac.sector_bytes = 64\nsac.profile_cycles = 1\n";
    assert!(Design::parse(&config(kind, "", most), "small.toml").is_ok());
    assert_eq!(faults(kind, &config(kind, "", most)), Vec::<String>::new());
}

#[test]
fn tops_of_options_that_keep_less_order_are_generated() {
    let all = ["store_path = \"mode\"", "atomic_path = \"direct\"", "leftover = \"lazy\""];
    let (kind, small) = SMALL[2];
    let faults = all
        .iter()
        .flat_map(|field| faults(kind, &config(kind, small, &format!("shared_l1.{field}"))));
    assert_eq!(faults.collect::<Vec<_>>(), Vec::<String>::new());
}

/// Every option at the full depth, and random geometries besides.
#[test]
fn tops_of_every_option_are_generated() {
    let mut found = vec![];
    for (kind, small) in SMALL {
        // A text that breaks a rule over several fields is no config, but the small design is one.
        assert!(Design::parse(&config(kind, small, ""), "small.toml").is_ok(), "{kind}");
        if is_full() {
            let settings = settings(kind).into_iter().map(|field| config(kind, small, &field));
            let random = (1..=6).map(|seed| random(kind, "small", seed));
            found.extend(settings.chain(random).flat_map(|text| faults(kind, &text)));
        }
    }
    assert_eq!(found, Vec::<String>::new());
}
