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
        self.home_map.line.next = self.request.line.val();
        self.slice_map.line.next = self.request.line.val();
        self.home.next = self.home_map.core.val();
        self.slice.next = self.slice_map.slice.val();

        self.core_place.number.next = self.request.core.val();
        self.home_place.number.next = self.home_map.core.val();
        self.slice_place.number.next = self.slice_map.slice.val();

        self.way_home.from_column.next = self.core_place.column.val();
        self.way_home.from_row.next = self.core_place.row.val();
        self.way_home.to_column.next = self.home_place.column.val();
        self.way_home.to_row.next = self.home_place.row.val();
        self.way_to_l2.from_column.next = self.core_place.column.val();
        self.way_to_l2.from_row.next = self.core_place.row.val();
        self.way_to_l2.to_column.next = self.slice_place.column.val();
        self.way_to_l2.to_row.next = self.slice_place.row.val();

        self.hops_home.next = self.way_home.hops.val();
        self.hops_l2.next = self.way_to_l2.hops.val();
        self.to_l2.next = false;
        if self._min_routing {
            self.to_l2.next = self.way_to_l2.hops.val() < self.way_home.hops.val();
        }
    }
}
