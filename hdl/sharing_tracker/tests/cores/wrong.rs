//! Each rule that is left out is noticed.

use crate::system::System;
use crate::{Setup, Wrong};

/// The message for a wrong build, and its cycle.
fn noticed(setup: &Setup) -> (String, u64) {
    let mut system = System::new(setup, 1);
    match system.run(200_000) {
        Err(broken) => (broken, system.now),
        Ok(()) => panic!("{:?} is not noticed", setup.wrong),
    }
}

#[test]
fn a_mark_at_arrival_offers_an_old_copy() {
    let (said, cycle) = noticed(&Setup::four(8, Wrong::MarksAtArrival));
    println!("{cycle}: {said}");
    assert!(said.contains("as program order has it"), "{said}");
}

#[test]
fn two_paths_to_l2_let_a_load_and_a_store_pass_each_other() {
    let (said, cycle) = noticed(&Setup::four(8, Wrong::TwoPaths));
    println!("{cycle}: {said}");
    assert!(said.contains("as program order has it"), "{said}");
}

#[test]
fn a_write_that_leaves_the_entry_offers_an_old_copy() {
    let (said, cycle) = noticed(&Setup::four(8, Wrong::KeepsEntry));
    println!("{cycle}: {said}");
    assert!(said.contains("as program order has it"), "{said}");
}

#[test]
fn a_store_to_a_pending_line_must_be_refused() {
    let (said, cycle) = noticed(&Setup::four(8, Wrong::Stale));
    println!("{cycle}: {said}");
    assert!(said.contains("as program order has it"), "{said}");
}

#[test]
fn a_line_in_flight_is_no_answer() {
    let (said, cycle) = noticed(&Setup::four(8, Wrong::FindsPending));
    println!("{cycle}: {said}");
    assert!(said.contains("as program order has it"), "{said}");
}

#[test]
fn a_nack_among_the_requests_of_its_core_hangs() {
    let (said, cycle) = noticed(&Setup { cores: 16, ..Setup::four(1, Wrong::NackInRequests) });
    println!("{cycle}: {said}");
    assert!(said.contains("nothing moves"), "{said}");
}

#[test]
fn forwards_that_wait_for_ever_wait_in_a_circle() {
    let setup = Setup { latency: 60, calm: true, ..Setup::four(8, Wrong::WaitsForEver) };
    let (said, cycle) = noticed(&setup.that_waits());
    println!("{cycle}: {said}");
    assert!(said.contains("nothing moves"), "{said}");
}

#[test]
fn an_entry_that_ends_while_a_forward_waits() {
    let setup = Setup { calm: true, ..Setup::four(8, Wrong::EndsEarly) };
    let (said, cycle) = noticed(&setup.that_waits());
    println!("{cycle}: {said}");
    assert!(said.contains("as program order has it"), "{said}");
}
