// warpcache 0.1.0
`default_nettype none

// Invalidates a cache set by set, once nothing is in flight.
module flush_walker_sets32 (
    input  wire       clock,
    input  wire       reset,
    input  wire       flush,
    input  wire       is_idle,
    output wire       clears,
    output wire [4:0] set_number,
    output wire       flushed
);

    reg is_walking_d;
    reg is_walking_q;
    reg is_flushed_d;
    reg is_flushed_q;
    reg [4:0] set_d;
    reg [4:0] set_q;

    wire is_last = set_q == 5'd31;
    wire begins = flush && is_idle && !is_walking_q && !is_flushed_q;

    always @* begin
        is_walking_d = is_walking_q;
        set_d = set_q;
        if (begins) begin
            is_walking_d = 1'b1;
            set_d = 5'd0;
        end
        if (is_walking_q) begin
            is_walking_d = !is_last;
            set_d = set_q + 5'd1;
        end
    end

    always @* begin
        is_flushed_d = is_walking_q && is_last;
        if (is_flushed_q) begin
            is_flushed_d = flush;
        end
    end

    assign clears = is_walking_q;
    assign set_number = set_q;
    assign flushed = is_flushed_q;

    always @(posedge clock) begin
        if (reset) begin
            is_walking_q <= 1'b0;
            is_flushed_q <= 1'b0;
            set_q <= 5'd0;
        end else begin
            is_walking_q <= is_walking_d;
            is_flushed_q <= is_flushed_d;
            set_q <= set_d;
        end
    end
endmodule

`default_nettype wire
