//! The blocks of a design, by name: all that the program knows of them.
//!
//! A block enters by one line of `blocks!` below.

pub mod geometry;
mod memory;
mod named;
mod unread;

pub use memory::megabytes;
pub use named::{environment, named_by};
pub use unread::{CANCELLED, legal_values, unread};

use about::{BlockInfo, Figure};
use design::{Design, cut};
use proofs::Proofs;
use testbenches::registry::{DynBlock, block as configured};

/// A block of a given design: its configuration is the design's.
pub struct Block {
    /// Metadata for lists.
    pub info: BlockInfo,
    /// The hardware, its verification and its replay.
    pub block: Box<dyn DynBlock>,
    /// Cost and other figures of its configuration.
    pub figures: Vec<Figure>,
}

/// Makes the lists of all blocks, from the paths of their modules. `<MOST>` is behind a block whose records have
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

        /// Proofs of all blocks.
        pub const PROOFS: &[&Proofs] = &[$(&$design::$module::PROOFS),*];

        /// The tops, each with the blocks whose properties and mutants represent its.
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
    ccn::ccn_l1,
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
    sharing_tracker::tracker_bank<MOST>,
    sharing_tracker::line_splitter,
    sharing_tracker::tracker_node,
    llc::llc_slice,
    llc::atomic_buffer,
    llc::line_order,
    llc::axi4_memory,
    systems::packet_switch<MOST>,
    systems::flush_barrier,
    ;
    llc::llc_bank,
    sharing_tracker::l2_bank,
    sac::sac_tile,
    sac::sac_chip<MOST>,
    systems::private_cluster<MOST>,
    systems::decoupled_l1d_cluster<MOST>,
    systems::shared_l1_cluster<MOST>,
    systems::ccn_cluster<MOST>,
    systems::tracker_cluster<MOST>,
}

/// The blocks whose properties and mutants represent those of the top `name`; `None` of what is no top.
pub fn parts_of(name: &str) -> Option<&'static [&'static str]> {
    TOPS.iter().find(|(top, _)| *top == name).map(|(_, parts)| *parts)
}

/// Proofs of the block `name`.
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
