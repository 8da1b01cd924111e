//! The golden model: the rules of the block's page, in the plainest structures that hold them.

mod access;
mod fault;
mod flush;
mod lines;
mod lookup;
mod note;
mod replies;
mod state;
mod writes;

use std::collections::{HashMap, VecDeque};

use testbenches::dut::Model;

use super::{Config, In, Out};
use crate::streams::{CounterBack, Events, MemoryReply, MemoryRequest, Reply, Request, class};
pub use access::Access;
pub use fault::Fault;
pub use note::Note;
pub use state::Data;
use state::{Beat, Down, Entry, Flush, Lookup, Place, Set, Timed};

/// The golden slice: sets, MSHR entries, and write-backs and atomics in flight.
#[derive(Clone, Debug)]
pub struct LlcSlice {
    config: Config,
    now: u64,
    sets: HashMap<usize, Set>,
    entries: Vec<Option<Entry>>,
    /// Write-backs that are not acknowledged, by number.
    write_backs: Vec<bool>,
    atomics: Vec<Option<Place>>,
    /// The request whose tags are compared.
    comparing: Option<Request>,
    /// The request in the decision.
    deciding: Option<Lookup>,
    /// The line of the store that was done in the cycle before (R9).
    stored: Option<u64>,
    /// The entry whose last beat came in the cycle before (R29).
    publishing: Option<usize>,
    /// Requests that wait to leave for the next level.
    down: VecDeque<Down>,
    /// Filled entries, in the order of their last beats.
    filled: VecDeque<usize>,
    /// The entry whose loads are answered.
    waking: Option<usize>,
    /// Atomics whose answers have come, in their order.
    answers: VecDeque<Timed<usize>>,
    /// Beats that have not left.
    replies: VecDeque<Beat>,
    flush: Flush,
    /// Events of the previous cycle.
    events: Events,
    evicted: u64,
    counters: [u64; 8],
    fault: Option<Fault>,
    /// The chip whose lines a wrong flush leaves.
    kept_home: Option<u64>,
    notes: Vec<Note>,
    accesses: Vec<Access>,
}

/// The resources that are free for a request in the decision at the beginning of a cycle.
#[derive(Clone, Copy, Debug)]
struct Means {
    /// A beat of it may enter the replies.
    enters: bool,
    /// The data array is not read by a waking load or an answer.
    reads: bool,
    /// No beat from below uses the byte masks.
    masks: bool,
    /// There is room downwards.
    room: bool,
}

impl LlcSlice {
    /// The state after a reset (R47).
    pub fn new(config: &Config) -> LlcSlice {
        LlcSlice {
            config: config.clone(),
            now: 0,
            sets: HashMap::new(),
            entries: vec![None; config.entries()],
            write_backs: vec![false; config.write_backs()],
            atomics: vec![None; config.atomics()],
            comparing: None,
            deciding: None,
            stored: None,
            publishing: None,
            down: VecDeque::new(),
            filled: VecDeque::new(),
            waking: None,
            answers: VecDeque::new(),
            replies: VecDeque::new(),
            flush: Flush::Idle,
            events: Events::default(),
            evicted: 0,
            counters: [0; 8],
            fault: None,
            kept_home: None,
            notes: Vec::new(),
            accesses: Vec::new(),
        }
    }

    /// A slice that is wrong.
    #[must_use]
    pub fn with_fault(self, fault: Fault) -> LlcSlice {
        LlcSlice { fault: Some(fault), ..self }
    }

    /// Tells a wrong slice the chip that it belongs to, and whether the cache is SM-side.
    pub fn tell(&mut self, chip: u64, sm_side: bool) {
        let keeps =
            self.is(Fault::FlushKeepsLocal) || (self.is(Fault::FlushKeepsMemorySide) && !sm_side);
        self.kept_home = keeps.then_some(chip);
    }

    fn is(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }

    /// The reply that it offers in this cycle, whatever its inputs are.
    pub fn reply_up(&self) -> Reply {
        self.replies.front().filter(|beat| beat.from <= self.now).map(|beat| beat.what).into()
    }

    /// The request to the next level that it offers in this cycle, whatever its inputs are.
    pub fn request_down(&self) -> MemoryRequest {
        let down = self.down.front().filter(|down| down.from <= self.now);
        down.map(|down| down.what.with_enabled_bytes()).into()
    }

    /// Whether a beat from below is taken in this cycle: only a slice that is wrong lets one wait.
    pub fn takes(&self, beat: &MemoryReply) -> bool {
        let class = beat.id >> self.config.number_bits();
        let waits = (self.is(Fault::FillWaits) && class == class::LINE)
            || (self.is(Fault::AnswerWaits) && class == class::ATOMIC);
        !waits || self.replies.is_empty()
    }

    /// Events of the last cycle.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// Accesses to the memories in the last cycle.
    pub fn accesses(&self) -> &[Access] {
        &self.accesses
    }

    /// A flush is done (R45), in this cycle.
    pub fn is_flushed(&self) -> bool {
        self.flush == Flush::Done
    }

    fn note(&mut self, note: Note) {
        self.notes.push(note);
    }

    /// Every line is invalid and nothing but lines is held, or a walk makes it so.
    pub fn is_walking(&self) -> bool {
        matches!(self.flush, Flush::Walks(..))
    }

    /// Nothing is held but lines (R44).
    fn is_idle(&self) -> bool {
        self.comparing.is_none()
            && self.deciding.is_none()
            && self.entries.iter().all(Option::is_none)
            && self.atomics.iter().all(Option::is_none)
            && !self.write_backs.contains(&true)
            && self.down.is_empty()
            && self.replies.is_empty()
            && !self.is_walking()
    }

    /// The outputs of the state, with everything ready.
    fn outputs(&self, input: &In) -> Out {
        let index = input.counter.index as usize;
        let counter = CounterBack { value: self.counters[index] };
        let mut out = Out { counter, ..Out::default() };
        (out.memory_request, out.reply) = (self.request_down(), self.reply_up());
        out.memory_reply.ready = self.takes(&input.memory_reply);
        out.flushed = self.is_flushed();
        out.idle = self.is_idle();
        out.event = self.events;
        out.evict.line = self.evicted;
        out
    }

    /// Another beat may enter the replies (R23).
    fn may_enter(&self) -> bool {
        self.replies.len() < self.config.hit_latency() + 2
    }

    /// Queues a request for the next level: seen two cycles later (R34).
    fn send(&mut self, request: MemoryRequest) {
        self.down.push_back(Timed { from: self.now + 2, what: request });
    }
}

impl Model for LlcSlice {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        self.notes.clear();
        self.accesses.clear();
        let mut out = self.outputs(input);
        self.count(&out.event);
        self.events = Events::default();
        let (walks, was_idle) = (self.is_walking(), out.idle);

        // R24: whose sector is read, and whose beat enters.
        let may_enter = self.may_enter();
        let wakes = self.waking.filter(|_| may_enter);
        let answers = self.answers.front().is_some_and(|answer| answer.from <= self.now);
        if answers && wakes.is_some() {
            self.note(Note::AnswerWaits);
        }
        let answers = answers && may_enter && wakes.is_none();
        let reads = wakes.is_none() && !answers;
        let means = Means {
            enters: may_enter && reads,
            reads,
            masks: !(input.memory_reply.valid && self.is_data(input.memory_reply.id)),
            room: self.down.len() < self.config.miss_queue(),
        };

        let stored = self.decide(means);
        self.walk(means);
        self.wake(wakes);
        if answers {
            self.answer();
        }
        let published = self.publishing.take();
        if input.memory_reply.valid && out.memory_reply.ready {
            self.take_beat(&input.memory_reply);
        }
        if let Some(number) = published {
            self.publish(number);
        }
        self.stored = stored;

        // Departures and arrivals.
        if out.memory_request.valid && input.memory_request.ready {
            self.down.pop_front();
        }
        if out.reply.valid && input.reply.ready {
            self.replies.pop_front();
        }
        if self.deciding.is_none() {
            self.deciding = self.comparing.take().map(Lookup::new);
        }
        out.request.ready = self.comparing.is_none() && !input.flush && !walks;
        if input.request.valid && out.request.ready {
            self.comparing = Some(input.request);
        }
        self.step_flush(input.flush, was_idle, out.flushed);
        self.now += 1;
        out
    }
}
