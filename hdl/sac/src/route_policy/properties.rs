//! Proofs of the block: the route of a request, and that no two lines share a place.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

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
