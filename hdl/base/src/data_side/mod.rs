//! All that lies behind the tags of an L1: the lines in flight, the data array, the queue to the next
//! level and the replies. Designs differ in the tags before it.
//!
//! The tags say in the first cycle of a lookup what is to be done ([`Command`]); what takes several
//! cycles, reading a hit's sectors or writing a store's bytes, goes on while `waits` keeps the request in
//! lookup.

mod beat;
mod beats;
mod features;
mod mshr_entry;
mod mshr_file;
mod places;
mod ports;
mod properties;
mod reader;
mod replies;
mod ring;
mod split_queue;
mod waker;

use crate::Geometry;
use crate::streams::{CoreReply, DownReply, DownRequest, SOURCE_BITS};
use features::Features;
use kit::fixed_priority_arbiter::FixedPriorityArbiter;
use kit::queue::BeatQueue;
use mshr_file::MshrFile;
pub use ports::{
    ArrayRead, Command, Done, LineBeat, Miss, Parking, ReadShape, Request, Ring, Sampling, Sources,
    State,
};
pub use properties::{CHOSEN, PLAIN, PROPERTIES};
use replies::Replies;
use rust_hdl::core::prelude::*;
use signal::prelude::*;
use split_queue::SplitQueue;

/// All that lies behind the tags of an L1.
#[derive(LogicBlock)]
pub struct DataSide {
    kind: Kind,
    /// The request in lookup.
    pub request: Input<Request>,
    /// Command of the tags for that request.
    pub command: Input<Command>,
    /// State that the tags need for their answer.
    pub state: Output<State>,
    /// A line that is no longer pending.
    pub done: Output<Done>,
    /// Beats to the core.
    pub core_reply: Output<CoreReply>,
    /// Requests to the next level.
    pub down_request: Output<DownRequest>,
    /// Replies of the next level, a beat a sector.
    pub down_reply: Input<DownReply>,
    /// Number of this core among the cores, constant.
    pub core_number: Wire<In>,
    /// A line's last beat is written.
    pub is_filled: Signal<Out, Bit>,
    /// Where requests come from two sources.
    pub sources: Optional<Input<Sources>>,
    /// Where a miss may go to other caches.
    pub ring: Optional<Input<Ring>>,
    /// Where lines are read for other caches: what is read.
    pub read: Optional<Input<ArrayRead>>,
    /// Beats of lines, those of other caches and the next level's.
    pub line: Optional<Input<LineBeat>>,
    /// Where some of those misses are sampled.
    pub sampling: Optional<Input<Sampling>>,
    /// Where requests of other caches wait for lines in flight.
    pub parking: Optional<Input<Parking>>,
    mshrs: MshrFile,
    misses: Optional<BeatQueue<Miss>>,
    /// The same with fewer places for data.
    split: Optional<SplitQueue>,
    replies: Replies,
    array: ByteRam,
    choice: FixedPriorityArbiter,
    /// A request in lookup goes on reading or writing, in this way.
    is_reading: Flop<Bit>,
    is_writing: Flop<Bit>,
    way: Reg,
    /// Sectors that a hit has still to read.
    left: Reg,
    /// Direct requests without an answer.
    unanswered: Reg,
    reads_now: Signal<Local, Bit>,
    writes_now: Signal<Local, Bit>,
    way_now: Wire<Local>,
    left_now: Wire<Local>,
    /// The one sector of a store.
    sector: Wire<Local>,
    /// The beat that enters the replies is a woken load's, a direct request's, a hit's.
    wakes: Signal<Local, Bit>,
    passes: Signal<Local, Bit>,
    hits: Signal<Local, Bit>,
    /// The sector that a hit reads is its last.
    is_last_sector: Signal<Local, Bit>,
    read_place: Wire<Local>,
    write_place: Wire<Local>,
    /// A hit's reply, and a direct one, has begun and not ended. One of each where replies are whole.
    open_hit: Vec<Flop<Bit>>,
    open_direct: Vec<Flop<Bit>>,
    /// The way of the line that is read for another cache has been reserved.
    is_lost: Optional<Flop<Bit>>,
    _with: Features,
    _is_split: bool,
    _restarts: bool,
    _sectors: usize,
    _bytes: usize,
}

impl DataSide {
    /// The data side of an L1.
    pub fn new(geometry: &Geometry) -> DataSide {
        DataSide::with(geometry, Features::default())
    }

    /// The same of an L1 whose requests come from two [`Sources`].
    pub fn of_two_sources(geometry: &Geometry) -> DataSide {
        DataSide::with(geometry, Features { sources: true, ..Features::default() })
    }

    /// The same of an L1 whose lines are read for others, and come from them.
    pub fn of_shared_lines(geometry: &Geometry) -> DataSide {
        DataSide::with(geometry, Features { reader: true, ..Features::default() })
    }

    fn with(geometry: &Geometry, with: Features) -> DataSide {
        let (sectors, way) = (geometry.sectors(), geometry.way_bits());
        let depth = geometry.sets() * geometry.ways() * sectors;
        let sector_place = if sectors == 1 { 0 } else { geometry.sector_bits() };
        let place = way + geometry.set_bits() + sector_place;
        let is_split = geometry.has_few_data_places();
        let split = SplitQueue::new(geometry);
        DataSide {
            kind: Kind::of::<DataSide>(
                "All that lies behind the tags of an L1: the miss status holding registers, the \
                 data array, the miss queue and the replies.",
            )
            .named("l1_data_side"),
            request: Request::input(geometry),
            command: Command::input(geometry),
            state: State::output(geometry),
            done: Done::output(geometry),
            core_reply: CoreReply::output(geometry),
            down_request: DownRequest::output(geometry),
            down_reply: DownReply::input(geometry),
            core_number: Wire::new(SOURCE_BITS),
            is_filled: Signal::default(),
            sources: Optional::new(with.sources, Sources::input(geometry)),
            ring: Optional::new(with.ring, Ring::input(geometry)),
            read: Optional::new(with.reader, ArrayRead::input(ReadShape::new(geometry, with.ring))),
            line: Optional::new(with.reader, LineBeat::input(geometry)),
            sampling: Optional::new(with.samples, Sampling::input(())),
            parking: Optional::new(with.parks, Parking::input(geometry)),
            mshrs: MshrFile::new(geometry, with),
            misses: Optional::new(!is_split, BeatQueue::of(geometry, geometry.miss_queue())),
            split: Optional::new(is_split, split),
            replies: Replies::new(geometry),
            array: ByteRam::new(depth, geometry.sector_bytes(), 1),
            choice: FixedPriorityArbiter::new(geometry.sector_choice()),
            is_reading: Flop::new(),
            is_writing: Flop::new(),
            way: Reg::new(way),
            left: Reg::new(sectors),
            unanswered: Reg::new(geometry.id_bits() + 1),
            reads_now: Signal::default(),
            writes_now: Signal::default(),
            way_now: Wire::new(way),
            left_now: Wire::new(sectors),
            sector: Wire::new(geometry.sector_bits()),
            wakes: Signal::default(),
            passes: Signal::default(),
            hits: Signal::default(),
            is_last_sector: Signal::default(),
            read_place: Wire::new(place),
            write_place: Wire::new(place),
            open_hit: vec![Flop::new(); usize::from(with.sources)],
            open_direct: vec![Flop::new(); usize::from(with.sources)],
            is_lost: Optional::new(with.reader && sectors > 1, Flop::new()),
            _with: with,
            _is_split: is_split,
            _restarts: geometry.restarts_early(),
            _sectors: sectors,
            _bytes: geometry.sector_bytes(),
        }
    }
}

impl Logic for DataSide {
    #[kernel]
    fn update(&mut self) {
        self.continue_lookup();

        if self._with.reader {
            self.take_lines();
            let is_line = self.line.valid.val() && self.line.ready.val();
            let writes_line = is_line && self.mshrs.fill.is_expected.val();
            self.mshrs.fill.entry.next = self.line.entry.val();
            self.fill_line(is_line, writes_line, self.line.last.val(), self.line.sector.val());
            self.choose_beat_beside_reader();
            self.enter_beat();
            self.access_array(is_line, writes_line, self.line.sector.val(), self.line.data.val());
            self.read_for_remote();
            self.leave_for_next_cycle(is_line);
            if self._with.ring {
                self.drive_ring();
            }
        } else {
            // A beat from below: of a line, or the answer to a direct request.
            let is_direct = self.down_reply.id.val().bit(self.down_reply.id.width() - 1);
            let is_line = self.down_reply.valid.val() && !is_direct;
            let writes_line = is_line && self.mshrs.fill.is_expected.val();
            let entry_bits = self.mshrs.fill.entry.width();
            self.mshrs.fill.entry.next = bits_to(self.down_reply.id.val(), entry_bits);
            self.fill_line(
                is_line,
                writes_line,
                self.down_reply.last.val(),
                self.down_reply.sector.val(),
            );
            self.choose_beat(is_direct);
            self.enter_beat();
            self.access_array(
                is_line,
                writes_line,
                self.down_reply.sector.val(),
                self.down_reply.data.val(),
            );
            if self._with.sources {
                self.keep_replies_whole();
            }
            self.leave_for_next_cycle(is_line);
        }

        if self._is_split {
            self.queue_split();
        } else {
            self.queue_miss();
        }
        self.count_unanswered();
        self.ask_mshrs();
        self.drive_tags();
        if self._is_split {
            self.drive_split();
            self.send_split_down();
        } else {
            self.drive_misses();
            self.send_down();
        }
    }
}

/// The request in lookup: what its first cycle asked for goes on until it is done.
impl DataSide {
    #[kernel]
    fn continue_lookup(&mut self) {
        self.reads_now.next = self.command.read.val() || self.is_reading.q.val();
        self.writes_now.next = self.command.write.val() || self.is_writing.q.val();
        self.way_now.next = self.way.q.val();
        if !self.is_reading.q.val() && !self.is_writing.q.val() {
            self.way_now.next = self.command.way.val();
        }
        self.left_now.next = self.request.sectors.val();
        if self.is_reading.q.val() {
            self.left_now.next = self.left.q.val();
        }
        self.choice.request.next = self.left_now.val();
        self.sector.next = self.choice.granted.val();
    }

    #[kernel]
    fn leave_for_next_cycle(&mut self, is_line: Bit) {
        let goes_on_reading =
            self.reads_now.val() && !(self.hits.val() && self.is_last_sector.val());
        // Whether a line's beat is expected is known late; it has the array in either case.
        let goes_on_writing = self.writes_now.val() && is_line;
        self.is_reading.d.next = goes_on_reading;
        self.is_writing.d.next = goes_on_writing;
        self.way.d.next = self.way_now.val();
        self.left.d.next = self.left_now.val();
        if self.hits.val() {
            self.left.d.next = self.left_now.val() & !self.choice.grant.val();
        }
        self.state.waits.next = goes_on_reading || goes_on_writing;
    }
}

/// The next level.
impl DataSide {
    /// The line of a miss, or the request itself.
    #[kernel]
    fn queue_miss(&mut self) {
        let down_id_bits = self.down_reply.id.width();
        self.misses.push.valid.next = self.command.reserve.val() || self.command.send_direct.val();
        self.misses.push.kind.next = self.request.kind.val();
        self.misses.push.operation.next = self.request.operation.val();
        self.misses.push.line.next = self.request.line.val();
        self.misses.push.byte_enable.next = self.request.byte_enable.val();
        self.misses.push.data.next = self.request.data.val();
        self.misses.push.sectors.next = self.request.sectors.val();
        self.misses.push.id.next =
            cat(bits_to(1, 1), bits_to(self.request.id.val(), down_id_bits - 1));
        if self.command.reserve.val() {
            self.misses.push.sectors.next = (usize::MAX >> (64 - self._sectors)).into();
            self.misses.push.id.next = bits_to(self.mshrs.free_entry.val(), down_id_bits);
        }
        if self._with.ring {
            if self.ring.takes_miss.val() {
                self.misses.push.valid.next = false;
            }
        }
    }

    #[kernel]
    fn send_down(&mut self) {
        self.down_request.valid.next = self.misses.pop.valid.val();
        self.misses.pop.ready.next = self.down_request.ready.val();
        self.down_request.kind.next = self.misses.pop.kind.val();
        self.down_request.operation.next = self.misses.pop.operation.val();
        self.down_request.line.next = self.misses.pop.line.val();
        self.down_request.sectors.next = self.misses.pop.sectors.val();
        self.down_request.byte_enable.next = self.misses.pop.byte_enable.val();
        self.down_request.data.next = self.misses.pop.data.val();
        self.down_request.source.next = self.core_number.val();
        self.down_request.id.next = self.misses.pop.id.val();
    }

    #[kernel]
    fn count_unanswered(&mut self) {
        let is_answered = self.passes.val() && self.down_reply.last.val();
        self.unanswered.hold();
        if self.command.send_direct.val() && !is_answered {
            self.unanswered.d.next = self.unanswered.q.val() + 1;
        }
        if is_answered && !self.command.send_direct.val() {
            self.unanswered.d.next = self.unanswered.q.val() - 1;
        }
    }

    #[kernel]
    fn fill_line(&mut self, is_line: Bit, writes_line: Bit, last: Bit, sector: Word) {
        self.mshrs.fill.valid.next = is_line;
        self.mshrs.fill.last.next = last;
        if self._restarts {
            self.mshrs.fill_sector.next = sector;
        }
        self.is_filled.next = writes_line && last;
    }
}

/// The entries, and the tags that ask for them.
impl DataSide {
    #[kernel]
    fn ask_mshrs(&mut self) {
        self.mshrs.ask.reserve.next = self.command.reserve.val();
        self.mshrs.ask.join.next = self.command.join.val();
        self.mshrs.ask.mark_stale.next = self.command.mark_stale.val();
        self.mshrs.ask.set_number.next = self.request.set_number.val();
        self.mshrs.ask.way.next = self.command.way.val();
        self.mshrs.ask.id.next = self.request.id.val();
        self.mshrs.ask.sectors.next = self.request.sectors.val();
    }

    #[kernel]
    fn drive_tags(&mut self) {
        self.done.valid.next = self.mshrs.wake.is_done.val();
        self.done.is_stale.next = self.mshrs.wake.is_stale.val();
        self.done.waits.next = self.mshrs.wake.waits.val();
        self.mshrs.wake.is_released.next = self.done.is_released.val();
        self.done.set_number.next = self.mshrs.wake.set_number.val();
        self.done.way.next = self.mshrs.wake.way.val();

        if self._with.sources {
            self.mshrs.sources.mark.next = self.sources.mark.val();
            self.sources.has_local.next = self.mshrs.sources.has_local.val();
            self.sources.done_mark.next = self.mshrs.sources.wake_mark.val();
        }
        self.state.has_entry.next = self.mshrs.has_free.val();
        self.state.pending_ways.next = self.mshrs.pending_ways.val();
        self.state.joinable_ways.next = self.mshrs.joinable_ways.val();
    }

    #[kernel]
    fn drive_misses(&mut self) {
        if self._with.sources {
            self.sources.queued.next = self.misses.count.val();
        }
        self.state.has_room.next = self.misses.push.ready.val();
        self.state.is_idle.next = self.mshrs.is_idle.val()
            && !self.misses.pop.valid.val()
            && self.replies.is_empty.val()
            && (self.unanswered.q.val() == 0);
    }
}
