// warpcache 0.1.0
`default_nettype none

// Counts the ones of a mask.
module chip_monitor_ones_width32 (
    input  wire [31:0] mask,
    output wire [5:0]  count
);

    reg [377:0] sums;

    always @* begin : drive_sums
        integer i;
        for (i = 62; i >= 31; i = i - 1) begin
            sums[i * 6 +: 6] = {5'd0, mask[i - 31]};
        end
        for (i = 30; i >= 0; i = i - 1) begin
            sums[i * 6 +: 6] = sums[i * 12 + 6 +: 6] + sums[i * 12 + 12 +: 6];
        end
    end

    assign count = sums[5:0];
endmodule

`default_nettype wire
