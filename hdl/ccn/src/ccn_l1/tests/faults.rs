//! Nodes that break a rule, which lockstep must notice.

use testbenches::testing::{is_noticed, noticed};

use super::super::{Config, Dut, In};
use super::{ccn, config, l1, small_with};
use design::{Ccn, L1, Pending, PendingStore, WriteHit};

/// The figures of `small`, changed.
fn changed(change: impl Fn(&mut L1, &mut Ccn)) -> (Config, Config) {
    let l1 = L1 {
        address_bits: 24,
        line_bytes: 64,
        sector_bytes: 32,
        sets: 4,
        ways: 2,
        mshr_entries: 6,
        mshr_merges: 3,
        miss_queue: 3,
        id_bits: 5,
        ..l1()
    };
    let ccn = Ccn { buffer: 3, request_queue: 3, response_queue: 3, buffer_patience: 5, ..ccn() };
    let (mut wrong_l1, mut wrong_ccn) = (l1.clone(), ccn.clone());
    change(&mut wrong_l1, &mut wrong_ccn);
    (config(l1, ccn), config(wrong_l1, wrong_ccn))
}

#[test]
fn a_wrong_figure_is_noticed() {
    let wrong: [fn(&mut L1, &mut Ccn); 13] = [
        |l1, _| l1.mshr_entries = 5,
        |l1, _| l1.mshr_merges = 2,
        |l1, _| l1.miss_queue = 2,
        |l1, _| l1.write_hit = WriteHit::Update,
        |l1, _| l1.pending_store = PendingStore::Stale,
        |_, ccn| ccn.buffer = 2,
        |_, ccn| ccn.request_queue = 4,
        |_, ccn| ccn.response_queue = 2,
        |_, ccn| ccn.buffer_patience = 6,
        |_, ccn| ccn.own_store_filter = false,
        |_, ccn| ccn.filter_bits = 32,
        |_, ccn| ccn.sample = 61,
        |_, ccn| ccn.pending = Pending::Wait,
    ];
    for (number, change) in wrong.into_iter().enumerate() {
        let (right, wrong) = changed(change);
        let report = noticed::<Dut>(&right, &wrong, |_| {}, |_, _| {});
        assert!(report.contains("the engines differ"), "{number}: {report}");
    }
}

#[test]
fn an_input_that_is_not_minded_is_noticed() {
    // Windows that end twice as often, so that every bin is hit in so few cycles.
    let config = small_with(Ccn { sample: 30, epoch: 100, ..ccn() });
    let is_distinguished =
        |before: fn(&mut In)| is_noticed::<Dut>(&config, &config, before, |_, _| {});
    assert!(!is_distinguished(|_| {}));
    let misled: [fn(&mut In); 8] = [
        |seen| seen.core_number ^= 1,
        |seen| seen.request_passing.travelled = true,
        |seen| seen.response_passing.data[0] ^= 1,
        |seen| seen.response_passing.entry ^= 1,
        |seen| seen.down_request.ready = true,
        |seen| seen.retired = 0,
        |seen| seen.core_request.bypass_l1 = false,
        |seen| seen.counter.index &= 7,
    ];
    for (number, before) in misled.into_iter().enumerate() {
        assert!(is_distinguished(before), "{number}");
    }
}
