//! Proofs of the block: of its tag store, the owner of a line of the data store, the choice of an entry and
//! the value of RC; of a request, its status and that it is answered once; of the logic behind the tags, all
//! that is proved of `l1`.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

use super::{Config, rtl::DecoupledL1d};
use design::{DataReplacement, Decoupled, Design as Settings, L1, PendingStore, WriteHit};

/// Properties, covers and deliberate faults of `decoupled_l1d` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "decoupled_l1d",
    cases: &[
        Case {
            name: "2 sets of 3 entries and 2 lines, 2 MSHR entries of 2 loads, threshold 2, update, lru",
            design: first,
            constants: &[("THRESHOLD", 2), ("INITIAL", 1), ("UPDATES", 1), ("REFUSES", 0)],
            depth: 8,
            reach: 14,
        },
        Case {
            name: "2 sets of 3 entries and 2 lines, 2 MSHR entries of 2 loads, threshold 3, evict, srrip",
            design: second,
            constants: &[("THRESHOLD", 3), ("INITIAL", 0), ("UPDATES", 0), ("REFUSES", 0)],
            depth: 8,
            reach: 14,
        },
        Case {
            name: "2 sets of 3 entries and 2 lines, 2 MSHR entries of 2 loads, threshold 2, update, lru, refuse",
            design: refusing,
            constants: &[("THRESHOLD", 2), ("INITIAL", 1), ("UPDATES", 1), ("REFUSES", 1)],
            depth: 8,
            reach: 14,
        },
    ],
    fragments: &[
        Fragment { module: "decoupled_l1d", text: base::data_side::PLAIN },
        Fragment { module: "decoupled_l1d", text: base::data_side::PROPERTIES },
        Fragment { module: "decoupled_l1d", text: include_str!("properties.v") },
        Fragment { module: TAGS, text: include_str!("tag_store.v") },
        Fragment { module: "ram", text: proofs::FIRST_WORDS },
        Fragment { module: "register_file", text: proofs::FIRST_WORDS },
        Fragment { module: "queue", text: kit::queue::PROPERTIES },
        Fragment { module: "miss_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "core_reply_queue", text: kit::queue::PROPERTIES },
    ],
    exempt: &[],
};

const TAGS: &str = "decoupled_l1d_tag_store";

/// The design of `warpcache mutate`, whose proved properties then help to decide mutants.
fn first() -> Result<Design, EmitErrors> {
    let settings = settings();
    design(&Config::of(&settings).expect("a design with this block"))
}

fn refusing() -> Result<Design, EmitErrors> {
    let settings = settings();
    let l1 = settings.l1().expect("a design with an L1").clone();
    let decoupled = settings.decoupled().expect("a design with a tag store").clone();
    let l1 = L1 { pending_store: PendingStore::Refuse, ..l1 };
    design(&Config::new(&l1, &decoupled, "proof").expect("a legal config"))
}

fn second() -> Result<Design, EmitErrors> {
    let settings = settings();
    let l1 = settings.l1().expect("a design with an L1").clone();
    let decoupled = settings.decoupled().expect("a design with a tag store").clone();
    let l1 = L1 { write_hit: WriteHit::Evict, ..l1 };
    let decoupled = Decoupled {
        rc_bits: 3,
        threshold: 3,
        rc_initial: 0,
        data_replacement: DataReplacement::Srrip,
        ..decoupled
    };
    design(&Config::new(&l1, &decoupled, "proof").expect("a legal config"))
}

fn settings() -> Settings {
    let text = include_str!("../../../../../proofs/mutation/decoupled.toml");
    Settings::parse(text, "proof").expect("a legal design")
}

fn design(config: &Config) -> Result<Design, EmitErrors> {
    emit::emit(&DecoupledL1d::new(config), &EmitOptions::default())
}
