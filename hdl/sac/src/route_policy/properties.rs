//! What is proved of the block: where a request goes, and that no two lines share a place.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fragment, Proofs, fault, property};

use super::{Config, rtl::RoutePolicy};
use design::Sac;

/// The proofs. The block has no state: a check of one cycle is one of all time.
pub const PROOFS: Proofs = Proofs {
    block: "route_policy",
    cases: &[
        Case {
            name: "3 chips of 2 slices of 2 sets",
            design: || design(3, 2, 2),
            constants: &[("SLICE_LOW", 1), ("SET_LOW", 1)],
            depth: 2,
            reach: 2,
        },
        Case {
            name: "3 chips of 4 slices of 4 sets",
            design: || design(3, 4, 4),
            constants: &[("SLICE_LOW", 2), ("SET_LOW", 2)],
            depth: 2,
            reach: 2,
        },
        Case {
            name: "2 chips of a single slice of 4 sets",
            design: || design(2, 1, 4),
            constants: &[("SLICE_LOW", 0), ("SET_LOW", 2)],
            depth: 2,
            reach: 2,
        },
    ],
    fragments: &[Fragment { module: "route_policy", text: include_str!("properties.v") }],
    properties: &[
        property(
            "r1_chip",
            "R1",
            "Under SM-side a request goes to the chip that asks, under memory-side to the home chip.",
            fault("route_policy", "if (sm_side)", "if (sm_side && is_remote && request_line[0])"),
        ),
        property(
            "r2_slice",
            "R2",
            "Each bit of the slice is the parity of every `log2(slices)`-th bit of the line address.",
            fault("route_policy", "folded[i] = folded[i - 1] ^", "folded[i] = folded[i - 1] |"),
        ),
        property(
            "r3_set",
            "R3",
            "The set is the bits just above the lowest `log2(slices)`.",
            fault("route_policy", "assign to_set = ", "assign to_set = ~"),
        ),
        property(
            "r3_tag",
            "R3",
            "The tag is what is above the set.",
            fault("route_policy", "assign to_tag = ", "assign to_tag = ~"),
        ),
        property(
            "r3_lines_are_told_apart",
            "R2, R3",
            "Slice, set and tag give the line address back: no two lines share all three.",
            fault("route_policy", "assign to_tag = ", "assign to_tag = 1'b1 | "),
        ),
        property(
            "r4_over_link",
            "R4",
            "`over_link` is true if the request leaves the chip that asks.",
            fault(
                "route_policy",
                "assign over_link = is_remote && !sm_side",
                "assign over_link = is_remote",
            ),
        ),
        property(
            "r5_miss_goes_home",
            "R5",
            "`miss_over_link` is true if the chip that the request goes to is not its line's home.",
            fault(
                "route_policy",
                "assign miss_over_link = is_remote && sm_side",
                "assign miss_over_link = is_remote",
            ),
        ),
        property(
            "r5_one_link",
            "R4, R5",
            "No request goes over the links twice: not itself and then its miss.",
            fault(
                "route_policy",
                "assign miss_over_link = is_remote && sm_side",
                "assign miss_over_link = is_remote || sm_side",
            ),
        ),
    ],
    covers: &[Cover { name: "remote_miss" }, Cover { name: "remote_request" }],
    exempt: &[],
};

/// Line addresses of 8 bits, the fewest there are.
fn design(chips: u32, slices: u32, sets: u32) -> Result<Design, EmitErrors> {
    let sac = Sac {
        chips,
        slices,
        slice_bytes: sets * 4 * 256,
        slice_ways: 4,
        line_bytes: 256,
        sector_bytes: 64,
        address_bits: 16,
        crd_sets: 2,
        ..Sac::default()
    };
    let config = Config::new(&sac, "proof").expect("a legal geometry");
    emit::emit(&RoutePolicy::new(&config), &EmitOptions::default())
}
