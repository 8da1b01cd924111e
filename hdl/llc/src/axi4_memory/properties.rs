//! What is proved of the block, with numbers for some and for nearly all of AXI's identifiers.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fragment, Proofs, fault, property};

use super::{Config, rtl::Axi4Memory};
use crate::Geometry;
use design::{Axi, LineOrder, Llc};

/// Properties, covers and deliberate faults of `axi4_memory` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "axi4_memory",
    cases: &[
        Case {
            name: "2 reads, 2 writes",
            design: || design(2, 2),
            constants: &[("READS", 2), ("WRITES", 2), ("NUMBER", 1)],
            depth: 6,
            reach: 12,
        },
        Case {
            name: "3 reads, 1 write",
            design: || design(3, 1),
            constants: &[("READS", 3), ("WRITES", 1), ("NUMBER", 2)],
            depth: 5,
            reach: 12,
        },
    ],
    fragments: &[
        Fragment { module: "axi4_memory", text: include_str!("properties.v") },
        Fragment { module: "memory_reply_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "register_file", text: proofs::FIRST_WORDS },
    ],
    properties: &[
        property(
            "queues_hold",
            "invariant",
            "The queue of replies holds no more than it has places for, from its head on.",
            fault("memory_reply_queue", "used_q != DEPTH", "used_q != 2'd3"),
        ),
        property(
            "channels_follow",
            "invariant",
            "The channels hold what has not left of the last read and of the last write.",
            fault("axi4_memory_stores", "line_d = write_line;", "line_d = line_q;"),
        ),
        property(
            "ids_follow",
            "invariant",
            "Each number has the request that it was taken for, and the beats that have not come.",
            fault("axi4_memory_ids", "if (beat && (number == 2'd0))", "if (beat)"),
        ),
        property(
            "replies_follow",
            "invariant",
            "The queue holds the replies that have not left, unchanged, and the turn is as R9 says.",
            fault("axi4_memory", "r_valid && (has_place || !b_valid)", "r_valid"),
        ),
        property(
            "r1_taken",
            "R1",
            "What the order of lines lets pass is taken, and nothing else.",
            fault("line_order", "request_ready = memory_request_ready", "request_ready = 1'b1"),
        ),
        property(
            "r2_taken",
            "R2",
            "A read is taken while fewer than `reads` have a number and the last burst of the one before leaves or has left.",
            fault("axi4_memory_bursts", "(leaves && !(|rest))", "leaves"),
        ),
        property(
            "r3_taken",
            "R3",
            "A write is taken while fewer than `writes` have a number and neither address nor beat of the one before stays.",
            fault("axi4_memory_stores", "!address_stays && !beat_stays", "!address_stays"),
        ),
        property(
            "r4_outstanding",
            "R2, R3",
            "At most `reads` reads and `writes` writes have a number.",
            fault("axi4_memory", "may_write = writes_has_free && ", "may_write = "),
        ),
        property(
            "r4_read",
            "R4",
            "A read gets the lowest number that no other read has: AXI's identifiers are distinct.",
            fault("axi4_memory_ids", "if (!(|waits_q[7:4])) begin", "if (|waits_q[7:4]) begin"),
        ),
        property(
            "r4_write",
            "R4",
            "A write gets the lowest number that no other write has.",
            fault("axi4_memory", "(!is_read && may_write)", "(!is_read && stores_has_room)"),
        ),
        property(
            "r5_offered",
            "R5",
            "A burst is offered exactly while a sector of the last read has not been asked for: it waits for no READY.",
            fault(
                "axi4_memory_bursts",
                "ar_valid = is_offered",
                "ar_valid = is_offered && ar_ready",
            ),
        ),
        property(
            "r5_run",
            "R5",
            "A burst is the lowest run of adjacent sectors that have not been asked for.",
            fault("axi4_memory_bursts", "run = left & ~carried", "run = left"),
        ),
        property(
            "r5_burst",
            "R4, R5",
            "A burst of reads is AXI4's INCR, aligned, stays in its read's line, and has its number.",
            fault("axi4_memory_bursts", "ar_burst = INCR", "ar_burst = 2'd2"),
        ),
        property(
            "r6_offered",
            "R6",
            "Address and beat of a write are offered until each is taken, and wait neither for READY nor for each other.",
            fault(
                "axi4_memory_stores",
                "w_valid = has_beat_q",
                "w_valid = has_beat_q && !has_address_q",
            ),
        ),
        property(
            "r6_burst",
            "R4, R6",
            "The address of a write is its sector's, a burst of one beat, with its number.",
            fault("axi4_memory_stores", "aw_len = 8'd0", "aw_len = 8'd1"),
        ),
        property(
            "r6_beat",
            "R6",
            "The beat of a write has its bytes and strobes, and is the last.",
            fault("axi4_memory_stores", "w_strb = byte_enable_q", "w_strb = ~byte_enable_q"),
        ),
        property(
            "r7_beat",
            "R7",
            "A beat that is read becomes one beat of the reply to its read, of the lowest sector that has not come, `last` with the last.",
            fault("axi4_memory", "replies_push_last = reads_is_last", "replies_push_last = r_last"),
        ),
        property(
            "r8_acknowledgement",
            "R8",
            "A response becomes the acknowledgement of its write.",
            fault("axi4_memory", "replies_push_id = writes_id", "replies_push_id = reads_id"),
        ),
        property(
            "r9_ready",
            "R9",
            "`r` or `b`, whose turn it is, is ready while the queue has a place, whatever the inputs of the cycle are.",
            fault(
                "axi4_memory",
                "b_is_ready = has_place && b_has_priority_q",
                "b_is_ready = has_place && b_valid && b_has_priority_q",
            ),
        ),
        property(
            "r9_queue",
            "R9",
            "A reply is offered exactly while one is queued, at most two.",
            fault(
                "line_order",
                "reply_valid = memory_reply_valid",
                "reply_valid = memory_reply_valid && !request_valid",
            ),
        ),
        property(
            "r9_order",
            "R9",
            "Replies leave in the order in which they entered, unchanged, each once.",
            fault(
                "line_order",
                "reply_sector = memory_reply_sector",
                "reply_sector = request_sectors[1:0]",
            ),
        ),
        property(
            "r10_stray",
            "R10",
            "A beat for a number that is free makes no reply.",
            fault("axi4_memory", "r_is_ready && reads_is_used", "r_is_ready"),
        ),
        property(
            "r11_error",
            "R11",
            "An error, or a burst that ends in the wrong place, is told in the next cycle with its line.",
            fault(
                "axi4_memory",
                "is_misplaced = r_last == reads_goes_on",
                "is_misplaced = r_last && reads_goes_on",
            ),
        ),
        property(
            "r11_none",
            "R10, R11",
            "Without a beat, and for a number that is free, no error is told.",
            fault(
                "axi4_memory",
                "is_write_error = takes_response && ",
                "is_write_error = b_valid && b_is_ready && ",
            ),
        ),
        property(
            "r12_reset",
            "R12",
            "A reset empties channels and queue, and leaves nothing unanswered.",
            fault("axi4_memory_bursts", "left_q <= 4'd0", "left_q <= 4'd1"),
        ),
    ],
    covers: &[
        Cover { name: "all_reads" },
        Cover { name: "all_writes" },
        Cover { name: "runs" },
        Cover { name: "out_of_order" },
        Cover { name: "wrong_write" },
        Cover { name: "waits_for_place" },
    ],
    exempt: &[],
};

/// Lines of 4 sectors of 16 bytes, line addresses of 10 bits, identifiers of 3, of AXI 2.
fn design(reads: u32, writes: u32) -> Result<Design, EmitErrors> {
    let llc = Llc { sets: 2, address_bits: 16, line_bytes: 64, sector_bytes: 16, ..Llc::default() };
    let llc = Llc { mshr_entries: 1, write_backs: 1, atomics: 1, ..llc };
    let port = Geometry::new(&llc, "proof").expect("a legal geometry");
    let axi = Axi { id_bits: 2, reads, writes };
    let config =
        Config::new(&port, &LineOrder { entries: 4 }, &axi, "proof").expect("a legal port");
    emit::emit(&Axi4Memory::new(&config), &EmitOptions::default())
}
