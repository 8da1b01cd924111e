//! The hardware: a fold of the line address and a choice between two chips.

use super::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// What is to be sent.
#[derive(LogicInterface)]
pub struct Request {
    /// It is an atomic.
    pub atomic: Signal<In, Bit>,
    /// The chip that asks.
    pub chip: Wire<In>,
    /// The home chip of the line.
    pub home: Wire<In>,
    /// The line address.
    pub line: Wire<In>,
}

/// Where it goes.
#[derive(LogicInterface)]
pub struct To {
    /// The chip.
    pub chip: Wire<Out>,
    /// The slice.
    pub slice: Wire<Out>,
    /// The set within the slice.
    pub set: Wire<Out>,
    /// The tag within the slice.
    pub tag: Wire<Out>,
}

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct RoutePolicy {
    kind: Kind,
    /// The organisation is SM-side.
    pub sm_side: Signal<In, Bit>,
    /// What is to be sent.
    pub request: Request,
    /// Where it goes.
    pub to: To,
    /// It goes to another chip.
    pub over_link: Signal<Out, Bit>,
    /// A miss goes to the home chip's memory, past its slice.
    pub miss_over_link: Signal<Out, Bit>,
    /// The line's copies are given up first.
    pub releases_copies: Signal<Out, Bit>,
    stays: Signal<Local, Bit>,
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
                "Says where a request goes under either organisation of the last-level cache, and \
                 where a miss of it goes from there.",
            ),
            sm_side: Signal::default(),
            request: Request {
                atomic: Signal::default(),
                chip: Wire::new(config.chip_bits()),
                home: Wire::new(config.chip_bits()),
                line: Wire::new(config.line_bits()),
            },
            to: To {
                chip: Wire::new(config.chip_bits()),
                slice: Wire::new(config.slice_bits()),
                set: Wire::new(config.set_bits()),
                tag: Wire::new(config.tag_bits()),
            },
            over_link: Signal::default(),
            miss_over_link: Signal::default(),
            releases_copies: Signal::default(),
            stays: Signal::default(),
            is_remote: Signal::default(),
            folded: vec![Wire::new(config.slice_bits()); groups],
            _slice_bits: slice_bits,
            _set_bits: config.set_low_bits(),
        }
    }
}

impl Logic for RoutePolicy {
    #[kernel]
    fn update(&mut self) {
        let (slice_bits, set_bits) = (self._slice_bits, self._set_bits);
        let line = self.request.line.val();
        self.to.slice.next = 0.into();
        if slice_bits > 0 {
            self.folded[0].next = bits_to(line, slice_bits);
            for g in 1..self.folded.len() {
                self.folded[g].next =
                    self.folded[g - 1].val() ^ bits_to(line >> (g * slice_bits), slice_bits);
            }
            self.to.slice.next = self.folded[self.folded.len() - 1].val();
        }
        self.to.set.next = 0.into();
        if set_bits > 0 {
            self.to.set.next = bits_to(line >> slice_bits, set_bits);
        }
        self.to.tag.next = bits_to(line >> (slice_bits + set_bits), self.to.tag.width());

        self.stays.next = self.sm_side.val() && !self.request.atomic.val();
        self.is_remote.next = self.request.chip.val() != self.request.home.val();
        self.to.chip.next = self.request.home.val();
        if self.stays.val() {
            self.to.chip.next = self.request.chip.val();
        }
        self.over_link.next = self.is_remote.val() && !self.stays.val();
        self.miss_over_link.next = self.is_remote.val() && self.stays.val();
        self.releases_copies.next = self.sm_side.val() && self.request.atomic.val();
    }
}
