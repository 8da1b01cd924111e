//! The queue in front of the directory.
use super::super::Config;
use super::place::Place;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Takes any number of requests a cycle while there is room, and gives one.
#[derive(LogicBlock)]
pub struct SampledQueue {
    kind: Kind,
    /// Empties it at the edge.
    pub clear: Signal<In, Bit>,
    /// The valid ones among `requests`.
    pub comes: Vec<Signal<In, Bit>>,
    /// Incoming requests, the first in front.
    pub requests: Vec<Wire<In>>,
    /// A request is there, and leaves.
    pub is_there: Signal<Out, Bit>,
    /// The request.
    pub head: Wire<Out>,
    /// How many found no room since it was cleared.
    pub dropped: Wire<Out>,
    /// The places, the oldest word in the first.
    places: Vec<Place>,
    /// A word waits, and so leaves.
    leaves: Signal<Local, Bit>,
    used: Reg,
    drops: Reg,
    /// The number of each request's place, behind those before it; that of the next one is last.
    numbers: Vec<Wire<Local>>,
    kept: Wire<Local>,
    excess: Wire<Local>,
}

impl SampledQueue {
    pub fn new(config: &Config) -> SampledQueue {
        let (slices, depth, width) = (config.slices(), config.queue(), config.request_bits());
        let number_bits = config.place_bits();
        SampledQueue {
            kind: Kind::of::<SampledQueue>(
                "Takes any number of requests a cycle while there is room, and gives one.",
            )
            .named("chip_monitor_queue")
            .with("slices", slices)
            .with("depth", depth)
            .with("width", width)
            .with("dropped", config.total_bits()),
            clear: Signal::default(),
            comes: vec![Signal::default(); slices],
            requests: vec![Wire::new(width); slices],
            is_there: Signal::default(),
            head: Wire::new(width),
            dropped: Wire::new(config.total_bits()),
            places: (0..depth).map(|_| Place::new(config)).collect(),
            leaves: Signal::default(),
            used: Reg::new(config.queue_count_bits()),
            drops: Reg::new(config.total_bits()),
            numbers: vec![Wire::new(number_bits); slices + 1],
            kept: Wire::new(number_bits),
            excess: Wire::new(number_bits),
        }
    }
}

impl Logic for SampledQueue {
    #[kernel]
    fn update(&mut self) {
        self.leaves = self.used.q.any();
        self.is_there = self.leaves;
        self.head = self.places[0].word;
        self.dropped = self.drops.q;
        self.number();
        self.enter();

        let (used_bits, drop_bits) = (self.used.q.width(), self.drops.q.width());
        self.used.d = bits_to(self.kept, used_bits);
        if self.leaves {
            self.used.d = bits_to(self.kept - 1, used_bits);
        }
        self.drops.d = self.drops.q + bits_to(self.excess, drop_bits);
        if self.clear {
            self.used.d = 0;
            self.drops.d = 0;
        }
    }
}

impl SampledQueue {
    /// Incoming requests enter behind those that wait, as far as there is room.
    #[kernel]
    fn number(&mut self) {
        let (slices, depth) = (self.requests.len(), self.places.len());
        let number_bits = self.kept.width();
        self.numbers[0] = bits_to(self.used.q, number_bits);
        for s in 0..slices {
            self.numbers[s + 1] = self.numbers[s] + bits_to(self.comes[s], number_bits);
        }
        self.kept = self.numbers[slices];
        self.excess = 0;
        if self.numbers[slices] > depth {
            self.kept = depth.into();
            self.excess = self.numbers[slices] - depth;
        }
    }

    /// Each place takes what has its number; then the oldest word leaves, and all others move up.
    #[kernel]
    fn enter(&mut self) {
        let (slices, depth) = (self.requests.len(), self.places.len());
        for p in 0..depth {
            self.places[p].number = p.into();
            for s in 0..slices {
                self.places[p].comes[s] = self.comes[s];
                self.places[p].numbers[s] = self.numbers[s];
                self.places[p].requests[s] = self.requests[s];
            }
            self.places[p].moves = self.leaves;
        }
        for p in 1..depth {
            self.places[p - 1].behind = self.places[p].placed;
        }
        // Nothing is behind the last place: what it keeps is not looked at.
        self.places[depth - 1].behind = self.places[depth - 1].placed;
    }
}
