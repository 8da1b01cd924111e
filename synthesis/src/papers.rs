//! The hardware costs that the papers give, beside ours.

use crate::block_area::BlockArea;
use crate::scale::Scale;
use crate::subject::Subject;
use serde::Serialize;

/// A figure of a paper.
struct Figure {
    /// The paper's key and section.
    paper: &'static str,
    /// The design's kind, as a config names it.
    kind: &'static str,
    /// What the paper counts, and how.
    counts: &'static str,
    /// The blocks that do the same here.
    blocks: &'static [&'static str],
    /// How many of each the paper counts.
    copies: u64,
    amount: Amount,
}

#[derive(Clone, Copy)]
enum Amount {
    /// Square millimetres at a node in nanometres.
    Silicon(f64, f64),
    /// Bytes of storage.
    Bytes(f64),
}

const FIGURES: &[Figure] = &[
    Figure {
        paper: "pact20 §4.3",
        kind: "shared-l1",
        counts: "DynEB of a core, synthesised for 65 nm",
        blocks: &["dyneb"],
        copies: 1,
        amount: Amount::Silicon(0.005, 65.0),
    },
    Figure {
        paper: "ics15 §6.5",
        kind: "decoupled-l1d",
        counts: "the wider tag store of 15 SMs beyond the L1's own, CACTI at 45 nm; the blocks here are \
                 whole caches, data included: see l1 of baseline for what is not the wider tag store",
        blocks: &["decoupled_l1d", "sm_dueling"],
        copies: 15,
        amount: Amount::Silicon(0.008, 45.0),
    },
    Figure {
        paper: "taco16 §5.4.1",
        kind: "ccn",
        counts: "shadow tags of 15 cores for L1 caches of 48 KB, and the ring, GPUWattch at 40 nm; \
                 no ring here",
        blocks: &["shadow_tags"],
        copies: 15,
        amount: Amount::Silicon(4.38, 40.0),
    },
    Figure {
        paper: "isca23 §3.6",
        kind: "sac",
        counts: "the CRD of a chip with conventional caches: tags and chips of 8 sets of 16 ways; LRU \
                 state is in ours",
        blocks: &["crd"],
        copies: 1,
        amount: Amount::Bytes(544.0),
    },
    Figure {
        paper: "isca23 §3.6",
        kind: "sac",
        counts: "LSU counters (64 bytes) and four counters (12 bytes) of a chip; the LLC's request and \
                 hit counters are in ours",
        blocks: &["profile_counters"],
        copies: 1,
        amount: Amount::Bytes(76.0),
    },
    Figure {
        paper: "thesis12 table 4.3",
        kind: "sharing-tracker",
        counts: "one sharing tracker, CACTI at 22 nm: 16 KB of sharers alone; tags and valid bits are in \
                 ours",
        blocks: &["sharing_tracker"],
        copies: 1,
        amount: Amount::Silicon(0.07, 22.0),
    },
];

/// A paper's figure beside ours.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Comparison {
    /// The design's name.
    pub design: String,
    /// The paper's key and section.
    pub paper: &'static str,
    /// What the paper counts.
    pub counts: &'static str,
    /// Our blocks, how often each.
    pub blocks: Vec<&'static str>,
    /// How many of each.
    pub copies: u64,
    /// The blocks of the paper's figure that were not measured.
    pub absent: Vec<&'static str>,
    /// The target of ours.
    pub target: String,
    /// Square millimetres or bytes.
    pub unit: &'static str,
    /// The paper's.
    pub theirs: f64,
    /// The node of the paper's, in nanometres.
    pub node_nm: Option<f64>,
    /// Ours, at that node as far as the scale allows.
    pub ours: f64,
}

/// Every figure of which some block was measured. `node` gives the node of a target.
pub(crate) fn compare(
    subjects: &[Subject],
    blocks: &[BlockArea],
    scale: Scale,
    node: &dyn Fn(&str) -> Option<f64>,
) -> Vec<Comparison> {
    let mut designs: Vec<(&str, &str)> = Vec::new();
    let mut targets: Vec<&str> = Vec::new();
    for subject in subjects {
        let design = (subject.design.as_str(), subject.kind.as_str());
        designs.extend((!designs.contains(&design)).then_some(design));
    }
    for block in blocks {
        targets.extend((!targets.contains(&block.target.as_str())).then_some(&*block.target));
    }
    let mut found = Vec::new();
    for (design, kind) in designs {
        for figure in FIGURES.iter().filter(|figure| figure.kind == kind) {
            for target in &targets {
                let own = blocks.iter().filter(|b| b.design == design && b.target == *target);
                let own: Vec<&BlockArea> =
                    own.filter(|block| figure.blocks.contains(&block.block.as_str())).collect();
                found.extend(figure.beside(design, target, &own, scale, node(target)));
                if matches!(figure.amount, Amount::Bytes(_)) {
                    break; // the same on every target
                }
            }
        }
    }
    found
}

impl Figure {
    fn beside(
        &self,
        design: &str,
        target: &str,
        own: &[&BlockArea],
        scale: Scale,
        node: Option<f64>,
    ) -> Option<Comparison> {
        if own.is_empty() {
            return None;
        }
        let is_there = |name: &&&'static str| own.iter().any(|block| block.block == **name);
        let (blocks, absent): (Vec<_>, Vec<_>) = self.blocks.iter().partition(is_there);
        let copies = self.copies as f64;
        let (unit, theirs, node_nm, ours) = match self.amount {
            Amount::Bytes(theirs) => {
                let bits: u64 = own.iter().map(|block| block.storage_bits).sum();
                ("bytes", theirs, None, copies * bits as f64 / 8.0)
            }
            Amount::Silicon(theirs, theirs_nm) => {
                let areas =
                    own.iter().map(|block| Some(block.silicon.as_ref()?.square_micrometres));
                let area: f64 = areas.sum::<Option<f64>>()?;
                let scaled = area * scale.factor(node, Some(theirs_nm));
                ("mm2", theirs, Some(theirs_nm), copies * scaled / 1e6)
            }
        };
        Some(Comparison {
            design: design.to_string(),
            paper: self.paper,
            counts: self.counts,
            blocks,
            copies: self.copies,
            absent,
            target: target.to_string(),
            unit,
            theirs,
            node_nm,
            ours: (ours * 1e6).round() / 1e6,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::block_area::Silicon;
    use crate::census::Resources;
    use crate::target::Target;

    /// Half a square millimetre and 100 bytes.
    fn block(name: &str, target: Target) -> BlockArea {
        let area = 500_000.0;
        let silicon = Silicon {
            logic_square_micrometres: area,
            macro_square_micrometres: 0.0,
            square_micrometres: area,
            modules: vec![],
        };
        BlockArea {
            design: "mine".into(),
            block: name.into(),
            target: target.to_string(),
            silicon: matches!(target, Target::Liberty(_)).then_some(silicon),
            kind: target,
            resources: Resources::default(),
            memory_bits: 0,
            macro_bits: 0,
            storage_bits: 800,
        }
    }

    fn figure(paper: &str) -> &'static Figure {
        FIGURES.iter().find(|figure| figure.paper == paper).unwrap()
    }

    fn beside(paper: &str, target: Target, scale: Scale, node: Option<f64>) -> Option<Comparison> {
        let figure = figure(paper);
        let own = block(figure.blocks[0], target);
        figure.beside("mine", "liberty", &[&own], scale, node)
    }

    #[test]
    fn ours_is_brought_to_the_papers_node_and_number() {
        let library = || Target::Liberty(None);
        let found = beside("taco16 §5.4.1", library(), Scale::Square, Some(20.0)).unwrap();
        assert_eq!((found.theirs, found.ours, found.unit), (4.38, 0.5 * 4.0 * 15.0, "mm2"));
        let found = beside("taco16 §5.4.1", library(), Scale::None, Some(20.0)).unwrap();
        assert_eq!(found.ours, 0.5 * 15.0);
        let found = beside("taco16 §5.4.1", library(), Scale::Square, None).unwrap();
        assert_eq!(found.ours, 0.5 * 15.0);
        assert_eq!(beside("taco16 §5.4.1", Target::Generic, Scale::Square, None), None);
    }

    #[test]
    fn bytes_need_no_library() {
        let found = beside("isca23 §3.6", Target::Generic, Scale::Square, None).unwrap();
        assert_eq!((found.theirs, found.ours, found.unit), (544.0, 100.0, "bytes"));
    }

    #[test]
    fn a_block_that_was_not_measured_is_named() {
        let figure = figure("ics15 §6.5");
        let own = block("decoupled_l1d", Target::Liberty(None));
        let found = figure.beside("mine", "liberty", &[&own], Scale::None, None).unwrap();
        assert_eq!(found.blocks, ["decoupled_l1d"]);
        assert_eq!(found.absent, ["sm_dueling"]);
        assert!(figure.beside("mine", "liberty", &[], Scale::None, None).is_none());
    }
}
