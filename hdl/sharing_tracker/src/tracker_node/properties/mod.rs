//! Proofs of the block: the L1 in it keeps its invariants beside warps' lines and forwards; admission; the
//! handling of a refused line, of a forward and of a victim; when the cache may be emptied; and that a load
//! finds its place among the core's writes.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

use super::{Config, rtl::TrackerNode};
use design::Design as Settings;

/// Properties, covers and deliberate faults of `tracker_node` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "tracker_node",
    cases: &[Case {
        name: "2 sets of 2 ways, lines of 4 sectors, 2 entries of 2 loads, a miss queue of 2",
        design,
        constants: &[("SECTORS", 4)],
        depth: 5,
        reach: 13,
    }],
    fragments: &[
        Fragment { module: "tracker_node", text: include_str!("environment.v") },
        Fragment { module: "tracker_node", text: base::data_side::PLAIN },
        Fragment { module: "tracker_node", text: base::data_side::PROPERTIES },
        Fragment { module: "tracker_node", text: include_str!("l1.v") },
        Fragment { module: "tracker_node", text: include_str!("warps.v") },
        Fragment { module: "tracker_node", text: include_str!("remote.v") },
        Fragment { module: "tracker_node", text: include_str!("order.v") },
        Fragment { module: "byte_ram_16x128_r1", text: include_str!("followed_bit.v") },
        Fragment { module: "tracker_node_arbiter", text: include_str!("arbiter.v") },
        Fragment { module: "tracker_node_forward_port", text: include_str!("forward_port.v") },
        Fragment { module: "tracker_node_reader", text: include_str!("reader.v") },
        Fragment { module: "coalescer", text: include_str!("coalescer.v") },
        Fragment {
            module: "register_file",
            text: include_str!("../../coalescer/properties/row.v"),
        },
        Fragment { module: "register_file", text: proofs::FIRST_WORDS },
        Fragment { module: "ram", text: proofs::FIRST_WORDS },
        Fragment { module: "queue", text: kit::queue::PROPERTIES },
        Fragment { module: "miss_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "victim_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "answer_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "core_reply_queue", text: kit::queue::PROPERTIES },
    ],
    exempt: &[],
};

/// Lines of four sectors of 16 bytes, of which the fragments of the L1's data side speak.
fn design() -> Result<Design, EmitErrors> {
    let text = include_str!("../../../../../proofs/mutation/tracker_node.toml");
    let settings = Settings::parse(text, "proof").expect("a legal design");
    let config = Config::of(&settings).expect("a design with this block");
    emit::emit(&TrackerNode::new(&config), &EmitOptions::default())
}
