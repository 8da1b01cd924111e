// warpcache 0.1.0: tracker_cluster of design thesis12
// Testbench of tracker_cluster: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// tracker_cluster_vectors.hex, which the simulator looks for where it is started.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module tracker_cluster_testbench;
    parameter VECTORS = "tracker_cluster_vectors.hex";
    localparam CYCLES = 576;
    localparam LINE = 4 * 15449;
    localparam WIDEST = 256;

    reg clock;
    reg reset;
    reg [111:0] active_warps;
    reg [15:0] warp_valid;
    wire [15:0] warp_ready;
    reg [511:0] warp_active;
    reg [559:0] warp_sector_0;
    reg [559:0] warp_sector_1;
    reg [559:0] warp_sector_2;
    reg [559:0] warp_sector_3;
    reg [559:0] warp_sector_4;
    reg [559:0] warp_sector_5;
    reg [559:0] warp_sector_6;
    reg [559:0] warp_sector_7;
    reg [559:0] warp_sector_8;
    reg [559:0] warp_sector_9;
    reg [559:0] warp_sector_10;
    reg [559:0] warp_sector_11;
    reg [559:0] warp_sector_12;
    reg [559:0] warp_sector_13;
    reg [559:0] warp_sector_14;
    reg [559:0] warp_sector_15;
    reg [559:0] warp_sector_16;
    reg [559:0] warp_sector_17;
    reg [559:0] warp_sector_18;
    reg [559:0] warp_sector_19;
    reg [559:0] warp_sector_20;
    reg [559:0] warp_sector_21;
    reg [559:0] warp_sector_22;
    reg [559:0] warp_sector_23;
    reg [559:0] warp_sector_24;
    reg [559:0] warp_sector_25;
    reg [559:0] warp_sector_26;
    reg [559:0] warp_sector_27;
    reg [559:0] warp_sector_28;
    reg [559:0] warp_sector_29;
    reg [559:0] warp_sector_30;
    reg [559:0] warp_sector_31;
    wire [15:0] decision_valid;
    wire [95:0] decision_unique;
    wire [15:0] decision_bypass;
    reg [15:0] ticket_valid;
    wire [15:0] ticket_ready;
    reg [127:0] ticket_id;
    wire [15:0] line_valid;
    wire [527:0] line_address;
    wire [63:0] line_sectors;
    wire [15:0] line_last;
    wire [15:0] line_bypass;
    wire [127:0] line_id;
    reg [15:0] core_request_valid;
    wire [15:0] core_request_ready;
    reg [31:0] core_request_kind;
    reg [63:0] core_request_operation;
    reg [527:0] core_request_line;
    reg [63:0] core_request_sectors;
    reg [511:0] core_request_byte_enable;
    reg [4095:0] core_request_data;
    reg [15:0] core_request_bypass_l1;
    reg [127:0] core_request_id;
    wire [15:0] core_status_valid;
    wire [127:0] core_status_id;
    wire [47:0] core_status_word;
    wire [15:0] core_reply_valid;
    reg [15:0] core_reply_ready;
    wire [127:0] core_reply_id;
    wire [31:0] core_reply_sector;
    wire [4095:0] core_reply_data;
    wire [15:0] core_reply_last;
    wire [15:0] message_valid;
    reg [15:0] message_ready;
    wire [31:0] message_kind;
    wire [63:0] message_operation;
    wire [527:0] message_line;
    wire [63:0] message_sectors;
    wire [511:0] message_byte_enable;
    wire [4095:0] message_data;
    wire [143:0] message_id;
    reg [15:0] forward_valid;
    wire [15:0] forward_ready;
    reg [527:0] forward_line;
    reg [63:0] forward_requester;
    reg [143:0] forward_id;
    wire [15:0] nack_valid;
    reg [15:0] nack_ready;
    wire [527:0] nack_line;
    wire [63:0] nack_requester;
    wire [143:0] nack_id;
    wire [15:0] answer_valid;
    reg [15:0] answer_ready;
    wire [63:0] answer_source;
    wire [143:0] answer_id;
    wire [31:0] answer_kind;
    wire [31:0] answer_sector;
    wire [4095:0] answer_data;
    wire [15:0] answer_last;
    reg [15:0] down_reply_valid;
    wire [15:0] down_reply_ready;
    reg [143:0] down_reply_id;
    reg [31:0] down_reply_kind;
    reg [31:0] down_reply_sector;
    reg [4095:0] down_reply_data;
    reg [15:0] down_reply_last;
    reg [7:0] bank_message_valid;
    wire [7:0] bank_message_ready;
    reg [31:0] bank_message_core;
    reg [15:0] bank_message_kind;
    reg [31:0] bank_message_operation;
    reg [239:0] bank_message_line;
    reg [31:0] bank_message_sectors;
    reg [255:0] bank_message_byte_enable;
    reg [2047:0] bank_message_data;
    reg [71:0] bank_message_id;
    wire [7:0] bank_forward_valid;
    reg [7:0] bank_forward_ready;
    wire [31:0] bank_forward_core;
    wire [239:0] bank_forward_line;
    wire [31:0] bank_forward_requester;
    wire [71:0] bank_forward_id;
    reg [7:0] bank_nack_valid;
    wire [7:0] bank_nack_ready;
    reg [239:0] bank_nack_line;
    reg [31:0] bank_nack_requester;
    reg [71:0] bank_nack_id;
    wire [7:0] l2_reply_valid;
    reg [7:0] l2_reply_ready;
    wire [31:0] l2_reply_source;
    wire [71:0] l2_reply_id;
    wire [15:0] l2_reply_kind;
    wire [15:0] l2_reply_sector;
    wire [2047:0] l2_reply_data;
    wire [7:0] l2_reply_last;
    wire [7:0] memory_request_valid;
    reg [7:0] memory_request_ready;
    wire [15:0] memory_request_kind;
    wire [31:0] memory_request_operation;
    wire [255:0] memory_request_line;
    wire [7:0] memory_request_sectors;
    wire [255:0] memory_request_byte_enable;
    wire [2047:0] memory_request_data;
    wire [55:0] memory_request_id;
    reg [7:0] memory_reply_valid;
    wire [7:0] memory_reply_ready;
    reg [55:0] memory_reply_id;
    reg [15:0] memory_reply_kind;
    reg [7:0] memory_reply_sector;
    reg [2047:0] memory_reply_data;
    reg [7:0] memory_reply_last;
    reg flush;
    wire flushed;
    reg l2_flush;
    wire l2_flushed;
    wire idle;
    wire [15:0] event_hit;
    wire [15:0] event_hit_pending;
    wire [15:0] event_miss;
    wire [15:0] event_bypass;
    wire [15:0] event_reservation_fail;
    wire [15:0] event_evict;
    wire [15:0] event_fill;
    wire [527:0] event_evict_line;
    wire [15:0] tracker_answered;
    wire [15:0] tracker_nacked;
    wire [15:0] tracker_removed;
    wire [15:0] tracker_retried;
    reg [3:0] counter_index;
    wire [511:0] counter_value;
    wire [7:0] l2_event_hit;
    wire [7:0] l2_event_hit_pending;
    wire [7:0] l2_event_miss;
    wire [7:0] l2_event_atomic;
    wire [7:0] l2_event_wait;
    wire [7:0] l2_event_evict;
    wire [7:0] l2_event_write_back;
    wire [7:0] l2_event_fill;
    wire [7:0] l2_event_performed;
    wire [255:0] l2_event_evict_line;
    reg [2:0] l2_counter_index;
    wire [255:0] l2_counter_value;
    wire ram_error;

    tracker_cluster tb__dut (
        .clock(clock),
        .reset(reset),
        .active_warps(active_warps),
        .warp_valid(warp_valid),
        .warp_ready(warp_ready),
        .warp_active(warp_active),
        .warp_sector_0(warp_sector_0),
        .warp_sector_1(warp_sector_1),
        .warp_sector_2(warp_sector_2),
        .warp_sector_3(warp_sector_3),
        .warp_sector_4(warp_sector_4),
        .warp_sector_5(warp_sector_5),
        .warp_sector_6(warp_sector_6),
        .warp_sector_7(warp_sector_7),
        .warp_sector_8(warp_sector_8),
        .warp_sector_9(warp_sector_9),
        .warp_sector_10(warp_sector_10),
        .warp_sector_11(warp_sector_11),
        .warp_sector_12(warp_sector_12),
        .warp_sector_13(warp_sector_13),
        .warp_sector_14(warp_sector_14),
        .warp_sector_15(warp_sector_15),
        .warp_sector_16(warp_sector_16),
        .warp_sector_17(warp_sector_17),
        .warp_sector_18(warp_sector_18),
        .warp_sector_19(warp_sector_19),
        .warp_sector_20(warp_sector_20),
        .warp_sector_21(warp_sector_21),
        .warp_sector_22(warp_sector_22),
        .warp_sector_23(warp_sector_23),
        .warp_sector_24(warp_sector_24),
        .warp_sector_25(warp_sector_25),
        .warp_sector_26(warp_sector_26),
        .warp_sector_27(warp_sector_27),
        .warp_sector_28(warp_sector_28),
        .warp_sector_29(warp_sector_29),
        .warp_sector_30(warp_sector_30),
        .warp_sector_31(warp_sector_31),
        .decision_valid(decision_valid),
        .decision_unique(decision_unique),
        .decision_bypass(decision_bypass),
        .ticket_valid(ticket_valid),
        .ticket_ready(ticket_ready),
        .ticket_id(ticket_id),
        .line_valid(line_valid),
        .line_address(line_address),
        .line_sectors(line_sectors),
        .line_last(line_last),
        .line_bypass(line_bypass),
        .line_id(line_id),
        .core_request_valid(core_request_valid),
        .core_request_ready(core_request_ready),
        .core_request_kind(core_request_kind),
        .core_request_operation(core_request_operation),
        .core_request_line(core_request_line),
        .core_request_sectors(core_request_sectors),
        .core_request_byte_enable(core_request_byte_enable),
        .core_request_data(core_request_data),
        .core_request_bypass_l1(core_request_bypass_l1),
        .core_request_id(core_request_id),
        .core_status_valid(core_status_valid),
        .core_status_id(core_status_id),
        .core_status_word(core_status_word),
        .core_reply_valid(core_reply_valid),
        .core_reply_ready(core_reply_ready),
        .core_reply_id(core_reply_id),
        .core_reply_sector(core_reply_sector),
        .core_reply_data(core_reply_data),
        .core_reply_last(core_reply_last),
        .message_valid(message_valid),
        .message_ready(message_ready),
        .message_kind(message_kind),
        .message_operation(message_operation),
        .message_line(message_line),
        .message_sectors(message_sectors),
        .message_byte_enable(message_byte_enable),
        .message_data(message_data),
        .message_id(message_id),
        .forward_valid(forward_valid),
        .forward_ready(forward_ready),
        .forward_line(forward_line),
        .forward_requester(forward_requester),
        .forward_id(forward_id),
        .nack_valid(nack_valid),
        .nack_ready(nack_ready),
        .nack_line(nack_line),
        .nack_requester(nack_requester),
        .nack_id(nack_id),
        .answer_valid(answer_valid),
        .answer_ready(answer_ready),
        .answer_source(answer_source),
        .answer_id(answer_id),
        .answer_kind(answer_kind),
        .answer_sector(answer_sector),
        .answer_data(answer_data),
        .answer_last(answer_last),
        .down_reply_valid(down_reply_valid),
        .down_reply_ready(down_reply_ready),
        .down_reply_id(down_reply_id),
        .down_reply_kind(down_reply_kind),
        .down_reply_sector(down_reply_sector),
        .down_reply_data(down_reply_data),
        .down_reply_last(down_reply_last),
        .bank_message_valid(bank_message_valid),
        .bank_message_ready(bank_message_ready),
        .bank_message_core(bank_message_core),
        .bank_message_kind(bank_message_kind),
        .bank_message_operation(bank_message_operation),
        .bank_message_line(bank_message_line),
        .bank_message_sectors(bank_message_sectors),
        .bank_message_byte_enable(bank_message_byte_enable),
        .bank_message_data(bank_message_data),
        .bank_message_id(bank_message_id),
        .bank_forward_valid(bank_forward_valid),
        .bank_forward_ready(bank_forward_ready),
        .bank_forward_core(bank_forward_core),
        .bank_forward_line(bank_forward_line),
        .bank_forward_requester(bank_forward_requester),
        .bank_forward_id(bank_forward_id),
        .bank_nack_valid(bank_nack_valid),
        .bank_nack_ready(bank_nack_ready),
        .bank_nack_line(bank_nack_line),
        .bank_nack_requester(bank_nack_requester),
        .bank_nack_id(bank_nack_id),
        .l2_reply_valid(l2_reply_valid),
        .l2_reply_ready(l2_reply_ready),
        .l2_reply_source(l2_reply_source),
        .l2_reply_id(l2_reply_id),
        .l2_reply_kind(l2_reply_kind),
        .l2_reply_sector(l2_reply_sector),
        .l2_reply_data(l2_reply_data),
        .l2_reply_last(l2_reply_last),
        .memory_request_valid(memory_request_valid),
        .memory_request_ready(memory_request_ready),
        .memory_request_kind(memory_request_kind),
        .memory_request_operation(memory_request_operation),
        .memory_request_line(memory_request_line),
        .memory_request_sectors(memory_request_sectors),
        .memory_request_byte_enable(memory_request_byte_enable),
        .memory_request_data(memory_request_data),
        .memory_request_id(memory_request_id),
        .memory_reply_valid(memory_reply_valid),
        .memory_reply_ready(memory_reply_ready),
        .memory_reply_id(memory_reply_id),
        .memory_reply_kind(memory_reply_kind),
        .memory_reply_sector(memory_reply_sector),
        .memory_reply_data(memory_reply_data),
        .memory_reply_last(memory_reply_last),
        .flush(flush),
        .flushed(flushed),
        .l2_flush(l2_flush),
        .l2_flushed(l2_flushed),
        .idle(idle),
        .event_hit(event_hit),
        .event_hit_pending(event_hit_pending),
        .event_miss(event_miss),
        .event_bypass(event_bypass),
        .event_reservation_fail(event_reservation_fail),
        .event_evict(event_evict),
        .event_fill(event_fill),
        .event_evict_line(event_evict_line),
        .tracker_answered(tracker_answered),
        .tracker_nacked(tracker_nacked),
        .tracker_removed(tracker_removed),
        .tracker_retried(tracker_retried),
        .counter_index(counter_index),
        .counter_value(counter_value),
        .l2_event_hit(l2_event_hit),
        .l2_event_hit_pending(l2_event_hit_pending),
        .l2_event_miss(l2_event_miss),
        .l2_event_atomic(l2_event_atomic),
        .l2_event_wait(l2_event_wait),
        .l2_event_evict(l2_event_evict),
        .l2_event_write_back(l2_event_write_back),
        .l2_event_fill(l2_event_fill),
        .l2_event_performed(l2_event_performed),
        .l2_event_evict_line(l2_event_evict_line),
        .l2_counter_index(l2_counter_index),
        .l2_counter_value(l2_counter_value),
        .ram_error(ram_error)
    );

    // Names of the testbench's own have a double underscore, which no port has.
    // A word a cycle: whether it is one of reset, then the ports in their order, each value in
    // whole hexadecimal digits. An output that means nothing is unknown (x).
    reg [LINE - 1:0] tb__vectors [0:CYCLES - 1];
    reg [LINE - 1:0] tb__now;
    integer tb__cycle;
    integer tb__compared;
    integer tb__errors;
    integer tb__i;

    task tb__drive;
        begin
            tb__now = tb__vectors[tb__cycle];
            reset = tb__now[LINE - 4];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                active_warps[7 * tb__i +: 7] = tb__now[61664 + 8 * tb__i +: 7];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_valid[1 * tb__i +: 1] = tb__now[61600 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_active[32 * tb__i +: 32] = tb__now[61024 + 32 * tb__i +: 32];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_0[35 * tb__i +: 35] = tb__now[60448 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_1[35 * tb__i +: 35] = tb__now[59872 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_2[35 * tb__i +: 35] = tb__now[59296 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_3[35 * tb__i +: 35] = tb__now[58720 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_4[35 * tb__i +: 35] = tb__now[58144 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_5[35 * tb__i +: 35] = tb__now[57568 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_6[35 * tb__i +: 35] = tb__now[56992 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_7[35 * tb__i +: 35] = tb__now[56416 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_8[35 * tb__i +: 35] = tb__now[55840 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_9[35 * tb__i +: 35] = tb__now[55264 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_10[35 * tb__i +: 35] = tb__now[54688 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_11[35 * tb__i +: 35] = tb__now[54112 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_12[35 * tb__i +: 35] = tb__now[53536 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_13[35 * tb__i +: 35] = tb__now[52960 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_14[35 * tb__i +: 35] = tb__now[52384 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_15[35 * tb__i +: 35] = tb__now[51808 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_16[35 * tb__i +: 35] = tb__now[51232 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_17[35 * tb__i +: 35] = tb__now[50656 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_18[35 * tb__i +: 35] = tb__now[50080 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_19[35 * tb__i +: 35] = tb__now[49504 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_20[35 * tb__i +: 35] = tb__now[48928 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_21[35 * tb__i +: 35] = tb__now[48352 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_22[35 * tb__i +: 35] = tb__now[47776 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_23[35 * tb__i +: 35] = tb__now[47200 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_24[35 * tb__i +: 35] = tb__now[46624 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_25[35 * tb__i +: 35] = tb__now[46048 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_26[35 * tb__i +: 35] = tb__now[45472 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_27[35 * tb__i +: 35] = tb__now[44896 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_28[35 * tb__i +: 35] = tb__now[44320 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_29[35 * tb__i +: 35] = tb__now[43744 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_30[35 * tb__i +: 35] = tb__now[43168 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                warp_sector_31[35 * tb__i +: 35] = tb__now[42592 + 36 * tb__i +: 35];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                ticket_valid[1 * tb__i +: 1] = tb__now[42272 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                ticket_id[8 * tb__i +: 8] = tb__now[42080 + 8 * tb__i +: 8];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                core_request_valid[1 * tb__i +: 1] = tb__now[41056 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                core_request_kind[2 * tb__i +: 2] = tb__now[40928 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                core_request_operation[4 * tb__i +: 4] = tb__now[40864 + 4 * tb__i +: 4];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                core_request_line[33 * tb__i +: 33] = tb__now[40288 + 36 * tb__i +: 33];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                core_request_sectors[4 * tb__i +: 4] = tb__now[40224 + 4 * tb__i +: 4];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                core_request_byte_enable[32 * tb__i +: 32] = tb__now[39712 + 32 * tb__i +: 32];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                core_request_data[256 * tb__i +: 256] = tb__now[35616 + 256 * tb__i +: 256];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                core_request_bypass_l1[1 * tb__i +: 1] = tb__now[35552 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                core_request_id[8 * tb__i +: 8] = tb__now[35424 + 8 * tb__i +: 8];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                core_reply_ready[1 * tb__i +: 1] = tb__now[35040 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                message_ready[1 * tb__i +: 1] = tb__now[30560 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                forward_valid[1 * tb__i +: 1] = tb__now[24928 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                forward_line[33 * tb__i +: 33] = tb__now[24288 + 36 * tb__i +: 33];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                forward_requester[4 * tb__i +: 4] = tb__now[24224 + 4 * tb__i +: 4];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                forward_id[9 * tb__i +: 9] = tb__now[24032 + 12 * tb__i +: 9];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                nack_ready[1 * tb__i +: 1] = tb__now[23904 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                answer_ready[1 * tb__i +: 1] = tb__now[22944 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                down_reply_valid[1 * tb__i +: 1] = tb__now[18336 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                down_reply_id[9 * tb__i +: 9] = tb__now[18080 + 12 * tb__i +: 9];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                down_reply_kind[2 * tb__i +: 2] = tb__now[18016 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                down_reply_sector[2 * tb__i +: 2] = tb__now[17952 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                down_reply_data[256 * tb__i +: 256] = tb__now[13856 + 256 * tb__i +: 256];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                down_reply_last[1 * tb__i +: 1] = tb__now[13792 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                bank_message_valid[1 * tb__i +: 1] = tb__now[13760 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                bank_message_core[4 * tb__i +: 4] = tb__now[13696 + 4 * tb__i +: 4];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                bank_message_kind[2 * tb__i +: 2] = tb__now[13664 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                bank_message_operation[4 * tb__i +: 4] = tb__now[13632 + 4 * tb__i +: 4];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                bank_message_line[30 * tb__i +: 30] = tb__now[13376 + 32 * tb__i +: 30];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                bank_message_sectors[4 * tb__i +: 4] = tb__now[13344 + 4 * tb__i +: 4];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                bank_message_byte_enable[32 * tb__i +: 32] = tb__now[13088 + 32 * tb__i +: 32];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                bank_message_data[256 * tb__i +: 256] = tb__now[11040 + 256 * tb__i +: 256];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                bank_message_id[9 * tb__i +: 9] = tb__now[10944 + 12 * tb__i +: 9];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                bank_forward_ready[1 * tb__i +: 1] = tb__now[10880 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                bank_nack_valid[1 * tb__i +: 1] = tb__now[10432 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                bank_nack_line[30 * tb__i +: 30] = tb__now[10144 + 32 * tb__i +: 30];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                bank_nack_requester[4 * tb__i +: 4] = tb__now[10112 + 4 * tb__i +: 4];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                bank_nack_id[9 * tb__i +: 9] = tb__now[10016 + 12 * tb__i +: 9];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                l2_reply_ready[1 * tb__i +: 1] = tb__now[9952 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                memory_request_ready[1 * tb__i +: 1] = tb__now[7616 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                memory_reply_valid[1 * tb__i +: 1] = tb__now[4864 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                memory_reply_id[7 * tb__i +: 7] = tb__now[4768 + 8 * tb__i +: 7];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                memory_reply_kind[2 * tb__i +: 2] = tb__now[4736 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                memory_reply_sector[1 * tb__i +: 1] = tb__now[4704 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                memory_reply_data[256 * tb__i +: 256] = tb__now[2656 + 256 * tb__i +: 256];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                memory_reply_last[1 * tb__i +: 1] = tb__now[2624 + 4 * tb__i +: 1];
            flush = tb__now[2620 +: 1];
            l2_flush = tb__now[2612 +: 1];
            counter_index = tb__now[1320 +: 4];
            l2_counter_index = tb__now[260 +: 3];
        end
    endtask

    task tb__compare(
        input [8 * 64 - 1:0] name,
        input integer element,
        input [WIDEST - 1:0] seen,
        input [WIDEST - 1:0] expected
    );
        if ((^expected) !== 1'bx) begin
            tb__compared = tb__compared + 1;
            if (seen !== expected) begin
                tb__errors = tb__errors + 1;
                $display("FAIL: cycle %0d: %0s[%0d] is %0h, must be %0h",
                    tb__cycle, name, element, seen, expected);
            end
        end
    endtask

    task tb__check;
        begin
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("warp_ready", tb__i,
                    warp_ready[1 * tb__i +: 1], tb__now[61536 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("decision_valid", tb__i,
                    decision_valid[1 * tb__i +: 1], tb__now[42528 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("decision_unique", tb__i,
                    decision_unique[6 * tb__i +: 6], tb__now[42400 + 8 * tb__i +: 6]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("decision_bypass", tb__i,
                    decision_bypass[1 * tb__i +: 1], tb__now[42336 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("ticket_ready", tb__i,
                    ticket_ready[1 * tb__i +: 1], tb__now[42208 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("line_valid", tb__i,
                    line_valid[1 * tb__i +: 1], tb__now[42016 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("line_address", tb__i,
                    line_address[33 * tb__i +: 33], tb__now[41440 + 36 * tb__i +: 33]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("line_sectors", tb__i,
                    line_sectors[4 * tb__i +: 4], tb__now[41376 + 4 * tb__i +: 4]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("line_last", tb__i,
                    line_last[1 * tb__i +: 1], tb__now[41312 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("line_bypass", tb__i,
                    line_bypass[1 * tb__i +: 1], tb__now[41248 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("line_id", tb__i,
                    line_id[8 * tb__i +: 8], tb__now[41120 + 8 * tb__i +: 8]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("core_request_ready", tb__i,
                    core_request_ready[1 * tb__i +: 1], tb__now[40992 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("core_status_valid", tb__i,
                    core_status_valid[1 * tb__i +: 1], tb__now[35360 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("core_status_id", tb__i,
                    core_status_id[8 * tb__i +: 8], tb__now[35232 + 8 * tb__i +: 8]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("core_status_word", tb__i,
                    core_status_word[3 * tb__i +: 3], tb__now[35168 + 4 * tb__i +: 3]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("core_reply_valid", tb__i,
                    core_reply_valid[1 * tb__i +: 1], tb__now[35104 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("core_reply_id", tb__i,
                    core_reply_id[8 * tb__i +: 8], tb__now[34912 + 8 * tb__i +: 8]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("core_reply_sector", tb__i,
                    core_reply_sector[2 * tb__i +: 2], tb__now[34848 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("core_reply_data", tb__i,
                    core_reply_data[256 * tb__i +: 256], tb__now[30752 + 256 * tb__i +: 256]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("core_reply_last", tb__i,
                    core_reply_last[1 * tb__i +: 1], tb__now[30688 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("message_valid", tb__i,
                    message_valid[1 * tb__i +: 1], tb__now[30624 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("message_kind", tb__i,
                    message_kind[2 * tb__i +: 2], tb__now[30496 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("message_operation", tb__i,
                    message_operation[4 * tb__i +: 4], tb__now[30432 + 4 * tb__i +: 4]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("message_line", tb__i,
                    message_line[33 * tb__i +: 33], tb__now[29856 + 36 * tb__i +: 33]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("message_sectors", tb__i,
                    message_sectors[4 * tb__i +: 4], tb__now[29792 + 4 * tb__i +: 4]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("message_byte_enable", tb__i,
                    message_byte_enable[32 * tb__i +: 32], tb__now[29280 + 32 * tb__i +: 32]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("message_data", tb__i,
                    message_data[256 * tb__i +: 256], tb__now[25184 + 256 * tb__i +: 256]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("message_id", tb__i,
                    message_id[9 * tb__i +: 9], tb__now[24992 + 12 * tb__i +: 9]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("forward_ready", tb__i,
                    forward_ready[1 * tb__i +: 1], tb__now[24864 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("nack_valid", tb__i,
                    nack_valid[1 * tb__i +: 1], tb__now[23968 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("nack_line", tb__i,
                    nack_line[33 * tb__i +: 33], tb__now[23328 + 36 * tb__i +: 33]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("nack_requester", tb__i,
                    nack_requester[4 * tb__i +: 4], tb__now[23264 + 4 * tb__i +: 4]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("nack_id", tb__i,
                    nack_id[9 * tb__i +: 9], tb__now[23072 + 12 * tb__i +: 9]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("answer_valid", tb__i,
                    answer_valid[1 * tb__i +: 1], tb__now[23008 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("answer_source", tb__i,
                    answer_source[4 * tb__i +: 4], tb__now[22880 + 4 * tb__i +: 4]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("answer_id", tb__i,
                    answer_id[9 * tb__i +: 9], tb__now[22688 + 12 * tb__i +: 9]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("answer_kind", tb__i,
                    answer_kind[2 * tb__i +: 2], tb__now[22624 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("answer_sector", tb__i,
                    answer_sector[2 * tb__i +: 2], tb__now[22560 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("answer_data", tb__i,
                    answer_data[256 * tb__i +: 256], tb__now[18464 + 256 * tb__i +: 256]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("answer_last", tb__i,
                    answer_last[1 * tb__i +: 1], tb__now[18400 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("down_reply_ready", tb__i,
                    down_reply_ready[1 * tb__i +: 1], tb__now[18272 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("bank_message_ready", tb__i,
                    bank_message_ready[1 * tb__i +: 1], tb__now[13728 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("bank_forward_valid", tb__i,
                    bank_forward_valid[1 * tb__i +: 1], tb__now[10912 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("bank_forward_core", tb__i,
                    bank_forward_core[4 * tb__i +: 4], tb__now[10848 + 4 * tb__i +: 4]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("bank_forward_line", tb__i,
                    bank_forward_line[30 * tb__i +: 30], tb__now[10592 + 32 * tb__i +: 30]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("bank_forward_requester", tb__i,
                    bank_forward_requester[4 * tb__i +: 4], tb__now[10560 + 4 * tb__i +: 4]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("bank_forward_id", tb__i,
                    bank_forward_id[9 * tb__i +: 9], tb__now[10464 + 12 * tb__i +: 9]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("bank_nack_ready", tb__i,
                    bank_nack_ready[1 * tb__i +: 1], tb__now[10400 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("l2_reply_valid", tb__i,
                    l2_reply_valid[1 * tb__i +: 1], tb__now[9984 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("l2_reply_source", tb__i,
                    l2_reply_source[4 * tb__i +: 4], tb__now[9920 + 4 * tb__i +: 4]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("l2_reply_id", tb__i,
                    l2_reply_id[9 * tb__i +: 9], tb__now[9824 + 12 * tb__i +: 9]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("l2_reply_kind", tb__i,
                    l2_reply_kind[2 * tb__i +: 2], tb__now[9792 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("l2_reply_sector", tb__i,
                    l2_reply_sector[2 * tb__i +: 2], tb__now[9760 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("l2_reply_data", tb__i,
                    l2_reply_data[256 * tb__i +: 256], tb__now[7712 + 256 * tb__i +: 256]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("l2_reply_last", tb__i,
                    l2_reply_last[1 * tb__i +: 1], tb__now[7680 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("memory_request_valid", tb__i,
                    memory_request_valid[1 * tb__i +: 1], tb__now[7648 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("memory_request_kind", tb__i,
                    memory_request_kind[2 * tb__i +: 2], tb__now[7584 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("memory_request_operation", tb__i,
                    memory_request_operation[4 * tb__i +: 4], tb__now[7552 + 4 * tb__i +: 4]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("memory_request_line", tb__i,
                    memory_request_line[32 * tb__i +: 32], tb__now[7296 + 32 * tb__i +: 32]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("memory_request_sectors", tb__i,
                    memory_request_sectors[1 * tb__i +: 1], tb__now[7264 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("memory_request_byte_enable", tb__i,
                    memory_request_byte_enable[32 * tb__i +: 32], tb__now[7008 + 32 * tb__i +: 32]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("memory_request_data", tb__i,
                    memory_request_data[256 * tb__i +: 256], tb__now[4960 + 256 * tb__i +: 256]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("memory_request_id", tb__i,
                    memory_request_id[7 * tb__i +: 7], tb__now[4896 + 8 * tb__i +: 7]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("memory_reply_ready", tb__i,
                    memory_reply_ready[1 * tb__i +: 1], tb__now[4832 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("flushed", tb__i,
                    flushed, tb__now[2616 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("l2_flushed", tb__i,
                    l2_flushed, tb__now[2608 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("idle", tb__i,
                    idle, tb__now[2604 +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("event_hit", tb__i,
                    event_hit[1 * tb__i +: 1], tb__now[2540 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("event_hit_pending", tb__i,
                    event_hit_pending[1 * tb__i +: 1], tb__now[2476 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("event_miss", tb__i,
                    event_miss[1 * tb__i +: 1], tb__now[2412 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("event_bypass", tb__i,
                    event_bypass[1 * tb__i +: 1], tb__now[2348 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("event_reservation_fail", tb__i,
                    event_reservation_fail[1 * tb__i +: 1], tb__now[2284 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("event_evict", tb__i,
                    event_evict[1 * tb__i +: 1], tb__now[2220 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("event_fill", tb__i,
                    event_fill[1 * tb__i +: 1], tb__now[2156 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("event_evict_line", tb__i,
                    event_evict_line[33 * tb__i +: 33], tb__now[1580 + 36 * tb__i +: 33]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("tracker_answered", tb__i,
                    tracker_answered[1 * tb__i +: 1], tb__now[1516 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("tracker_nacked", tb__i,
                    tracker_nacked[1 * tb__i +: 1], tb__now[1452 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("tracker_removed", tb__i,
                    tracker_removed[1 * tb__i +: 1], tb__now[1388 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("tracker_retried", tb__i,
                    tracker_retried[1 * tb__i +: 1], tb__now[1324 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("counter_value", tb__i,
                    counter_value[32 * tb__i +: 32], tb__now[808 + 32 * tb__i +: 32]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("l2_event_hit", tb__i,
                    l2_event_hit[1 * tb__i +: 1], tb__now[776 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("l2_event_hit_pending", tb__i,
                    l2_event_hit_pending[1 * tb__i +: 1], tb__now[744 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("l2_event_miss", tb__i,
                    l2_event_miss[1 * tb__i +: 1], tb__now[712 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("l2_event_atomic", tb__i,
                    l2_event_atomic[1 * tb__i +: 1], tb__now[680 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("l2_event_wait", tb__i,
                    l2_event_wait[1 * tb__i +: 1], tb__now[648 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("l2_event_evict", tb__i,
                    l2_event_evict[1 * tb__i +: 1], tb__now[616 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("l2_event_write_back", tb__i,
                    l2_event_write_back[1 * tb__i +: 1], tb__now[584 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("l2_event_fill", tb__i,
                    l2_event_fill[1 * tb__i +: 1], tb__now[552 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("l2_event_performed", tb__i,
                    l2_event_performed[1 * tb__i +: 1], tb__now[520 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("l2_event_evict_line", tb__i,
                    l2_event_evict_line[32 * tb__i +: 32], tb__now[264 + 32 * tb__i +: 32]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("l2_counter_value", tb__i,
                    l2_counter_value[32 * tb__i +: 32], tb__now[4 + 32 * tb__i +: 32]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("ram_error", tb__i,
                    ram_error, tb__now[0 +: 1]);
        end
    endtask

    // Pseudo-random bits: a xorshift generator.
    reg [63:0] tb__state;
    task tb__stir;
        begin
            tb__state = tb__state ^ (tb__state << 13);
            tb__state = tb__state ^ (tb__state >> 7);
            tb__state = tb__state ^ (tb__state << 17);
        end
    endtask

    initial clock = 1'b0;
    always #5 clock = !clock;

    initial begin
        tb__compared = 0;
        tb__errors = 0;
        tb__state = 64'h9e3779b97f4a7c15;
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[0].u_nodes.u_scatter.u_coalescer.u_lines.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[0].u_nodes.u_scatter.u_coalescer.u_counts.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[0].u_nodes.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[0].u_nodes.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[0].u_nodes.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[0].u_nodes.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[0].u_nodes.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[0].u_nodes.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 2048; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[0].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[0].u_nodes.u_messages.u_victims.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[0].u_nodes.u_forwards.u_reader.u_beats.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[1].u_nodes.u_scatter.u_coalescer.u_lines.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[1].u_nodes.u_scatter.u_coalescer.u_counts.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[1].u_nodes.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[1].u_nodes.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[1].u_nodes.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[1].u_nodes.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[1].u_nodes.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[1].u_nodes.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 2048; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[1].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[1].u_nodes.u_messages.u_victims.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[1].u_nodes.u_forwards.u_reader.u_beats.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[2].u_nodes.u_scatter.u_coalescer.u_lines.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[2].u_nodes.u_scatter.u_coalescer.u_counts.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[2].u_nodes.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[2].u_nodes.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[2].u_nodes.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[2].u_nodes.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[2].u_nodes.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[2].u_nodes.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 2048; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[2].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[2].u_nodes.u_messages.u_victims.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[2].u_nodes.u_forwards.u_reader.u_beats.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[3].u_nodes.u_scatter.u_coalescer.u_lines.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[3].u_nodes.u_scatter.u_coalescer.u_counts.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[3].u_nodes.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[3].u_nodes.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[3].u_nodes.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[3].u_nodes.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[3].u_nodes.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[3].u_nodes.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 2048; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[3].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[3].u_nodes.u_messages.u_victims.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[3].u_nodes.u_forwards.u_reader.u_beats.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[4].u_nodes.u_scatter.u_coalescer.u_lines.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[4].u_nodes.u_scatter.u_coalescer.u_counts.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[4].u_nodes.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[4].u_nodes.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[4].u_nodes.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[4].u_nodes.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[4].u_nodes.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[4].u_nodes.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 2048; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[4].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[4].u_nodes.u_messages.u_victims.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[4].u_nodes.u_forwards.u_reader.u_beats.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[5].u_nodes.u_scatter.u_coalescer.u_lines.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[5].u_nodes.u_scatter.u_coalescer.u_counts.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[5].u_nodes.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[5].u_nodes.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[5].u_nodes.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[5].u_nodes.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[5].u_nodes.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[5].u_nodes.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 2048; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[5].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[5].u_nodes.u_messages.u_victims.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[5].u_nodes.u_forwards.u_reader.u_beats.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[6].u_nodes.u_scatter.u_coalescer.u_lines.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[6].u_nodes.u_scatter.u_coalescer.u_counts.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[6].u_nodes.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[6].u_nodes.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[6].u_nodes.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[6].u_nodes.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[6].u_nodes.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[6].u_nodes.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 2048; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[6].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[6].u_nodes.u_messages.u_victims.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[6].u_nodes.u_forwards.u_reader.u_beats.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[7].u_nodes.u_scatter.u_coalescer.u_lines.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[7].u_nodes.u_scatter.u_coalescer.u_counts.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[7].u_nodes.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[7].u_nodes.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[7].u_nodes.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[7].u_nodes.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[7].u_nodes.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[7].u_nodes.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 2048; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[7].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[7].u_nodes.u_messages.u_victims.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[7].u_nodes.u_forwards.u_reader.u_beats.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[8].u_nodes.u_scatter.u_coalescer.u_lines.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[8].u_nodes.u_scatter.u_coalescer.u_counts.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[8].u_nodes.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[8].u_nodes.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[8].u_nodes.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[8].u_nodes.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[8].u_nodes.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[8].u_nodes.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 2048; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[8].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[8].u_nodes.u_messages.u_victims.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[8].u_nodes.u_forwards.u_reader.u_beats.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[9].u_nodes.u_scatter.u_coalescer.u_lines.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[9].u_nodes.u_scatter.u_coalescer.u_counts.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[9].u_nodes.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[9].u_nodes.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[9].u_nodes.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[9].u_nodes.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[9].u_nodes.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[9].u_nodes.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 2048; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[9].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[9].u_nodes.u_messages.u_victims.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[9].u_nodes.u_forwards.u_reader.u_beats.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[10].u_nodes.u_scatter.u_coalescer.u_lines.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[10].u_nodes.u_scatter.u_coalescer.u_counts.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[10].u_nodes.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[10].u_nodes.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[10].u_nodes.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[10].u_nodes.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[10].u_nodes.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[10].u_nodes.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 2048; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[10].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[10].u_nodes.u_messages.u_victims.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[10].u_nodes.u_forwards.u_reader.u_beats.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[11].u_nodes.u_scatter.u_coalescer.u_lines.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[11].u_nodes.u_scatter.u_coalescer.u_counts.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[11].u_nodes.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[11].u_nodes.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[11].u_nodes.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[11].u_nodes.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[11].u_nodes.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[11].u_nodes.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 2048; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[11].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[11].u_nodes.u_messages.u_victims.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[11].u_nodes.u_forwards.u_reader.u_beats.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[12].u_nodes.u_scatter.u_coalescer.u_lines.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[12].u_nodes.u_scatter.u_coalescer.u_counts.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[12].u_nodes.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[12].u_nodes.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[12].u_nodes.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[12].u_nodes.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[12].u_nodes.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[12].u_nodes.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 2048; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[12].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[12].u_nodes.u_messages.u_victims.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[12].u_nodes.u_forwards.u_reader.u_beats.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[13].u_nodes.u_scatter.u_coalescer.u_lines.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[13].u_nodes.u_scatter.u_coalescer.u_counts.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[13].u_nodes.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[13].u_nodes.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[13].u_nodes.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[13].u_nodes.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[13].u_nodes.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[13].u_nodes.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 2048; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[13].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[13].u_nodes.u_messages.u_victims.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[13].u_nodes.u_forwards.u_reader.u_beats.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[14].u_nodes.u_scatter.u_coalescer.u_lines.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[14].u_nodes.u_scatter.u_coalescer.u_counts.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[14].u_nodes.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[14].u_nodes.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[14].u_nodes.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[14].u_nodes.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[14].u_nodes.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[14].u_nodes.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 2048; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[14].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[14].u_nodes.u_messages.u_victims.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[14].u_nodes.u_forwards.u_reader.u_beats.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[15].u_nodes.u_scatter.u_coalescer.u_lines.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[15].u_nodes.u_scatter.u_coalescer.u_counts.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[15].u_nodes.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[15].u_nodes.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[15].u_nodes.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[15].u_nodes.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[15].u_nodes.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[15].u_nodes.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 2048; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[15].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[15].u_nodes.u_messages.u_victims.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[15].u_nodes.u_forwards.u_reader.u_beats.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[0].u_banks.u_bank.u_tracker.u_table.ways[0].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[0].u_banks.u_bank.u_tracker.u_table.ways[1].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[0].u_banks.u_bank.u_tracker.u_table.ways[2].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[0].u_banks.u_bank.u_tracker.u_table.ways[3].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[0].u_banks.u_bank.u_tracker.u_table.ways[4].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[0].u_banks.u_bank.u_tracker.u_table.ways[5].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[0].u_banks.u_bank.u_tracker.u_table.ways[6].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[0].u_banks.u_bank.u_tracker.u_table.ways[7].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[0].u_banks.u_bank.u_tracker.u_table.u_set_states.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[0].u_banks.u_bank.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[1].u_banks.u_bank.u_tracker.u_table.ways[0].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[1].u_banks.u_bank.u_tracker.u_table.ways[1].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[1].u_banks.u_bank.u_tracker.u_table.ways[2].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[1].u_banks.u_bank.u_tracker.u_table.ways[3].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[1].u_banks.u_bank.u_tracker.u_table.ways[4].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[1].u_banks.u_bank.u_tracker.u_table.ways[5].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[1].u_banks.u_bank.u_tracker.u_table.ways[6].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[1].u_banks.u_bank.u_tracker.u_table.ways[7].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[1].u_banks.u_bank.u_tracker.u_table.u_set_states.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[1].u_banks.u_bank.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[2].u_banks.u_bank.u_tracker.u_table.ways[0].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[2].u_banks.u_bank.u_tracker.u_table.ways[1].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[2].u_banks.u_bank.u_tracker.u_table.ways[2].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[2].u_banks.u_bank.u_tracker.u_table.ways[3].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[2].u_banks.u_bank.u_tracker.u_table.ways[4].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[2].u_banks.u_bank.u_tracker.u_table.ways[5].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[2].u_banks.u_bank.u_tracker.u_table.ways[6].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[2].u_banks.u_bank.u_tracker.u_table.ways[7].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[2].u_banks.u_bank.u_tracker.u_table.u_set_states.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[2].u_banks.u_bank.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[3].u_banks.u_bank.u_tracker.u_table.ways[0].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[3].u_banks.u_bank.u_tracker.u_table.ways[1].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[3].u_banks.u_bank.u_tracker.u_table.ways[2].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[3].u_banks.u_bank.u_tracker.u_table.ways[3].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[3].u_banks.u_bank.u_tracker.u_table.ways[4].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[3].u_banks.u_bank.u_tracker.u_table.ways[5].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[3].u_banks.u_bank.u_tracker.u_table.ways[6].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[3].u_banks.u_bank.u_tracker.u_table.ways[7].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[3].u_banks.u_bank.u_tracker.u_table.u_set_states.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[3].u_banks.u_bank.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[4].u_banks.u_bank.u_tracker.u_table.ways[0].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[4].u_banks.u_bank.u_tracker.u_table.ways[1].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[4].u_banks.u_bank.u_tracker.u_table.ways[2].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[4].u_banks.u_bank.u_tracker.u_table.ways[3].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[4].u_banks.u_bank.u_tracker.u_table.ways[4].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[4].u_banks.u_bank.u_tracker.u_table.ways[5].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[4].u_banks.u_bank.u_tracker.u_table.ways[6].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[4].u_banks.u_bank.u_tracker.u_table.ways[7].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[4].u_banks.u_bank.u_tracker.u_table.u_set_states.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[4].u_banks.u_bank.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[5].u_banks.u_bank.u_tracker.u_table.ways[0].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[5].u_banks.u_bank.u_tracker.u_table.ways[1].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[5].u_banks.u_bank.u_tracker.u_table.ways[2].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[5].u_banks.u_bank.u_tracker.u_table.ways[3].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[5].u_banks.u_bank.u_tracker.u_table.ways[4].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[5].u_banks.u_bank.u_tracker.u_table.ways[5].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[5].u_banks.u_bank.u_tracker.u_table.ways[6].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[5].u_banks.u_bank.u_tracker.u_table.ways[7].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[5].u_banks.u_bank.u_tracker.u_table.u_set_states.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[5].u_banks.u_bank.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[6].u_banks.u_bank.u_tracker.u_table.ways[0].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[6].u_banks.u_bank.u_tracker.u_table.ways[1].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[6].u_banks.u_bank.u_tracker.u_table.ways[2].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[6].u_banks.u_bank.u_tracker.u_table.ways[3].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[6].u_banks.u_bank.u_tracker.u_table.ways[4].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[6].u_banks.u_bank.u_tracker.u_table.ways[5].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[6].u_banks.u_bank.u_tracker.u_table.ways[6].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[6].u_banks.u_bank.u_tracker.u_table.ways[7].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[6].u_banks.u_bank.u_tracker.u_table.u_set_states.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[6].u_banks.u_bank.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[7].u_banks.u_bank.u_tracker.u_table.ways[0].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[7].u_banks.u_bank.u_tracker.u_table.ways[1].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[7].u_banks.u_bank.u_tracker.u_table.ways[2].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[7].u_banks.u_bank.u_tracker.u_table.ways[3].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[7].u_banks.u_bank.u_tracker.u_table.ways[4].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[7].u_banks.u_bank.u_tracker.u_table.ways[5].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[7].u_banks.u_bank.u_tracker.u_table.ways[6].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[7].u_banks.u_bank.u_tracker.u_table.ways[7].u_ways.u_entries.
                u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[7].u_banks.u_bank.u_tracker.u_table.u_set_states.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.banks[7].u_banks.u_bank.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_buffer.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_cache.u_lines.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_cache.u_lines.ways[0].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_cache.u_lines.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_cache.u_lines.ways[1].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_cache.u_lines.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_cache.u_lines.ways[2].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_cache.u_lines.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_cache.u_lines.ways[3].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_cache.u_lines.ways[4].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_cache.u_lines.ways[4].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_cache.u_lines.ways[5].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_cache.u_lines.ways[5].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_cache.u_lines.ways[6].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_cache.u_lines.ways[6].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_cache.u_lines.ways[7].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_cache.u_lines.ways[7].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_cache.u_recency.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4096; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_cache.u_array.u_bytes.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4096; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_cache.u_array.u_masks.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_cache.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_cache.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_cache.u_atomics.u_answered.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_cache.u_atomics.u_answers.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_cache.u_atomics.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_cache.u_downwards.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[0].u_l2_banks.u_cache.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_buffer.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_cache.u_lines.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_cache.u_lines.ways[0].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_cache.u_lines.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_cache.u_lines.ways[1].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_cache.u_lines.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_cache.u_lines.ways[2].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_cache.u_lines.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_cache.u_lines.ways[3].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_cache.u_lines.ways[4].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_cache.u_lines.ways[4].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_cache.u_lines.ways[5].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_cache.u_lines.ways[5].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_cache.u_lines.ways[6].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_cache.u_lines.ways[6].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_cache.u_lines.ways[7].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_cache.u_lines.ways[7].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_cache.u_recency.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4096; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_cache.u_array.u_bytes.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4096; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_cache.u_array.u_masks.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_cache.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_cache.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_cache.u_atomics.u_answered.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_cache.u_atomics.u_answers.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_cache.u_atomics.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_cache.u_downwards.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[1].u_l2_banks.u_cache.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_buffer.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_cache.u_lines.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_cache.u_lines.ways[0].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_cache.u_lines.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_cache.u_lines.ways[1].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_cache.u_lines.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_cache.u_lines.ways[2].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_cache.u_lines.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_cache.u_lines.ways[3].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_cache.u_lines.ways[4].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_cache.u_lines.ways[4].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_cache.u_lines.ways[5].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_cache.u_lines.ways[5].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_cache.u_lines.ways[6].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_cache.u_lines.ways[6].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_cache.u_lines.ways[7].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_cache.u_lines.ways[7].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_cache.u_recency.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4096; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_cache.u_array.u_bytes.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4096; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_cache.u_array.u_masks.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_cache.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_cache.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_cache.u_atomics.u_answered.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_cache.u_atomics.u_answers.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_cache.u_atomics.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_cache.u_downwards.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[2].u_l2_banks.u_cache.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_buffer.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_cache.u_lines.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_cache.u_lines.ways[0].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_cache.u_lines.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_cache.u_lines.ways[1].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_cache.u_lines.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_cache.u_lines.ways[2].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_cache.u_lines.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_cache.u_lines.ways[3].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_cache.u_lines.ways[4].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_cache.u_lines.ways[4].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_cache.u_lines.ways[5].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_cache.u_lines.ways[5].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_cache.u_lines.ways[6].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_cache.u_lines.ways[6].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_cache.u_lines.ways[7].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_cache.u_lines.ways[7].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_cache.u_recency.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4096; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_cache.u_array.u_bytes.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4096; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_cache.u_array.u_masks.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_cache.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_cache.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_cache.u_atomics.u_answered.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_cache.u_atomics.u_answers.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_cache.u_atomics.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_cache.u_downwards.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[3].u_l2_banks.u_cache.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_buffer.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_cache.u_lines.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_cache.u_lines.ways[0].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_cache.u_lines.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_cache.u_lines.ways[1].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_cache.u_lines.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_cache.u_lines.ways[2].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_cache.u_lines.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_cache.u_lines.ways[3].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_cache.u_lines.ways[4].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_cache.u_lines.ways[4].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_cache.u_lines.ways[5].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_cache.u_lines.ways[5].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_cache.u_lines.ways[6].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_cache.u_lines.ways[6].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_cache.u_lines.ways[7].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_cache.u_lines.ways[7].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_cache.u_recency.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4096; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_cache.u_array.u_bytes.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4096; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_cache.u_array.u_masks.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_cache.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_cache.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_cache.u_atomics.u_answered.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_cache.u_atomics.u_answers.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_cache.u_atomics.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_cache.u_downwards.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[4].u_l2_banks.u_cache.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_buffer.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_cache.u_lines.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_cache.u_lines.ways[0].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_cache.u_lines.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_cache.u_lines.ways[1].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_cache.u_lines.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_cache.u_lines.ways[2].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_cache.u_lines.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_cache.u_lines.ways[3].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_cache.u_lines.ways[4].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_cache.u_lines.ways[4].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_cache.u_lines.ways[5].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_cache.u_lines.ways[5].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_cache.u_lines.ways[6].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_cache.u_lines.ways[6].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_cache.u_lines.ways[7].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_cache.u_lines.ways[7].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_cache.u_recency.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4096; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_cache.u_array.u_bytes.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4096; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_cache.u_array.u_masks.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_cache.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_cache.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_cache.u_atomics.u_answered.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_cache.u_atomics.u_answers.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_cache.u_atomics.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_cache.u_downwards.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[5].u_l2_banks.u_cache.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_buffer.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_cache.u_lines.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_cache.u_lines.ways[0].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_cache.u_lines.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_cache.u_lines.ways[1].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_cache.u_lines.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_cache.u_lines.ways[2].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_cache.u_lines.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_cache.u_lines.ways[3].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_cache.u_lines.ways[4].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_cache.u_lines.ways[4].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_cache.u_lines.ways[5].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_cache.u_lines.ways[5].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_cache.u_lines.ways[6].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_cache.u_lines.ways[6].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_cache.u_lines.ways[7].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_cache.u_lines.ways[7].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_cache.u_recency.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4096; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_cache.u_array.u_bytes.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4096; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_cache.u_array.u_masks.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_cache.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_cache.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_cache.u_atomics.u_answered.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_cache.u_atomics.u_answers.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_cache.u_atomics.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_cache.u_downwards.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[6].u_l2_banks.u_cache.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_buffer.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_cache.u_lines.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_cache.u_lines.ways[0].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_cache.u_lines.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_cache.u_lines.ways[1].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_cache.u_lines.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_cache.u_lines.ways[2].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_cache.u_lines.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_cache.u_lines.ways[3].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_cache.u_lines.ways[4].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_cache.u_lines.ways[4].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_cache.u_lines.ways[5].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_cache.u_lines.ways[5].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_cache.u_lines.ways[6].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_cache.u_lines.ways[6].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_cache.u_lines.ways[7].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_cache.u_lines.ways[7].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_cache.u_recency.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4096; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_cache.u_array.u_bytes.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4096; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_cache.u_array.u_masks.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_cache.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_cache.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_cache.u_atomics.u_answered.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_cache.u_atomics.u_answers.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_cache.u_atomics.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_cache.u_downwards.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.l2_banks[7].u_l2_banks.u_cache.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: tracker_cluster: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: tracker_cluster: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: tracker_cluster: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
