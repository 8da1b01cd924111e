//! Hardware that breaks a rule is noticed: the emitted Verilog, with a text changed.

use testbenches::testing::{altered, report_of};

use super::super::Dut;
use super::small;

/// A rule, the modules whose text breaks it, and that change.
const FAULTS: [(&str, &str, &str, &str); 13] = [
    ("R2", "tracker_node", "warp_valid && !is_emptied", "warp_valid"),
    ("R3", "tracker_node", "bypass_l1_d = bypasses_q;", "bypass_l1_d = !bypasses_q;"),
    ("R5", "tracker_node_arbiter", "&& !is_refused", "&& (!is_refused || is_refused)"),
    ("R6", "tracker_node", "is_first_q && !refuses", "is_first_q"),
    ("R8", "tracker_node_arbiter", "is_open && !is_forward", "is_open"),
    ("R9", "tracker_node_arbiter", "line_has_priority_d = 1'b1;", "line_has_priority_d = 1'b0;"),
    (
        "R11",
        "tracker_node_forward_port",
        "&& place_push_ready",
        "&& (place_push_ready || nack_valid)",
    ),
    (
        "R12",
        "tracker_node_reader",
        "(beats_owed_q <= SECTORS)",
        "(beats_owed_q <= (SECTORS + SECTORS))",
    ),
    ("R13", "l1_data_side", "replies_has_room && !read_valid", "replies_has_room"),
    ("R15", "l1_data_side", "line_ready = !is_lost_q", "line_ready = !is_lost_q || is_lost_q"),
    ("R16", "tracker_node_messages", "&& !is_reported_q", "&& is_reported_q"),
    ("R17", "tracker_node", "lookup_command_reserve && lookup_evict", "lookup_evict"),
    ("R19", "tracker_node", "(open_warps_q == 3'd0)", "(open_warps_q != 3'd7)"),
];

#[test]
fn a_changed_text_is_noticed() {
    let config = small();
    for (rule, name, text, other) in FAULTS {
        let engine = altered::<Dut>(&config, |module| match is_named(&module.name, name) {
            true => module.text.replace(text, other),
            false => module.text.clone(),
        });
        assert!(!report_of::<Dut>(&config, engine).is_empty(), "{rule}: {other}");
    }
}

/// A module's name ends with what distinguishes it from others of its kind.
fn is_named(module: &str, kind: &str) -> bool {
    let rest = module.strip_prefix(kind);
    rest.is_some_and(|rest| rest.is_empty() || (rest.len() == 9 && rest.starts_with('_')))
}
