//! Proofs of the block, with two cores and one entry, and with three cores and two.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

use super::{Config, rtl::TrackerBank};
use design::Design as Settings;

/// Properties, covers and deliberate faults of `tracker_bank` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "tracker_bank",
    cases: &[
        Case {
            name: "2 cores, an entry, a queue of 2",
            design: || design(2, 1, 2),
            constants: &[("CORES", 2), ("WAYS", 1), ("QUEUE", 2)],
            depth: 6,
            reach: 12,
        },
        Case {
            name: "3 cores, 2 entries, a queue of 3",
            design: || design(3, 2, 3),
            constants: &[("CORES", 3), ("WAYS", 2), ("QUEUE", 3)],
            depth: 5,
            reach: 12,
        },
    ],
    fragments: &[
        Fragment { module: "tracker_bank", text: include_str!("properties.v") },
        Fragment { module: "request_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "register_file", text: proofs::FIRST_WORDS },
    ],
    exempt: &[],
};

/// Lines of two sectors of 16 bytes, a bank of one set.
fn design(cores: u32, ways: u32, queue: u32) -> Result<Design, EmitErrors> {
    let text = format!(
        "design = 'sharing-tracker'\nname = 't'\n\
         [l1]\naddress_bits = 16\nline_bytes = 32\nsector_bytes = 16\nmshr_entries = 4\nid_bits = 2\n\
         [sharing_tracker]\ncores = {cores}\nsets = 2\nways = {ways}\nbanks = 2\nbank_queue = {queue}\n\
         [l2]\nbytes = 128\nways = 2\n"
    );
    let settings = Settings::parse(&text, "proof").expect("a legal design");
    let config = Config::of(&settings).expect("a design with this block");
    emit::emit(&TrackerBank::<4>::new(&config), &EmitOptions::default())
}
