//! Proofs of the block: admission, the route of a request, the source of the core's beats, and that no queue
//! runs over.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

use super::{Config, rtl::SharedL1};
use design::Design as Settings;

/// Properties, covers and deliberate faults of `shared_l1` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "shared_l1",
    cases: &[
        Case {
            name: "2 cores, 2 sets of 2 ways, 2 entries of 2 loads, 2 places, queues of 2, 3 requests that leave",
            design: || design(&[]),
            constants: &[("FILTERS", 0)],
            depth: 8,
            reach: 10,
        },
        Case {
            name: "the same with a filter of 2 bits of written lines",
            design: || design(FILTERED),
            constants: &[("FILTERS", 1)],
            depth: 8,
            reach: 10,
        },
    ],
    fragments: &[
        Fragment { module: "shared_l1", text: include_str!("properties.v") },
        Fragment { module: "shared_l1", text: include_str!("written_lines.v") },
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
    exempt: &[],
};

/// Private for one access, so that a line is written directly and its set shared soon after a reset.
const FILTERED: &[&str] =
    &["shared_l1.store_path=filtered", "shared_l1.filter_bits=2", "dyneb.warm_up=1"];

fn design(fields: &[&str]) -> Result<Design, EmitErrors> {
    let text = include_str!("../../../../../proofs/mutation/node.toml");
    let fields: Vec<_> = fields.iter().map(|field| field.parse().expect("a setting")).collect();
    let settings = Settings::parse_with(text, "proof", &fields).expect("a legal design");
    let config = Config::of(&settings).expect("a design with this block");
    emit::emit(&SharedL1::new(&config), &EmitOptions::default())
}
