// warpcache 0.1.0: decoupled_l1d of design ics15
// paper: ics15 section 4.2
`default_nettype none

// The miss status holding registers (MSHRs): the lines in flight, and the loads that wait for each.
module mshr_file (
    input  wire       clock,
    input  wire       reset,
    // ask
    input  wire       ask_reserve,
    input  wire       ask_join,
    input  wire       ask_mark_stale,
    input  wire [4:0] ask_set_number,
    input  wire [1:0] ask_way,
    input  wire [7:0] ask_id,
    input  wire [3:0] ask_sectors,
    // fill
    input  wire       fill_valid,
    input  wire [4:0] fill_entry,
    input  wire       fill_last,
    output reg        fill_is_expected,
    output reg  [4:0] fill_set_number,
    output reg  [1:0] fill_way,
    // wake
    output wire       wake_valid,
    input  wire       wake_ready,
    output reg  [4:0] wake_set_number,
    output reg  [1:0] wake_way,
    output wire [1:0] wake_sector,
    output wire [7:0] wake_id,
    output wire       wake_last,
    output wire       wake_is_done,
    output wire       wake_is_stale,
    output wire       wake_waits,
    input  wire       wake_is_released,

    output wire       has_free,
    output reg  [4:0] free_entry,
    output wire [3:0] pending_ways,
    output wire [3:0] joinable_ways,
    output wire       is_idle
);

    reg [4:0] joined;
    reg [3:0] joined_loads;
    reg is_stale;
    reg [4:0] write_entry;
    reg [3:0] write_index;
    wire entries_0_is_busy;
    wire entries_0_is_waiting;
    wire entries_0_is_stale;
    wire entries_0_is_selected;
    wire [4:0] entries_0_set_number;
    wire [1:0] entries_0_way;
    wire [3:0] entries_0_loads;
    wire [3:0] entries_0_pending_ways;
    wire [3:0] entries_0_joinable_ways;
    wire entries_1_is_busy;
    wire entries_1_is_waiting;
    wire entries_1_is_stale;
    wire entries_1_is_selected;
    wire [4:0] entries_1_set_number;
    wire [1:0] entries_1_way;
    wire [3:0] entries_1_loads;
    wire [3:0] entries_1_pending_ways;
    wire [3:0] entries_1_joinable_ways;
    wire entries_2_is_busy;
    wire entries_2_is_waiting;
    wire entries_2_is_stale;
    wire entries_2_is_selected;
    wire [4:0] entries_2_set_number;
    wire [1:0] entries_2_way;
    wire [3:0] entries_2_loads;
    wire [3:0] entries_2_pending_ways;
    wire [3:0] entries_2_joinable_ways;
    wire entries_3_is_busy;
    wire entries_3_is_waiting;
    wire entries_3_is_stale;
    wire entries_3_is_selected;
    wire [4:0] entries_3_set_number;
    wire [1:0] entries_3_way;
    wire [3:0] entries_3_loads;
    wire [3:0] entries_3_pending_ways;
    wire [3:0] entries_3_joinable_ways;
    wire entries_4_is_busy;
    wire entries_4_is_waiting;
    wire entries_4_is_stale;
    wire entries_4_is_selected;
    wire [4:0] entries_4_set_number;
    wire [1:0] entries_4_way;
    wire [3:0] entries_4_loads;
    wire [3:0] entries_4_pending_ways;
    wire [3:0] entries_4_joinable_ways;
    wire entries_5_is_busy;
    wire entries_5_is_waiting;
    wire entries_5_is_stale;
    wire entries_5_is_selected;
    wire [4:0] entries_5_set_number;
    wire [1:0] entries_5_way;
    wire [3:0] entries_5_loads;
    wire [3:0] entries_5_pending_ways;
    wire [3:0] entries_5_joinable_ways;
    wire entries_6_is_busy;
    wire entries_6_is_waiting;
    wire entries_6_is_stale;
    wire entries_6_is_selected;
    wire [4:0] entries_6_set_number;
    wire [1:0] entries_6_way;
    wire [3:0] entries_6_loads;
    wire [3:0] entries_6_pending_ways;
    wire [3:0] entries_6_joinable_ways;
    wire entries_7_is_busy;
    wire entries_7_is_waiting;
    wire entries_7_is_stale;
    wire entries_7_is_selected;
    wire [4:0] entries_7_set_number;
    wire [1:0] entries_7_way;
    wire [3:0] entries_7_loads;
    wire [3:0] entries_7_pending_ways;
    wire [3:0] entries_7_joinable_ways;
    wire entries_8_is_busy;
    wire entries_8_is_waiting;
    wire entries_8_is_stale;
    wire entries_8_is_selected;
    wire [4:0] entries_8_set_number;
    wire [1:0] entries_8_way;
    wire [3:0] entries_8_loads;
    wire [3:0] entries_8_pending_ways;
    wire [3:0] entries_8_joinable_ways;
    wire entries_9_is_busy;
    wire entries_9_is_waiting;
    wire entries_9_is_stale;
    wire entries_9_is_selected;
    wire [4:0] entries_9_set_number;
    wire [1:0] entries_9_way;
    wire [3:0] entries_9_loads;
    wire [3:0] entries_9_pending_ways;
    wire [3:0] entries_9_joinable_ways;
    wire entries_10_is_busy;
    wire entries_10_is_waiting;
    wire entries_10_is_stale;
    wire entries_10_is_selected;
    wire [4:0] entries_10_set_number;
    wire [1:0] entries_10_way;
    wire [3:0] entries_10_loads;
    wire [3:0] entries_10_pending_ways;
    wire [3:0] entries_10_joinable_ways;
    wire entries_11_is_busy;
    wire entries_11_is_waiting;
    wire entries_11_is_stale;
    wire entries_11_is_selected;
    wire [4:0] entries_11_set_number;
    wire [1:0] entries_11_way;
    wire [3:0] entries_11_loads;
    wire [3:0] entries_11_pending_ways;
    wire [3:0] entries_11_joinable_ways;
    wire entries_12_is_busy;
    wire entries_12_is_waiting;
    wire entries_12_is_stale;
    wire entries_12_is_selected;
    wire [4:0] entries_12_set_number;
    wire [1:0] entries_12_way;
    wire [3:0] entries_12_loads;
    wire [3:0] entries_12_pending_ways;
    wire [3:0] entries_12_joinable_ways;
    wire entries_13_is_busy;
    wire entries_13_is_waiting;
    wire entries_13_is_stale;
    wire entries_13_is_selected;
    wire [4:0] entries_13_set_number;
    wire [1:0] entries_13_way;
    wire [3:0] entries_13_loads;
    wire [3:0] entries_13_pending_ways;
    wire [3:0] entries_13_joinable_ways;
    wire entries_14_is_busy;
    wire entries_14_is_waiting;
    wire entries_14_is_stale;
    wire entries_14_is_selected;
    wire [4:0] entries_14_set_number;
    wire [1:0] entries_14_way;
    wire [3:0] entries_14_loads;
    wire [3:0] entries_14_pending_ways;
    wire [3:0] entries_14_joinable_ways;
    wire entries_15_is_busy;
    wire entries_15_is_waiting;
    wire entries_15_is_stale;
    wire entries_15_is_selected;
    wire [4:0] entries_15_set_number;
    wire [1:0] entries_15_way;
    wire [3:0] entries_15_loads;
    wire [3:0] entries_15_pending_ways;
    wire [3:0] entries_15_joinable_ways;
    wire entries_16_is_busy;
    wire entries_16_is_waiting;
    wire entries_16_is_stale;
    wire entries_16_is_selected;
    wire [4:0] entries_16_set_number;
    wire [1:0] entries_16_way;
    wire [3:0] entries_16_loads;
    wire [3:0] entries_16_pending_ways;
    wire [3:0] entries_16_joinable_ways;
    wire entries_17_is_busy;
    wire entries_17_is_waiting;
    wire entries_17_is_stale;
    wire entries_17_is_selected;
    wire [4:0] entries_17_set_number;
    wire [1:0] entries_17_way;
    wire [3:0] entries_17_loads;
    wire [3:0] entries_17_pending_ways;
    wire [3:0] entries_17_joinable_ways;
    wire entries_18_is_busy;
    wire entries_18_is_waiting;
    wire entries_18_is_stale;
    wire entries_18_is_selected;
    wire [4:0] entries_18_set_number;
    wire [1:0] entries_18_way;
    wire [3:0] entries_18_loads;
    wire [3:0] entries_18_pending_ways;
    wire [3:0] entries_18_joinable_ways;
    wire entries_19_is_busy;
    wire entries_19_is_waiting;
    wire entries_19_is_stale;
    wire entries_19_is_selected;
    wire [4:0] entries_19_set_number;
    wire [1:0] entries_19_way;
    wire [3:0] entries_19_loads;
    wire [3:0] entries_19_pending_ways;
    wire [3:0] entries_19_joinable_ways;
    wire entries_20_is_busy;
    wire entries_20_is_waiting;
    wire entries_20_is_stale;
    wire entries_20_is_selected;
    wire [4:0] entries_20_set_number;
    wire [1:0] entries_20_way;
    wire [3:0] entries_20_loads;
    wire [3:0] entries_20_pending_ways;
    wire [3:0] entries_20_joinable_ways;
    wire entries_21_is_busy;
    wire entries_21_is_waiting;
    wire entries_21_is_stale;
    wire entries_21_is_selected;
    wire [4:0] entries_21_set_number;
    wire [1:0] entries_21_way;
    wire [3:0] entries_21_loads;
    wire [3:0] entries_21_pending_ways;
    wire [3:0] entries_21_joinable_ways;
    wire entries_22_is_busy;
    wire entries_22_is_waiting;
    wire entries_22_is_stale;
    wire entries_22_is_selected;
    wire [4:0] entries_22_set_number;
    wire [1:0] entries_22_way;
    wire [3:0] entries_22_loads;
    wire [3:0] entries_22_pending_ways;
    wire [3:0] entries_22_joinable_ways;
    wire entries_23_is_busy;
    wire entries_23_is_waiting;
    wire entries_23_is_stale;
    wire entries_23_is_selected;
    wire [4:0] entries_23_set_number;
    wire [1:0] entries_23_way;
    wire [3:0] entries_23_loads;
    wire [3:0] entries_23_pending_ways;
    wire [3:0] entries_23_joinable_ways;
    wire entries_24_is_busy;
    wire entries_24_is_waiting;
    wire entries_24_is_stale;
    wire entries_24_is_selected;
    wire [4:0] entries_24_set_number;
    wire [1:0] entries_24_way;
    wire [3:0] entries_24_loads;
    wire [3:0] entries_24_pending_ways;
    wire [3:0] entries_24_joinable_ways;
    wire entries_25_is_busy;
    wire entries_25_is_waiting;
    wire entries_25_is_stale;
    wire entries_25_is_selected;
    wire [4:0] entries_25_set_number;
    wire [1:0] entries_25_way;
    wire [3:0] entries_25_loads;
    wire [3:0] entries_25_pending_ways;
    wire [3:0] entries_25_joinable_ways;
    wire entries_26_is_busy;
    wire entries_26_is_waiting;
    wire entries_26_is_stale;
    wire entries_26_is_selected;
    wire [4:0] entries_26_set_number;
    wire [1:0] entries_26_way;
    wire [3:0] entries_26_loads;
    wire [3:0] entries_26_pending_ways;
    wire [3:0] entries_26_joinable_ways;
    wire entries_27_is_busy;
    wire entries_27_is_waiting;
    wire entries_27_is_stale;
    wire entries_27_is_selected;
    wire [4:0] entries_27_set_number;
    wire [1:0] entries_27_way;
    wire [3:0] entries_27_loads;
    wire [3:0] entries_27_pending_ways;
    wire [3:0] entries_27_joinable_ways;
    wire entries_28_is_busy;
    wire entries_28_is_waiting;
    wire entries_28_is_stale;
    wire entries_28_is_selected;
    wire [4:0] entries_28_set_number;
    wire [1:0] entries_28_way;
    wire [3:0] entries_28_loads;
    wire [3:0] entries_28_pending_ways;
    wire [3:0] entries_28_joinable_ways;
    wire entries_29_is_busy;
    wire entries_29_is_waiting;
    wire entries_29_is_stale;
    wire entries_29_is_selected;
    wire [4:0] entries_29_set_number;
    wire [1:0] entries_29_way;
    wire [3:0] entries_29_loads;
    wire [3:0] entries_29_pending_ways;
    wire [3:0] entries_29_joinable_ways;
    wire entries_30_is_busy;
    wire entries_30_is_waiting;
    wire entries_30_is_stale;
    wire entries_30_is_selected;
    wire [4:0] entries_30_set_number;
    wire [1:0] entries_30_way;
    wire [3:0] entries_30_loads;
    wire [3:0] entries_30_pending_ways;
    wire [3:0] entries_30_joinable_ways;
    wire entries_31_is_busy;
    wire entries_31_is_waiting;
    wire entries_31_is_stale;
    wire entries_31_is_selected;
    wire [4:0] entries_31_set_number;
    wire [1:0] entries_31_way;
    wire [3:0] entries_31_loads;
    wire [3:0] entries_31_pending_ways;
    wire [3:0] entries_31_joinable_ways;
    reg [3:0] waker_loads;
    reg waker_is_joined;
    wire [4:0] waker_entry;
    wire [4:0] waker_next_entry;
    wire [3:0] waker_next_index;
    wire [11:0] loads_read_0_data;

    assign has_free = |{!entries_31_is_busy, !entries_30_is_busy, !entries_29_is_busy, !entries_28_is_busy, !entries_27_is_busy, !entries_26_is_busy, !entries_25_is_busy, !entries_24_is_busy, !entries_23_is_busy, !entries_22_is_busy, !entries_21_is_busy, !entries_20_is_busy, !entries_19_is_busy, !entries_18_is_busy, !entries_17_is_busy, !entries_16_is_busy, !entries_15_is_busy, !entries_14_is_busy, !entries_13_is_busy, !entries_12_is_busy, !entries_11_is_busy, !entries_10_is_busy, !entries_9_is_busy, !entries_8_is_busy, !entries_7_is_busy, !entries_6_is_busy, !entries_5_is_busy, !entries_4_is_busy, !entries_3_is_busy, !entries_2_is_busy, !entries_1_is_busy, !entries_0_is_busy};
    assign is_idle = &{!entries_31_is_busy, !entries_30_is_busy, !entries_29_is_busy, !entries_28_is_busy, !entries_27_is_busy, !entries_26_is_busy, !entries_25_is_busy, !entries_24_is_busy, !entries_23_is_busy, !entries_22_is_busy, !entries_21_is_busy, !entries_20_is_busy, !entries_19_is_busy, !entries_18_is_busy, !entries_17_is_busy, !entries_16_is_busy, !entries_15_is_busy, !entries_14_is_busy, !entries_13_is_busy, !entries_12_is_busy, !entries_11_is_busy, !entries_10_is_busy, !entries_9_is_busy, !entries_8_is_busy, !entries_7_is_busy, !entries_6_is_busy, !entries_5_is_busy, !entries_4_is_busy, !entries_3_is_busy, !entries_2_is_busy, !entries_1_is_busy, !entries_0_is_busy};

    always @* begin
        free_entry = 5'd0;
        if (!entries_31_is_busy) begin
            free_entry = 5'd31;
        end
        if (!entries_30_is_busy) begin
            free_entry = 5'd30;
        end
        if (!entries_29_is_busy) begin
            free_entry = 5'd29;
        end
        if (!entries_28_is_busy) begin
            free_entry = 5'd28;
        end
        if (!entries_27_is_busy) begin
            free_entry = 5'd27;
        end
        if (!entries_26_is_busy) begin
            free_entry = 5'd26;
        end
        if (!entries_25_is_busy) begin
            free_entry = 5'd25;
        end
        if (!entries_24_is_busy) begin
            free_entry = 5'd24;
        end
        if (!entries_23_is_busy) begin
            free_entry = 5'd23;
        end
        if (!entries_22_is_busy) begin
            free_entry = 5'd22;
        end
        if (!entries_21_is_busy) begin
            free_entry = 5'd21;
        end
        if (!entries_20_is_busy) begin
            free_entry = 5'd20;
        end
        if (!entries_19_is_busy) begin
            free_entry = 5'd19;
        end
        if (!entries_18_is_busy) begin
            free_entry = 5'd18;
        end
        if (!entries_17_is_busy) begin
            free_entry = 5'd17;
        end
        if (!entries_16_is_busy) begin
            free_entry = 5'd16;
        end
        if (!entries_15_is_busy) begin
            free_entry = 5'd15;
        end
        if (!entries_14_is_busy) begin
            free_entry = 5'd14;
        end
        if (!entries_13_is_busy) begin
            free_entry = 5'd13;
        end
        if (!entries_12_is_busy) begin
            free_entry = 5'd12;
        end
        if (!entries_11_is_busy) begin
            free_entry = 5'd11;
        end
        if (!entries_10_is_busy) begin
            free_entry = 5'd10;
        end
        if (!entries_9_is_busy) begin
            free_entry = 5'd9;
        end
        if (!entries_8_is_busy) begin
            free_entry = 5'd8;
        end
        if (!entries_7_is_busy) begin
            free_entry = 5'd7;
        end
        if (!entries_6_is_busy) begin
            free_entry = 5'd6;
        end
        if (!entries_5_is_busy) begin
            free_entry = 5'd5;
        end
        if (!entries_4_is_busy) begin
            free_entry = 5'd4;
        end
        if (!entries_3_is_busy) begin
            free_entry = 5'd3;
        end
        if (!entries_2_is_busy) begin
            free_entry = 5'd2;
        end
        if (!entries_1_is_busy) begin
            free_entry = 5'd1;
        end
        if (!entries_0_is_busy) begin
            free_entry = 5'd0;
        end
    end

    assign pending_ways = ((((((((((((((((((((((((((((((entries_0_pending_ways | entries_1_pending_ways) | entries_2_pending_ways) | entries_3_pending_ways) | entries_4_pending_ways) | entries_5_pending_ways) | entries_6_pending_ways) | entries_7_pending_ways) | entries_8_pending_ways) | entries_9_pending_ways) | entries_10_pending_ways) | entries_11_pending_ways) | entries_12_pending_ways) | entries_13_pending_ways) | entries_14_pending_ways) | entries_15_pending_ways) | entries_16_pending_ways) | entries_17_pending_ways) | entries_18_pending_ways) | entries_19_pending_ways) | entries_20_pending_ways) | entries_21_pending_ways) | entries_22_pending_ways) | entries_23_pending_ways) | entries_24_pending_ways) | entries_25_pending_ways) | entries_26_pending_ways) | entries_27_pending_ways) | entries_28_pending_ways) | entries_29_pending_ways) | entries_30_pending_ways) | entries_31_pending_ways;
    assign joinable_ways = ((((((((((((((((((((((((((((((entries_0_joinable_ways | entries_1_joinable_ways) | entries_2_joinable_ways) | entries_3_joinable_ways) | entries_4_joinable_ways) | entries_5_joinable_ways) | entries_6_joinable_ways) | entries_7_joinable_ways) | entries_8_joinable_ways) | entries_9_joinable_ways) | entries_10_joinable_ways) | entries_11_joinable_ways) | entries_12_joinable_ways) | entries_13_joinable_ways) | entries_14_joinable_ways) | entries_15_joinable_ways) | entries_16_joinable_ways) | entries_17_joinable_ways) | entries_18_joinable_ways) | entries_19_joinable_ways) | entries_20_joinable_ways) | entries_21_joinable_ways) | entries_22_joinable_ways) | entries_23_joinable_ways) | entries_24_joinable_ways) | entries_25_joinable_ways) | entries_26_joinable_ways) | entries_27_joinable_ways) | entries_28_joinable_ways) | entries_29_joinable_ways) | entries_30_joinable_ways) | entries_31_joinable_ways;
    wire entries_0_take = ask_reserve && (free_entry == 5'd0);
    wire entries_1_take = ask_reserve && (free_entry == 5'd1);
    wire entries_2_take = ask_reserve && (free_entry == 5'd2);
    wire entries_3_take = ask_reserve && (free_entry == 5'd3);
    wire entries_4_take = ask_reserve && (free_entry == 5'd4);
    wire entries_5_take = ask_reserve && (free_entry == 5'd5);
    wire entries_6_take = ask_reserve && (free_entry == 5'd6);
    wire entries_7_take = ask_reserve && (free_entry == 5'd7);
    wire entries_8_take = ask_reserve && (free_entry == 5'd8);
    wire entries_9_take = ask_reserve && (free_entry == 5'd9);
    wire entries_10_take = ask_reserve && (free_entry == 5'd10);
    wire entries_11_take = ask_reserve && (free_entry == 5'd11);
    wire entries_12_take = ask_reserve && (free_entry == 5'd12);
    wire entries_13_take = ask_reserve && (free_entry == 5'd13);
    wire entries_14_take = ask_reserve && (free_entry == 5'd14);
    wire entries_15_take = ask_reserve && (free_entry == 5'd15);
    wire entries_16_take = ask_reserve && (free_entry == 5'd16);
    wire entries_17_take = ask_reserve && (free_entry == 5'd17);
    wire entries_18_take = ask_reserve && (free_entry == 5'd18);
    wire entries_19_take = ask_reserve && (free_entry == 5'd19);
    wire entries_20_take = ask_reserve && (free_entry == 5'd20);
    wire entries_21_take = ask_reserve && (free_entry == 5'd21);
    wire entries_22_take = ask_reserve && (free_entry == 5'd22);
    wire entries_23_take = ask_reserve && (free_entry == 5'd23);
    wire entries_24_take = ask_reserve && (free_entry == 5'd24);
    wire entries_25_take = ask_reserve && (free_entry == 5'd25);
    wire entries_26_take = ask_reserve && (free_entry == 5'd26);
    wire entries_27_take = ask_reserve && (free_entry == 5'd27);
    wire entries_28_take = ask_reserve && (free_entry == 5'd28);
    wire entries_29_take = ask_reserve && (free_entry == 5'd29);
    wire entries_30_take = ask_reserve && (free_entry == 5'd30);
    wire entries_31_take = ask_reserve && (free_entry == 5'd31);

    always @* begin
        fill_is_expected = 1'b0;
        fill_set_number = 5'd0;
        fill_way = 2'd0;
        case (fill_entry)
            5'd0: begin
                fill_is_expected = entries_0_is_waiting;
                fill_set_number = entries_0_set_number;
                fill_way = entries_0_way;
            end
            5'd1: begin
                fill_is_expected = entries_1_is_waiting;
                fill_set_number = entries_1_set_number;
                fill_way = entries_1_way;
            end
            5'd2: begin
                fill_is_expected = entries_2_is_waiting;
                fill_set_number = entries_2_set_number;
                fill_way = entries_2_way;
            end
            5'd3: begin
                fill_is_expected = entries_3_is_waiting;
                fill_set_number = entries_3_set_number;
                fill_way = entries_3_way;
            end
            5'd4: begin
                fill_is_expected = entries_4_is_waiting;
                fill_set_number = entries_4_set_number;
                fill_way = entries_4_way;
            end
            5'd5: begin
                fill_is_expected = entries_5_is_waiting;
                fill_set_number = entries_5_set_number;
                fill_way = entries_5_way;
            end
            5'd6: begin
                fill_is_expected = entries_6_is_waiting;
                fill_set_number = entries_6_set_number;
                fill_way = entries_6_way;
            end
            5'd7: begin
                fill_is_expected = entries_7_is_waiting;
                fill_set_number = entries_7_set_number;
                fill_way = entries_7_way;
            end
            5'd8: begin
                fill_is_expected = entries_8_is_waiting;
                fill_set_number = entries_8_set_number;
                fill_way = entries_8_way;
            end
            5'd9: begin
                fill_is_expected = entries_9_is_waiting;
                fill_set_number = entries_9_set_number;
                fill_way = entries_9_way;
            end
            5'd10: begin
                fill_is_expected = entries_10_is_waiting;
                fill_set_number = entries_10_set_number;
                fill_way = entries_10_way;
            end
            5'd11: begin
                fill_is_expected = entries_11_is_waiting;
                fill_set_number = entries_11_set_number;
                fill_way = entries_11_way;
            end
            5'd12: begin
                fill_is_expected = entries_12_is_waiting;
                fill_set_number = entries_12_set_number;
                fill_way = entries_12_way;
            end
            5'd13: begin
                fill_is_expected = entries_13_is_waiting;
                fill_set_number = entries_13_set_number;
                fill_way = entries_13_way;
            end
            5'd14: begin
                fill_is_expected = entries_14_is_waiting;
                fill_set_number = entries_14_set_number;
                fill_way = entries_14_way;
            end
            5'd15: begin
                fill_is_expected = entries_15_is_waiting;
                fill_set_number = entries_15_set_number;
                fill_way = entries_15_way;
            end
            5'd16: begin
                fill_is_expected = entries_16_is_waiting;
                fill_set_number = entries_16_set_number;
                fill_way = entries_16_way;
            end
            5'd17: begin
                fill_is_expected = entries_17_is_waiting;
                fill_set_number = entries_17_set_number;
                fill_way = entries_17_way;
            end
            5'd18: begin
                fill_is_expected = entries_18_is_waiting;
                fill_set_number = entries_18_set_number;
                fill_way = entries_18_way;
            end
            5'd19: begin
                fill_is_expected = entries_19_is_waiting;
                fill_set_number = entries_19_set_number;
                fill_way = entries_19_way;
            end
            5'd20: begin
                fill_is_expected = entries_20_is_waiting;
                fill_set_number = entries_20_set_number;
                fill_way = entries_20_way;
            end
            5'd21: begin
                fill_is_expected = entries_21_is_waiting;
                fill_set_number = entries_21_set_number;
                fill_way = entries_21_way;
            end
            5'd22: begin
                fill_is_expected = entries_22_is_waiting;
                fill_set_number = entries_22_set_number;
                fill_way = entries_22_way;
            end
            5'd23: begin
                fill_is_expected = entries_23_is_waiting;
                fill_set_number = entries_23_set_number;
                fill_way = entries_23_way;
            end
            5'd24: begin
                fill_is_expected = entries_24_is_waiting;
                fill_set_number = entries_24_set_number;
                fill_way = entries_24_way;
            end
            5'd25: begin
                fill_is_expected = entries_25_is_waiting;
                fill_set_number = entries_25_set_number;
                fill_way = entries_25_way;
            end
            5'd26: begin
                fill_is_expected = entries_26_is_waiting;
                fill_set_number = entries_26_set_number;
                fill_way = entries_26_way;
            end
            5'd27: begin
                fill_is_expected = entries_27_is_waiting;
                fill_set_number = entries_27_set_number;
                fill_way = entries_27_way;
            end
            5'd28: begin
                fill_is_expected = entries_28_is_waiting;
                fill_set_number = entries_28_set_number;
                fill_way = entries_28_way;
            end
            5'd29: begin
                fill_is_expected = entries_29_is_waiting;
                fill_set_number = entries_29_set_number;
                fill_way = entries_29_way;
            end
            5'd30: begin
                fill_is_expected = entries_30_is_waiting;
                fill_set_number = entries_30_set_number;
                fill_way = entries_30_way;
            end
            5'd31: begin
                fill_is_expected = entries_31_is_waiting;
                fill_set_number = entries_31_set_number;
                fill_way = entries_31_way;
            end
            default: ;
        endcase
    end

    wire is_filled = fill_valid && fill_last;
    wire waker_filled_valid = is_filled && fill_is_expected;
    wire entries_0_fill = is_filled && (fill_entry == 5'd0);
    wire entries_1_fill = is_filled && (fill_entry == 5'd1);
    wire entries_2_fill = is_filled && (fill_entry == 5'd2);
    wire entries_3_fill = is_filled && (fill_entry == 5'd3);
    wire entries_4_fill = is_filled && (fill_entry == 5'd4);
    wire entries_5_fill = is_filled && (fill_entry == 5'd5);
    wire entries_6_fill = is_filled && (fill_entry == 5'd6);
    wire entries_7_fill = is_filled && (fill_entry == 5'd7);
    wire entries_8_fill = is_filled && (fill_entry == 5'd8);
    wire entries_9_fill = is_filled && (fill_entry == 5'd9);
    wire entries_10_fill = is_filled && (fill_entry == 5'd10);
    wire entries_11_fill = is_filled && (fill_entry == 5'd11);
    wire entries_12_fill = is_filled && (fill_entry == 5'd12);
    wire entries_13_fill = is_filled && (fill_entry == 5'd13);
    wire entries_14_fill = is_filled && (fill_entry == 5'd14);
    wire entries_15_fill = is_filled && (fill_entry == 5'd15);
    wire entries_16_fill = is_filled && (fill_entry == 5'd16);
    wire entries_17_fill = is_filled && (fill_entry == 5'd17);
    wire entries_18_fill = is_filled && (fill_entry == 5'd18);
    wire entries_19_fill = is_filled && (fill_entry == 5'd19);
    wire entries_20_fill = is_filled && (fill_entry == 5'd20);
    wire entries_21_fill = is_filled && (fill_entry == 5'd21);
    wire entries_22_fill = is_filled && (fill_entry == 5'd22);
    wire entries_23_fill = is_filled && (fill_entry == 5'd23);
    wire entries_24_fill = is_filled && (fill_entry == 5'd24);
    wire entries_25_fill = is_filled && (fill_entry == 5'd25);
    wire entries_26_fill = is_filled && (fill_entry == 5'd26);
    wire entries_27_fill = is_filled && (fill_entry == 5'd27);
    wire entries_28_fill = is_filled && (fill_entry == 5'd28);
    wire entries_29_fill = is_filled && (fill_entry == 5'd29);
    wire entries_30_fill = is_filled && (fill_entry == 5'd30);
    wire entries_31_fill = is_filled && (fill_entry == 5'd31);

    always @* begin
        waker_loads = 4'd0;
        wake_set_number = 5'd0;
        wake_way = 2'd0;
        is_stale = 1'b0;
        waker_is_joined = 1'b0;
        case (waker_entry)
            5'd0: begin
                waker_loads = entries_0_loads;
                wake_set_number = entries_0_set_number;
                wake_way = entries_0_way;
                is_stale = entries_0_is_stale || (ask_mark_stale && entries_0_is_selected);
                waker_is_joined = ask_join && entries_0_is_selected;
            end
            5'd1: begin
                waker_loads = entries_1_loads;
                wake_set_number = entries_1_set_number;
                wake_way = entries_1_way;
                is_stale = entries_1_is_stale || (ask_mark_stale && entries_1_is_selected);
                waker_is_joined = ask_join && entries_1_is_selected;
            end
            5'd2: begin
                waker_loads = entries_2_loads;
                wake_set_number = entries_2_set_number;
                wake_way = entries_2_way;
                is_stale = entries_2_is_stale || (ask_mark_stale && entries_2_is_selected);
                waker_is_joined = ask_join && entries_2_is_selected;
            end
            5'd3: begin
                waker_loads = entries_3_loads;
                wake_set_number = entries_3_set_number;
                wake_way = entries_3_way;
                is_stale = entries_3_is_stale || (ask_mark_stale && entries_3_is_selected);
                waker_is_joined = ask_join && entries_3_is_selected;
            end
            5'd4: begin
                waker_loads = entries_4_loads;
                wake_set_number = entries_4_set_number;
                wake_way = entries_4_way;
                is_stale = entries_4_is_stale || (ask_mark_stale && entries_4_is_selected);
                waker_is_joined = ask_join && entries_4_is_selected;
            end
            5'd5: begin
                waker_loads = entries_5_loads;
                wake_set_number = entries_5_set_number;
                wake_way = entries_5_way;
                is_stale = entries_5_is_stale || (ask_mark_stale && entries_5_is_selected);
                waker_is_joined = ask_join && entries_5_is_selected;
            end
            5'd6: begin
                waker_loads = entries_6_loads;
                wake_set_number = entries_6_set_number;
                wake_way = entries_6_way;
                is_stale = entries_6_is_stale || (ask_mark_stale && entries_6_is_selected);
                waker_is_joined = ask_join && entries_6_is_selected;
            end
            5'd7: begin
                waker_loads = entries_7_loads;
                wake_set_number = entries_7_set_number;
                wake_way = entries_7_way;
                is_stale = entries_7_is_stale || (ask_mark_stale && entries_7_is_selected);
                waker_is_joined = ask_join && entries_7_is_selected;
            end
            5'd8: begin
                waker_loads = entries_8_loads;
                wake_set_number = entries_8_set_number;
                wake_way = entries_8_way;
                is_stale = entries_8_is_stale || (ask_mark_stale && entries_8_is_selected);
                waker_is_joined = ask_join && entries_8_is_selected;
            end
            5'd9: begin
                waker_loads = entries_9_loads;
                wake_set_number = entries_9_set_number;
                wake_way = entries_9_way;
                is_stale = entries_9_is_stale || (ask_mark_stale && entries_9_is_selected);
                waker_is_joined = ask_join && entries_9_is_selected;
            end
            5'd10: begin
                waker_loads = entries_10_loads;
                wake_set_number = entries_10_set_number;
                wake_way = entries_10_way;
                is_stale = entries_10_is_stale || (ask_mark_stale && entries_10_is_selected);
                waker_is_joined = ask_join && entries_10_is_selected;
            end
            5'd11: begin
                waker_loads = entries_11_loads;
                wake_set_number = entries_11_set_number;
                wake_way = entries_11_way;
                is_stale = entries_11_is_stale || (ask_mark_stale && entries_11_is_selected);
                waker_is_joined = ask_join && entries_11_is_selected;
            end
            5'd12: begin
                waker_loads = entries_12_loads;
                wake_set_number = entries_12_set_number;
                wake_way = entries_12_way;
                is_stale = entries_12_is_stale || (ask_mark_stale && entries_12_is_selected);
                waker_is_joined = ask_join && entries_12_is_selected;
            end
            5'd13: begin
                waker_loads = entries_13_loads;
                wake_set_number = entries_13_set_number;
                wake_way = entries_13_way;
                is_stale = entries_13_is_stale || (ask_mark_stale && entries_13_is_selected);
                waker_is_joined = ask_join && entries_13_is_selected;
            end
            5'd14: begin
                waker_loads = entries_14_loads;
                wake_set_number = entries_14_set_number;
                wake_way = entries_14_way;
                is_stale = entries_14_is_stale || (ask_mark_stale && entries_14_is_selected);
                waker_is_joined = ask_join && entries_14_is_selected;
            end
            5'd15: begin
                waker_loads = entries_15_loads;
                wake_set_number = entries_15_set_number;
                wake_way = entries_15_way;
                is_stale = entries_15_is_stale || (ask_mark_stale && entries_15_is_selected);
                waker_is_joined = ask_join && entries_15_is_selected;
            end
            5'd16: begin
                waker_loads = entries_16_loads;
                wake_set_number = entries_16_set_number;
                wake_way = entries_16_way;
                is_stale = entries_16_is_stale || (ask_mark_stale && entries_16_is_selected);
                waker_is_joined = ask_join && entries_16_is_selected;
            end
            5'd17: begin
                waker_loads = entries_17_loads;
                wake_set_number = entries_17_set_number;
                wake_way = entries_17_way;
                is_stale = entries_17_is_stale || (ask_mark_stale && entries_17_is_selected);
                waker_is_joined = ask_join && entries_17_is_selected;
            end
            5'd18: begin
                waker_loads = entries_18_loads;
                wake_set_number = entries_18_set_number;
                wake_way = entries_18_way;
                is_stale = entries_18_is_stale || (ask_mark_stale && entries_18_is_selected);
                waker_is_joined = ask_join && entries_18_is_selected;
            end
            5'd19: begin
                waker_loads = entries_19_loads;
                wake_set_number = entries_19_set_number;
                wake_way = entries_19_way;
                is_stale = entries_19_is_stale || (ask_mark_stale && entries_19_is_selected);
                waker_is_joined = ask_join && entries_19_is_selected;
            end
            5'd20: begin
                waker_loads = entries_20_loads;
                wake_set_number = entries_20_set_number;
                wake_way = entries_20_way;
                is_stale = entries_20_is_stale || (ask_mark_stale && entries_20_is_selected);
                waker_is_joined = ask_join && entries_20_is_selected;
            end
            5'd21: begin
                waker_loads = entries_21_loads;
                wake_set_number = entries_21_set_number;
                wake_way = entries_21_way;
                is_stale = entries_21_is_stale || (ask_mark_stale && entries_21_is_selected);
                waker_is_joined = ask_join && entries_21_is_selected;
            end
            5'd22: begin
                waker_loads = entries_22_loads;
                wake_set_number = entries_22_set_number;
                wake_way = entries_22_way;
                is_stale = entries_22_is_stale || (ask_mark_stale && entries_22_is_selected);
                waker_is_joined = ask_join && entries_22_is_selected;
            end
            5'd23: begin
                waker_loads = entries_23_loads;
                wake_set_number = entries_23_set_number;
                wake_way = entries_23_way;
                is_stale = entries_23_is_stale || (ask_mark_stale && entries_23_is_selected);
                waker_is_joined = ask_join && entries_23_is_selected;
            end
            5'd24: begin
                waker_loads = entries_24_loads;
                wake_set_number = entries_24_set_number;
                wake_way = entries_24_way;
                is_stale = entries_24_is_stale || (ask_mark_stale && entries_24_is_selected);
                waker_is_joined = ask_join && entries_24_is_selected;
            end
            5'd25: begin
                waker_loads = entries_25_loads;
                wake_set_number = entries_25_set_number;
                wake_way = entries_25_way;
                is_stale = entries_25_is_stale || (ask_mark_stale && entries_25_is_selected);
                waker_is_joined = ask_join && entries_25_is_selected;
            end
            5'd26: begin
                waker_loads = entries_26_loads;
                wake_set_number = entries_26_set_number;
                wake_way = entries_26_way;
                is_stale = entries_26_is_stale || (ask_mark_stale && entries_26_is_selected);
                waker_is_joined = ask_join && entries_26_is_selected;
            end
            5'd27: begin
                waker_loads = entries_27_loads;
                wake_set_number = entries_27_set_number;
                wake_way = entries_27_way;
                is_stale = entries_27_is_stale || (ask_mark_stale && entries_27_is_selected);
                waker_is_joined = ask_join && entries_27_is_selected;
            end
            5'd28: begin
                waker_loads = entries_28_loads;
                wake_set_number = entries_28_set_number;
                wake_way = entries_28_way;
                is_stale = entries_28_is_stale || (ask_mark_stale && entries_28_is_selected);
                waker_is_joined = ask_join && entries_28_is_selected;
            end
            5'd29: begin
                waker_loads = entries_29_loads;
                wake_set_number = entries_29_set_number;
                wake_way = entries_29_way;
                is_stale = entries_29_is_stale || (ask_mark_stale && entries_29_is_selected);
                waker_is_joined = ask_join && entries_29_is_selected;
            end
            5'd30: begin
                waker_loads = entries_30_loads;
                wake_set_number = entries_30_set_number;
                wake_way = entries_30_way;
                is_stale = entries_30_is_stale || (ask_mark_stale && entries_30_is_selected);
                waker_is_joined = ask_join && entries_30_is_selected;
            end
            5'd31: begin
                waker_loads = entries_31_loads;
                wake_set_number = entries_31_set_number;
                wake_way = entries_31_way;
                is_stale = entries_31_is_stale || (ask_mark_stale && entries_31_is_selected);
                waker_is_joined = ask_join && entries_31_is_selected;
            end
            default: ;
        endcase
    end

    assign wake_is_stale = is_stale;
    assign wake_id = loads_read_0_data[11:4];
    wire entries_0_free = wake_is_done && (waker_entry == 5'd0);
    wire entries_1_free = wake_is_done && (waker_entry == 5'd1);
    wire entries_2_free = wake_is_done && (waker_entry == 5'd2);
    wire entries_3_free = wake_is_done && (waker_entry == 5'd3);
    wire entries_4_free = wake_is_done && (waker_entry == 5'd4);
    wire entries_5_free = wake_is_done && (waker_entry == 5'd5);
    wire entries_6_free = wake_is_done && (waker_entry == 5'd6);
    wire entries_7_free = wake_is_done && (waker_entry == 5'd7);
    wire entries_8_free = wake_is_done && (waker_entry == 5'd8);
    wire entries_9_free = wake_is_done && (waker_entry == 5'd9);
    wire entries_10_free = wake_is_done && (waker_entry == 5'd10);
    wire entries_11_free = wake_is_done && (waker_entry == 5'd11);
    wire entries_12_free = wake_is_done && (waker_entry == 5'd12);
    wire entries_13_free = wake_is_done && (waker_entry == 5'd13);
    wire entries_14_free = wake_is_done && (waker_entry == 5'd14);
    wire entries_15_free = wake_is_done && (waker_entry == 5'd15);
    wire entries_16_free = wake_is_done && (waker_entry == 5'd16);
    wire entries_17_free = wake_is_done && (waker_entry == 5'd17);
    wire entries_18_free = wake_is_done && (waker_entry == 5'd18);
    wire entries_19_free = wake_is_done && (waker_entry == 5'd19);
    wire entries_20_free = wake_is_done && (waker_entry == 5'd20);
    wire entries_21_free = wake_is_done && (waker_entry == 5'd21);
    wire entries_22_free = wake_is_done && (waker_entry == 5'd22);
    wire entries_23_free = wake_is_done && (waker_entry == 5'd23);
    wire entries_24_free = wake_is_done && (waker_entry == 5'd24);
    wire entries_25_free = wake_is_done && (waker_entry == 5'd25);
    wire entries_26_free = wake_is_done && (waker_entry == 5'd26);
    wire entries_27_free = wake_is_done && (waker_entry == 5'd27);
    wire entries_28_free = wake_is_done && (waker_entry == 5'd28);
    wire entries_29_free = wake_is_done && (waker_entry == 5'd29);
    wire entries_30_free = wake_is_done && (waker_entry == 5'd30);
    wire entries_31_free = wake_is_done && (waker_entry == 5'd31);

    always @* begin
        joined = 5'd0;
        joined_loads = 4'd0;
        if (entries_0_is_selected) begin
            joined = 5'd0;
            joined_loads = entries_0_loads;
        end
        if (entries_1_is_selected) begin
            joined = 5'd1;
            joined_loads = entries_1_loads;
        end
        if (entries_2_is_selected) begin
            joined = 5'd2;
            joined_loads = entries_2_loads;
        end
        if (entries_3_is_selected) begin
            joined = 5'd3;
            joined_loads = entries_3_loads;
        end
        if (entries_4_is_selected) begin
            joined = 5'd4;
            joined_loads = entries_4_loads;
        end
        if (entries_5_is_selected) begin
            joined = 5'd5;
            joined_loads = entries_5_loads;
        end
        if (entries_6_is_selected) begin
            joined = 5'd6;
            joined_loads = entries_6_loads;
        end
        if (entries_7_is_selected) begin
            joined = 5'd7;
            joined_loads = entries_7_loads;
        end
        if (entries_8_is_selected) begin
            joined = 5'd8;
            joined_loads = entries_8_loads;
        end
        if (entries_9_is_selected) begin
            joined = 5'd9;
            joined_loads = entries_9_loads;
        end
        if (entries_10_is_selected) begin
            joined = 5'd10;
            joined_loads = entries_10_loads;
        end
        if (entries_11_is_selected) begin
            joined = 5'd11;
            joined_loads = entries_11_loads;
        end
        if (entries_12_is_selected) begin
            joined = 5'd12;
            joined_loads = entries_12_loads;
        end
        if (entries_13_is_selected) begin
            joined = 5'd13;
            joined_loads = entries_13_loads;
        end
        if (entries_14_is_selected) begin
            joined = 5'd14;
            joined_loads = entries_14_loads;
        end
        if (entries_15_is_selected) begin
            joined = 5'd15;
            joined_loads = entries_15_loads;
        end
        if (entries_16_is_selected) begin
            joined = 5'd16;
            joined_loads = entries_16_loads;
        end
        if (entries_17_is_selected) begin
            joined = 5'd17;
            joined_loads = entries_17_loads;
        end
        if (entries_18_is_selected) begin
            joined = 5'd18;
            joined_loads = entries_18_loads;
        end
        if (entries_19_is_selected) begin
            joined = 5'd19;
            joined_loads = entries_19_loads;
        end
        if (entries_20_is_selected) begin
            joined = 5'd20;
            joined_loads = entries_20_loads;
        end
        if (entries_21_is_selected) begin
            joined = 5'd21;
            joined_loads = entries_21_loads;
        end
        if (entries_22_is_selected) begin
            joined = 5'd22;
            joined_loads = entries_22_loads;
        end
        if (entries_23_is_selected) begin
            joined = 5'd23;
            joined_loads = entries_23_loads;
        end
        if (entries_24_is_selected) begin
            joined = 5'd24;
            joined_loads = entries_24_loads;
        end
        if (entries_25_is_selected) begin
            joined = 5'd25;
            joined_loads = entries_25_loads;
        end
        if (entries_26_is_selected) begin
            joined = 5'd26;
            joined_loads = entries_26_loads;
        end
        if (entries_27_is_selected) begin
            joined = 5'd27;
            joined_loads = entries_27_loads;
        end
        if (entries_28_is_selected) begin
            joined = 5'd28;
            joined_loads = entries_28_loads;
        end
        if (entries_29_is_selected) begin
            joined = 5'd29;
            joined_loads = entries_29_loads;
        end
        if (entries_30_is_selected) begin
            joined = 5'd30;
            joined_loads = entries_30_loads;
        end
        if (entries_31_is_selected) begin
            joined = 5'd31;
            joined_loads = entries_31_loads;
        end
    end

    always @* begin
        write_entry = joined;
        write_index = joined_loads;
        if (ask_reserve) begin
            write_entry = free_entry;
            write_index = 4'd0;
        end
    end

    wire loads_write_enable = ask_reserve || ask_join;
    wire [11:0] loads_write_data = {ask_id, ask_sectors};
    wire [7:0] loads_write_address = {write_entry, write_index[2:0]};
    wire [7:0] loads_read_0_address = {waker_next_entry, waker_next_index[2:0]};

    (* unused *) wire unused;
    assign unused = &{1'b0, write_index[3], waker_next_index[3]};

    mshr_entry u_entries_0 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_0_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_0_fill),
        .free          (entries_0_free),
        .is_busy       (entries_0_is_busy),
        .is_waiting    (entries_0_is_waiting),
        .is_stale      (entries_0_is_stale),
        .is_selected   (entries_0_is_selected),
        .set_number    (entries_0_set_number),
        .way           (entries_0_way),
        .loads         (entries_0_loads),
        .pending_ways  (entries_0_pending_ways),
        .joinable_ways (entries_0_joinable_ways)
    );

    mshr_entry u_entries_1 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_1_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_1_fill),
        .free          (entries_1_free),
        .is_busy       (entries_1_is_busy),
        .is_waiting    (entries_1_is_waiting),
        .is_stale      (entries_1_is_stale),
        .is_selected   (entries_1_is_selected),
        .set_number    (entries_1_set_number),
        .way           (entries_1_way),
        .loads         (entries_1_loads),
        .pending_ways  (entries_1_pending_ways),
        .joinable_ways (entries_1_joinable_ways)
    );

    mshr_entry u_entries_2 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_2_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_2_fill),
        .free          (entries_2_free),
        .is_busy       (entries_2_is_busy),
        .is_waiting    (entries_2_is_waiting),
        .is_stale      (entries_2_is_stale),
        .is_selected   (entries_2_is_selected),
        .set_number    (entries_2_set_number),
        .way           (entries_2_way),
        .loads         (entries_2_loads),
        .pending_ways  (entries_2_pending_ways),
        .joinable_ways (entries_2_joinable_ways)
    );

    mshr_entry u_entries_3 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_3_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_3_fill),
        .free          (entries_3_free),
        .is_busy       (entries_3_is_busy),
        .is_waiting    (entries_3_is_waiting),
        .is_stale      (entries_3_is_stale),
        .is_selected   (entries_3_is_selected),
        .set_number    (entries_3_set_number),
        .way           (entries_3_way),
        .loads         (entries_3_loads),
        .pending_ways  (entries_3_pending_ways),
        .joinable_ways (entries_3_joinable_ways)
    );

    mshr_entry u_entries_4 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_4_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_4_fill),
        .free          (entries_4_free),
        .is_busy       (entries_4_is_busy),
        .is_waiting    (entries_4_is_waiting),
        .is_stale      (entries_4_is_stale),
        .is_selected   (entries_4_is_selected),
        .set_number    (entries_4_set_number),
        .way           (entries_4_way),
        .loads         (entries_4_loads),
        .pending_ways  (entries_4_pending_ways),
        .joinable_ways (entries_4_joinable_ways)
    );

    mshr_entry u_entries_5 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_5_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_5_fill),
        .free          (entries_5_free),
        .is_busy       (entries_5_is_busy),
        .is_waiting    (entries_5_is_waiting),
        .is_stale      (entries_5_is_stale),
        .is_selected   (entries_5_is_selected),
        .set_number    (entries_5_set_number),
        .way           (entries_5_way),
        .loads         (entries_5_loads),
        .pending_ways  (entries_5_pending_ways),
        .joinable_ways (entries_5_joinable_ways)
    );

    mshr_entry u_entries_6 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_6_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_6_fill),
        .free          (entries_6_free),
        .is_busy       (entries_6_is_busy),
        .is_waiting    (entries_6_is_waiting),
        .is_stale      (entries_6_is_stale),
        .is_selected   (entries_6_is_selected),
        .set_number    (entries_6_set_number),
        .way           (entries_6_way),
        .loads         (entries_6_loads),
        .pending_ways  (entries_6_pending_ways),
        .joinable_ways (entries_6_joinable_ways)
    );

    mshr_entry u_entries_7 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_7_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_7_fill),
        .free          (entries_7_free),
        .is_busy       (entries_7_is_busy),
        .is_waiting    (entries_7_is_waiting),
        .is_stale      (entries_7_is_stale),
        .is_selected   (entries_7_is_selected),
        .set_number    (entries_7_set_number),
        .way           (entries_7_way),
        .loads         (entries_7_loads),
        .pending_ways  (entries_7_pending_ways),
        .joinable_ways (entries_7_joinable_ways)
    );

    mshr_entry u_entries_8 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_8_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_8_fill),
        .free          (entries_8_free),
        .is_busy       (entries_8_is_busy),
        .is_waiting    (entries_8_is_waiting),
        .is_stale      (entries_8_is_stale),
        .is_selected   (entries_8_is_selected),
        .set_number    (entries_8_set_number),
        .way           (entries_8_way),
        .loads         (entries_8_loads),
        .pending_ways  (entries_8_pending_ways),
        .joinable_ways (entries_8_joinable_ways)
    );

    mshr_entry u_entries_9 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_9_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_9_fill),
        .free          (entries_9_free),
        .is_busy       (entries_9_is_busy),
        .is_waiting    (entries_9_is_waiting),
        .is_stale      (entries_9_is_stale),
        .is_selected   (entries_9_is_selected),
        .set_number    (entries_9_set_number),
        .way           (entries_9_way),
        .loads         (entries_9_loads),
        .pending_ways  (entries_9_pending_ways),
        .joinable_ways (entries_9_joinable_ways)
    );

    mshr_entry u_entries_10 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_10_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_10_fill),
        .free          (entries_10_free),
        .is_busy       (entries_10_is_busy),
        .is_waiting    (entries_10_is_waiting),
        .is_stale      (entries_10_is_stale),
        .is_selected   (entries_10_is_selected),
        .set_number    (entries_10_set_number),
        .way           (entries_10_way),
        .loads         (entries_10_loads),
        .pending_ways  (entries_10_pending_ways),
        .joinable_ways (entries_10_joinable_ways)
    );

    mshr_entry u_entries_11 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_11_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_11_fill),
        .free          (entries_11_free),
        .is_busy       (entries_11_is_busy),
        .is_waiting    (entries_11_is_waiting),
        .is_stale      (entries_11_is_stale),
        .is_selected   (entries_11_is_selected),
        .set_number    (entries_11_set_number),
        .way           (entries_11_way),
        .loads         (entries_11_loads),
        .pending_ways  (entries_11_pending_ways),
        .joinable_ways (entries_11_joinable_ways)
    );

    mshr_entry u_entries_12 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_12_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_12_fill),
        .free          (entries_12_free),
        .is_busy       (entries_12_is_busy),
        .is_waiting    (entries_12_is_waiting),
        .is_stale      (entries_12_is_stale),
        .is_selected   (entries_12_is_selected),
        .set_number    (entries_12_set_number),
        .way           (entries_12_way),
        .loads         (entries_12_loads),
        .pending_ways  (entries_12_pending_ways),
        .joinable_ways (entries_12_joinable_ways)
    );

    mshr_entry u_entries_13 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_13_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_13_fill),
        .free          (entries_13_free),
        .is_busy       (entries_13_is_busy),
        .is_waiting    (entries_13_is_waiting),
        .is_stale      (entries_13_is_stale),
        .is_selected   (entries_13_is_selected),
        .set_number    (entries_13_set_number),
        .way           (entries_13_way),
        .loads         (entries_13_loads),
        .pending_ways  (entries_13_pending_ways),
        .joinable_ways (entries_13_joinable_ways)
    );

    mshr_entry u_entries_14 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_14_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_14_fill),
        .free          (entries_14_free),
        .is_busy       (entries_14_is_busy),
        .is_waiting    (entries_14_is_waiting),
        .is_stale      (entries_14_is_stale),
        .is_selected   (entries_14_is_selected),
        .set_number    (entries_14_set_number),
        .way           (entries_14_way),
        .loads         (entries_14_loads),
        .pending_ways  (entries_14_pending_ways),
        .joinable_ways (entries_14_joinable_ways)
    );

    mshr_entry u_entries_15 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_15_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_15_fill),
        .free          (entries_15_free),
        .is_busy       (entries_15_is_busy),
        .is_waiting    (entries_15_is_waiting),
        .is_stale      (entries_15_is_stale),
        .is_selected   (entries_15_is_selected),
        .set_number    (entries_15_set_number),
        .way           (entries_15_way),
        .loads         (entries_15_loads),
        .pending_ways  (entries_15_pending_ways),
        .joinable_ways (entries_15_joinable_ways)
    );

    mshr_entry u_entries_16 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_16_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_16_fill),
        .free          (entries_16_free),
        .is_busy       (entries_16_is_busy),
        .is_waiting    (entries_16_is_waiting),
        .is_stale      (entries_16_is_stale),
        .is_selected   (entries_16_is_selected),
        .set_number    (entries_16_set_number),
        .way           (entries_16_way),
        .loads         (entries_16_loads),
        .pending_ways  (entries_16_pending_ways),
        .joinable_ways (entries_16_joinable_ways)
    );

    mshr_entry u_entries_17 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_17_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_17_fill),
        .free          (entries_17_free),
        .is_busy       (entries_17_is_busy),
        .is_waiting    (entries_17_is_waiting),
        .is_stale      (entries_17_is_stale),
        .is_selected   (entries_17_is_selected),
        .set_number    (entries_17_set_number),
        .way           (entries_17_way),
        .loads         (entries_17_loads),
        .pending_ways  (entries_17_pending_ways),
        .joinable_ways (entries_17_joinable_ways)
    );

    mshr_entry u_entries_18 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_18_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_18_fill),
        .free          (entries_18_free),
        .is_busy       (entries_18_is_busy),
        .is_waiting    (entries_18_is_waiting),
        .is_stale      (entries_18_is_stale),
        .is_selected   (entries_18_is_selected),
        .set_number    (entries_18_set_number),
        .way           (entries_18_way),
        .loads         (entries_18_loads),
        .pending_ways  (entries_18_pending_ways),
        .joinable_ways (entries_18_joinable_ways)
    );

    mshr_entry u_entries_19 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_19_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_19_fill),
        .free          (entries_19_free),
        .is_busy       (entries_19_is_busy),
        .is_waiting    (entries_19_is_waiting),
        .is_stale      (entries_19_is_stale),
        .is_selected   (entries_19_is_selected),
        .set_number    (entries_19_set_number),
        .way           (entries_19_way),
        .loads         (entries_19_loads),
        .pending_ways  (entries_19_pending_ways),
        .joinable_ways (entries_19_joinable_ways)
    );

    mshr_entry u_entries_20 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_20_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_20_fill),
        .free          (entries_20_free),
        .is_busy       (entries_20_is_busy),
        .is_waiting    (entries_20_is_waiting),
        .is_stale      (entries_20_is_stale),
        .is_selected   (entries_20_is_selected),
        .set_number    (entries_20_set_number),
        .way           (entries_20_way),
        .loads         (entries_20_loads),
        .pending_ways  (entries_20_pending_ways),
        .joinable_ways (entries_20_joinable_ways)
    );

    mshr_entry u_entries_21 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_21_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_21_fill),
        .free          (entries_21_free),
        .is_busy       (entries_21_is_busy),
        .is_waiting    (entries_21_is_waiting),
        .is_stale      (entries_21_is_stale),
        .is_selected   (entries_21_is_selected),
        .set_number    (entries_21_set_number),
        .way           (entries_21_way),
        .loads         (entries_21_loads),
        .pending_ways  (entries_21_pending_ways),
        .joinable_ways (entries_21_joinable_ways)
    );

    mshr_entry u_entries_22 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_22_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_22_fill),
        .free          (entries_22_free),
        .is_busy       (entries_22_is_busy),
        .is_waiting    (entries_22_is_waiting),
        .is_stale      (entries_22_is_stale),
        .is_selected   (entries_22_is_selected),
        .set_number    (entries_22_set_number),
        .way           (entries_22_way),
        .loads         (entries_22_loads),
        .pending_ways  (entries_22_pending_ways),
        .joinable_ways (entries_22_joinable_ways)
    );

    mshr_entry u_entries_23 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_23_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_23_fill),
        .free          (entries_23_free),
        .is_busy       (entries_23_is_busy),
        .is_waiting    (entries_23_is_waiting),
        .is_stale      (entries_23_is_stale),
        .is_selected   (entries_23_is_selected),
        .set_number    (entries_23_set_number),
        .way           (entries_23_way),
        .loads         (entries_23_loads),
        .pending_ways  (entries_23_pending_ways),
        .joinable_ways (entries_23_joinable_ways)
    );

    mshr_entry u_entries_24 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_24_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_24_fill),
        .free          (entries_24_free),
        .is_busy       (entries_24_is_busy),
        .is_waiting    (entries_24_is_waiting),
        .is_stale      (entries_24_is_stale),
        .is_selected   (entries_24_is_selected),
        .set_number    (entries_24_set_number),
        .way           (entries_24_way),
        .loads         (entries_24_loads),
        .pending_ways  (entries_24_pending_ways),
        .joinable_ways (entries_24_joinable_ways)
    );

    mshr_entry u_entries_25 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_25_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_25_fill),
        .free          (entries_25_free),
        .is_busy       (entries_25_is_busy),
        .is_waiting    (entries_25_is_waiting),
        .is_stale      (entries_25_is_stale),
        .is_selected   (entries_25_is_selected),
        .set_number    (entries_25_set_number),
        .way           (entries_25_way),
        .loads         (entries_25_loads),
        .pending_ways  (entries_25_pending_ways),
        .joinable_ways (entries_25_joinable_ways)
    );

    mshr_entry u_entries_26 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_26_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_26_fill),
        .free          (entries_26_free),
        .is_busy       (entries_26_is_busy),
        .is_waiting    (entries_26_is_waiting),
        .is_stale      (entries_26_is_stale),
        .is_selected   (entries_26_is_selected),
        .set_number    (entries_26_set_number),
        .way           (entries_26_way),
        .loads         (entries_26_loads),
        .pending_ways  (entries_26_pending_ways),
        .joinable_ways (entries_26_joinable_ways)
    );

    mshr_entry u_entries_27 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_27_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_27_fill),
        .free          (entries_27_free),
        .is_busy       (entries_27_is_busy),
        .is_waiting    (entries_27_is_waiting),
        .is_stale      (entries_27_is_stale),
        .is_selected   (entries_27_is_selected),
        .set_number    (entries_27_set_number),
        .way           (entries_27_way),
        .loads         (entries_27_loads),
        .pending_ways  (entries_27_pending_ways),
        .joinable_ways (entries_27_joinable_ways)
    );

    mshr_entry u_entries_28 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_28_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_28_fill),
        .free          (entries_28_free),
        .is_busy       (entries_28_is_busy),
        .is_waiting    (entries_28_is_waiting),
        .is_stale      (entries_28_is_stale),
        .is_selected   (entries_28_is_selected),
        .set_number    (entries_28_set_number),
        .way           (entries_28_way),
        .loads         (entries_28_loads),
        .pending_ways  (entries_28_pending_ways),
        .joinable_ways (entries_28_joinable_ways)
    );

    mshr_entry u_entries_29 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_29_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_29_fill),
        .free          (entries_29_free),
        .is_busy       (entries_29_is_busy),
        .is_waiting    (entries_29_is_waiting),
        .is_stale      (entries_29_is_stale),
        .is_selected   (entries_29_is_selected),
        .set_number    (entries_29_set_number),
        .way           (entries_29_way),
        .loads         (entries_29_loads),
        .pending_ways  (entries_29_pending_ways),
        .joinable_ways (entries_29_joinable_ways)
    );

    mshr_entry u_entries_30 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_30_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_30_fill),
        .free          (entries_30_free),
        .is_busy       (entries_30_is_busy),
        .is_waiting    (entries_30_is_waiting),
        .is_stale      (entries_30_is_stale),
        .is_selected   (entries_30_is_selected),
        .set_number    (entries_30_set_number),
        .way           (entries_30_way),
        .loads         (entries_30_loads),
        .pending_ways  (entries_30_pending_ways),
        .joinable_ways (entries_30_joinable_ways)
    );

    mshr_entry u_entries_31 (
        .clock         (clock),
        .reset         (reset),
        .lookup_set    (ask_set_number),
        .lookup_way    (ask_way),
        .take          (entries_31_take),
        .joins         (ask_join),
        .mark_stale    (ask_mark_stale),
        .fill          (entries_31_fill),
        .free          (entries_31_free),
        .is_busy       (entries_31_is_busy),
        .is_waiting    (entries_31_is_waiting),
        .is_stale      (entries_31_is_stale),
        .is_selected   (entries_31_is_selected),
        .set_number    (entries_31_set_number),
        .way           (entries_31_way),
        .loads         (entries_31_loads),
        .pending_ways  (entries_31_pending_ways),
        .joinable_ways (entries_31_joinable_ways)
    );

    mshr_waker u_waker (
        .clock        (clock),
        .reset        (reset),
        .filled_valid (waker_filled_valid),
        .filled_entry (fill_entry),
        .loads        (waker_loads),
        .is_stale     (is_stale),
        .is_released  (wake_is_released),
        .is_joined    (waker_is_joined),
        .sectors      (loads_read_0_data[3:0]),
        .ready        (wake_ready),
        .valid        (wake_valid),
        .sector       (wake_sector),
        .last         (wake_last),
        .is_done      (wake_is_done),
        .waits        (wake_waits),
        .entry        (waker_entry),
        .next_entry   (waker_next_entry),
        .next_index   (waker_next_index)
    );

    ram_256x12_r1 u_loads (
        .clock          (clock),
        .write_enable   (loads_write_enable),
        .write_address  (loads_write_address),
        .write_data     (loads_write_data),
        .read_0_address (loads_read_0_address),
        .read_0_data    (loads_read_0_data)
    );
endmodule

`default_nettype wire
