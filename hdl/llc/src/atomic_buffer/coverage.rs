//! Coverage bins; and the check that every answer is what the requests before it left.

use base::environment::Memory;
use base::model::Data;
use base::streams::CoreRequest;
use std::collections::{HashMap, VecDeque};
use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::dut::Model as _;

use super::model::{AtomicBuffer, State};
use super::operation::{Word, perform};
use super::{Config, In, Out};
use crate::environment::{asked, sectors_of};
use crate::streams::{Reply, Request, kind};
use testbenches::recording::Known;

/// Bins that a search hits among the seeds of the preset.
pub(super) const RECORDED: &[Known] = &[Known { eighths: &[(1, 2), (3, 2), (4, 4)], missed: 0 }];

testbenches::bins! {
    /// The cases of the rules.
    pub enum Covered {
        performed: "an atomic was performed",
        in_a_row: "atomics were performed in three cycles in a row",
        compared: "an exchange found the compare value",
        compared_in_vain: "an exchange did not find it",
        read: "a read was performed",
        loaded: "a sector was loaded",
        written_back: "a sector was written back",
        released_clean: "a clean sector was released",
        released_for_atomic: "a sector made place for another atomic's",
        released_for_other: "a sector was released for an other request to its line",
        queue_full: "an atomic waited for the queue",
        other_waits_for_queue: "an other request waited for an atomic in the queue alone",
        other_waits_for_own: "an other request waited while an internal one was offered",
        own_waits_for_other: "an internal request waited while another one was offered",
        other_passes_held: "an other request passed a held sector of another line",
        atomic_passes: "an atomic passed, the buffer being disabled",
        reply_waits: "an atomic's reply waited for a slice's",
        slice_waits: "a slice's reply waited for an atomic's",
        own_beat_beside: "an internal beat was taken while reply was not ready",
        flush_waits: "a flush waited for the queue",
        flush_writes: "a flush wrote the sector back",
        flushed: "a flush was done",
        all_streams: "beats moved on all four streams in one cycle",
    }
}

/// Expected beats, by sector.
type Expected = HashMap<u64, Data>;

/// Counts [`Covered`] and checks the streams, and each answer against a golden memory.
pub struct Monitor {
    config: Config,
    state: AtomicBuffer,
    request: StreamContract<Request>,
    reply: StreamContract<Reply>,
    slice_request: StreamContract<Request>,
    slice_reply: StreamContract<Reply>,
    memory: Memory,
    below: Memory,
    written: Vec<(u64, u64)>,
    expected: HashMap<(u64, u64), Expected>,
    /// Atomics that are not answered, and what their words are.
    atomics: VecDeque<Request>,
    row: u32,
    /// The request was at `slice_request`.
    stands: bool,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            config: config.clone(),
            state: AtomicBuffer::new(config),
            request: StreamContract::new("request").may_start_valid(),
            reply: StreamContract::new("reply").may_start_valid(),
            slice_request: StreamContract::new("slice_request").may_start_valid(),
            slice_reply: StreamContract::new("slice_reply").may_start_valid(),
            memory: Memory::new(config.sector_bytes()),
            below: Memory::new(config.sector_bytes()),
            written: Vec::new(),
            expected: HashMap::new(),
            atomics: VecDeque::new(),
            row: 0,
            stands: false,
        }
    }

    /// A request was taken.
    fn accept(&mut self, request: &Request, enable: bool, coverage: &mut Coverage<Covered>) {
        let line = request.line;
        let read = |memory: &Memory, sector| (sector, memory.read(line, sector));
        let is_answered = request.kind == kind::LOAD as u64 || request.kind == kind::ATOMIC as u64;
        let sectors = sectors_of(if is_answered { request.sectors } else { 0 });
        let expected = sectors.map(|sector| read(&self.memory, sector)).collect();
        self.expected.insert((request.source, request.id), expected);
        let is_atomic = request.kind == kind::ATOMIC as u64;
        self.written.push((line, request.sector()));
        match (is_atomic && enable, Word::named(request.byte_enable)) {
            (true, Some(word)) => {
                let old = self.memory.read(line, request.sector());
                let new = perform(request.operation, word, &old, &request.data);
                let is_9 = request.operation == 9;
                let found = word.of(&old) == word.partner().of(&request.data);
                coverage.hit_when(is_9 && found, Covered::compared);
                coverage.hit_when(is_9 && !found, Covered::compared_in_vain);
                coverage.hit_when(new.is_none(), Covered::read);
                if let Some(value) = new {
                    let byte_enable = word.bytes();
                    let (kind, data) = (kind::STORE as u64, word.with(value));
                    let store = CoreRequest { kind, byte_enable, data, ..asked(request) };
                    self.memory.write(&store);
                }
                self.atomics.push_back(*request);
            }
            _ => {
                self.memory.write(&asked(request));
            }
        }
    }

    /// A beat of an answer left.
    fn answer(&mut self, beat: &Reply) -> Result<(), Violation> {
        let broken = |rule: String| Err(Violation::new("reply", rule));
        let name = (beat.source, beat.id);
        let Some(sectors) = self.expected.get_mut(&name) else {
            return broken(format!("nothing may be invented; {beat:x?} came"));
        };
        let has_data = beat.kind == kind::LOAD as u64 || beat.kind == kind::ATOMIC as u64;
        if has_data && sectors.remove(&beat.sector) != Some(beat.data) {
            return broken(format!("{beat:x?} must be what the requests before it left"));
        }
        if beat.last {
            self.expected.remove(&name);
            self.atomics.retain(|atomic| (atomic.source, atomic.id) != name);
        }
        Ok(())
    }

    /// After a flush, once everything is answered, the slice has all that was written.
    fn flushed(&mut self) -> Result<(), Violation> {
        if !self.expected.is_empty() {
            return Ok(());
        }
        for (line, sector) in self.written.drain(..) {
            if self.memory.read(line, sector) != self.below.read(line, sector) {
                let rule = format!("sector {sector} of line {line:#x} must be at the slice");
                return Err(Violation::new("flush", rule));
            }
        }
        Ok(())
    }

    fn check(&mut self, input: &In, output: &Out) -> Result<(), Violation> {
        let (request, beat) = (input.request, input.slice_reply);
        let (reply, down) = (output.reply, output.slice_request);
        self.request.check(request.valid, output.request.ready, request)?;
        self.reply.check(reply.valid, input.reply.ready, reply)?;
        self.slice_request.check(down.valid, input.slice_request.ready, down)?;
        self.slice_reply.check(beat.valid, output.slice_reply.ready, beat)?;
        let is_own = beat.id >> self.config.id_bits() == 1;
        if is_own && !output.slice_reply.ready {
            return Err(Violation::new("R12", "an internal beat must be taken at once"));
        }
        let passes = request.valid && output.request.ready;
        if input.flush && passes && !self.stands {
            return Err(Violation::new("R2", "no request must be taken while flush is high"));
        }
        let is_other = down.id >> self.config.id_bits() == 0;
        self.stands = down.valid && !input.slice_request.ready && is_other;
        Ok(())
    }
}

impl testbenches::dut::Monitor for Monitor {
    type In = In;
    type Out = Out;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In,
        output: &Out,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        self.cover(input, output, coverage);
        self.check(input, output)?;
        self.state.step(input);
        let goes_down = output.slice_request.valid && input.slice_request.ready;
        if output.reply.valid && input.reply.ready {
            self.answer(&output.reply)?;
        }
        if goes_down {
            self.below.write(&asked(&output.slice_request));
        }
        if input.request.valid && output.request.ready {
            self.accept(&input.request, input.enable, coverage);
        }
        if output.flushed && input.flush {
            self.flushed()?;
        }
        Ok(())
    }
}

impl Monitor {
    fn cover(&mut self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        let (request, beat) = (input.request, input.slice_reply);
        let top = self.config.id_bits();
        let is_atomic = request.kind == kind::ATOMIC as u64;
        let asks_other = request.valid && !(is_atomic && input.enable);
        let passes = request.valid && output.request.ready;
        let (own, goes_down) = (
            output.slice_request.valid && output.slice_request.id >> top == 1,
            output.slice_request.valid && input.slice_request.ready,
        );
        let is_held = self.state.state() == State::Held;
        let waits = self.state.waiting();
        let line = self.state.sector().map(|(line, _)| line);
        self.row = if output.performed { self.row + 1 } else { 0 };
        coverage.hit_when(output.performed, Covered::performed);
        coverage.hit_when(self.row > 2, Covered::in_a_row);
        coverage.hit_when(own && goes_down && output.slice_request.kind == 0, Covered::loaded);
        coverage
            .hit_when(own && goes_down && output.slice_request.kind == 1, Covered::written_back);
        let of_line = asks_other && line == Some(request.line);
        let releases = is_held && waits == 0 && (of_line || input.flush);
        coverage.hit_when(releases && !self.state.is_dirty(), Covered::released_clean);
        coverage.hit_when(is_held && waits == 0 && of_line, Covered::released_for_other);
        coverage.hit_when(
            own && output.slice_request.kind == 1 && waits > 0,
            Covered::released_for_atomic,
        );
        let is_full = waits == self.config.atomic_queue();
        coverage.hit_when(request.valid && !asks_other && is_full, Covered::queue_full);
        let by_queue = asks_other && line != Some(request.line) && self.state.holds(&request);
        coverage.hit_when(by_queue, Covered::other_waits_for_queue);
        let is_free = asks_other && !self.state.holds(&request) && !input.flush;
        coverage.hit_when(is_free && own, Covered::other_waits_for_own);
        let is_busy = matches!(self.state.state(), State::Loading | State::Writing);
        coverage.hit_when(self.stands && is_busy && !own, Covered::own_waits_for_other);
        coverage.hit_when(passes && asks_other && is_held, Covered::other_passes_held);
        coverage.hit_when(passes && is_atomic && !input.enable, Covered::atomic_passes);
        let is_passed = beat.valid && beat.id >> top == 0;
        let is_atomics = output.reply.valid && output.reply.kind == 2 && input.enable;
        coverage.hit_when(is_passed && is_atomics, Covered::slice_waits);
        let may = is_held && !self.atomics.is_empty() && waits > 0;
        coverage.hit_when(may && is_passed && !is_atomics, Covered::reply_waits);
        let is_own_beat = beat.valid && beat.id >> top == 1;
        coverage.hit_when(is_own_beat && !input.reply.ready, Covered::own_beat_beside);
        coverage.hit_when(input.flush && waits > 0, Covered::flush_waits);
        let writes = own && output.slice_request.kind == 1;
        coverage.hit_when(input.flush && writes && waits == 0, Covered::flush_writes);
        coverage.hit_when(output.flushed, Covered::flushed);
        let answers = output.reply.valid && input.reply.ready;
        let all = passes && goes_down && answers && beat.valid && output.slice_reply.ready;
        coverage.hit_when(all, Covered::all_streams);
    }
}

/// The cases that a geometry has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    match config.atomic_queue() {
        1 => vec![Unreachable::new(Covered::in_a_row, "a queue of one takes one in two cycles")],
        _ => Vec::new(),
    }
}
