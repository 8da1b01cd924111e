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
mod waiting;
mod waker;

use crate::Geometry;
use crate::streams::{CoreReply, DownReply, DownRequest, SOURCE_BITS};
use features::Features;
use kit::fixed_priority_arbiter::FixedPriorityArbiter;
use kit::queue::BeatQueue;
use mshr_file::MshrFile;
pub use ports::{
    ArrayRead, Command, Done, LineBeat, Miss, Parking, ReadShape, Request, Ring, Sampling, Sources,
    State, Waiting,
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
    /// Where loads of other caches wait with the entries of lines in flight.
    pub waiting: Optional<Input<Waiting>>,
    /// And the busy entries that are not filled, a bit each.
    pub unfilled_entries: Optional<Wire<Out>>,
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

    /// The same of an L1 whose lines are read for others, and come from them; whose lines in flight others wait for, if
    /// it `waits`.
    pub fn of_shared_lines(geometry: &Geometry, waits: bool) -> DataSide {
        DataSide::with(geometry, Features { reader: true, waits, ..Features::default() })
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
            waiting: Optional::new(with.waits, Waiting::input(geometry)),
            unfilled_entries: Optional::new(with.waits, Wire::new(geometry.entries())),
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
            let is_line = self.line.valid && self.line.ready;
            let writes_line = is_line && self.mshrs.fill.is_expected;
            self.mshrs.fill.entry = self.line.entry;
            self.fill_line(is_line, writes_line, self.line.last, self.line.sector);
            self.choose_beat_beside_reader();
            self.enter_beat();
            self.access_array(is_line, writes_line, self.line.sector, self.line.data);
            self.read_for_remote();
            self.leave_for_next_cycle(is_line);
            if self._with.ring {
                self.drive_ring();
            }
            if self._with.waits {
                self.drive_waiting();
            }
        } else {
            // A beat from below: of a line, or the answer to a direct request.
            let is_direct = self.down_reply.id.bit(self.down_reply.id.width() - 1);
            let is_line = self.down_reply.valid && !is_direct;
            let writes_line = is_line && self.mshrs.fill.is_expected;
            let entry_bits = self.mshrs.fill.entry.width();
            self.mshrs.fill.entry = bits_to(self.down_reply.id, entry_bits);
            self.fill_line(is_line, writes_line, self.down_reply.last, self.down_reply.sector);
            self.choose_beat(is_direct);
            self.enter_beat();
            self.access_array(is_line, writes_line, self.down_reply.sector, self.down_reply.data);
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
        self.reads_now = self.command.read || self.is_reading.q;
        self.writes_now = self.command.write || self.is_writing.q;
        self.way_now = self.way.q;
        if !self.is_reading.q && !self.is_writing.q {
            self.way_now = self.command.way;
        }
        self.left_now = self.request.sectors;
        if self.is_reading.q {
            self.left_now = self.left.q;
        }
        self.choice.request = self.left_now;
        self.sector = self.choice.granted;
    }

    #[kernel]
    fn leave_for_next_cycle(&mut self, is_line: Bit) {
        let goes_on_reading = self.reads_now && !(self.hits && self.is_last_sector);
        // Whether a line's beat is expected is known late; it has the array in either case.
        let goes_on_writing = self.writes_now && is_line;
        self.is_reading.d = goes_on_reading;
        self.is_writing.d = goes_on_writing;
        self.way.d = self.way_now;
        self.left.d = self.left_now;
        if self.hits {
            self.left.d = self.left_now & !self.choice.grant;
        }
        self.state.waits = goes_on_reading || goes_on_writing;
    }
}

/// The next level.
impl DataSide {
    /// The line of a miss, or the request itself.
    #[kernel]
    fn queue_miss(&mut self) {
        let down_id_bits = self.down_reply.id.width();
        self.misses.push.valid = self.command.reserve || self.command.send_direct;
        self.misses.push.kind = self.request.kind;
        self.misses.push.operation = self.request.operation;
        self.misses.push.line = self.request.line;
        self.misses.push.byte_enable = self.request.byte_enable;
        self.misses.push.data = self.request.data;
        self.misses.push.sectors = self.request.sectors;
        self.misses.push.id = cat(bits_to(1, 1), bits_to(self.request.id, down_id_bits - 1));
        if self.command.reserve {
            self.misses.push.sectors = (usize::MAX >> (64 - self._sectors)).into();
            self.misses.push.id = bits_to(self.mshrs.free_entry, down_id_bits);
        }
        if self._with.ring {
            if self.ring.takes_miss {
                self.misses.push.valid = false;
            }
        }
    }

    #[kernel]
    fn send_down(&mut self) {
        self.down_request.valid = self.misses.pop.valid;
        self.misses.pop.ready = self.down_request.ready;
        self.down_request.kind = self.misses.pop.kind;
        self.down_request.operation = self.misses.pop.operation;
        self.down_request.line = self.misses.pop.line;
        self.down_request.sectors = self.misses.pop.sectors;
        self.down_request.byte_enable = self.misses.pop.byte_enable;
        self.down_request.data = self.misses.pop.data;
        self.down_request.source = self.core_number;
        self.down_request.id = self.misses.pop.id;
    }

    #[kernel]
    fn count_unanswered(&mut self) {
        let is_answered = self.passes && self.down_reply.last;
        self.unanswered.hold();
        if self.command.send_direct && !is_answered {
            self.unanswered.d = self.unanswered.q + 1;
        }
        if is_answered && !self.command.send_direct {
            self.unanswered.d = self.unanswered.q - 1;
        }
    }

    #[kernel]
    fn fill_line(&mut self, is_line: Bit, writes_line: Bit, last: Bit, sector: Word) {
        self.mshrs.fill.valid = is_line;
        self.mshrs.fill.last = last;
        if self._restarts {
            self.mshrs.fill_sector = sector;
        }
        self.is_filled = writes_line && last;
    }
}

/// The entries, and the tags that ask for them.
impl DataSide {
    #[kernel]
    fn ask_mshrs(&mut self) {
        self.mshrs.ask.reserve = self.command.reserve;
        self.mshrs.ask.join = self.command.join;
        self.mshrs.ask.mark_stale = self.command.mark_stale;
        self.mshrs.ask.set_number = self.request.set_number;
        self.mshrs.ask.way = self.command.way;
        self.mshrs.ask.id = self.request.id;
        self.mshrs.ask.sectors = self.request.sectors;
    }

    #[kernel]
    fn drive_tags(&mut self) {
        self.done.valid = self.mshrs.wake.is_done;
        self.done.is_stale = self.mshrs.wake.is_stale;
        self.done.waits = self.mshrs.wake.waits;
        self.mshrs.wake.is_released = self.done.is_released;
        self.done.set_number = self.mshrs.wake.set_number;
        self.done.way = self.mshrs.wake.way;

        if self._with.sources {
            self.mshrs.sources.mark = self.sources.mark;
            self.sources.has_local = self.mshrs.sources.has_local;
            self.sources.done_mark = self.mshrs.sources.wake_mark;
        }
        self.state.has_entry = self.mshrs.has_free;
        self.state.pending_ways = self.mshrs.pending_ways;
        self.state.joinable_ways = self.mshrs.joinable_ways;
    }

    #[kernel]
    fn drive_misses(&mut self) {
        if self._with.sources {
            self.sources.queued = self.misses.count;
        }
        self.state.has_room = self.misses.push.ready;
        self.state.is_idle = self.mshrs.is_idle
            && !self.misses.pop.valid
            && self.replies.is_empty
            && (self.unanswered.q == 0);
    }
}
