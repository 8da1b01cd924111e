//! The checks themselves: caches that break a rule, which lockstep must notice.

use testbenches::testing::{alone, noticed};

use super::super::{Config, Dut, In, Out};
use super::config;
use design::{DataReplacement, Decoupled, L1, WriteHit};

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

fn right_config() -> Config {
    let (l1, decoupled) = right();
    config(l1, decoupled)
}

/// Lockstep's message for a faulty cache.
fn compared((l1, decoupled): (L1, Decoupled), before: fn(&mut In)) -> String {
    noticed::<Dut>(&right_config(), &config(l1, decoupled), before, |_, _| {})
}

/// The monitor's message for a faulty cache, by the golden memory and the stream contract.
fn said(after: fn(&In, &mut Out)) -> String {
    alone::<Dut>(&right_config(), &right_config(), |_| {}, after)
}

#[test]
fn without_a_fault_nothing_is_noticed() {
    assert_eq!(compared(right(), |_| {}), "");
    assert_eq!(said(|_, _| {}), "");
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
        |seen| seen.core_request.bypass_l1 = false,
        |seen| seen.flush = false,
    ];
    for (number, before) in misled.into_iter().enumerate() {
        assert!(compared(right(), before).contains("the engines differ"), "{number}");
    }
}

#[test]
fn wrong_bytes_and_words_are_noticed_without_a_comparison() {
    let report = said(|_, out| out.core_reply.data[1] ^= out.core_reply.sector);
    assert!(report.contains("(R24)"), "{report}");
    let report = said(|_, out| out.event.bypass = false);
    assert!(report.contains("R25"), "{report}");
}
