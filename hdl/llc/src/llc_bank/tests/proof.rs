//! The order of a flush, proved for all time: what the bank adds to its parts, whose properties have the rest.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::prove::{Options, prove};
use proofs::{Case, Exemption, Fragment, Proofs};

use super::super::{Config, rtl::LlcBank};
use design::{Axi, BankMemory, LineOrder, Llc, LlcBank as Parts};
use testbenches::testing::{at_depth, is_full};

/// Contracts of streams are the parts'.
const OF_PARTS: &str = "the streams are the parts', which are proved to keep the contract";

const PROOFS: Proofs = Proofs {
    block: "llc_bank",
    cases: &[Case { name: "2 sets of 1 way", design, constants: &[], depth: 2, reach: 12 }],
    fragments: &[Fragment { module: "llc_bank", text: include_str!("flush.v") }],
    exempt: &[
        Exemption { name: "request_ready", reason: OF_PARTS },
        Exemption { name: "reply_ready", reason: OF_PARTS },
        Exemption { name: "memory_request_ready", reason: OF_PARTS },
        Exemption { name: "memory_reply_ready", reason: OF_PARTS },
    ],
};

/// As small as there may be; the order of a flush does not depend on what is behind the slice.
fn design() -> Result<Design, EmitErrors> {
    let lines = Llc { sets: 2, ways: 1, line_bytes: 32, sector_bytes: 16, ..Llc::default() };
    let numbers = Llc { mshr_entries: 1, mshr_merges: 1, miss_queue: 1, write_backs: 1, ..lines };
    let names = Llc { address_bits: 16, source_bits: 1, id_bits: 1, counter_bits: 4, ..numbers };
    let llc = Llc { atomics: 1, atomic_queue: 1, ..names };
    let bank = Parts { memory: BankMemory::Ports, atomic_buffer: true };
    let config = Config::new(&llc, &LineOrder::default(), &Axi::default(), &bank, "proof");
    emit::emit(&LlcBank::new(&config.expect("a legal bank")), &EmitOptions::default())
}

/// At full depth each fault of `flush.v` is found, too.
#[test]
fn the_order_of_a_flush_is_proved() {
    let folder = tempfile::tempdir().unwrap();
    let (waves, is_quick) = (folder.path().into(), !is_full());
    let options = Options { waves, is_quick, ..Options::default() };
    let report = prove(&PROOFS, &options, &|_, _| {}).unwrap();
    assert_eq!(report.problems(), Vec::<String>::new());
    assert_eq!(report.faults.len(), at_depth(4, 0));
}
