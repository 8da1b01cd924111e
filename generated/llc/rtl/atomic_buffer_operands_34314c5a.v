// warpcache 0.1.0
`default_nettype none

// Finds an atomic's sector and word in its request, and its operands.
module atomic_buffer_operands_34314c5a (
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

    reg [3:0] lower_named;
    reg [3:0] upper_named;
    reg [63:0] selected;
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

    always @* begin : drive_lower_named
        integer i;
        for (i = 0; i < 4; i = i + 1) begin
            lower_named[i] = byte_enable[i * 8];
        end
    end

    always @* begin : drive_upper_named
        integer i;
        for (i = 0; i < 4; i = i + 1) begin
            upper_named[i] = byte_enable[i * 8 + 4];
        end
    end

    wire [3:0] named = lower_named | upper_named;

    always @* begin : drive_pair
        integer i;
        pair = 2'd0;
        for (i = 0; i < 4; i = i + 1) begin
            if (named[i]) begin
                pair = i[1:0];
            end
        end
    end

    always @* begin
        selected = 64'd0;
        other = 64'd0;
        if (named[0]) begin
            selected = data[63:0];
            other = data[127:64];
        end
        if (named[1]) begin
            selected = data[127:64];
            other = data[63:0];
        end
        if (named[2]) begin
            selected = data[191:128];
            other = data[255:192];
        end
        if (named[3]) begin
            selected = data[255:192];
            other = data[191:128];
        end
    end

    wire has_lower = |lower_named;
    wire has_upper = |upper_named;
    assign is_upper = !has_lower;
    assign is_wide = has_lower && has_upper;
    wire [63:0] upper = (selected >> 32) << 32;
    wire [63:0] lower = selected << 32;

    always @* begin
        operand = upper;
        compare = lower;
        if (has_lower) begin
            operand = lower;
            compare = upper;
        end
        if (has_lower && has_upper) begin
            operand = selected;
            compare = other;
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, byte_enable};
endmodule

`default_nettype wire
