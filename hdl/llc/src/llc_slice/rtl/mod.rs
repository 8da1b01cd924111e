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
        let is_open = !self.flush.val() && !self.walker.walks.val();
        self.ports.request.payload.link(&mut self.compare.push.payload);
        self.compare.push.valid.next = self.request.valid.val() && is_open;
        self.request.ready.next = self.compare.push.ready.val() && is_open;
        self.compare.pop.link(&mut self.decision.request);
    }

    /// The set of the decision while it looks for a victim, else that of the comparison in the next cycle.
    #[kernel]
    fn read_set(&mut self) {
        let set_bits = self._config.set_bits();
        let stays = self.compare.pop.valid.val() && !self.decision.request.ready.val();
        self.lines.reads.next = self.request.valid.val();
        self.lines.next_set.next = bits_to(self.request.line.val(), set_bits);
        if self.flush.val() || self.walker.walks.val() {
            self.lines.reads.next = true;
            self.lines.next_set.next = self.walker.next_set.val();
        }
        if stays {
            self.lines.reads.next = true;
            self.lines.next_set.next = bits_to(self.compare.pop.line.val(), set_bits);
        }
        if self.decision.command.seeks.val() && !self.decision.command.chooses.val() {
            self.lines.reads.next = true;
            self.lines.next_set.next = self.decision.set_number.val();
        }
    }

    #[kernel]
    fn compare(&mut self) {
        let (set_bits, tag_bits) = (self._config.set_bits(), self._config.tag_bits());
        self.lines.tag.next = bits_to(self.compare.pop.line.val() >> set_bits, tag_bits);
        self.decision.change.link(&mut self.lines.change);
        self.lines.whole.next = self.array.whole.val();
        self.lines.picks.next = self.decision.picks.val();
        self.lines.pick.next = self.decision.pick.val();
        self.lines.clear.next = self.walker.ends.val();
        self.lines.found.link(&mut self.decision.found);
        self.lines.selected.link(&mut self.decision.selected);
    }

    #[kernel]
    fn decide(&mut self) {
        self.decision.victim.next = self.recency.victim.val();
        self.mshrs.publish.link(&mut self.decision.publish);
        self.decision.whole.next = self.array.whole.val();
        self.mshrs.pending.link(&mut self.decision.behind.pending);
        self.decision.behind.has_room.next = self.memory_requests.has_room.val();
        self.decision.behind.has_number.next = self.write_backs.has_free.val();
        self.decision.behind.is_acknowledged.next = self.write_backs.is_idle.val();
        self.decision.behind.has_place.next = self.atomics.has_free.val();
        self.decision.ids.write_back.next = self.write_backs.lowest.val();
        self.decision.ids.place.next = self.atomics.place.val();
    }

    #[kernel]
    fn use_ways(&mut self) {
        let set_bits = self._config.set_bits();
        self.recency.reads.next = self.decision.holds.val() || self.compare.pop.valid.val();
        self.recency.next_set.next = self.decision.set_number.val();
        if self.decision.request.ready.val() {
            self.recency.next_set.next = bits_to(self.compare.pop.line.val(), set_bits);
        }
        let uses_line = self.decision.command.hits.val()
            || self.decision.command.joins.val()
            || self.decision.command.stores.val();
        self.recency.set_number.next = self.decision.set_number.val();
        self.recency.pending_ways.next = self.mshrs.pending.ways.val();
        self.recency.uses.next = uses_line || self.decision.command.reserves.val();
        self.recency.inserts.next = self.decision.command.reserves.val();
        self.recency.way.next = self.decision.place.way.val();
        self.recency.chooses.next = self.decision.command.chooses.val();
    }
}

/// Beats from below, and beats to the requesters.
impl LlcSlice {
    /// Every beat is taken in the cycle in which it is offered; what answers nothing changes nothing.
    #[kernel]
    fn take_beat(&mut self) {
        let number_bits = self._config.number_bits();
        self.memory_reply.ready.next = true;
        self.beat_class.next = bits_to(self.memory_reply.id.val() >> number_bits, 2);
        let number = bits_to(self.memory_reply.id.val(), number_bits);
        let is_line = self.beat_class.val() == (class::LINE as usize);
        let is_write_back = self.beat_class.val() == (class::WRITE_BACK as usize);
        let is_atomic = self.beat_class.val() == (class::ATOMIC as usize);

        self.mshrs.beat.valid.next = self.memory_reply.valid.val() && is_line;
        self.mshrs.beat.number.next = number;
        self.mshrs.beat.sector.next = self.memory_reply.sector.val();
        self.mshrs.beat.last.next = self.memory_reply.last.val();
        self.array.fill.valid.next = self.memory_reply.valid.val() && !is_write_back;
        self.array.fill.is_expected.next = is_line && self.mshrs.taken.is_expected.val();
        self.mshrs.taken.place.link(&mut self.array.fill.place);
        self.array.fill.is_dirty.next = self.mshrs.taken.is_dirty.val();
        self.array.fill.data.next = self.memory_reply.data.val();
        self.decision.behind.is_beat.next = self.memory_reply.valid.val() && !is_write_back;
        self.atomics.answer.valid.next = self.memory_reply.valid.val() && is_atomic;
        self.atomics.answer.number.next = number;
        self.write_backs.frees.next = self.memory_reply.valid.val() && is_write_back;
        self.write_backs.freed.next = number;
    }

    /// A woken load goes before an atomic's answer, and both before lookup.
    #[kernel]
    fn choose_beat(&mut self) {
        let has_room = self.replies.has_room.val();
        self.wakes.next = self.mshrs.wake.valid.val() && has_room;
        self.answers.next =
            self.atomics.reply.valid.val() && has_room && !self.mshrs.wake.valid.val();
        self.mshrs.wake.ready.next = has_room;
        self.atomics.enters.next = self.answers.val();
        let is_taken = self.wakes.val() || self.answers.val();
        self.decision.behind.has_array.next = !is_taken;
        self.decision.behind.may_enter.next = has_room && !is_taken;
    }

    #[kernel]
    fn enter_beat(&mut self) {
        self.decision.enter.link(&mut self.replies.enter);
        if self.answers.val() {
            self.replies.enter.valid.next = true;
            self.atomics.reply.requester.link(&mut self.replies.enter.requester);
            self.replies.enter.kind.next = kind::ATOMIC.into();
            self.replies.enter.sector.next = self.atomics.reply.sector.val();
            self.replies.enter.last.next = true;
        }
        if self.wakes.val() {
            self.replies.enter.valid.next = true;
            self.mshrs.wake.requester.link(&mut self.replies.enter.requester);
            self.replies.enter.kind.next = kind::LOAD.into();
            self.replies.enter.sector.next = self.mshrs.wake.place.sector.val();
            self.replies.enter.last.next = self.mshrs.wake.last.val();
        }
        self.replies.line_data.next = self.array.data.val();
        self.replies.atomic_data.next = self.atomics.reply_data.val();
        self.replies.reply.link(&mut self.ports.reply);
    }

    #[kernel]
    fn access_array(&mut self) {
        self.decision.place.link(&mut self.array.read);
        if self.wakes.val() {
            self.mshrs.wake.place.link(&mut self.array.read);
        }
        self.decision.place.link(&mut self.array.decided);
        let shows = self.decision.holds.val() || self.walker.walks.val();
        self.array.decides.next = shows;
        self.array.reads.next = shows || self.mshrs.wake.valid.val();
        self.decision.store.link(&mut self.array.store);
    }
}

/// Requests to memory.
impl LlcSlice {
    #[kernel]
    fn ask_entries(&mut self) {
        self.decision.ask.link(&mut self.mshrs.ask);
        self.decision.requester.link(&mut self.mshrs.requester);
        self.mshrs.whole.next = self.array.whole.val();
        self.atomics.leave.valid.next = self.decision.command.sends_atomic.val();
        self.decision.requester.link(&mut self.atomics.leave.requester);
        self.atomics.leave.sector.next = self.decision.place.sector.val();
        self.atomics.answer_data.next = self.array.written_data.val();
        self.write_backs.take.next = self.decision.command.writes_back.val();
    }

    #[kernel]
    fn send_down(&mut self) {
        self.decision.issue.link(&mut self.memory_requests.issue);
        self.memory_requests.sector_data.next = self.array.data.val();
        self.memory_requests.sector_mask.next = self.array.mask.val();
        // An atomic is in the decision for this cycle.
        self.memory_requests.operation.next = self.decision.operation.val();
        self.memory_requests.byte_enable.next = self.decision.store.byte_enable.val();
        self.memory_requests.data.next = self.decision.store.data.val();
        self.memory_requests.memory_request.link(&mut self.ports.memory_request);
    }
}

/// The slice's walks, and its events.
impl LlcSlice {
    #[kernel]
    fn walk(&mut self) {
        let is_idle = !self.compare.pop.valid.val()
            && !self.decision.holds.val()
            && !self.walker.walks.val()
            && self.mshrs.is_idle.val()
            && self.atomics.is_idle.val()
            && self.write_backs.is_idle.val()
            && self.memory_requests.is_empty.val()
            && self.replies.is_empty.val();
        self.idle.next = is_idle;
        self.walker.flush.next = self.flush.val();
        self.walker.is_idle.next = is_idle;
        self.walker.dirty_ways.next = self.lines.dirty_ways.val();
        self.walker.is_acknowledged.next = self.write_backs.is_idle.val();
        self.walker.is_line_done.next = self.decision.walk.is_line_done.val();
        self.decision.walk.walks.next = self.walker.walks.val();
        self.decision.walk.set_number.next = self.walker.set_number.val();
        self.decision.walk.chooses.next = self.walker.chooses.val();
        self.decision.walk.way.next = self.walker.way.val();
        self.decision.walk.has_line.next = self.walker.has_line.val();
        self.flushed.next = self.walker.flushed.val();
    }

    #[kernel]
    fn tell_events(&mut self) {
        let is_load_hit = self.decision.command.hits.val();
        let takes_way = self.decision.command.reserves.val();
        let stores = self.decision.command.stores.val();
        self.events.now.hit.next = is_load_hit || (stores && !takes_way);
        self.events.now.hit_pending.next = self.decision.command.joins.val();
        self.events.now.miss.next = self.decision.command.misses.val() || (stores && takes_way);
        self.events.now.atomic.next = self.decision.command.sends_atomic.val();
        self.events.now.wait.next = self.decision.waits.val();
        self.events.now.evict.next = self.decision.evict.val();
        self.events.now.write_back.next = self.decision.command.writes_back.val();
        self.events.now.fill.next = self.mshrs.publish.valid.val();
        self.events.evicted_line.next = self.decision.old_line.val();
        self.events.event.link(&mut self.ports.event);
        self.events.evict.link(&mut self.ports.evict);
        self.ports.counter.link(&mut self.events.counter);
    }
}
