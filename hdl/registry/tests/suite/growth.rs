//! No module's text grows with the entries, ways, lanes, slices or cores of its design: lists are vectors, and what is
//! done with each element is a loop.

use design::{Design, DesignKind, Field, Layout, Rule};
use emit::EmitOptions;
use std::collections::BTreeMap;
use testbenches::testing::is_full;

/// Modules whose text may grow, each with the reason.
const GROWING: &[(&str, &str)] = &[
    ("min_router_cores", "a table: the tile of each core, which a config may choose freely"),
    ("min_router_slices", "a table: the tile of each slice, likewise"),
    ("request_link", "a skid buffer for each cycle of `link_latency`, which is 5 at most"),
    ("response_link", "likewise"),
];

/// Fields, by section, each with the largest number that the test gives it.
type Counts = &'static [(&'static str, &'static [(&'static str, usize)])];

/// A queue of two words more is never a power of two deep: all of them have the logic that wraps.
const LATENCY: usize = 31;

/// Those that count something.
const COUNTS: Counts = &[
    (
        "l1",
        &[
            ("ways", 32),
            ("mshr_entries", 32),
            ("mshr_merges", 32),
            ("hit_latency", LATENCY),
            ("miss_queue", 32),
            ("store_data_places", 32),
        ],
    ),
    ("cluster", &[("cores", 16), ("l2_slices", 16)]),
    (
        "shared_l1",
        &[
            ("cores", 32),
            ("remote_in_queue", 32),
            ("home_requests", 32),
            ("remote_request_out_queue", 32),
            ("l2_in_queue", 32),
            ("remote_out_queue", 32),
            ("remote_reply_in_queue", 32),
            ("remote_requests", 32),
            ("store_tracker_lines", 32),
            ("store_tracker_merges", 32),
        ],
    ),
    ("decoupled", &[("tag_ways", 32)]),
    ("sharing_tracker", &[("cores", 32), ("ways", 32), ("bank_queue", 32)]),
    ("l2", &[("ways", 32), ("split_requests", 32)]),
    (
        "sac",
        &[
            ("chips", 16),
            ("sm_ports", 32),
            ("crd_ways", 32),
            ("crd_queue", 32),
            ("memory_queue", 32),
            ("link_queue", 32),
        ],
    ),
    (
        "llc",
        &[
            ("ways", 32),
            ("mshr_entries", 32),
            ("mshr_merges", 32),
            ("miss_queue", 32),
            ("write_backs", 32),
            ("atomics", 16),
            ("atomic_queue", 16),
            ("hit_latency", LATENCY),
        ],
    ),
    ("line_order", &[("entries", 32)]),
    ("axi", &[("reads", 32), ("writes", 32)]),
    (
        "ccn",
        &[
            ("cores", 32),
            ("buffer", 32),
            ("request_queue", 32),
            ("response_queue", 32),
            ("parking", 32),
        ],
    ),
];

/// The same, where only powers of two are legal.
const POWERS: Counts = &[
    ("l1", &[("sets", 128)]),
    ("llc", &[("sets", 128)]),
    ("sharing_tracker", &[("sets", 128), ("banks", 32)]),
    ("sac", &[("slices", 32), ("slice_ways", 32), ("crd_sets", 32)]),
];

/// Numbers that count nothing of which the hardware has one each: widths, values, times, bytes of memories, and the
/// trackers of a system, of which a design is one.
const OF_NOTHING: &[(&str, &[&str])] = &[
    ("axi", &["id_bits"]),
    ("ccn", &["buffer_patience", "counter_bits", "epoch", "filter_bits"]),
    ("ccn", &["h_min_denominator", "h_min_numerator", "sample"]),
    ("cluster", &["interleave_bytes"]),
    ("decoupled", &["rc_bits", "rc_initial", "threshold"]),
    ("dyneb", &["amat_home_latency", "amat_l1_latency", "amat_l2_latency", "counter_bits"]),
    (
        "dyneb",
        &["execute", "execution_limit", "private_miss_rate_percent", "samples", "sampling_limit"],
    ),
    ("dyneb", &["warm_up"]),
    ("l1", &["address_bits", "counter_bits", "id_bits"]),
    ("l2", &["bytes"]),
    ("llc", &["address_bits", "counter_bits", "id_bits", "source_bits"]),
    ("mesh", &["columns", "interleave_bytes", "rows"]),
    ("sac", &["address_bits", "b_inter", "b_intra", "b_llc", "b_mem", "counter_bits"]),
    ("sac", &["profile_cycles", "slice_bytes", "slice_counter_bits", "theta_65536"]),
    ("shared_l1", &["arbiter_starvation_limit", "filter_bits"]),
    ("sharing_tracker", &["trackers", "wait_cycles"]),
    ("sm_dueling", &["interval", "margin_percent", "min_accesses"]),
];

/// The number of field `name` of section `section` where there are `count` of most things.
fn number(section: &str, name: &str, count: usize) -> Option<usize> {
    let power = count.next_power_of_two();
    let least_sector = match section {
        "llc" => 16,
        "sac" => 32,
        _ => 8,
    };
    match (section, name) {
        // Sectors of a line where the count is a power of two, else bytes of a sector.
        ("l1" | "llc" | "sac", "line_bytes") => Some(if power == count { 8 * count } else { 256 }),
        ("l1" | "llc" | "sac", "sector_bytes") if power == count => Some(least_sector),
        ("l1" | "llc" | "sac", "sector_bytes") => Some((2 * power).clamp(least_sector, 64)),
        ("ccn", "link_latency") => Some((count / 8).max(1)),
        _ => [(COUNTS, count), (POWERS, power)].into_iter().find_map(|(counts, count)| {
            let (_, fields) = counts.iter().find(|(of, _)| *of == section)?;
            let (_, most) = fields.iter().find(|(of, _)| *of == name)?;
            Some(count * most / 32)
        }),
    }
}

/// A design of this kind in which `count` is the number of most things, with these fields besides.
fn design(kind: DesignKind, count: usize, fields: &[&str]) -> Design {
    let mut text = format!("design = \"{kind}\"\nname = \"t\"\n{}\n", fields.join("\n"));
    let fields = |layout: &'static Layout| layout.fields_of(kind).map(move |field| (layout, field));
    for (Layout { name: section, .. }, Field { name, .. }) in
        kind.layouts_of_blocks().flat_map(fields)
    {
        // Below.
        let is_settled =
            kind == DesignKind::SharingTracker && (*section, *name) == ("l1", "sector_bytes");
        if let Some(number) = number(section, name, count).filter(|_| !is_settled) {
            text.push_str(&format!("{section}.{name} = {number}\n"));
        }
    }
    match kind {
        DesignKind::SharedL1 => {
            // A mesh that has room for them.
            let slices: Vec<usize> = (0..count).collect();
            text.push_str(&format!("mesh.columns = 8\nmesh.rows = 8\nmesh.l2_at = {slices:?}\n"));
        }
        DesignKind::Llc => text.push_str("axi.id_bits = 8\n"),
        DesignKind::SharingTracker => {
            // A sector holds two words at least, and L2 has as many bytes as its banks, ways and sectors make.
            let of = |section, name| number(section, name, count).unwrap_or(1);
            let sector = of("l1", "sector_bytes").max(16);
            let bytes = 8 * of("sharing_tracker", "banks") * of("l2", "ways") * sector;
            text.push_str(&format!("l1.sector_bytes = {sector}\nl2.bytes = {bytes}\n"));
        }
        _ => {}
    }
    Design::parse(&text, "t.toml").unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Words and marks of a text without its comments: lines do not count, since long ones are broken.
fn length(text: &str) -> usize {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '\'';
    let of_line = |line: &str| {
        let line = line.split("//").next().unwrap_or_default();
        let words = line.split(|c| !is_word(c)).filter(|word| !word.is_empty()).count();
        words + line.chars().filter(|c| !is_word(*c) && !c.is_whitespace()).count()
    };
    text.lines().map(of_line).sum()
}

/// The type of a module: its name without the figures behind it.
fn stem(plain: &str) -> String {
    let parts: Vec<&str> = plain.split('_').collect();
    let is_figure = |part: &&&str| part.ends_with(|c: char| c.is_ascii_digit());
    let figures = parts[1..].iter().rev().take_while(is_figure).count();
    parts[..parts.len() - figures].join("_")
}

/// The longest text of each type of module in a design, with its length.
fn longest(design: &Design) -> BTreeMap<String, (usize, String)> {
    let mut longest: BTreeMap<String, (usize, String)> = BTreeMap::new();
    for block in registry::blocks(design) {
        for module in block.block.emit(&EmitOptions::default()).unwrap().modules {
            let found = (length(&module.text), module.text);
            let longest = longest.entry(stem(&module.plain)).or_default();
            if found.0 > longest.0 {
                *longest = found;
            }
        }
    }
    longest
}

/// The types of modules whose text grows from one geometry to the next, each with its lengths and its longest text.
fn growing(designs: [Design; 3]) -> BTreeMap<String, ([usize; 3], String)> {
    let [few, more, most] = designs.map(|design| longest(&design));
    let mut growing = BTreeMap::new();
    for (stem, (length, text)) in most {
        let of =
            |other: &BTreeMap<String, (usize, String)>| other.get(&stem).map_or(0, |(l, _)| *l);
        let lengths = [of(&few), of(&more), length];
        if grows(lengths) {
            growing.insert(stem, (lengths, text));
        }
    }
    growing
}

/// Whether lengths at few, more and most elements are those of a text that grows with them: what an element takes comes
/// with both steps, and with the second, of twice as many elements, more of it; what a geometry has once, as a padding,
/// comes with one step, and a wider number with each.
fn grows([few, more, most]: [usize; 3]) -> bool {
    let (first, second) = (more.saturating_sub(few), most.saturating_sub(more));
    first > 4 && second > first
}

#[test]
fn what_an_element_takes_is_growth_and_a_wider_number_is_not() {
    assert!(grows([1664, 2048, 2818]));
    assert!(grows([100, 106, 118]));
    assert!(!grows([1761, 1772, 1778]));
    assert!(!grows([100, 104, 108]));
    assert!(!grows([100, 100, 140]));
}

/// Choices by a word of the config that have separate modules.
const CHOICES: &[(DesignKind, &[&str])] = &[
    (DesignKind::Private, &["l1.replacement = \"srrip\"", "l1.pending_store = \"refuse\""]),
    (DesignKind::SharedL1, &["shared_l1.leftover = \"flush\""]),
    (DesignKind::DecoupledL1d, &["decoupled.data_replacement = \"srrip\""]),
    (
        DesignKind::SharingTracker,
        &["sharing_tracker.sharers = \"single\"", "sharing_tracker.pending = \"wait\""],
    ),
    (DesignKind::Ccn, &["ccn.pending = \"wait\""]),
    (DesignKind::Sac, &["sac.sectored = true"]),
    (DesignKind::Llc, &["llc.replacement = \"srrip\"", "llc.sectored = true"]),
];

/// The same, where only a power of two of ways is legal.
const CHOICES_OF_POWERS: &[(DesignKind, &[&str])] = &[
    (DesignKind::Private, &["l1.replacement = \"plru\""]),
    (DesignKind::Llc, &["llc.replacement = \"plru\""]),
];

#[test]
fn every_number_of_a_config_is_varied_or_counts_nothing() {
    let mut left = Vec::new();
    for kind in DesignKind::ALL {
        for layout in kind.layouts_of_blocks() {
            for field in layout.fields_of(kind) {
                let is_number = matches!(field.rule, Rule::Range(..) | Rule::PowerOfTwo(..));
                if is_number && number(layout.name, field.name, 8).is_none() {
                    left.push((layout.name, field.name));
                }
            }
        }
    }
    left.sort_unstable();
    left.dedup();
    let of_nothing: Vec<(&str, &str)> = OF_NOTHING
        .iter()
        .flat_map(|(section, names)| names.iter().map(move |name| (*section, *name)))
        .collect();
    assert_eq!(left, of_nothing);
}

#[test]
fn no_text_grows_with_what_it_counts() {
    let plain = DesignKind::ALL.iter().map(|kind| (*kind, [].as_slice()));
    let mut found = BTreeMap::new();
    if !is_full() {
        for (kind, fields) in plain {
            found.extend(growing([6, 12, 24].map(|count| design(kind, count, fields))));
        }
    } else {
        for (kind, fields) in plain.chain(CHOICES.iter().copied()) {
            found.extend(growing([6, 12, 24].map(|count| design(kind, count, fields))));
            found.extend(growing([8, 16, 32].map(|count| design(kind, count, fields))));
        }
        for (kind, fields) in CHOICES_OF_POWERS {
            found.extend(growing([8, 16, 32].map(|count| design(*kind, count, fields))));
        }
    }
    let is_allowed = |stem: &str| GROWING.iter().any(|(growing, _)| *growing == stem);
    for (growing, _) in GROWING.iter().filter(|_| is_full()) {
        assert!(found.contains_key(*growing), "{growing} does not grow any more");
    }
    let wrong = found.iter().filter(|(stem, _)| !is_allowed(stem));
    let wrong: Vec<String> =
        wrong.map(|(stem, (lengths, text))| format!("{stem} {lengths:?}\n{text}")).collect();
    assert!(wrong.is_empty(), "grows with what it counts: {}", wrong.join("\n"));
}
