// warpcache 0.1.0: flush_barrier of design baseline
// paper: none
//
// Back-pressure and latency: none; flushed a cycle after the last node's.
//
// The environment's side:
// - Each node shows node_flushed within a bound once node_flush is true, and only when it is empty.
// - flush may rise and fall at any time.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - node_flush on flush
`default_nettype none

// Flushes all nodes of a cluster together: each until every one is empty.
module flush_barrier (
    input  wire        clock,
    input  wire        reset,
    input  wire        flush,         // All nodes are to be emptied; may rise and fall at any time.
    input  wire [14:0] node_flushed,  // Who is empty, a bit a node; means something while
                                      // node_flush is true.
    output wire        node_flush,    // Every node is to be emptied.
    output wire        flushed        // All nodes are empty; stays until flush has fallen; if that
                                      // was before, for one cycle.
);

    reg flushes_q;
    reg [14:0] shown_d;
    reg [14:0] shown_q;
    reg is_flushed_q;

    wire is_in_progress = flushes_q || (flush && !is_flushed_q);
    wire [14:0] shown = shown_q | node_flushed;
    wire ends = is_in_progress && (&shown);
    wire flushes_d = is_in_progress && !ends;

    always @* begin
        shown_d = 15'd0;
        if (is_in_progress && !ends) begin
            shown_d = shown;
        end
    end

    wire is_flushed_d = ends || (is_flushed_q && flush);
    assign node_flush = flush || flushes_q;
    assign flushed = is_flushed_q;

    always @(posedge clock) begin
        if (reset) begin
            flushes_q <= 1'b0;
            shown_q <= 15'd0;
            is_flushed_q <= 1'b0;
        end else begin
            flushes_q <= flushes_d;
            shown_q <= shown_d;
            is_flushed_q <= is_flushed_d;
        end
    end
endmodule

`default_nettype wire
