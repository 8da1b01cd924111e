// warpcache 0.1.0
`default_nettype none

// Compares two miss rates: which leader missed less, by the margin, if either did.
module sm_dueling_comparison_4d023c86 (
    input  wire [8:0] decoupled_accesses,
    input  wire [8:0] decoupled_misses,
    input  wire [8:0] baseline_accesses,
    input  wire [8:0] baseline_misses,
    output wire       prefers_baseline,
    output wire       prefers_decoupled
);

    localparam [24:0] MARGIN_PERCENT = 25'd10;
    localparam [8:0] MIN_ACCESSES = 9'd16;

    reg [17:0] distance;

    wire [17:0] decoupled_part = {9'd0, decoupled_misses} * {9'd0, baseline_accesses};
    wire [17:0] baseline_part = {9'd0, baseline_misses} * {9'd0, decoupled_accesses};
    wire [17:0] whole = {9'd0, decoupled_accesses} * {9'd0, baseline_accesses};
    wire decoupled_misses_more = decoupled_part > baseline_part;
    wire baseline_misses_more = baseline_part > decoupled_part;

    always @* begin
        distance = baseline_part - decoupled_part;
        if (decoupled_misses_more) begin
            distance = decoupled_part - baseline_part;
        end
    end

    wire [24:0] percent = {7'd0, distance} * 25'd100;
    wire [24:0] margin = {7'd0, whole} * MARGIN_PERCENT;
    wire is_far = percent >= margin;
    wire is_known = (decoupled_accesses >= MIN_ACCESSES) && (baseline_accesses >= MIN_ACCESSES);
    assign prefers_baseline = is_known && is_far && decoupled_misses_more;
    assign prefers_decoupled = is_known && is_far && baseline_misses_more;
endmodule

`default_nettype wire
