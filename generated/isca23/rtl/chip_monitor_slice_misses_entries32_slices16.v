// warpcache 0.1.0
`default_nettype none

// Counts the entries from which a request left for a slice.
module chip_monitor_slice_misses_entries32_slices16 (
    input  wire [3:0]   number,
    input  wire [31:0]  missed,
    input  wire [127:0] slices,
    output wire [5:0]   count
);

    reg [31:0] ones_mask;

    always @* begin : drive_ones_mask
        integer i;
        for (i = 0; i < 32; i = i + 1) begin
            ones_mask[i] = missed[i] && (slices[i * 4 +: 4] == number);
        end
    end

    chip_monitor_ones_width32 u_ones (
        .mask  (ones_mask),
        .count (count)
    );
endmodule

`default_nettype wire
