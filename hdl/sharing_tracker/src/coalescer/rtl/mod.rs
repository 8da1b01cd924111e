//! The hardware: the warp that is searched, lane by lane, and the queues of what was found.

mod first_line;
mod lane;

use super::{Config, Ports};
use first_line::FirstLine;
use kit::queue::Queue;
use lane::Lane;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct Coalescer {
    kind: Kind,
    pub(super) ports: Ports,
    searches: Flop<Bit>,
    lanes: Vec<Lane>,
    first: FirstLine,
    /// Lines found of the warp that is searched.
    found: Reg,
    lines: Queue,
    counts: Queue,
    /// Lines still to leave of the warp whose count left last.
    to_leave: Reg,
    _config: Config,
}

impl Coalescer {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> Coalescer {
        let (line_bits, sectors) = (config.line_bits(), config.sectors());
        let lane = || Lane::new(line_bits, sectors);
        Coalescer {
            kind: Kind::of::<Coalescer>(
                "Coalesces the lane addresses of a warp's load into the distinct lines they touch, \
                 and tells their number before the first.",
            ),
            ports: Ports::new(config),
            searches: Flop::new(),
            lanes: (0..Config::LANES).map(|_| lane()).collect(),
            first: FirstLine::new(line_bits),
            found: Reg::new(Config::COUNT_BITS),
            lines: Queue::new(config.lines()),
            counts: Queue::new(config.counts()),
            to_leave: Reg::new(Config::COUNT_BITS),
            _config: config.clone(),
        }
    }
}

impl Logic for Coalescer {
    #[kernel]
    fn update(&mut self) {
        let (line_bits, sectors) = (self._config.line_bits(), self._config.sectors());
        let taken = self.warp.valid && !self.searches.q;
        let step = self.searches.q && self.lines.push.ready && self.counts.push.ready;

        // The lowest lane that is left names the line of this step.
        self.first.left = cat_of(Config::LANES, |l| self.lanes[l].is_left);
        for l in 0..self.lanes.len() {
            self.lanes[l].load = taken;
            self.lanes[l].is_active = self.warp.active.bit(l);
            self.lanes[l].sector = self.warp_sector[l];
            self.lanes[l].found_line = self.first.line;
            self.lanes[l].step = step;
            self.first.lines[l] = self.lanes[l].line;
        }
        let touched = or_of(Config::LANES, |l| self.lanes[l].touched);
        let is_last = !cat_of(Config::LANES, |l| self.lanes[l].stays).any();

        let found = self.found.q + bits_to(self.first.any, Config::COUNT_BITS);
        let ends = step && is_last;
        self.lines.push.valid = step && self.first.any;
        self.lines.push.data = cat(touched, self.first.line);
        self.counts.push.valid = ends;
        self.counts.push.data = found;

        self.warp.ready = !self.searches.q;
        self.searches.hold();
        self.found.hold();
        if taken {
            self.searches.d = true;
            self.found.d = 0;
        }
        if step {
            self.found.d = found;
        }
        if ends {
            self.searches.d = false;
        }

        // A count leaves, then its lines, each with the queue's next word.
        let is_between = self.to_leave.q == 0;
        self.count.valid = self.counts.pop.valid && is_between;
        self.count.unique = self.counts.pop.data;
        self.counts.pop.ready = self.count.ready && is_between;
        self.line.valid = self.lines.pop.valid && !is_between;
        self.line.address = bits_to(self.lines.pop.data, line_bits);
        self.line.sectors = bits_to(self.lines.pop.data >> line_bits, sectors);
        self.line.last = self.to_leave.q == 1;
        self.lines.pop.ready = self.line.ready && !is_between;
        self.to_leave.hold();
        if is_between && self.counts.pop.valid && self.count.ready {
            self.to_leave.d = self.counts.pop.data;
        }
        if !is_between && self.line.ready {
            self.to_leave.d = self.to_leave.q - 1;
        }
    }
}
