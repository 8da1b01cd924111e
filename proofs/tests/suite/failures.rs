//! A proof that holds, and each way in which it does not.

use super::toy::{CASE, PROOFS, counter, proved, quickly_proved, stating, with};
use emit::{Design, EmitErrors, Module};
use proofs::prove::Outcome;
use proofs::{Case, Fragment, Proofs};

fn problems(proofs: &Proofs) -> String {
    let (report, _folder) = proved(proofs);
    report.unwrap().problems().join("\n")
}

/// The proof that holds, with a piece of its text changed.
fn changed(text: &str, replacement: &str) -> Proofs {
    let fragment = PROOFS.fragments[0].text;
    assert!(fragment.contains(text), "{text}");
    stating(&fragment.replace(text, replacement), PROOFS)
}

fn declaration(proofs: &Proofs) -> String {
    let (report, _folder) = proved(proofs);
    let error = report.unwrap_err();
    assert!(!error.is_tool());
    error.to_string()
}

#[test]
fn what_holds_is_proved_covered_and_breaks_on_its_fault() {
    let (report, _folder) = proved(&PROOFS);
    let report = report.unwrap();
    assert!(report.holds(), "{report}");
    let case = &report.cases[0];
    assert_eq!(case.properties[0].outcome, Outcome::Proved { by: "induction", depth: 8 });
    // Reset in cycle 0, and 0 in cycle 1.
    assert_eq!(case.covers[0].cycle, Some(6));
    assert_eq!(report.faults[0].cycle, Some(7));
}

#[test]
fn what_does_not_hold_fails_with_its_cycle_and_a_waveform() {
    let proofs = with(
        "always @* if (formal_on) begin at_most_five: assert (count < 3); full: cover (count == 5); end\n",
        PROOFS,
    );
    let (report, folder) = proved(&proofs);
    let report = report.unwrap();
    let wave = folder.path().join("counter-at_most_five.vcd");
    let outcome = Outcome::Failed { cycle: 4, wave: Some(wave.clone()) };
    assert_eq!(report.cases[0].properties[0].outcome, outcome);
    assert!(std::fs::read_to_string(wave).unwrap().contains("$var"), "no waveform");
}

#[test]
fn a_failure_beyond_the_bound_is_found_and_shown() {
    let case: &'static [_] = Box::leak(Box::new([proofs::Case { depth: 3, ..CASE }]));
    let proofs = with(
        "always @* if (formal_on) begin at_most_five: assert (count < 5); full: cover (count == 5); end\n",
        Proofs { cases: case, ..PROOFS },
    );
    let text = problems(&proofs);
    assert!(
        text.contains("at_most_five (R1: The count is below the limit.): fails in cycle 6"),
        "{text}"
    );
}

#[test]
fn of_two_properties_the_other_is_still_decided() {
    let proofs = with(
        "always @* if (formal_on) begin at_most_five: assert (count < 3);
        // R1: The count is below the limit. Fault in counter: `(count_q == 3'd5)` becomes `1'b0`.
        never_seven: assert (count != 7);
        full: cover (count == 5); end\n",
        PROOFS,
    );
    let (report, _folder) = proved(&proofs);
    let report = report.unwrap();
    assert!(!report.cases[0].properties[0].outcome.holds());
    assert_eq!(
        report.cases[0].properties[1].outcome,
        Outcome::Proved { by: "induction", depth: 8 }
    );
}

#[test]
fn a_situation_that_never_comes_about_is_reported() {
    let proofs = with(
        "always @* if (formal_on) begin at_most_five: assert (count < LIMIT); full: cover (count == 7); end\n",
        PROOFS,
    );
    assert_eq!(problems(&proofs), "counter, six: full is never reached");
}

#[test]
fn a_property_that_its_fault_does_not_break_is_reported() {
    let text =
        problems(&changed("`(count_q == 3'd5)` becomes `1'b0`", "`? 3'd0` becomes `? 3'd1`"));
    assert_eq!(
        text,
        "counter: at_most_five does not find its fault: in counter, `? 3'd0` becomes `? 3'd1`"
    );
}

#[test]
fn assumptions_that_contradict_each_other_are_reported() {
    let proofs = with(
        "always @* assume (count == 7 && reset && !reset);
        always @* if (formal_on) begin at_most_five: assert (count < LIMIT); full: cover (count == 5); end\n",
        PROOFS,
    );
    let text = problems(&proofs);
    assert!(text.contains("the assumptions contradict each other: nothing is checked"), "{text}");
}

#[test]
fn what_is_only_checked_says_how_far_and_why() {
    let (report, _folder) =
        proved(&changed("below the limit.", "below the limit. Bounded: for this test."));
    let outcome = Outcome::Bounded { depth: 8, reason: "for this test".to_owned() };
    assert_eq!(report.unwrap().cases[0].properties[0].outcome, outcome);
}

#[test]
fn declarations_that_do_not_fit_are_refused() {
    let unlabelled =
        "always @* if (formal_on) begin assert (count < LIMIT); full: cover (count == 5); end\n";
    assert_eq!(
        declaration(&with(unlabelled, PROOFS)),
        "counter: a statement `assert` has no label"
    );
    for (wrong, right) in
        [("R1: ", "R1, "), ("Fault in", "Fault"), (" becomes", ""), ("`1'b0`", "1'b0")]
    {
        let text = declaration(&changed(wrong, right));
        assert!(
            text.starts_with(
                "counter: at_most_five: the comment above the assertion must have its rule"
            ),
            "{right}: {text}"
        );
    }
    let cover = "full: cover (count == LIMIT - 1);";
    let again = "// R2: Another. Fault: `a` becomes `b`.\nat_most_five: assert (1);";
    assert_eq!(
        declaration(&changed(cover, &format!("{cover}\n{again}"))),
        "counter: at_most_five: two assertions of this label have different comments"
    );
    let text =
        declaration(&changed("(count_q == 3'd5)` becomes `1'b0`", "not there` becomes nothing"));
    let start = "counter: six: at_most_five: no Verilog has its fault: in counter, `not there` becomes ``; the \
                 module is\n";
    assert!(text.starts_with(start) && text.contains("endmodule\n"), "{text}");
    let text = declaration(&changed("in counter: `(count_q == 3'd5)`", "in counters: `not there`"));
    assert!(
        text.ends_with("in counters, `not there` becomes `1'b0`; the modules are counter"),
        "{text}"
    );
}

/// One case may have a module, or a net, that another has not.
#[test]
fn a_fragment_for_a_module_that_no_case_has_is_reported() {
    const OTHER: Fragment = Fragment { module: "queue", text: "" };
    let one = PROOFS.fragments[0];
    let fragments: &'static [Fragment] = Box::leak(Box::new([one, OTHER]));
    assert_eq!(
        declaration(&Proofs { fragments, ..PROOFS }),
        "counter: six: properties are given for queue, which no case has"
    );
    let (report, _folder) = proved(&Proofs { fragments, cases: &[CASE, WITH_QUEUE], ..PROOFS });
    let report = report.unwrap();
    assert!(report.holds(), "{:?}", report.problems());
}

fn with_queue() -> Result<Design, EmitErrors> {
    let mut design = counter()?;
    let text = "module queue (\n input wire clock,\n input wire reset\n);\nendmodule\n".to_owned();
    design.modules.insert(0, Module { name: "queue".into(), plain: "queue".into(), text });
    let queue = "    queue u_queue (.clock(clock), .reset(reset));\nendmodule";
    design.modules[1].text = design.modules[1].text.replace("endmodule", queue);
    Ok(design)
}

const WITH_QUEUE: Case = Case { name: "with a queue", design: with_queue, ..CASE };

/// Those of the cases with its module, of which one reaches them.
#[test]
fn a_cover_is_asked_for_where_its_module_is() {
    const QUEUE: Fragment =
        Fragment { module: "queue", text: "    always @* empty: cover (formal_on);\n" };
    let fragments: &'static [Fragment] = Box::leak(Box::new([PROOFS.fragments[0], QUEUE]));
    let (report, _folder) = proved(&Proofs { fragments, cases: &[CASE, WITH_QUEUE], ..PROOFS });
    let report = report.unwrap();
    assert!(report.holds(), "{:?}", report.problems());
    let number = |case: usize| report.cases[case].covers.len();
    assert_eq!((number(0), number(1)), (1, 2));
    const FAR: Case = Case { reach: 0, ..WITH_QUEUE };
    assert_eq!(
        declaration(&Proofs { fragments, cases: &[CASE, FAR], ..PROOFS }),
        "counter: six: no case with its module reaches the cover statement empty: give one a `reach`"
    );
}

#[test]
fn a_fault_is_looked_for_in_the_case_whose_constants_switch_its_property_on() {
    const OFF: Case = Case { name: "off", constants: &[("LIMIT", 8)], ..CASE };
    const OF_NONE: &str =
        "always @* if (formal_on) begin at_most_five: assert (count < LIMIT); on: cover (1); end\n";
    let (report, _folder) = proved(&with(OF_NONE, Proofs { cases: &[OFF, CASE], ..PROOFS }));
    let report = report.unwrap();
    assert!(report.holds(), "{:?}", report.problems());
    let (report, _folder) = proved(&with(OF_NONE, Proofs { cases: &[OFF], ..PROOFS }));
    assert!(report.unwrap().problems()[0].contains("at_most_five"));
}

#[test]
fn only_a_later_case_may_leave_the_cover_statements_out() {
    const FAR: Case = Case { name: "far", reach: 0, ..CASE };
    assert_eq!(
        declaration(&Proofs { cases: &[FAR, CASE], ..PROOFS }),
        "counter: the first case must reach the cover statements"
    );
    let (report, _folder) = proved(&Proofs { cases: &[CASE, FAR], ..PROOFS });
    let report = report.unwrap();
    assert!(report.holds(), "{:?}", report.problems());
    assert_eq!((report.cases[0].covers.len(), report.cases[1].covers.len()), (1, 0));
}

#[test]
fn verilog_that_yosys_refuses_is_a_failed_tool() {
    let proofs = with(
        "always @* begin at_most_five: assert (no such thing); full: cover (1); end\n",
        PROOFS,
    );
    let (report, _folder) = proved(&proofs);
    let error = report.unwrap_err();
    assert!(error.is_tool() && error.to_string().starts_with("Yosys failed: "), "{error}");
}

/// A name that nothing declares would be a free net, and the property another one.
#[test]
fn a_name_that_nothing_declares_is_refused() {
    let proofs = with(
        "always @* if (formal_on) begin at_most_five: assert (cuont < LIMIT); full: cover (count == 5); end\n",
        PROOFS,
    );
    let error = proved(&proofs).0.unwrap_err().to_string();
    assert!(error.contains("`\\cuont' is implicitly declared"), "{error}");
}

#[test]
fn a_name_that_the_module_has_too_is_reported() {
    let proofs = with(
        "reg [2:0] count; always @* if (formal_on) begin at_most_five: assert (count < LIMIT);
        full: cover (count == 5); end\n",
        PROOFS,
    );
    let text = declaration(&proofs);
    assert!(
        text.contains("`count` in the properties is declared twice in counter")
            && text.contains("give it another name"),
        "{text}"
    );
}

/// Where a stream passes through a block, its contract says the same of both ends.
#[test]
fn two_covers_of_one_condition_are_both_reached() {
    let text = "    always @* if (formal_on) begin
        at_most_five: assert (count < LIMIT);
        full: cover (count == LIMIT - 1);
        five: cover (count == LIMIT - 1);
    end\n";
    assert_eq!(problems(&with(text, PROOFS)), "");
}

/// Its induction comes first, and the check from a reset on has no cycle more than that takes.
#[test]
fn a_quick_proof_finds_what_a_whole_one_finds() {
    let asserts = |declared: &str, assertion: &str| {
        let text = format!(
            "{declared}always @* if (formal_on) begin at_most_five: assert ({assertion}); full: cover (count == 5); end\n"
        );
        let report = quickly_proved(&with(&text, PROOFS));
        (report.holds(), report.problems().join("\n"))
    };
    assert_eq!(asserts("", "count < LIMIT"), (true, String::new()));
    let (holds, text) = asserts("", "count < 3");
    assert!(!holds && text.contains("fails in cycle 4"), "{text}");
    // False from the beginning on, and inductive.
    let held = "reg held = 1'b0; always @(posedge clock) held <= held; ";
    let (holds, text) = asserts(held, "held");
    assert!(!holds && text.contains("fails in cycle "), "{text}");
    // From the third cycle on no state fits, so that every induction succeeds.
    let late = "reg [1:0] past = 2'd0; always @(posedge clock) past <= {past[0], 1'b1}; always @* assume (!past[1]); ";
    let (holds, text) = asserts(late, "count < 3");
    assert!(!holds && text.contains("full is never reached"), "{text}");
    // Of what is only checked the depth is that of the case.
    let report =
        quickly_proved(&changed("below the limit.", "below the limit. Bounded: for this test."));
    let outcome = Outcome::Bounded { depth: 8, reason: "for this test".to_owned() };
    assert_eq!(report.cases[0].properties[0].outcome, outcome);
}

/// A property that is only checked fails behind the steps of the others' induction.
#[test]
fn a_quick_proof_checks_what_has_no_induction_to_the_depth_of_the_case() {
    let text = "always @* if (formal_on) begin at_most_five: assert (count < LIMIT); full: cover (count == 5); end
        always @* if (formal_on)
        // R1: The count is below the limit. Bounded: for this test.
        // Fault in counter: `(count_q == 3'd5)` becomes `1'b0`.
        below_four: assert (count < 4);\n";
    let text = quickly_proved(&with(text, PROOFS)).problems().join("\n");
    assert!(text.contains("below_four") && text.contains("fails in cycle 5"), "{text}");
}
