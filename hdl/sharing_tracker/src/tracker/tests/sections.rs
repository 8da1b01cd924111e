//! Each wrong `[sharing_tracker]` with its exact text, at the boundary of each rule.

use design::Design;

fn problems(lines: &str) -> String {
    let text = format!("design = 'sharing-tracker'\nname = 't'\n{lines}");
    Design::parse(&text, "t.toml").err().map(|problems| problems.to_string()).unwrap_or_default()
}

#[test]
fn rules_over_several_fields() {
    for (lines, expected) in [
        (
            "[sharing_tracker]\ncores = 10\ntrackers = 4",
            "t.toml:4:9: t.sharing_tracker.cores: must be a multiple of trackers, 4; got 10; try 12",
        ),
        (
            "[sharing_tracker]\nsets = 4\ntrackers = 4\nbanks = 1",
            "t.toml:4:8: t.sharing_tracker.sets: must be at least 8, 2 for each of 4 trackers; \
             got 4; try 8",
        ),
        (
            "[sharing_tracker]\nsets = 16\nbanks = 16\ntrackers = 2",
            "t.toml:5:9: t.sharing_tracker.banks: must be at most 8, the sets of a tracker; got 16; \
             try 8",
        ),
        (
            "l1.address_bits = 17\nl1.sets = 2",
            "t.toml:3:19: t.l1.address_bits: must be at least 18: 7 bits within the line, 10 of the \
             tracker's set and 1 of tag; got 17; try 18",
        ),
    ] {
        assert_eq!(problems(lines), expected);
    }
    for legal in [
        "[sharing_tracker]\ncores = 12\ntrackers = 4",
        "[sharing_tracker]\nsets = 8\ntrackers = 4\nbanks = 2",
        "[sharing_tracker]\nsets = 16\nbanks = 8\ntrackers = 2",
        "l1.address_bits = 18\nl1.sets = 2",
    ] {
        assert_eq!(problems(legal), "");
    }
}

#[test]
fn the_fields_alone() {
    for (line, expected) in [
        ("cores = 1", "3:25: t.sharing_tracker.cores: must be an integer in 2..=64; got 1; try 2"),
        ("ways = 33", "3:24: t.sharing_tracker.ways: must be an integer in 1..=32; got 33; try 32"),
        (
            "sets = 1000",
            "3:24: t.sharing_tracker.sets: must be a power of two in 2..=4096; got 1000; try 1024",
        ),
        (
            "trackers = 3",
            "3:28: t.sharing_tracker.trackers: must be a power of two in 1..=4; got 3; try 2",
        ),
        (
            "sharers = 'masks'",
            "3:27: t.sharing_tracker.sharers: must be one of \"mask\", \"single\"; got \"masks\"; \
             try \"mask\"",
        ),
    ] {
        let text = problems(&format!("sharing_tracker.{line}"));
        assert_eq!(text, format!("t.toml:{expected}"));
    }
}
