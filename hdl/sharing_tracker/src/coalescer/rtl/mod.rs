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
        let taken = self.warp.valid.val() && !self.searches.q.val();
        let step =
            self.searches.q.val() && self.lines.push.ready.val() && self.counts.push.ready.val();

        // The lowest lane that is left names the line of this step.
        self.first.left.next = cat_of(Config::LANES, |l| self.lanes[l].is_left.val());
        for l in 0..self.lanes.len() {
            self.lanes[l].load.next = taken;
            self.lanes[l].is_active.next = self.warp.active.val().bit(l);
            self.lanes[l].sector.next = self.warp_sector[l].val();
            self.lanes[l].found_line.next = self.first.line.val();
            self.lanes[l].step.next = step;
            self.first.lines[l].next = self.lanes[l].line.val();
        }
        let touched = or_of(Config::LANES, |l| self.lanes[l].touched.val());
        let is_last = !cat_of(Config::LANES, |l| self.lanes[l].stays.val()).any();

        let found = self.found.q.val() + bits_to(self.first.any.val(), Config::COUNT_BITS);
        let ends = step && is_last;
        self.lines.push.valid.next = step && self.first.any.val();
        self.lines.push.data.next = cat(touched, self.first.line.val());
        self.counts.push.valid.next = ends;
        self.counts.push.data.next = found;

        self.warp.ready.next = !self.searches.q.val();
        self.searches.hold();
        self.found.hold();
        if taken {
            self.searches.d.next = true;
            self.found.d.next = 0.into();
        }
        if step {
            self.found.d.next = found;
        }
        if ends {
            self.searches.d.next = false;
        }

        // A count leaves, then its lines, each with the queue's next word.
        let is_between = self.to_leave.q.val() == 0;
        self.count.valid.next = self.counts.pop.valid.val() && is_between;
        self.count.unique.next = self.counts.pop.data.val();
        self.counts.pop.ready.next = self.count.ready.val() && is_between;
        self.line.valid.next = self.lines.pop.valid.val() && !is_between;
        self.line.address.next = bits_to(self.lines.pop.data.val(), line_bits);
        self.line.sectors.next = bits_to(self.lines.pop.data.val() >> line_bits, sectors);
        self.line.last.next = self.to_leave.q.val() == 1;
        self.lines.pop.ready.next = self.line.ready.val() && !is_between;
        self.to_leave.hold();
        if is_between && self.counts.pop.valid.val() && self.count.ready.val() {
            self.to_leave.d.next = self.counts.pop.data.val();
        }
        if !is_between && self.line.ready.val() {
            self.to_leave.d.next = self.to_leave.q.val() - 1;
        }
    }
}
