// warpcache 0.1.0: store_tracker of design pact20
// paper: mends pact20 section 4.1
`default_nettype none

// Blocks a core's loads of a line while a store or atomic of that core to the line, which was
// routed another way than the load would be, is not acknowledged.
module store_tracker (
    input  wire        clock,
    input  wire        reset,
    // request
    input  wire [32:0] request_line,
    input  wire        request_to_home,
    // store
    input  wire        store_valid,
    output wire [3:0]  store_entry,
    // ack
    input  wire        ack_valid,
    input  wire [3:0]  ack_entry,

    output wire        load_blocked,
    output wire        has_room,
    output wire        is_empty
);

    reg [3:0] chosen;
    wire entries_0_is_busy;
    wire entries_0_is_own;
    wire entries_0_is_full;
    wire entries_0_is_other_way;
    wire entries_1_is_busy;
    wire entries_1_is_own;
    wire entries_1_is_full;
    wire entries_1_is_other_way;
    wire entries_2_is_busy;
    wire entries_2_is_own;
    wire entries_2_is_full;
    wire entries_2_is_other_way;
    wire entries_3_is_busy;
    wire entries_3_is_own;
    wire entries_3_is_full;
    wire entries_3_is_other_way;
    wire entries_4_is_busy;
    wire entries_4_is_own;
    wire entries_4_is_full;
    wire entries_4_is_other_way;
    wire entries_5_is_busy;
    wire entries_5_is_own;
    wire entries_5_is_full;
    wire entries_5_is_other_way;
    wire entries_6_is_busy;
    wire entries_6_is_own;
    wire entries_6_is_full;
    wire entries_6_is_other_way;
    wire entries_7_is_busy;
    wire entries_7_is_own;
    wire entries_7_is_full;
    wire entries_7_is_other_way;
    wire entries_8_is_busy;
    wire entries_8_is_own;
    wire entries_8_is_full;
    wire entries_8_is_other_way;
    wire entries_9_is_busy;
    wire entries_9_is_own;
    wire entries_9_is_full;
    wire entries_9_is_other_way;
    wire entries_10_is_busy;
    wire entries_10_is_own;
    wire entries_10_is_full;
    wire entries_10_is_other_way;
    wire entries_11_is_busy;
    wire entries_11_is_own;
    wire entries_11_is_full;
    wire entries_11_is_other_way;
    wire entries_12_is_busy;
    wire entries_12_is_own;
    wire entries_12_is_full;
    wire entries_12_is_other_way;
    wire entries_13_is_busy;
    wire entries_13_is_own;
    wire entries_13_is_full;
    wire entries_13_is_other_way;
    wire entries_14_is_busy;
    wire entries_14_is_own;
    wire entries_14_is_full;
    wire entries_14_is_other_way;
    wire entries_15_is_busy;
    wire entries_15_is_own;
    wire entries_15_is_full;
    wire entries_15_is_other_way;

    wire has_own = |{entries_15_is_own, entries_14_is_own, entries_13_is_own, entries_12_is_own, entries_11_is_own, entries_10_is_own, entries_9_is_own, entries_8_is_own, entries_7_is_own, entries_6_is_own, entries_5_is_own, entries_4_is_own, entries_3_is_own, entries_2_is_own, entries_1_is_own, entries_0_is_own};
    wire own_is_full = |{entries_15_is_full, entries_14_is_full, entries_13_is_full, entries_12_is_full, entries_11_is_full, entries_10_is_full, entries_9_is_full, entries_8_is_full, entries_7_is_full, entries_6_is_full, entries_5_is_full, entries_4_is_full, entries_3_is_full, entries_2_is_full, entries_1_is_full, entries_0_is_full};
    wire has_free = |{!entries_15_is_busy, !entries_14_is_busy, !entries_13_is_busy, !entries_12_is_busy, !entries_11_is_busy, !entries_10_is_busy, !entries_9_is_busy, !entries_8_is_busy, !entries_7_is_busy, !entries_6_is_busy, !entries_5_is_busy, !entries_4_is_busy, !entries_3_is_busy, !entries_2_is_busy, !entries_1_is_busy, !entries_0_is_busy};
    wire may_enter = (has_own && !own_is_full) || (!has_own && has_free);

    always @* begin
        chosen = 4'd0;
        if (!entries_15_is_busy) begin
            chosen = 4'd15;
        end
        if (!entries_14_is_busy) begin
            chosen = 4'd14;
        end
        if (!entries_13_is_busy) begin
            chosen = 4'd13;
        end
        if (!entries_12_is_busy) begin
            chosen = 4'd12;
        end
        if (!entries_11_is_busy) begin
            chosen = 4'd11;
        end
        if (!entries_10_is_busy) begin
            chosen = 4'd10;
        end
        if (!entries_9_is_busy) begin
            chosen = 4'd9;
        end
        if (!entries_8_is_busy) begin
            chosen = 4'd8;
        end
        if (!entries_7_is_busy) begin
            chosen = 4'd7;
        end
        if (!entries_6_is_busy) begin
            chosen = 4'd6;
        end
        if (!entries_5_is_busy) begin
            chosen = 4'd5;
        end
        if (!entries_4_is_busy) begin
            chosen = 4'd4;
        end
        if (!entries_3_is_busy) begin
            chosen = 4'd3;
        end
        if (!entries_2_is_busy) begin
            chosen = 4'd2;
        end
        if (!entries_1_is_busy) begin
            chosen = 4'd1;
        end
        if (!entries_0_is_busy) begin
            chosen = 4'd0;
        end
        if (entries_0_is_own) begin
            chosen = 4'd0;
        end
        if (entries_1_is_own) begin
            chosen = 4'd1;
        end
        if (entries_2_is_own) begin
            chosen = 4'd2;
        end
        if (entries_3_is_own) begin
            chosen = 4'd3;
        end
        if (entries_4_is_own) begin
            chosen = 4'd4;
        end
        if (entries_5_is_own) begin
            chosen = 4'd5;
        end
        if (entries_6_is_own) begin
            chosen = 4'd6;
        end
        if (entries_7_is_own) begin
            chosen = 4'd7;
        end
        if (entries_8_is_own) begin
            chosen = 4'd8;
        end
        if (entries_9_is_own) begin
            chosen = 4'd9;
        end
        if (entries_10_is_own) begin
            chosen = 4'd10;
        end
        if (entries_11_is_own) begin
            chosen = 4'd11;
        end
        if (entries_12_is_own) begin
            chosen = 4'd12;
        end
        if (entries_13_is_own) begin
            chosen = 4'd13;
        end
        if (entries_14_is_own) begin
            chosen = 4'd14;
        end
        if (entries_15_is_own) begin
            chosen = 4'd15;
        end
    end

    wire accepted = store_valid && may_enter;
    wire entries_0_take = accepted && (chosen == 4'd0);
    wire entries_0_acknowledge = ack_valid && (ack_entry == 4'd0);
    wire entries_1_take = accepted && (chosen == 4'd1);
    wire entries_1_acknowledge = ack_valid && (ack_entry == 4'd1);
    wire entries_2_take = accepted && (chosen == 4'd2);
    wire entries_2_acknowledge = ack_valid && (ack_entry == 4'd2);
    wire entries_3_take = accepted && (chosen == 4'd3);
    wire entries_3_acknowledge = ack_valid && (ack_entry == 4'd3);
    wire entries_4_take = accepted && (chosen == 4'd4);
    wire entries_4_acknowledge = ack_valid && (ack_entry == 4'd4);
    wire entries_5_take = accepted && (chosen == 4'd5);
    wire entries_5_acknowledge = ack_valid && (ack_entry == 4'd5);
    wire entries_6_take = accepted && (chosen == 4'd6);
    wire entries_6_acknowledge = ack_valid && (ack_entry == 4'd6);
    wire entries_7_take = accepted && (chosen == 4'd7);
    wire entries_7_acknowledge = ack_valid && (ack_entry == 4'd7);
    wire entries_8_take = accepted && (chosen == 4'd8);
    wire entries_8_acknowledge = ack_valid && (ack_entry == 4'd8);
    wire entries_9_take = accepted && (chosen == 4'd9);
    wire entries_9_acknowledge = ack_valid && (ack_entry == 4'd9);
    wire entries_10_take = accepted && (chosen == 4'd10);
    wire entries_10_acknowledge = ack_valid && (ack_entry == 4'd10);
    wire entries_11_take = accepted && (chosen == 4'd11);
    wire entries_11_acknowledge = ack_valid && (ack_entry == 4'd11);
    wire entries_12_take = accepted && (chosen == 4'd12);
    wire entries_12_acknowledge = ack_valid && (ack_entry == 4'd12);
    wire entries_13_take = accepted && (chosen == 4'd13);
    wire entries_13_acknowledge = ack_valid && (ack_entry == 4'd13);
    wire entries_14_take = accepted && (chosen == 4'd14);
    wire entries_14_acknowledge = ack_valid && (ack_entry == 4'd14);
    wire entries_15_take = accepted && (chosen == 4'd15);
    wire entries_15_acknowledge = ack_valid && (ack_entry == 4'd15);
    assign load_blocked = |{entries_15_is_other_way, entries_14_is_other_way, entries_13_is_other_way, entries_12_is_other_way, entries_11_is_other_way, entries_10_is_other_way, entries_9_is_other_way, entries_8_is_other_way, entries_7_is_other_way, entries_6_is_other_way, entries_5_is_other_way, entries_4_is_other_way, entries_3_is_other_way, entries_2_is_other_way, entries_1_is_other_way, entries_0_is_other_way};
    assign has_room = may_enter;
    assign store_entry = chosen;
    assign is_empty = !(|{entries_15_is_busy, entries_14_is_busy, entries_13_is_busy, entries_12_is_busy, entries_11_is_busy, entries_10_is_busy, entries_9_is_busy, entries_8_is_busy, entries_7_is_busy, entries_6_is_busy, entries_5_is_busy, entries_4_is_busy, entries_3_is_busy, entries_2_is_busy, entries_1_is_busy, entries_0_is_busy});

    store_tracker_entry u_entries_0 (
        .clock        (clock),
        .reset        (reset),
        .line         (request_line),
        .to_home      (request_to_home),
        .take         (entries_0_take),
        .acknowledge  (entries_0_acknowledge),
        .is_busy      (entries_0_is_busy),
        .is_own       (entries_0_is_own),
        .is_full      (entries_0_is_full),
        .is_other_way (entries_0_is_other_way)
    );

    store_tracker_entry u_entries_1 (
        .clock        (clock),
        .reset        (reset),
        .line         (request_line),
        .to_home      (request_to_home),
        .take         (entries_1_take),
        .acknowledge  (entries_1_acknowledge),
        .is_busy      (entries_1_is_busy),
        .is_own       (entries_1_is_own),
        .is_full      (entries_1_is_full),
        .is_other_way (entries_1_is_other_way)
    );

    store_tracker_entry u_entries_2 (
        .clock        (clock),
        .reset        (reset),
        .line         (request_line),
        .to_home      (request_to_home),
        .take         (entries_2_take),
        .acknowledge  (entries_2_acknowledge),
        .is_busy      (entries_2_is_busy),
        .is_own       (entries_2_is_own),
        .is_full      (entries_2_is_full),
        .is_other_way (entries_2_is_other_way)
    );

    store_tracker_entry u_entries_3 (
        .clock        (clock),
        .reset        (reset),
        .line         (request_line),
        .to_home      (request_to_home),
        .take         (entries_3_take),
        .acknowledge  (entries_3_acknowledge),
        .is_busy      (entries_3_is_busy),
        .is_own       (entries_3_is_own),
        .is_full      (entries_3_is_full),
        .is_other_way (entries_3_is_other_way)
    );

    store_tracker_entry u_entries_4 (
        .clock        (clock),
        .reset        (reset),
        .line         (request_line),
        .to_home      (request_to_home),
        .take         (entries_4_take),
        .acknowledge  (entries_4_acknowledge),
        .is_busy      (entries_4_is_busy),
        .is_own       (entries_4_is_own),
        .is_full      (entries_4_is_full),
        .is_other_way (entries_4_is_other_way)
    );

    store_tracker_entry u_entries_5 (
        .clock        (clock),
        .reset        (reset),
        .line         (request_line),
        .to_home      (request_to_home),
        .take         (entries_5_take),
        .acknowledge  (entries_5_acknowledge),
        .is_busy      (entries_5_is_busy),
        .is_own       (entries_5_is_own),
        .is_full      (entries_5_is_full),
        .is_other_way (entries_5_is_other_way)
    );

    store_tracker_entry u_entries_6 (
        .clock        (clock),
        .reset        (reset),
        .line         (request_line),
        .to_home      (request_to_home),
        .take         (entries_6_take),
        .acknowledge  (entries_6_acknowledge),
        .is_busy      (entries_6_is_busy),
        .is_own       (entries_6_is_own),
        .is_full      (entries_6_is_full),
        .is_other_way (entries_6_is_other_way)
    );

    store_tracker_entry u_entries_7 (
        .clock        (clock),
        .reset        (reset),
        .line         (request_line),
        .to_home      (request_to_home),
        .take         (entries_7_take),
        .acknowledge  (entries_7_acknowledge),
        .is_busy      (entries_7_is_busy),
        .is_own       (entries_7_is_own),
        .is_full      (entries_7_is_full),
        .is_other_way (entries_7_is_other_way)
    );

    store_tracker_entry u_entries_8 (
        .clock        (clock),
        .reset        (reset),
        .line         (request_line),
        .to_home      (request_to_home),
        .take         (entries_8_take),
        .acknowledge  (entries_8_acknowledge),
        .is_busy      (entries_8_is_busy),
        .is_own       (entries_8_is_own),
        .is_full      (entries_8_is_full),
        .is_other_way (entries_8_is_other_way)
    );

    store_tracker_entry u_entries_9 (
        .clock        (clock),
        .reset        (reset),
        .line         (request_line),
        .to_home      (request_to_home),
        .take         (entries_9_take),
        .acknowledge  (entries_9_acknowledge),
        .is_busy      (entries_9_is_busy),
        .is_own       (entries_9_is_own),
        .is_full      (entries_9_is_full),
        .is_other_way (entries_9_is_other_way)
    );

    store_tracker_entry u_entries_10 (
        .clock        (clock),
        .reset        (reset),
        .line         (request_line),
        .to_home      (request_to_home),
        .take         (entries_10_take),
        .acknowledge  (entries_10_acknowledge),
        .is_busy      (entries_10_is_busy),
        .is_own       (entries_10_is_own),
        .is_full      (entries_10_is_full),
        .is_other_way (entries_10_is_other_way)
    );

    store_tracker_entry u_entries_11 (
        .clock        (clock),
        .reset        (reset),
        .line         (request_line),
        .to_home      (request_to_home),
        .take         (entries_11_take),
        .acknowledge  (entries_11_acknowledge),
        .is_busy      (entries_11_is_busy),
        .is_own       (entries_11_is_own),
        .is_full      (entries_11_is_full),
        .is_other_way (entries_11_is_other_way)
    );

    store_tracker_entry u_entries_12 (
        .clock        (clock),
        .reset        (reset),
        .line         (request_line),
        .to_home      (request_to_home),
        .take         (entries_12_take),
        .acknowledge  (entries_12_acknowledge),
        .is_busy      (entries_12_is_busy),
        .is_own       (entries_12_is_own),
        .is_full      (entries_12_is_full),
        .is_other_way (entries_12_is_other_way)
    );

    store_tracker_entry u_entries_13 (
        .clock        (clock),
        .reset        (reset),
        .line         (request_line),
        .to_home      (request_to_home),
        .take         (entries_13_take),
        .acknowledge  (entries_13_acknowledge),
        .is_busy      (entries_13_is_busy),
        .is_own       (entries_13_is_own),
        .is_full      (entries_13_is_full),
        .is_other_way (entries_13_is_other_way)
    );

    store_tracker_entry u_entries_14 (
        .clock        (clock),
        .reset        (reset),
        .line         (request_line),
        .to_home      (request_to_home),
        .take         (entries_14_take),
        .acknowledge  (entries_14_acknowledge),
        .is_busy      (entries_14_is_busy),
        .is_own       (entries_14_is_own),
        .is_full      (entries_14_is_full),
        .is_other_way (entries_14_is_other_way)
    );

    store_tracker_entry u_entries_15 (
        .clock        (clock),
        .reset        (reset),
        .line         (request_line),
        .to_home      (request_to_home),
        .take         (entries_15_take),
        .acknowledge  (entries_15_acknowledge),
        .is_busy      (entries_15_is_busy),
        .is_own       (entries_15_is_own),
        .is_full      (entries_15_is_full),
        .is_other_way (entries_15_is_other_way)
    );
endmodule

`default_nettype wire
