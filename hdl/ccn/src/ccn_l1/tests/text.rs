//! The emitted text: clean under every front end.

use testbenches::testing::clean;

use super::super::Dut;
use super::{ccn, config, l1, odd, odd_waiting, one, paper, published, small, waiting};
use design::{Ccn, L1, PendingStore, WhenFull};

#[test]
fn every_geometry_is_lint_clean() {
    let waits = L1 { when_full: WhenFull::Wait, early_restart: true, ..l1() };
    let unfiltered = Ccn { own_store_filter: false, ..ccn() };
    let unthrottled = Ccn { throttle: false, ..ccn() };
    clean::<Dut>(&[
        one(),
        small(),
        odd(),
        published(),
        waiting(),
        odd_waiting(),
        paper(),
        config(waits.clone(), unfiltered),
        config(L1 { pending_store: PendingStore::Stale, ..waits }, unthrottled),
    ]);
}
