use serde_json::json;

use super::{Design, DesignKind, Llc};
use crate::document;
use crate::section::own_fields;
use crate::{Axi, LineOrder, LlcBank, PRESETS, Problems, Section, Template, schema};

/// The error of an `llc` config with this `[llc]`; empty when it is legal.
fn refused(llc: &str) -> String {
    let text = format!("design = \"llc\"\nname = \"t\"\n[llc]\n{llc}");
    Design::parse(&text, "t.toml").err().map(|problems| problems.to_string()).unwrap_or_default()
}

#[test]
fn every_number_has_both_ends() {
    for (field, low, high) in [
        ("ways", 1, 32),
        ("address_bits", 16, 64),
        ("mshr_entries", 1, 256),
        ("mshr_merges", 1, 64),
        ("miss_queue", 1, 64),
        ("write_backs", 1, 256),
        ("atomics", 1, 16),
        ("atomic_queue", 1, 16),
        ("hit_latency", 1, 64),
        ("source_bits", 1, 8),
        ("id_bits", 1, 17),
        ("counter_bits", 4, 32),
    ] {
        // The sets are so few that the narrowest address has a tag.
        let text = |value: i32| format!("{field} = {value}\nsets = 2");
        for legal in [low, high] {
            assert_eq!(refused(&text(legal)), "", "{field}");
        }
        for (wrong, hint) in [(low - 1, low), (high + 1, high)] {
            let column = field.len() + 4;
            assert_eq!(
                refused(&text(wrong)),
                format!(
                    "t.toml:4:{column}: t.llc.{field}: must be an integer in {low}..={high}; \
                     got {wrong}; try {hint}"
                )
            );
        }
    }
}

#[test]
fn every_power_of_two_has_both_ends() {
    for (field, low, high, others) in [
        ("sets", 2, 16_384, ""),
        ("line_bytes", 32, 256, ""),
        ("sector_bytes", 16, 64, "line_bytes = 256"),
    ] {
        for legal in [low, high] {
            assert_eq!(refused(&format!("{field} = {legal}\n{others}")), "");
        }
        for (wrong, hint) in [(low - 1, low), (high - 1, high), (high + 1, high)] {
            let column = field.len() + 4;
            assert_eq!(
                refused(&format!("{field} = {wrong}\n{others}")),
                format!(
                    "t.toml:4:{column}: t.llc.{field}: must be a power of two in {low}..={high}; \
                     got {wrong}; try {hint}"
                )
            );
        }
    }
}

#[test]
fn a_sector_fits_into_its_line() {
    assert_eq!(refused("sector_bytes = 64\nline_bytes = 64"), "");
    assert_eq!(
        refused("sector_bytes = 64\nline_bytes = 32"),
        "t.toml:4:16: t.llc.sector_bytes: must be at most 32, the bytes of a line; got 64; try 32"
    );
}

#[test]
fn a_tag_has_at_least_one_bit() {
    assert_eq!(refused("address_bits = 22\nsets = 16384"), "");
    assert_eq!(
        refused("address_bits = 21\nsets = 16384"),
        "t.toml:4:16: t.llc.address_bits: must be at least 22: 7 bits within the line, 14 of the \
         set and 1 of tag; got 21; try 22"
    );
}

#[test]
fn the_policies_are_those_of_the_l1() {
    for word in ["lru", "plru", "srrip"] {
        assert_eq!(refused(&format!("replacement = {word:?}")), "");
    }
    assert_eq!(
        refused("replacement = \"fifo\""),
        "t.toml:4:15: t.llc.replacement: must be one of \"lru\", \"plru\", \"srrip\"; got \
         \"fifo\"; try \"lru\""
    );
    assert_eq!(
        refused("replacement = \"plru\"\nways = 3"),
        "t.toml:4:15: t.llc.replacement: must be \"lru\" or \"srrip\" with 3 ways, no power of \
         two; got \"plru\"; try \"lru\""
    );
    assert_eq!(refused("replacement = \"srrip\"\nways = 3"), "");
}

#[test]
fn sectored_is_a_boolean() {
    assert_eq!(refused("sectored = true"), "");
    assert_eq!(
        refused("sectored = 1"),
        "t.toml:4:12: t.llc.sectored: must be true or false; got 1; try false"
    );
}

#[test]
fn all_that_is_wrong_is_reported_at_once() {
    assert_eq!(
        refused("sets = 100\nways = 0\nbanks = 2"),
        format!(
            "t.toml:4:8: t.llc.sets: must be a power of two in 2..=16384; got 100; try 128\n\
             t.toml:5:8: t.llc.ways: must be an integer in 1..=32; got 0; try 1\n\
             t.toml:6:1: t.llc.banks: must be one of the keys {}; got banks; try removing it",
            Llc::FIELDS.iter().map(|field| field.name).collect::<Vec<_>>().join(", ")
        )
    );
}

/// Where another section has the geometry, giving it twice is an error, even if both say the same.
#[test]
fn a_geometry_stands_in_one_section() {
    let text = "sets = 128\nmshr_merges = 4\nsectored = false\n";
    let told = |design| {
        let (nodes, mut found) = (document::parse(text, "t.toml", "t").unwrap(), Vec::new());
        let own = own_fields(&nodes, "t", "llc", Some(design), &mut found);
        let own: Vec<String> = own.into_iter().map(|node| node.key).collect();
        (own, Problems::new(found).to_string())
    };
    let expected = |design: &str, by: &str| {
        let rule = format!("must not be given in design \"{design}\", where it is decided by {by}");
        format!(
            "t.toml:1:1: t.llc.sets: {rule}; got 128; try removing it\n\
             t.toml:3:1: t.llc.sectored: {rule}; got false; try removing it"
        )
    };
    let merges = vec!["mshr_merges".to_string()];
    assert_eq!(told(DesignKind::Sac), (merges.clone(), expected("sac", "[sac]")));
    let tracker = expected("sharing-tracker", "[l2] and [l1]");
    assert_eq!(told(DesignKind::SharingTracker), (merges, tracker));
    assert_eq!(told(DesignKind::Llc).0.len(), 3);
    let layout = DesignKind::LAYOUTS.iter().find(|layout| layout.name == "llc").unwrap();
    assert_eq!(layout.fields_of(DesignKind::Sac).count(), layout.fields.len() - 6);
    assert_eq!(layout.fields_of(DesignKind::Llc).count(), layout.fields.len());
}

#[test]
fn the_order_of_lines_has_its_entries() {
    assert_eq!(refused("[line_order]\nentries = 0"), "");
    assert_eq!(refused("[line_order]\nentries = 128"), "");
    for (wrong, hint) in [(-1, 0), (129, 128)] {
        assert_eq!(
            refused(&format!("[line_order]\nentries = {wrong}")),
            format!(
                "t.toml:5:11: t.line_order.entries: must be an integer in 0..=128; got {wrong}; try {hint}"
            )
        );
    }
}

/// By default every number of AXI's can be in use.
#[test]
fn the_order_of_lines_has_an_entry_for_each_number() {
    let axi = Axi { reads: 5, writes: 3, ..Axi::default() };
    assert_eq!(LineOrder::default().entries(&axi), 8);
    assert_eq!(LineOrder { entries: 6 }.entries(&axi), 6);
}

#[test]
fn each_read_and_write_of_axi_has_an_identifier() {
    assert_eq!(refused("[axi]\nid_bits = 1\nreads = 2\nwrites = 1"), "");
    for field in ["reads", "writes"] {
        let other = if field == "reads" { "writes" } else { "reads" };
        assert_eq!(
            refused(&format!("[axi]\n{field} = 9\n{other} = 8\nid_bits = 3")),
            format!(
                "t.toml:5:{}: t.axi.{field}: must be at most 8, the identifiers of 3 bits; got 9; try 8",
                field.len() + 4
            )
        );
        assert_eq!(
            refused(&format!("[axi]\n{field} = 65")),
            format!(
                "t.toml:5:{}: t.axi.{field}: must be an integer in 1..=64; got 65; try 64",
                field.len() + 4
            )
        );
    }
}

#[test]
fn the_preset_is_the_defaults() {
    let preset = PRESETS.iter().find(|preset| preset.name == "llc").unwrap();
    let design = preset.design().unwrap();
    assert_eq!((design.name(), design.kind()), ("llc", DesignKind::Llc));
    assert_eq!(design.llc(), Some(&Llc::default()));
    let given = preset.text.lines().filter(|line| line.contains(" = ")).count();
    let fields = [Llc::FIELDS, LineOrder::FIELDS, Axi::FIELDS, LlcBank::FIELDS];
    assert_eq!(given, 2 + fields.map(<[_]>::len).iter().sum::<usize>());
    assert_eq!(design.axi(), Some(&Axi::default()));
    assert_eq!(design.line_order(), Some(&LineOrder::default()));
    assert_eq!(design.llc_bank(), Some(&LlcBank::default()));
}

#[test]
fn a_bank_before_axi_performs_its_atomics() {
    assert_eq!(refused("[llc_bank]\nmemory = \"ports\"\natomic_buffer = false"), "");
    assert_eq!(
        refused("[llc_bank]\natomic_buffer = false"),
        "t.toml:5:17: t.llc_bank.memory: must be \"ports\" with `atomic_buffer` false: atomics then go down to the \
         memory, and AXI4 has none; got \"axi4\"; try \"ports\""
    );
    assert_eq!(
        refused("[llc_bank]\nmemory = \"axi\""),
        "t.toml:5:10: t.llc_bank.memory: must be one of \"axi4\", \"ports\"; got \"axi\"; try \"axi4\""
    );
}

#[test]
fn a_new_config_and_the_schema_have_every_field() {
    let text = Template::Design(DesignKind::Llc).text();
    let design = Design::parse(&text, "new.toml").unwrap();
    assert_eq!(design.llc(), Some(&Llc::default()));
    let schema = schema(Some(DesignKind::Llc));
    let section = &schema["properties"]["llc"]["properties"];
    assert_eq!(section.as_object().unwrap().len(), Llc::FIELDS.len());
    assert_eq!(section["hit_latency"]["maximum"], json!(64));
    assert_eq!(section["sector_bytes"]["enum"], json!([16, 32, 64]));
}
