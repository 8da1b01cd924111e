//! The emitted text: clean under every front end, and as long for few cores and banks as for many.

use testbenches::testing::clean;

use super::super::rtl::TrackerCluster;
use super::{Dut, of, of_sectors, with};
use crate::l1_cluster::text::assert_numbers_alone_differ;

#[test]
fn every_geometry_is_lint_clean() {
    let mut all = vec![];
    for (cores, trackers, banks) in
        [(2, 1, 1), (2, 2, 1), (3, 1, 2), (4, 2, 2), (4, 4, 1), (6, 2, 1)]
    {
        all.push(of(cores, trackers, banks, ""));
    }
    // Two words of the switch of requests; places of one.
    all.push(of_sectors((4, 2, 2), (2, 64), ""));
    all.push(of(2, 1, 1, "sharing_tracker.sharers = 'single'"));
    clean::<Dut>(&all);
}

#[test]
fn the_text_does_not_grow_with_cores_and_banks() {
    // Banks of one size.
    let of = |cores, trackers, banks| {
        let (sets, bytes) = (64 * trackers * banks, (1 << 17) * banks);
        let fields = format!("sharing_tracker.sets = {sets}\nl2.bytes = {bytes}");
        TrackerCluster::<64>::new(&with(cores, trackers, banks, &fields))
    };
    for trackers in [1, 2] {
        assert_numbers_alone_differ(&of(6, trackers, 4), &of(24, trackers, 16));
    }
}
