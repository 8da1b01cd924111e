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
        let is_direct = self.down_reply.id.val().bit(self.down_reply.id.width() - 1);
        self.has_line_below.next = self.down_reply.valid.val() && !is_direct;
        self.choose();
        self.offer_line();
        self.remember();

        self.direct.valid.next = self.down_reply.valid.val() && is_direct;
        self.direct.id.next = self.down_reply.id.val();
        self.direct.kind.next = self.down_reply.kind.val();
        self.direct.sector.next = self.down_reply.sector.val();
        self.direct.data.next = self.down_reply.data.val();
        self.direct.last.next = self.down_reply.last.val();
        self.down_reply.ready.next = self.below_may.val() && self.line.ready.val();
        if is_direct {
            self.down_reply.ready.next = self.direct.ready.val();
        }
        self.fill.ready.next = self.fill_may.val() && self.line.ready.val();
    }
}

impl FillPort {
    /// While a reply is open its source alone has the port; else the one that does not go first has it when the
    /// other offers nothing.
    #[kernel]
    fn choose(&mut self) {
        self.fill_may.next =
            !self.prefers_below.q.val() || (!self.is_open.q.val() && !self.has_line_below.val());
        self.below_may.next =
            self.prefers_below.q.val() || (!self.is_open.q.val() && !self.fill.valid.val());
        self.is_fill.next = self.fill.valid.val() && self.fill_may.val();
    }

    #[kernel]
    fn offer_line(&mut self) {
        let entry_bits = self.line.entry.width();
        self.line.valid.next =
            self.is_fill.val() || (self.has_line_below.val() && self.below_may.val());
        self.line.entry.next = bits_to(self.down_reply.id.val(), entry_bits);
        self.line.sector.next = self.down_reply.sector.val();
        self.line.data.next = self.down_reply.data.val();
        self.line.last.next = self.down_reply.last.val();
        if self.is_fill.val() {
            self.line.entry.next = self.fill.entry.val();
            self.line.data.next = self.fill.data.val();
            self.line.last.next = self.fill.last.val();
            if self._sectors > 1 {
                self.line.sector.next = self.sector.q.val();
            } else {
                self.line.sector.next = 0.into();
            }
        }
        if self._sectors > 1 {
            self.sector.hold();
            // After the last sector the number is 0 by itself.
            if self.is_fill.val() && self.line.ready.val() {
                self.sector.d.next = self.sector.q.val() + 1;
            }
        }
    }

    /// A beat that waits keeps its turn; a reply that has ended gives it away.
    #[kernel]
    fn remember(&mut self) {
        let ends = self.line.ready.val() && self.line.last.val();
        self.is_open.hold();
        self.prefers_below.hold();
        if self.line.valid.val() {
            self.prefers_below.d.next = self.is_fill.val() == ends;
            if self.line.ready.val() {
                self.is_open.d.next = !self.line.last.val();
            }
        }
    }
}
