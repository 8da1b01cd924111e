//! The checks themselves: caches that break a rule, which lockstep must notice.

use testbenches::dut::Model as _;
use testbenches::engine::{BoxedEngine, Engine, EngineKind, make};
use testbenches::lockstep::{VerifyError, VerifyOptions, verify_engines};

use super::super::model::Cache;
use super::super::{Config, Dut, In, Out};
use super::config;
use design::{DataReplacement, Decoupled, L1, WriteHit};

/// A golden model whose configuration, inputs or outputs are tampered with.
struct Faulty {
    config: Config,
    model: Cache,
    before: fn(&mut In),
    after: fn(&mut Out),
}

impl Engine<In, Out> for Faulty {
    fn name(&self) -> &str {
        "faulty"
    }

    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        if reset {
            self.model = Cache::new(&self.config);
            return Out::default();
        }
        let mut seen = *input;
        (self.before)(&mut seen);
        let mut out = self.model.step(&seen);
        (self.after)(&mut out);
        out
    }
}

fn right() -> (L1, Decoupled) {
    let l1 = L1 {
        address_bits: 24,
        line_bytes: 64,
        sector_bytes: 16,
        sets: 4,
        ways: 2,
        mshr_entries: 5,
        mshr_merges: 3,
        miss_queue: 3,
        id_bits: 5,
        ..L1::default()
    };
    (l1, Decoupled { tag_ways: 4, rc_bits: 3, threshold: 3, ..Decoupled::default() })
}

fn run(engines: Vec<BoxedEngine<Dut>>) -> String {
    let (l1, decoupled) = right();
    let options =
        VerifyOptions { coverage_required: false, ..VerifyOptions::new(1, 60_000, "none") };
    match verify_engines::<Dut>(&config(l1, decoupled), engines, &options) {
        Err(VerifyError::Mismatch(mismatch)) => mismatch.to_string(),
        Err(other) => panic!("{other}"),
        Ok(_) => String::new(),
    }
}

fn faulty(
    (l1, decoupled): (L1, Decoupled),
    before: fn(&mut In),
    after: fn(&mut Out),
) -> BoxedEngine<Dut> {
    let config = config(l1, decoupled);
    Box::new(Faulty { model: Cache::new(&config), config, before, after })
}

/// The faulty cache beside the golden model.
fn compared(wrong: (L1, Decoupled), before: fn(&mut In)) -> String {
    let (l1, decoupled) = right();
    let golden = make::<Dut>(&config(l1, decoupled), EngineKind::Model, 1).unwrap();
    run(vec![golden, faulty(wrong, before, |_| {})])
}

#[test]
fn without_a_fault_nothing_is_noticed() {
    assert_eq!(compared(right(), |_| {}), "");
    assert_eq!(run(vec![faulty(right(), |_| {}, |_| {})]), "");
}

#[test]
fn a_wrong_figure_is_noticed() {
    let (l1, decoupled) = right();
    let wrong = [
        Decoupled { tag_ways: 5, ..decoupled.clone() },
        Decoupled { tag_ways: 3, ..decoupled.clone() },
        Decoupled { threshold: 2, ..decoupled.clone() },
        Decoupled { threshold: 4, ..decoupled.clone() },
        Decoupled { rc_initial: 0, ..decoupled.clone() },
        Decoupled { aging: false, ..decoupled.clone() },
        Decoupled { data_replacement: DataReplacement::Srrip, ..decoupled.clone() },
    ];
    for wrong in wrong {
        let report = compared((l1.clone(), wrong.clone()), |_| {});
        assert!(report.contains("the engines differ"), "{wrong:?}");
    }
    let evicting = L1 { write_hit: WriteHit::Evict, ..l1 };
    assert!(compared((evicting, decoupled), |_| {}).contains("the engines differ"));
}

#[test]
fn a_mode_that_is_not_minded_is_noticed() {
    let misled: [fn(&mut In); 4] = [
        |seen| seen.baseline = false,
        |seen| seen.baseline = true,
        |seen| seen.core_request_bypass_l1 = false,
        |seen| seen.flush = false,
    ];
    for (number, before) in misled.into_iter().enumerate() {
        assert!(compared(right(), before).contains("the engines differ"), "{number}");
    }
}

/// By the golden memory and the stream contract alone.
#[test]
fn wrong_bytes_and_words_are_noticed_without_a_comparison() {
    let report =
        run(vec![faulty(right(), |_| {}, |out| out.core_reply_data[1] ^= out.core_reply_sector)]);
    assert!(report.contains("(R24)"), "{report}");
    let report = run(vec![faulty(right(), |_| {}, |out| out.event_bypass = false)]);
    assert!(report.contains("R25"), "{report}");
}
