//! Expected data of each request: program order of the SM that alone writes a word, both ways; a count of all
//! atomics to a word that all add to; and a memory that is as the golden one whenever all chips have been
//! flushed.

use std::collections::{HashMap, HashSet, VecDeque};

use llc::atomic_buffer::{self, perform};
use llc::environment::{Memory, asked, sectors_of};
use llc::streams::{Request, kind};
use sac::sac_entry::EntryReply;
use signal::port::Beat as Data;
use testbenches::contract::Violation;

use crate::Setup;
use crate::lines::{Lines, SECTORS, WORDS, Word, Writer};

/// Who waits: an SM, of all chips' together, and its identifier.
type Requester = (usize, u64);

/// The expected beat.
#[derive(Clone, Debug)]
struct Expected {
    sector: u64,
    /// The bytes that the SM's requests have left.
    data: Data,
    /// Ones that the SM had added to each of its words.
    added: [u64; WORDS as usize],
}

/// A request that has left its SM and is not answered.
#[derive(Clone, Debug)]
struct Asked {
    request: Request,
    /// The cycle of its first offer.
    since: u64,
    beats: VecDeque<Expected>,
}

/// A word that all add to.
#[derive(Clone, Debug)]
struct Count {
    /// By SM.
    added: Vec<u64>,
    /// Values that atomics have found.
    found: HashSet<u64>,
}

/// Coverage, of right runs alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// Requests answered, and those among them that were atomics to words that all add to.
    pub answered: u64,
    pub counted: u64,
    /// Loaded words that the SM wrote, and of others.
    pub own_words: u64,
    pub others_words: u64,
    /// Times that memory was compared.
    pub flushes: u64,
    /// Cycles from a request's first offer to its last beat, at most.
    pub oldest: u64,
}

/// The golden memory, and all that is awaited.
pub struct Judge {
    lines: Lines,
    sms: usize,
    now: Memory,
    /// Values of words since memory was last compared, the latest last.
    versions: HashMap<Word, Vec<u64>>,
    counts: HashMap<Word, Count>,
    asked: HashMap<Requester, Asked>,
    pub seen: Seen,
}

fn broken<T>(subject: &'static str, rule: String) -> Result<T, Violation> {
    Err(Violation::new(subject, rule))
}

impl Judge {
    pub fn new(setup: &Setup) -> Judge {
        Judge {
            lines: Lines::new(setup),
            sms: setup.chips() * setup.sms(),
            now: Memory::new(8 * WORDS as usize),
            versions: HashMap::new(),
            counts: HashMap::new(),
            asked: HashMap::new(),
            seen: Seen::default(),
        }
    }

    /// A request of an SM left it; its first offer was in cycle `since`.
    pub fn accept(&mut self, sm: usize, request: &Request, since: u64) {
        let expect = |sector| self.expect(sm, request.line, sector);
        let beats = match request.kind as usize {
            kind::STORE => VecDeque::new(),
            _ => sectors_of(request.sectors).map(expect).collect(),
        };
        match request.kind as usize {
            kind::STORE => self.write(request),
            kind::ATOMIC => self.perform(sm, request),
            _ => {}
        }
        self.asked.insert((sm, request.id), Asked { request: *request, since, beats });
    }

    fn expect(&self, sm: usize, line: u64, sector: u64) -> Expected {
        let added =
            |word| self.counts.get(&(line, sector, word)).map_or(0, |count| count.added[sm]);
        let added = core::array::from_fn(|word| added(word as u64));
        Expected { sector, data: self.now.read(line, sector), added }
    }

    fn write(&mut self, store: &Request) {
        let (line, sector) = (store.line, store.sector());
        let before = self.now.write(&asked(store));
        let after = self.now.read(line, sector);
        for word in 0..WORDS {
            let (old, new) = (before[word as usize], after[word as usize]);
            if old != new {
                self.versions.entry((line, sector, word)).or_insert_with(|| vec![old]).push(new);
            }
        }
    }

    /// An atomic takes effect.
    fn perform(&mut self, sm: usize, atomic: &Request) {
        let (line, sector) = (atomic.line, atomic.sector());
        let word = u64::from(atomic.byte_enable.trailing_zeros()) / 8;
        if self.lines.writer((line, sector, word)) == Writer::All {
            let nobody = || Count { added: vec![0; self.sms], found: HashSet::new() };
            self.counts.entry((line, sector, word)).or_insert_with(nobody).added[sm] += 1;
            return;
        }
        let named = atomic_buffer::Word::named(atomic.byte_enable).unwrap();
        let old = self.now.read(line, sector);
        if let Some(value) = perform(atomic.operation, named, &old, &atomic.data) {
            let kind = kind::STORE as u64;
            self.write(&Request { kind, data: named.with(value), ..*atomic });
        }
    }

    /// A beat of a reply came to an SM.
    pub fn reply(&mut self, sm: usize, reply: &EntryReply, now: u64) -> Result<(), Violation> {
        let requester = (sm, reply.id);
        let Some(mut asked) = self.asked.remove(&requester) else {
            return broken(
                "reply",
                format!("nothing may come twice or be invented; {requester:x?} came"),
            );
        };
        let expected = asked.beats.pop_front();
        let is_last = asked.beats.is_empty();
        let sector = expected.as_ref().map_or(0, |expected| expected.sector);
        if (reply.kind, reply.sector, reply.last) != (asked.request.kind, sector, is_last) {
            let rule = format!(
                "sector {sector}, last {is_last}, of {asked:x?} must come; {reply:x?} came"
            );
            return broken("reply", rule);
        }
        if let Some(expected) = expected {
            self.check(sm, &asked.request, &expected, &reply.data)?;
        }
        if is_last {
            self.seen.answered += 1;
            self.seen.oldest = self.seen.oldest.max(now - asked.since);
        } else {
            self.asked.insert(requester, asked);
        }
        Ok(())
    }

    fn check(
        &mut self,
        sm: usize,
        request: &Request,
        expected: &Expected,
        data: &Data,
    ) -> Result<(), Violation> {
        let (line, sector) = (request.line, expected.sector);
        for number in 0..WORDS {
            let word = (line, sector, number);
            let (found, own) = (data[number as usize], expected.data[number as usize]);
            match self.lines.writer(word) {
                Writer::All => {
                    let added = expected.added[number as usize];
                    self.check_count(sm, request, word, added, found)?;
                }
                Writer::Sm(writer) if writer == sm => {
                    self.seen.own_words += 1;
                    if found != own {
                        let rule = format!(
                            "{word:x?} must be {own:#x} to {request:x?} of SM {sm}, which alone writes it; it \
                             is {found:#x}"
                        );
                        return broken("order", rule);
                    }
                }
                Writer::Sm(_) => {
                    self.seen.others_words += 1;
                    let known = self
                        .versions
                        .get(&word)
                        .map_or(self.now.read(line, sector)[number as usize] == found, |all| {
                            all.contains(&found)
                        });
                    if !known {
                        let rule = format!("{word:x?} never was {found:#x} since the last flush");
                        return broken("order", rule);
                    }
                }
            }
        }
        Ok(())
    }

    /// A word that all add to holds what the SM itself had added before at least, and at most what all have added but
    /// for what the SM added later; no two atomics find it alike.
    fn check_count(
        &mut self,
        sm: usize,
        request: &Request,
        word: Word,
        added: u64,
        found: u64,
    ) -> Result<(), Violation> {
        let initial = self.now.read(word.0, word.1)[word.2 as usize];
        let found = found.wrapping_sub(initial);
        let count = self.counts.get_mut(&word);
        let all: u64 = count.as_ref().map_or(0, |count| count.added.iter().sum());
        let own = count.as_ref().map_or(0, |count| count.added[sm]);
        if found < added || found > all - (own - added) {
            let rule = format!(
                "{word:x?} must have been added to {added} to {} times for {request:x?}; it says {found}",
                all - (own - added)
            );
            return broken("count", rule);
        }
        let is_own = u64::from(request.byte_enable.trailing_zeros()) / 8 == word.2;
        if let (true, true, Some(count)) = (request.kind == kind::ATOMIC as u64, is_own, count) {
            self.seen.counted += 1;
            if !count.found.insert(found) {
                return broken("count", format!("two atomics found {found} in {word:x?}"));
            }
        }
        Ok(())
    }

    /// All chips have been flushed, and nothing is in flight; `memory` gives a sector of a line.
    pub fn flushed(&mut self, memory: impl Fn(u64, u64) -> Data) -> Result<(), Violation> {
        if let Some(asked) = self.asked.values().next() {
            return broken("flush", format!("{asked:x?} is lost"));
        }
        for (&(line, sector, word), versions) in &mut self.versions {
            let (found, last) = (memory(line, sector)[word as usize], versions[versions.len() - 1]);
            if found != last {
                let at = (line, sector, word);
                return broken(
                    "flush",
                    format!("{at:x?} must be {last:#x} in memory; it is {found:#x}"),
                );
            }
            *versions = vec![last];
        }
        for (&(line, sector, word), count) in &self.counts {
            let initial = self.now.read(line, sector)[word as usize];
            let found = memory(line, sector)[word as usize].wrapping_sub(initial);
            let all: u64 = count.added.iter().sum();
            if (found, count.found.len() as u64) != (all, all) {
                let at = (line, sector, word);
                return broken(
                    "flush",
                    format!("{at:x?} must be counted to {all}; it says {found}"),
                );
            }
        }
        self.seen.flushes += 1;
        Ok(())
    }

    /// No request has waited for more than `bound` cycles since its first offer.
    pub fn in_time(&self, now: u64, bound: u64) -> Result<(), Violation> {
        match self.asked.values().find(|asked| now - asked.since > bound) {
            None => Ok(()),
            Some(asked) => {
                broken("age", format!("{asked:x?} must be answered within {bound} cycles"))
            }
        }
    }
}

/// All sectors of a line.
pub const ALL_SECTORS: u64 = (1 << SECTORS) - 1;
