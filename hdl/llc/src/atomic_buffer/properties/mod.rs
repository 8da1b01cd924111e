//! What is proved of the block, with sectors of 16 bytes and a queue of two and of three.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Exemption, Fragment, Proofs, fault, property};

use super::{Config, rtl::AtomicBuffer};
use design::Llc;

/// Properties, covers and deliberate faults of `atomic_buffer` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "atomic_buffer",
    cases: &[
        Case {
            name: "a queue of 2",
            design: || design(2),
            constants: &[("DEPTH", 2), ("WAITING", 138), ("BYTE_BITS", 4)],
            depth: 6,
            reach: 10,
        },
        Case {
            name: "a queue of 3",
            design: || design(3),
            constants: &[("DEPTH", 3), ("WAITING", 138), ("BYTE_BITS", 4)],
            depth: 6,
            reach: 10,
        },
    ],
    fragments: &[
        Fragment { module: "atomic_buffer", text: include_str!("properties.v") },
        Fragment { module: "atomic_buffer_operands", text: include_str!("operands.v") },
        Fragment { module: "atomic_buffer_operation", text: include_str!("operation.v") },
        Fragment { module: "atomic_request_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "register_file", text: proofs::FIRST_WORDS },
    ],
    properties: &[
        property(
            "queues_hold",
            "invariant",
            "The queue holds no more than it has places for, from its head on.",
            fault("atomic_request_queue", "used_d = used_q + 2'd1;", "used_d = used_q + 2'd2;"),
        ),
        property(
            "queue_follows",
            "invariant",
            "There are as many lines as atomics.",
            fault("atomic_buffer_lines", "if (pushed)", "if (pushed && !popped)"),
        ),
        property(
            "sector_follows",
            "R6, R7, R9, R10",
            "The sector is loaded for the head of the queue, held, released when it is in the way, and written back if it is dirty; its own request is asked once, and its bytes are what was loaded and performed.",
            fault("atomic_buffer", "waits && !is_heads", "waits && !is_heads && !flush"),
        ),
        property(
            "atomic_follows",
            "invariant",
            "An atomic stands in the queue behind those that came before it, unchanged, and its line with it.",
            fault("atomic_buffer_lines", "if (stays[0])", "if (is_taken[0])"),
        ),
        property(
            "order_follows",
            "invariant",
            "The block knows what stood, and which sort of reply goes first.",
            fault("atomic_buffer", "goes_first != is_taken", "goes_first == is_taken"),
        ),
        property(
            "r1_enters",
            "R1, R5",
            "An atomic is taken when the queue has room and `flush` is false.",
            fault(
                "atomic_buffer",
                "request_ready = queue_push_ready && !flush",
                "request_ready = queue_push_ready",
            ),
        ),
        property(
            "r2_unchanged",
            "R2, R4",
            "What is offered to the slice and is not an own request is the other request, unchanged.",
            fault(
                "atomic_buffer",
                "slice_request_operation = request_operation",
                "slice_request_operation = queue_pop_operation",
            ),
        ),
        property(
            "r2_flush",
            "R1, R2",
            "While `flush` is true nothing is taken but what stood before.",
            fault("atomic_buffer", "!is_atomic && !flush &&", "!is_atomic &&"),
        ),
        property(
            "r3_held",
            "R3",
            "No other request passes while an atomic to its line waits, or the sector is of its line.",
            fault("atomic_buffer", "is_held = is_local_line || ", "is_held = "),
        ),
        property(
            "r4_local_first",
            "R4",
            "An own request is offered unless another stands.",
            fault(
                "atomic_buffer",
                "is_stalled_d = is_offered && !slice_request_ready",
                "is_stalled_d = 1'b0",
            ),
        ),
        property(
            "r5_ready",
            "R2 to R5",
            "An other request is taken exactly when nothing holds it and the slice is ready, be it there or not.",
            fault(
                "atomic_buffer",
                "passes && slice_request_ready;",
                "is_offered && slice_request_ready;",
            ),
        ),
        property(
            "r8_performed",
            "R8, R11",
            "The head of the queue is performed when it is to the held sector and its reply is taken.",
            fault("atomic_buffer", "waits && is_heads;", "waits;"),
        ),
        property(
            "r8_in_order",
            "R8, R13",
            "An atomic is performed when those before it are, with its own operands, on a sector of its line; its reply has its names.",
            fault(
                "atomic_request_queue",
                "{push_operation, push_sector,",
                "{push_operation, pop_sector,",
            ),
        ),
        property(
            "r10_dirty_bytes",
            "R10, R14",
            "What is written back is the sector, its dirty bytes enabled.",
            fault(
                "atomic_buffer",
                "dirty_d = dirty_q | operation_dirtied",
                "dirty_d = operation_dirtied",
            ),
        ),
        property(
            "r11_reply",
            "R8, R11",
            "A reply is offered when there is one of the slice's or of an atomic.",
            fault(
                "atomic_buffer",
                "assign reply_valid = serves || is_passed_on",
                "assign reply_valid = serves || slice_reply_valid",
            ),
        ),
        property(
            "r12_local_taken",
            "R12",
            "An own beat is taken in the cycle in which it comes.",
            fault("atomic_buffer", "is_local || (is_taken", "(is_local && !is_held) || (is_taken"),
        ),
        property(
            "r12_ready",
            "R11, R12",
            "A reply of the slice is taken when it is its turn; after an atomic's it goes first, and stands.",
            fault("atomic_buffer", "!(serves && atomic_leads_q)", "!serves"),
        ),
        property(
            "r12_unchanged",
            "R12",
            "A reply of the slice passes unchanged.",
            fault("atomic_buffer", "reply_last = slice_reply_last", "reply_last = 1'b1"),
        ),
        property(
            "r13_reply",
            "R13",
            "An atomic's reply is the sector before the operation.",
            fault("atomic_buffer", "reply_data = data_q", "reply_data = operation_changed"),
        ),
        property(
            "r14_narrow",
            "R14",
            "A word of four bytes, its operand, and its compare value beside it are found in the request.",
            fault("atomic_buffer_operands", "compare = upper", "compare = lower"),
        ),
        property(
            "r14_wide",
            "R14",
            "A word of eight bytes, its operand, and its compare value beside it are found in the request.",
            fault("atomic_buffer_operands", "compare = other", "compare = selected"),
        ),
        property(
            "r14_sector",
            "R14",
            "The sector's number is that of its bit.",
            fault("atomic_buffer_operands", "if (sectors[1])", "if (sectors[0])"),
        ),
        property(
            "r14_wide_word",
            "R14",
            "Every operation leaves in a word of eight bytes what it says.",
            fault("atomic_buffer_operation", "operand_key > key", "operand > old"),
        ),
        property(
            "r14_narrow_word",
            "R14",
            "Every operation leaves in a word of four bytes what it says.",
            fault("atomic_buffer_operation", "old = old_pair << 32", "old = old_pair"),
        ),
        property(
            "r14_others_stay",
            "R14",
            "All other bytes stay.",
            fault(
                "atomic_buffer_operation",
                "(upper << 32) | {32'd0, old_pair[31:0]}",
                "(upper << 32) | upper",
            ),
        ),
        property(
            "r14_dirty",
            "R14",
            "Operations 0 to 9 make their word dirty, and nothing else.",
            fault("atomic_buffer_operation", "operation <= 4'd9", "operation <= 4'd10"),
        ),
        property(
            "r15_idle",
            "R15",
            "`idle` is true exactly while the queue and the sector are empty.",
            fault("atomic_buffer", "is_idle = is_empty && !waits", "is_idle = is_empty"),
        ),
        property(
            "r15_flushed",
            "R15",
            "`flushed` is true after a cycle in which `flush` and `idle` were.",
            fault("atomic_buffer", "is_flushed_d = flush && is_idle", "is_flushed_d = is_idle"),
        ),
        property(
            "r16_performed",
            "R16",
            "`performed` is true after a cycle in which an atomic was performed.",
            fault("atomic_buffer", "was_performed_q <= performs", "was_performed_q <= serves"),
        ),
        property(
            "r17_local",
            "R6, R17",
            "An own request is a load of the sector or a store to it, and carries nothing else.",
            fault(
                "atomic_buffer",
                "slice_request_source = 1'b0",
                "slice_request_source = request_source",
            ),
        ),
        property(
            "r18_reset",
            "R18",
            "After a reset nothing is held.",
            fault("atomic_buffer", "was_performed_q <= 1'b0", "was_performed_q <= performs"),
        ),
    ],
    covers: &[Cover { name: "written_back" }, Cover { name: "in_turn" }, Cover { name: "stood" }],
    exempt: &[
        Exemption {
            name: "slice_request",
            reason: "an other request comes through without a register",
        },
        Exemption { name: "reply", reason: "a reply comes through without a register" },
    ],
};

/// Line addresses of 11 bits, two sectors a line, names of one bit each.
fn design(atomic_queue: u32) -> Result<Design, EmitErrors> {
    let port =
        Llc { sets: 2, address_bits: 16, line_bytes: 32, sector_bytes: 16, ..Llc::default() };
    let llc = Llc { source_bits: 1, id_bits: 1, atomic_queue, ..port };
    let config = Config::new(&llc, "proof").expect("a legal geometry");
    emit::emit(&AtomicBuffer::new(&config), &EmitOptions::default())
}
