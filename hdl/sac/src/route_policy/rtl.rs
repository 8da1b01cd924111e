//! The hardware: a fold of the line address and a choice between two chips.

use super::{Config, Ports};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct RoutePolicy {
    kind: Kind,
    pub(super) ports: Ports,
    is_remote: Signal<Local, Bit>,
    /// `folded[g]`: groups 0 to g of the line address, folded.
    folded: Vec<Wire<Local>>,
    _slice_bits: usize,
    _set_bits: usize,
}

impl RoutePolicy {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> RoutePolicy {
        let slice_bits = config.slice_low_bits();
        let groups = config
            .line_bits()
            .checked_div(slice_bits)
            .map_or(0, |_| config.line_bits().div_ceil(slice_bits));
        RoutePolicy {
            kind: Kind::of::<RoutePolicy>(
                "Routes a request to a slice under either organisation of the last-level cache, \
                 and a miss of it from there.",
            ),
            ports: Ports::new(config),
            is_remote: Signal::default(),
            folded: vec![Wire::new(config.slice_bits()); groups],
            _slice_bits: slice_bits,
            _set_bits: config.set_bits(),
        }
    }
}

impl Logic for RoutePolicy {
    #[kernel]
    fn update(&mut self) {
        let (slice_bits, set_bits) = (self._slice_bits, self._set_bits);
        let line = self.request.line;
        self.to.slice = 0;
        if slice_bits > 0 {
            self.folded[0] = bits_to(line, slice_bits);
            for g in 1..self.folded.len() {
                self.folded[g] = self.folded[g - 1] ^ bits_to(line >> (g * slice_bits), slice_bits);
            }
            self.to.slice = self.folded[self.folded.len() - 1];
        }
        self.to.set = bits_to(line >> slice_bits, set_bits);
        self.to.tag = bits_to(line >> (slice_bits + set_bits), self.to.tag.width());

        self.is_remote = self.request.chip != self.request.home;
        self.to.chip = self.request.home;
        if self.sm_side {
            self.to.chip = self.request.chip;
        }
        self.over_link = self.is_remote && !self.sm_side;
        self.miss_over_link = self.is_remote && self.sm_side;
    }
}
