//! Proofs of the block: no line twice, no way twice, no reply twice or never, none early but the first
//! load's, no load with data older than a write before it, and no queue beyond its end.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

use super::{Config, rtl::L1};
use design::{Bypass, Design as Settings, L1 as Section, PendingStore, WhenFull};

/// Properties, covers and deliberate faults of `l1` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "l1",
    cases: &[
        Case {
            name: "2 sets of 2 ways, 2 entries of 2 loads, a miss queue of 2",
            design,
            constants: &[
                ("REFUSES", 0),
                ("WAITS", 0),
                ("RESTARTS", 0),
                ("SPLIT", 0),
                ("LOOKS_UP", 0),
            ],
            depth: 8,
            reach: 14,
        },
        Case {
            name: "the same, which refuses a write of a pending line",
            design: refusing,
            constants: &[
                ("REFUSES", 1),
                ("WAITS", 0),
                ("RESTARTS", 0),
                ("SPLIT", 0),
                ("LOOKS_UP", 0),
            ],
            depth: 8,
            reach: 14,
        },
        Case {
            name: "that of the first, in which what finds no room waits",
            design: waiting,
            constants: &[
                ("REFUSES", 0),
                ("WAITS", 1),
                ("RESTARTS", 0),
                ("SPLIT", 0),
                ("LOOKS_UP", 0),
            ],
            depth: 8,
            reach: 14,
        },
        Case {
            name: "that of the first, with early restart",
            design: restarting,
            constants: &[
                ("REFUSES", 0),
                ("WAITS", 0),
                ("RESTARTS", 1),
                ("SPLIT", 0),
                ("LOOKS_UP", 0),
            ],
            depth: 8,
            reach: 14,
        },
        Case {
            name: "that with early restart, which refuses a write of a pending line",
            design: restarting_and_refusing,
            constants: &[
                ("REFUSES", 1),
                ("WAITS", 0),
                ("RESTARTS", 1),
                ("SPLIT", 0),
                ("LOOKS_UP", 0),
            ],
            depth: 8,
            reach: 14,
        },
        Case {
            name: "that of the first, with one place of store data",
            design: with_a_data_place,
            constants: &[
                ("REFUSES", 0),
                ("WAITS", 0),
                ("RESTARTS", 0),
                ("SPLIT", 1),
                ("LOOKS_UP", 0),
            ],
            depth: 8,
            reach: 14,
        },
        Case {
            name: "that of the first, with early restart and one place of store data, in which what finds no room waits",
            design: with_all,
            constants: &[
                ("REFUSES", 0),
                ("WAITS", 1),
                ("RESTARTS", 1),
                ("SPLIT", 1),
                ("LOOKS_UP", 0),
            ],
            depth: 8,
            reach: 14,
        },
        Case {
            name: "that of the first, in which a load that bypasses is looked up",
            design: looking_up,
            constants: &[
                ("REFUSES", 0),
                ("WAITS", 0),
                ("RESTARTS", 0),
                ("SPLIT", 0),
                ("LOOKS_UP", 1),
            ],
            depth: 8,
            reach: 14,
        },
    ],
    fragments: &[
        Fragment { module: "l1", text: base::data_side::CHOSEN },
        Fragment { module: "l1", text: base::data_side::PROPERTIES },
        Fragment { module: "l1", text: include_str!("properties.v") },
        Fragment { module: "l1", text: include_str!("never_older.v") },
        Fragment { module: "l1", text: include_str!("never_newer.v") },
        Fragment { module: "l1", text: include_str!("early_restart.v") },
        Fragment { module: "l1", text: include_str!("store_data.v") },
        Fragment { module: "byte_ram_16x64_r1", text: include_str!("followed_bit.v") },
        Fragment { module: "ram", text: proofs::FIRST_WORDS },
        Fragment { module: "register_file", text: proofs::FIRST_WORDS },
        Fragment { module: "queue", text: kit::queue::PROPERTIES },
        Fragment { module: "miss_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "miss_head_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "core_reply_queue", text: kit::queue::PROPERTIES },
    ],
    exempt: &[],
};

/// The design of `warpcache mutate`, whose proved properties then help to decide mutants.
fn design() -> Result<Design, EmitErrors> {
    changed(|l1| l1)
}

fn refusing() -> Result<Design, EmitErrors> {
    changed(|l1| Section { pending_store: PendingStore::Refuse, ..l1 })
}

fn waiting() -> Result<Design, EmitErrors> {
    changed(|l1| Section { when_full: WhenFull::Wait, ..l1 })
}

fn restarting() -> Result<Design, EmitErrors> {
    changed(|l1| Section { early_restart: true, ..l1 })
}

fn restarting_and_refusing() -> Result<Design, EmitErrors> {
    changed(|l1| Section { early_restart: true, pending_store: PendingStore::Refuse, ..l1 })
}

fn with_a_data_place() -> Result<Design, EmitErrors> {
    changed(|l1| Section { store_data_places: 1, ..l1 })
}

fn looking_up() -> Result<Design, EmitErrors> {
    changed(|l1| Section { bypass: Bypass::Lookup, ..l1 })
}

fn with_all() -> Result<Design, EmitErrors> {
    let all =
        |l1| Section { early_restart: true, store_data_places: 1, when_full: WhenFull::Wait, ..l1 };
    changed(all)
}

fn changed(change: fn(Section) -> Section) -> Result<Design, EmitErrors> {
    let text = include_str!("../../../../../proofs/mutation/private.toml");
    let settings = Settings::parse(text, "proof").expect("a legal design");
    let l1 = settings.l1().expect("a design with an L1").clone();
    let config = Config::new(&change(l1), "proof").expect("a legal config");
    emit::emit(&L1::new(&config), &EmitOptions::default())
}
