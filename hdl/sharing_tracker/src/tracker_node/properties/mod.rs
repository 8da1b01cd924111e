//! Proofs of the block: the L1 in it keeps its invariants beside warps' lines and forwards; admission; the
//! handling of a refused line, of a forward and of a victim; when the cache may be emptied; that a load
//! finds its place among the core's writes; and with `pending` "wait" that each forward that waits leaves once and in time.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

use super::rtl::forward_port::ForwardPort;
use super::{Config, rtl::TrackerNode};
use design::Design as Settings;

/// Properties, covers and deliberate faults of `tracker_node` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "tracker_node",
    cases: &[
        Case {
            name: "2 sets of 2 ways, lines of 4 sectors, 2 entries of 2 loads, a miss queue of 2",
            design,
            constants: &[("SECTORS", 4), ("WAITS", 0), ("ALONE", 0), ("WAIT_CYCLES", 4)],
            depth: 5,
            reach: 13,
        },
        WAITING_PORT,
        Case {
            name: "the node of the first case with `pending` \"wait\"",
            design: waiting,
            constants: &[("SECTORS", 4), ("WAITS", 1), ("ALONE", 0), ("WAIT_CYCLES", 4)],
            // A forward is given back in the thirteenth cycle at the earliest.
            depth: 13,
            reach: 0,
        },
    ],
    fragments: &[
        Fragment { module: "tracker_node", text: include_str!("environment.v") },
        Fragment { module: "tracker_node", text: base::data_side::PLAIN },
        Fragment { module: "tracker_node", text: base::data_side::PROPERTIES },
        Fragment { module: "tracker_node", text: include_str!("l1.v") },
        Fragment { module: "tracker_node", text: include_str!("warps.v") },
        Fragment { module: "tracker_node", text: include_str!("remote.v") },
        Fragment { module: "tracker_node", text: include_str!("order.v") },
        Fragment { module: "tracker_node", text: include_str!("waiting_node.v") },
        Fragment { module: "byte_ram_16x128_r1", text: include_str!("followed_bit.v") },
        Fragment { module: "tracker_node_arbiter", text: include_str!("arbiter.v") },
        PORT[0],
        PORT[1],
        PORT[2],
        PORT[3],
        PORT[4],
        PORT[5],
        Fragment { module: "coalescer", text: include_str!("coalescer.v") },
        Fragment { module: "register_file", text: proofs::FIRST_WORDS },
        Fragment { module: "ram", text: proofs::FIRST_WORDS },
        Fragment { module: "queue", text: kit::queue::PROPERTIES },
        Fragment { module: "miss_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "victim_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "core_reply_queue", text: kit::queue::PROPERTIES },
    ],
    exempt: &[],
};

/// The forward port alone: short enough for the gate.
#[cfg(test)]
pub(super) const OF_PORT: Proofs =
    Proofs { block: "tracker_node", cases: &[WAITING_PORT], fragments: &PORT, exempt: &[] };

/// A forward is late after nine cycles at most; what depends on late ones shows a few later.
const WAITING_PORT: Case = Case {
    name: "the forward port of such a node alone, with `pending` \"wait\"",
    design: waiting_port,
    constants: &[("SECTORS", 4), ("WAITS", 1), ("ALONE", 1), ("WAIT_CYCLES", 4)],
    depth: 4,
    reach: 14,
};

const PORT: [Fragment; 6] = [
    Fragment { module: "tracker_node_forward_port", text: include_str!("forward_port.v") },
    Fragment { module: "tracker_node_waiting", text: include_str!("waiting.v") },
    Fragment { module: "tracker_node_waiting_place", text: include_str!("waiting_place.v") },
    Fragment { module: "register_file", text: include_str!("../../coalescer/properties/row.v") },
    Fragment { module: "answer_queue", text: kit::queue::PROPERTIES },
    Fragment { module: "tracker_node_reader", text: include_str!("reader.v") },
];

/// Lines of four sectors of 16 bytes, of which the fragments of the L1's data side speak.
fn config(more: &str) -> Config {
    let text = include_str!("../../../../../proofs/mutation/tracker_node.toml");
    let settings = Settings::parse(&format!("{text}{more}"), "proof").expect("a legal design");
    Config::of(&settings).expect("a design with this block")
}

fn design() -> Result<Design, EmitErrors> {
    emit::emit(&TrackerNode::new(&config("")), &EmitOptions::default())
}

/// The section `[sharing_tracker]` is the config's last.
const WAITS: &str = "pending = \"wait\"\nwait_cycles = 4\n";

fn waiting() -> Result<Design, EmitErrors> {
    emit::emit(&TrackerNode::new(&config(WAITS)), &EmitOptions::default())
}

fn waiting_port() -> Result<Design, EmitErrors> {
    emit::emit(&ForwardPort::new(&config(WAITS)), &EmitOptions::default())
}
