// warpcache 0.1.0
`default_nettype none

// Performs an atomic's operation on its word of a sector.
module atomic_buffer_operation_6e8a6d38 (
    input  wire [3:0]   operation,
    input  wire [1:0]   pair,
    input  wire         is_upper,
    input  wire         is_wide,
    input  wire [63:0]  operand,
    input  wire [63:0]  compare,
    input  wire [255:0] sector,
    output wire [255:0] changed,
    output wire [7:0]   dirtied
);

    reg [63:0] old;
    reg [63:0] result;
    reg [63:0] result_pair;
    reg [255:0] pairs;
    reg [7:0] marks;

    wire [63:0] old_pair = sector[{pair, 6'd0} +: 64];

    always @* begin
        old = old_pair << 32;
        if (is_upper) begin
            old = (old_pair >> 32) << 32;
        end
        if (is_wide) begin
            old = old_pair;
        end
    end

    wire is_unsigned = operation[1];
    wire [63:0] key = {old[63] == is_unsigned, old[62:0]};
    wire [63:0] operand_key = {operand[63] == is_unsigned, operand[62:0]};
    wire is_above = operand_key > key;
    wire is_chosen = ((operation >> 2) == 4'd1) && (is_above == operation[0]);
    wire is_swapped = (operation == 4'd9) && (old == compare);

    always @* begin
        result = old;
        case (operation)
            4'd0: result = old + operand;
            4'd1: result = old & operand;
            4'd2: result = old | operand;
            4'd3: result = old ^ operand;
            default: ;
        endcase
        if (is_chosen || (operation == 4'd8) || is_swapped) begin
            result = operand;
        end
    end

    wire is_write = operation <= 4'd9;
    wire [63:0] upper = result >> 32;

    always @* begin
        result_pair = ((old_pair >> 32) << 32) | upper;
        if (is_upper) begin
            result_pair = (upper << 32) | {32'd0, old_pair[31:0]};
        end
        if (is_wide) begin
            result_pair = result;
        end
    end

    always @* begin : drive_pairs
        integer i;
        for (i = 0; i < 4; i = i + 1) begin
            pairs[i * 64 +: 64] = sector[i * 64 +: 64];
            marks[i * 2 +: 2] = 2'd0;
            if (is_write && (pair == i[1:0])) begin
                pairs[i * 64 +: 64] = result_pair;
                marks[i * 2 +: 2] = {is_wide || is_upper, is_wide || !is_upper};
            end
        end
    end

    assign changed = pairs;
    assign dirtied = marks;
endmodule

`default_nettype wire
