//! Rules between `[sharing_tracker]` and `[l2]`.

use super::problems;
use crate::{Bypass, Design, DesignKind, L2, Llc, PendingStore};

const HEAD: &str = "design = \"sharing-tracker\"\nname = \"t\"\n";

/// The error of a config with these lines; empty when it is legal.
fn refused(lines: &str) -> String {
    problems(&format!("{HEAD}{lines}"))
}

fn read(lines: &str) -> Design {
    Design::parse(&format!("{HEAD}{lines}"), "t.toml").unwrap()
}

#[test]
fn the_l2s_slices_follow_from_three_sections() {
    let design = read("");
    assert_eq!(design.l2(), Some(&L2::default()));
    let expected = Llc {
        sets: 512,
        ways: 8,
        line_bytes: 32,
        sector_bytes: 32,
        address_bits: 37,
        sectored: false,
        source_bits: 1,
        // Of 16 places and 4 sectors.
        id_bits: 6,
        ..Llc::default()
    };
    assert_eq!(design.llc(), Some(&expected));
    let small = read(
        "[l1]\naddress_bits = 16\nline_bytes = 64\nsector_bytes = 64\n[sharing_tracker]\nbanks = 1\n\
         sets = 2\n[l2]\nbytes = 128\nways = 1\nsplit_requests = 1\n[llc]\nmshr_entries = 2\n",
    );
    let llc = small.llc().unwrap();
    assert_eq!((llc.sets, llc.id_bits, llc.mshr_entries), (2, 2, 2));
    // As written and read again.
    let text = toml::to_string(small.config()).unwrap();
    assert_eq!(Design::parse(&text, "t.toml").unwrap(), small);
}

#[test]
fn the_sets_of_a_bank_are_a_power_of_two() {
    assert_eq!(refused("[l2]\nbytes = 4096"), "");
    assert_eq!(refused("[l2]\nways = 6\nbytes = 786432"), "");
    let rule = |unit: u32, ways: u32| {
        format!(
            "must be a power of two in 2..=16384 times {unit}, a set of {ways} sectors of 32 bytes in each of 8 banks"
        )
    };
    assert_eq!(
        refused("[l2]\nbytes = 2048"),
        format!("dir/t.toml:4:9: t.l2.bytes: {}; got 2048; try 4096", rule(2048, 8))
    );
    assert_eq!(
        refused("[l2]\nbytes = 100000"),
        format!("dir/t.toml:4:9: t.l2.bytes: {}; got 100000; try 65536", rule(2048, 8))
    );
    assert_eq!(
        refused("[l2]\nways = 6"),
        format!("dir/t.toml:1:1: t.l2.bytes: {}; got 1048576; try 786432", rule(1536, 6))
    );
    assert_eq!(
        refused("[l2]\nbytes = 67108864"),
        format!("dir/t.toml:4:9: t.l2.bytes: {}; got 67108864; try 33554432", rule(2048, 8))
    );
}

#[test]
fn a_sector_of_a_bank_has_a_tag() {
    assert_eq!(refused("l1.address_bits = 18\n[sharing_tracker]\nsets = 512"), "");
    assert_eq!(
        refused("l1.address_bits = 17\n[sharing_tracker]\nsets = 512"),
        "dir/t.toml:3:19: t.l1.address_bits: must be at least 18: 5 bits within the sector, 3 of the bank, 9 of its \
         set in [l2] and 1 of tag; got 17; try 18"
    );
}

#[test]
fn an_atomic_has_room_for_what_it_compares() {
    assert_eq!(refused("[l1]\nsector_bytes = 16"), "");
    assert_eq!(
        refused("[l1]\nsector_bytes = 8"),
        "dir/t.toml:4:16: t.l1.sector_bytes: must be at least 16 in design \"sharing-tracker\", whose atomics \
         compare words of 8 bytes; got 8; try 16"
    );
}

#[test]
fn a_sector_is_a_line_of_l2() {
    assert_eq!(refused("[l1]\nsector_bytes = 64"), "");
    assert_eq!(
        refused("[l1]\nsector_bytes = 128"),
        "dir/t.toml:4:16: t.l1.sector_bytes: must be at most 64 in design \"sharing-tracker\", whose L2 has no \
         wider sector; got 128; try 64"
    );
}

#[test]
fn queues_and_places_have_their_ranges() {
    for (section, field) in [("sharing_tracker", "bank_queue"), ("l2", "split_requests")] {
        assert_eq!(refused(&format!("[{section}]\n{field} = 1")), "");
        assert_eq!(refused(&format!("[{section}]\n{field} = 64")), "");
        for (wrong, hint) in [(0, 1), (65, 64)] {
            let column = field.len() + 4;
            assert_eq!(
                refused(&format!("[{section}]\n{field} = {wrong}")),
                format!(
                    "dir/t.toml:4:{column}: t.{section}.{field}: must be an integer in 1..=64; got {wrong}; try {hint}"
                )
            );
        }
    }
}

/// `[llc]` says what a slice has beside its geometry and the widths of its requests.
#[test]
fn what_the_l2_decides_is_not_given_in_llc() {
    assert_eq!(refused("[llc]\nmshr_merges = 4"), "");
    let decided =
        ["sets", "ways", "line_bytes", "sector_bytes", "address_bits", "source_bits", "id_bits"];
    for field in decided {
        let rule =
            "must not be given in design \"sharing-tracker\", where it is decided by [l2] and [l1]";
        assert_eq!(
            refused(&format!("[llc]\n{field} = 1")),
            format!("dir/t.toml:4:1: t.llc.{field}: {rule}; got 1; try removing it")
        );
    }
    assert_eq!(
        refused("[l2]\nways = 6\nbytes = 786432\n[llc]\nreplacement = \"plru\""),
        "dir/t.toml:7:15: t.llc.replacement: must be \"lru\" or \"srrip\" with 6 ways, no power of two; got \
         \"plru\"; try \"lru\""
    );
}

/// Where the L1 looks a bypassing load up, and what it does by default.
#[test]
fn bypass_of_each_design() {
    for kind in DesignKind::ALL.into_iter().filter(|kind| kind.sections().contains(&"l1")) {
        let read = |fields: &str| {
            let text = format!("design = \"{kind}\"\nname = \"t\"\n{fields}");
            Design::parse(&text, "t.toml").map(|design| design.l1().unwrap().bypass)
        };
        let is_tracker = kind == DesignKind::SharingTracker;
        let default = if is_tracker { Bypass::Lookup } else { Bypass::Direct };
        assert_eq!(read("").unwrap(), default, "{kind}");
        assert_eq!(read("[l1]\nbypass = \"direct\"").unwrap(), Bypass::Direct, "{kind}");
        let looking = read("[l1]\nbypass = \"lookup\"");
        if is_tracker || kind == DesignKind::Private {
            assert_eq!(looking.unwrap(), Bypass::Lookup, "{kind}");
        } else {
            assert_eq!(
                looking.unwrap_err().to_string(),
                format!(
                    "t.toml:4:10: t.l1.bypass: must be \"direct\" in design \"{kind}\"; got \"lookup\"; try \
                     \"direct\""
                )
            );
        }
    }
    // A store that finds its line in flight may still make it stale.
    let stale = read("[l1]\npending_store = \"stale\"");
    assert_eq!(stale.l1().unwrap().pending_store, PendingStore::Stale);
}

/// A request that waited in lookup would keep forwards out.
#[test]
fn nothing_waits_in_lookup_of_a_node() {
    let text = "design = \"sharing-tracker\"\nname = \"t\"\n[l1]\nwhen_full = \"wait\"\n";
    let said = Design::parse(text, "t.toml").unwrap_err().to_string();
    assert_eq!(
        said,
        "t.toml:4:13: t.l1.when_full: must be \"refuse\" in design \"sharing-tracker\"; got \"wait\"; try \
         \"refuse\""
    );
}

#[test]
fn a_forward_waits_only_where_no_store_makes_its_line_stale() {
    let tracker = "[sharing_tracker]\npending = ";
    for word in ["nack", "wait"] {
        assert_eq!(refused(&format!("{tracker}{word:?}")), "");
    }
    assert_eq!(
        refused(&format!("{tracker}\"pass\"")),
        "dir/t.toml:4:11: t.sharing_tracker.pending: must be one of \"nack\", \"wait\"; got \"pass\"; try \"nack\""
    );
    let stale = "[l1]\npending_store = \"stale\"";
    assert_eq!(refused(&format!("{tracker}\"nack\"\n{stale}")), "");
    assert_eq!(
        refused(&format!("{tracker}\"wait\"\n{stale}")),
        "dir/t.toml:4:11: t.sharing_tracker.pending: must be \"nack\" with pending_store \"stale\" of [l1]; \
         got \"wait\"; try \"nack\", or pending_store = \"refuse\""
    );
}
