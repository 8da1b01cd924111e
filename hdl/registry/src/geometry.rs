//! Random legal configs of a design: what a user may ask for, odder than the boundaries that blocks' tests choose.

use design::{Design, DesignKind, Field, Layout, Rule};
use std::collections::BTreeMap;
use testbenches::stimulus::Rng;

/// Changes that are tried; about half of them are kept.
const TRIES: u64 = 60;

/// Beyond this a draw of an unbounded width says nothing new: as many tiles as a list names at most.
const MOST_LISTED: u64 = 8;

/// Cores and slices of a cluster at most, and cores of a ring.
const MOST_LANES: i64 = 4;

/// Cores and banks of a sharing tracker at most.
const MOST_BANKS: i64 = 8;

/// Fields that make a design large, `section` and `field`, with a value that keeps it small.
pub const SMALL: [(&str, &str, &str); 18] = [
    ("cluster", "cores", "2"),
    ("cluster", "l2_slices", "3"),
    ("ccn", "cores", "3"),
    ("l1", "sets", "4"),
    ("l1", "ways", "2"),
    ("l1", "mshr_entries", "3"),
    ("l1", "mshr_merges", "3"),
    ("l1", "miss_queue", "3"),
    ("shared_l1", "cores", "3"),
    ("shared_l1", "home_requests", "3"),
    ("shared_l1", "remote_requests", "3"),
    ("shared_l1", "store_tracker_lines", "3"),
    ("sharing_tracker", "cores", "2"),
    ("sharing_tracker", "banks", "2"),
    ("sac", "slices", "2"),
    ("sac", "sm_ports", "3"),
    ("llc", "mshr_entries", "3"),
    ("llc", "write_backs", "3"),
];

/// Fields, `section.field`, with a value as TOML writes it.
type Fields = BTreeMap<String, String>;

/// A legal config of this design with many fields off their defaults, as TOML; the same for the same seed.
pub fn random(kind: DesignKind, name: &str, seed: u64) -> String {
    let mut rng = Rng::new(seed);
    // Clocks change no hardware.
    let layouts: Vec<&Layout> = kind.layouts_of_blocks().collect();
    let all: Vec<(&Layout, &Field)> = layouts
        .iter()
        .flat_map(|layout| layout.fields_of(kind).map(move |field| (*layout, field)))
        .collect();
    let mut kept = Fields::new();
    for _ in 0..rng.between(1, TRIES) {
        // One field often breaks a rule that two together keep.
        let mut tried = kept.clone();
        for _ in 0..rng.between(1, 3) {
            if let Some((layout, field)) = rng.pick(&all) {
                let value = value(&small(layout, field), &mut rng);
                tried.insert(format!("{}.{}", layout.name, field.name), value);
            }
        }
        if kind == DesignKind::SharingTracker {
            tried.insert("l2.bytes".to_owned(), l2_bytes(&tried, &mut rng));
        }
        if Design::parse(&text(kind, name, &tried), name).is_ok() {
            kept = tried;
        }
    }
    text(kind, name, &kept)
}

/// Bytes of an L2 whose banks have some sets: of any number hardly one is legal.
fn l2_bytes(fields: &Fields, rng: &mut Rng) -> String {
    let factors = [("sharing_tracker.banks", 8), ("l2.ways", 8), ("l1.sector_bytes", 32)];
    let of =
        |(name, default)| fields.get(name).and_then(|value| value.parse().ok()).unwrap_or(default);
    let sets: u64 = 1 << rng.between(1, 8);
    (sets * factors.map(of).iter().product::<u64>()).to_string()
}

/// A field's rule, but that a cluster, a ring and a sharing tracker are small: their text does not grow with them, the time
/// to emit it does.
pub fn small(layout: &Layout, field: &Field) -> Rule {
    match (layout.name, field.rule) {
        ("cluster", Rule::Range(low, _)) => Rule::Range(low, MOST_LANES),
        ("ccn", Rule::Range(low, _)) if field.name == "cores" => Rule::Range(low, MOST_LANES),
        ("sharing_tracker", Rule::Range(low, _)) if field.name == "cores" => {
            Rule::Range(low, MOST_BANKS)
        }
        ("sharing_tracker", Rule::PowerOfTwo(low, _)) if field.name == "banks" => {
            Rule::PowerOfTwo(low, MOST_BANKS)
        }
        (_, rule) => rule,
    }
}

fn text(kind: DesignKind, name: &str, fields: &Fields) -> String {
    let fields: String =
        fields.iter().map(|(field, value)| format!("{field} = {value}\n")).collect();
    format!("design = \"{kind}\"\nname = \"{name}\"\n{fields}")
}

/// A value that the rule allows: an end, or any, small ones as likely as large ones.
pub fn value(rule: &Rule, rng: &mut Rng) -> String {
    match *rule {
        Rule::Range(low, high) => number(low, high, rng).to_string(),
        Rule::PowerOfTwo(low, high) => {
            (1 << rng.between(low.ilog2().into(), high.ilog2().into())).to_string()
        }
        Rule::Word(words) | Rule::WordOf(words, _) => {
            format!("{:?}", rng.pick(words).unwrap_or(&""))
        }
        Rule::Flag => rng.chance(1, 2).to_string(),
        Rule::Prefix => rng.pick(&["\"\"", "\"a_\""]).unwrap_or(&"\"\"").to_string(),
        Rule::Licence => rng.pick(&["\"\"", "\"MIT\""]).unwrap_or(&"\"\"").to_string(),
        Rule::Distinct { least, high, .. } => {
            let high = number(0, high, rng) as u64;
            let items = (0..rng.between(least as u64, MOST_LISTED)).map(|_| rng.between(0, high));
            let distinct: std::collections::BTreeSet<u64> = items.collect();
            format!("{distinct:?}").replace('{', "[").replace('}', "]")
        }
    }
}

fn number(low: i64, high: i64, rng: &mut Rng) -> i64 {
    let span = high.abs_diff(low);
    let above = match rng.below(8) {
        0 => 0,
        1 => span,
        _ => {
            let bits = rng.between(0, u64::from(span.checked_ilog2().unwrap_or(0)) + 1);
            rng.bits(bits as usize).min(span)
        }
    };
    low.saturating_add_unsigned(above)
}
