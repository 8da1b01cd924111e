//! The hardware: two stages of lookup, the states of lines beside them, and what lies behind the decision.

mod atomic_places;
mod change;
mod decision;
mod events;
mod id_pool;
mod line_states;
mod memory_requests;
mod mshr_entry;
mod mshr_file;
mod patch;
mod recency;
mod replies;
mod request_stage;
mod rules;
mod sector_array;
mod waker;
mod walker;
mod way;

use super::Config;
use super::ports::Ports;
use crate::streams::{class, kind};
use atomic_places::AtomicPlaces;
use decision::Decision;
use events::Events;
use id_pool::IdPool;
use line_states::LineStates;
use memory_requests::MemoryRequests;
use mshr_file::MshrFile;
use recency::Recency;
use replies::Replies;
use request_stage::RequestStage;
use rust_hdl::core::prelude::*;
use sector_array::SectorArray;
use signal::prelude::*;
use walker::Walker;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct LlcSlice {
    kind: Kind,
    pub(super) ports: Ports,
    /// The request in the comparison.
    compare: RequestStage,
    lines: LineStates,
    recency: Recency,
    decision: Decision,
    array: SectorArray,
    mshrs: MshrFile,
    atomics: AtomicPlaces,
    /// Write-backs that are not acknowledged.
    write_backs: IdPool,
    memory_requests: MemoryRequests,
    replies: Replies,
    walker: Walker,
    events: Events,
    /// The beat that enters the replies is a woken load's, an atomic's answer.
    wakes: Signal<Local, Bit>,
    answers: Signal<Local, Bit>,
    /// The class of the beat from below.
    beat_class: Wire<Local>,
    _config: Config,
}

signal::ports! {
    rtl super::rtl::LlcSlice = super::ports;
}

impl LlcSlice {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> LlcSlice {
        LlcSlice {
            kind: Kind::of::<LlcSlice>(
                "A write-back slice of a last-level cache: loads, stores, atomics and maintenance \
                 of lines, a dirty bit a byte, misses that merge, hits under misses.",
            ),
            ports: Ports::new(config),
            compare: RequestStage::new(config),
            lines: LineStates::new(config),
            recency: Recency::new(config),
            decision: Decision::new(config),
            array: SectorArray::new(config),
            mshrs: MshrFile::new(config),
            atomics: AtomicPlaces::new(config),
            write_backs: IdPool::new(config.write_backs(), config.number_bits()),
            memory_requests: MemoryRequests::new(config),
            replies: Replies::new(config),
            walker: Walker::new(config),
            events: Events::new(config),
            wakes: Signal::default(),
            answers: Signal::default(),
            beat_class: Wire::new(2),
            _config: config.clone(),
        }
    }
}

impl Logic for LlcSlice {
    #[kernel]
    fn update(&mut self) {
        self.accept();
        self.read_set();
        self.compare();
        self.decide();
        self.use_ways();

        self.take_beat();
        self.choose_beat();
        self.enter_beat();
        self.access_array();
        self.ask_entries();
        self.send_down();

        self.walk();
        self.tell_events();
    }
}

/// Lookup.
impl LlcSlice {
    #[kernel]
    fn accept(&mut self) {
        let is_open = !self.flush && !self.walker.walks;
        self.ports.request.payload.link(&mut self.compare.push.payload);
        self.compare.push.valid = self.request.valid && is_open;
        self.request.ready = self.compare.push.ready && is_open;
        self.compare.pop.link(&mut self.decision.request);
    }

    /// The set of the decision while it looks for a victim, else that of the comparison in the next cycle.
    #[kernel]
    fn read_set(&mut self) {
        let set_bits = self._config.set_bits();
        let stays = self.compare.pop.valid && !self.decision.request.ready;
        self.lines.reads = self.request.valid;
        self.lines.next_set = bits_to(self.request.line, set_bits);
        if self.flush || self.walker.walks {
            self.lines.reads = true;
            self.lines.next_set = self.walker.next_set;
        }
        if stays {
            self.lines.reads = true;
            self.lines.next_set = bits_to(self.compare.pop.line, set_bits);
        }
        if self.decision.command.seeks && !self.decision.command.chooses {
            self.lines.reads = true;
            self.lines.next_set = self.decision.set_number;
        }
    }

    #[kernel]
    fn compare(&mut self) {
        let (set_bits, tag_bits) = (self._config.set_bits(), self._config.tag_bits());
        self.lines.tag = bits_to(self.compare.pop.line >> set_bits, tag_bits);
        self.decision.change.link(&mut self.lines.change);
        self.lines.whole = self.array.whole;
        self.lines.picks = self.decision.picks;
        self.lines.pick = self.decision.pick;
        self.lines.clear = self.walker.ends;
        self.lines.found.link(&mut self.decision.found);
        self.lines.selected.link(&mut self.decision.selected);
    }

    #[kernel]
    fn decide(&mut self) {
        self.decision.victim = self.recency.victim;
        self.mshrs.publish.link(&mut self.decision.publish);
        self.decision.whole = self.array.whole;
        self.mshrs.pending.link(&mut self.decision.behind.pending);
        self.decision.behind.has_room = self.memory_requests.has_room;
        self.decision.behind.has_number = self.write_backs.has_free;
        self.decision.behind.is_acknowledged = self.write_backs.is_idle;
        self.decision.behind.has_place = self.atomics.has_free;
        self.decision.ids.write_back = self.write_backs.lowest;
        self.decision.ids.place = self.atomics.place;
    }

    #[kernel]
    fn use_ways(&mut self) {
        let set_bits = self._config.set_bits();
        self.recency.reads = self.decision.holds || self.compare.pop.valid;
        self.recency.next_set = self.decision.set_number;
        if self.decision.request.ready {
            self.recency.next_set = bits_to(self.compare.pop.line, set_bits);
        }
        let uses_line = self.decision.command.hits
            || self.decision.command.joins
            || self.decision.command.stores;
        self.recency.set_number = self.decision.set_number;
        self.recency.pending_ways = self.mshrs.pending.ways;
        self.recency.uses = uses_line || self.decision.command.reserves;
        self.recency.inserts = self.decision.command.reserves;
        self.recency.way = self.decision.place.way;
        self.recency.chooses = self.decision.command.chooses;
    }
}

/// Beats from below, and beats to the requesters.
impl LlcSlice {
    /// Every beat is taken in the cycle in which it is offered; what answers nothing changes nothing.
    #[kernel]
    fn take_beat(&mut self) {
        let number_bits = self._config.number_bits();
        self.memory_reply.ready = true;
        self.beat_class = bits_to(self.memory_reply.id >> number_bits, 2);
        let number = bits_to(self.memory_reply.id, number_bits);
        let is_line = self.beat_class == (class::LINE as usize);
        let is_write_back = self.beat_class == (class::WRITE_BACK as usize);
        let is_atomic = self.beat_class == (class::ATOMIC as usize);

        self.mshrs.beat.valid = self.memory_reply.valid && is_line;
        self.mshrs.beat.number = number;
        self.mshrs.beat.sector = self.memory_reply.sector;
        self.mshrs.beat.last = self.memory_reply.last;
        self.array.fill.valid = self.memory_reply.valid && !is_write_back;
        self.array.fill.is_expected = is_line && self.mshrs.taken.is_expected;
        self.mshrs.taken.place.link(&mut self.array.fill.place);
        self.array.fill.is_dirty = self.mshrs.taken.is_dirty;
        self.array.fill.data = self.memory_reply.data;
        self.decision.behind.is_beat = self.memory_reply.valid && !is_write_back;
        self.atomics.answer.valid = self.memory_reply.valid && is_atomic;
        self.atomics.answer.number = number;
        self.write_backs.frees = self.memory_reply.valid && is_write_back;
        self.write_backs.freed = number;
    }

    /// A woken load goes before an atomic's answer, and both before lookup.
    #[kernel]
    fn choose_beat(&mut self) {
        let has_room = self.replies.has_room;
        self.wakes = self.mshrs.wake.valid && has_room;
        self.answers = self.atomics.reply.valid && has_room && !self.mshrs.wake.valid;
        self.mshrs.wake.ready = has_room;
        self.atomics.enters = self.answers;
        let is_taken = self.wakes || self.answers;
        self.decision.behind.has_array = !is_taken;
        self.decision.behind.may_enter = has_room && !is_taken;
    }

    #[kernel]
    fn enter_beat(&mut self) {
        self.decision.enter.link(&mut self.replies.enter);
        if self.answers {
            self.replies.enter.valid = true;
            self.atomics.reply.requester.link(&mut self.replies.enter.requester);
            self.replies.enter.kind = kind::ATOMIC.into();
            self.replies.enter.sector = self.atomics.reply.sector;
            self.replies.enter.last = true;
        }
        if self.wakes {
            self.replies.enter.valid = true;
            self.mshrs.wake.requester.link(&mut self.replies.enter.requester);
            self.replies.enter.kind = kind::LOAD.into();
            self.replies.enter.sector = self.mshrs.wake.place.sector;
            self.replies.enter.last = self.mshrs.wake.last;
        }
        self.replies.line_data = self.array.data;
        self.replies.atomic_data = self.atomics.reply_data;
        self.replies.reply.link(&mut self.ports.reply);
    }

    #[kernel]
    fn access_array(&mut self) {
        self.decision.place.link(&mut self.array.read);
        if self.wakes {
            self.mshrs.wake.place.link(&mut self.array.read);
        }
        self.decision.place.link(&mut self.array.decided);
        let shows = self.decision.holds || self.walker.walks;
        self.array.decides = shows;
        self.array.reads = shows || self.mshrs.wake.valid;
        self.decision.store.link(&mut self.array.store);
    }
}

/// Requests to memory.
impl LlcSlice {
    #[kernel]
    fn ask_entries(&mut self) {
        self.decision.ask.link(&mut self.mshrs.ask);
        self.decision.requester.link(&mut self.mshrs.requester);
        self.mshrs.whole = self.array.whole;
        self.atomics.leave.valid = self.decision.command.sends_atomic;
        self.decision.requester.link(&mut self.atomics.leave.requester);
        self.atomics.leave.sector = self.decision.place.sector;
        self.atomics.answer_data = self.array.written_data;
        self.write_backs.take = self.decision.command.writes_back;
    }

    #[kernel]
    fn send_down(&mut self) {
        self.decision.issue.link(&mut self.memory_requests.issue);
        self.memory_requests.sector_data = self.array.data;
        self.memory_requests.sector_mask = self.array.mask;
        // An atomic is in the decision for this cycle.
        self.memory_requests.operation = self.decision.operation;
        self.memory_requests.byte_enable = self.decision.store.byte_enable;
        self.memory_requests.data = self.decision.store.data;
        self.memory_requests.memory_request.link(&mut self.ports.memory_request);
    }
}

/// The slice's walks, and its events.
impl LlcSlice {
    #[kernel]
    fn walk(&mut self) {
        let is_idle = !self.compare.pop.valid
            && !self.decision.holds
            && !self.walker.walks
            && self.mshrs.is_idle
            && self.atomics.is_idle
            && self.write_backs.is_idle
            && self.memory_requests.is_empty
            && self.replies.is_empty;
        self.idle = is_idle;
        self.walker.flush = self.flush;
        self.walker.is_idle = is_idle;
        self.walker.dirty_ways = self.lines.dirty_ways;
        self.walker.is_acknowledged = self.write_backs.is_idle;
        self.walker.is_line_done = self.decision.walk.is_line_done;
        self.decision.walk.walks = self.walker.walks;
        self.decision.walk.set_number = self.walker.set_number;
        self.decision.walk.chooses = self.walker.chooses;
        self.decision.walk.way = self.walker.way;
        self.decision.walk.has_line = self.walker.has_line;
        self.flushed = self.walker.flushed;
    }

    #[kernel]
    fn tell_events(&mut self) {
        let is_load_hit = self.decision.command.hits;
        let takes_way = self.decision.command.reserves;
        let stores = self.decision.command.stores;
        self.events.now.hit = is_load_hit || (stores && !takes_way);
        self.events.now.hit_pending = self.decision.command.joins;
        self.events.now.miss = self.decision.command.misses || (stores && takes_way);
        self.events.now.atomic = self.decision.command.sends_atomic;
        self.events.now.wait = self.decision.waits;
        self.events.now.evict = self.decision.evict;
        self.events.now.write_back = self.decision.command.writes_back;
        self.events.now.fill = self.mshrs.publish.valid;
        self.events.evicted_line = self.decision.old_line;
        self.events.event.link(&mut self.ports.event);
        self.events.evict.link(&mut self.ports.evict);
        self.ports.counter.link(&mut self.events.counter);
    }
}
