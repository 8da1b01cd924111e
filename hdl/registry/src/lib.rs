//! Which blocks a design has, by name: all that the program knows of them.

use about::{BlockInfo, Figure};
use proofs::Proofs;
use testbenches::registry::{DynBlock, block as without_replay, replayable};

use base::l1;
use ccn::{own_store_filter, request_throttler, shadow_tags};
use decoupled_l1d::{l1d, sm_dueling};
use design::Design;
use sac::{crd, eab_unit, profile_counters, route_policy, slice_bypass};
use shared_l1::{
    chunk_receiver, chunker, dyneb, home_map, l1_arbiter, min_router, node, remote_tracker,
    request_classifier, store_tracker,
};
use sharing_tracker::{coalescer, scatter_bypass, tracker};

/// A block of a given design: its configuration is the design's.
pub struct Block {
    /// What a list shows.
    pub info: BlockInfo,
    /// The hardware, its verification and its replay.
    pub block: Box<dyn DynBlock>,
    /// What it costs and follows from its configuration.
    pub figures: Vec<Figure>,
}

/// Every block of every design.
pub const BLOCKS: &[BlockInfo] = &[
    // private
    l1::INFO,
    // shared-l1
    dyneb::INFO,
    home_map::INFO,
    min_router::INFO,
    l1_arbiter::INFO,
    chunker::INFO,
    chunk_receiver::INFO,
    remote_tracker::INFO,
    store_tracker::INFO,
    request_classifier::INFO,
    node::INFO,
    // decoupled-l1d
    l1d::INFO,
    sm_dueling::INFO,
    // ccn
    shadow_tags::INFO,
    request_throttler::INFO,
    own_store_filter::INFO,
    // sac
    crd::INFO,
    profile_counters::INFO,
    eab_unit::INFO,
    route_policy::INFO,
    slice_bypass::INFO,
    // sharing-tracker
    tracker::INFO,
    coalescer::INFO,
    scatter_bypass::INFO,
];

/// The proofs of the blocks that have some.
pub const PROOFS: &[&Proofs] = &[
    // private
    &l1::PROOFS,
    // shared-l1
    &dyneb::PROOFS,
    &home_map::PROOFS,
    &min_router::PROOFS,
    &l1_arbiter::PROOFS,
    &chunker::PROOFS,
    &chunk_receiver::PROOFS,
    &remote_tracker::PROOFS,
    &store_tracker::PROOFS,
    &request_classifier::PROOFS,
    &node::PROOFS,
    // decoupled-l1d
    &l1d::PROOFS,
    &sm_dueling::PROOFS,
    // ccn
    &shadow_tags::PROOFS,
    &request_throttler::PROOFS,
    &own_store_filter::PROOFS,
    // sac
    &crd::PROOFS,
    &profile_counters::PROOFS,
    &eab_unit::PROOFS,
    &route_policy::PROOFS,
    &slice_bypass::PROOFS,
    // sharing-tracker
    &tracker::PROOFS,
    &coalescer::PROOFS,
    &scatter_bypass::PROOFS,
];

/// What is proved of the block `name`.
pub fn proofs_of(name: &str) -> Option<&'static Proofs> {
    PROOFS.iter().find(|proofs| proofs.block == name).copied()
}

/// The blocks of a design, in the order of [`BLOCKS`]. A later block is one line here and one there.
pub fn blocks(design: &Design) -> Vec<Block> {
    let mut blocks = Vec::new();
    /// Adds the block of a module, if the design has it; `replayable` or `without_replay`.
    macro_rules! add {
        ($module:ident, $kind:ident) => {
            blocks.extend($module::Config::of(design).map(|config| Block {
                info: $module::INFO,
                figures: config.figures(),
                block: $kind::<$module::Dut>(config),
            }));
        };
    }
    // private
    add!(l1, replayable);
    // shared-l1
    add!(dyneb, replayable);
    add!(home_map, replayable);
    add!(min_router, replayable);
    add!(l1_arbiter, without_replay);
    add!(chunker, without_replay);
    add!(chunk_receiver, without_replay);
    add!(remote_tracker, without_replay);
    add!(store_tracker, without_replay);
    add!(request_classifier, without_replay);
    add!(node, without_replay);
    // decoupled-l1d
    add!(l1d, replayable);
    add!(sm_dueling, replayable);
    // ccn
    add!(shadow_tags, replayable);
    add!(request_throttler, replayable);
    add!(own_store_filter, without_replay);
    // sac
    add!(crd, replayable);
    add!(profile_counters, without_replay);
    add!(eab_unit, replayable);
    add!(route_policy, without_replay);
    add!(slice_bypass, without_replay);
    // sharing-tracker
    add!(tracker, replayable);
    add!(coalescer, without_replay);
    add!(scatter_bypass, replayable);
    blocks
}

/// The block `name` of a design.
///
/// # Errors
/// The design has no such block; the text lists those that it has.
pub fn block(design: &Design, name: &str) -> Result<Block, UnknownBlock> {
    let mut blocks = blocks(design);
    match blocks.iter().position(|block| block.info.name == name) {
        Some(place) => Ok(blocks.swap_remove(place)),
        None => Err(UnknownBlock {
            design: design.name().to_string(),
            legal: blocks.iter().map(|block| block.info.name).collect(),
            name: name.to_string(),
        }),
    }
}

/// A block that a design does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{design}: block {}; got {name:?}; try {}", self.rule(), self.legal.first().unwrap_or(&"taco16"))]
pub struct UnknownBlock {
    design: String,
    legal: Vec<&'static str>,
    name: String,
}

impl UnknownBlock {
    fn rule(&self) -> String {
        match self.legal.as_slice() {
            [] => "must be of a design that has blocks; this one has none yet".to_string(),
            legal => format!("must be one of {}", legal.join(", ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use design::PRESETS;

    /// Blocks that replay.md gives no transactions.
    const WITHOUT_REPLAY: &[&str] = &[
        "own_store_filter",
        "slice_bypass",
        "profile_counters",
        "route_policy",
        "coalescer",
        "l1_arbiter",
        "chunker",
        "chunk_receiver",
        "remote_tracker",
        "store_tracker",
        "request_classifier",
        "shared_l1",
    ];

    #[test]
    fn every_block_belongs_to_the_design_it_says() {
        for preset in PRESETS {
            let design = preset.design().unwrap();
            let found: Vec<BlockInfo> = blocks(&design).iter().map(|block| block.info).collect();
            let listed = BLOCKS.iter().filter(|info| info.design == design.kind());
            assert_eq!(found, listed.copied().collect::<Vec<_>>(), "{}", preset.name);
            for block in blocks(&design) {
                assert_eq!(block.block.name(), block.info.name);
                let has_replay = block.block.replay().is_some();
                assert_ne!(has_replay, WITHOUT_REPLAY.contains(&block.info.name));
            }
        }
    }

    /// A block with a `counter_index` lists the counters that it reads, all of which the index can name.
    #[test]
    fn every_counter_is_in_the_manifest() {
        let mut with_counters = vec![];
        for preset in PRESETS {
            for block in blocks(&preset.design().unwrap()) {
                let manifest = block.block.emit(&emit::EmitOptions::default()).unwrap().manifest;
                let index = manifest.ports.iter().find(|port| port.name == "counter_index");
                let most = index.map_or(0, |port| 1_usize << port.width);
                let (name, counters) = (block.info.name, &manifest.counters);
                assert_eq!(counters.is_empty(), index.is_none(), "{name}");
                assert!(counters.len() <= most && 2 * counters.len() >= most, "{name}");
                let distinct: std::collections::BTreeSet<_> = counters.iter().collect();
                assert_eq!(distinct.len(), counters.len(), "{name}");
                with_counters.extend(index.map(|_| name));
            }
        }
        for name in ["l1", "dyneb", "shared_l1", "decoupled_l1d", "sm_dueling"] {
            assert!(with_counters.contains(&name), "{name}");
        }
    }

    #[test]
    fn the_rules_of_a_page_are_all_found_and_whole() {
        for info in BLOCKS {
            let rules = info.rules();
            assert_eq!(rules.len(), info.page.matches("//! - **R").count(), "{}", info.name);
            for (place, (number, text)) in rules.iter().enumerate() {
                assert_eq!(*number, format!("R{}", place + 1), "{}", info.name);
                assert!(text.ends_with('.') && !text.contains("//!"), "{}: {text}", info.name);
            }
        }
    }

    #[test]
    fn a_block_is_found_by_name() {
        let design = Design::load("taco16").unwrap();
        let found = block(&design, "shadow_tags").unwrap();
        let figures: Vec<(&str, u64, Option<u64>)> =
            found.figures.iter().map(|figure| (figure.name, figure.ours, figure.paper)).collect();
        let expected = [
            ("set_bits", 5, Some(7)),
            ("tag_bits", 28, Some(24)),
            ("storage_bits", 3_712, Some(9_600)),
        ];
        assert_eq!(figures, expected);
    }

    #[test]
    fn an_unknown_block_is_refused_with_those_there_are() {
        let refused = |design: &str, name: &str| {
            let design = Design::load(design).unwrap();
            block(&design, name).err().unwrap().to_string()
        };
        assert_eq!(
            refused("taco16", "shadow_tag"),
            "taco16: block must be one of shadow_tags, request_throttler, own_store_filter; \
             got \"shadow_tag\"; try shadow_tags"
        );
        assert_eq!(
            refused("baseline", "l2"),
            "baseline: block must be one of l1; got \"l2\"; try l1"
        );
    }
}
