//! The golden model: a golden tracker, and the rules of the block's page around it.

use std::collections::VecDeque;

use signal::port::{Lanes, Ready};
use testbenches::dut::Model;

use super::{Config, In, Out};
use crate::streams::{Forward, Message, Port, Request, kind};
use crate::tracker::{self, AnswerBack, Invalidate, Lookup, Remove, model::SharingTracker};

/// The tracker's streams that cores' messages are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stream {
    Invalidate,
    Remove,
    Lookup,
}

/// Whose message of a stream is offered.
#[derive(Clone, Copy, Debug, Default)]
struct StreamArbiter {
    /// The core that is asked first.
    first: usize,
    /// The core whose message was offered in the cycle before and did not pass.
    stands: Option<usize>,
}

/// Builds that break a rule of the specification, for tests that must notice it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wrong {
    /// A core is marked when its line has arrived, and not with the lookup: [`TrackerBank::mark`] does it.
    pub marks_at_arrival: bool,
    /// A write leaves the tracker's entry as it is.
    pub keeps_entry: bool,
}

/// A tracker's share of sets, with queues to cores and L2.
#[derive(Clone, Debug)]
pub struct TrackerBank<const MOST: usize> {
    config: Config,
    wrong: Wrong,
    tracker: SharingTracker,
    /// Of each [`Stream`].
    turns: [StreamArbiter; 3],
    /// The message whose answer is valid, as L2 is asked for it.
    passed: Option<Request>,
    /// The place of each core's forward.
    forwards: Vec<Option<Forward>>,
    queue: VecDeque<Request>,
    /// The last entry of the queue was a nack.
    nack_entered: bool,
}

/// R1
fn stream_of(message: &Message) -> Stream {
    match message.kind as usize {
        kind::LOAD => Stream::Lookup,
        kind::REMOVE => Stream::Remove,
        _ => Stream::Invalidate,
    }
}

impl<const MOST: usize> TrackerBank<MOST> {
    /// The state after a reset (R11).
    pub fn new(config: &Config) -> TrackerBank<MOST> {
        TrackerBank::with(config, Wrong::default())
    }

    /// The same of a build that is wrong.
    pub fn with(config: &Config, wrong: Wrong) -> TrackerBank<MOST> {
        TrackerBank {
            config: config.clone(),
            wrong,
            tracker: SharingTracker::new(config.tracker()),
            turns: [StreamArbiter::default(); 3],
            passed: None,
            forwards: vec![None; config.cores()],
            queue: VecDeque::new(),
            // The answer has the first turn (R8).
            nack_entered: true,
        }
    }

    /// Requests that wait for L2.
    pub fn queued(&self) -> usize {
        self.queue.len()
    }

    /// The directory inside the bank.
    pub fn tracker(&self) -> &SharingTracker {
        &self.tracker
    }

    /// Offers of the coming cycle: to L2, and to each core.
    pub fn offered(&self) -> (Request, Lanes<Forward, MOST>) {
        let request = self.queue.front().copied().into();
        (request, Lanes::of(self.forwards.len(), |core| self.forwards[core].into()))
    }

    /// The directory inside the bank, to be changed.
    pub fn tracker_mut(&mut self) -> &mut SharingTracker {
        &mut self.tracker
    }

    /// Marks a core for a line that has arrived, as a wrong build does.
    pub fn mark(&mut self, line: u64, core: u64) {
        if self.wrong.marks_at_arrival {
            self.tracker.mark(line, core);
        }
    }

    /// The core whose message is offered to a stream (R2).
    fn offers(&self, stream: Stream, input: &In<MOST>) -> Option<usize> {
        let is_for = |core: &usize| {
            let message = &input.message[*core];
            message.valid && stream_of(message) == stream
        };
        let StreamArbiter { first, stands } = self.turns[stream as usize];
        let cores = self.config.cores();
        stands.filter(is_for).or_else(|| (0..cores).map(|step| (first + step) % cores).find(is_for))
    }

    /// Inputs of the tracker.
    fn tracker_input(&self, input: &In<MOST>, chosen: &[Option<usize>; 3]) -> tracker::In {
        let of = |stream: Stream| {
            let core = chosen[stream as usize];
            core.map_or((Message::default(), 0), |core| (input.message[core], core as u64))
        };
        let (write, _) = of(Stream::Invalidate);
        let (evicted, from) = of(Stream::Remove);
        let (load, core) = of(Stream::Lookup);
        let allocates = load.id & self.config.port().direct_bit() == 0;
        tracker::In {
            flush: input.flush,
            invalidate: Invalidate { valid: write.valid, line: write.line },
            remove: Remove { valid: evicted.valid, line: evicted.line, core: from },
            lookup: Lookup {
                valid: load.valid,
                line: load.line,
                core,
                may_forward: allocates,
                adds: allocates && !self.wrong.marks_at_arrival,
            },
            answer: AnswerBack::default(),
        }
    }
}

/// A load that a core could not answer, as L2 is asked for it (R8).
fn of_nack(nack: &Forward, port: &Port) -> Request {
    let Forward { line, requester, id, .. } = *nack;
    let (kind, sectors) = (kind::LOAD as u64, port.all_sectors());
    Request { valid: true, kind, line, sectors, source: requester, id, ..Request::default() }
}

impl<const MOST: usize> Model for TrackerBank<MOST> {
    type In = In<MOST>;
    type Out = Out<MOST>;

    fn step(&mut self, input: &In<MOST>) -> Out<MOST> {
        let answer = self.tracker.answer();
        let is_forward = answer.valid && answer.forward;
        let goes_on = self.passed.filter(|request| request.kind != kind::REMOVE as u64);
        let goes_to_l2 = answer.valid && !is_forward && goes_on.is_some();
        let (request, forward) = self.offered();
        let mut out = Out {
            idle: !answer.valid
                && self.queue.is_empty()
                && self.forwards.iter().all(Option::is_none),
            forward,
            request,
            ..Out::default()
        };

        // R5 to R8: what is taken of nack and answer.
        let has_room = self.queue.len() < self.config.queue();
        out.nack.ready = has_room && !(goes_to_l2 && self.nack_entered);
        let nack_enters = input.nack.valid && out.nack.ready;
        let owner = answer.forward_core as usize;
        let answer_taken = match (is_forward, goes_to_l2) {
            (true, _) => self.forwards[owner].is_none(),
            (_, true) => has_room && !nack_enters,
            _ => true,
        };

        // R2, R3, R4
        let streams = [Stream::Invalidate, Stream::Remove, Stream::Lookup];
        let chosen = streams.map(|stream| self.offers(stream, input));
        let mut asked = self.tracker_input(input, &chosen);
        asked.answer.ready = answer_taken;
        let written = asked.invalidate.line;
        let kept = self.tracker.sharers_of(written);
        let said = self.tracker.step(&asked);
        if self.wrong.keeps_entry && asked.invalidate.valid && said.invalidate.ready {
            kept.into_iter().for_each(|core| self.tracker.mark(written, core));
        }
        out.flush = said.flush;

        // The edge.
        if input.request.ready {
            self.queue.pop_front();
        }
        for (place, taken) in self.forwards.iter_mut().zip(*input.forward) {
            *place = place.take().filter(|_| !taken.ready);
        }
        if let (Some(request), true) = (self.passed, answer.valid && answer_taken) {
            let Request { line, source, id, .. } = request;
            if is_forward {
                self.forwards[owner] = Some(Forward { valid: true, line, requester: source, id });
            } else if goes_to_l2 {
                self.queue.push_back(request);
                self.nack_entered = false;
            }
        }
        if nack_enters {
            self.queue.push_back(of_nack(&input.nack, self.config.port()));
            self.nack_entered = true;
        }
        if answer_taken {
            self.passed = None;
        }
        let readies = [said.invalidate.ready, said.remove.ready, said.lookup.ready];
        for ((core, is_ready), turn) in chosen.into_iter().zip(readies).zip(&mut self.turns) {
            turn.stands = core.filter(|_| !is_ready);
            if let Some(core) = core.filter(|_| is_ready) {
                out.message[core] = Ready { ready: true };
                self.passed = Some(input.message[core].from_core(core as u64));
                turn.first = (core + 1) % self.config.cores();
            }
        }
        out
    }
}
