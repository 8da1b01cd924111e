//! The port by which lines enter: those of other cores, and those of the next level.

use crate::ccn_l1::Config;
use crate::ring_stop::Fill;
use base::data_side::LineBeat;
use base::streams::DownReply;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Lets the beats of lines in, reply by reply of either source, and answers to direct requests past them.
#[derive(LogicBlock)]
pub struct FillPort {
    kind: Kind,
    /// The next level's answers.
    pub down_reply: Input<DownReply>,
    /// Lines of other cores, their sectors in rising order.
    pub fill: Input<Fill>,
    /// A line's beat.
    pub line: Output<LineBeat>,
    /// An answer to a direct request.
    pub direct: Output<DownReply>,
    /// The line's beat is another core's.
    pub is_fill: Signal<Out, Bit>,
    // A reply has begun and not ended.
    is_open: Flop<Bit>,
    // The next level's beat has the turn; else the ring's goes first.
    prefers_below: Flop<Bit>,
    /// The sector of `fill`'s next beat; a line of one sector has none.
    sector: Optional<Reg>,
    has_line_below: Signal<Local, Bit>,
    below_may: Signal<Local, Bit>,
    fill_may: Signal<Local, Bit>,
    _sectors: usize,
}

impl FillPort {
    /// Other cores' lines go first.
    pub fn new(config: &Config) -> FillPort {
        let l1 = config.l1();
        FillPort {
            kind: Kind::of::<FillPort>(
                "Lets the beats of lines in, reply by reply of either source, and answers to direct \
                 requests past them.",
            )
            .named("ccn_fill_port"),
            down_reply: DownReply::input(l1),
            fill: Fill::input(config.stop().responses()),
            line: LineBeat::output(l1),
            direct: DownReply::output(l1),
            is_fill: Signal::default(),
            is_open: Flop::new(),
            prefers_below: Flop::new(),
            sector: Optional::new(l1.sectors() > 1, Reg::new(l1.sector_bits())),
            has_line_below: Signal::default(),
            below_may: Signal::default(),
            fill_may: Signal::default(),
            _sectors: l1.sectors(),
        }
    }
}

impl Logic for FillPort {
    #[kernel]
    fn update(&mut self) {
        let is_direct = self.down_reply.id.bit(self.down_reply.id.width() - 1);
        self.has_line_below = self.down_reply.valid && !is_direct;
        self.choose();
        self.offer_line();
        self.remember();

        self.direct.valid = self.down_reply.valid && is_direct;
        self.direct.id = self.down_reply.id;
        self.direct.kind = self.down_reply.kind;
        self.direct.sector = self.down_reply.sector;
        self.direct.data = self.down_reply.data;
        self.direct.last = self.down_reply.last;
        self.down_reply.ready = self.below_may && self.line.ready;
        if is_direct {
            self.down_reply.ready = self.direct.ready;
        }
        self.fill.ready = self.fill_may && self.line.ready;
    }
}

impl FillPort {
    /// While a reply is open its source alone has the port; else the one that does not go first has it when the
    /// other offers nothing.
    #[kernel]
    fn choose(&mut self) {
        self.fill_may = !self.prefers_below.q || (!self.is_open.q && !self.has_line_below);
        self.below_may = self.prefers_below.q || (!self.is_open.q && !self.fill.valid);
        self.is_fill = self.fill.valid && self.fill_may;
    }

    #[kernel]
    fn offer_line(&mut self) {
        let entry_bits = self.line.entry.width();
        self.line.valid = self.is_fill || (self.has_line_below && self.below_may);
        self.line.entry = bits_to(self.down_reply.id, entry_bits);
        self.line.sector = self.down_reply.sector;
        self.line.data = self.down_reply.data;
        self.line.last = self.down_reply.last;
        if self.is_fill {
            self.line.entry = self.fill.entry;
            self.line.data = self.fill.data;
            self.line.last = self.fill.last;
            if self._sectors > 1 {
                self.line.sector = self.sector.q;
            } else {
                self.line.sector = 0;
            }
        }
        if self._sectors > 1 {
            self.sector.hold();
            // After the last sector the number is 0 by itself.
            if self.is_fill && self.line.ready {
                self.sector.d = self.sector.q + 1;
            }
        }
    }

    /// A beat that waits keeps its turn; a reply that has ended gives it away.
    #[kernel]
    fn remember(&mut self) {
        let ends = self.line.ready && self.line.last;
        self.is_open.hold();
        self.prefers_below.hold();
        if self.line.valid {
            self.prefers_below.d = self.is_fill == ends;
            if self.line.ready {
                self.is_open.d = !self.line.last;
            }
        }
    }
}
