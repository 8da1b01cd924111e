// warpcache 0.1.0: scatter_bypass of design thesis12
// paper: thesis12 section 3.3
`default_nettype none

// Coalesces the lane addresses of a warp's load into the distinct lines they touch, and tells their
// number before the first.
module coalescer (
    input  wire        clock,
    input  wire        reset,
    // warp
    input  wire        warp_valid,
    output wire        warp_ready,
    input  wire [31:0] warp_active,

    input  wire [34:0] warp_sector_0,
    input  wire [34:0] warp_sector_1,
    input  wire [34:0] warp_sector_2,
    input  wire [34:0] warp_sector_3,
    input  wire [34:0] warp_sector_4,
    input  wire [34:0] warp_sector_5,
    input  wire [34:0] warp_sector_6,
    input  wire [34:0] warp_sector_7,
    input  wire [34:0] warp_sector_8,
    input  wire [34:0] warp_sector_9,
    input  wire [34:0] warp_sector_10,
    input  wire [34:0] warp_sector_11,
    input  wire [34:0] warp_sector_12,
    input  wire [34:0] warp_sector_13,
    input  wire [34:0] warp_sector_14,
    input  wire [34:0] warp_sector_15,
    input  wire [34:0] warp_sector_16,
    input  wire [34:0] warp_sector_17,
    input  wire [34:0] warp_sector_18,
    input  wire [34:0] warp_sector_19,
    input  wire [34:0] warp_sector_20,
    input  wire [34:0] warp_sector_21,
    input  wire [34:0] warp_sector_22,
    input  wire [34:0] warp_sector_23,
    input  wire [34:0] warp_sector_24,
    input  wire [34:0] warp_sector_25,
    input  wire [34:0] warp_sector_26,
    input  wire [34:0] warp_sector_27,
    input  wire [34:0] warp_sector_28,
    input  wire [34:0] warp_sector_29,
    input  wire [34:0] warp_sector_30,
    input  wire [34:0] warp_sector_31,
    // count
    output wire        count_valid,
    input  wire        count_ready,
    output wire [5:0]  count_unique,
    // line
    output wire        line_valid,
    input  wire        line_ready,
    output wire [32:0] line_address,
    output wire [3:0]  line_sectors,
    output wire        line_last
);

    reg searches_d;
    reg searches_q;
    wire lanes_0_is_left;
    wire [32:0] lanes_0_line;
    wire lanes_0_stays;
    wire [3:0] lanes_0_touched;
    wire lanes_1_is_left;
    wire [32:0] lanes_1_line;
    wire lanes_1_stays;
    wire [3:0] lanes_1_touched;
    wire lanes_2_is_left;
    wire [32:0] lanes_2_line;
    wire lanes_2_stays;
    wire [3:0] lanes_2_touched;
    wire lanes_3_is_left;
    wire [32:0] lanes_3_line;
    wire lanes_3_stays;
    wire [3:0] lanes_3_touched;
    wire lanes_4_is_left;
    wire [32:0] lanes_4_line;
    wire lanes_4_stays;
    wire [3:0] lanes_4_touched;
    wire lanes_5_is_left;
    wire [32:0] lanes_5_line;
    wire lanes_5_stays;
    wire [3:0] lanes_5_touched;
    wire lanes_6_is_left;
    wire [32:0] lanes_6_line;
    wire lanes_6_stays;
    wire [3:0] lanes_6_touched;
    wire lanes_7_is_left;
    wire [32:0] lanes_7_line;
    wire lanes_7_stays;
    wire [3:0] lanes_7_touched;
    wire lanes_8_is_left;
    wire [32:0] lanes_8_line;
    wire lanes_8_stays;
    wire [3:0] lanes_8_touched;
    wire lanes_9_is_left;
    wire [32:0] lanes_9_line;
    wire lanes_9_stays;
    wire [3:0] lanes_9_touched;
    wire lanes_10_is_left;
    wire [32:0] lanes_10_line;
    wire lanes_10_stays;
    wire [3:0] lanes_10_touched;
    wire lanes_11_is_left;
    wire [32:0] lanes_11_line;
    wire lanes_11_stays;
    wire [3:0] lanes_11_touched;
    wire lanes_12_is_left;
    wire [32:0] lanes_12_line;
    wire lanes_12_stays;
    wire [3:0] lanes_12_touched;
    wire lanes_13_is_left;
    wire [32:0] lanes_13_line;
    wire lanes_13_stays;
    wire [3:0] lanes_13_touched;
    wire lanes_14_is_left;
    wire [32:0] lanes_14_line;
    wire lanes_14_stays;
    wire [3:0] lanes_14_touched;
    wire lanes_15_is_left;
    wire [32:0] lanes_15_line;
    wire lanes_15_stays;
    wire [3:0] lanes_15_touched;
    wire lanes_16_is_left;
    wire [32:0] lanes_16_line;
    wire lanes_16_stays;
    wire [3:0] lanes_16_touched;
    wire lanes_17_is_left;
    wire [32:0] lanes_17_line;
    wire lanes_17_stays;
    wire [3:0] lanes_17_touched;
    wire lanes_18_is_left;
    wire [32:0] lanes_18_line;
    wire lanes_18_stays;
    wire [3:0] lanes_18_touched;
    wire lanes_19_is_left;
    wire [32:0] lanes_19_line;
    wire lanes_19_stays;
    wire [3:0] lanes_19_touched;
    wire lanes_20_is_left;
    wire [32:0] lanes_20_line;
    wire lanes_20_stays;
    wire [3:0] lanes_20_touched;
    wire lanes_21_is_left;
    wire [32:0] lanes_21_line;
    wire lanes_21_stays;
    wire [3:0] lanes_21_touched;
    wire lanes_22_is_left;
    wire [32:0] lanes_22_line;
    wire lanes_22_stays;
    wire [3:0] lanes_22_touched;
    wire lanes_23_is_left;
    wire [32:0] lanes_23_line;
    wire lanes_23_stays;
    wire [3:0] lanes_23_touched;
    wire lanes_24_is_left;
    wire [32:0] lanes_24_line;
    wire lanes_24_stays;
    wire [3:0] lanes_24_touched;
    wire lanes_25_is_left;
    wire [32:0] lanes_25_line;
    wire lanes_25_stays;
    wire [3:0] lanes_25_touched;
    wire lanes_26_is_left;
    wire [32:0] lanes_26_line;
    wire lanes_26_stays;
    wire [3:0] lanes_26_touched;
    wire lanes_27_is_left;
    wire [32:0] lanes_27_line;
    wire lanes_27_stays;
    wire [3:0] lanes_27_touched;
    wire lanes_28_is_left;
    wire [32:0] lanes_28_line;
    wire lanes_28_stays;
    wire [3:0] lanes_28_touched;
    wire lanes_29_is_left;
    wire [32:0] lanes_29_line;
    wire lanes_29_stays;
    wire [3:0] lanes_29_touched;
    wire lanes_30_is_left;
    wire [32:0] lanes_30_line;
    wire lanes_30_stays;
    wire [3:0] lanes_30_touched;
    wire lanes_31_is_left;
    wire [32:0] lanes_31_line;
    wire lanes_31_stays;
    wire [3:0] lanes_31_touched;
    wire first_any;
    wire [32:0] first_line;
    reg [5:0] found_d;
    reg [5:0] found_q;
    wire lines_push_ready;
    wire lines_pop_valid;
    wire [36:0] lines_pop_data;
    wire [5:0] lines_count;
    wire counts_push_ready;
    wire counts_pop_valid;
    wire [1:0] counts_count;
    reg [5:0] to_leave_d;
    reg [5:0] to_leave_q;

    wire taken = warp_valid && !searches_q;
    wire step = (searches_q && lines_push_ready) && counts_push_ready;
    wire [31:0] first_left = {lanes_31_is_left, lanes_30_is_left, lanes_29_is_left, lanes_28_is_left, lanes_27_is_left, lanes_26_is_left, lanes_25_is_left, lanes_24_is_left, lanes_23_is_left, lanes_22_is_left, lanes_21_is_left, lanes_20_is_left, lanes_19_is_left, lanes_18_is_left, lanes_17_is_left, lanes_16_is_left, lanes_15_is_left, lanes_14_is_left, lanes_13_is_left, lanes_12_is_left, lanes_11_is_left, lanes_10_is_left, lanes_9_is_left, lanes_8_is_left, lanes_7_is_left, lanes_6_is_left, lanes_5_is_left, lanes_4_is_left, lanes_3_is_left, lanes_2_is_left, lanes_1_is_left, lanes_0_is_left};
    wire [3:0] touched = ((((((((((((((((((((((((((((((lanes_0_touched | lanes_1_touched) | lanes_2_touched) | lanes_3_touched) | lanes_4_touched) | lanes_5_touched) | lanes_6_touched) | lanes_7_touched) | lanes_8_touched) | lanes_9_touched) | lanes_10_touched) | lanes_11_touched) | lanes_12_touched) | lanes_13_touched) | lanes_14_touched) | lanes_15_touched) | lanes_16_touched) | lanes_17_touched) | lanes_18_touched) | lanes_19_touched) | lanes_20_touched) | lanes_21_touched) | lanes_22_touched) | lanes_23_touched) | lanes_24_touched) | lanes_25_touched) | lanes_26_touched) | lanes_27_touched) | lanes_28_touched) | lanes_29_touched) | lanes_30_touched) | lanes_31_touched;
    wire is_last = !(|{lanes_31_stays, lanes_30_stays, lanes_29_stays, lanes_28_stays, lanes_27_stays, lanes_26_stays, lanes_25_stays, lanes_24_stays, lanes_23_stays, lanes_22_stays, lanes_21_stays, lanes_20_stays, lanes_19_stays, lanes_18_stays, lanes_17_stays, lanes_16_stays, lanes_15_stays, lanes_14_stays, lanes_13_stays, lanes_12_stays, lanes_11_stays, lanes_10_stays, lanes_9_stays, lanes_8_stays, lanes_7_stays, lanes_6_stays, lanes_5_stays, lanes_4_stays, lanes_3_stays, lanes_2_stays, lanes_1_stays, lanes_0_stays});
    wire [5:0] found = found_q + {5'd0, first_any};
    wire ends = step && is_last;
    wire lines_push_valid = step && first_any;
    wire [36:0] lines_push_data = {touched, first_line};
    assign warp_ready = !searches_q;

    always @* begin
        searches_d = searches_q;
        found_d = found_q;
        if (taken) begin
            searches_d = 1'b1;
            found_d = 6'd0;
        end
        if (step) begin
            found_d = found;
        end
        if (ends) begin
            searches_d = 1'b0;
        end
    end

    wire is_between = to_leave_q == 6'd0;
    assign count_valid = counts_pop_valid && is_between;
    wire counts_pop_ready = count_ready && is_between;
    assign line_valid = lines_pop_valid && !is_between;
    assign line_address = lines_pop_data[32:0];
    assign line_sectors = lines_pop_data[36:33];
    assign line_last = to_leave_q == 6'd1;
    wire lines_pop_ready = line_ready && !is_between;

    always @* begin
        to_leave_d = to_leave_q;
        if ((is_between && counts_pop_valid) && count_ready) begin
            to_leave_d = count_unique;
        end
        if (!is_between && line_ready) begin
            to_leave_d = to_leave_q - 6'd1;
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, lines_count, counts_count};

    coalescer_lane_line33_sectors4 u_lanes_0 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[0]),
        .sector     (warp_sector_0),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_0_is_left),
        .line       (lanes_0_line),
        .stays      (lanes_0_stays),
        .touched    (lanes_0_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_1 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[1]),
        .sector     (warp_sector_1),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_1_is_left),
        .line       (lanes_1_line),
        .stays      (lanes_1_stays),
        .touched    (lanes_1_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_2 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[2]),
        .sector     (warp_sector_2),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_2_is_left),
        .line       (lanes_2_line),
        .stays      (lanes_2_stays),
        .touched    (lanes_2_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_3 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[3]),
        .sector     (warp_sector_3),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_3_is_left),
        .line       (lanes_3_line),
        .stays      (lanes_3_stays),
        .touched    (lanes_3_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_4 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[4]),
        .sector     (warp_sector_4),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_4_is_left),
        .line       (lanes_4_line),
        .stays      (lanes_4_stays),
        .touched    (lanes_4_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_5 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[5]),
        .sector     (warp_sector_5),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_5_is_left),
        .line       (lanes_5_line),
        .stays      (lanes_5_stays),
        .touched    (lanes_5_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_6 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[6]),
        .sector     (warp_sector_6),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_6_is_left),
        .line       (lanes_6_line),
        .stays      (lanes_6_stays),
        .touched    (lanes_6_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_7 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[7]),
        .sector     (warp_sector_7),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_7_is_left),
        .line       (lanes_7_line),
        .stays      (lanes_7_stays),
        .touched    (lanes_7_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_8 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[8]),
        .sector     (warp_sector_8),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_8_is_left),
        .line       (lanes_8_line),
        .stays      (lanes_8_stays),
        .touched    (lanes_8_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_9 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[9]),
        .sector     (warp_sector_9),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_9_is_left),
        .line       (lanes_9_line),
        .stays      (lanes_9_stays),
        .touched    (lanes_9_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_10 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[10]),
        .sector     (warp_sector_10),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_10_is_left),
        .line       (lanes_10_line),
        .stays      (lanes_10_stays),
        .touched    (lanes_10_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_11 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[11]),
        .sector     (warp_sector_11),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_11_is_left),
        .line       (lanes_11_line),
        .stays      (lanes_11_stays),
        .touched    (lanes_11_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_12 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[12]),
        .sector     (warp_sector_12),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_12_is_left),
        .line       (lanes_12_line),
        .stays      (lanes_12_stays),
        .touched    (lanes_12_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_13 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[13]),
        .sector     (warp_sector_13),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_13_is_left),
        .line       (lanes_13_line),
        .stays      (lanes_13_stays),
        .touched    (lanes_13_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_14 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[14]),
        .sector     (warp_sector_14),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_14_is_left),
        .line       (lanes_14_line),
        .stays      (lanes_14_stays),
        .touched    (lanes_14_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_15 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[15]),
        .sector     (warp_sector_15),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_15_is_left),
        .line       (lanes_15_line),
        .stays      (lanes_15_stays),
        .touched    (lanes_15_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_16 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[16]),
        .sector     (warp_sector_16),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_16_is_left),
        .line       (lanes_16_line),
        .stays      (lanes_16_stays),
        .touched    (lanes_16_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_17 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[17]),
        .sector     (warp_sector_17),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_17_is_left),
        .line       (lanes_17_line),
        .stays      (lanes_17_stays),
        .touched    (lanes_17_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_18 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[18]),
        .sector     (warp_sector_18),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_18_is_left),
        .line       (lanes_18_line),
        .stays      (lanes_18_stays),
        .touched    (lanes_18_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_19 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[19]),
        .sector     (warp_sector_19),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_19_is_left),
        .line       (lanes_19_line),
        .stays      (lanes_19_stays),
        .touched    (lanes_19_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_20 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[20]),
        .sector     (warp_sector_20),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_20_is_left),
        .line       (lanes_20_line),
        .stays      (lanes_20_stays),
        .touched    (lanes_20_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_21 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[21]),
        .sector     (warp_sector_21),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_21_is_left),
        .line       (lanes_21_line),
        .stays      (lanes_21_stays),
        .touched    (lanes_21_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_22 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[22]),
        .sector     (warp_sector_22),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_22_is_left),
        .line       (lanes_22_line),
        .stays      (lanes_22_stays),
        .touched    (lanes_22_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_23 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[23]),
        .sector     (warp_sector_23),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_23_is_left),
        .line       (lanes_23_line),
        .stays      (lanes_23_stays),
        .touched    (lanes_23_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_24 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[24]),
        .sector     (warp_sector_24),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_24_is_left),
        .line       (lanes_24_line),
        .stays      (lanes_24_stays),
        .touched    (lanes_24_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_25 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[25]),
        .sector     (warp_sector_25),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_25_is_left),
        .line       (lanes_25_line),
        .stays      (lanes_25_stays),
        .touched    (lanes_25_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_26 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[26]),
        .sector     (warp_sector_26),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_26_is_left),
        .line       (lanes_26_line),
        .stays      (lanes_26_stays),
        .touched    (lanes_26_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_27 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[27]),
        .sector     (warp_sector_27),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_27_is_left),
        .line       (lanes_27_line),
        .stays      (lanes_27_stays),
        .touched    (lanes_27_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_28 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[28]),
        .sector     (warp_sector_28),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_28_is_left),
        .line       (lanes_28_line),
        .stays      (lanes_28_stays),
        .touched    (lanes_28_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_29 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[29]),
        .sector     (warp_sector_29),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_29_is_left),
        .line       (lanes_29_line),
        .stays      (lanes_29_stays),
        .touched    (lanes_29_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_30 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[30]),
        .sector     (warp_sector_30),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_30_is_left),
        .line       (lanes_30_line),
        .stays      (lanes_30_stays),
        .touched    (lanes_30_touched)
    );

    coalescer_lane_line33_sectors4 u_lanes_31 (
        .clock      (clock),
        .reset      (reset),
        .load       (taken),
        .is_active  (warp_active[31]),
        .sector     (warp_sector_31),
        .found_line (first_line),
        .step       (step),
        .is_left    (lanes_31_is_left),
        .line       (lanes_31_line),
        .stays      (lanes_31_stays),
        .touched    (lanes_31_touched)
    );

    coalescer_first_line_line33 u_first (
        .left     (first_left),
        .lines_0  (lanes_0_line),
        .lines_1  (lanes_1_line),
        .lines_2  (lanes_2_line),
        .lines_3  (lanes_3_line),
        .lines_4  (lanes_4_line),
        .lines_5  (lanes_5_line),
        .lines_6  (lanes_6_line),
        .lines_7  (lanes_7_line),
        .lines_8  (lanes_8_line),
        .lines_9  (lanes_9_line),
        .lines_10 (lanes_10_line),
        .lines_11 (lanes_11_line),
        .lines_12 (lanes_12_line),
        .lines_13 (lanes_13_line),
        .lines_14 (lanes_14_line),
        .lines_15 (lanes_15_line),
        .lines_16 (lanes_16_line),
        .lines_17 (lanes_17_line),
        .lines_18 (lanes_18_line),
        .lines_19 (lanes_19_line),
        .lines_20 (lanes_20_line),
        .lines_21 (lanes_21_line),
        .lines_22 (lanes_22_line),
        .lines_23 (lanes_23_line),
        .lines_24 (lanes_24_line),
        .lines_25 (lanes_25_line),
        .lines_26 (lanes_26_line),
        .lines_27 (lanes_27_line),
        .lines_28 (lanes_28_line),
        .lines_29 (lanes_29_line),
        .lines_30 (lanes_30_line),
        .lines_31 (lanes_31_line),
        .any      (first_any),
        .line     (first_line)
    );

    queue_width37_depth32 u_lines (
        .clock      (clock),
        .reset      (reset),
        .push_valid (lines_push_valid),
        .push_ready (lines_push_ready),
        .push_data  (lines_push_data),
        .pop_valid  (lines_pop_valid),
        .pop_ready  (lines_pop_ready),
        .pop_data   (lines_pop_data),
        .count      (lines_count)
    );

    queue_width6_depth2 u_counts (
        .clock      (clock),
        .reset      (reset),
        .push_valid (ends),
        .push_ready (counts_push_ready),
        .push_data  (found),
        .pop_valid  (counts_pop_valid),
        .pop_ready  (counts_pop_ready),
        .pop_data   (count_unique),
        .count      (counts_count)
    );

    always @(posedge clock) begin
        if (reset) begin
            searches_q <= 1'b0;
            found_q <= 6'd0;
            to_leave_q <= 6'd0;
        end else begin
            searches_q <= searches_d;
            found_q <= found_d;
            to_leave_q <= to_leave_d;
        end
    end
endmodule

`default_nettype wire
