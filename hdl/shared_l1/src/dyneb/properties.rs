//! Proofs of the block: its phases, its counters, and the choices that it makes without comparing.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

use super::{Config, Metric, rtl::Dyneb as Hardware};
use design::Dyneb;

/// Properties, covers and deliberate faults of `dyneb` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "dyneb",
    cases: &[
        Case {
            name: "2 of warm-up, 2 samples, 3 of execution, limits of 5 and 4, early end, eb, with an evaluation of 4 cycles in place of 128",
            design: short,
            constants: &constants([2, 3, 5, 4, 50], [4, EARLY, 2], IS_EB, 4),
            depth: 10,
            reach: 20,
        },
        Case {
            name: "2 of warm-up, 2 samples, 3 of execution, limits of 5 and 4, early end, eb",
            design: || design(&small(2, 3, [5, 4], Metric::Eb)),
            constants: &constants([2, 3, 5, 4, 50], [4, EARLY, 2], IS_EB, 128),
            depth: 8,
            reach: 20,
        },
        Case {
            name: "2 of warm-up, 3 samples, 2 of execution, limit of 3 in execution alone, early end, amat",
            design: || design(&small(3, 2, [0, 3], Metric::Amat)),
            constants: &constants([3, 2, 0, 4, 50], [3, EARLY, 2], IS_AMAT, 256),
            depth: 8,
            reach: 20,
        },
        Case {
            name: "23 samples, 40 of execution, limits of 50 and 44, early end, eb",
            design: || design(&mutated(10)),
            constants: &constants([23, 40, 50, 5, 10], [44, EARLY, 0], IS_EB, 128),
            depth: 8,
            reach: 0,
        },
        Case {
            name: "23 samples, 40 of execution, limits of 50 and 44, eb, no check of the private miss rate",
            design: || design(&mutated(0)),
            constants: &constants([23, 40, 50, 5, 0], [44, LATE, 0], IS_EB, 128),
            depth: 8,
            reach: 0,
        },
    ],
    fragments: &[Fragment { module: "dyneb", text: include_str!("properties.v") }],
    exempt: &[],
};

const IS_EB: u64 = 1;
const IS_AMAT: u64 = 0;
const EARLY: u64 = 1;
const LATE: u64 = 0;

/// Constants of a case that the text reads: samples, execution, limit, width of a counter and least miss
/// rate, then the limit of execution, whether few private misses end sampling, and the warm-up, whether the metric
/// is EB, and the cycle of the decision.
const fn constants(
    [samples, execute, limit, bits, percent]: [u64; 5],
    [execution_limit, early, warm_up]: [u64; 3],
    is_eb: u64,
    latency: u64,
) -> [(&'static str, u64); 10] {
    [
        ("SAMPLES", samples),
        ("EXECUTE", execute),
        ("LIMIT", limit),
        ("BITS", bits),
        ("PERCENT", percent),
        ("EXECUTION_LIMIT", execution_limit),
        ("EARLY", early),
        ("WARM_UP", warm_up),
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
        warm_up: 2,
        execute,
        sampling_limit,
        execution_limit,
        counter_bits: 4,
        private_miss_rate_percent: 50,
        metric,
        ..Dyneb::default()
    }
}

/// The design of mutants: `proofs/mutation/shared.toml`, and with 0 percent `dyneb.toml`.
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
