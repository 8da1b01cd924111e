//! A place of the queue in front of the directory.
use super::super::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Holds the word that waits at one place of the queue.
#[derive(LogicBlock)]
pub struct Place {
    kind: Kind,
    /// The place's number, 0 at the front.
    pub number: Wire<In>,
    /// The valid ones among `requests`.
    pub comes: Vec<Signal<In, Bit>>,
    /// The place of each: no two that come have the same, and none that of a word that waits.
    pub numbers: Vec<Wire<In>>,
    /// Requests that may enter.
    pub requests: Vec<Wire<In>>,
    /// The oldest word leaves: that of the place behind moves up at the edge.
    pub moves: Signal<In, Bit>,
    /// The request in the place behind, before any moves up.
    pub behind: Wire<In>,
    /// The request in this place, before any moves up: one that waits, or enters.
    pub placed: Wire<Out>,
    /// The waiting request.
    pub word: Wire<Out>,
    held: Reg,
    /// The one of `requests` that enters here, one at most.
    enters: Wire<Local>,
    /// The requests, 0 but for the one that enters.
    chosen: Vec<Wire<Local>>,
    entering: Wire<Local>,
}

impl Place {
    /// A place of the queue of `config`.
    pub fn new(config: &Config) -> Place {
        let (slices, width) = (config.slices(), config.request_bits());
        let number = config.place_bits();
        Place {
            kind: Kind::of::<Place>("Holds the word that waits at one place of the queue.")
                .named("chip_monitor_place")
                .with("slices", slices)
                .with("depth", config.queue())
                .with("width", width),
            number: Wire::new(number),
            comes: vec![Signal::default(); slices],
            numbers: vec![Wire::new(number); slices],
            requests: vec![Wire::new(width); slices],
            moves: Signal::default(),
            behind: Wire::new(width),
            placed: Wire::new(width),
            word: Wire::new(width),
            held: Reg::new(width),
            enters: Wire::new(slices),
            chosen: vec![Wire::new(width); slices],
            entering: Wire::new(width),
        }
    }
}

impl Logic for Place {
    #[kernel]
    fn update(&mut self) {
        let slices = self.requests.len();
        self.enters = cat_of(slices, |s| self.comes[s] && (self.numbers[s] == self.number));
        for s in 0..slices {
            self.chosen[s] = 0;
            if self.enters.bit(s) {
                self.chosen[s] = self.requests[s];
            }
        }
        self.entering = or_of(slices, |s| self.chosen[s]);
        self.placed = self.held.q;
        if self.enters.any() {
            self.placed = self.entering;
        }
        self.held.d = self.placed;
        if self.moves {
            self.held.d = self.behind;
        }
        self.word = self.held.q;
    }
}
