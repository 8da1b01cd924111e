// warpcache 0.1.0: llc_slice of design llc
// paper: none
`default_nettype none

// Numbers from 0, each free or taken; the lowest free one is taken first.
module llc_slice_numbers_count16_width5 (
    input  wire       clock,
    input  wire       reset,
    input  wire       take,
    input  wire       frees,
    input  wire [4:0] freed,
    output wire       has_free,
    output reg  [3:0] lowest,
    output wire       is_idle
);

    reg [15:0] taken_q;

    assign has_free = !(&taken_q);
    assign is_idle = !(|taken_q);

    always @* begin : drive_lowest
        integer i;
        lowest = 4'd0;
        for (i = 15; i >= 0; i = i - 1) begin
            if (!taken_q[i]) begin
                lowest = i[3:0];
            end
        end
    end

    wire [15:0] taken_d = {(take && (lowest == 4'd15)) || (taken_q[15] && !(frees &&
        (freed == 5'd15))), (take && (lowest == 4'd14)) || (taken_q[14] && !(frees &&
        (freed == 5'd14))), (take && (lowest == 4'd13)) || (taken_q[13] && !(frees &&
        (freed == 5'd13))), (take && (lowest == 4'd12)) || (taken_q[12] && !(frees &&
        (freed == 5'd12))), (take && (lowest == 4'd11)) || (taken_q[11] && !(frees &&
        (freed == 5'd11))), (take && (lowest == 4'd10)) || (taken_q[10] && !(frees &&
        (freed == 5'd10))), (take && (lowest == 4'd9)) || (taken_q[9] && !(frees &&
        (freed == 5'd9))), (take && (lowest == 4'd8)) || (taken_q[8] && !(frees &&
        (freed == 5'd8))), (take && (lowest == 4'd7)) || (taken_q[7] && !(frees &&
        (freed == 5'd7))), (take && (lowest == 4'd6)) || (taken_q[6] && !(frees &&
        (freed == 5'd6))), (take && (lowest == 4'd5)) || (taken_q[5] && !(frees &&
        (freed == 5'd5))), (take && (lowest == 4'd4)) || (taken_q[4] && !(frees &&
        (freed == 5'd4))), (take && (lowest == 4'd3)) || (taken_q[3] && !(frees &&
        (freed == 5'd3))), (take && (lowest == 4'd2)) || (taken_q[2] && !(frees &&
        (freed == 5'd2))), (take && (lowest == 4'd1)) || (taken_q[1] && !(frees &&
        (freed == 5'd1))), (take && (lowest == 4'd0)) || (taken_q[0] && !(frees &&
        (freed == 5'd0)))};

    always @(posedge clock) begin
        if (reset) begin
            taken_q <= 16'd0;
        end else begin
            taken_q <= taken_d;
        end
    end
endmodule

`default_nettype wire
