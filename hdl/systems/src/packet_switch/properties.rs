//! What is proved of the block, on few inputs and outputs.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fragment, Proofs, fault, property};

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
    properties: &[
        property(
            "output_follows",
            "invariant",
            "An output knows whether it is within a packet, and whose.",
            fault("packet_switch_output", "is_open_d = !is_last", "is_open_d = 1'b0"),
        ),
        property(
            "turn_follows",
            "invariant",
            "The inputs from the turn upwards are those that the arbiter asks first.",
            fault("round_robin_arbiter", "ahead_d = above;", "ahead_d = ~above;"),
        ),
        property(
            "waits_follow",
            "invariant",
            "The packets that went before a head are of those that came before it when it began to wait.",
            fault("packet_switch_output", "arbiter_advance = takes && ", "arbiter_advance = "),
        ),
        property(
            "r1_arrives",
            "R1, R4",
            "A beat that is taken is at its output in the next cycle, unchanged.",
            fault("packet_switch_output", "last_d = is_last;", "last_d = 1'b0;"),
        ),
        property(
            "r1_one",
            "R1",
            "An output takes a beat of one input at most.",
            fault("packet_switch_output", "takes_from = arbiter_grant", "takes_from = requests"),
        ),
        property(
            "r1_free",
            "R1",
            "A beat is taken only while the register is empty, or the beat in it leaves.",
            fault(
                "packet_switch_output",
                "is_free = !is_held_q || delivered_ready",
                "is_free = 1'b1",
            ),
        ),
        property(
            "r1_goes_on",
            "R1, R2",
            "Within a packet its next beat is taken as soon as the register is free.",
            fault("packet_switch_output", "is_free && arbiter_any", "!is_held_q && arbiter_any"),
        ),
        property(
            "r2_not_mixed",
            "R2",
            "Within a packet no beat of another input is taken.",
            fault("packet_switch_output", "(!is_open_q ||", "(1'b1 ||"),
        ),
        property(
            "r3_waits",
            "R3",
            "A head waits for at most as many packets as there are other inputs.",
            fault("round_robin_arbiter", "ahead_d = above;", "ahead_d = ahead_q;"),
        ),
        property(
            "r4_once",
            "R4",
            "Where nothing was taken, nothing is offered: no beat comes twice.",
            fault(
                "packet_switch_output",
                "is_held_d = arbiter_any",
                "is_held_d = arbiter_any || is_held_q",
            ),
        ),
        property(
            "r5_takes",
            "R3, R5",
            "An output whose register is free takes a beat if any input has one for it, whatever waits elsewhere.",
            fault(
                "packet_switch_output",
                "requests[i] = offered_valid[i] && ",
                "requests[i] = (&offered_valid) && offered_valid[i] && ",
            ),
        ),
        property(
            "r6_reset",
            "R6",
            "After a reset no register holds a beat, and no packet has begun.",
            fault("packet_switch_output", "is_open_q <= 1'b0", "is_open_q <= is_open_d"),
        ),
    ],
    covers: &[
        Cover { name: "kept_out" },
        Cover { name: "mixes_nothing" },
        Cover { name: "longest" },
    ],
    exempt: &[],
};

/// Beats of one bit.
fn design(inputs: usize, outputs: usize) -> Result<Design, EmitErrors> {
    let config = Config::new(inputs, outputs, 1, 0).expect("few of both");
    emit::emit(&PacketSwitch::<3>::new(&config), &EmitOptions::default())
}
