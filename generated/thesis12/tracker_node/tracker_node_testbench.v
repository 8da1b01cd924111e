// warpcache 0.1.0: tracker_node of design thesis12
// Testbench of tracker_node: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// tracker_node_vectors.hex, which the simulator looks for where it is started.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module tracker_node_testbench;
    parameter VECTORS = "tracker_node_vectors.hex";
    localparam CYCLES = 4096;
    localparam LINE = 4 * 783;
    localparam WIDEST = 256;

    reg clock;
    reg reset;
    reg [6:0] active_warps;
    reg warp_valid;
    wire warp_ready;
    reg [31:0] warp_active;
    reg [1119:0] warp_sector;
    wire decision_valid;
    wire [5:0] decision_unique;
    wire decision_bypass;
    reg ticket_valid;
    wire ticket_ready;
    reg [7:0] ticket_id;
    wire line_valid;
    wire [32:0] line_address;
    wire [3:0] line_sectors;
    wire line_last;
    wire line_bypass;
    wire [7:0] line_id;
    reg core_request_valid;
    wire core_request_ready;
    reg [1:0] core_request_kind;
    reg [3:0] core_request_operation;
    reg [32:0] core_request_line;
    reg [3:0] core_request_sectors;
    reg [31:0] core_request_byte_enable;
    reg [255:0] core_request_data;
    reg core_request_bypass_l1;
    reg [7:0] core_request_id;
    wire core_status_valid;
    wire [7:0] core_status_id;
    wire [2:0] core_status_word;
    wire core_reply_valid;
    reg core_reply_ready;
    wire [7:0] core_reply_id;
    wire [1:0] core_reply_sector;
    wire [255:0] core_reply_data;
    wire core_reply_last;
    wire message_valid;
    reg message_ready;
    wire [1:0] message_kind;
    wire [3:0] message_operation;
    wire [32:0] message_line;
    wire [3:0] message_sectors;
    wire [31:0] message_byte_enable;
    wire [255:0] message_data;
    wire [8:0] message_id;
    reg down_reply_valid;
    wire down_reply_ready;
    reg [8:0] down_reply_id;
    reg [1:0] down_reply_kind;
    reg [1:0] down_reply_sector;
    reg [255:0] down_reply_data;
    reg down_reply_last;
    reg forward_valid;
    wire forward_ready;
    reg [32:0] forward_line;
    reg [3:0] forward_requester;
    reg [8:0] forward_id;
    wire answer_valid;
    reg answer_ready;
    wire [3:0] answer_source;
    wire [8:0] answer_id;
    wire [1:0] answer_kind;
    wire [1:0] answer_sector;
    wire [255:0] answer_data;
    wire answer_last;
    wire nack_valid;
    reg nack_ready;
    wire [32:0] nack_line;
    wire [3:0] nack_requester;
    wire [8:0] nack_id;
    reg flush;
    wire flushed;
    wire event_hit;
    wire event_hit_pending;
    wire event_miss;
    wire event_bypass;
    wire event_reservation_fail;
    wire event_evict;
    wire event_fill;
    wire [32:0] evict_line;
    wire tracker_answered;
    wire tracker_nacked;
    wire tracker_removed;
    wire tracker_retried;
    reg [3:0] counter_index;
    wire [31:0] counter_value;
    wire ram_error;

    tracker_node tb__dut (
        .clock(clock),
        .reset(reset),
        .active_warps(active_warps),
        .warp_valid(warp_valid),
        .warp_ready(warp_ready),
        .warp_active(warp_active),
        .warp_sector(warp_sector),
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
        .down_reply_valid(down_reply_valid),
        .down_reply_ready(down_reply_ready),
        .down_reply_id(down_reply_id),
        .down_reply_kind(down_reply_kind),
        .down_reply_sector(down_reply_sector),
        .down_reply_data(down_reply_data),
        .down_reply_last(down_reply_last),
        .forward_valid(forward_valid),
        .forward_ready(forward_ready),
        .forward_line(forward_line),
        .forward_requester(forward_requester),
        .forward_id(forward_id),
        .answer_valid(answer_valid),
        .answer_ready(answer_ready),
        .answer_source(answer_source),
        .answer_id(answer_id),
        .answer_kind(answer_kind),
        .answer_sector(answer_sector),
        .answer_data(answer_data),
        .answer_last(answer_last),
        .nack_valid(nack_valid),
        .nack_ready(nack_ready),
        .nack_line(nack_line),
        .nack_requester(nack_requester),
        .nack_id(nack_id),
        .flush(flush),
        .flushed(flushed),
        .event_hit(event_hit),
        .event_hit_pending(event_hit_pending),
        .event_miss(event_miss),
        .event_bypass(event_bypass),
        .event_reservation_fail(event_reservation_fail),
        .event_evict(event_evict),
        .event_fill(event_fill),
        .evict_line(evict_line),
        .tracker_answered(tracker_answered),
        .tracker_nacked(tracker_nacked),
        .tracker_removed(tracker_removed),
        .tracker_retried(tracker_retried),
        .counter_index(counter_index),
        .counter_value(counter_value),
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
            active_warps = tb__now[3120 +: 7];
            warp_valid = tb__now[3116 +: 1];
            warp_active = tb__now[3080 +: 32];
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                warp_sector[35 * tb__i +: 35] = tb__now[1928 + 36 * tb__i +: 35];
            ticket_valid = tb__now[1908 +: 1];
            ticket_id = tb__now[1896 +: 8];
            core_request_valid = tb__now[1832 +: 1];
            core_request_kind = tb__now[1824 +: 2];
            core_request_operation = tb__now[1820 +: 4];
            core_request_line = tb__now[1784 +: 33];
            core_request_sectors = tb__now[1780 +: 4];
            core_request_byte_enable = tb__now[1748 +: 32];
            core_request_data = tb__now[1492 +: 256];
            core_request_bypass_l1 = tb__now[1488 +: 1];
            core_request_id = tb__now[1480 +: 8];
            core_reply_ready = tb__now[1456 +: 1];
            message_ready = tb__now[1176 +: 1];
            down_reply_valid = tb__now[824 +: 1];
            down_reply_id = tb__now[808 +: 9];
            down_reply_kind = tb__now[804 +: 2];
            down_reply_sector = tb__now[800 +: 2];
            down_reply_data = tb__now[544 +: 256];
            down_reply_last = tb__now[540 +: 1];
            forward_valid = tb__now[536 +: 1];
            forward_line = tb__now[496 +: 33];
            forward_requester = tb__now[492 +: 4];
            forward_id = tb__now[480 +: 9];
            answer_ready = tb__now[472 +: 1];
            nack_ready = tb__now[180 +: 1];
            flush = tb__now[124 +: 1];
            counter_index = tb__now[36 +: 4];
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
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("warp_ready", tb__i,
                    warp_ready, tb__now[3112 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("decision_valid", tb__i,
                    decision_valid, tb__now[1924 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("decision_unique", tb__i,
                    decision_unique, tb__now[1916 +: 6]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("decision_bypass", tb__i,
                    decision_bypass, tb__now[1912 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("ticket_ready", tb__i,
                    ticket_ready, tb__now[1904 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("line_valid", tb__i,
                    line_valid, tb__now[1892 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("line_address", tb__i,
                    line_address, tb__now[1856 +: 33]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("line_sectors", tb__i,
                    line_sectors, tb__now[1852 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("line_last", tb__i,
                    line_last, tb__now[1848 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("line_bypass", tb__i,
                    line_bypass, tb__now[1844 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("line_id", tb__i,
                    line_id, tb__now[1836 +: 8]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_request_ready", tb__i,
                    core_request_ready, tb__now[1828 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_status_valid", tb__i,
                    core_status_valid, tb__now[1476 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_status_id", tb__i,
                    core_status_id, tb__now[1468 +: 8]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_status_word", tb__i,
                    core_status_word, tb__now[1464 +: 3]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_reply_valid", tb__i,
                    core_reply_valid, tb__now[1460 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_reply_id", tb__i,
                    core_reply_id, tb__now[1448 +: 8]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_reply_sector", tb__i,
                    core_reply_sector, tb__now[1444 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_reply_data", tb__i,
                    core_reply_data, tb__now[1188 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_reply_last", tb__i,
                    core_reply_last, tb__now[1184 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("message_valid", tb__i,
                    message_valid, tb__now[1180 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("message_kind", tb__i,
                    message_kind, tb__now[1172 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("message_operation", tb__i,
                    message_operation, tb__now[1168 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("message_line", tb__i,
                    message_line, tb__now[1132 +: 33]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("message_sectors", tb__i,
                    message_sectors, tb__now[1128 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("message_byte_enable", tb__i,
                    message_byte_enable, tb__now[1096 +: 32]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("message_data", tb__i,
                    message_data, tb__now[840 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("message_id", tb__i,
                    message_id, tb__now[828 +: 9]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_reply_ready", tb__i,
                    down_reply_ready, tb__now[820 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("forward_ready", tb__i,
                    forward_ready, tb__now[532 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_valid", tb__i,
                    answer_valid, tb__now[476 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_source", tb__i,
                    answer_source, tb__now[468 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_id", tb__i,
                    answer_id, tb__now[456 +: 9]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_kind", tb__i,
                    answer_kind, tb__now[452 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_sector", tb__i,
                    answer_sector, tb__now[448 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_data", tb__i,
                    answer_data, tb__now[192 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_last", tb__i,
                    answer_last, tb__now[188 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("nack_valid", tb__i,
                    nack_valid, tb__now[184 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("nack_line", tb__i,
                    nack_line, tb__now[144 +: 33]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("nack_requester", tb__i,
                    nack_requester, tb__now[140 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("nack_id", tb__i,
                    nack_id, tb__now[128 +: 9]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("flushed", tb__i,
                    flushed, tb__now[120 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_hit", tb__i,
                    event_hit, tb__now[116 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_hit_pending", tb__i,
                    event_hit_pending, tb__now[112 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_miss", tb__i,
                    event_miss, tb__now[108 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_bypass", tb__i,
                    event_bypass, tb__now[104 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_reservation_fail", tb__i,
                    event_reservation_fail, tb__now[100 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_evict", tb__i,
                    event_evict, tb__now[96 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_fill", tb__i,
                    event_fill, tb__now[92 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("evict_line", tb__i,
                    evict_line, tb__now[56 +: 33]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("tracker_answered", tb__i,
                    tracker_answered, tb__now[52 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("tracker_nacked", tb__i,
                    tracker_nacked, tb__now[48 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("tracker_removed", tb__i,
                    tracker_removed, tb__now[44 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("tracker_retried", tb__i,
                    tracker_retried, tb__now[40 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("counter_value", tb__i,
                    counter_value, tb__now[4 +: 32]);
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
            tb__dut.u_scatter.u_coalescer.u_lines.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_scatter.u_coalescer.u_counts.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 2048; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_messages.u_victims.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_forwards.u_reader.u_beats.u_words.words[tb__i]
                = {5{tb__state}};
        end
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: tracker_node: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: tracker_node: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: tracker_node: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
