// warpcache 0.1.0: atomic_buffer of design llc
// paper: none
`default_nettype none

// Finds an atomic's sector and word in its request, and its operands.
module atomic_buffer_operands_15411ce1 (
    input  wire [3:0]   sectors,
    input  wire [31:0]  byte_enable,
    input  wire [255:0] data,
    output reg  [1:0]   sector,
    output reg  [1:0]   pair,
    output wire         is_upper,
    output wire         is_wide,
    output reg  [63:0]  operand,
    output reg  [63:0]  compare
);

    reg [63:0] own;
    reg [63:0] other;

    always @* begin : drive_sector
        integer i;
        sector = 2'd0;
        for (i = 0; i < 4; i = i + 1) begin
            if (sectors[i]) begin
                sector = i[1:0];
            end
        end
    end

    always @* begin
        pair = 2'd0;
        own = 64'd0;
        other = 64'd0;
        if (byte_enable[0] || byte_enable[4]) begin
            pair = 2'd0;
            own = data[63:0];
            other = data[127:64];
        end
        if (byte_enable[8] || byte_enable[12]) begin
            pair = 2'd1;
            own = data[127:64];
            other = data[63:0];
        end
        if (byte_enable[16] || byte_enable[20]) begin
            pair = 2'd2;
            own = data[191:128];
            other = data[255:192];
        end
        if (byte_enable[24] || byte_enable[28]) begin
            pair = 2'd3;
            own = data[255:192];
            other = data[191:128];
        end
    end

    wire has_lower = |{byte_enable[24], byte_enable[16], byte_enable[8], byte_enable[0]};
    wire has_upper = |{byte_enable[28], byte_enable[20], byte_enable[12], byte_enable[4]};
    assign is_upper = !has_lower;
    assign is_wide = has_lower && has_upper;
    wire [63:0] upper = (own >> 32) << 32;
    wire [63:0] lower = own << 32;

    always @* begin
        operand = upper;
        compare = lower;
        if (has_lower) begin
            operand = lower;
            compare = upper;
        end
        if (has_lower && has_upper) begin
            operand = own;
            compare = other;
        end
    end

    (* unused *) wire unused;
    assign unused = &{
        1'b0, byte_enable[3:1], byte_enable[7:5], byte_enable[11:9], byte_enable[15:13],
        byte_enable[19:17], byte_enable[23:21], byte_enable[27:25], byte_enable[31:29]
    };
endmodule

`default_nettype wire
