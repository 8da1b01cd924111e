use crate::bounds::BOUNDS;
use crate::{Design, DesignKind, Limit, PRESETS, Rest};

/// The limits of a config of this design with these fields: what is limited, how many at once, by what.
fn limits(kind: &str, fields: &str) -> Vec<(&'static str, u64, &'static str, Rest)> {
    let text = format!("design = \"{kind}\"\nname = \"t\"\n{fields}");
    let limits = Design::parse(&text, "t.toml").unwrap().limits().into_iter();
    limits.map(|Limit { size, most, by, rest, .. }| (size, most, by, rest)).collect()
}

/// A config for each row, beside which it has no limit of storage.
const EACH: &[(&str, &str, &str, u64, &str)] = &[
    ("private", "l1.sets = 2\nl1.ways = 4", "l1.mshr_entries", 8, "l1.sets * l1.ways"),
    ("private", "l1.id_bits = 4", "l1.mshr_entries", 16, "2 ^ l1.id_bits"),
    (
        "decoupled-l1d",
        "l1.id_bits = 3\nl1.mshr_entries = 8\nl1.miss_queue = 9",
        "l1.miss_queue",
        8,
        "2 ^ l1.id_bits",
    ),
    ("shared-l1", "l1.id_bits = 4", "shared_l1.remote_requests", 16, "2 ^ l1.id_bits"),
    (
        "shared-l1",
        "shared_l1.remote_request_out_queue = 33",
        "shared_l1.remote_request_out_queue",
        32,
        "shared_l1.remote_requests",
    ),
    (
        "shared-l1",
        "shared_l1.store_tracker_lines = 64",
        "shared_l1.store_tracker_lines",
        32,
        "shared_l1.remote_requests",
    ),
    (
        "shared-l1",
        "shared_l1.store_tracker_merges = 255",
        "shared_l1.store_tracker_merges",
        32,
        "shared_l1.remote_requests",
    ),
    (
        "shared-l1",
        "shared_l1.cores = 2\nshared_l1.home_requests = 33",
        "shared_l1.home_requests",
        32,
        "(shared_l1.cores - 1) * shared_l1.remote_requests",
    ),
    (
        "shared-l1",
        "shared_l1.cores = 2\nshared_l1.remote_in_queue = 64",
        "shared_l1.remote_in_queue",
        32,
        "(shared_l1.cores - 1) * shared_l1.remote_requests",
    ),
    ("llc", "llc.sets = 2\nllc.ways = 10", "llc.mshr_entries", 20, "llc.sets * llc.ways"),
    (
        "sac",
        "sac.slice_bytes = 4096\nsac.crd_sets = 2\nsac.slices = 1\nllc.mshr_entries = 33",
        "llc.mshr_entries",
        32,
        "sets of a slice * sac.slice_ways",
    ),
    (
        "sharing-tracker",
        "l2.bytes = 4096\nl2.ways = 4",
        "llc.mshr_entries",
        16,
        "sets of a bank * l2.ways",
    ),
    (
        "llc",
        "llc.source_bits = 1\nllc.id_bits = 3",
        "llc.mshr_entries",
        16,
        "2 ^ (llc.source_bits + llc.id_bits)",
    ),
    (
        "llc",
        "llc.source_bits = 1\nllc.id_bits = 4\nllc.mshr_merges = 33",
        "llc.mshr_merges",
        32,
        "2 ^ (llc.source_bits + llc.id_bits)",
    ),
    (
        "sharing-tracker",
        "llc.mshr_entries = 65",
        "llc.mshr_entries",
        64,
        "l2.split_requests * sectors of a line",
    ),
    ("sharing-tracker", "llc.mshr_merges = 17", "llc.mshr_merges", 16, "l2.split_requests"),
    (
        "sac",
        "llc.mshr_entries = 2\nllc.write_backs = 1\nllc.atomics = 1",
        "llc.miss_queue",
        4,
        "llc.mshr_entries + llc.write_backs + llc.atomics",
    ),
    (
        "llc",
        "line_order.entries = 53",
        "line_order.entries",
        52,
        "llc.mshr_entries + llc.write_backs + llc.atomics",
    ),
    (
        "llc",
        "axi.id_bits = 6\naxi.reads = 37\naxi.writes = 1",
        "axi.reads",
        36,
        "llc.mshr_entries + llc.atomics",
    ),
    ("llc", "axi.id_bits = 5\naxi.writes = 21", "axi.writes", 20, "llc.write_backs + llc.atomics"),
    ("llc", "line_order.entries = 15", "axi.reads", 15, "line_order.entries"),
    ("llc", "line_order.entries = 15", "axi.writes", 15, "line_order.entries"),
    ("llc", "line_order.entries = 31", "axi.reads + axi.writes", 31, "line_order.entries"),
    ("llc", "", "llc.mshr_entries", 16, "axi.reads"),
    ("llc", "axi.writes = 15", "llc.write_backs", 15, "axi.writes"),
];

#[test]
fn each_row_of_the_table_is_reported() {
    for (kind, fields, size, most, by) in EACH {
        let told = limits(kind, fields);
        let is_reported =
            told.iter().any(|limit| (&limit.0, &limit.1, &limit.2) == (size, most, by));
        assert!(is_reported, "{kind}: {fields}: {told:?}");
    }
    let has_row = |bound: &crate::bounds::Bound| {
        EACH.iter().any(|(_, _, size, _, by)| (bound.size, bound.by) == (*size, *by))
    };
    assert!(BOUNDS.iter().all(has_row));
}

/// A line that is answered early keeps its entry without a load.
#[test]
fn an_entry_without_a_load_needs_no_identifier() {
    assert_eq!(limits("private", "l1.id_bits = 4\nl1.early_restart = true"), []);
}

#[test]
fn no_preset_has_storage_that_is_never_used() {
    for preset in PRESETS {
        let limits = preset.design().unwrap().limits();
        assert!(
            limits.iter().all(|limit| limit.rest == Rest::Waits),
            "{}: {limits:?}",
            preset.name
        );
    }
    for kind in DesignKind::ALL {
        let limits = limits(kind.word(), "");
        assert!(limits.iter().all(|limit| limit.3 == Rest::Waits), "{kind}: {limits:?}");
    }
}

/// Names in a row are fields, but for a number of sets or sectors that follows from several.
#[test]
fn rows_name_fields() {
    let fields: Vec<String> = DesignKind::LAYOUTS
        .iter()
        .flat_map(|layout| {
            layout.fields.iter().map(|field| format!("{}.{}", layout.name, field.name))
        })
        .collect();
    for bound in BOUNDS {
        for word in format!("{} {}", bound.size, bound.by).split([' ', '(', ')']) {
            let is_field = fields.iter().any(|field| field == word);
            assert_eq!(word.contains('.'), is_field, "{word}");
        }
    }
}
