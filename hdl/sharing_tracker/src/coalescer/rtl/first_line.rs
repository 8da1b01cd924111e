//! The line of the lowest lane that is left.
use super::super::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The lowest of the lanes that are left, and its line: a tree of choices between neighbours, of 5 levels
/// where a chain would have 32.
#[derive(LogicBlock)]
pub struct FirstLine {
    kind: Kind,
    /// The lanes that are left, a bit each.
    pub left: Wire<In>,
    /// The line of each lane.
    pub lines: Vec<Wire<In>>,
    /// A lane is left.
    pub any: Signal<Out, Bit>,
    /// The line of the lowest; lane 31's if none is left.
    pub line: Wire<Out>,
    /// Level by level: a lane below this node is left. The lanes themselves come first.
    is_left: Vec<Signal<Local, Bit>>,
    first: Vec<Wire<Local>>,
}

impl FirstLine {
    pub fn new(line_bits: usize) -> FirstLine {
        let nodes = 2 * Config::LANES - 1;
        FirstLine {
            kind: Kind::of::<FirstLine>("The line of the lowest lane that is left.")
                .named("coalescer_first_line")
                .with("line", line_bits),
            left: Wire::new(Config::LANES),
            lines: vec![Wire::new(line_bits); Config::LANES],
            any: Signal::default(),
            line: Wire::new(line_bits),
            is_left: vec![Signal::default(); nodes],
            first: vec![Wire::new(line_bits); nodes],
        }
    }
}

impl Logic for FirstLine {
    #[kernel]
    fn update(&mut self) {
        let (lanes, nodes) = (self.lines.len(), self.first.len());
        for l in 0..lanes {
            self.is_left[l] = self.left.bit(l);
            self.first[l] = self.lines[l];
        }
        // Node n chooses between its two neighbours of the level before, the lower lanes first.
        for n in lanes..nodes {
            let low = 2 * (n - lanes);
            self.is_left[n] = self.is_left[low] || self.is_left[low + 1];
            self.first[n] = self.first[low + 1];
            if self.is_left[low] {
                self.first[n] = self.first[low];
            }
        }
        self.any = self.is_left[nodes - 1];
        self.line = self.first[nodes - 1];
    }
}
