// warpcache 0.1.0
`default_nettype none

// One entry of every set: its tag, and a bit for each chip.
module crd_way_sets8_tag30_mask16_sectors4 (
    input  wire        clock,
    input  wire [2:0]  row,
    input  wire [29:0] tag,
    input  wire        is_used,
    input  wire [15:0] wanted,
    input  wire        accepted,
    input  wire        chosen,
    output wire        matched,
    output wire        covered,
    input  wire [3:0]  sectors,
    output wire        shared
);

    reg [15:0] held;
    reg [15:0] marked;
    wire [45:0] entry;
    reg [3:0] of_all;

    always @* begin
        held = 16'd0;
        if (is_used) begin
            held = entry[45:30];
        end
    end

    assign matched = (|held) && (entry[29:0] == tag);
    assign covered = !(|(wanted & ~held));

    always @* begin : drive_of_all
        integer i;
        of_all = 4'd0;
        for (i = 0; i < 4; i = i + 1) begin
            of_all = of_all | held[i * 4 +: 4];
        end
    end

    assign shared = !(|(sectors & ~of_all));

    always @* begin
        marked = 16'd0;
        if (chosen) begin
            marked = wanted;
            if (matched) begin
                marked = wanted | held;
            end
        end
    end

    wire entries_write_enable = accepted && (chosen || !is_used);
    wire [45:0] entries_write_data = {marked, tag};

    register_file_8x46_r1 u_entries (
        .clock          (clock),
        .write_enable   (entries_write_enable),
        .write_address  (row),
        .write_data     (entries_write_data),
        .read_0_address (row),
        .read_0_data    (entry)
    );
endmodule

`default_nettype wire
