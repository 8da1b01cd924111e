//! What is proved of the block: the turns at both ports, where a miss goes, that the shadow tags follow the tags; and
//! up to a number of cycles, that a load finds its place among the core's writes.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Exemption, Fault, Fragment, Proofs, Property, fault, property};

use super::{Config, rtl::CcnL1};
use design::Design as Settings;

/// Properties, covers and deliberate faults of `ccn_l1` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "ccn_l1",
    cases: &[Case {
        name: "2 sets of 2 ways, lines of 2 sectors, 2 entries, queues of 2 places, a filter of 4 bits",
        design,
        constants: &[],
        depth: 9,
        reach: 12,
    }],
    fragments: &[
        Fragment { module: "ccn_l1", text: include_str!("properties.v") },
        Fragment { module: "ccn_l1", text: include_str!("order.v") },
        Fragment { module: "ccn_fill_port", text: include_str!("fill_port.v") },
        Fragment { module: "ccn_down_port", text: include_str!("down_port.v") },
        Fragment { module: "miss_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "unserved_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "core_reply_queue", text: kit::queue::PROPERTIES },
    ],
    properties: &[
        property(
            "queues_hold",
            "invariant",
            "The words of a queue stand in a row from its head on.",
            fault("unserved_queue", "used_d = used_q + 2'd1;", "used_d = used_q + 2'd2;"),
        ),
        property(
            "filter_holds",
            "invariant",
            "Both bits of a line that was stored to are set in the filter.",
            fault(
                "ccn_l1",
                "filter_store_valid = accepts && !load_comes",
                "filter_store_valid = 1'b0",
            ),
        ),
        property(
            "r3_own_store",
            "R3, R14",
            "A load of a line, whichever it is, that the core has stored to since the last flush does not go round.",
            fault("ccn_l1", "admits && !is_filtered &&", "admits &&"),
        ),
        property(
            "r4_one_path",
            "R4",
            "A miss enters CB or the miss queue, one of both.",
            fault(
                "l1_data_side",
                "misses_push_valid = 1'b0;",
                "misses_push_valid = command_reserve;",
            ),
        ),
        property(
            "r4_may",
            "R4",
            "What goes round is a plain load that is admitted, not filtered, and has a place in CB.",
            fault("ccn_l1", "&& !bypass_l1_q && admits", "&& !bypass_l1_q"),
        ),
        property(
            "r4_goes",
            "R4",
            "A miss that is admitted, not filtered, and has a place in CB goes round.",
            fault(
                "ccn_l1",
                "on_ring = lookup_command_reserve && may_go_round",
                "on_ring = lookup_command_reserve && may_go_round && data_side_state_has_room",
            ),
        ),
        property(
            "preference_follows",
            "invariant",
            "Who waits at `down_request` while the other leaves goes first from then on.",
            fault(
                "ccn_down_port",
                "prefers_unserved_d = is_unserved != down_request_ready;",
                "prefers_unserved_d = is_unserved;",
            ),
        ),
        property(
            "r5_one",
            "R5",
            "What leaves is of the miss queue or of the ring.",
            fault(
                "ccn_down_port",
                "miss_ready = down_request_ready && !is_unserved;",
                "miss_ready = down_request_ready;",
            ),
        ),
        property(
            "r5_in_turn",
            "R5",
            "A request that waits to go down is passed by one of the other source at most.",
            fault(
                "ccn_down_port",
                "prefers_unserved_d = is_unserved != down_request_ready;",
                "prefers_unserved_d = is_unserved;",
            ),
        ),
        property(
            "r5_load_of_the_line",
            "R5",
            "What the ring gives back goes down as a load of all sectors of its line, for its entry.",
            fault(
                "ccn_down_port",
                "down_request_sectors = 2'd3;",
                "down_request_sectors = miss_sectors;",
            ),
        ),
        property(
            "turn_follows",
            "invariant",
            "The fill port knows which reply is open, and who waits while a reply of the other source ends goes first.",
            fault("ccn_fill_port", "is_open_d = !line_last;", "is_open_d = 1'b0;"),
        ),
        property(
            "r6_one_beat",
            "R6",
            "One line beat passes in a cycle, and one is offered when either source offers one and no reply is open.",
            fault(
                "ccn_fill_port",
                "fill_ready = fill_may && line_ready;",
                "fill_ready = line_ready;",
            ),
        ),
        property(
            "r6_whole",
            "R6",
            "While a reply is open no beat of the other source passes.",
            fault("ccn_fill_port", "is_open_d = !line_last;", "is_open_d = 1'b0;"),
        ),
        property(
            "r6_in_turn",
            "R6",
            "A line beat that waits is passed by one reply of the other source at most.",
            fault(
                "ccn_fill_port",
                "prefers_below_d = is_fill == ends;",
                "prefers_below_d = !is_fill;",
            ),
        ),
        property(
            "r6_direct",
            "R6",
            "A direct beat of `down_reply` does not pass the fill port.",
            fault(
                "ccn_fill_port",
                "down_reply_ready = direct_ready;",
                "down_reply_ready = direct_ready && line_ready;",
            ),
        ),
        property(
            "r7_waits",
            "R7",
            "From the cycle after its way was reserved until a line has been read for the ring no line beat passes.",
            fault("l1_data_side", "is_lost_d = read_valid && !read_sector", "is_lost_d = 1'b0"),
        ),
        property(
            "r8_rising",
            "R8",
            "The beats of `fill` are sectors in rising order.",
            fault("ccn_fill_port", "sector_d = sector_q + 1'b1;", "sector_d = sector_q;"),
        ),
        property(
            "r9_ring_first",
            "R9",
            "In a cycle in which a sector is read for the ring no beat of the core is read.",
            fault(
                "l1_data_side",
                "may_read = replies_has_room && !read_valid",
                "may_read = replies_has_room",
            ),
        ),
        property(
            "r11_shadow",
            "R11, R12",
            "A way is valid in the shadow tags exactly when its line is readable: valid and not pending.",
            fault(
                "ccn_l1",
                "stop_invalidate_valid = lookup_evict || walker_clears",
                "stop_invalidate_valid = walker_clears",
            ),
        ),
        bounded(
            "r11_tag",
            "R11",
            "What becomes readable is written to the shadow tags with the tag that its way was reserved for.",
            fault("mshr_entry", "kept_tag_d = lookup_tag;", "kept_tag_d = ~lookup_tag;"),
        ),
        property(
            "r13_sampled",
            "R13",
            "No entry stays sampled in a cycle after one whose phase is not 0.",
            fault(
                "mshr_entry",
                "sampled_d = sampled_q && sampling_is_sampling;",
                "sampled_d = sampled_q;",
            ),
        ),
        bounded(
            "entry_ends_by_its_fill",
            "R1",
            "An entry ends only when the last beat of its line has been written.",
            fault("mshr_entry", "filled_d = 1'b1;", "filled_d = filled_q;"),
        ),
        bounded(
            "r16_never_older",
            "R16",
            "A beat of a load that was accepted after a store or atomic to its line, whichever both are, carries what that write or a later one left.",
            fault(
                "ccn_l1",
                "filter_store_valid = accepts && !load_comes",
                "filter_store_valid = 1'b0",
            ),
        ),
        bounded(
            "r16_never_newer",
            "R16",
            "A beat of a load that was accepted before a store or atomic to its line, whichever both are, carries nothing of it.",
            fault("l1_replies", "beats_push_data = array_data;", "beats_push_data = ~array_data;"),
        ),
        bounded(
            "one_reply",
            "R1",
            "A reply is of a request that is open, whichever: none is answered twice.",
            fault("core_reply_queue", "pop_id = words_read_0_data", "pop_id = ~words_read_0_data"),
        ),
    ],
    covers: &[
        Cover { name: "fill_waited_for_a_reply" },
        Cover { name: "below_waited_for_a_reply" },
        Cover { name: "unserved_waited" },
        Cover { name: "lost_while_read" },
        Cover { name: "stored_and_loaded" },
        Cover { name: "served_by_the_ring" },
        Cover { name: "went_round" },
        Cover { name: "younger_has_the_write" },
        Cover { name: "older_is_answered_by_the_ring" },
    ],
    exempt: &[
        Exemption { name: "request_next_ready", reason: OF_STOP },
        Exemption { name: "response_next_ready", reason: OF_STOP },
    ],
};

const OF_STOP: &str =
    "that an offer stays is proved of `ring_stop`, whose invariants are not repeated here";

/// A property that is checked up to the case's depth.
const fn bounded(
    name: &'static str,
    rule: &'static str,
    says: &'static str,
    fault: Fault,
) -> Property {
    let bounded =
        Some("the invariants of `l1` that it rests on are proved there, and not repeated here");
    Property { name, rule, says, bounded, fault }
}

/// That of `warpcache mutate`, so that what is proved of it helps to decide mutants.
fn design() -> Result<Design, EmitErrors> {
    let text = include_str!("../../../../../proofs/mutation/ccn_node.toml");
    let settings = Settings::parse(text, "proof").expect("a legal design");
    let config = Config::of(&settings).expect("a design with a node");
    emit::emit(&CcnL1::new(&config), &EmitOptions::default())
}
