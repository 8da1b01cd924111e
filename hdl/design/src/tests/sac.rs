use super::{Design, Llc, Sac};

/// The error of a `sac` config with this `[sac]`; empty when it is legal.
fn refused(sac: &str) -> String {
    let text = format!("design = \"sac\"\nname = \"t\"\n[sac]\n{sac}");
    Design::parse(&text, "t.toml").err().map(|problems| problems.to_string()).unwrap_or_default()
}

#[test]
fn every_number_has_both_ends() {
    // Beside each the fields that leave room for both of its ends.
    for (field, low, high, others) in [
        ("chips", 1, 16, ""),
        ("sm_ports", 1, 64, "profile_cycles = 1000"),
        ("crd_ways", 1, 32, ""),
        ("address_bits", 19, 64, ""),
        ("memory_queue", 1, 64, ""),
        ("link_queue", 1, 64, ""),
        ("profile_cycles", 1, 65_535, "sm_ports = 1"),
        ("counter_bits", 16, 24, ""),
        ("slice_counter_bits", 16, 16, ""),
        ("theta_65536", 0, 65_535, ""),
        ("b_intra", 1, 1_048_575, ""),
        ("b_inter", 1, 1_048_575, ""),
        ("b_llc", 1, 1_048_575, ""),
        ("b_mem", 1, 1_048_575, ""),
    ] {
        for legal in [low, high] {
            assert_eq!(refused(&format!("{field} = {legal}\n{others}")), "");
        }
        // The lowest that its rule allows; other fields may ask for more.
        let low = match field {
            "address_bits" => 16,
            "counter_bits" => 2,
            "slice_counter_bits" => 1,
            _ => low,
        };
        for (wrong, hint) in [(low - 1, low), (high + 1, high)] {
            let column = field.len() + 4;
            assert_eq!(
                refused(&format!("{field} = {wrong}\n{others}")),
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
        ("slice_ways", 1, 32, ""),
        ("line_bytes", 32, 256, ""),
        ("sector_bytes", 32, 64, ""),
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
fn a_slice_has_2_to_16384_sets() {
    assert_eq!(refused("slice_bytes = 1024\nslice_ways = 4"), "");
    assert_eq!(refused("slice_bytes = 16777216\nslice_ways = 8"), "");
    for (wrong, hint) in [(512, 1_024), (1_023, 1_024), (33_554_432, 16_777_216)] {
        assert_eq!(
            refused(&format!("slice_bytes = {wrong}")),
            format!(
                "t.toml:4:15: t.sac.slice_bytes: must be a power of two in 1024..=16777216; \
                 got {wrong}; try {hint}"
            )
        );
    }
    assert_eq!(
        refused("slice_bytes = 2048"),
        "t.toml:4:15: t.sac.slice_bytes: must be at least 4096: two sets of 16 lines; got 2048; try 4096"
    );
    assert_eq!(
        refused("slice_bytes = 16777216\nslice_ways = 4"),
        "t.toml:4:15: t.sac.slice_bytes: must be at most 8388608: 16384 sets of 4 lines; got 16777216; \
         try 8388608"
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
    let eight = "slices = 2\nslice_bytes = 8192";
    assert_eq!(refused(&format!("crd_sets = 8\n{eight}")), "");
    assert_eq!(
        refused(&format!("crd_sets = 16\n{eight}")),
        "t.toml:4:12: t.sac.crd_sets: must be at most 8, the sets of a chip's cache; got 16; try 8"
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
    // Eight hits a cycle of four slices, or as many requests as there are ports.
    for (ports, most, fits, few) in [(1, 120, 7, 6), (8, 120, 7, 6), (17, 255, 8, 7)] {
        let others = format!("slices = 4\nsm_ports = {ports}\nprofile_cycles = 15");
        assert_eq!(refused(&format!("counter_bits = {fits}\n{others}")), "");
        assert_eq!(
            refused(&format!("counter_bits = {few}\n{others}")),
            format!(
                "t.toml:4:16: t.sac.counter_bits: must be at least {fits}: a profile has up to {most} \
                 hits of slices or requests of L1 caches; got {few}; try {fits}"
            )
        );
    }
    let others = "sm_ports = 3\nprofile_cycles = 2000";
    assert_eq!(refused(&format!("slice_counter_bits = 13\n{others}")), "");
    assert_eq!(
        refused(&format!("slice_counter_bits = 12\n{others}")),
        "t.toml:4:22: t.sac.slice_counter_bits: must be at least 13: a slice has up to 6000 requests \
         in a profile; got 12; try 13"
    );
    // No counter is wide enough: then the profile must be shorter.
    assert_eq!(
        refused("slice_counter_bits = 16\nprofile_cycles = 2048"),
        "t.toml:4:22: t.sac.slice_counter_bits: must be at least 17: a slice has up to 65536 requests \
         in a profile; got 16; try fewer profile_cycles"
    );
    assert_eq!(
        refused(
            "slices = 1\nsm_ports = 1\nprofile_cycles = 1\ncounter_bits = 2\nslice_counter_bits = 1"
        ),
        ""
    );
}

#[test]
fn a_slice_has_the_geometry_of_sac_and_the_rest_of_llc() {
    let text = "design = \"sac\"\nname = \"t\"\nllc.mshr_entries = 3\n[sac]\nslice_ways = 4\nsectored = true";
    let design = Design::parse(text, "t.toml").unwrap();
    let expected = Llc { sets: 512, ways: 4, sectored: true, mshr_entries: 3, ..Llc::default() };
    assert_eq!(design.llc(), Some(&expected));
    // A written config has the geometry once, and reads back the same.
    let written = toml::to_string(design.config()).unwrap();
    assert!(!written.contains("\nsets ") && written.contains("\nmshr_entries = 3"), "{written}");
    assert_eq!(Design::parse(&written, "t.toml").unwrap(), design);
    assert_eq!(design.config().validate().unwrap(), design);
    assert_eq!(
        refused("slice_ways = 4\n[llc]\nways = 4"),
        "t.toml:6:1: t.llc.ways: must not be given in design \"sac\", where it is decided by [sac]; got \
         4; try removing it"
    );
}

#[test]
fn every_sm_has_a_number() {
    assert_eq!(refused("sm_ports = 33\nprofile_cycles = 100\n[llc]\nsource_bits = 6"), "");
    assert_eq!(
        refused("sm_ports = 33\nprofile_cycles = 100\n[llc]\nsource_bits = 5"),
        "t.toml:7:15: t.llc.source_bits: must be at least 6: a number for each of 33 SMs; got 5; try 6"
    );
    assert_eq!(refused("sm_ports = 1\n[llc]\nsource_bits = 1"), "");
}

#[test]
fn the_papers_cache_has_2048_sets() {
    let design = Design::load("isca23").unwrap();
    let sac = design.sac().unwrap();
    assert_eq!(sac, &Sac { sectored: true, ..Sac::default() });
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
