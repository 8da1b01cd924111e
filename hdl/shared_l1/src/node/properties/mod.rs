//! What is proved of the block: who may enter, which way a request goes, whose beat the core gets, and that no
//! queue runs over.

mod list;

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fragment, Proofs};

use super::{Config, rtl::SharedL1};
use design::Design as Settings;

/// Properties, covers and deliberate faults of `shared_l1` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "shared_l1",
    cases: &[Case {
        name: "2 cores, 2 sets of 2 ways, 2 entries of 2 loads, 2 places, queues of 2, 3 requests that leave",
        design,
        constants: &[],
        depth: 8,
        reach: 10,
    }],
    fragments: &[
        Fragment { module: "shared_l1", text: include_str!("properties.v") },
        Fragment { module: "reply_arbiter", text: include_str!("reply_arbiter.v") },
        Fragment { module: "home_request_table", text: include_str!("home_request_table.v") },
        Fragment { module: "ram", text: proofs::FIRST_WORDS },
        Fragment { module: "register_file", text: proofs::FIRST_WORDS },
        Fragment { module: "queue", text: kit::queue::PROPERTIES },
        Fragment { module: "request_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "issued_request_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "down_reply_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "home_packet_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "packet_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "miss_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "core_reply_queue", text: kit::queue::PROPERTIES },
    ],
    properties: list::PROPERTIES,
    covers: &[
        Cover { name: "write_waits_for_a_load" },
        Cover { name: "direct_load_of_another_core" },
        Cover { name: "remote_takes_the_last_room" },
        Cover { name: "all_entries_taken" },
        Cover { name: "load_waits_for_a_store" },
        Cover { name: "store_waits_for_a_place" },
        Cover { name: "store_waits_for_the_queue" },
        Cover { name: "store_leaves_for_home" },
        Cover { name: "walks_with_a_remote_request" },
        Cover { name: "flushed_with_a_request_to_l2" },
        Cover { name: "both_wait" },
    ],
    exempt: &[],
};

fn design() -> Result<Design, EmitErrors> {
    let text = include_str!("../../../../../proofs/mutation/node.toml");
    let settings = Settings::parse(text, "proof").expect("a legal design");
    let config = Config::of(&settings).expect("a design with this block");
    emit::emit(&SharedL1::new(&config), &EmitOptions::default())
}
