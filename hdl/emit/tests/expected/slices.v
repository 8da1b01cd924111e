// Made by a test.
`default_nettype none

// Takes words apart.
module slices (
    input  wire        clock,
    input  wire        reset,
    input  wire [7:0]  a,
    input  wire [5:0]  b,
    input  wire [69:0] wide,
    input  wire [2:0]  at,
    output wire [3:0]  middle,
    output wire [7:0]  swapped,
    output wire        carry,
    output wire        chosen,
    output wire        parity,
    output wire [11:0] extended,
    output wire [69:0] mixed,
    output wire [7:0]  quotient
);

    reg [69:0] total_q;

    assign middle = a[5:2];
    assign swapped = {a[3:0], a[7:4]};
    wire [8:0] carry_part = {1'b0, a} + 9'd1;
    assign carry = carry_part[8];
    wire [7:0] chosen_part = {2'd0, b};
    assign chosen = chosen_part[at];
    assign parity = (^(~b)) ^ (&b);
    assign extended = {4'd0, a} << 3;
    assign mixed = total_q ^ 70'hffff00000000;
    assign quotient = a >> {|wide[69:3], wide[2:0]};
    wire [69:0] total_d = total_q + wide;

    (* unused *) wire unused;
    assign unused = &{1'b0, carry_part[7:0]};

    always @(posedge clock) begin
        if (reset) begin
            total_q <= 70'hfeed000000000001;
        end else begin
            total_q <= total_d;
        end
    end
endmodule

`default_nettype wire
