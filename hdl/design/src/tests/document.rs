use super::{Design, DesignKind, L1, PendingStore, l1_problems, problems};

#[test]
fn a_missing_field_or_section_takes_its_default() {
    for text in [
        "design='ccn'\nname='t'",
        "design='ccn'\nname='t'\n[l1]",
        "design='ccn'\nname='t'\nl1.ways=4",
    ] {
        let design = Design::parse(text, "t.toml").unwrap();
        let expected = L1 { pending_store: PendingStore::Refuse, ..L1::default() };
        assert_eq!(design.l1(), Some(&expected), "{text}");
        assert_eq!((design.name(), design.kind()), ("t", DesignKind::Ccn));
    }
}

#[test]
fn everything_is_reported_at_once_in_the_order_of_the_file() {
    let text = "name = \"t\"\ndesign = \"ccn\"\nl2 = 3\n[l1]\nwaysz = 4\nsets = 33\nways = \"8\"\n\
                line_bytes = true\n\n[sharing]\n";
    assert_eq!(
        problems(text),
        "dir/t.toml:3:1: t.l2: must be one of the keys design, name, l1, cluster, ccn, verilog, constraints in design \"ccn\"; got l2; try removing it\n\
         dir/t.toml:5:1: t.l1.waysz: must be one of the keys address_bits, line_bytes, sector_bytes, sets, ways, index, mshr_entries, mshr_merges, replacement, write_hit, pending_store, bypass, hit_latency, miss_queue, when_full, store_data_places, early_restart, id_bits, counter_bits; got waysz; try ways\n\
         dir/t.toml:6:8: t.l1.sets: must be a power of two in 2..=1024; got 33; try 32\n\
         dir/t.toml:7:8: t.l1.ways: must be an integer in 1..=32; got \"8\"; try 8\n\
         dir/t.toml:8:14: t.l1.line_bytes: must be a power of two in 32..=256; got true; try 128\n\
         dir/t.toml:10:2: t.sharing: must be one of the keys design, name, l1, cluster, ccn, verilog, constraints in design \"ccn\"; got sharing; try removing it"
    );
}

#[test]
fn a_value_of_a_wrong_type_is_shown_as_written() {
    for (written, shown) in [
        ("4.0", "4.0"),
        ("false", "false"),
        ("[4]", "[4]"),
        ("[4.5]", "an array"),
        ("{ a = 4 }", "a table"),
        ("1979-05-27", "1979-05-27"),
        ("\"four\"", "\"four\""),
        ("0x1_0000_0000_0000_0000", "0x10000000000000000"),
    ] {
        assert_eq!(
            l1_problems(&format!("ways = {written}")),
            format!("t.toml:4:8: t.l1.ways: must be an integer in 1..=32; got {shown}; try 4")
        );
    }
    assert_eq!(l1_problems("ways = 0x10"), "");
}

#[test]
fn a_design_has_only_the_sections_that_its_blocks_read() {
    for kind in DesignKind::ALL {
        let text = format!("design = \"{kind}\"\nname = \"t\"\n[l1]\n");
        let sections = kind.sections();
        let keys =
            ["design", "name"].iter().chain(&sections).copied().collect::<Vec<_>>().join(", ");
        let expected = format!(
            "dir/t.toml:3:2: t.l1: must be one of the keys {keys} in design \"{kind}\"; got l1; try removing it"
        );
        assert_eq!(problems(&text), if sections.contains(&"l1") { "" } else { &expected });
        assert_eq!(problems(&format!("design = \"{kind}\"\nname = \"t\"")), "");
    }
}

#[test]
fn a_section_is_a_table() {
    for (text, place, shown) in [
        ("l1 = 3", "3:6", "3"),
        ("l1 = \"big\"", "3:6", "\"big\""),
        ("[[l1]]\nsets = 4", "3:1", "an array"),
    ] {
        assert_eq!(
            problems(&format!("design = \"ccn\"\nname = \"t\"\n{text}")),
            format!("dir/t.toml:{place}: t.l1: must be a table; got {shown}; try [l1]")
        );
    }
}

#[test]
fn design_and_name_are_needed() {
    let kinds = "\"private\", \"shared-l1\", \"decoupled-l1d\", \"ccn\", \"sac\", \"sharing-tracker\", \"llc\"";
    let name = "must be 1 to 64 of a-z, 0-9, '-' and '_', the first a letter";
    assert_eq!(
        problems(""),
        format!(
            "dir/t.toml:1:1: t.name: {name}; got nothing; try name = \"t\"\n\
             dir/t.toml:1:1: t.design: must be one of {kinds}; got nothing; try design = \"ccn\""
        )
    );
    // The section is checked even though the design is not known.
    assert_eq!(
        problems("name = \"t\"\ndesign = \"cnn\"\nl1.ways = 0\nl3.ways = 0"),
        format!(
            "dir/t.toml:2:10: t.design: must be one of {kinds}; got \"cnn\"; try \"ccn\"\n\
             dir/t.toml:3:11: t.l1.ways: must be an integer in 1..=32; got 0; try 1\n\
             dir/t.toml:4:1: t.l3: must be one of the keys design, name, {}; got l3; try removing it",
            DesignKind::ALL_SECTIONS.join(", ")
        )
    );
    for (written, shown, hint) in [
        ("\"\"", "\"\"", "my-design"),
        ("\"My Chip\"", "\"My Chip\"", "my-chip"),
        ("\"../../x\"", "\"../../x\"", "x"),
        ("\"1st\"", "\"1st\"", "st"),
        ("7", "7", "t"),
    ] {
        assert_eq!(
            problems(&format!("design = \"sac\"\nname = {written}")),
            format!("dir/t.toml:2:8: t.name: {name}; got {shown}; try \"{hint}\"")
        );
    }
    let longest = "x".repeat(64);
    assert_eq!(problems(&format!("design = \"sac\"\nname = \"{longest}\"")), "");
    let long = problems(&format!("design = \"sac\"\nname = \"{longest}x\""));
    assert!(long.ends_with(&format!("; try \"{longest}\"")), "{long}");
}

#[test]
fn text_that_is_no_toml_says_where_and_why() {
    assert_eq!(
        problems("design = \"ccn\"\nname = = \"t\"\n"),
        "dir/t.toml:2:8: t: must be TOML: extra `=`, expected nothing; got `name = = \"t\"`; \
         try `key = value` or `[section]` on a separate line, each key once"
    );
    let two = problems("design = \"ccn\"\nname = \"t\"\n[l1]\nsets = \nways = 4\nways = 8\n");
    let places: Vec<&str> = two.lines().map(|line| line.split(' ').next().unwrap()).collect();
    assert_eq!(places, ["dir/t.toml:4:8:", "dir/t.toml:6:1:"], "{two}");
}

/// Columns are characters, also behind letters of several bytes and Windows line ends.
#[test]
fn places_count_characters() {
    assert_eq!(
        problems("design = \"ccn\"\r\nname = \"t\"\r\nl1 = { \"ä\" = 1, ways = 0 }"),
        "dir/t.toml:3:8: t.l1.ä: must be one of the keys address_bits, line_bytes, sector_bytes, sets, ways, index, mshr_entries, mshr_merges, replacement, write_hit, pending_store, bypass, hit_latency, miss_queue, when_full, store_data_places, early_restart, id_bits, counter_bits; got ä; try removing it\n\
         dir/t.toml:3:24: t.l1.ways: must be an integer in 1..=32; got 0; try 1"
    );
}

#[test]
fn hostile_texts_are_refused_with_short_messages() {
    let deep_key = format!("design = \"ccn\"\nname = \"t\"\n{}a = 1\n", "l1.".repeat(100_000));
    let deep_array = format!("a = {}", "[".repeat(100_000));
    let long_key = format!("design = \"ccn\"\nname = \"t\"\n[l1]\n{} = 1\n", "k".repeat(100_000));
    let long_value = format!("design = \"ccn\"\nname = \"{}\"\n", "v".repeat(100_000));
    let control = "design = \"ccn\"\nname = \"\u{0}\"".to_string();
    let many_keys: String = (0..100_000).map(|key| format!("k{key} = 1\n")).collect();
    assert!(problems(&many_keys).ends_with("\n... and 99962 more"));
    let many_errors = "= = =\n".repeat(100_000);
    for text in [deep_key, deep_array, long_key, long_value, control, many_keys, many_errors] {
        let found = problems(&text);
        assert!(found.lines().count() <= 41);
        assert!(!found.is_empty());
        for line in found.lines() {
            assert!(line.len() < 500, "{line}");
        }
    }
}
