use super::{Design, L1};
use crate::{Mesh, SharedL1};

/// The error of a `shared-l1` config with this text from its third line on; empty when it is legal.
fn refused(text: &str) -> String {
    let text = format!("design = \"shared-l1\"\nname = \"t\"\n{text}");
    Design::parse(&text, "t.toml").err().map(|problems| problems.to_string()).unwrap_or_default()
}

#[test]
fn a_missing_section_takes_its_default() {
    let design = Design::parse("design = \"shared-l1\"\nname = \"t\"\n", "t.toml").unwrap();
    assert_eq!(design.l1(), Some(&L1::default()));
    assert_eq!(design.shared_l1(), Some(&SharedL1::default()));
    assert_eq!(design.mesh(), Some(&Mesh::default()));
}

#[test]
fn cores_and_words() {
    assert_eq!(refused("shared_l1.cores = 1"), "");
    assert_eq!(refused("shared_l1.cores = 256\nmesh.columns = 64"), "");
    assert_eq!(
        refused("shared_l1.cores = 257"),
        "t.toml:3:19: t.shared_l1.cores: must be an integer in 1..=256; got 257; try 256"
    );
    assert_eq!(
        refused("shared_l1.home_hash = \"xorr\""),
        "t.toml:3:23: t.shared_l1.home_hash: must be one of \"core_bits\", \"xor\"; got \"xorr\"; \
         try \"xor\""
    );
    assert_eq!(
        refused("shared_l1.min_routing = 1"),
        "t.toml:3:25: t.shared_l1.min_routing: must be true or false; got 1; try true"
    );
}

#[test]
fn queues_places_and_leftovers_of_the_node() {
    for (field, column) in [
        ("home_requests", 27),
        ("remote_request_out_queue", 38),
        ("l2_in_queue", 25),
        ("remote_out_queue", 30),
        ("remote_reply_in_queue", 35),
    ] {
        assert_eq!(refused(&format!("shared_l1.{field} = 1")), "");
        assert_eq!(refused(&format!("shared_l1.{field} = 64")), "");
        for (value, legal) in [(0, 1), (65, 64)] {
            assert_eq!(
                refused(&format!("shared_l1.{field} = {value}")),
                format!(
                    "t.toml:3:{column}: t.shared_l1.{field}: must be an integer in 1..=64; got \
                     {value}; try {legal}"
                )
            );
        }
    }
    assert_eq!(refused("shared_l1.leftover = \"flush\""), "");
    assert_eq!(
        refused("shared_l1.leftover = \"flushed\""),
        "t.toml:3:22: t.shared_l1.leftover: must be one of \"probe\", \"lazy\", \"flush\"; got \
         \"flushed\"; try \"flush\""
    );
    assert_eq!(
        refused("shared_l1.leftover_first = 1"),
        "t.toml:3:28: t.shared_l1.leftover_first: must be true or false; got 1; try true"
    );
}

#[test]
fn lists_hold_distinct_tiles() {
    let l2 = "t.mesh.l2_at: must be a list of 1 to 256 distinct integers in 0..=4095";
    let core = "t.mesh.core_at: must be a list of 0 to 256 distinct integers in 0..=4095";
    let usual = "[3, 7, 10, 12, 23, 25, 28, 32]";
    for (value, got) in [
        ("[]", "[]"),
        ("[3, 3]", "[3, 3]"),
        ("[-1]", "[-1]"),
        ("[4096]", "[4096]"),
        ("[3, 4.5]", "an array"),
        ("[3, \"4\"]", "an array"),
        ("3", "3"),
        ("\"3\"", "\"3\""),
    ] {
        assert_eq!(
            refused(&format!("mesh.l2_at = {value}")),
            format!("t.toml:3:14: {l2}; got {got}; try {usual}")
        );
    }
    let long: Vec<u32> = (0..257).collect();
    let shown: String = format!("{long:?}").chars().take(60).collect();
    assert_eq!(
        refused(&format!("mesh.core_at = {long:?}")),
        format!("t.toml:3:16: {core}; got {shown}...; try []")
    );
}

#[test]
fn every_tile_is_on_the_mesh_and_taken_once() {
    assert_eq!(refused("mesh.l2_at = [0, 35]"), "");
    assert_eq!(
        refused("mesh.l2_at = [0, 36, 40]"),
        "t.toml:3:14: t.mesh.l2_at: must name tiles of the mesh, 0..=35; got 36; \
         try 35, or more columns or rows"
    );
    let cores = |last: u32| format!("shared_l1.cores = 2\nmesh.core_at = [0, {last}]");
    assert_eq!(refused(&cores(35)), "");
    assert_eq!(
        refused(&cores(36)),
        "t.toml:4:16: t.mesh.core_at: must name tiles of the mesh, 0..=35; got 36; \
         try 35, or more columns or rows"
    );
    assert_eq!(
        refused(&cores(12)),
        "t.toml:4:16: t.mesh.core_at: must not name a tile of l2_at; got 12; try a tile that is free"
    );
}

#[test]
fn every_core_has_a_place() {
    assert_eq!(
        refused("shared_l1.cores = 2\nmesh.core_at = [0, 1, 2]"),
        "t.toml:4:16: t.mesh.core_at: must be empty or list 2 tiles, one for each of \
         shared_l1.cores; got 3 tiles; try []"
    );
    assert_eq!(
        refused("mesh.core_at = []\nshared_l1.cores = 29"),
        "t.toml:3:16: t.mesh.core_at: must find a free tile for each of 29 cores, the \
         shared_l1.cores; got 28 tiles without a slice; try shared_l1.cores = 28, or more columns \
         or rows"
    );
    let tiles = |l2: &str| format!("mesh = {{ columns = 2, rows = 1, l2_at = {l2} }}");
    assert_eq!(refused(&format!("shared_l1.cores = 1\n{}", tiles("[1]"))), "");
    assert_eq!(
        refused(&format!("shared_l1.cores = 1\n{}", tiles("[1, 0]"))),
        "t.toml:1:1: t.mesh.core_at: must find a free tile for each of 1 cores, the \
         shared_l1.cores; got 0 tiles without a slice; try shared_l1.cores = 1, or more columns or \
         rows"
    );
}

#[test]
fn a_line_lies_in_one_slice() {
    assert_eq!(refused("mesh.interleave_bytes = 128"), "");
    assert_eq!(refused("mesh.interleave_bytes = 32768"), "");
    assert_eq!(
        refused("mesh.interleave_bytes = 64"),
        "t.toml:3:25: t.mesh.interleave_bytes: must be at least 128, the l1.line_bytes; got 64; \
         try 128"
    );
}

#[test]
fn the_core_bits_are_bits_of_the_tag() {
    assert_eq!(refused("l1.address_bits = 17"), "");
    assert_eq!(
        refused("l1.address_bits = 16"),
        "t.toml:3:19: t.l1.address_bits: must be at least 17: 7 bits within the line, 5 of the set \
         and 5 of tag, which number 28 cores; got 16; try 17"
    );
}
