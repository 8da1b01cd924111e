use super::{Config, Decoupled, Design, DesignKind, L1, SmDueling, empty};

/// The error of a `decoupled-l1d` config with these sections; empty when it is legal.
fn refused(sections: &str) -> String {
    let text = format!("design = \"decoupled-l1d\"\nname = \"t\"\n{sections}");
    Design::parse(&text, "t.toml").err().map(|problems| problems.to_string()).unwrap_or_default()
}

#[test]
fn every_number_has_both_ends() {
    for (section, field, low, high, with) in [
        ("decoupled", "tag_ways", 1, 32, "[l1]\nways = 1"),
        ("decoupled", "rc_bits", 1, 8, "[decoupled]\nthreshold = 1"),
        ("decoupled", "threshold", 0, 255, "[decoupled]\nrc_bits = 8"),
        ("decoupled", "rc_initial", 0, 255, "[decoupled]\nrc_bits = 8"),
        ("sm_dueling", "interval", 2, 65_535, "[sm_dueling]\nmin_accesses = 2"),
        ("sm_dueling", "margin_percent", 0, 100, ""),
        ("sm_dueling", "min_accesses", 1, 65_535, "[sm_dueling]\ninterval = 65535"),
    ] {
        let head = format!("[{section}]");
        let text = |value: i32| match with.starts_with(&head) {
            true => format!("{with}\n{field} = {value}"),
            false => format!("{with}\n{head}\n{field} = {value}"),
        };
        for legal in [low, high] {
            assert_eq!(refused(&text(legal)), "", "{}", text(legal));
        }
        for (wrong, hint) in [(low - 1, low), (high + 1, high)] {
            let line = 2 + text(wrong).lines().count();
            let column = field.len() + 4;
            let expected = format!(
                "t.toml:{line}:{column}: t.{section}.{field}: must be an integer in \
                 {low}..={high}; got {wrong}; try {hint}"
            );
            assert_eq!(refused(&text(wrong)), expected);
        }
    }
}

#[test]
fn aging_is_a_boolean() {
    for word in ["true", "false"] {
        assert_eq!(refused(&format!("[decoupled]\naging = {word}")), "");
    }
    let rule = "t.toml:4:9: t.decoupled.aging: must be true or false";
    for (wrong, shown) in [("1", "1"), ("\"true\"", "\"true\""), ("2.5", "2.5")] {
        let expected = format!("{rule}; got {shown}; try true");
        assert_eq!(refused(&format!("[decoupled]\naging = {wrong}")), expected);
    }
}

#[test]
fn the_data_store_has_two_policies() {
    for word in ["lru", "srrip"] {
        assert_eq!(refused(&format!("[decoupled]\ndata_replacement = {word:?}")), "");
    }
    assert_eq!(
        refused("[decoupled]\ndata_replacement = \"plru\""),
        "t.toml:4:20: t.decoupled.data_replacement: must be one of \"lru\", \"srrip\"; got \"plru\"; try \"lru\""
    );
}

#[test]
fn counts_fit_the_counter() {
    assert_eq!(refused("[decoupled]\nrc_bits = 1\nthreshold = 1"), "");
    assert_eq!(
        refused("[decoupled]\nrc_bits = 2\nthreshold = 4\nrc_initial = 5"),
        "t.toml:5:13: t.decoupled.threshold: must be at most 3, the highest count of 2 bits; got 4; try 3\n\
         t.toml:6:14: t.decoupled.rc_initial: must be at most 3, the highest count of 2 bits; got 5; try 3"
    );
    assert_eq!(
        refused("[decoupled]\nrc_bits = 1"),
        "t.toml:4:11: t.decoupled.threshold: must be at most 1, the highest count of 1 bits; got 2; try 1"
    );
}

#[test]
fn a_data_line_has_a_tag_entry() {
    assert_eq!(refused("[decoupled]\ntag_ways = 4"), "");
    let rule = "t.decoupled.tag_ways: must be at least";
    assert_eq!(
        refused("[decoupled]\ntag_ways = 3"),
        format!("t.toml:4:12: {rule} 4, the ways of the data store; got 3; try 4")
    );
    assert_eq!(
        refused("[l1]\nways = 16"),
        format!("t.toml:1:1: {rule} 16, the ways of the data store; got 8; try 16")
    );
    // The rule is not checked until each is legal alone.
    assert_eq!(
        refused("[l1]\nways = 33\n[decoupled]\ntag_ways = 4"),
        "t.toml:4:8: t.l1.ways: must be an integer in 1..=32; got 33; try 32"
    );
    let config = Config {
        design: DesignKind::DecoupledL1d,
        l1: Some(L1 { ways: 9, ..L1::default() }),
        decoupled: Some(Decoupled::default()),
        ..empty()
    };
    assert_eq!(
        config.validate().unwrap_err().to_string(),
        format!("{rule} 9, the ways of the data store; got 8; try 9")
    );
}

#[test]
fn an_interval_has_room_for_the_accesses() {
    assert_eq!(refused("[sm_dueling]\ninterval = 16"), "");
    assert_eq!(
        refused("[sm_dueling]\ninterval = 15"),
        "t.toml:4:12: t.sm_dueling.min_accesses: must be at most 15, the cycles of an interval; got 16; try 15"
    );
}

/// Tables 2 and 3; the stores' rule is of §2.2.
#[test]
fn ics15_is_the_papers() {
    let design = Design::load("ics15").unwrap();
    let l1 = design.l1().unwrap();
    assert_eq!(l1.sets * l1.ways * l1.line_bytes, 16 * 1024);
    assert_eq!((l1.sets, l1.ways, l1.line_bytes), (32, 4, 128));
    assert_eq!((l1.mshr_entries, l1.mshr_entries * l1.mshr_merges), (32, 256));
    assert_eq!(l1.hit_latency, 1);
    assert_eq!(design.decoupled(), Some(&Decoupled::default()));
    let decoupled = Decoupled::default();
    assert_eq!((l1.sets * decoupled.tag_ways, decoupled.rc_bits, decoupled.threshold), (256, 6, 2));
    assert_eq!(design.sm_dueling(), Some(&SmDueling::default()));
    let dueling = SmDueling::default();
    assert_eq!((dueling.interval, dueling.margin_percent), (500, 10));
}
