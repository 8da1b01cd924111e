// warpcache 0.1.0
`default_nettype none

// A table of bits that a reset clears at once. Where a set and a clear meet, the clear wins.
module valid_bits_clear_all_depth512 (
    input  wire       clock,
    input  wire       reset,
    input  wire       set_enable,    // Sets a bit at the edge.
    input  wire [8:0] set_index,     // The entry that is set.
    input  wire       clear_enable,  // Clears a bit at the edge.
    input  wire [8:0] clear_index,   // The entry that is cleared.
    input  wire       clear_all,     // Clears every bit at the edge, whatever is set.
    input  wire [8:0] read_index,    // The bit that is_set shows.
    output wire       is_set         // The bit before the edge.
);

    reg [511:0] set_mask;
    reg [511:0] clear_mask;
    reg [255:0] read_row;
    reg [511:0] rows_d;
    reg [511:0] rows_q;

    wire [255:0] set_bit = 256'd1 << set_index[7:0];
    wire [255:0] clear_bit = 256'd1 << clear_index[7:0];
    wire [7:0] read_bit = read_index[7:0];
    wire read_row_number = read_index[8];

    always @* begin
        set_mask[255:0] = 256'd0;
        if (set_enable && ((set_index >> 8) == 9'd0)) begin
            set_mask[255:0] = set_bit;
        end
        set_mask[511:256] = 256'd0;
        if (set_enable && ((set_index >> 8) == 9'd1)) begin
            set_mask[511:256] = set_bit;
        end
    end

    always @* begin
        clear_mask[255:0] = 256'd0;
        if (clear_enable && ((clear_index >> 8) == 9'd0)) begin
            clear_mask[255:0] = clear_bit;
        end
        clear_mask[511:256] = 256'd0;
        if (clear_enable && ((clear_index >> 8) == 9'd1)) begin
            clear_mask[511:256] = clear_bit;
        end
    end

    always @* begin
        read_row = 256'd0;
        case (read_row_number)
            1'b0: read_row = rows_q[255:0];
            1'b1: read_row = rows_q[511:256];
            default: ;
        endcase
    end

    always @* begin
        rows_d[255:0] = (rows_q[255:0] | set_mask[255:0]) & ~clear_mask[255:0];
        if (clear_all) begin
            rows_d[255:0] = 256'd0;
        end
        rows_d[511:256] = (rows_q[511:256] | set_mask[511:256]) & ~clear_mask[511:256];
        if (clear_all) begin
            rows_d[511:256] = 256'd0;
        end
    end

    assign is_set = read_row[read_bit];

    always @(posedge clock) begin
        if (reset) begin
            rows_q <= 512'd0;
        end else begin
            rows_q <= rows_d;
        end
    end
endmodule

`default_nettype wire
