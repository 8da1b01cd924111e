//! Proofs of the block, on few inputs and outputs.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

use super::{Config, rtl::PacketSwitch};

/// Properties, covers and deliberate faults of `packet_switch` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "packet_switch",
    cases: &[
        Case {
            name: "3 inputs, 2 outputs",
            design: || design(3, 2),
            constants: &[],
            depth: 6,
            reach: 10,
        },
        Case {
            name: "2 inputs, 3 outputs",
            design: || design(2, 3),
            constants: &[],
            depth: 6,
            reach: 10,
        },
    ],
    fragments: &[
        Fragment { module: "packet_switch", text: include_str!("properties.v") },
        Fragment { module: "packet_switch_output", text: include_str!("output.v") },
    ],
    exempt: &[],
};

/// Beats of one bit.
fn design(inputs: usize, outputs: usize) -> Result<Design, EmitErrors> {
    let config = Config::new(inputs, outputs, 1, 0).expect("few of both");
    emit::emit(&PacketSwitch::<3>::new(&config), &EmitOptions::default())
}
