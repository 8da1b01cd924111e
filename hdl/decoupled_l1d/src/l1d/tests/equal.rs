//! R20: with a threshold of 0 and as many tag entries as lines the block answers as `l1` with `lru`,
//! transaction for transaction: model against model over a million, Verilog against Verilog over fewer.

use testbenches::engine::{EngineKind, make};
use testbenches::stimulus::Rng;

use super::super::{Config, Dut, In};
use super::config;
use base::l1;
use design::{Decoupled, L1, WriteHit};

/// One cache with the next level's side of its transactions.
struct Side<'a> {
    cycle: Box<dyn FnMut(&l1::In) -> l1::Out + 'a>,
    /// Entries of the misses that are not answered, with their lines.
    misses: Vec<(u64, u64)>,
    top: u64,
}

impl Side<'_> {
    /// Runs a request until everything has come to rest; gives the word and the line evicted.
    fn ask(&mut self, kind: u64, line: u64, bypass_l1: bool) -> (u64, Option<u64>) {
        let open = l1::In { core_reply_ready: true, down_request_ready: true, ..l1::In::default() };
        let request = l1::In {
            core_request_valid: true,
            core_request_kind: kind,
            core_request_line: line,
            core_request_sectors: 1,
            core_request_bypass_l1: bypass_l1,
            ..open
        };
        while !(self.cycle)(&request).core_request_ready {}
        let looked_up = (self.cycle)(&open);
        let word = looked_up.core_status_word;
        if word == 2 || word == 3 || (kind == 1 && word == 0) {
            let mut down = (self.cycle)(&open);
            while !down.down_request_valid {
                down = (self.cycle)(&open);
            }
            match down.down_request_id & self.top {
                0 => self.misses.push((line, down.down_request_id)),
                _ => self.beat(down.down_request_id, kind),
            }
        }
        self.rest();
        (word, looked_up.event_evict.then_some(looked_up.evict_line))
    }

    fn beat(&mut self, id: u64, kind: u64) {
        (self.cycle)(&l1::In {
            core_reply_ready: true,
            down_request_ready: true,
            down_reply_valid: true,
            down_reply_id: id,
            down_reply_kind: kind,
            down_reply_last: true,
            ..l1::In::default()
        });
        self.rest();
    }

    fn rest(&mut self) {
        for _ in 0..6 {
            (self.cycle)(&l1::In {
                core_reply_ready: true,
                down_request_ready: true,
                ..l1::In::default()
            });
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
    let mut first = make::<l1::Dut>(&plain, kind, 1).unwrap();
    let mut second = make::<Dut>(&other, kind, 1).unwrap();
    first.cycle(true, &l1::In::default());
    second.cycle(true, &In::default());
    let top = 1 << (plain.down_id_bits() - 1);
    let mut sides = [
        Side { cycle: Box::new(|input| first.cycle(false, input)), misses: vec![], top },
        Side {
            cycle: Box::new(|input| {
                super::super::model::inner_out(
                    &second.cycle(false, &super::super::model::shared(input, false)),
                )
            }),
            misses: vec![],
            top,
        },
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
        let (line, bypass) = (rng.below(10), rng.chance(1, 10));
        let answers = sides.each_mut().map(|side| side.ask(kind, line, bypass));
        assert_eq!(answers[0], answers[1], "transaction {number}: kind {kind}, line {line:#x}");
    }
}

#[test]
fn r20_with_threshold_0_and_as_many_tags_as_lines_it_answers_as_l1() {
    for write_hit in [WriteHit::Update, WriteHit::Evict] {
        compare(write_hit, EngineKind::Model, 500_000);
        compare(write_hit, EngineKind::Verilog, 20_000);
    }
}
