//! Proofs of the block: the turns at both ports, the route of a miss, and the agreement of shadow tags and
//! tags; with `pending` "wait" that a parked request waits with the entry of its line; bounded, that a load finds its
//! place among the core's writes.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Exemption, Fragment, Proofs};

use super::{Config, rtl::CcnL1};
use design::Design as Settings;

/// Properties, covers and deliberate faults of `ccn_l1` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "ccn_l1",
    cases: &[
        Case {
            name: "2 sets of 2 ways, lines of 2 sectors, 2 entries, queues of 2 places, a filter of 4 bits",
            design: || design(""),
            constants: &[("WAITS", 0)],
            depth: 9,
            reach: 12,
        },
        Case {
            name: "the same with `pending` \"wait\" and 2 places of parked requests",
            design: || design(WAITS),
            constants: &[("WAITS", 1)],
            depth: 9,
            reach: 12,
        },
    ],
    fragments: &[
        Fragment { module: "ccn_l1", text: include_str!("properties.v") },
        Fragment { module: "ccn_l1", text: include_str!("order.v") },
        Fragment { module: "ccn_l1", text: include_str!("waiting.v") },
        Fragment { module: "ccn_fill_port", text: include_str!("fill_port.v") },
        Fragment { module: "ccn_down_port", text: include_str!("down_port.v") },
        Fragment { module: "miss_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "unserved_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "core_reply_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "queue", text: kit::queue::PROPERTIES },
        Fragment { module: "register_file", text: proofs::FIRST_WORDS },
    ],
    exempt: &[
        Exemption { name: "request_next_ready", reason: OF_STOP },
        Exemption { name: "response_next_ready", reason: OF_STOP },
    ],
};

const OF_STOP: &str =
    "that an offer stays is proved of `ring_stop`, whose invariants are not repeated here";

/// The section `[ccn]` is the config's last.
const WAITS: &str = "pending = \"wait\"\nparking = 2\n";

/// The design of `warpcache mutate`, whose proved properties then help to decide mutants.
fn design(more: &str) -> Result<Design, EmitErrors> {
    let text = include_str!("../../../../../proofs/mutation/ccn_node.toml");
    let settings = Settings::parse(&format!("{text}{more}"), "proof").expect("a legal design");
    let config = Config::of(&settings).expect("a design with a node");
    emit::emit(&CcnL1::new(&config), &EmitOptions::default())
}
