//! The hardware: tables of places, two distances and a comparison.

mod distance;
mod places;

use super::{Config, Ports};
use crate::home_map::rtl::HomeMap;
use base::slice_map::SliceMap;
use distance::Distance;
use places::Places;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct MinRouter {
    kind: Kind,
    pub(super) ports: Ports,
    home_map: HomeMap,
    slice_map: SliceMap,
    core_place: Places,
    home_place: Places,
    slice_place: Places,
    way_home: Distance,
    way_to_l2: Distance,
    _min_routing: bool,
}

impl MinRouter {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> MinRouter {
        let cores = || Places::new("min_router_cores", config, &config.core_tiles());
        MinRouter {
            kind: Kind::of::<MinRouter>(
                "Routes a request to a line homed elsewhere to the home core or directly to L2, \
                 whichever is fewer hops away.",
            ),
            ports: Ports::new(config),
            home_map: HomeMap::new(config.home_map()),
            slice_map: SliceMap::new(config.line_bits(), config.interleave_bits(), config.slices()),
            core_place: cores(),
            home_place: cores(),
            slice_place: Places::new("min_router_slices", config, &config.slice_tiles()),
            way_home: Distance::new(config),
            way_to_l2: Distance::new(config),
            _min_routing: config.min_routing(),
        }
    }
}

impl Logic for MinRouter {
    #[kernel]
    fn update(&mut self) {
        self.home_map.line = self.request.line;
        self.slice_map.line = self.request.line;
        self.home = self.home_map.core;
        self.slice = self.slice_map.slice;

        self.core_place.number = self.request.core;
        self.home_place.number = self.home_map.core;
        self.slice_place.number = self.slice_map.slice;

        self.way_home.from_column = self.core_place.column;
        self.way_home.from_row = self.core_place.row;
        self.way_home.to_column = self.home_place.column;
        self.way_home.to_row = self.home_place.row;
        self.way_to_l2.from_column = self.core_place.column;
        self.way_to_l2.from_row = self.core_place.row;
        self.way_to_l2.to_column = self.slice_place.column;
        self.way_to_l2.to_row = self.slice_place.row;

        self.hops_home = self.way_home.hops;
        self.hops_l2 = self.way_to_l2.hops;
        self.to_l2 = false;
        if self._min_routing {
            self.to_l2 = self.way_to_l2.hops < self.way_home.hops;
        }
    }
}
