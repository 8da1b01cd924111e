use super::{Ccn, Design};

/// The error of a `ccn` config with this `[ccn]`; empty when it is legal.
fn refused(ccn: &str) -> String {
    let text = format!("design = \"ccn\"\nname = \"t\"\n[ccn]\n{ccn}");
    Design::parse(&text, "t.toml").err().map(|problems| problems.to_string()).unwrap_or_default()
}

#[test]
fn every_number_has_both_ends() {
    // Beside each the fields that leave both ends to its rule.
    for (field, low, high, beside) in [
        ("cores", 2, 256, ""),
        ("buffer", 2, 64, ""),
        ("request_queue", 2, 64, ""),
        ("response_queue", 2, 64, ""),
        ("link_latency", 1, 5, ""),
        ("buffer_patience", 1, 65_535, ""),
        ("parking", 1, 64, ""),
        ("epoch", 2_i64, 4_294_967_295, "sample = 1\nepoch_unit = 'cycles'"),
        ("sample", 1, 4_294_967_280, "epoch = 4294967295\nepoch_unit = 'cycles'"),
        ("h_min_numerator", 1, 65_535, "h_min_denominator = 65535"),
        ("h_min_denominator", 1, 65_535, "h_min_numerator = 1"),
        ("counter_bits", 2, 24, ""),
    ] {
        for legal in [low, high] {
            assert_eq!(refused(&format!("{field} = {legal}\n{beside}")), "");
        }
        for (wrong, hint) in [(low - 1, low), (high + 1, high)] {
            let column = field.len() + 4;
            assert_eq!(
                refused(&format!("{field} = {wrong}\n{beside}")),
                format!(
                    "t.toml:4:{column}: t.ccn.{field}: must be an integer in {low}..={high}; \
                     got {wrong}; try {hint}"
                )
            );
        }
    }
}

#[test]
fn the_filter_has_a_power_of_two_of_bits() {
    assert_eq!(refused("filter_bits = 2"), "");
    assert_eq!(refused("filter_bits = 16384"), "");
    let rule = "t.toml:4:15: t.ccn.filter_bits: must be a power of two in 2..=16384";
    for (wrong, hint) in [(1, 2), (500, 512), (32_768, 16_384)] {
        assert_eq!(
            refused(&format!("filter_bits = {wrong}")),
            format!("{rule}; got {wrong}; try {hint}")
        );
    }
}

#[test]
fn a_switch_is_true_or_false() {
    for field in ["throttle", "own_store_filter"] {
        assert_eq!(refused(&format!("{field} = true")), "");
        assert_eq!(refused(&format!("{field} = false")), "");
        for wrong in ["1", "\"true\"", "0.5"] {
            let column = field.len() + 4;
            assert_eq!(
                refused(&format!("{field} = {wrong}")),
                format!(
                    "t.toml:4:{column}: t.ccn.{field}: must be true or false; got {wrong}; try true"
                )
            );
        }
    }
}

#[test]
fn the_unit_is_one_of_two_words() {
    assert_eq!(refused("epoch_unit = \"instructions\""), "");
    assert_eq!(refused("epoch_unit = \"cycles\""), "");
    assert_eq!(
        refused("epoch_unit = \"cycle\""),
        "t.toml:4:14: t.ccn.epoch_unit: must be one of \"instructions\", \"cycles\"; \
         got \"cycle\"; try \"cycles\""
    );
}

#[test]
fn a_request_waits_only_where_no_store_makes_its_line_stale() {
    for word in ["pass", "wait"] {
        assert_eq!(refused(&format!("pending = {word:?}")), "");
    }
    assert_eq!(
        refused("pending = \"stay\""),
        "t.toml:4:11: t.ccn.pending: must be one of \"pass\", \"wait\"; got \"stay\"; try \"pass\""
    );
    assert_eq!(refused("pending = \"pass\"\n[l1]\npending_store = \"stale\""), "");
    assert_eq!(
        refused("pending = \"wait\"\n[l1]\npending_store = \"stale\""),
        "t.toml:4:11: t.ccn.pending: must be \"pass\" with pending_store \"stale\" of [l1]; got \"wait\"; \
         try \"pass\", or pending_store = \"refuse\""
    );
}

#[test]
fn a_cycle_of_instructions_crosses_neither_the_window_nor_the_rest() {
    assert_eq!(refused("sample = 15\nepoch = 30"), "");
    let unit = "with epoch_unit \"instructions\"";
    assert_eq!(
        refused("sample = 14"),
        format!(
            "t.toml:4:10: t.ccn.sample: must be at least 15, the most that retire in a cycle, \
             {unit}; got 14; try 15"
        )
    );
    assert_eq!(
        refused("sample = 100\nepoch = 114"),
        format!(
            "t.toml:5:9: t.ccn.epoch: must be at least 115, which is sample and 15 more, {unit}; \
             got 114; try 115"
        )
    );
    // The epoch's default is too short for it: the sample is what is in the file.
    assert_eq!(
        refused("sample = 9999986"),
        format!(
            "t.toml:4:10: t.ccn.epoch: must be at least 10000001, which is sample and 15 more, \
             {unit}; got 10000000; try 10000001"
        )
    );
    // Both hints together are legal.
    assert_eq!(refused("sample = 1\nepoch = 2").lines().count(), 2);
    assert!(refused("sample = 1\nepoch = 2").ends_with("got 2; try 30"));
}

#[test]
fn an_epoch_of_cycles_is_longer_than_its_window() {
    assert_eq!(refused("epoch_unit = \"cycles\"\nsample = 1\nepoch = 2"), "");
    assert_eq!(
        refused("epoch_unit = \"cycles\"\nsample = 7\nepoch = 7"),
        "t.toml:6:9: t.ccn.epoch: must be at least 8, which is sample and 1 more, with epoch_unit \
         \"cycles\"; got 7; try 8"
    );
}

#[test]
fn the_least_hit_rate_is_at_most_one() {
    assert_eq!(refused("h_min_numerator = 7\nh_min_denominator = 7"), "");
    assert_eq!(
        refused("h_min_numerator = 8\nh_min_denominator = 7"),
        "t.toml:4:19: t.ccn.h_min_numerator: must be at most 7, the h_min_denominator; got 8; try 7"
    );
}

#[test]
fn a_missing_field_or_section_takes_its_default() {
    for text in ["", "[ccn]", "[ccn]\nfilter_bits = 4096"] {
        let text = format!("design = \"ccn\"\nname = \"t\"\n{text}");
        assert_eq!(Design::parse(&text, "t.toml").unwrap().ccn(), Some(&Ccn::default()));
    }
}
