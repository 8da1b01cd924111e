// warpcache 0.1.0: remote_tracker of design pact20
// paper: pact20 section 3.2
`default_nettype none

// A table, by identifier, of a core's requests in flight to other cores, with what each asked for.
module remote_tracker (
    input  wire       clock,
    input  wire       reset,
    // issue
    input  wire       issue_valid,
    output wire       issue_ready,
    input  wire [7:0] issue_id,
    input  wire [3:0] issue_sectors,
    input  wire [6:0] issue_note,
    // reply
    input  wire [7:0] reply_id,
    input  wire       reply_done,
    output wire       reply_known,
    output wire [3:0] reply_sectors,
    output wire [6:0] reply_note,

    output wire [5:0] in_flight
);

    reg [4:0] free;
    wire entries_0_is_busy;
    wire entries_0_matched;
    wire [3:0] entries_0_sectors;
    wire [6:0] entries_0_note;
    wire entries_1_is_busy;
    wire entries_1_matched;
    wire [3:0] entries_1_sectors;
    wire [6:0] entries_1_note;
    wire entries_2_is_busy;
    wire entries_2_matched;
    wire [3:0] entries_2_sectors;
    wire [6:0] entries_2_note;
    wire entries_3_is_busy;
    wire entries_3_matched;
    wire [3:0] entries_3_sectors;
    wire [6:0] entries_3_note;
    wire entries_4_is_busy;
    wire entries_4_matched;
    wire [3:0] entries_4_sectors;
    wire [6:0] entries_4_note;
    wire entries_5_is_busy;
    wire entries_5_matched;
    wire [3:0] entries_5_sectors;
    wire [6:0] entries_5_note;
    wire entries_6_is_busy;
    wire entries_6_matched;
    wire [3:0] entries_6_sectors;
    wire [6:0] entries_6_note;
    wire entries_7_is_busy;
    wire entries_7_matched;
    wire [3:0] entries_7_sectors;
    wire [6:0] entries_7_note;
    wire entries_8_is_busy;
    wire entries_8_matched;
    wire [3:0] entries_8_sectors;
    wire [6:0] entries_8_note;
    wire entries_9_is_busy;
    wire entries_9_matched;
    wire [3:0] entries_9_sectors;
    wire [6:0] entries_9_note;
    wire entries_10_is_busy;
    wire entries_10_matched;
    wire [3:0] entries_10_sectors;
    wire [6:0] entries_10_note;
    wire entries_11_is_busy;
    wire entries_11_matched;
    wire [3:0] entries_11_sectors;
    wire [6:0] entries_11_note;
    wire entries_12_is_busy;
    wire entries_12_matched;
    wire [3:0] entries_12_sectors;
    wire [6:0] entries_12_note;
    wire entries_13_is_busy;
    wire entries_13_matched;
    wire [3:0] entries_13_sectors;
    wire [6:0] entries_13_note;
    wire entries_14_is_busy;
    wire entries_14_matched;
    wire [3:0] entries_14_sectors;
    wire [6:0] entries_14_note;
    wire entries_15_is_busy;
    wire entries_15_matched;
    wire [3:0] entries_15_sectors;
    wire [6:0] entries_15_note;
    wire entries_16_is_busy;
    wire entries_16_matched;
    wire [3:0] entries_16_sectors;
    wire [6:0] entries_16_note;
    wire entries_17_is_busy;
    wire entries_17_matched;
    wire [3:0] entries_17_sectors;
    wire [6:0] entries_17_note;
    wire entries_18_is_busy;
    wire entries_18_matched;
    wire [3:0] entries_18_sectors;
    wire [6:0] entries_18_note;
    wire entries_19_is_busy;
    wire entries_19_matched;
    wire [3:0] entries_19_sectors;
    wire [6:0] entries_19_note;
    wire entries_20_is_busy;
    wire entries_20_matched;
    wire [3:0] entries_20_sectors;
    wire [6:0] entries_20_note;
    wire entries_21_is_busy;
    wire entries_21_matched;
    wire [3:0] entries_21_sectors;
    wire [6:0] entries_21_note;
    wire entries_22_is_busy;
    wire entries_22_matched;
    wire [3:0] entries_22_sectors;
    wire [6:0] entries_22_note;
    wire entries_23_is_busy;
    wire entries_23_matched;
    wire [3:0] entries_23_sectors;
    wire [6:0] entries_23_note;
    wire entries_24_is_busy;
    wire entries_24_matched;
    wire [3:0] entries_24_sectors;
    wire [6:0] entries_24_note;
    wire entries_25_is_busy;
    wire entries_25_matched;
    wire [3:0] entries_25_sectors;
    wire [6:0] entries_25_note;
    wire entries_26_is_busy;
    wire entries_26_matched;
    wire [3:0] entries_26_sectors;
    wire [6:0] entries_26_note;
    wire entries_27_is_busy;
    wire entries_27_matched;
    wire [3:0] entries_27_sectors;
    wire [6:0] entries_27_note;
    wire entries_28_is_busy;
    wire entries_28_matched;
    wire [3:0] entries_28_sectors;
    wire [6:0] entries_28_note;
    wire entries_29_is_busy;
    wire entries_29_matched;
    wire [3:0] entries_29_sectors;
    wire [6:0] entries_29_note;
    wire entries_30_is_busy;
    wire entries_30_matched;
    wire [3:0] entries_30_sectors;
    wire [6:0] entries_30_note;
    wire entries_31_is_busy;
    wire entries_31_matched;
    wire [3:0] entries_31_sectors;
    wire [6:0] entries_31_note;
    reg [5:0] used_d;
    reg [5:0] used_q;

    wire has_room = used_q != 6'd32;
    wire issued = issue_valid && has_room;

    always @* begin
        free = 5'd0;
        if (!entries_31_is_busy) begin
            free = 5'd31;
        end
        if (!entries_30_is_busy) begin
            free = 5'd30;
        end
        if (!entries_29_is_busy) begin
            free = 5'd29;
        end
        if (!entries_28_is_busy) begin
            free = 5'd28;
        end
        if (!entries_27_is_busy) begin
            free = 5'd27;
        end
        if (!entries_26_is_busy) begin
            free = 5'd26;
        end
        if (!entries_25_is_busy) begin
            free = 5'd25;
        end
        if (!entries_24_is_busy) begin
            free = 5'd24;
        end
        if (!entries_23_is_busy) begin
            free = 5'd23;
        end
        if (!entries_22_is_busy) begin
            free = 5'd22;
        end
        if (!entries_21_is_busy) begin
            free = 5'd21;
        end
        if (!entries_20_is_busy) begin
            free = 5'd20;
        end
        if (!entries_19_is_busy) begin
            free = 5'd19;
        end
        if (!entries_18_is_busy) begin
            free = 5'd18;
        end
        if (!entries_17_is_busy) begin
            free = 5'd17;
        end
        if (!entries_16_is_busy) begin
            free = 5'd16;
        end
        if (!entries_15_is_busy) begin
            free = 5'd15;
        end
        if (!entries_14_is_busy) begin
            free = 5'd14;
        end
        if (!entries_13_is_busy) begin
            free = 5'd13;
        end
        if (!entries_12_is_busy) begin
            free = 5'd12;
        end
        if (!entries_11_is_busy) begin
            free = 5'd11;
        end
        if (!entries_10_is_busy) begin
            free = 5'd10;
        end
        if (!entries_9_is_busy) begin
            free = 5'd9;
        end
        if (!entries_8_is_busy) begin
            free = 5'd8;
        end
        if (!entries_7_is_busy) begin
            free = 5'd7;
        end
        if (!entries_6_is_busy) begin
            free = 5'd6;
        end
        if (!entries_5_is_busy) begin
            free = 5'd5;
        end
        if (!entries_4_is_busy) begin
            free = 5'd4;
        end
        if (!entries_3_is_busy) begin
            free = 5'd3;
        end
        if (!entries_2_is_busy) begin
            free = 5'd2;
        end
        if (!entries_1_is_busy) begin
            free = 5'd1;
        end
        if (!entries_0_is_busy) begin
            free = 5'd0;
        end
    end

    wire entries_0_take = issued && (free == 5'd0);
    wire entries_1_take = issued && (free == 5'd1);
    wire entries_2_take = issued && (free == 5'd2);
    wire entries_3_take = issued && (free == 5'd3);
    wire entries_4_take = issued && (free == 5'd4);
    wire entries_5_take = issued && (free == 5'd5);
    wire entries_6_take = issued && (free == 5'd6);
    wire entries_7_take = issued && (free == 5'd7);
    wire entries_8_take = issued && (free == 5'd8);
    wire entries_9_take = issued && (free == 5'd9);
    wire entries_10_take = issued && (free == 5'd10);
    wire entries_11_take = issued && (free == 5'd11);
    wire entries_12_take = issued && (free == 5'd12);
    wire entries_13_take = issued && (free == 5'd13);
    wire entries_14_take = issued && (free == 5'd14);
    wire entries_15_take = issued && (free == 5'd15);
    wire entries_16_take = issued && (free == 5'd16);
    wire entries_17_take = issued && (free == 5'd17);
    wire entries_18_take = issued && (free == 5'd18);
    wire entries_19_take = issued && (free == 5'd19);
    wire entries_20_take = issued && (free == 5'd20);
    wire entries_21_take = issued && (free == 5'd21);
    wire entries_22_take = issued && (free == 5'd22);
    wire entries_23_take = issued && (free == 5'd23);
    wire entries_24_take = issued && (free == 5'd24);
    wire entries_25_take = issued && (free == 5'd25);
    wire entries_26_take = issued && (free == 5'd26);
    wire entries_27_take = issued && (free == 5'd27);
    wire entries_28_take = issued && (free == 5'd28);
    wire entries_29_take = issued && (free == 5'd29);
    wire entries_30_take = issued && (free == 5'd30);
    wire entries_31_take = issued && (free == 5'd31);
    wire is_known = |{entries_31_matched, entries_30_matched, entries_29_matched, entries_28_matched, entries_27_matched, entries_26_matched, entries_25_matched, entries_24_matched, entries_23_matched, entries_22_matched, entries_21_matched, entries_20_matched, entries_19_matched, entries_18_matched, entries_17_matched, entries_16_matched, entries_15_matched, entries_14_matched, entries_13_matched, entries_12_matched, entries_11_matched, entries_10_matched, entries_9_matched, entries_8_matched, entries_7_matched, entries_6_matched, entries_5_matched, entries_4_matched, entries_3_matched, entries_2_matched, entries_1_matched, entries_0_matched};
    wire released = reply_done && is_known;

    always @* begin
        used_d = used_q;
        if (issued && !released) begin
            used_d = used_q + 6'd1;
        end
        if (released && !issued) begin
            used_d = used_q - 6'd1;
        end
    end

    assign issue_ready = has_room;
    assign reply_known = is_known;
    assign reply_sectors = ((((((((((((((((((((((((((((((entries_0_sectors | entries_1_sectors) | entries_2_sectors) | entries_3_sectors) | entries_4_sectors) | entries_5_sectors) | entries_6_sectors) | entries_7_sectors) | entries_8_sectors) | entries_9_sectors) | entries_10_sectors) | entries_11_sectors) | entries_12_sectors) | entries_13_sectors) | entries_14_sectors) | entries_15_sectors) | entries_16_sectors) | entries_17_sectors) | entries_18_sectors) | entries_19_sectors) | entries_20_sectors) | entries_21_sectors) | entries_22_sectors) | entries_23_sectors) | entries_24_sectors) | entries_25_sectors) | entries_26_sectors) | entries_27_sectors) | entries_28_sectors) | entries_29_sectors) | entries_30_sectors) | entries_31_sectors;
    assign reply_note = ((((((((((((((((((((((((((((((entries_0_note | entries_1_note) | entries_2_note) | entries_3_note) | entries_4_note) | entries_5_note) | entries_6_note) | entries_7_note) | entries_8_note) | entries_9_note) | entries_10_note) | entries_11_note) | entries_12_note) | entries_13_note) | entries_14_note) | entries_15_note) | entries_16_note) | entries_17_note) | entries_18_note) | entries_19_note) | entries_20_note) | entries_21_note) | entries_22_note) | entries_23_note) | entries_24_note) | entries_25_note) | entries_26_note) | entries_27_note) | entries_28_note) | entries_29_note) | entries_30_note) | entries_31_note;
    assign in_flight = used_q;

    remote_tracker_entry u_entries_0 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_0_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_0_is_busy),
        .matched       (entries_0_matched),
        .sectors       (entries_0_sectors),
        .note          (entries_0_note)
    );

    remote_tracker_entry u_entries_1 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_1_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_1_is_busy),
        .matched       (entries_1_matched),
        .sectors       (entries_1_sectors),
        .note          (entries_1_note)
    );

    remote_tracker_entry u_entries_2 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_2_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_2_is_busy),
        .matched       (entries_2_matched),
        .sectors       (entries_2_sectors),
        .note          (entries_2_note)
    );

    remote_tracker_entry u_entries_3 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_3_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_3_is_busy),
        .matched       (entries_3_matched),
        .sectors       (entries_3_sectors),
        .note          (entries_3_note)
    );

    remote_tracker_entry u_entries_4 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_4_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_4_is_busy),
        .matched       (entries_4_matched),
        .sectors       (entries_4_sectors),
        .note          (entries_4_note)
    );

    remote_tracker_entry u_entries_5 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_5_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_5_is_busy),
        .matched       (entries_5_matched),
        .sectors       (entries_5_sectors),
        .note          (entries_5_note)
    );

    remote_tracker_entry u_entries_6 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_6_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_6_is_busy),
        .matched       (entries_6_matched),
        .sectors       (entries_6_sectors),
        .note          (entries_6_note)
    );

    remote_tracker_entry u_entries_7 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_7_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_7_is_busy),
        .matched       (entries_7_matched),
        .sectors       (entries_7_sectors),
        .note          (entries_7_note)
    );

    remote_tracker_entry u_entries_8 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_8_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_8_is_busy),
        .matched       (entries_8_matched),
        .sectors       (entries_8_sectors),
        .note          (entries_8_note)
    );

    remote_tracker_entry u_entries_9 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_9_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_9_is_busy),
        .matched       (entries_9_matched),
        .sectors       (entries_9_sectors),
        .note          (entries_9_note)
    );

    remote_tracker_entry u_entries_10 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_10_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_10_is_busy),
        .matched       (entries_10_matched),
        .sectors       (entries_10_sectors),
        .note          (entries_10_note)
    );

    remote_tracker_entry u_entries_11 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_11_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_11_is_busy),
        .matched       (entries_11_matched),
        .sectors       (entries_11_sectors),
        .note          (entries_11_note)
    );

    remote_tracker_entry u_entries_12 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_12_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_12_is_busy),
        .matched       (entries_12_matched),
        .sectors       (entries_12_sectors),
        .note          (entries_12_note)
    );

    remote_tracker_entry u_entries_13 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_13_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_13_is_busy),
        .matched       (entries_13_matched),
        .sectors       (entries_13_sectors),
        .note          (entries_13_note)
    );

    remote_tracker_entry u_entries_14 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_14_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_14_is_busy),
        .matched       (entries_14_matched),
        .sectors       (entries_14_sectors),
        .note          (entries_14_note)
    );

    remote_tracker_entry u_entries_15 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_15_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_15_is_busy),
        .matched       (entries_15_matched),
        .sectors       (entries_15_sectors),
        .note          (entries_15_note)
    );

    remote_tracker_entry u_entries_16 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_16_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_16_is_busy),
        .matched       (entries_16_matched),
        .sectors       (entries_16_sectors),
        .note          (entries_16_note)
    );

    remote_tracker_entry u_entries_17 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_17_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_17_is_busy),
        .matched       (entries_17_matched),
        .sectors       (entries_17_sectors),
        .note          (entries_17_note)
    );

    remote_tracker_entry u_entries_18 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_18_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_18_is_busy),
        .matched       (entries_18_matched),
        .sectors       (entries_18_sectors),
        .note          (entries_18_note)
    );

    remote_tracker_entry u_entries_19 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_19_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_19_is_busy),
        .matched       (entries_19_matched),
        .sectors       (entries_19_sectors),
        .note          (entries_19_note)
    );

    remote_tracker_entry u_entries_20 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_20_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_20_is_busy),
        .matched       (entries_20_matched),
        .sectors       (entries_20_sectors),
        .note          (entries_20_note)
    );

    remote_tracker_entry u_entries_21 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_21_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_21_is_busy),
        .matched       (entries_21_matched),
        .sectors       (entries_21_sectors),
        .note          (entries_21_note)
    );

    remote_tracker_entry u_entries_22 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_22_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_22_is_busy),
        .matched       (entries_22_matched),
        .sectors       (entries_22_sectors),
        .note          (entries_22_note)
    );

    remote_tracker_entry u_entries_23 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_23_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_23_is_busy),
        .matched       (entries_23_matched),
        .sectors       (entries_23_sectors),
        .note          (entries_23_note)
    );

    remote_tracker_entry u_entries_24 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_24_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_24_is_busy),
        .matched       (entries_24_matched),
        .sectors       (entries_24_sectors),
        .note          (entries_24_note)
    );

    remote_tracker_entry u_entries_25 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_25_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_25_is_busy),
        .matched       (entries_25_matched),
        .sectors       (entries_25_sectors),
        .note          (entries_25_note)
    );

    remote_tracker_entry u_entries_26 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_26_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_26_is_busy),
        .matched       (entries_26_matched),
        .sectors       (entries_26_sectors),
        .note          (entries_26_note)
    );

    remote_tracker_entry u_entries_27 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_27_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_27_is_busy),
        .matched       (entries_27_matched),
        .sectors       (entries_27_sectors),
        .note          (entries_27_note)
    );

    remote_tracker_entry u_entries_28 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_28_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_28_is_busy),
        .matched       (entries_28_matched),
        .sectors       (entries_28_sectors),
        .note          (entries_28_note)
    );

    remote_tracker_entry u_entries_29 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_29_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_29_is_busy),
        .matched       (entries_29_matched),
        .sectors       (entries_29_sectors),
        .note          (entries_29_note)
    );

    remote_tracker_entry u_entries_30 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_30_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_30_is_busy),
        .matched       (entries_30_matched),
        .sectors       (entries_30_sectors),
        .note          (entries_30_note)
    );

    remote_tracker_entry u_entries_31 (
        .clock         (clock),
        .reset         (reset),
        .take          (entries_31_take),
        .issue_id      (issue_id),
        .issue_sectors (issue_sectors),
        .issue_note    (issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .is_busy       (entries_31_is_busy),
        .matched       (entries_31_matched),
        .sectors       (entries_31_sectors),
        .note          (entries_31_note)
    );

    always @(posedge clock) begin
        if (reset) begin
            used_q <= 6'd0;
        end else begin
            used_q <= used_d;
        end
    end
endmodule

`default_nettype wire
