use super::super::field::Value;
use super::super::{
    AtomicPath, Ccn, Cluster, Constraints, DataReplacement, Decoupled, Design, DesignKind, Dyneb,
    EpochUnit, Field, HomeHash, IndexFunction, L1, Leftover, MemorySideHits, Mesh, Metric,
    PendingStore, Replacement, ReplyOrder, Rule, Sac, Section, SharedL1, SharingMode, SmDueling,
    StorePath, Verilog, WhenFull, WriteHit,
};
use super::{ccn, l1_problems};

fn assert_legal(l1: &str) {
    assert_eq!(l1_problems(l1), "", "{l1}");
}

fn assert_refused(l1: &str, expected: &str) {
    assert_eq!(l1_problems(l1), expected, "{l1}");
}

#[test]
fn address_bits() {
    assert_legal("address_bits = 16");
    assert_legal("address_bits = 64");
    let rule = "t.l1.address_bits: must be an integer in 16..=64";
    assert_refused("address_bits = 15", &format!("t.toml:4:16: {rule}; got 15; try 16"));
    assert_refused("address_bits = 65", &format!("t.toml:4:16: {rule}; got 65; try 64"));
}

#[test]
fn line_bytes() {
    assert_legal("line_bytes = 32");
    assert_legal("line_bytes = 256");
    let rule = "t.l1.line_bytes: must be a power of two in 32..=256";
    assert_refused("line_bytes = 16", &format!("t.toml:4:14: {rule}; got 16; try 32"));
    assert_refused("line_bytes = 512", &format!("t.toml:4:14: {rule}; got 512; try 256"));
    assert_refused("line_bytes = 96", &format!("t.toml:4:14: {rule}; got 96; try 64"));
}

#[test]
fn sector_bytes() {
    assert_legal("sector_bytes = 8");
    assert_legal("sector_bytes = 64");
    assert_legal("sector_bytes = 128");
    assert_legal("sector_bytes = 32\nline_bytes = 32");
    let rule = "t.l1.sector_bytes: must be a power of two in 8..=128";
    assert_refused("sector_bytes = 4", &format!("t.toml:4:16: {rule}; got 4; try 8"));
    assert_refused("sector_bytes = 256", &format!("t.toml:4:16: {rule}; got 256; try 128"));
    assert_refused("sector_bytes = 24", &format!("t.toml:4:16: {rule}; got 24; try 16"));
    assert_refused(
        "sector_bytes = 64\nline_bytes = 32",
        "t.toml:4:16: t.l1.sector_bytes: must be at most 32, the bytes of a line; got 64; try 32",
    );
}

#[test]
fn sets() {
    assert_legal("sets = 2");
    assert_legal("sets = 1024");
    let rule = "t.l1.sets: must be a power of two in 2..=1024";
    assert_refused("sets = 1", &format!("t.toml:4:8: {rule}; got 1; try 2"));
    assert_refused("sets = 2048", &format!("t.toml:4:8: {rule}; got 2048; try 1024"));
    assert_refused("sets = 33", &format!("t.toml:4:8: {rule}; got 33; try 32"));
    assert_refused("sets = 63", &format!("t.toml:4:8: {rule}; got 63; try 64"));
    assert_refused("sets = 1025", &format!("t.toml:4:8: {rule}; got 1025; try 1024"));
    assert_refused("sets = -32", &format!("t.toml:4:8: {rule}; got -32; try 2"));
}

#[test]
fn ways() {
    assert_legal("ways = 1");
    assert_legal("ways = 32");
    let rule = "t.l1.ways: must be an integer in 1..=32";
    assert_refused("ways = 0", &format!("t.toml:4:8: {rule}; got 0; try 1"));
    assert_refused("ways = 33", &format!("t.toml:4:8: {rule}; got 33; try 32"));
}

/// The fields that are a number alone.
#[test]
fn queues_and_widths() {
    for (field, high) in [
        ("mshr_entries", 256),
        ("mshr_merges", 64),
        ("hit_latency", 64),
        ("miss_queue", 64),
        ("id_bits", 16),
    ] {
        for legal in [1, high] {
            assert_legal(&format!("{field} = {legal}"));
        }
        for (wrong, hint) in [(0, 1), (high + 1, high)] {
            let column = field.len() + 4;
            assert_refused(
                &format!("{field} = {wrong}"),
                &format!(
                    "t.toml:4:{column}: t.l1.{field}: must be an integer in 1..={high}; \
                     got {wrong}; try {hint}"
                ),
            );
        }
    }
}

#[test]
fn counter_bits() {
    assert_legal("counter_bits = 4");
    assert_legal("counter_bits = 32");
    let rule = "t.l1.counter_bits: must be an integer in 4..=32";
    assert_refused("counter_bits = 3", &format!("t.toml:4:16: {rule}; got 3; try 4"));
    assert_refused("counter_bits = 33", &format!("t.toml:4:16: {rule}; got 33; try 32"));
}

#[test]
fn replacement() {
    for word in Replacement::WORDS {
        assert_legal(&format!("replacement = {word:?}"));
    }
    assert_refused(
        "replacement = \"fifo\"",
        "t.toml:4:15: t.l1.replacement: must be one of \"lru\", \"plru\", \"srrip\"; got \"fifo\"; try \"lru\"",
    );
    for ways in [1, 2, 32] {
        assert_legal(&format!("replacement = \"plru\"\nways = {ways}"));
    }
    assert_refused(
        "replacement = \"plru\"\nways = 6",
        "t.toml:5:8: t.l1.ways: must be a power of two with replacement \"plru\"; got 6; try 8, or replacement \"lru\"",
    );
}

#[test]
fn write_hit() {
    for word in WriteHit::WORDS {
        assert_legal(&format!("write_hit = {word:?}"));
    }
    assert_refused(
        "write_hit = \"allocate\"",
        "t.toml:4:13: t.l1.write_hit: must be one of \"update\", \"evict\"; got \"allocate\"; try \"update\"",
    );
}

#[test]
fn pending_store() {
    for word in PendingStore::WORDS {
        assert_legal(&format!("pending_store = {word:?}"));
    }
    assert_refused(
        "pending_store = \"refused\"",
        "t.toml:4:17: t.l1.pending_store: must be one of \"stale\", \"refuse\"; got \"refused\"; try \"refuse\"",
    );
}

#[test]
fn when_full() {
    for word in WhenFull::WORDS {
        assert_legal(&format!("when_full = {word:?}"));
    }
    assert_refused(
        "when_full = \"stall\"",
        "t.toml:4:13: t.l1.when_full: must be one of \"refuse\", \"wait\"; got \"stall\"; try \"refuse\"",
    );
}

#[test]
fn store_data_places() {
    assert_legal("store_data_places = 0\nmiss_queue = 1");
    assert_legal("store_data_places = 3\nmiss_queue = 3");
    assert_legal("store_data_places = 64\nmiss_queue = 64");
    assert_refused(
        "store_data_places = 65",
        "t.toml:4:21: t.l1.store_data_places: must be an integer in 0..=64; got 65; try 64",
    );
    assert_refused(
        "store_data_places = 9",
        "t.toml:4:21: t.l1.store_data_places: must be at most 8, the requests of miss_queue; got 9; try 8",
    );
}

#[test]
fn early_restart() {
    assert_legal("early_restart = true");
    assert_legal("early_restart = false");
    assert_refused(
        "early_restart = \"yes\"",
        "t.toml:4:17: t.l1.early_restart: must be true or false; got \"yes\"; try false",
    );
}

/// Where the L1 can refuse a store, and what it does by default.
#[test]
fn pending_store_of_each_design() {
    use DesignKind::{DecoupledL1d, Private, SharingTracker};
    let read = |kind: DesignKind, fields: &str| {
        let text = format!("design = \"{kind}\"\nname = \"t\"\n{fields}");
        Design::parse(&text, "t.toml").map(|design| design.l1().unwrap().pending_store)
    };
    for kind in [DesignKind::SharedL1, DecoupledL1d, Private, DesignKind::Ccn, SharingTracker] {
        let (refuses, is_default) =
            (kind != DesignKind::SharedL1, [DesignKind::Ccn, SharingTracker].contains(&kind));
        let default = if is_default { PendingStore::Refuse } else { PendingStore::Stale };
        for fields in ["", "[l1]\n", "[l1]\nways = 2\n"] {
            assert_eq!(read(kind, fields).unwrap(), default, "{kind}");
        }
        assert_eq!(read(kind, "[l1]\npending_store = \"stale\"").unwrap(), PendingStore::Stale);
        let refusing = read(kind, "[l1]\npending_store = \"refuse\"");
        if refuses {
            assert_eq!(refusing.unwrap(), PendingStore::Refuse, "{kind}");
        } else {
            let rule = format!("t.l1.pending_store: must be \"stale\" in design \"{kind}\"");
            let expected = format!("t.toml:4:17: {rule}; got \"refuse\"; try \"stale\"");
            assert_eq!(refusing.unwrap_err().to_string(), expected);
        }
    }
}

#[test]
fn index() {
    for word in IndexFunction::WORDS {
        assert_legal(&format!("index = {word:?}"));
    }
    let rule = "t.l1.index: must be one of \"linear\", \"xor\", \"fermi\"";
    assert_refused(
        "index = \"ferni\"",
        &format!("t.toml:4:9: {rule}; got \"ferni\"; try \"fermi\""),
    );
    assert_refused(
        "index = \"ipoly\"",
        &format!("t.toml:4:9: {rule}; got \"ipoly\"; try \"linear\""),
    );
    assert_refused("index = 1", &format!("t.toml:4:9: {rule}; got 1; try \"linear\""));
}

#[test]
fn fermi_has_one_geometry() {
    assert_legal("index = \"fermi\"\naddress_bits = 20");
    assert_legal("index = \"fermi\"\naddress_bits = 64");
    assert_refused(
        "index = \"fermi\"\naddress_bits = 19",
        "t.toml:5:16: t.l1.address_bits: must be at least 20 with index \"fermi\"; got 19; try 20, or index \"xor\"",
    );
    for (sets, line_bytes) in [(16, 64), (64, 256)] {
        assert_refused(
            &format!("index = \"fermi\"\nsets = {sets}\nline_bytes = {line_bytes}"),
            &format!(
                "t.toml:5:8: t.l1.sets: must be 32 with index \"fermi\"; got {sets}; try 32, or index \"xor\"\n\
                 t.toml:6:14: t.l1.line_bytes: must be 128 with index \"fermi\"; got {line_bytes}; try 128, or index \"xor\""
            ),
        );
    }
}

#[test]
fn a_tag_has_at_least_one_bit() {
    assert_legal("address_bits = 18\nsets = 1024");
    assert_refused(
        "address_bits = 17\nsets = 1024",
        "t.toml:4:16: t.l1.address_bits: must be at least 18: 7 bits within the line, 10 of the set and 1 of tag; got 17; try 18",
    );
    assert_legal("address_bits = 16\nsets = 128\nline_bytes = 256");
    assert_refused(
        "address_bits = 16\nsets = 256\nline_bytes = 256",
        "t.toml:4:16: t.l1.address_bits: must be at least 17: 8 bits within the line, 8 of the set and 1 of tag; got 16; try 17",
    );
}

#[test]
fn a_rule_over_two_fields_waits_until_each_is_legal() {
    assert_refused(
        "address_bits = 16\nsets = 4096",
        "t.toml:5:8: t.l1.sets: must be a power of two in 2..=1024; got 4096; try 1024",
    );
}

#[test]
fn a_value_in_memory_is_held_to_the_same_rules() {
    let l1 = L1 { sets: 33, ways: 0, ..L1::default() };
    let expected = "t.l1.sets: must be a power of two in 2..=1024; got 33; try 32\n\
                    t.l1.ways: must be an integer in 1..=32; got 0; try 1";
    assert_eq!(l1.validate("t").unwrap_err().to_string(), expected);
    assert_eq!(ccn(l1).validate().unwrap_err().to_string(), expected);

    let largest = L1 { address_bits: u32::MAX, ..L1::default() };
    let expected = "t.l1.address_bits: must be an integer in 16..=64; got 4294967295; try 64";
    assert_eq!(largest.validate("t").unwrap_err().to_string(), expected);
    assert!(ccn(L1::default()).validate().is_ok());
}

/// A value that its rule accepts must fit its field, or the reader would have to refuse it without a
/// rule to name.
#[test]
fn no_rule_is_laxer_than_its_type() {
    fits::<L1>();
    fits::<Dyneb>();
    fits::<Sac>();
    fits::<Ccn>();
    fits::<Constraints>();
    fits::<Decoupled>();
    fits::<SmDueling>();
    fits::<SharedL1>();
    fits::<Mesh>();
    let words: Vec<String> = [IndexFunction::Linear, IndexFunction::Xor, IndexFunction::Fermi]
        .map(|index| word(&index))
        .to_vec();
    assert_eq!(words, IndexFunction::WORDS);
    assert_eq!([Metric::Eb, Metric::Amat].map(|metric| word(&metric)), Metric::WORDS);
    let words = [Replacement::Lru, Replacement::Plru, Replacement::Srrip].map(|one| word(&one));
    assert_eq!(words, Replacement::WORDS);
    assert_eq!([WriteHit::Update, WriteHit::Evict].map(|one| word(&one)), WriteHit::WORDS);
    let words = [DataReplacement::Lru, DataReplacement::Srrip].map(|one| word(&one));
    assert_eq!(words, DataReplacement::WORDS);
    let words = [HomeHash::CoreBits, HomeHash::Xor].map(|one| word(&one));
    assert_eq!(words, HomeHash::WORDS);
    let words = [SharingMode::Dynamic, SharingMode::Private, SharingMode::Shared];
    assert_eq!(words.map(|one| word(&one)), SharingMode::WORDS);
    assert_eq!(
        [StorePath::Fixed, StorePath::Mode, StorePath::Filtered].map(|one| word(&one)),
        StorePath::WORDS
    );
    assert_eq!([AtomicPath::Home, AtomicPath::Direct].map(|one| word(&one)), AtomicPath::WORDS);
    assert_eq!(
        [Leftover::Probe, Leftover::Lazy, Leftover::Flush].map(|one| word(&one)),
        Leftover::WORDS
    );
    let units = [EpochUnit::Instructions, EpochUnit::Cycles].map(|unit| word(&unit));
    assert_eq!(units, EpochUnit::WORDS);
    let orders = [ReplyOrder::Oldest, ReplyOrder::SliceFirst].map(|order| word(&order));
    assert_eq!(orders, ReplyOrder::WORDS);
    let hits = [MemorySideHits::Directory, MemorySideHits::Slices].map(|hits| word(&hits));
    assert_eq!(hits, MemorySideHits::WORDS);
}

fn word(value: &impl serde::Serialize) -> String {
    serde_json::to_value(value).unwrap().as_str().unwrap().to_string()
}

fn fits<S: Section>() {
    for Field { name, rule, .. } in S::FIELDS {
        let (low, high) = match *rule {
            Rule::Range(low, high) | Rule::PowerOfTwo(low, high) => (low, high),
            Rule::Word(_)
            | Rule::WordOf(..)
            | Rule::Flag
            | Rule::Prefix
            | Rule::Licence
            | Rule::Distinct { .. } => continue,
        };
        for number in [low, high] {
            assert!(rule.accepts(&Value::Integer(number)), "{name} = {number}");
            let text = format!("{name} = {number}");
            assert!(toml::from_str::<S>(&text).is_ok(), "{text}");
        }
    }
}

#[test]
fn every_field_says_its_legal_values() {
    let all = [
        L1::FIELDS,
        Dyneb::FIELDS,
        Decoupled::FIELDS,
        SmDueling::FIELDS,
        SharedL1::FIELDS,
        Cluster::FIELDS,
        Mesh::FIELDS,
        Sac::FIELDS,
        Ccn::FIELDS,
        Verilog::FIELDS,
        Constraints::FIELDS,
    ];
    for Field { name, doc, rule } in all.into_iter().flatten() {
        let legal = match rule {
            Rule::Range(..) => rule.legal().replace("an integer in ", ""),
            Rule::PowerOfTwo(..) | Rule::Flag | Rule::Distinct { .. } => rule.legal(),
            Rule::Prefix | Rule::Licence => rule.legal(),
            Rule::Word(words) | Rule::WordOf(words, _) => {
                Rule::Word(words).legal().replace("one of ", "")
            }
        };
        assert!(doc.contains(&legal), "{name}: {doc:?} does not say {legal:?}");
    }
}

/// Other readers of the type, the manifest's for one, refuse what it does not know too.
#[test]
fn the_plain_type_refuses_unknown_fields() {
    assert!(toml::from_str::<L1>("sets = 4").is_ok());
    assert!(toml::from_str::<L1>("setz = 4").is_err());
    assert!(toml::from_str::<Dyneb>("sample = 4").is_err());
    assert!(toml::from_str::<Decoupled>("tags = 4").is_err());
    assert!(toml::from_str::<SmDueling>("intervals = 4").is_err());
}
