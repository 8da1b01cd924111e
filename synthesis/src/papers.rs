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
    /// The part that the paper counts, and its method.
    counts: &'static str,
    /// The corresponding parts of ours.
    parts: &'static [Part],
    /// The L1's bytes where the paper's figure is of one size alone.
    l1_bytes: Option<u64>,
    amount: Amount,
}

/// A block of ours, so many times; what a figure does not count is taken away, with copies below zero.
struct Part {
    copies: i64,
    block: &'static str,
}

const fn part(copies: i64, block: &'static str) -> Part {
    Part { copies, block }
}

/// The block that is taken away from one that extends it. A design of that kind with the same L1 has it.
const L1: &str = "l1";

#[derive(Clone, Copy)]
enum Amount {
    /// Square millimetres at a node in nanometres.
    Silicon(f64, f64),
    /// The same, with hardware that ours does not have: the two are not to be divided.
    SiliconWith(f64, f64, &'static str),
    /// Bytes of storage.
    Bytes(f64),
}

const FIGURES: &[Figure] = &[
    Figure {
        paper: "pact20 §4.3",
        kind: "shared-l1",
        counts: "the request handling of a core's shared L1 without L1 and DynEB, synthesised for 65 nm",
        parts: &[part(1, "shared_l1"), part(-1, L1), part(-1, "dyneb")],
        l1_bytes: None,
        amount: Amount::Silicon(0.085, 65.0),
    },
    Figure {
        paper: "pact20 §4.3",
        kind: "shared-l1",
        counts: "DynEB of a core, synthesised for 65 nm",
        parts: &[part(1, "dyneb")],
        l1_bytes: None,
        amount: Amount::Silicon(0.005, 65.0),
    },
    Figure {
        paper: "ics15 §6.5",
        kind: "decoupled-l1d",
        counts: "what 15 SMs have beyond the L1 caches that they had: the wider tag store, CACTI at 45 nm; \
                 ours is what the two caches differ by, macros and gates, and sm_dueling is in it",
        parts: &[part(15, "decoupled_l1d"), part(-15, L1), part(1, "sm_dueling")],
        l1_bytes: None,
        amount: Amount::Silicon(0.008, 45.0),
    },
    Figure {
        paper: "taco16 §5.4.1",
        kind: "ccn",
        counts: "shadow tags of 15 cores for L1 caches of 48 KB, the paper's largest, and the ring, GPUWattch \
                 at 40 nm; no ring in ours",
        parts: &[part(15, "shadow_tags")],
        l1_bytes: Some(48 << 10),
        amount: Amount::SiliconWith(4.38, 40.0, "the ring"),
    },
    Figure {
        paper: "isca23 §3.6",
        kind: "sac",
        counts: "the CRD of a chip with sectored caches: tags, and chips by sectors, of 8 sets of 16 ways; \
                 LRU state is in ours",
        parts: &[part(1, "crd")],
        l1_bytes: None,
        amount: Amount::Bytes(736.0),
    },
    Figure {
        paper: "isca23 §3.6",
        kind: "sac",
        counts: "LSU counters (64 bytes) and four counters (12 bytes) of a chip; the LLC's request and \
                 hit counters are in ours",
        parts: &[part(1, "profile_counters")],
        l1_bytes: None,
        amount: Amount::Bytes(76.0),
    },
    Figure {
        paper: "thesis12 table 4.3",
        kind: "sharing-tracker",
        counts: "one sharing tracker, CACTI at 22 nm: 16 KB of sharers alone; tags and valid bits are in \
                 ours",
        parts: &[part(1, "sharing_tracker")],
        l1_bytes: None,
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
    /// The part that the paper counts.
    pub counts: &'static str,
    /// Our blocks; those with copies below zero are taken away.
    pub parts: Vec<PartReport>,
    /// The target of ours.
    pub target: String,
    /// Square millimetres or bytes.
    pub unit: &'static str,
    /// The paper's.
    pub theirs: f64,
    /// The part of the paper's figure that ours does not have, so that the two are not to be
    /// divided.
    pub with: Option<&'static str>,
    /// The node of the paper's, in nanometres.
    pub node_nm: Option<f64>,
    /// Ours, at that node as far as the scale allows; none when a block was not measured.
    pub ours: Option<f64>,
}

/// A block of ours in a figure.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PartReport {
    /// The design that it is of, unless it was not measured.
    pub design: Option<String>,
    /// Name in the registry.
    pub block: &'static str,
    /// How many of it; below zero when they are taken away.
    pub copies: i64,
}

/// Every figure of which some block was measured. `node` gives the node of a target.
pub(crate) fn compare(
    subjects: &[Subject],
    blocks: &[BlockArea],
    scale: Scale,
    node: &dyn Fn(&str) -> Option<f64>,
) -> Vec<Comparison> {
    let mut designs: Vec<&Subject> = Vec::new();
    let mut targets: Vec<&str> = Vec::new();
    for subject in subjects {
        let is_new = designs.iter().all(|design| design.design != subject.design);
        designs.extend(is_new.then_some(subject));
    }
    for block in blocks {
        targets.extend((!targets.contains(&block.target.as_str())).then_some(&*block.target));
    }
    let mut found = Vec::new();
    for design in &designs {
        // An L1 alone, of another design if need be.
        let alone = designs.iter().find(|other| other.kind == "private" && l1(other) == l1(design));
        for figure in FIGURES.iter().filter(|figure| figure.is_of(design)) {
            for target in &targets {
                let of = |name: &str| {
                    let owner = if name == L1 { alone? } else { design };
                    blocks.iter().find(|block| {
                        (&block.design, &*block.block, &*block.target)
                            == (&owner.design, name, target)
                    })
                };
                found.extend(figure.beside(&design.design, target, &of, scale, node(target)));
                if matches!(figure.amount, Amount::Bytes(_)) {
                    break; // the same on every target
                }
            }
        }
    }
    found
}

/// The L1 of a design: bytes of a line and of a sector, sets and ways.
fn l1(subject: &Subject) -> [Option<u64>; 4] {
    let config = &subject.emitted.manifest.config["l1"];
    ["line_bytes", "sector_bytes", "sets", "ways"].map(|field| config[field].as_u64())
}

impl Figure {
    /// Whether it is about designs like this.
    fn is_of(&self, design: &Subject) -> bool {
        let [line, _, sets, ways] = l1(design);
        let bytes = (|| Some(line? * sets? * ways?))();
        self.kind == design.kind && (self.l1_bytes.is_none() || self.l1_bytes == bytes)
    }

    /// The part beside the blocks that `of` finds; `None` when there is none.
    fn beside<'a>(
        &self,
        design: &str,
        target: &str,
        of: &dyn Fn(&str) -> Option<&'a BlockArea>,
        scale: Scale,
        node: Option<f64>,
    ) -> Option<Comparison> {
        let sum = |amount: &dyn Fn(&BlockArea) -> Option<f64>| -> Option<f64> {
            let each =
                self.parts.iter().map(|part| Some(part.copies as f64 * amount(of(part.block)?)?));
            each.sum()
        };
        of(self.parts.first()?.block)?;
        let (unit, theirs, node_nm, with, ours) = match self.amount {
            Amount::Bytes(theirs) => {
                let ours = sum(&|block| Some(block.storage_bits as f64 / 8.0));
                ("bytes", theirs, None, None, ours)
            }
            Amount::Silicon(theirs, nm) | Amount::SiliconWith(theirs, nm, _) => {
                of(self.parts.first()?.block)?.silicon.as_ref()?;
                let area = sum(&|block| Some(block.silicon.as_ref()?.square_micrometres));
                let ours = area.map(|area| area * scale.factor(node, Some(nm)) / 1e6);
                let with = match self.amount {
                    Amount::SiliconWith(_, _, with) => Some(with),
                    _ => None,
                };
                ("mm2", theirs, Some(nm), with, ours)
            }
        };
        let parts = self.parts.iter().map(|part| PartReport {
            design: of(part.block).map(|block| block.design.clone()),
            block: part.block,
            copies: part.copies,
        });
        Some(Comparison {
            design: design.to_string(),
            paper: self.paper,
            counts: self.counts,
            parts: parts.collect(),
            target: target.to_string(),
            unit,
            theirs,
            with,
            node_nm,
            ours: ours.map(|ours| (ours * 1e6).round() / 1e6),
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
            parts: Vec::new(),
        }
    }

    fn figure(paper: &str) -> &'static Figure {
        FIGURES.iter().find(|figure| figure.paper == paper).unwrap()
    }

    fn beside(
        figure: &Figure,
        blocks: &[BlockArea],
        scale: Scale,
        node: Option<f64>,
    ) -> Option<Comparison> {
        let of = |name: &str| blocks.iter().find(|block| block.block == name);
        figure.beside("mine", "liberty", &of, scale, node)
    }

    #[test]
    fn ours_is_brought_to_the_papers_node_and_number() {
        let figure = figure("taco16 §5.4.1");
        let own = [block("shadow_tags", Target::Liberty(None))];
        let found = beside(figure, &own, Scale::Square, Some(20.0)).unwrap();
        assert_eq!((found.theirs, found.ours, found.unit), (4.38, Some(0.5 * 4.0 * 15.0), "mm2"));
        assert_eq!(found.with, Some("the ring"));
        let found = beside(figure, &own, Scale::None, Some(20.0)).unwrap();
        assert_eq!(found.ours, Some(0.5 * 15.0));
        let found = beside(figure, &own, Scale::Square, None).unwrap();
        assert_eq!(found.ours, Some(0.5 * 15.0));
        let own = [block("shadow_tags", Target::Generic)];
        assert_eq!(beside(figure, &own, Scale::Square, None), None);
    }

    #[test]
    fn bytes_need_no_library() {
        let own = [block("crd", Target::Generic)];
        let found = beside(figure("isca23 §3.6"), &own, Scale::Square, None).unwrap();
        assert_eq!((found.theirs, found.ours, found.unit), (736.0, Some(100.0), "bytes"));
    }

    #[test]
    fn what_the_paper_does_not_count_is_taken_away() {
        let of = |name, area| {
            let mut block = block(name, Target::Liberty(None));
            block.silicon.as_mut().unwrap().square_micrometres = area;
            block
        };
        let (whole, l1) = (of("decoupled_l1d", 700_000.0), of("l1", 600_000.0));
        let duel = of("sm_dueling", 1_000.0);
        let figure = figure("ics15 §6.5");
        let found = beside(figure, &[whole.clone(), l1, duel], Scale::None, None).unwrap();
        assert_eq!(found.ours, Some(1.501));
        // A sum with a block missing is no figure.
        let found = beside(figure, &[whole], Scale::None, None).unwrap();
        assert_eq!(found.ours, None);
        let measured: Vec<bool> = found.parts.iter().map(|part| part.design.is_some()).collect();
        assert_eq!(measured, [true, false, false]);
        assert_eq!(beside(figure, &[], Scale::None, None), None);
    }
}
