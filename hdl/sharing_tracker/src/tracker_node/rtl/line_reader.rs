//! The lines that are read for other cores, and the beats that answer them.

use crate::streams::{Port, Reply, kind};
use crate::tracker_node::Config;
use base::data_side::{ArrayRead, ReadShape};
use kit::queue::Queue;
use rust_hdl::core::prelude::*;
use signal::port::Beat;
use signal::prelude::*;

signal::bundle! {
    /// A line that is to be read.
    pub bundle Found(config: &Config) {
        /// Set index, below the number of sets.
        set_number: u64 = config.l1().set_bits(),
        /// Way within the set.
        way: u64 = config.l1().way_bits(),
        /// The core that loads it.
        requester: u64 = config.port().source_bits(),
        /// Identifier of the load at that core.
        id: u64 = config.port().id_bits(),
    }
}

signal::bundle! {
    /// A beat that answers a load.
    pub stream Answer(port: &Port) {
        /// The core that loads.
        source: u64 = port.source_bits(),
        /// Its identifier of the load.
        id: u64 = port.id_bits(),
        /// Sector of the line.
        sector: u64 = port.sector_bits(),
        /// The sector's bytes.
        data: Beat = port.beat_bits(),
        /// No other beat of the line follows.
        last: bool,
    }
}

/// Reads lines to their ends, a sector a cycle in rising order, and queues the beats. Room for a line is counted when it
/// is found, so that nothing behind it waits.
#[derive(LogicBlock)]
pub struct LineReader {
    kind: Kind,
    /// A line is read from the next cycle on.
    pub begins: Signal<In, Bit>,
    /// The line that was found.
    pub found: Input<Found>,
    /// One may be found in the next cycle.
    pub has_room: Signal<Out, Bit>,
    /// The sector that is read in this cycle.
    pub read: Output<ArrayRead>,
    /// The beat that is offered.
    pub answer: Output<Reply>,
    is_reading: Flop<Bit>,
    set: Reg,
    way: Reg,
    requester: Reg,
    id: Reg,
    /// The sector of the line being read; 0 when there is none.
    sector: Optional<Reg>,
    /// A sector was read in the cycle before.
    was_read: Flop<Bit>,
    was_sector: Optional<Reg>,
    /// Where another line may begin in the cycle after the last sector: the core and the load of that sector.
    was_requester: Optional<Reg>,
    was_id: Optional<Reg>,
    /// Beats of lines that were found and have not been taken.
    beats_owed: Reg,
    beats: Queue<Answer>,
    is_last: Signal<Local, Bit>,
    was_last: Signal<Local, Bit>,
    _sectors: usize,
    _waits: bool,
}

impl LineReader {
    /// Nothing is read.
    pub fn new(config: &Config) -> LineReader {
        let (l1, port) = (config.l1(), config.port());
        let (sectors, most) = (l1.sectors(), config.answer_beats());
        let waits = config.wait_cycles().is_some();
        let of_several = || Optional::new(sectors > 1, Reg::new(l1.sector_bits()));
        LineReader {
            kind: Kind::of::<LineReader>(
                "Reads lines for other cores to their ends, a sector a cycle, and queues the beats.",
            )
            .named("tracker_node_reader"),
            begins: Signal::default(),
            found: Found::input(config),
            has_room: Signal::default(),
            read: ArrayRead::output(ReadShape::new(l1, false)),
            answer: Reply::output(port),
            is_reading: Flop::new(),
            set: Reg::new(l1.set_bits()),
            way: Reg::new(l1.way_bits()),
            requester: Reg::new(port.source_bits()),
            id: Reg::new(port.id_bits()),
            sector: of_several(),
            was_read: Flop::new(),
            was_sector: of_several(),
            was_requester: Optional::new(waits, Reg::new(port.source_bits())),
            was_id: Optional::new(waits, Reg::new(port.id_bits())),
            beats_owed: Reg::new(index_bits(most + 1)),
            beats: Queue::of(port, most),
            is_last: Signal::default(),
            was_last: Signal::default(),
            _sectors: sectors,
            _waits: waits,
        }
    }
}

impl Logic for LineReader {
    #[kernel]
    fn update(&mut self) {
        self.read_line();
        self.queue_beat();
        self.count_beats();
        self.offer();

        // A line that is found in the next cycle is read from the one after it on.
        self.has_room =
            (!self.is_reading.q || self.is_last) && (self.beats_owed.q <= self._sectors);
    }
}

impl LineReader {
    #[kernel]
    fn read_line(&mut self) {
        self.set.hold();
        self.way.hold();
        self.requester.hold();
        self.id.hold();
        if self.begins {
            self.set.d = self.found.set_number;
            self.way.d = self.found.way;
            self.requester.d = self.found.requester;
            self.id.d = self.found.id;
        }
        self.read.valid = self.is_reading.q;
        self.read.set_number = self.set.q;
        self.read.way = self.way.q;
        if self._sectors > 1 {
            self.read.sector = self.sector.q;
            self.is_last = self.sector.q.all();
            self.sector.hold();
            // After the last sector the number is 0 by itself.
            if self.is_reading.q {
                self.sector.d = self.sector.q + 1;
            }
        } else {
            self.read.sector = 0;
            self.is_last = true;
        }
        self.is_reading.d = self.begins || (self.is_reading.q && !self.is_last);
    }

    /// The array answers a cycle later, in which no other line can have begun but one that waited.
    #[kernel]
    fn queue_beat(&mut self) {
        self.was_read.d = self.is_reading.q;
        self.beats.push.valid = self.was_read.q;
        self.beats.push.source = self.requester.q;
        self.beats.push.id = self.id.q;
        if self._waits {
            self.was_requester.d = self.requester.q;
            self.was_id.d = self.id.q;
            self.beats.push.source = self.was_requester.q;
            self.beats.push.id = self.was_id.q;
        }
        self.beats.push.data = self.read.data;
        if self._sectors > 1 {
            self.was_sector.d = self.sector.q;
            self.beats.push.sector = self.was_sector.q;
            self.was_last = self.was_sector.q.all();
        } else {
            self.beats.push.sector = 0;
            self.was_last = true;
        }
        self.beats.push.last = self.was_last;
    }

    #[kernel]
    fn count_beats(&mut self) {
        let leaves = self.beats.pop.valid && self.answer.ready;
        self.beats_owed.hold();
        if self.begins {
            self.beats_owed.d = self.beats_owed.q + self._sectors;
        }
        if leaves {
            self.beats_owed.d = self.beats_owed.q - 1;
        }
        if self.begins && leaves {
            self.beats_owed.d = self.beats_owed.q + (self._sectors - 1);
        }
    }

    #[kernel]
    fn offer(&mut self) {
        self.answer.valid = self.beats.pop.valid;
        self.beats.pop.ready = self.answer.ready;
        self.answer.source = self.beats.pop.source;
        self.answer.id = self.beats.pop.id;
        self.answer.kind = kind::LOAD.into();
        self.answer.sector = self.beats.pop.sector;
        self.answer.data = self.beats.pop.data;
        self.answer.last = self.beats.pop.last;
    }
}
