//! R20: with a threshold of 0 and as many tag entries as lines the block answers as `l1` with `lru`,
//! transaction for transaction: model against model over a million, Verilog against Verilog over fewer.

use testbenches::engine::EngineKind;
use testbenches::stimulus::Rng;
use testbenches::testing::{Bench, at_depth};

use super::super::model::{inner_out, shared};
use super::super::{Config, Dut};
use super::config;
use base::ports::{In, Out};
use base::streams::{CoreRequest, DownReply};
use design::{Decoupled, L1, WriteHit};
use private::l1;
use signal::port::Ready;

/// One cache with the next level's side of its transactions.
struct Side<'a> {
    cycle: Box<dyn FnMut(In) -> Out + 'a>,
    /// Entries of the misses that are not answered, with their lines.
    misses: Vec<(u64, u64)>,
    top: u64,
}

/// A cycle without a request or a beat, both output streams ready.
fn open() -> In {
    In { core_reply: Ready::YES, down_request: Ready::YES, ..In::default() }
}

impl<'a> Side<'a> {
    fn new(config: &l1::Config, cycle: impl FnMut(In) -> Out + 'a) -> Side<'a> {
        let top = 1 << (config.down_id_bits() - 1);
        Side { cycle: Box::new(cycle), misses: vec![], top }
    }

    /// Runs a request until everything has come to rest; gives the word and the line evicted.
    fn ask(&mut self, request: CoreRequest) -> (u64, Option<u64>) {
        while !(self.cycle)(In { core_request: request, ..open() }).core_request.ready {}
        let word = (self.cycle)(open()).core_status.word;
        // Requests to the next level wait, to be visible there.
        let told = (self.cycle)(In { down_request: Ready::NO, ..open() });
        if word == 2 || word == 3 || (request.kind == 1 && word == 0) {
            let mut down = (self.cycle)(open()).down_request;
            while !down.valid {
                down = (self.cycle)(open()).down_request;
            }
            match down.id & self.top {
                0 => self.misses.push((request.line, down.id)),
                _ => self.beat(down.id, request.kind),
            }
        }
        self.rest();
        (word, told.event.evict.then_some(told.evict.line))
    }

    fn beat(&mut self, id: u64, kind: u64) {
        let beat = DownReply { valid: true, id, kind, last: true, ..DownReply::default() };
        (self.cycle)(In { down_reply: beat, ..open() });
        self.rest();
    }

    fn rest(&mut self) {
        for _ in 0..6 {
            (self.cycle)(open());
        }
    }

    /// Answers the miss of the given number.
    fn fill(&mut self, number: usize) -> u64 {
        let (line, entry) = self.misses.remove(number);
        self.beat(entry, 0);
        line
    }
}

fn geometry(write_hit: WriteHit) -> L1 {
    L1 {
        address_bits: 24,
        line_bytes: 32,
        sets: 2,
        ways: 3,
        mshr_entries: 4,
        mshr_merges: 3,
        write_hit,
        ..L1::default()
    }
}

fn compare(write_hit: WriteHit, kind: EngineKind, transactions: u64) {
    let l1 = geometry(write_hit);
    let plain = l1::Config::new(&l1, "test").unwrap();
    let decoupled = Decoupled { tag_ways: l1.ways, threshold: 0, ..Decoupled::default() };
    let other: Config = config(l1, decoupled);
    let mut first = Bench::<l1::Dut>::of(&plain, &[kind]);
    let mut second = Bench::<Dut>::of(&other, &[kind]);
    let mut sides = [
        Side::new(&plain, |input| first.cycle(input)),
        Side::new(&plain, |input| inner_out(&second.cycle(shared(&input, false)))),
    ];
    let mut rng = Rng::new(7);
    for number in 0..transactions {
        let outstanding = sides[0].misses.len();
        if outstanding > 0 && rng.chance(1, 3) {
            let place = rng.below(outstanding as u64) as usize;
            let lines = sides.each_mut().map(|side| side.fill(place));
            assert_eq!(lines[0], lines[1], "fill {number}");
            continue;
        }
        let kind = [0, 0, 0, 0, 0, 1, 1, 2][rng.below(8) as usize];
        let (line, bypass_l1) = (rng.below(10), rng.chance(1, 10));
        let request = CoreRequest { kind, line, sectors: 1, bypass_l1, ..CoreRequest::default() };
        let answers = sides.each_mut().map(|side| side.ask(Some(request).into()));
        assert_eq!(answers[0], answers[1], "transaction {number}: {request:x?}");
    }
}

#[test]
fn r20_with_threshold_0_and_as_many_tags_as_lines_it_answers_as_l1() {
    for write_hit in [WriteHit::Update, WriteHit::Evict] {
        compare(write_hit, EngineKind::Model, at_depth(500_000, 50_000));
        compare(write_hit, EngineKind::Verilog, at_depth(20_000, 5_000));
    }
}
