//! The emitted text: clean under every front end, and as long for few cores as for many.

use emit::EmitOptions;
use testbenches::testing::{clean, stored_bits};

use super::super::rtl::PrivateCluster;
use super::{Dut, MOST, of, with};
use crate::l1_cluster::text::{assert_numbers_alone_differ, assert_stages_cut_paths, paths};
use crate::l2_crossbar::rtl::L2Crossbar;

#[test]
fn every_geometry_is_lint_clean() {
    let mut all = vec![];
    for cores in 1..=3 {
        all.push(of(cores, cores, ""));
        all.push(of(cores, 4 - cores, "network = \"ports\""));
    }
    // Two words of the switches.
    all.push(with(3, 2, "[l1]\nsector_bytes = 64"));
    all.push(with(2, 2, "[l1]\nsector_bytes = 128"));
    // Stages of one word, and of two.
    all.push(of(2, 2, "registers = \"both\""));
    all.push(with(2, 2, "registers = \"both\"\n[l1]\nsector_bytes = 128"));
    clean::<Dut>(&all);
}

#[test]
fn the_text_does_not_grow_with_cores_and_slices() {
    // Lines of 8 sectors: a node shares no arbiter with the switches.
    let of =
        |cores, slices| PrivateCluster::<64>::new(&with(cores, slices, "[l1]\nline_bytes = 256"));
    assert_numbers_alone_differ(&of(4, 3), &of(64, 15));
}

#[test]
fn no_path_passes_stages() {
    let of = |word: &str| of(3, 2, &format!("registers = \"{word}\""));
    let of_top = |word| PrivateCluster::<MOST>::new(&of(word));
    for (without, with) in [("none", "replies"), ("requests", "both")] {
        assert_stages_cut_paths(&of_top(without), &of_top(with));
    }
    // Those that end at the nodes' registers, and at the slices' ports.
    let of_switches = |word: &str| paths(&L2Crossbar::<MOST>::new(&of(word)));
    let (nodes, slices) = ("node_request_valid node_request_line", "down_reply_valid reply_core");
    let requests = |inputs: String| ("node_request_ready".to_string(), inputs);
    let replies = ("down_reply_ready".to_string(), format!("node_reply_ready {slices}"));
    let cut = requests(nodes.to_string());
    let whole = requests(format!("{nodes} down_request_ready"));
    assert_eq!(of_switches("none"), [whole.clone(), replies.clone()]);
    assert_eq!(of_switches("requests"), [cut.clone(), replies]);
    assert_eq!(of_switches("replies"), [whole]);
    assert_eq!(of_switches("both"), [cut]);
}

#[test]
fn stages_store_what_the_page_says() {
    let stored = |fields: &str| {
        let block = PrivateCluster::<MOST>::new(&with(2, 3, fields));
        stored_bits(&emit::emit(&block, &EmitOptions::default()).unwrap().manifest)
    };
    for sector in [32, 128] {
        let l1 = format!("[l1]\nsector_bytes = {sector}");
        for word in ["requests", "replies", "both"] {
            let registers = format!("registers = \"{word}\"\n{l1}");
            let bits = with(2, 3, &registers).register_bits();
            assert_eq!(stored(&registers), stored(&l1) + bits, "{word} {sector}");
        }
    }
}
