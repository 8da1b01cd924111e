// warpcache 0.1.0
`default_nettype none

// A table of bits that a reset clears at once. Where a set and a clear meet, the clear wins.
module valid_bits_depth128 (
    input  wire       clock,
    input  wire       reset,
    input  wire       set_enable,    // Sets a bit at the edge.
    input  wire [6:0] set_index,     // The entry that is set.
    input  wire       clear_enable,  // Clears a bit at the edge.
    input  wire [6:0] clear_index,   // The entry that is cleared.
    input  wire [6:0] read_index,    // The bit that is_set shows.
    output wire       is_set         // The bit before the edge.
);

    reg [127:0] set_mask;
    reg [127:0] clear_mask;
    reg [127:0] rows_q;

    wire [127:0] set_bit = 128'd1 << set_index;
    wire [127:0] clear_bit = 128'd1 << clear_index;
    wire [6:0] read_bit = read_index;

    always @* begin
        set_mask = 128'd0;
        if (set_enable) begin
            set_mask = set_bit;
        end
    end

    always @* begin
        clear_mask = 128'd0;
        if (clear_enable) begin
            clear_mask = clear_bit;
        end
    end

    wire [127:0] read_row = rows_q;
    wire [127:0] rows_d = (rows_q | set_mask) & ~clear_mask;
    assign is_set = read_row[read_bit];

    always @(posedge clock) begin
        if (reset) begin
            rows_q <= 128'd0;
        end else begin
            rows_q <= rows_d;
        end
    end
endmodule

`default_nettype wire
