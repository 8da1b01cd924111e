//! What is proved of the block's tag store, alone: who owns a line of the data store, and what a status says of
//! the entry. One set is watched, whichever it is, in its memories' words. What lies behind the tags is free but for
//! what `properties.v` assumes of it.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fault, Fragment, Proofs, Property};

use super::{Config, rtl::tag_store::TagStore};
use crate::config::{DataReplacement, Decoupled, L1, WriteHit};

/// The proofs.
pub const PROOFS: Proofs = Proofs {
    block: "decoupled_l1d",
    cases: &[
        Case {
            name: "tag store of 2 sets of 3 entries and 2 lines, threshold 2, update, lru",
            design: first,
            constants: &[("THRESHOLD", 2)],
            depth: 8,
            reach: 14,
        },
        Case {
            name: "tag store of 2 sets of 3 entries and 2 lines, threshold 3, evict, srrip",
            design: second,
            constants: &[("THRESHOLD", 3)],
            depth: 8,
            reach: 14,
        },
    ],
    fragments: &[
        Fragment { module: "decoupled_l1d_tag_store", text: include_str!("properties.v") },
        Fragment { module: "ram", text: include_str!("../../private/l1/properties/words.v") },
    ],
    properties: &[
        property(
            "read_follows",
            "invariant",
            "What was read of the set in lookup are the words of its valid entries.",
            fault(
                "write_first_ram",
                "was_written_d = write_enable && (write_address == read_address)",
                "was_written_d = 1'b0",
            ),
        ),
        property(
            "candidate_or_committed",
            "invariant",
            "No entry is both a candidate and committed.",
            fault(
                "decoupled_l1d_tag_way",
                "committed_clear_enable = clear || (changes && !committed_after)",
                "committed_clear_enable = clear",
            ),
        ),
        property(
            "r1_hit_has_a_position",
            "R1",
            "A load that is `hit` or `hit_pending` found an entry with a position.",
            fault(
                TAGS,
                "joins = is_plain_load && is_joinable",
                "joins = is_plain_load && is_candidate",
            ),
        ),
        property(
            "r6_miss_is_committed",
            "R3, R5, R6",
            "After a load's `miss` its line has an entry with a position.",
            fault(
                TAGS,
                "change_commit = commits && is_own;",
                "change_commit = commits && is_own && !takes;",
            ),
        ),
        property(
            "r2_bypass_is_below_the_threshold",
            "R2, R5, R15",
            "After a plain load's `bypass` its line has an entry without a position, RC is below `threshold`, and the mode is not the baseline.",
            fault(TAGS, "(is_counted && !is_due) ||", "is_counted ||"),
        ),
        property(
            "r8_words_of_other_requests",
            "R8, R9",
            "A plain store with room is `hit` or `miss`, any other request but a plain load `bypass`.",
            fault(
                TAGS,
                "if (passes || (sends_own && !is_plain_store))",
                "if (passes || sends_own)",
            ),
        ),
        property(
            "r19_one_owner",
            "R19",
            "No position has two committed entries in a set.",
            fault(TAGS, "chosen = lowest_free;", "chosen = 1'b0;"),
        ),
        property(
            "r19_free_lines",
            "R17, R19",
            "Free_Line and the committed entries of the set after a request add up to the lines.",
            fault(TAGS, "free_lines = sums_1", "free_lines = sums_0"),
        ),
        property(
            "r19_pending_is_owned",
            "R19",
            "A pending position has an owner.",
            fault(TAGS, "(|found_position) && !is_pending", "|found_position"),
        ),
        property(
            "r19_one_tag",
            "R19",
            "No two valid entries of a set have one tag.",
            fault(TAGS, "is_plain_load && !(|found))", "is_plain_load && !(|found_position))"),
        ),
        property(
            "r3_count_ends_at_the_threshold",
            "R2, R3",
            "RC is never above `threshold`.",
            fault(TAGS, "wire is_due = is_baseline || ", "wire is_due = is_baseline && "),
        ),
        property(
            "r2_candidate_is_below_the_threshold",
            "R2, R3, R11",
            "A candidate's RC is below `threshold`.",
            fault("decoupled_l1d_tag_way", "rc_after = 2'd0;", "rc_after = rc_now;"),
        ),
        property(
            "r15_no_candidate_in_a_gated_way",
            "R15",
            "In baseline mode no entry in a gated way is a candidate.",
            fault("decoupled_l1d_tag_way", "&& !is_gated;", "&& (!is_gated || committed_is_set);"),
        ),
        property(
            "r15_gated_way_takes_none",
            "R15",
            "In baseline mode no entry is taken in a gated way.",
            fault(
                TAGS,
                "~valid & ~{ways_2_is_gated_now, ways_1_is_gated_now, ways_0_is_gated_now}",
                "~valid",
            ),
        ),
        property(
            "r7_refused_changes_nothing",
            "R7",
            "A refused request takes, counts, commits, releases and ages nothing.",
            fault(TAGS, "takes = is_new && (commits || passes)", "takes = is_new"),
        ),
    ],
    covers: &[
        Cover { name: "takes_anothers_position" },
        Cover { name: "counted_twice" },
        Cover { name: "released_stale" },
        Cover { name: "committed_in_a_gated_way" },
        Cover { name: "chosen_beside_a_pending_one" },
        Cover { name: "reads_what_is_written" },
        Cover { name: "cleared" },
    ],
    exempt: &[],
};

const TAGS: &str = "decoupled_l1d_tag_store";

const fn property(
    name: &'static str,
    rule: &'static str,
    says: &'static str,
    fault: Fault,
) -> Property {
    Property { name, rule, says, bounded: None, fault }
}

const fn fault(module: &'static str, text: &'static str, replacement: &'static str) -> Fault {
    Fault { module, text, replacement }
}

fn first() -> Result<Design, EmitErrors> {
    let decoupled = Decoupled { tag_ways: 3, rc_bits: 2, ..Decoupled::default() };
    design(&small(), &decoupled)
}

fn second() -> Result<Design, EmitErrors> {
    let l1 = L1 { write_hit: WriteHit::Evict, ..small() };
    let decoupled = Decoupled {
        tag_ways: 3,
        rc_bits: 3,
        threshold: 3,
        rc_initial: 0,
        data_replacement: DataReplacement::Srrip,
        ..Decoupled::default()
    };
    design(&l1, &decoupled)
}

fn small() -> L1 {
    L1 { address_bits: 16, line_bytes: 256, sets: 2, ways: 2, ..L1::default() }
}

fn design(l1: &L1, decoupled: &Decoupled) -> Result<Design, EmitErrors> {
    let config = Config::new(l1, decoupled, "proof").expect("a legal config");
    emit::emit(&TagStore::new(&config), &EmitOptions::default())
}
