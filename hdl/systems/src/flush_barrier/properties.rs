//! Proofs of the block, on three nodes.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

use super::{Config, rtl::FlushBarrier};

/// The properties: Verilog that goes into a copy of the module. A node is followed, whichever it is.
const PROPERTIES: &str = "
    (* anyconst *) reg [1:0] node;
    always @* if (formal_on) a_node: assume (node < 2'd3);
    reg has_shown;
    reg is_asked;
    reg dropped;
    always @(posedge clock) begin
        has_shown <= !reset && node_flush && !flushed && (has_shown || node_flushed[node]);
        is_asked <= !reset && node_flush && !flushed;
        dropped <= !reset && node_flush && !flush;
    end
    always @* if (formal_on) begin
        // Invariant: The barrier remembers of each node whether it has shown that it is empty.
        // Fault in flush_barrier: `shown_d = shown;` becomes `shown_d = node_flushed;`.
        shown_follow: assert ((flushed || shown_q[node] == (has_shown && flushes_q)) && !(flushed && flushes_q)
            && (!flushes_q || is_asked) && (flushes_q || shown_q == 0) && (!dropped || flushes_q || flushed));
        if (is_asked && !node_flush)
            // R1: No node's flush ends before each has shown that it is empty.
            // Fault in flush_barrier: `shown = shown_q | node_flushed` becomes `shown = node_flushed | shown_q |
            // 3'd4`.
            r1_waits: assert (has_shown);
        if (is_asked && flushed)
            // R3: `flushed` comes when each node has shown that it is empty, and not before.
            // Fault in flush_barrier: `(&shown)` becomes `(|shown)`.
            r3_waits: assert (has_shown);
        if (flush || (is_asked && !flushed))
            // R2: Every node is flushed while `flush` is high, and until the flush has ended.
            // Fault in flush_barrier: `node_flush = flush || flushes_q` becomes `node_flush = flush`.
            r2_stands: assert (node_flush);
        if (!is_asked && !flush)
            // R2: No node is flushed otherwise.
            // Fault in flush_barrier: `node_flush = flush || flushes_q` becomes `node_flush = flush || flushed`.
            r2_falls: assert (!node_flush);
        if (formal_was_reset)
            // R4: After a reset no flush is in progress.
            // Fault in flush_barrier: `flushes_q <= 1'b0` becomes `flushes_q <= flushes_d`.
            r4_reset: assert (!flushed && (flush || !node_flush));
        was_dropped: cover (flushed && dropped);
    end
";

/// Properties, covers and deliberate faults of `flush_barrier` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "flush_barrier",
    cases: &[Case { name: "3 nodes", design, constants: &[], depth: 8, reach: 10 }],
    fragments: &[Fragment { module: "flush_barrier", text: PROPERTIES }],
    exempt: &[],
};

fn design() -> Result<Design, EmitErrors> {
    let config = Config::new(3).expect("few nodes");
    emit::emit(&FlushBarrier::new(&config), &EmitOptions::default())
}
