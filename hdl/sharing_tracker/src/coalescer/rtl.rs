//! The hardware: the warp that is searched, lane by lane, and the queues of what was found.

mod first_line;
mod lane;

use super::Config;
use first_line::FirstLine;
use kit::queue::Queue;
use lane::Lane;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// A load of a warp.
#[derive(LogicInterface, Clone)]
pub struct Warp {
    /// It is offered.
    pub valid: Signal<In, Bit>,
    /// It would be taken.
    pub ready: Signal<Out, Bit>,
    /// Its active lanes.
    pub active: Wire<In>,
}

impl Default for Warp {
    /// The stream, but for the lanes' addresses.
    fn default() -> Warp {
        Warp {
            valid: Signal::default(),
            ready: Signal::default(),
            active: Wire::new(Config::LANES),
        }
    }
}

/// The number of a warp's lines.
#[derive(LogicInterface)]
pub struct Count {
    /// It is offered.
    pub valid: Signal<Out, Bit>,
    /// It is taken.
    pub ready: Signal<In, Bit>,
    /// The number.
    pub unique: Wire<Out>,
}

/// A line that a warp touches.
#[derive(LogicInterface, Clone)]
pub struct Line {
    /// It is offered.
    pub valid: Signal<Out, Bit>,
    /// It is taken.
    pub ready: Signal<In, Bit>,
    /// Its line address.
    pub address: Wire<Out>,
    /// Its sectors.
    pub sectors: Wire<Out>,
    /// It is the warp's last.
    pub last: Signal<Out, Bit>,
}

impl Line {
    /// The stream of `config`.
    pub fn new(config: &Config) -> Line {
        Line {
            valid: Signal::default(),
            ready: Signal::default(),
            address: Wire::new(config.line_bits()),
            sectors: Wire::new(config.sectors()),
            last: Signal::default(),
        }
    }
}

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct Coalescer {
    kind: Kind,
    /// A load of a warp.
    pub warp: Warp,
    /// The sector address of each of its lanes.
    pub warp_sector: Vec<Wire<In>>,
    /// The number of its lines.
    pub count: Count,
    /// Each of them.
    pub line: Line,
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
                "Turns the lane addresses of a warp's load into the distinct lines they touch, and \
                 tells their number before the first.",
            ),
            warp: Warp::default(),
            warp_sector: vec![Wire::new(config.sector_bits()); Config::LANES],
            count: Count {
                valid: Signal::default(),
                ready: Signal::default(),
                unique: Wire::new(Config::COUNT_BITS),
            },
            line: Line::new(config),
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
