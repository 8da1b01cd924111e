//! Counts of a run in cycles, from the nodes' ports alone: golden and Verilated nodes are counted alike.
//!
//! A record is finished when its status is known, a remote one's at its home, and a miss when its line has come; records
//! are given to the metrics in the order in which they got their first status. Who holds a line is what the ports say: it
//! comes with the last beat of its fill, or where L2 was not asked for it with the answer to its load, and goes with `evict`, with a flush, or where a status contradicts it.

use super::cores::Record;
use crate::happened::{Happened, Word};
use crate::hashing::ByLine;
use crate::metrics::{Directory, Finished, Metric, Metrics, Observers};
use crate::report::Report;
use base::environment::{LOAD, STORE};
use base::streams::{DownReply, DownRequest, status};
use cluster::{Answered, Given, Observer, Shown, Status, Wiring};
use design::{Design, SystemL2};
use serde_json::{Value, json};
use std::collections::VecDeque;

/// Records that come before metrics are given those that are finished: one by one costs more, and too many at once
/// are forgotten by the processor's caches.
const BATCH: u64 = 256;

/// The event for which a record waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Waits {
    /// Nothing: it is finished.
    Nothing,
    /// Its home's word, or its answer without one.
    Home,
    /// Its line.
    Fill,
}

/// A request whose answer has not come: its line, and its record if it is the record's first.
#[derive(Clone, Copy, Debug)]
struct Asked {
    line: u64,
    kind: u64,
    record: Option<u64>,
}

/// A status of this cycle, local or of a home.
#[derive(Clone, Copy, Debug)]
struct Said {
    /// Whose tags.
    l1: usize,
    core: usize,
    id: u64,
    word: u64,
    /// Of a local status: the request.
    own: Option<(Record, u64, u64)>,
}

/// Counters of a core, beside its records.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    refused_tries: u64,
    load_cycles: u64,
    loads_answered: u64,
    l2_requests: u64,
    loads_to_l2: u64,
    requests_out: u64,
    sectors: u64,
}

/// The observer.
pub(super) struct Watch {
    observers: Observers,
    directory: Directory,
    direct_bit: usize,
    /// Messages from core to core pass no port.
    hides_homes: bool,
    sector_bytes: u64,
    counts: Vec<Counts>,
    decisions: Vec<Value>,
    /// The cycle that the following describe.
    now: u64,
    evicted: Vec<(usize, u64)>,
    said: Vec<Said>,
    filled: Vec<(usize, u64)>,
    /// Of each core, requests by identifier.
    asked: Vec<Vec<Option<Asked>>>,
    /// Lines that are coming, by L1 and number of the MSHR entry, and whether they are stale.
    coming: Vec<Vec<Option<(u64, bool)>>>,
    /// Of each L1, the records that wait for a line.
    missing: Vec<ByLine<u64>>,
    /// Records that metrics do not have yet, and the number of the first.
    records: VecDeque<(Finished, Waits)>,
    told: u64,
    /// The number of the record with which the finished ones are given to metrics.
    next_batch: u64,
}

impl Watch {
    pub(super) fn new(
        metrics: Metrics,
        design: &Design,
        cores: u32,
        l2: &SystemL2,
        direct_bit: usize,
    ) -> Watch {
        let number = cores as usize;
        Watch {
            observers: Observers::new(metrics.of_records(), design, cores, l2),
            directory: Directory::default(),
            direct_bit,
            hides_homes: false,
            sector_bytes: design.l1().map_or(0, |l1| l1.sector_bytes.into()),
            counts: vec![Counts::default(); number],
            decisions: Vec::new(),
            now: 0,
            evicted: Vec::new(),
            said: Vec::new(),
            filled: Vec::new(),
            asked: vec![Vec::new(); number],
            coming: vec![Vec::new(); number],
            missing: vec![ByLine::default(); number],
            records: VecDeque::new(),
            told: 0,
            next_batch: BATCH,
        }
    }

    /// The same of a top with its switches inside.
    pub(super) fn of_switches(self, are_inside: bool) -> Watch {
        Watch { hides_homes: are_inside, ..self }
    }

    /// All that is counted here.
    pub(super) fn report(
        &mut self,
        report: &mut Report,
        refused_requests: &[u64],
        metrics: Metrics,
    ) {
        self.end_cycle();
        self.tell();
        self.observers.report(report);
        let of = |count: fn(&Counts) -> u64| self.counts.iter().map(count).collect::<Vec<_>>();
        report.replace("reservation_fail", &of(|core| core.refused_tries));
        report.replace("refused_requests", refused_requests);
        report.counts("load_cycles", &of(|core| core.load_cycles));
        report.counts("loads_answered", &of(|core| core.loads_answered));
        report.ratio("average_load_latency", &["load_cycles"], &["loads_answered"]);
        if metrics.has(Metric::L2Requests) {
            report.counts("l2_requests", &of(|core| core.l2_requests));
            report.counts("loads_to_l2", &of(|core| core.loads_to_l2));
            report.counts("l1_requests_out", &of(|core| core.requests_out));
            let sectors = of(|core| core.sectors);
            let bytes: Vec<u64> = sectors.iter().map(|number| number * self.sector_bytes).collect();
            report.counts("l2_bytes", &bytes);
        }
        if !self.decisions.is_empty() {
            report.total("dyneb_decisions", self.decisions.clone());
        }
    }

    /// A cycle begins: the outputs of the one before are complete.
    fn at(&mut self, now: u64) {
        if now != self.now {
            self.end_cycle();
            self.now = now;
        }
    }

    /// Evictions were reported a cycle late, so that statuses find what was there when the cycle began.
    fn end_cycle(&mut self) {
        for (l1, line) in self.evicted.drain(..) {
            self.directory.take(line, l1 as u32);
        }
        let mut said = std::mem::take(&mut self.said);
        said.drain(..).for_each(|said| self.say(said));
        self.said = said;
        let mut filled = std::mem::take(&mut self.filled);
        filled.drain(..).for_each(|(l1, id)| self.fill(l1, id));
        self.filled = filled;
        let come = self.told + self.records.len() as u64;
        if come >= self.next_batch {
            self.next_batch = come + BATCH;
            self.tell();
        }
    }

    /// A status, local or of a home.
    fn say(&mut self, said: Said) {
        let Said { l1, core, id, word, own } = said;
        if let Some((record, kind, line)) = own {
            let number = self.told + self.records.len() as u64;
            let record = record.is_first.then(|| {
                let mut happened = Happened::new(false);
                happened.begin(record.request);
                let finished =
                    Finished { happened, held: self.directory.holders(line), copies: (0, 0) };
                self.records.push_back((finished, Waits::Home));
                number
            });
            put(&mut self.asked[core], id, Asked { line, kind, record });
        }
        let Some(asked) = self.asked[core].get(id as usize).copied().flatten() else { return };
        self.contradict(l1, &asked, word);
        let Some((finished, waits)) = self.record(asked.record) else { return };
        if *waits != Waits::Home {
            return;
        }
        finished.happened.word = word_of(word);
        finished.happened.at = l1 as u32;
        *waits = match (word_of(word), asked.kind) {
            (Word::Bypass, _) if own.is_some() => Waits::Home,
            (Word::Miss, LOAD) => Waits::Fill,
            _ => Waits::Nothing,
        };
        if *waits == Waits::Fill {
            let held = self.directory.holders(asked.line);
            if let (Some((finished, _)), Some(number)) = (self.record(asked.record), asked.record) {
                finished.held = held;
                self.missing[l1].insert(asked.line, number);
            }
        }
    }

    /// A status that a line which is there cannot have, or after which it is there no more.
    fn contradict(&mut self, l1: usize, asked: &Asked, word: u64) {
        let is_write = asked.kind != LOAD;
        if word == status::MISS as u64 {
            self.directory.take(asked.line, l1 as u32);
        }
        if is_write && (asked.kind != STORE || word != status::HIT as u64) {
            for (line, is_stale) in self.coming[l1].iter_mut().flatten() {
                *is_stale |= *line == asked.line;
            }
        }
    }

    /// A line has come, for an MSHR entry.
    fn fill(&mut self, l1: usize, id: u64) {
        let coming = self.coming[l1].get_mut(id as usize).and_then(Option::take);
        let Some((line, is_stale)) = coming else { return };
        if !is_stale {
            self.directory.give(line, l1 as u32);
        }
        self.end_miss(l1, line);
    }

    /// The load that missed the line is finished.
    fn end_miss(&mut self, l1: usize, line: u64) {
        let copies = self.directory.copies();
        let number = self.missing[l1].remove(&line);
        if let Some((finished, waits)) = self.record(number) {
            (finished.copies, *waits) = (copies, Waits::Nothing);
        }
    }

    fn record(&mut self, number: Option<u64>) -> Option<&mut (Finished, Waits)> {
        let place = number?.checked_sub(self.told)?;
        self.records.get_mut(place as usize)
    }

    /// Gives the metrics the records that are finished, and whose records before are.
    fn tell(&mut self) {
        let is_finished = |&&(_, waits): &&(Finished, Waits)| waits == Waits::Nothing;
        let number = self.records.iter().take_while(is_finished).count();
        let finished: Vec<Finished> =
            self.records.drain(..number).map(|(finished, _)| finished).collect();
        self.told += number as u64;
        self.observers.see_finished(&finished);
    }
}

/// Puts something in a place, which there need not have been.
fn put<T: Clone>(all: &mut Vec<Option<T>>, place: u64, value: T) {
    let place = place as usize;
    if all.len() <= place {
        all.resize(place + 1, None);
    }
    all[place] = Some(value);
}

fn word_of(word: u64) -> Word {
    [Word::Hit, Word::HitPending, Word::Miss].get(word as usize).copied().unwrap_or(Word::Bypass)
}

impl<W: Wiring> Observer<W, Record> for Watch {
    fn status(&mut self, said: &Status<'_, Record>) {
        self.at(said.now);
        let Status { core, request, word, record, .. } = *said;
        if word == status::RESERVATION_FAIL as u64 {
            self.counts[core].refused_tries += 1;
            return;
        }
        let own = Some((record, request.kind, request.line));
        self.said.push(Said { l1: core, core, id: request.id, word, own });
    }

    fn answered(&mut self, core: usize, now: u64, answer: &Answered) {
        self.at(now);
        if answer.kind == LOAD {
            self.counts[core].load_cycles += now - answer.since;
            self.counts[core].loads_answered += 1;
        }
        let asked = self.asked[core].get_mut(answer.id as usize).and_then(Option::take);
        let Some(Asked { line, record, .. }) = asked else { return };
        let comes = self.coming[core].iter().flatten().any(|(coming, _)| *coming == line);
        let Some((_, waits)) = self.record(record) else { return };
        match *waits {
            // No home said what became of it: it bypassed every L1.
            Waits::Home => *waits = Waits::Nothing,
            // L2 was not asked for the line: another L1 of a ring answered.
            Waits::Fill if !comes => {
                self.directory.give(line, core as u32);
                self.end_miss(core, line);
            }
            Waits::Fill | Waits::Nothing => {}
        }
    }

    fn sent(&mut self, now: u64, core: usize, request: &DownRequest) {
        self.at(now);
        let counts = &mut self.counts[core];
        counts.l2_requests += 1;
        counts.loads_to_l2 += u64::from(request.kind == LOAD);
        counts.requests_out += 1;
        counts.sectors += u64::from(request.sectors.count_ones());
        if request.id >> self.direct_bit == 0 {
            put(&mut self.coming[core], request.id, (request.line, false));
        }
    }

    fn came(&mut self, now: u64, core: usize, beat: &DownReply) {
        self.at(now);
        if beat.last && beat.id >> self.direct_bit == 0 {
            self.filled.push((core, beat.id));
        }
    }

    fn cycle(
        &mut self,
        now: u64,
        given: &Given<W::ToHome, W::ToCore>,
        shown: &Shown<'_, W::ToHome, W::ToCore>,
    ) {
        self.at(now);
        let core = given.core;
        let is_sent = shown.to_home.is_some() && given.room.to_home;
        self.counts[core].requests_out += u64::from(is_sent);
        if let Some(line) = shown.evicted {
            self.evicted.push((core, line));
        }
        if let Some(home) = shown.home_word {
            let (id, word) = (home.id, home.word);
            // Where switches inside carry it, this is what is seen of a request to a home.
            self.counts[home.core].requests_out += u64::from(self.hides_homes);
            self.said.push(Said { l1: core, core: home.core, id, word, own: None });
        }
        if let Some(is_shared) = shown.decision {
            let decision = if is_shared { "shared" } else { "private" };
            self.decisions.push(json!({ "cycle": now, "core": core, "decision": decision }));
        }
    }

    fn kernel(&mut self, _now: u64) {
        self.end_cycle();
        self.tell();
        self.directory.clear();
        self.observers.flush();
    }
}
