// warpcache 0.1.0
`default_nettype none

// Numbers from 0, each free or taken; the lowest free one is taken first.
module llc_slice_id_pool_count16_width5 (
    input  wire       clock,
    input  wire       reset,
    input  wire       take,
    input  wire       frees,
    input  wire [4:0] freed,
    output wire       has_free,
    output reg  [3:0] lowest,
    output wire       is_idle
);

    reg [15:0] taken_d;
    reg [15:0] taken_q;

    wire [15:0] taken = taken_q;
    assign has_free = !(&taken);
    assign is_idle = !(|taken);

    always @* begin : drive_lowest
        integer i;
        lowest = 4'd0;
        for (i = 15; i >= 0; i = i - 1) begin
            if (!taken_q[i]) begin
                lowest = i[3:0];
            end
        end
    end

    always @* begin : drive_taken_d
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            taken_d[i] = taken_q[i];
            if (frees && (freed == i[4:0])) begin
                taken_d[i] = 1'b0;
            end
            if (take && (lowest == i[3:0])) begin
                taken_d[i] = 1'b1;
            end
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            taken_q <= 16'd0;
        end else begin
            taken_q <= taken_d;
        end
    end
endmodule

`default_nettype wire
