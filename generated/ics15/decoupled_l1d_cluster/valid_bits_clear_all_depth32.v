// warpcache 0.1.0: decoupled_l1d_cluster of design ics15
// paper: ics15 section 4.3
`default_nettype none

// A table of bits that a reset clears at once. Where a set and a clear meet, the clear wins.
module valid_bits_clear_all_depth32 (
    input  wire       clock,
    input  wire       reset,
    input  wire       set_enable,    // Sets a bit at the edge.
    input  wire [4:0] set_index,     // Which.
    input  wire       clear_enable,  // Clears a bit at the edge.
    input  wire [4:0] clear_index,   // Which.
    input  wire       clear_all,     // Clears every bit at the edge, whatever is set.
    input  wire [4:0] read_index,    // The bit that is_set shows.
    output wire       is_set         // The bit before the edge.
);

    reg [31:0] set_mask_0;
    reg [31:0] clear_mask_0;
    reg [31:0] rows_0_d;
    reg [31:0] rows_0_q;

    wire [31:0] set_bit = 32'd1 << set_index;
    wire [31:0] clear_bit = 32'd1 << clear_index;
    wire [4:0] read_bit = read_index;

    always @* begin
        set_mask_0 = 32'd0;
        if (set_enable) begin
            set_mask_0 = set_bit;
        end
    end

    always @* begin
        clear_mask_0 = 32'd0;
        if (clear_enable) begin
            clear_mask_0 = clear_bit;
        end
    end

    assign is_set = rows_0_q[read_bit];

    always @* begin
        rows_0_d = (rows_0_q | set_mask_0) & ~clear_mask_0;
        if (clear_all) begin
            rows_0_d = 32'd0;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            rows_0_q <= 32'd0;
        end else begin
            rows_0_q <= rows_0_d;
        end
    end
endmodule

`default_nettype wire
