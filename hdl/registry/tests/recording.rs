//! Recordings of a block: a line a cycle, the same for the same seed, `-` for what means nothing.

#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

use design::Design;
use registry::block;

fn recorded(seed: u64, cycles: u64) -> String {
    let shadow_tags = block(&Design::load("taco16").unwrap(), "shadow_tags").unwrap();
    let mut file = Vec::new();
    shadow_tags.block.record(seed, cycles, &mut file).unwrap();
    String::from_utf8(file).unwrap()
}

#[test]
fn a_recording_has_a_line_a_cycle_and_starts_with_reset() {
    let text = recorded(1, 200);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 2 + 200);
    assert_eq!(lines[1], "outputs answer_valid answer_hit answer_way");
    assert!(lines[2].starts_with("1 ") && lines[2].ends_with("| - - -"), "{}", lines[2]);
    assert!(lines[3..].iter().all(|line| line.starts_with("0 ")));
}

#[test]
fn an_output_that_means_nothing_is_left_out() {
    let text = recorded(1, 200);
    let answers: Vec<&str> = text.lines().skip(3).filter_map(|l| l.split(" | ").nth(1)).collect();
    // A way follows a hit and nothing else.
    assert!(answers.iter().all(|a| a.starts_with("1 1 ") != a.ends_with(" -")));
    assert!(answers.iter().any(|a| a.starts_with("1 1 ")));
    assert!(answers.iter().any(|a| a.starts_with("1 0 ")));
}

#[test]
fn the_seed_decides() {
    assert_eq!(recorded(1, 50), recorded(1, 50));
    assert_ne!(recorded(1, 50), recorded(2, 50));
}
