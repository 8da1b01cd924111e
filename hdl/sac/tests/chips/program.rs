//! Requests of SMs: random programs, each SM's stores and atomics to its words, and atomics to words of
//! all.

use signal::port::beginning;
use std::collections::VecDeque;

use llc::streams::kind;
use sac::sac_entry::{EntryReply, EntryRequest};
use signal::port::Beat as Data;
use testbenches::stimulus::{Rng, StreamSink, StreamSource};

use crate::Setup;
use crate::judge::ALL_SECTORS;
use crate::lines::{Lines, SECTORS, WORDS, Writer};

/// The mixture of requests of a period.
#[derive(Clone, Copy, Debug)]
struct Mixture {
    /// Lines from one on.
    first: u64,
    lines: u64,
    /// In sixteenths: stores, and atomics of what is none.
    stores: u64,
    atomics: u64,
}

/// The program of an SM.
enum Program {
    Random(Mixture),
    /// These, one after the other; and again, if it `repeats`.
    List {
        list: VecDeque<EntryRequest>,
        repeats: bool,
    },
}

pub struct Sm {
    /// Its number in its chip, and among all.
    source: u64,
    number: usize,
    lines: Lines,
    all_lines: u64,
    program: Program,
    requests: StreamSource<EntryRequest>,
    replies: StreamSink,
    free: Vec<u64>,
    was_taken: Option<bool>,
    /// The offer, and its first cycle.
    offered: Option<(EntryRequest, u64)>,
    /// The data of the last beat that came.
    found: Data,
}

impl Sm {
    pub fn new(setup: &Setup, chip: usize, source: usize) -> Sm {
        Sm {
            source: source as u64,
            number: chip * setup.sms() + source,
            lines: Lines::new(setup),
            all_lines: setup.lines,
            program: Program::Random(Mixture { first: 0, lines: 4, stores: 6, atomics: 4 }),
            requests: StreamSource::new(setup.requests.clone()),
            replies: StreamSink::new(setup.replies.clone()),
            free: (0..setup.outstanding).collect(),
            was_taken: None,
            offered: None,
            found: Data::default(),
        }
    }

    /// Its number among the SMs of all chips.
    pub fn number(&self) -> usize {
        self.number
    }

    /// From now on it asks for other things.
    pub fn change(&mut self, rng: &mut Rng) {
        let lines = *rng.pick(&[2, 12, self.all_lines, self.all_lines]).unwrap();
        let first = if rng.chance(1, 2) { 0 } else { rng.below(self.all_lines - lines + 1) };
        let atomics = *rng.pick(&[0, 0, 2, 8, 14]).unwrap();
        let stores = rng.between(0, 12);
        self.program = Program::Random(Mixture { first, lines, stores, atomics });
    }

    /// Makes it load all of these lines, once or over and over.
    pub fn load(&mut self, lines: impl Iterator<Item = u64>, repeats: bool) {
        self.load_sectors(lines.map(|line| (line, ALL_SECTORS)), repeats);
    }

    /// Makes it load sectors of lines, once or over and over.
    pub fn load_sectors(&mut self, loads: impl Iterator<Item = (u64, u64)>, repeats: bool) {
        let load = |(line, sectors)| EntryRequest { sectors, ..self.to(line) };
        self.program = Program::List { list: loads.map(load).collect(), repeats };
    }

    /// Makes it store to every sector of these lines, once.
    pub fn store(&mut self, lines: impl Iterator<Item = u64>) {
        let all_bytes = u128::MAX >> (128 - 8 * WORDS);
        let store = |line| {
            let store = EntryRequest { kind: kind::STORE as u64, ..self.to(line) };
            let data = move |sector| beginning([line, sector, 1, 2]);
            (0..SECTORS).map(move |sector| EntryRequest {
                sectors: 1 << sector,
                byte_enable: all_bytes,
                data: data(sector),
                ..store
            })
        };
        self.program = Program::List { list: lines.flat_map(store).collect(), repeats: false };
    }

    /// Makes it ask this, once; the line's home is filled in.
    pub fn ask(&mut self, request: EntryRequest) {
        let home = self.lines.home(request.line);
        let list = [EntryRequest { valid: true, home, ..request }].into();
        self.program = Program::List { list, repeats: false };
    }

    fn to(&self, line: u64) -> EntryRequest {
        EntryRequest { valid: true, line, home: self.lines.home(line), ..Default::default() }
    }

    /// Everything has been asked and answered.
    pub fn is_done(&self, outstanding: u64) -> bool {
        let is_at_end = matches!(&self.program, Program::List { list, .. } if list.is_empty());
        is_at_end && self.free.len() as u64 == outstanding
    }

    /// The offer in cycle `now`, and whether it takes a reply.
    pub fn next(&mut self, now: u64, rng: &mut Rng) -> (EntryRequest, bool) {
        let (lines, program) = (self.lines, &mut self.program);
        let (source, number, free) = (self.source, self.number, &mut self.free);
        let was_taken = self.was_taken;
        let request = self.requests.next(rng, was_taken, |rng| {
            let request = match program {
                _ if free.is_empty() => None,
                Program::Random(mixture) => Some(request(rng, &lines, mixture, number)),
                Program::List { list, repeats } => {
                    let request = list.pop_front();
                    list.extend(request.filter(|_| *repeats));
                    request
                }
            }?;
            Some(EntryRequest { source, id: free.pop()?, ..request })
        });
        self.offered = match (request, self.offered.filter(|_| was_taken == Some(false))) {
            (Some(_), Some(offered)) => Some(offered),
            (request, _) => request.map(|request| (request, now)),
        };
        (request.unwrap_or_default(), self.replies.next(rng))
    }

    /// Whether its request was taken: that, and since when it was offered.
    pub fn see(&mut self, is_taken: bool) -> Option<(EntryRequest, u64)> {
        self.was_taken = Some(is_taken);
        self.offered.filter(|_| is_taken)
    }

    /// A beat of a reply has come.
    pub fn answer(&mut self, reply: &EntryReply) {
        self.found = reply.data;
        if reply.last {
            self.free.push(reply.id);
        }
    }

    /// The data of the last beat that came.
    pub fn found(&self) -> &Data {
        &self.found
    }
}

/// A request without a name.
fn request(rng: &mut Rng, lines: &Lines, mixture: &Mixture, sm: usize) -> EntryRequest {
    let line = mixture.first + rng.below(mixture.lines);
    let sector = rng.below(SECTORS);
    let base = EntryRequest { valid: true, line, home: lines.home(line), ..Default::default() };
    let of = |writer| lines.words(writer, line, sector).collect::<Vec<u64>>();
    let (own, of_all) = (of(Writer::Sm(sm)), of(Writer::All));
    let one = EntryRequest { sectors: 1 << sector, data: data(rng), ..base };
    if rng.chance(mixture.stores, 16) && !own.is_empty() {
        let bytes = own.iter().fold(0, |bytes, word| bytes | 0xff << (8 * word));
        let some = if rng.chance(1, 2) { bytes } else { bytes & u128::from(rng.word()) };
        return EntryRequest { kind: kind::STORE as u64, byte_enable: some, ..one };
    }
    if rng.chance(mixture.atomics, 16) {
        let kind = kind::ATOMIC as u64;
        if let Some(&word) = rng.pick(&of_all) {
            let mut data = Data::default();
            data[word as usize] = 1;
            return EntryRequest { kind, byte_enable: 0xff << (8 * word), data, ..one };
        }
        if let Some(&word) = rng.pick(&own) {
            let width = if rng.chance(1, 2) { 4 } else { 8 };
            let place = 8 * word + width * rng.below(8 / width);
            let byte_enable = ((1 << width) - 1) << place;
            return EntryRequest { kind, operation: rng.below(11), byte_enable, ..one };
        }
    }
    let sectors = 1 << sector | rng.bits(SECTORS as usize);
    EntryRequest { sectors: sectors & ALL_SECTORS, ..base }
}

fn data(rng: &mut Rng) -> Data {
    core::array::from_fn(|word| if word < WORDS as usize { rng.word() } else { 0 })
}
