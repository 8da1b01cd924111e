//! Proofs of the block, on short epochs with narrow counters.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

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
    exempt: &[],
};

fn design(ccn: &Ccn) -> Result<Design, EmitErrors> {
    let config = Config::new(ccn, "proof").expect("legal epochs");
    emit::emit(&RequestThrottler::new(&config), &EmitOptions::default())
}
