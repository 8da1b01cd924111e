// warpcache 0.1.0
`default_nettype none

// Has every bank of the trackers flushed once in a flush of the nodes, when all of these are empty.
module tracker_cluster_flush_cores16_banks8 (
    input  wire        clock,
    input  wire        reset,
    input  wire        node_flush,
    input  wire [15:0] node_flushed,
    output reg  [7:0]  bank_flush,
    input  wire [7:0]  bank_ready,
    output wire        flushed
);

    reg [7:0] done_d;
    reg [7:0] done_q;

    always @* begin
        bank_flush = 8'd0;
        if (node_flush && (&node_flushed)) begin
            bank_flush = ~done_q;
        end
    end

    always @* begin
        done_d = 8'd0;
        if (node_flush) begin
            done_d = done_q | (bank_flush & bank_ready);
        end
    end

    assign flushed = &done_q;

    always @(posedge clock) begin
        if (reset) begin
            done_q <= 8'd0;
        end else begin
            done_q <= done_d;
        end
    end
endmodule

`default_nettype wire
