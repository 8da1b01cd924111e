//! Mutated replay files of every block that has a replay.

use super::arena::Arena;
use super::judge::names_place;
use super::mutation::reshaped;
use super::{Mutant, attacks, seed};
use crate::support::Random;
use design::PRESETS;
use std::collections::BTreeSet;
use std::fs;

/// A preset, a block, and transactions that it answers; of those that take lists, see [`good`].
const GOOD: &[(&str, &str, &str)] = &[
    (
        "baseline",
        "l1",
        r#"{"op":"load","line":"0x10"}
{"op":"load","line":"0x10","sectors":"0x5"}
{"op":"fill","line":"0x10"}
{"op":"store","line":"0x10"}
{"op":"atomic","line":"0x20"}
{"op":"flush"}
"#,
    ),
    (
        "pact20",
        "dyneb",
        r#"{"op":"access","group":"private","hit":false}
{"op":"l2_reply","group":"shared"}
{"op":"home_reply"}
{"op":"access","group":"shared","hit":true}
"#,
    ),
    (
        "pact20",
        "home_map",
        r#"{"op":"home","line":"0x1f40"}
{"line":"0X0003E1","op":"home"}
"#,
    ),
    (
        "pact20",
        "min_router",
        r#"{"op":"route","core":0,"line":"0x1f40"}
{"op":"route","core":13,"line":"0x1ffffffff"}
"#,
    ),
    (
        "ics15",
        "decoupled_l1d",
        r#"{"op":"load","line":"0x10"}
{"op":"fill","line":"0x10"}
{"op":"store","line":"0x10"}
{"op":"flush"}
"#,
    ),
    (
        "ics15",
        "sm_dueling",
        r#"{"op":"access","sm":0,"hit":true}
{"op":"access","sm":65535,"hit":false}
{"op":"tick","n":1000}
"#,
    ),
    (
        "taco16",
        "shadow_tags",
        r#"{"op":"write","line":"0x1f40","set":0,"way":2}
{"op":"lookup","line":"0x1f40"}
{"op":"invalidate","line":"0x1f40"}
"#,
    ),
    (
        "taco16",
        "request_throttler",
        r#"{"op":"tick","retired":15}
{"op":"inject"}
{"op":"hit"}
{"n":5,"retired":1,"op":"tick"}
"#,
    ),
    (
        "isca23",
        "crd",
        r#"{"op":"request","chip":0,"line":"0x4","sector":2}
{"line":"0X4","op":"request","chip":1,"sector":0}
{"op":"clear"}
"#,
    ),
    ("isca23", "eab_unit", EVALUATE),
    (
        "thesis12",
        "sharing_tracker",
        r#"{"op":"add","line":"0x1f40","core":3}
{"op":"lookup","line":"0x01F40","core":0}
{"op":"remove","line":"0x1f40","core":3}
{"op":"invalidate","line":"0x1f40"}
{"op":"flush"}
"#,
    ),
    ("thesis12", "scatter_bypass", WARP),
    (
        "llc",
        "llc_slice",
        r#"{"op":"store","line":"0x6","sector":2,"bytes":"0xf0"}
{"op":"load","line":"0x6","sectors":"0x4"}
{"op":"load","line":"0x7"}
{"op":"fill","line":"0x7"}
{"op":"atomic","line":"0x7","sector":1}
{"op":"clean","line":"0x6"}
{"op":"flush_line","line":"0x6"}
{"op":"discard","line":"0x8"}
{"op":"flush"}
"#,
    ),
    (
        "llc",
        "atomic_buffer",
        r#"{"op":"atomic","line":"0x6","sector":2,"offset":8,"width":4,"operation":0,"value":"0x5"}
{"op":"atomic","line":"0x6","sector":2,"offset":8,"width":8,"operation":9,"value":"0x7","compare":"0x5"}
{"op":"load","line":"0x6","sector":2}
{"op":"store","line":"0x6","sector":1}
{"op":"flush"}
"#,
    ),
];

/// `@` represents a list.
const EVALUATE: &str = r#"{"op":"evaluate","total_requests":100,"local_requests":50,"memory_side_requests":100,"memory_side_hits":50,"crd_requests":100,"crd_hits":75,"slice_requests_memory_side":@,"slice_requests_sm_side":@}
"#;
const WARP: &str = r#"{"op":"warp","addresses":@,"active":"0xffffffff"}
{"op":"active_warps","n":4}
"#;

fn good(block: &str, text: &str) -> String {
    let list = match block {
        "eab_unit" => format!("[{}]", vec!["7"; 64].join(",")),
        _ => format!("[{}]", vec!["\"0x1f40\""; 32].join(",")),
    };
    text.replace('@', &list)
}

#[test]
fn mutated_replay_files() {
    let arena = Arena::new();
    let path = arena.place("work/a.jsonl");
    let out = arena.place("work/out/b.jsonl");
    let free = std::slice::from_ref(&out);
    let mut random = Random(seed());
    let [_, replays] = attacks();
    let mut legal = 0;
    for number in 0..replays {
        let &(preset, block, text) = &GOOD[number % GOOD.len()];
        let input = reshaped(good(block, text).as_bytes(), &mut random);
        let mutant = Mutant { number, ending: "jsonl", input: &input };
        fs::write(&path, &input).unwrap();

        let before = arena.fingerprint(free);
        let line = ["replay", preset, "--block", block, "--in", "a.jsonl", "--out", "out/b.jsonl"];
        let ended = arena.run(&line, b"");
        mutant.must_end(&line, &ended, &[0, 2]);
        mutant.must(&line, before.same(&arena.fingerprint(free)));
        match ended.status {
            0 => legal += 1,
            _ => mutant.must(&line, names_place(&ended, "a.jsonl")),
        }
        let is_written = fs::remove_file(&out).is_ok();
        assert_eq!(is_written, ended.status == 0, "mutant {number}");
    }
    assert!(20 * legal > replays && legal < replays, "{legal} of {replays} mutants were legal");
}

#[test]
fn every_block_with_a_replay_is_attacked_with_what_it_answers() {
    let arena = Arena::new();
    let blocks = PRESETS.iter().flat_map(|preset| registry::blocks(&preset.design().unwrap()));
    let with_replay = blocks.filter(|block| block.block.has_replay());
    let with_replay: BTreeSet<&str> = with_replay.map(|block| block.info.name).collect();
    let attacked: BTreeSet<&str> = GOOD.iter().map(|(_, block, _)| *block).collect();
    assert_eq!(attacked, with_replay);
    for (preset, block, text) in GOOD {
        let line = ["replay", preset, "--block", block, "--in", "-"];
        arena.run(&line, good(block, text).as_bytes()).done();
    }
}
