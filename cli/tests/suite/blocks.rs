//! `generate --block`, given several times.

use crate::support::{run, tree};
use std::fs;

/// Several blocks of a design are replaced together, and a design's name says whose block is meant.
#[test]
fn several_blocks_are_generated_in_one_command() {
    let folder = tempfile::tempdir().unwrap();
    let folders = |design: &str| {
        let mut names: Vec<String> = fs::read_dir(folder.path().join("build").join(design))
            .into_iter()
            .flatten()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    };
    let line = ["generate", "--no-vectors", "llc", "--block", "line_order", "--block"];
    run(folder.path(), &[&line[..], &["axi4_memory"]].concat()).done();
    assert_eq!(folders("llc"), ["axi4_memory", "line_order", "rtl"]);
    // Those of another block stay, and all that is there is as a single command would write it.
    run(folder.path(), &["generate", "--no-vectors", "llc", "--block", "atomic_buffer"]).done();
    let before = tree(&folder.path().join("build"));
    run(folder.path(), &[&line[..], &["atomic_buffer", "--block", "line_order"]].concat()).done();
    assert_eq!(tree(&folder.path().join("build")), before);

    let two = ["generate", "--no-vectors", "llc", "taco16", "--block"];
    let blocks = ["llc:line_order", "--block", "taco16:shadow_tags"];
    let dry = run(folder.path(), &[&two[..], &blocks, &["--dry-run"]].concat()).done();
    assert!(dry.contains("write build/taco16/shadow_tags/filelist.f"), "{dry}");
    assert!(!dry.contains("axi4_memory"), "{dry}");
    run(folder.path(), &[&two[..], &blocks].concat()).done();
    assert_eq!(folders("taco16"), ["rtl", "shadow_tags"]);
    let refused = |words: &[&str], expected: &str| {
        let ended = run(folder.path(), &[&two[..], words].concat());
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{}", ended.errors);
        assert_eq!(ended.errors, format!("error: {expected}\n"));
    };
    let missing = "--block: must name a block of each design; got none of taco16; try leaving this design out";
    refused(&["llc:line_order"], missing);
    let unknown = "--block: must be of one of llc, taco16; got \"taco61\"; try taco16:shadow_tags";
    refused(&["taco61:shadow_tags"], unknown);
    assert!(run(folder.path(), &[&two[..], &["line_order"]].concat()).errors.contains("taco16"));
}
