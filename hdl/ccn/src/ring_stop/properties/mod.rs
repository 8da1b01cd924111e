//! Proofs of the block, on a small L1: the logic that joins its parts, whose properties are assumed
//! beside it, and with `pending` "wait" the places of parked requests.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Exemption, Fragment, Proofs};

use super::rtl::parking::RingStopParking;
use super::{Config, rtl::RingStop};
use design::{Ccn, IndexFunction, L1, Pending};

/// Properties, covers and deliberate faults of `ring_stop` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "ring_stop",
    cases: &[
        Case {
            name: "2 sets of 2 ways, lines of 2 sectors, queues of 3 places",
            design: || stop(3, Pending::Pass),
            constants: &[("PLACES", 3), ("WAITS", 0), ("ALONE", 0)],
            depth: 7,
            reach: 12,
        },
        Case {
            name: "the same with queues of 2 places",
            design: || stop(2, Pending::Pass),
            constants: &[("PLACES", 2), ("WAITS", 0), ("ALONE", 0)],
            depth: 7,
            reach: 0,
        },
        PARKING,
        Case {
            name: "queues of 2 places, with `pending` \"wait\" and 2 places of parked requests",
            design: || stop(2, Pending::Wait),
            constants: &[("PLACES", 2), ("WAITS", 1), ("ALONE", 0)],
            depth: 7,
            reach: 12,
        },
    ],
    fragments: &[
        Fragment { module: "ring_stop", text: include_str!("stop.v") },
        Fragment { module: "ring_stop", text: include_str!("waiting.v") },
        PLACES,
        Fragment { module: "ram", text: include_str!("words.v") },
        Fragment { module: "unserved_queue", text: kit::queue::PROPERTIES },
    ],
    exempt: EXEMPT,
};

/// Parked requests alone: short enough for the gate.
#[cfg(test)]
pub(super) const OF_PARKING: Proofs =
    Proofs { block: "ring_stop", cases: &[PARKING], fragments: &[PLACES], exempt: EXEMPT };

const PARKING: Case = Case {
    name: "2 places of parked requests alone",
    design: parking,
    constants: &[("ALONE", 1)],
    depth: 4,
    reach: 8,
};

const PLACES: Fragment = Fragment { module: "ring_stop_parking", text: include_str!("parking.v") };

const EXEMPT: &[Exemption] = &[
    Exemption { name: "fill", reason: "a beat comes through without a register" },
    Exemption { name: "due_ready", reason: "a lower place that becomes due goes first" },
];

/// Lines of 11 address bits and 2 sectors of 128 bits, entries of 1 bit, cores of 2.
fn config(places: u32, pending: Pending) -> Config {
    let l1 = L1 {
        address_bits: 16,
        line_bytes: 32,
        sector_bytes: 16,
        sets: 2,
        ways: 2,
        index: IndexFunction::Xor,
        mshr_entries: 2,
        ..L1::default()
    };
    let ccn = Ccn {
        cores: 4,
        buffer: 2,
        request_queue: places,
        response_queue: places,
        buffer_patience: 3,
        pending,
        parking: 2,
        ..Ccn::default()
    };
    Config::new(&l1, &ccn, "proof").expect("legal queues")
}

fn stop(places: u32, pending: Pending) -> Result<Design, EmitErrors> {
    emit::emit(&RingStop::new(&config(places, pending)), &EmitOptions::default())
}

fn parking() -> Result<Design, EmitErrors> {
    emit::emit(&RingStopParking::new(&config(2, Pending::Wait)), &EmitOptions::default())
}
