//! Fields of a config that nothing of its design reads yet.
//!
//! A section may stand in a design for some of its fields, as `[l1]` in `ccn`: the others are for nodes to come. No
//! list says which they are: a block's configuration holds what it reads of a config, so a field that changes no
//! block's configuration changes no hardware. What the golden model alone reads is [`CANCELLED`].

use crate::blocks;
use design::{Design, DesignKind, Field, Layout, Rule};

/// Fields that a golden model reads as the paper has it, and that drop out of what it decides: the L1's latency is part
/// of both averages that DynEB compares.
const CANCELLED: &[(&str, &str)] = &[("dyneb", "amat_l1_latency")];

/// The fields of a design that none of its blocks reads, each as section and field, in the order of a file.
pub fn unread(kind: DesignKind) -> Vec<(&'static str, &'static str)> {
    let standard = configurations(kind, "");
    let is_unread = |layout: &Layout, field: &Field| {
        let others = values(&field.rule);
        let others = others.iter().filter_map(|value| {
            configurations(kind, &format!("{}.{} = {value}", layout.name, field.name))
        });
        let others: Vec<Vec<String>> = others.collect();
        // Of a field that other fields hold to its default, nothing is known.
        let is_same =
            others.len() > 1 && others.iter().all(|other| Some(other) == standard.as_ref());
        is_same || CANCELLED.contains(&(layout.name, field.name))
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

/// Values that the rule allows, at least two of them other than the default.
fn values(rule: &Rule) -> Vec<String> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Block;
    use emit::EmitOptions;
    use std::cell::OnceCell;

    /// What the nodes of `ccn` and `sharing-tracker` will read.
    const OF_NODES: [&str; 10] = [
        "mshr_entries",
        "mshr_merges",
        "replacement",
        "write_hit",
        "pending_store",
        "hit_latency",
        "miss_queue",
        "when_full",
        "id_bits",
        "counter_bits",
    ];

    #[test]
    fn what_nodes_to_come_will_read_is_not_read_yet() {
        let of_nodes = || OF_NODES.map(|field| ("l1", field)).into_iter();
        for kind in DesignKind::ALL {
            let expected: Vec<(&str, &str)> = match kind {
                // Its stops have the number of the MSHR entries already.
                DesignKind::Ccn => of_nodes().skip(1).collect(),
                DesignKind::SharingTracker => {
                    std::iter::once(("l1", "index")).chain(of_nodes()).collect()
                }
                // Its data store has a replacement of its own.
                DesignKind::DecoupledL1d => vec![("l1", "replacement")],
                DesignKind::SharedL1 => CANCELLED.to_vec(),
                DesignKind::Private | DesignKind::Sac | DesignKind::Llc => vec![],
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
                "",
            ],
            DesignKind::Sac => &["", "sac.sectored = true\n", "sac.profile_cycles = 1\n"],
            _ => &[""],
        }
    }

    /// A field that other designs share, and of which this one takes the default alone.
    fn is_fixed(kind: DesignKind, section: &str, field: &str) -> bool {
        let takes = [DesignKind::Private, DesignKind::Ccn, DesignKind::SharingTracker];
        (section, field) == ("l1", "pending_store") && !takes.contains(&kind)
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

    #[test]
    fn a_field_that_is_not_read_changes_no_byte_and_every_other_does() {
        for kind in DesignKind::ALL {
            let unread = unread(kind);
            let emitted = |base| -> Emitted {
                let blocks = blocks(&design(kind, base).unwrap()).into_iter();
                blocks.map(|block| (block, OnceCell::new())).collect()
            };
            let bases: Vec<(&str, Emitted)> =
                bases(kind).iter().map(|base| (*base, emitted(base))).collect();
            let layouts = kind.layouts_of_blocks();
            for (layout, field) in layouts.flat_map(|l| l.fields_of(kind).map(move |f| (l, f))) {
                let is_unread = unread.contains(&(layout.name, field.name));
                let values = values(&field.rule);
                let values = values.iter().take(if is_unread { 3 } else { usize::MAX });
                let is_effective = values.into_iter().any(|value| {
                    let line = format!("{}.{} = {value}\n", layout.name, field.name);
                    bases.iter().any(|(base, standard)| {
                        let changed = design(kind, &format!("{base}{line}"));
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
}
