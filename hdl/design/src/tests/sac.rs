use super::{Design, Sac};

/// What a `sac` config with this `[sac]` is refused with; empty when it is legal.
fn refused(sac: &str) -> String {
    let text = format!("design = \"sac\"\nname = \"t\"\n[sac]\n{sac}");
    Design::parse(&text, "t.toml").err().map(|problems| problems.to_string()).unwrap_or_default()
}

#[test]
fn every_number_has_both_ends() {
    for (field, low, high) in [
        ("chips", 1, 16),
        ("crd_ways", 1, 32),
        ("address_bits", 19, 64),
        ("memory_queue", 1, 64),
        ("link_queue", 1, 64),
        ("profile_cycles", 1, 65_535),
        ("counter_bits", 15, 24),
        ("slice_counter_bits", 11, 16),
        ("theta_65536", 0, 65_535),
        ("b_intra", 1, 1_048_575),
        ("b_inter", 1, 1_048_575),
        ("b_llc", 1, 1_048_575),
        ("b_mem", 1, 1_048_575),
    ] {
        for legal in [low, high] {
            assert_eq!(refused(&format!("{field} = {legal}")), "");
        }
        // The lowest that its own rule allows; other fields may ask for more.
        let low = match field {
            "address_bits" => 16,
            "counter_bits" => 2,
            "slice_counter_bits" => 1,
            _ => low,
        };
        for (wrong, hint) in [(low - 1, low), (high + 1, high)] {
            let column = field.len() + 4;
            assert_eq!(
                refused(&format!("{field} = {wrong}")),
                format!(
                    "t.toml:4:{column}: t.sac.{field}: must be an integer in {low}..={high}; \
                     got {wrong}; try {hint}"
                )
            );
        }
    }
}

#[test]
fn every_power_of_two_has_both_ends() {
    // Beside each the fields that leave room for both of its ends.
    for (field, low, high, others) in [
        ("slices", 1, 64, ""),
        ("slice_bytes", 1_024, 16_777_216, "slice_ways = 1"),
        ("slice_ways", 1, 32, ""),
        ("line_bytes", 32, 256, ""),
        ("sector_bytes", 32, 256, "line_bytes = 256"),
        ("crd_sets", 2, 512, ""),
    ] {
        for legal in [low, high] {
            assert_eq!(refused(&format!("{field} = {legal}\n{others}")), "");
        }
        for (wrong, hint) in [(low - 1, low), (high - 1, high), (high + 1, high)] {
            let column = field.len() + 4;
            assert_eq!(
                refused(&format!("{field} = {wrong}\n{others}")),
                format!(
                    "t.toml:4:{column}: t.sac.{field}: must be a power of two in {low}..={high}; \
                     got {wrong}; try {hint}"
                )
            );
        }
    }
}

#[test]
fn sectored_is_a_boolean() {
    assert_eq!(refused("sectored = false"), "");
    assert_eq!(refused("sectored = true"), "");
    for (wrong, got) in [("1", "1"), ("\"yes\"", "\"yes\""), ("[true]", "an array")] {
        assert_eq!(
            refused(&format!("sectored = {wrong}")),
            format!("t.toml:4:12: t.sac.sectored: must be true or false; got {got}; try false")
        );
    }
    assert_eq!(
        refused("chips = true"),
        "t.toml:4:9: t.sac.chips: must be an integer in 1..=16; got true; try 4"
    );
}

#[test]
fn a_slice_holds_a_set() {
    assert_eq!(refused("slice_bytes = 2048\nslices = 2\ncrd_sets = 2"), "");
    assert_eq!(
        refused("slice_bytes = 1024\nslices = 2\ncrd_sets = 2"),
        "t.toml:4:15: t.sac.slice_bytes: must be at least 2048: one set of 16 lines; got 1024; try 2048"
    );
}

#[test]
fn a_sector_fits_into_its_line() {
    assert_eq!(refused("line_bytes = 64\nsector_bytes = 64"), "");
    assert_eq!(
        refused("sector_bytes = 64\nline_bytes = 32"),
        "t.toml:4:16: t.sac.sector_bytes: must be at most 32, the bytes of a line; got 64; try 32"
    );
}

#[test]
fn there_are_at_most_as_many_sampled_sets_as_sets() {
    let four = "slices = 2\nslice_bytes = 4096";
    assert_eq!(refused(&format!("crd_sets = 4\n{four}")), "");
    assert_eq!(
        refused(&format!("crd_sets = 8\n{four}")),
        "t.toml:4:12: t.sac.crd_sets: must be at most 4, the sets of a chip's cache; got 8; try 4"
    );
    assert_eq!(
        refused("crd_sets = 2\nslices = 1\nslice_bytes = 2048"),
        "t.toml:4:12: t.sac.crd_sets: must be at most 1, the sets of a chip's cache; got 2; \
         try more slices or slice_bytes"
    );
}

#[test]
fn a_tag_has_at_least_one_bit() {
    assert_eq!(refused("address_bits = 19"), "");
    assert_eq!(
        refused("address_bits = 18"),
        "t.toml:4:16: t.sac.address_bits: must be at least 19: 7 bits within the line, 11 of the \
         set and 1 of tag; got 18; try 19"
    );
}

#[test]
fn no_counter_overflows_in_a_profile() {
    let fits = "slices = 4\nprofile_cycles = 15\nslice_counter_bits = 4";
    assert_eq!(refused(&format!("counter_bits = 6\n{fits}")), "");
    assert_eq!(
        refused(&format!("counter_bits = 5\n{fits}")),
        "t.toml:4:16: t.sac.counter_bits: must be at least 6: a profile has up to 60 requests; got 5; \
         try 6"
    );
    assert_eq!(
        refused("slice_counter_bits = 10"),
        "t.toml:4:22: t.sac.slice_counter_bits: must be at least 11: a slice has up to 2000 requests \
         in a profile; got 10; try 11"
    );
    assert_eq!(
        refused("slices = 1\nprofile_cycles = 1\ncounter_bits = 2\nslice_counter_bits = 1"),
        ""
    );
}

#[test]
fn the_papers_cache_has_2048_sets() {
    let design = Design::load("isca23").unwrap();
    let sac = design.sac().unwrap();
    assert_eq!(sac, &Sac::default());
    assert_eq!((sac.slice_sets(), sac.llc_sets()), (128, 2_048));
}

#[test]
fn the_order_of_replies_is_one_of_two_words() {
    assert_eq!(refused("reply_order = \"oldest\""), "");
    assert_eq!(refused("reply_order = \"slice_first\""), "");
    assert_eq!(
        refused("reply_order = \"slice\""),
        "t.toml:4:15: t.sac.reply_order: must be one of \"oldest\", \"slice_first\"; got \"slice\"; \
         try \"oldest\""
    );
}
