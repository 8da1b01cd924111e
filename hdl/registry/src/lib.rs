//! Which blocks a design has, by name: all that the program knows of them.
//!
//! A block enters by one line of `blocks!` below.

pub mod geometry;
mod unread;

pub use unread::unread;

use about::{BlockInfo, Figure};
use design::{Design, cut};
use proofs::Proofs;
use testbenches::registry::{DynBlock, block as configured};

/// A block of a given design: its configuration is the design's.
pub struct Block {
    /// What a list shows.
    pub info: BlockInfo,
    /// The hardware, its verification and its replay.
    pub block: Box<dyn DynBlock>,
    /// What it costs and follows from its configuration.
    pub figures: Vec<Figure>,
}

/// Makes the lists of all blocks, from the paths of their modules. `<MOST>` stands behind a block whose records have
/// room for so many lanes.
macro_rules! blocks {
    (
        $($design:ident :: $module:ident $(<$most:ident>)?,)*;
        $($of:ident :: $top:ident $(<$lanes:ident>)?,)*
    ) => {
        /// Every block of every design, then the tops.
        pub const BLOCKS: &[BlockInfo] = &[$($design::$module::INFO,)* $($of::$top::INFO),*];

        /// The file of each block's page, in the order of [`BLOCKS`], from the workspace's root on.
        pub const PAGES: &[&str] = &[
            $(concat!("hdl/", stringify!($design), "/src/", stringify!($module), "/mod.rs"),)*
            $(concat!("hdl/", stringify!($of), "/src/", stringify!($top), "/mod.rs")),*
        ];

        /// What is proved of the blocks.
        pub const PROOFS: &[&Proofs] = &[$(&$design::$module::PROOFS),*];

        /// The tops, each with the blocks whose properties and mutants stand for its.
        pub const TOPS: &[(&str, &[&str])] = &[$(($of::$top::INFO.name, $of::$top::PARTS)),*];

        /// The blocks of a design, in the order of [`BLOCKS`].
        pub fn blocks(design: &Design) -> Vec<Block> {
            let mut blocks = Vec::new();
            $(
                blocks.extend($design::$module::Config::of(design).map(|config| Block {
                    info: $design::$module::INFO,
                    figures: config.figures(),
                    block: configured!(config, $design::$module $(, $most)?),
                }));
            )*
            $(
                blocks.extend($of::$top::Config::of(design).map(|config| Block {
                    info: $of::$top::INFO,
                    figures: config.figures(),
                    block: configured!(config, $of::$top $(, $lanes)?),
                }));
            )*
            blocks
        }
    };
}

/// A block of this configuration. Records with lanes are the smallest of three that have room for its.
macro_rules! configured {
    ($config:ident, $design:ident :: $module:ident) => {
        configured::<$design::$module::Dut>($config)
    };
    ($config:ident, $design:ident :: $module:ident, $most:ident) => {
        match $config.lanes() {
            ..=4 => configured::<$design::$module::Dut<4>>($config),
            ..=32 => configured::<$design::$module::Dut<32>>($config),
            _ => configured::<$design::$module::Dut<256>>($config),
        }
    };
}

blocks! {
    private::l1,
    shared_l1::dyneb,
    shared_l1::home_map,
    shared_l1::min_router,
    shared_l1::l1_arbiter,
    shared_l1::chunker,
    shared_l1::chunk_receiver,
    shared_l1::remote_tracker,
    shared_l1::store_tracker,
    shared_l1::request_classifier,
    shared_l1::node,
    decoupled_l1d::l1d,
    decoupled_l1d::sm_dueling,
    ccn::shadow_tags,
    ccn::request_throttler,
    ccn::own_store_filter,
    ccn::request_stop,
    ccn::response_stop,
    ccn::ring_stop,
    ccn::ccn_ring,
    sac::crd,
    sac::profile_counters,
    sac::eab_unit,
    sac::route_policy,
    sac::slice_bypass,
    sac::sac_entry,
    sac::reconfigurator,
    sac::chip_monitor<MOST>,
    sharing_tracker::tracker,
    sharing_tracker::coalescer,
    sharing_tracker::scatter_bypass,
    llc::llc_slice,
    llc::atomic_buffer,
    llc::line_order,
    llc::axi4_memory,
    systems::packet_switch<MOST>,
    systems::flush_barrier,
    ;
    sac::sac_tile,
    systems::private_cluster<MOST>,
    systems::decoupled_l1d_cluster<MOST>,
}

/// The blocks whose properties and mutants stand for those of the top `name`; `None` of what is no top.
pub fn parts_of(name: &str) -> Option<&'static [&'static str]> {
    TOPS.iter().find(|(top, _)| *top == name).map(|(_, parts)| *parts)
}

/// What is proved of the block `name`.
pub fn proofs_of(name: &str) -> Option<&'static Proofs> {
    PROOFS.iter().find(|proofs| proofs.block == name).copied()
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
#[error("{design}: block {}; got {}; try {}", self.rule(), cut(&format!("{name:?}")), self.legal.first().unwrap_or(&"taco16"))]
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

    #[test]
    fn every_block_belongs_to_the_design_it_says() {
        for preset in PRESETS {
            let design = preset.design().unwrap();
            let found: Vec<&str> = blocks(&design).iter().map(|block| block.info.name).collect();
            for (info, page) in BLOCKS.iter().zip(PAGES) {
                let is_found = found.contains(&info.name);
                // CCN-B is the design without it.
                let is_left_out = info.name == "request_throttler"
                    && design.ccn().is_some_and(|ccn| !ccn.throttle);
                assert_eq!(
                    is_found,
                    info.design == design.kind() && !is_left_out,
                    "{}: `Config::of` gives a configuration of {}: {is_found}; `INFO.design` in {page} says \
                     `{}`",
                    preset.name,
                    info.name,
                    info.design
                );
            }
        }
    }

    #[test]
    fn the_parts_of_a_block_have_one_name() {
        for preset in PRESETS {
            for Block { info, block, .. } in blocks(&preset.design().unwrap()) {
                let (dut, info) = (block.name(), info.name);
                assert_eq!(dut, info, "`dut!` names the block {dut}, `INFO` {info}");
            }
        }
        for ((info, proofs), page) in BLOCKS.iter().zip(PROOFS).zip(PAGES) {
            let (proofs, info) = (proofs.block, info.name);
            assert_eq!(proofs, info, "{page}: `PROOFS` names the block {proofs}, `INFO` {info}");
        }
        for (place, info) in BLOCKS.iter().enumerate() {
            assert_eq!(place >= PROOFS.len(), parts_of(info.name).is_some(), "{}", info.name);
        }
        for part in TOPS.iter().flat_map(|(_, parts)| *parts) {
            assert!(proofs_of(part).is_some(), "{part} stands for a top, and has no proofs");
        }
    }

    /// Without any tool: the Verilog's ports, and the records that golden model and stimulus see.
    #[test]
    fn the_ports_of_every_block_fit_its_records() {
        for preset in PRESETS {
            for block in blocks(&preset.design().unwrap()) {
                block
                    .block
                    .check_ports()
                    .unwrap_or_else(|error| panic!("{}: {error}", preset.name));
            }
        }
    }

    /// A block with a `counter_index` lists the counters that it reads, all of which the index can name.
    #[test]
    fn every_counter_is_in_the_manifest() {
        let mut with_counters = 0;
        for preset in PRESETS {
            for block in blocks(&preset.design().unwrap()) {
                let manifest = block.block.emit(&emit::EmitOptions::default()).unwrap().manifest;
                let index = manifest.ports.iter().find(|port| port.name == "counter_index");
                let most = index.map_or(0, |port| 1_usize << port.width);
                let (name, counters) = (block.info.name, &manifest.counters);
                assert_eq!(
                    counters.is_empty(),
                    index.is_none(),
                    "{name}: a `counter_index` goes with `COUNTERS` in `dut!`"
                );
                assert!(counters.len() <= most && 2 * counters.len() >= most, "{name}");
                let distinct: std::collections::BTreeSet<_> = counters.iter().collect();
                assert_eq!(distinct.len(), counters.len(), "{name}");
                with_counters += usize::from(index.is_some());
            }
        }
        assert!(with_counters > 0);
    }

    /// What a user who never opens the source is told of a port, in the manifest and in the Verilog, which knows ASCII
    /// only.
    #[test]
    fn every_port_and_stream_of_every_block_has_a_sentence() {
        for preset in PRESETS {
            for block in blocks(&preset.design().unwrap()) {
                let manifest = block.block.emit(&emit::EmitOptions::default()).unwrap().manifest;
                let ports = manifest.ports.iter().map(|port| (&port.name, &port.meaning.sentence));
                let streams =
                    manifest.streams.iter().map(|stream| (&stream.name, &stream.sentence));
                for (name, sentence) in ports.chain(streams) {
                    let (place, text) = (format!("{}: {name}", block.info.name), sentence.as_str());
                    assert!(
                        text.ends_with('.') && text.is_ascii(),
                        "{place}: no sentence: {text:?}"
                    );
                }
            }
        }
    }

    /// Words, what the environment promises, and latencies go into the manifest, the datasheet and the Verilog.
    #[test]
    fn the_parts_of_a_page_are_all_found() {
        for info in BLOCKS {
            let name = info.name;
            assert_eq!(info.words().is_empty(), !info.page.contains("\n//! # Words\n"), "{name}");
            let relies = info.page.contains("\n//! The environment's side: ");
            assert_eq!(info.environment().is_empty(), !relies, "{name}");
            assert!(!info.latencies().is_empty(), "{name}");
            let texts = [info.words(), info.environment(), info.latencies()];
            assert!(texts.iter().all(|text| !text.contains("::")), "{name}: {texts:?}");
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
        for (design, name) in [("taco16", "shadow_tag"), ("baseline", "l2")] {
            let loaded = Design::load(design).unwrap();
            let legal = blocks(&loaded);
            let names: Vec<&str> = legal.iter().map(|block| block.info.name).collect();
            let refused = block(&loaded, name).err().unwrap().to_string();
            let expected = format!(
                "{design}: block must be one of {}; got {name:?}; try {}",
                names.join(", "),
                names[0]
            );
            assert_eq!(refused, expected);
        }
    }
}
