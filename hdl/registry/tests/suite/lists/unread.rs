//! Fields that nothing of a design reads, beside its hardware.

use design::{Design, DesignKind};
use emit::EmitOptions;
use registry::geometry::SMALL;
use registry::{Block, CANCELLED, blocks, legal_values, unread};
use std::cell::OnceCell;

#[test]
fn what_nothing_reads_is_known() {
    for kind in DesignKind::ALL {
        let expected: &[(&str, &str)] = match kind {
            // Its data store has a separate replacement.
            DesignKind::DecoupledL1d => &[("l1", "replacement")],
            DesignKind::SharedL1 => CANCELLED,
            DesignKind::Private
            | DesignKind::Ccn
            | DesignKind::Sac
            | DesignKind::SharingTracker
            | DesignKind::Llc => &[],
        };
        assert_eq!(unread(kind), expected, "{kind}");
    }
}

/// Configs in which fields have an effect that have none with the defaults.
fn bases(kind: DesignKind) -> &'static [&'static str] {
    match kind {
        DesignKind::SharedL1 => &[
            "shared_l1.cores = 2\nmesh.l2_at = [1, 9]\n",
            "shared_l1.cores = 2\nmesh.core_at = [0, 4]\nmesh.l2_at = [1, 9]\n",
            "dyneb.metric = \"amat\"\n",
            "shared_l1.store_path = \"filtered\"\n",
            "",
        ],
        DesignKind::Sac => &["", "sac.sectored = true\n", "sac.profile_cycles = 1\n"],
        // An L2 of these may have the most bytes.
        DesignKind::SharingTracker => &[
            "",
            "sharing_tracker.banks = 64\nl2.ways = 32\nl1.sector_bytes = 64\n",
            "sharing_tracker.pending = \"wait\"\n",
        ],
        DesignKind::Ccn => &["", "ccn.pending = \"wait\"\nl1.pending_store = \"refuse\"\n"],
        DesignKind::Llc => &["", "llc_bank.memory = \"ports\"\n"],
        _ => &[""],
    }
}

/// A field that other designs share, and of which this one takes the default alone.
fn is_fixed(kind: DesignKind, section: &str, field: &str) -> bool {
    let looks_up = [DesignKind::Private, DesignKind::SharingTracker];
    match (section, field) {
        ("l1", "pending_store") => kind == DesignKind::SharedL1,
        ("l1", "bypass") => !looks_up.contains(&kind),
        ("l1", "when_full") => kind == DesignKind::SharingTracker,
        _ => false,
    }
}

fn design(kind: DesignKind, fields: &str) -> Option<Design> {
    Design::parse(&format!("design = \"{kind}\"\nname = \"any\"\n{fields}"), "any").ok()
}

/// The text of a block without what a manifest says of the config.
type Verilog = Vec<(String, String)>;

fn verilog(block: &Block) -> Verilog {
    block.block.emit(&EmitOptions::default()).unwrap().files()
}

/// Blocks, with their texts once these are needed.
type Emitted = Vec<(Block, OnceCell<Verilog>)>;

/// Whether there are other blocks, or one with another text. Blocks of one configuration have one text.
fn differ(standard: &Emitted, other: &[Block]) -> bool {
    let is_same = |(one, text): &(Block, OnceCell<Verilog>), other: &Block| {
        one.info.name == other.info.name
            && (one.block.config() == other.block.config()
                || *text.get_or_init(|| verilog(one)) == verilog(other))
    };
    standard.len() != other.len()
        || !standard.iter().zip(other).all(|(one, other)| is_same(one, other))
}

/// The fields with `line` in the place of those of its name.
fn changed(fields: &str, line: &str) -> String {
    let name = |line: &str| line.split(" = ").next().unwrap_or_default().to_owned();
    let rest = fields.lines().filter(|other| name(other) != name(line));
    rest.chain([line]).flat_map(|line| [line, "\n"]).collect()
}

/// A base that is else small, if that is legal: emitted in a fraction of the time.
fn small(kind: DesignKind, base: &str) -> String {
    let has = |section: &str| kind.layouts_of_blocks().any(|layout| layout.name == section);
    let all = SMALL.iter().filter(|(section, ..)| has(section));
    let all: String =
        all.map(|(section, field, value)| format!("{section}.{field} = {value}\n")).collect();
    let small = base.lines().fold(all, |fields, line| changed(&fields, line));
    if design(kind, &small).is_some() { small } else { base.to_owned() }
}

#[test]
fn a_field_that_is_not_read_changes_no_byte_and_every_other_does() {
    for kind in DesignKind::ALL {
        let unread = unread(kind);
        let emitted = |base: &&str| -> (String, Emitted) {
            let base = small(kind, base);
            let blocks = blocks(&design(kind, &base).unwrap()).into_iter();
            (base, blocks.map(|block| (block, OnceCell::new())).collect())
        };
        let bases: Vec<(String, Emitted)> = bases(kind).iter().map(emitted).collect();
        let layouts = kind.layouts_of_blocks();
        for (layout, field) in layouts.flat_map(|l| l.fields_of(kind).map(move |f| (l, f))) {
            let is_unread = unread.contains(&(layout.name, field.name));
            let values = legal_values(&field.rule);
            let values = values.iter().take(if is_unread { 3 } else { usize::MAX });
            let is_effective = values.into_iter().any(|value| {
                let line = format!("{}.{} = {value}", layout.name, field.name);
                bases.iter().any(|(base, standard)| {
                    let changed = design(kind, &changed(base, &line));
                    changed.is_some_and(|changed| differ(standard, &blocks(&changed)))
                })
            });
            let (section, field) = (layout.name, field.name);
            if is_fixed(kind, section, field) {
                continue;
            }
            assert_eq!(is_effective, !is_unread, "{kind}: {section}.{field}");
        }
    }
}
