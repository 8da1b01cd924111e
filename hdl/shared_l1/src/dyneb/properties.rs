//! What is proved of the block: its phases, counters and what it must choose without comparing.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fragment, Proofs, fault, property};

use super::{Config, Metric, rtl::Dyneb as Hardware};
use design::Dyneb;

/// Properties, covers and deliberate faults of `dyneb` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "dyneb",
    cases: &[
        Case {
            name: "2 samples, 3 of execution, limits of 5 and 4, early end, eb, with an evaluation of 4 cycles in place of 128",
            design: short,
            constants: &constants([2, 3, 5, 4, 50], [4, EARLY], IS_EB, 4),
            depth: 10,
            reach: 20,
        },
        Case {
            name: "2 samples, 3 of execution, limits of 5 and 4, early end, eb",
            design: || design(&small(2, 3, [5, 4], Metric::Eb)),
            constants: &constants([2, 3, 5, 4, 50], [4, EARLY], IS_EB, 128),
            depth: 8,
            reach: 20,
        },
        Case {
            name: "3 samples, 2 of execution, limit of 3 in execution alone, early end, amat",
            design: || design(&small(3, 2, [0, 3], Metric::Amat)),
            constants: &constants([3, 2, 0, 4, 50], [3, EARLY], IS_AMAT, 256),
            depth: 8,
            reach: 20,
        },
        Case {
            name: "23 samples, 40 of execution, limits of 50 and 44, early end, eb",
            design: || design(&mutated(10)),
            constants: &constants([23, 40, 50, 5, 10], [44, EARLY], IS_EB, 128),
            depth: 8,
            reach: 0,
        },
        Case {
            name: "23 samples, 40 of execution, limits of 50 and 44, eb, no check of the private miss rate",
            design: || design(&mutated(0)),
            constants: &constants([23, 40, 50, 5, 0], [44, LATE], IS_EB, 128),
            depth: 8,
            reach: 0,
        },
    ],
    fragments: &[Fragment { module: "dyneb", text: include_str!("properties.v") }],
    properties: &[
        property(
            "registers_follow",
            "invariant",
            "Phase, down-counters, evaluation count and what cut sampling short are what the events so far make them.",
            fault("dyneb", "evaluated_d = evaluated_q + 7'd1", "evaluated_d = evaluated_q + 7'd2"),
        ),
        property(
            "r4_counters",
            "R1, R4 to R6, R15, R17",
            "Each counter is what the events of sampling make it, halved with the others when one is full, in every phase.",
            fault("dyneb_counter", "if (halve)", "if (halve && !count)"),
        ),
        property(
            "misses_are_accesses",
            "invariant",
            "No group has more misses than accesses.",
            fault("dyneb", "sampled_private && missed", "sampled && missed"),
        ),
        property(
            "metric_follows",
            "invariant",
            "Under `eb` the multiplier works for `counter_bits + 2` cycles at each of five products from the start of evaluation on, and rests otherwise.",
            fault("serial_multiplier", "state_d = STATE_DONE;", "state_d = STATE_IDLE;"),
        ),
        property(
            "r3_sampling",
            "R1, R3, R7, R8, R13, R17, R18",
            "From the start of sampling to the cycle of the decision: phase 0, even sets private, odd sets shared.",
            fault(
                "dyneb",
                "assign odd_sets_shared = ",
                "assign odd_sets_shared = !access_valid && ",
            ),
        ),
        property(
            "r3_execution",
            "R3, R13, R14, R16, R19",
            "From the cycle of the decision until `execute` accesses or `execution_limit` requests have come: phase 1 or 2, and both parities of sets as it says.",
            fault("dyneb", "(state_q == PHASE_EXECUTE_PRIVATE) || is_shared", "is_shared"),
        ),
        property(
            "r14_decision",
            "R13, R14",
            "`decision_valid` in cycle 128 (`eb`) or 256 (`amat`) after the edge that ended sampling, and only then.",
            fault("dyneb", "decided_q <= decides;", "decided_q <= decides || sampling_ends;"),
        ),
        property(
            "r14_choice",
            "R14",
            "`decision_shared` says which phase it is.",
            fault(
                "dyneb",
                "assign decision_shared = is_shared",
                "assign decision_shared = !is_shared",
            ),
        ),
        property(
            "r16_choice_holds",
            "R16",
            "The choice does not change while it is executed.",
            fault(
                "dyneb",
                "state_d = state_q;",
                "state_d = decided_q ? PHASE_EXECUTE_PRIVATE : state_q;",
            ),
        ),
        property(
            "r8_cut_is_private",
            "R8, R18",
            "Where the limit or few private misses ended sampling, the decision is private.",
            fault("dyneb", "&& !was_cut", "&& !(was_cut && access_valid)"),
        ),
        property(
            "r9_few_misses_are_private",
            "R9",
            "Where few enough private accesses missed, the decision is private.",
            fault("dyneb", "&& !keeps_private", "&& !(keeps_private && access_valid)"),
        ),
    ],
    covers: &[Cover { name: "sampled_twice" }, Cover { name: "halved" }, Cover { name: "early" }],
    exempt: &[],
};

const IS_EB: u64 = 1;
const IS_AMAT: u64 = 0;
const EARLY: u64 = 1;
const LATE: u64 = 0;

/// What the text reads of a case: samples, execution, limit, width of a counter and least miss rate, then
/// the limit of execution and whether few private misses end sampling, whether the metric is EB, and the
/// cycle of the decision.
const fn constants(
    [samples, execute, limit, bits, percent]: [u64; 5],
    [execution_limit, early]: [u64; 2],
    is_eb: u64,
    latency: u64,
) -> [(&'static str, u64); 9] {
    [
        ("SAMPLES", samples),
        ("EXECUTE", execute),
        ("LIMIT", limit),
        ("BITS", bits),
        ("PERCENT", percent),
        ("EXECUTION_LIMIT", execution_limit),
        ("EARLY", early),
        ("EB", is_eb),
        ("LATENCY", latency),
    ]
}

/// The text of the second case with a short evaluation, so that a bounded check comes to what follows it. The
/// comparison is then not over, which these properties do not speak of.
fn short() -> Result<Design, EmitErrors> {
    let mut design = design(&small(2, 3, [5, 4], Metric::Eb))?;
    for module in &mut design.modules {
        module.text = module.text.replace("evaluated_q == 7'd126", "evaluated_q == 7'd2");
    }
    Ok(design)
}

fn small(
    samples: u32,
    execute: u32,
    [sampling_limit, execution_limit]: [u32; 2],
    metric: Metric,
) -> Dyneb {
    Dyneb {
        samples,
        execute,
        sampling_limit,
        execution_limit,
        counter_bits: 4,
        private_miss_rate_percent: 50,
        metric,
        ..Dyneb::default()
    }
}

/// What mutants are made of: `proofs/mutation/shared.toml`, and with 0 percent `dyneb.toml`.
fn mutated(private_miss_rate_percent: u32) -> Dyneb {
    Dyneb {
        samples: 23,
        execute: 40,
        sampling_limit: 50,
        execution_limit: 44,
        counter_bits: 5,
        private_miss_rate_percent,
        ..Dyneb::default()
    }
}

fn design(dyneb: &Dyneb) -> Result<Design, EmitErrors> {
    let config = Config::new(dyneb, "proof").expect("a legal config");
    emit::emit(&Hardware::new(&config), &EmitOptions::default())
}
