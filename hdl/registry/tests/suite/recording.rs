//! Recordings of a block: a line a cycle, the same for the same seed, `-` for what means nothing.

use design::{Design, PRESETS};
use emit::EmitOptions;
use registry::{Block, block, blocks, parts_of};
use std::collections::HashSet;
use testbenches::recording::{Extent, Stretch};

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

/// Tops whose recording has one seed, so that there is nothing to search.
const ONE_SEED: [&str; 6] = [
    "sac_chip",
    "private_cluster",
    "decoupled_l1d_cluster",
    "shared_l1_cluster",
    "ccn_cluster",
    "tracker_cluster",
];

#[test]
fn no_preset_needs_a_search_for_seeds() {
    let mut seen = HashSet::new();
    let mut searched = Vec::new();
    for preset in PRESETS {
        for Block { info, block, .. } in blocks(&preset.design().unwrap()) {
            if ONE_SEED.contains(&info.name) || !seen.insert((info.name, block.config())) {
                continue;
            }
            let manifest = block.emit(&EmitOptions::default()).unwrap().manifest;
            let extent = parts_of(info.name).map_or(Extent::Whole, |_| Extent::Brief);
            let vectors = block.vectors(&manifest, extent).unwrap();
            let cycles: usize = vectors.stretches.iter().map(|stretch| stretch.cycles).sum();
            assert_eq!(vectors.cycles.len(), cycles, "{}", info.name);
            if vectors.is_searched {
                let eighths = |Stretch { seed, cycles: own }: &Stretch| (*seed, own * 8 / cycles);
                let eighths: Vec<_> = vectors.stretches.iter().map(eighths).collect();
                let missed = vectors.bins - vectors.hit;
                searched.push(format!(
                    "{} of {}: Known {{ eighths: &{eighths:?}, missed: {missed} }}",
                    info.name, preset.name
                ));
            }
        }
    }
    assert!(
        searched.is_empty(),
        "the `RECORDED` of these blocks must have\n{}",
        searched.join("\n")
    );
}
