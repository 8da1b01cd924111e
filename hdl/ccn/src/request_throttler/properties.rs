//! What is proved of the block, on short epochs with narrow counters.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fragment, Proofs, fault, property};

use super::{Config, rtl::RequestThrottler};
use design::{Ccn, EpochUnit};

/// Properties, covers and deliberate faults of `request_throttler` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "request_throttler",
    cases: &[
        Case {
            name: "16 of 40 instructions, half of the requests, counters of 3 bits",
            design: || {
                let ccn = Ccn { epoch: 40, sample: 16, counter_bits: 3, ..Ccn::default() };
                design(&Ccn { h_min_numerator: 1, h_min_denominator: 2, ..ccn })
            },
            constants: &[
                ("SAMPLE", 16),
                ("EPOCH", 40),
                ("FULL", 7),
                ("NUMERATOR", 1),
                ("DENOMINATOR", 2),
            ],
            depth: 10,
            reach: 20,
        },
        Case {
            name: "3 of 5 cycles, two thirds of the requests, counters of 2 bits",
            design: || {
                let ccn = Ccn { epoch: 5, sample: 3, counter_bits: 2, ..Ccn::default() };
                let ccn = Ccn { epoch_unit: EpochUnit::Cycles, ..ccn };
                design(&Ccn { h_min_numerator: 2, h_min_denominator: 3, ..ccn })
            },
            constants: &[
                ("SAMPLE", 3),
                ("EPOCH", 5),
                ("FULL", 3),
                ("NUMERATOR", 2),
                ("DENOMINATOR", 3),
            ],
            depth: 10,
            reach: 20,
        },
    ],
    fragments: &[Fragment { module: "request_throttler", text: include_str!("properties.v") }],
    properties: &[
        property(
            "registers_follow",
            "invariant",
            "The position is that of the epoch, and below its length; sampling is what the first `sample` are.",
            fault(
                "request_throttler",
                "position_d = moved[5:0];",
                "position_d = moved[5:0] | {5'd0, hit};",
            ),
        ),
        property(
            "r2_admit",
            "R2",
            "The core is admitted in every phase but the throttled one.",
            fault(
                "request_throttler",
                "assign admit = is_sampling || is_worth_it",
                "assign admit = is_worth_it",
            ),
        ),
        property(
            "r4_total",
            "R1, R3, R4, R6, R8",
            "`n_total` is the injects of the window, held when full and to the epoch's end.",
            fault(
                "request_throttler",
                "is_sampling && inject && !(&total_q)",
                "is_sampling && inject",
            ),
        ),
        property(
            "r5_hits",
            "R1, R3, R5, R6, R8",
            "`n_hits` is the hits of the window that there was a request for while `n_total` was not full.",
            fault("request_throttler", "&& !(&total_next)", ""),
        ),
        property(
            "r5_no_more_hits_than_requests",
            "R5",
            "`n_hits` never exceeds `n_total`.",
            fault("request_throttler", "&& (hits_q != total_next)", ""),
        ),
        property(
            "r6_counters_hold",
            "R6",
            "From the end of the window to that of the epoch neither the phase nor a counter changes.",
            fault("request_throttler", "is_sampling && hit", "hit"),
        ),
        property(
            "r7_phase",
            "R1, R7, R8",
            "The window ends in phase 1 when more than H_min of the requests hit, else in phase 2, to the epoch's end.",
            fault("request_throttler", "5'd2) > ", "5'd2) >= "),
        ),
        property(
            "r7_no_request_throttles",
            "R7",
            "A window without a request throttles.",
            fault("request_throttler", "5'd2) > ", "5'd2) >= "),
        ),
        property(
            "r8_epoch_ends",
            "R8",
            "A throttled core is admitted again before `epoch - sample` more have retired.",
            fault("request_throttler", "if (moved >= 7'd40)", "if (moved >= 7'd60)"),
        ),
        property(
            "r8_epoch_begins_with_zero",
            "R8",
            "Both counters are 0 when an epoch begins.",
            fault("request_throttler", "hits_d = 3'd0;", ""),
        ),
        property(
            "r9_no_tick",
            "R9",
            "A tick of 0 changes no phase.",
            fault("request_throttler", "{3'd0, retired}", "({3'd0, retired} + {6'd0, hit})"),
        ),
    ],
    covers: &[
        Cover { name: "admitted_again" },
        Cover { name: "admitted_for_an_epoch" },
        Cover { name: "full" },
    ],
    exempt: &[],
};

fn design(ccn: &Ccn) -> Result<Design, EmitErrors> {
    let config = Config::new(ccn, "proof").expect("legal epochs");
    emit::emit(&RequestThrottler::new(&config), &EmitOptions::default())
}
