// warpcache 0.1.0
`default_nettype none

// One entry of every set: its tag, and a bit for each chip.
module crd_way_sets8_tag30_mask4 (
    input  wire        clock,
    input  wire [2:0]  row,
    input  wire [29:0] tag,
    input  wire        is_used,
    input  wire [3:0]  wanted,
    input  wire        accepted,
    input  wire        chosen,
    output wire        matched,
    output wire        covered
);

    reg [3:0] held;
    reg [3:0] marked;
    wire [33:0] entry;

    always @* begin
        held = 4'd0;
        if (is_used) begin
            held = entry[33:30];
        end
    end

    assign matched = (|held) && (entry[29:0] == tag);
    assign covered = !(|(wanted & ~held));

    always @* begin
        marked = 4'd0;
        if (chosen) begin
            marked = wanted;
            if (matched) begin
                marked = wanted | held;
            end
        end
    end

    wire entries_write_enable = accepted && (chosen || !is_used);
    wire [33:0] entries_write_data = {marked, tag};

    register_file_8x34_r1 u_entries (
        .clock          (clock),
        .write_enable   (entries_write_enable),
        .write_address  (row),
        .write_data     (entries_write_data),
        .read_0_address (row),
        .read_0_data    (entry)
    );
endmodule

`default_nettype wire
