//! Wrong clusters, which lockstep must notice, and most of which the monitor notices alone.

use testbenches::dut::{Model as _, Stimulus as _};
use testbenches::engine::BoxedEngine;
use testbenches::testing::{alone_of, built, report_of};

use super::super::model::PrivateCluster;
use super::{Dut, MOST, of};
use crate::l1_cluster::{Stimulus, Wrong, stage};
use crate::packet_switch::model::Wrong as WrongSwitch;

fn build(wrong: Wrong) -> BoxedEngine<Dut> {
    built::<Dut, PrivateCluster<MOST>>(move || PrivateCluster::with(&of(3, 2, ""), wrong))
}

fn report(wrong: Wrong) -> String {
    report_of::<Dut>(&of(3, 2, ""), build(wrong))
}

/// The monitor's message without a model.
fn said(wrong: Wrong) -> String {
    alone_of::<Dut>(&of(3, 2, ""), build(wrong))
}

const MIXES: WrongSwitch = WrongSwitch { mixes_packets: true, ..WrongSwitch::RIGHT };
const FIXED: WrongSwitch = WrongSwitch { fixed_priority: true, ..WrongSwitch::RIGHT };

#[test]
fn a_cluster_that_is_right_passes() {
    assert_eq!(report(Wrong::default()), "");
    assert_eq!(said(Wrong::default()), "");
}

#[test]
fn exchanged_core_numbers_are_noticed() {
    let wrong = Wrong { exchanges_numbers: true, ..Wrong::default() };
    assert!(report(wrong).contains("down_request_"), "{}", report(wrong));
    assert_ne!(said(wrong), "");
}

#[test]
fn a_switch_that_mixes_packets_is_noticed() {
    let wrong = Wrong { replies: MIXES, ..Wrong::default() };
    assert_ne!(report(wrong), "");
}

#[test]
fn a_switch_without_round_robin_is_noticed() {
    assert_ne!(report(Wrong { requests: FIXED, ..Wrong::default() }), "");
    assert_ne!(report(Wrong { replies: FIXED, ..Wrong::default() }), "");
}

#[test]
fn nodes_without_a_barrier_are_noticed() {
    let wrong = Wrong { no_barrier: true, ..Wrong::default() };
    assert_ne!(report(wrong), "");
    assert!(said(wrong).contains("answered before flushed"), "{}", said(wrong));
}

/// What lockstep says of a build with stages, and the monitor without a model.
fn with_stages(wrong: Wrong) -> [String; 2] {
    let config = of(3, 2, "registers = \"both\"");
    let of_config = config.clone();
    let build = move || PrivateCluster::with(&of_config, wrong);
    [
        report_of::<Dut>(&config, built::<Dut, PrivateCluster<MOST>>(build.clone())),
        alone_of::<Dut>(&config, built::<Dut, PrivateCluster<MOST>>(build)),
    ]
}

#[test]
fn stages_that_are_right_pass() {
    assert_eq!(with_stages(Wrong::default()), [""; 2]);
}

#[test]
fn a_stage_that_drops_or_repeats_a_beat_is_noticed() {
    for (drops, repeats) in [(true, false), (false, true)] {
        let stages = stage::Wrong { drops, repeats };
        let said = with_stages(Wrong { stages, ..Wrong::default() });
        assert!(said.iter().all(|said| !said.is_empty()), "{drops} {repeats}: {said:?}");
    }
}

#[test]
fn a_flush_that_does_not_wait_for_stages_is_noticed() {
    let [report, said] = with_stages(Wrong { forgets_stages: true, ..Wrong::default() });
    assert_ne!(report, "");
    assert!(said.contains("answered before flushed"), "{said}");
}

/// The stages of these runs are empty, and full, and empty whenever all nodes are.
#[test]
fn stages_are_full_and_empty() {
    let config = of(3, 2, "registers = \"both\"");
    let (mut model, mut stimulus) =
        (PrivateCluster::<MOST>::new(&config), Stimulus::new(&config, 1));
    let (mut seen, mut flushes, mut last) = ([[0; 3]; 2], 0, None);
    for _ in 0..6_000 {
        let held = model.held();
        for (seen, held) in seen.iter_mut().zip(&held) {
            held.iter().for_each(|&held| seen[held] += 1);
        }
        let out = model.step(&stimulus.next(last.as_ref()));
        if out.flushed {
            flushes += 1;
            assert!(held.iter().flatten().all(|&held| held == 0), "{held:?}");
        }
        last = Some(out);
    }
    assert!(flushes > 0 && seen.iter().flatten().all(|&seen| seen > 100), "{flushes} {seen:?}");
}
