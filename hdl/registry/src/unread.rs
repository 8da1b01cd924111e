//! Fields of a config that nothing of its design reads yet.
//!
//! A section may be in a design for some of its fields, as `[l1]` in `decoupled-l1d`. No list says which
//! they are: a block's configuration holds what it reads of a config, so a field that changes no block's
//! configuration changes no hardware. Fields that the golden model alone reads are in [`CANCELLED`].

use crate::blocks;
use design::{Design, DesignKind, Field, Layout, Rule};

/// Fields that a golden model reads as the paper has it, and that drop out of what it decides: the L1's latency is part
/// of both averages that DynEB compares.
pub const CANCELLED: &[(&str, &str)] = &[("dyneb", "amat_l1_latency")];

/// Settings with which fields are read that nothing reads with the defaults.
const CONDITIONS: &[(DesignKind, &str)] = &[
    (DesignKind::Ccn, "ccn.pending = \"wait\"\nl1.pending_store = \"refuse\"\n"),
    (DesignKind::SharingTracker, "sharing_tracker.pending = \"wait\"\n"),
    (DesignKind::Llc, "llc_bank.memory = \"ports\"\n"),
];

/// The fields of a design that none of its blocks reads, each as section and field, in the order of a file.
pub fn unread(kind: DesignKind) -> Vec<(&'static str, &'static str)> {
    let conditions = CONDITIONS.iter().filter(|(of, _)| *of == kind).map(|(_, fields)| *fields);
    let bases = [""].into_iter().chain(conditions);
    let bases: Vec<_> = bases.map(|fields| (fields, configurations(kind, fields))).collect();
    let is_same = |layout: &Layout, field: &Field, base: &str, standard: Option<&Vec<String>>| {
        let others = legal_values(&field.rule);
        let others = others.iter().filter_map(|value| {
            configurations(kind, &format!("{base}{}.{} = {value}", layout.name, field.name))
        });
        let others: Vec<Vec<String>> = others.collect();
        // Of a field that other fields hold to its default, nothing is known.
        others.len() > 1 && others.iter().all(|other| Some(other) == standard)
    };
    let is_unread = |layout: &Layout, field: &Field| {
        let mut bases = bases.iter();
        bases.all(|(base, standard)| is_same(layout, field, base, standard.as_ref()))
            || CANCELLED.contains(&(layout.name, field.name))
    };
    // The constraints are for the files beside the Verilog.
    let layouts = kind.layouts_of_blocks();
    let fields =
        layouts.flat_map(|layout| layout.fields_of(kind).map(move |field| (layout, field)));
    let unread = fields.filter(|(layout, field)| is_unread(layout, field));
    unread.map(|(layout, field)| (layout.name, field.name)).collect()
}

/// The configurations of all blocks of a design with the defaults but for `fields`; none when that is not legal.
fn configurations(kind: DesignKind, fields: &str) -> Option<Vec<String>> {
    let text = format!("design = \"{kind}\"\nname = \"any\"\n{fields}\n");
    let design = Design::parse(&text, "any").ok()?;
    let blocks = blocks(&design);
    Some(
        blocks
            .iter()
            .map(|block| format!("{} {}", block.info.name, block.block.config()))
            .collect(),
    )
}

/// Values that the rule of a field allows, as TOML writes them; at least two of them other than the default.
pub fn legal_values(rule: &Rule) -> Vec<String> {
    match *rule {
        Rule::Range(low, high) => {
            // Small ones first: they make small hardware.
            let near = [0, 1, 2, 3, 4, 8, 16].map(|above| low.saturating_add(above));
            let near = near.into_iter().filter(|&value| value < high);
            near.chain([low.midpoint(high), high]).map(|value| value.to_string()).collect()
        }
        Rule::PowerOfTwo(low, high) => {
            (low.ilog2()..=high.ilog2()).map(|bits| (1_u64 << bits).to_string()).collect()
        }
        Rule::Word(words) | Rule::WordOf(words, _) => {
            words.iter().map(|word| format!("{word:?}")).collect()
        }
        Rule::Flag => vec!["true".to_string(), "false".to_string()],
        // Of no block.
        Rule::Prefix | Rule::Licence => vec![],
        Rule::Distinct { .. } => {
            ["[]", "[0]", "[1]", "[0, 1]", "[2, 3]"].map(str::to_string).into()
        }
    }
}
