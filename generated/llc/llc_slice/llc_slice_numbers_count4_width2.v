// warpcache 0.1.0: llc_slice of design llc
// paper: none
`default_nettype none

// Numbers from 0, each free or taken; the lowest free one is taken first.
module llc_slice_numbers_count4_width2 (
    input  wire       clock,
    input  wire       reset,
    input  wire       take,
    input  wire       frees,
    input  wire [1:0] freed,
    output wire       has_free,
    output reg  [1:0] lowest,
    output wire       is_idle
);

    reg [3:0] taken_q;

    assign has_free = !(&taken_q);
    assign is_idle = !(|taken_q);

    always @* begin : drive_lowest
        integer i;
        lowest = 2'd0;
        for (i = 3; i >= 0; i = i - 1) begin
            if (!taken_q[i]) begin
                lowest = i[1:0];
            end
        end
    end

    wire [3:0] taken_d = {(take && (lowest == 2'd3)) || (taken_q[3] && !(frees && (freed == 2'd3))),
        (take && (lowest == 2'd2)) || (taken_q[2] && !(frees && (freed == 2'd2))), (take &&
        (lowest == 2'd1)) || (taken_q[1] && !(frees && (freed == 2'd1))), (take &&
        (lowest == 2'd0)) || (taken_q[0] && !(frees && (freed == 2'd0)))};

    always @(posedge clock) begin
        if (reset) begin
            taken_q <= 4'd0;
        end else begin
            taken_q <= taken_d;
        end
    end
endmodule

`default_nettype wire
