//! Proofs of the block, on short profiles of few slices.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

use super::{Config, rtl::ChipMonitor};
use design::Sac;

/// Properties, covers and deliberate faults of `chip_monitor` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "chip_monitor",
    cases: &[
        Case {
            name: "2 slices, 2 entries, a queue of 2, profiles of 3 cycles",
            design: || emitted(&small()),
            constants: &[
                ("SLICES", 2),
                ("ENTRIES", 2),
                ("CHIPS", 2),
                ("DEPTH", 2),
                ("CYCLES", 3),
                ("SECTORS", 1),
                ("STRIDE_BITS", 1),
                ("CRD_SET_BITS", 1),
                ("LINE_BITS", 8),
                ("CHIP_BITS", 1),
                ("SLICE_BITS", 1),
                ("TOTAL_BITS", 4),
                ("COUNT_BITS", 3),
                ("WINDOW_BITS", 2),
            ],
            depth: 8,
            reach: 40,
        },
        Case {
            name: "4 slices, 2 entries, a queue of 3, 2 sectors a line, as in `proofs/mutation/sac.toml`",
            design: || emitted(&mutated()),
            constants: &[
                ("SLICES", 4),
                ("ENTRIES", 2),
                ("CHIPS", 3),
                ("DEPTH", 3),
                ("CYCLES", 7),
                ("SECTORS", 2),
                ("STRIDE_BITS", 2),
                ("CRD_SET_BITS", 1),
                ("LINE_BITS", 10),
                ("CHIP_BITS", 2),
                ("SLICE_BITS", 2),
                ("TOTAL_BITS", 6),
                ("COUNT_BITS", 4),
                ("WINDOW_BITS", 3),
            ],
            depth: 8,
            reach: 0,
        },
    ],
    fragments: &[
        Fragment { module: "chip_monitor", text: include_str!("monitor.v") },
        Fragment { module: "chip_monitor_queue", text: include_str!("queue.v") },
    ],
    exempt: &[],
};

/// Line addresses of 8 bits, half of them sampled.
fn small() -> Sac {
    let sac = Sac { chips: 2, slices: 2, sm_ports: 2, line_bytes: 256, ..Sac::default() };
    let sac = Sac { slice_bytes: 1_024, slice_ways: 2, address_bits: 16, crd_sets: 2, ..sac };
    let sac = Sac { crd_ways: 2, crd_queue: 2, profile_cycles: 3, ..sac };
    Sac { counter_bits: 4, slice_counter_bits: 3, ..sac }
}

/// The design of the block's mutants: promises of the environment help to decide them.
fn mutated() -> Sac {
    let sac = Sac { chips: 3, slices: 4, sm_ports: 2, line_bytes: 64, ..Sac::default() };
    let sac = Sac { slice_bytes: 1_024, slice_ways: 8, address_bits: 16, crd_sets: 2, ..sac };
    let sac = Sac { sectored: true, crd_ways: 3, crd_queue: 3, profile_cycles: 7, ..sac };
    Sac { counter_bits: 6, slice_counter_bits: 4, ..sac }
}

fn emitted(sac: &Sac) -> Result<Design, EmitErrors> {
    let config = Config::new(sac, "proof").expect("a legal monitor");
    emit::emit(&ChipMonitor::<4>::new(&config), &EmitOptions::default())
}
