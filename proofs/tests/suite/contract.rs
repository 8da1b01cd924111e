//! The stream contract of the kit's blocks, which no fragment states: it comes from their ports.

use emit::{Design, EmitErrors, EmitOptions, emit};
use kit::{queue, serial_divider, serial_multiplier, skid_buffer};
use proofs::prove::Outcome;
use proofs::{Case, Exemption, Fragment, Proofs};

use super::toy::proved;

type Emitted = Result<Design, EmitErrors>;

fn queue_of(depth: usize) -> Emitted {
    let config = queue::Config::new(3, depth).unwrap();
    emit(&queue::Queue::new(config), &EmitOptions::default())
}

fn skid_buffer() -> Emitted {
    let config = skid_buffer::Config::new(3).unwrap();
    emit(&skid_buffer::SkidBuffer::new(config), &EmitOptions::default())
}

fn multiplier() -> Emitted {
    let config = serial_multiplier::Config::new(3, 2).unwrap();
    emit(&serial_multiplier::SerialMultiplier::new(config), &EmitOptions::default())
}

fn divider() -> Emitted {
    let config = serial_divider::Config::new(3, 2).unwrap();
    emit(&serial_divider::SerialDivider::new(config), &EmitOptions::default())
}

/// A queue that takes its offer back when something is pushed.
fn fickle() -> Emitted {
    let mut design = queue_of(2)?;
    let module = design.modules.last_mut().unwrap();
    let sound = "assign pop_valid = ";
    assert!(module.text.contains(sound), "{}", module.text);
    module.text = module.text.replace(sound, "assign pop_valid = !push_valid && ");
    Ok(design)
}

/// A queue whose word changes when something is pushed.
fn restless() -> Emitted {
    let mut design = queue_of(2)?;
    let module = design.modules.last_mut().unwrap();
    let (sound, valid) = ("(pop_data)", "assign pop_valid");
    assert!(module.text.contains(sound) && module.text.contains(valid), "{}", module.text);
    let turned =
        "wire [2:0] word;\n    assign pop_data = word ^ {3{push_valid}};\n    assign pop_valid";
    module.text = module.text.replace(sound, "(word)").replace(valid, turned);
    Ok(design)
}

const fn case(name: &'static str, design: fn() -> Emitted) -> Case {
    Case { name, design, constants: &[], depth: 6, reach: 10 }
}

const fn contract(cases: &'static [Case]) -> Proofs {
    Proofs { block: "kit", cases, fragments: &[], exempt: &[] }
}

#[test]
fn the_kits_streams_keep_the_contract() {
    const PROOFS: Proofs = contract(&[
        case("queue of 2", || queue_of(2)),
        case("queue of 3", || queue_of(3)),
        case("skid buffer", skid_buffer),
        case("multiplier", multiplier),
        case("divider", divider),
    ]);
    let (report, _folder) = proved(&PROOFS);
    let report = report.unwrap();
    assert!(report.holds(), "{report}\n{}", report.problems().join("\n"));
    for case in &report.cases {
        assert_eq!(case.properties.len(), 3, "{}", case.case);
        assert_eq!(case.covers.len(), 2, "{}", case.case);
    }
}

#[test]
fn a_sender_that_takes_its_offer_back_is_reported() {
    const PROOFS: Proofs = contract(&[case("fickle queue", fickle)]);
    let (report, _folder) = proved(&PROOFS);
    let text = report.unwrap().problems().join("\n");
    let start = "kit, fickle queue: contract_pop_valid_holds (contract: `pop`: once valid, it stays valid \
                 until it is taken.): fails in cycle ";
    assert!(text.starts_with(start), "{text}");
}

#[test]
fn an_offer_may_be_taken_back_where_the_block_says_so() {
    const EXEMPT: &[Exemption] = &[Exemption { name: "pop_valid", reason: "for this test" }];
    const PROOFS: Proofs = Proofs { exempt: EXEMPT, ..contract(&[case("fickle queue", fickle)]) };
    let (report, _folder) = proved(&PROOFS);
    let report = report.unwrap();
    assert!(report.holds(), "{}", report.problems().join("\n"));
    assert_eq!(report.cases[0].properties.len(), 2, "{report}");
}

#[test]
fn a_payload_that_changes_is_reported_unless_the_block_says_so() {
    const PROOFS: Proofs = contract(&[case("restless queue", restless)]);
    let (report, _folder) = proved(&PROOFS);
    let text = report.unwrap().problems().join("\n");
    assert!(text.contains("contract_pop_payload_holds (contract: "), "{text}");
    let exempt = &[Exemption { name: "pop_data", reason: "for this test" }];
    let (report, _folder) = proved(&Proofs { exempt, ..PROOFS });
    let report = report.unwrap();
    assert!(report.holds(), "{report}");
    assert!(matches!(report.cases[0].properties[0].outcome, Outcome::Proved { .. }));
}

#[test]
fn a_received_stream_promises_nothing_of_itself_where_the_block_says_so() {
    const PROOFS: Proofs = Proofs {
        fragments: &[Fragment {
            module: "queue",
            text: "    reg waited;
    always @(posedge clock) waited <= !reset && push_valid && !push_ready;
    always @* if (formal_on)
        // R1: What waits to be pushed holds.
        // Fault: `assign push_ready = ` becomes `assign push_ready = !reset && `.
        push_stands: assert (!waited || push_valid);
",
        }],
        ..contract(&[case("queue of 2", || queue_of(2))])
    };
    let first = |proofs: &Proofs| {
        let (report, _folder) = proved(proofs);
        report.unwrap().cases.remove(0).properties.remove(0).outcome
    };
    assert!(matches!(first(&PROOFS), Outcome::Proved { .. }));
    let exempt = &[Exemption { name: "push", reason: "for this test" }];
    assert!(matches!(first(&Proofs { exempt, ..PROOFS }), Outcome::Failed { .. }));
}
