// warpcache 0.1.0: ccn_cluster of design taco16
// Testbench of ccn_cluster: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// ccn_cluster_vectors.hex, which the simulator looks for where it is started.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module ccn_cluster_testbench;
    parameter VECTORS = "ccn_cluster_vectors.hex";
    localparam CYCLES = 1768;
    localparam LINE = 4 * 5105;
    localparam WIDEST = 256;

    reg clock;
    reg reset;
    reg [14:0] core_request_valid;
    wire [14:0] core_request_ready;
    reg [29:0] core_request_kind;
    reg [59:0] core_request_operation;
    reg [494:0] core_request_line;
    reg [59:0] core_request_sectors;
    reg [479:0] core_request_byte_enable;
    reg [3839:0] core_request_data;
    reg [14:0] core_request_bypass_l1;
    reg [119:0] core_request_id;
    wire [14:0] core_status_valid;
    wire [119:0] core_status_id;
    wire [44:0] core_status_word;
    wire [14:0] core_reply_valid;
    reg [14:0] core_reply_ready;
    wire [119:0] core_reply_id;
    wire [29:0] core_reply_sector;
    wire [3839:0] core_reply_data;
    wire [14:0] core_reply_last;
    wire [11:0] down_request_valid;
    reg [11:0] down_request_ready;
    wire [23:0] down_request_kind;
    wire [47:0] down_request_operation;
    wire [395:0] down_request_line;
    wire [47:0] down_request_sectors;
    wire [383:0] down_request_byte_enable;
    wire [3071:0] down_request_data;
    wire [95:0] down_request_source;
    wire [107:0] down_request_id;
    reg [11:0] down_reply_valid;
    wire [11:0] down_reply_ready;
    reg [107:0] down_reply_id;
    reg [23:0] down_reply_kind;
    reg [23:0] down_reply_sector;
    reg [3071:0] down_reply_data;
    reg [11:0] down_reply_last;
    reg [95:0] reply_core;
    reg [59:0] retired;
    reg flush;
    wire flushed;
    wire [29:0] throttle_phase;
    wire [359:0] throttle_n_total;
    wire [359:0] throttle_n_hits;
    wire [14:0] event_hit;
    wire [14:0] event_hit_pending;
    wire [14:0] event_miss;
    wire [14:0] event_bypass;
    wire [14:0] event_reservation_fail;
    wire [14:0] event_evict;
    wire [14:0] event_fill;
    wire [494:0] event_evict_line;
    wire [14:0] ccn_inject;
    wire [14:0] ccn_filtered;
    wire [14:0] ccn_patience;
    wire [14:0] ccn_round_trip;
    wire [14:0] ccn_hit;
    wire [14:0] ccn_served;
    wire [59:0] ccn_served_core;
    reg [3:0] counter_index;
    wire [479:0] counter_value;
    wire ram_error;

    ccn_cluster tb__dut (
        .clock(clock),
        .reset(reset),
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
        .down_request_valid(down_request_valid),
        .down_request_ready(down_request_ready),
        .down_request_kind(down_request_kind),
        .down_request_operation(down_request_operation),
        .down_request_line(down_request_line),
        .down_request_sectors(down_request_sectors),
        .down_request_byte_enable(down_request_byte_enable),
        .down_request_data(down_request_data),
        .down_request_source(down_request_source),
        .down_request_id(down_request_id),
        .down_reply_valid(down_reply_valid),
        .down_reply_ready(down_reply_ready),
        .down_reply_id(down_reply_id),
        .down_reply_kind(down_reply_kind),
        .down_reply_sector(down_reply_sector),
        .down_reply_data(down_reply_data),
        .down_reply_last(down_reply_last),
        .reply_core(reply_core),
        .retired(retired),
        .flush(flush),
        .flushed(flushed),
        .throttle_phase(throttle_phase),
        .throttle_n_total(throttle_n_total),
        .throttle_n_hits(throttle_n_hits),
        .event_hit(event_hit),
        .event_hit_pending(event_hit_pending),
        .event_miss(event_miss),
        .event_bypass(event_bypass),
        .event_reservation_fail(event_reservation_fail),
        .event_evict(event_evict),
        .event_fill(event_fill),
        .event_evict_line(event_evict_line),
        .ccn_inject(ccn_inject),
        .ccn_filtered(ccn_filtered),
        .ccn_patience(ccn_patience),
        .ccn_round_trip(ccn_round_trip),
        .ccn_hit(ccn_hit),
        .ccn_served(ccn_served),
        .ccn_served_core(ccn_served_core),
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
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                core_request_valid[1 * tb__i +: 1] = tb__now[20356 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                core_request_kind[2 * tb__i +: 2] = tb__now[20236 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                core_request_operation[4 * tb__i +: 4] = tb__now[20176 + 4 * tb__i +: 4];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                core_request_line[33 * tb__i +: 33] = tb__now[19636 + 36 * tb__i +: 33];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                core_request_sectors[4 * tb__i +: 4] = tb__now[19576 + 4 * tb__i +: 4];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                core_request_byte_enable[32 * tb__i +: 32] = tb__now[19096 + 32 * tb__i +: 32];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                core_request_data[256 * tb__i +: 256] = tb__now[15256 + 256 * tb__i +: 256];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                core_request_bypass_l1[1 * tb__i +: 1] = tb__now[15196 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                core_request_id[8 * tb__i +: 8] = tb__now[15076 + 8 * tb__i +: 8];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                core_reply_ready[1 * tb__i +: 1] = tb__now[14716 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                down_request_ready[1 * tb__i +: 1] = tb__now[10540 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                down_reply_valid[1 * tb__i +: 1] = tb__now[6220 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                down_reply_id[9 * tb__i +: 9] = tb__now[6028 + 12 * tb__i +: 9];
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                down_reply_kind[2 * tb__i +: 2] = tb__now[5980 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                down_reply_sector[2 * tb__i +: 2] = tb__now[5932 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                down_reply_data[256 * tb__i +: 256] = tb__now[2860 + 256 * tb__i +: 256];
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                down_reply_last[1 * tb__i +: 1] = tb__now[2812 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                reply_core[8 * tb__i +: 8] = tb__now[2716 + 8 * tb__i +: 8];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                retired[4 * tb__i +: 4] = tb__now[2656 + 4 * tb__i +: 4];
            flush = tb__now[2652 +: 1];
            counter_index = tb__now[484 +: 4];
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
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("core_request_ready", tb__i,
                    core_request_ready[1 * tb__i +: 1], tb__now[20296 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("core_status_valid", tb__i,
                    core_status_valid[1 * tb__i +: 1], tb__now[15016 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("core_status_id", tb__i,
                    core_status_id[8 * tb__i +: 8], tb__now[14896 + 8 * tb__i +: 8]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("core_status_word", tb__i,
                    core_status_word[3 * tb__i +: 3], tb__now[14836 + 4 * tb__i +: 3]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("core_reply_valid", tb__i,
                    core_reply_valid[1 * tb__i +: 1], tb__now[14776 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("core_reply_id", tb__i,
                    core_reply_id[8 * tb__i +: 8], tb__now[14596 + 8 * tb__i +: 8]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("core_reply_sector", tb__i,
                    core_reply_sector[2 * tb__i +: 2], tb__now[14536 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("core_reply_data", tb__i,
                    core_reply_data[256 * tb__i +: 256], tb__now[10696 + 256 * tb__i +: 256]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("core_reply_last", tb__i,
                    core_reply_last[1 * tb__i +: 1], tb__now[10636 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                tb__compare("down_request_valid", tb__i,
                    down_request_valid[1 * tb__i +: 1], tb__now[10588 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                tb__compare("down_request_kind", tb__i,
                    down_request_kind[2 * tb__i +: 2], tb__now[10492 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                tb__compare("down_request_operation", tb__i,
                    down_request_operation[4 * tb__i +: 4], tb__now[10444 + 4 * tb__i +: 4]);
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                tb__compare("down_request_line", tb__i,
                    down_request_line[33 * tb__i +: 33], tb__now[10012 + 36 * tb__i +: 33]);
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                tb__compare("down_request_sectors", tb__i,
                    down_request_sectors[4 * tb__i +: 4], tb__now[9964 + 4 * tb__i +: 4]);
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                tb__compare("down_request_byte_enable", tb__i,
                    down_request_byte_enable[32 * tb__i +: 32], tb__now[9580 + 32 * tb__i +: 32]);
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                tb__compare("down_request_data", tb__i,
                    down_request_data[256 * tb__i +: 256], tb__now[6508 + 256 * tb__i +: 256]);
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                tb__compare("down_request_source", tb__i,
                    down_request_source[8 * tb__i +: 8], tb__now[6412 + 8 * tb__i +: 8]);
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                tb__compare("down_request_id", tb__i,
                    down_request_id[9 * tb__i +: 9], tb__now[6268 + 12 * tb__i +: 9]);
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                tb__compare("down_reply_ready", tb__i,
                    down_reply_ready[1 * tb__i +: 1], tb__now[6172 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("flushed", tb__i,
                    flushed, tb__now[2648 +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("throttle_phase", tb__i,
                    throttle_phase[2 * tb__i +: 2], tb__now[2588 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("throttle_n_total", tb__i,
                    throttle_n_total[24 * tb__i +: 24], tb__now[2228 + 24 * tb__i +: 24]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("throttle_n_hits", tb__i,
                    throttle_n_hits[24 * tb__i +: 24], tb__now[1868 + 24 * tb__i +: 24]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("event_hit", tb__i,
                    event_hit[1 * tb__i +: 1], tb__now[1808 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("event_hit_pending", tb__i,
                    event_hit_pending[1 * tb__i +: 1], tb__now[1748 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("event_miss", tb__i,
                    event_miss[1 * tb__i +: 1], tb__now[1688 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("event_bypass", tb__i,
                    event_bypass[1 * tb__i +: 1], tb__now[1628 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("event_reservation_fail", tb__i,
                    event_reservation_fail[1 * tb__i +: 1], tb__now[1568 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("event_evict", tb__i,
                    event_evict[1 * tb__i +: 1], tb__now[1508 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("event_fill", tb__i,
                    event_fill[1 * tb__i +: 1], tb__now[1448 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("event_evict_line", tb__i,
                    event_evict_line[33 * tb__i +: 33], tb__now[908 + 36 * tb__i +: 33]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("ccn_inject", tb__i,
                    ccn_inject[1 * tb__i +: 1], tb__now[848 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("ccn_filtered", tb__i,
                    ccn_filtered[1 * tb__i +: 1], tb__now[788 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("ccn_patience", tb__i,
                    ccn_patience[1 * tb__i +: 1], tb__now[728 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("ccn_round_trip", tb__i,
                    ccn_round_trip[1 * tb__i +: 1], tb__now[668 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("ccn_hit", tb__i,
                    ccn_hit[1 * tb__i +: 1], tb__now[608 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("ccn_served", tb__i,
                    ccn_served[1 * tb__i +: 1], tb__now[548 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("ccn_served_core", tb__i,
                    ccn_served_core[4 * tb__i +: 4], tb__now[488 + 4 * tb__i +: 4]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("counter_value", tb__i,
                    counter_value[32 * tb__i +: 32], tb__now[4 + 32 * tb__i +: 32]);
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
            tb__dut.nodes[0].u_nodes.u_lookup.ways[0].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[0].u_nodes.u_lookup.ways[1].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[0].u_nodes.u_lookup.ways[2].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[0].u_nodes.u_lookup.ways[3].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
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
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[0].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[0].u_nodes.u_stop.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[0].u_nodes.u_stop.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[0].u_nodes.u_stop.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[0].u_nodes.u_stop.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[0].u_nodes.u_stop.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[0].u_nodes.u_stop.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[0].u_nodes.u_stop.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[0].u_nodes.u_stop.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[0].u_nodes.u_stop.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[1].u_nodes.u_lookup.ways[0].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[1].u_nodes.u_lookup.ways[1].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[1].u_nodes.u_lookup.ways[2].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[1].u_nodes.u_lookup.ways[3].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
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
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[1].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[1].u_nodes.u_stop.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[1].u_nodes.u_stop.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[1].u_nodes.u_stop.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[1].u_nodes.u_stop.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[1].u_nodes.u_stop.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[1].u_nodes.u_stop.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[1].u_nodes.u_stop.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[1].u_nodes.u_stop.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[1].u_nodes.u_stop.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[2].u_nodes.u_lookup.ways[0].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[2].u_nodes.u_lookup.ways[1].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[2].u_nodes.u_lookup.ways[2].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[2].u_nodes.u_lookup.ways[3].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
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
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[2].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[2].u_nodes.u_stop.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[2].u_nodes.u_stop.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[2].u_nodes.u_stop.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[2].u_nodes.u_stop.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[2].u_nodes.u_stop.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[2].u_nodes.u_stop.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[2].u_nodes.u_stop.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[2].u_nodes.u_stop.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[2].u_nodes.u_stop.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[3].u_nodes.u_lookup.ways[0].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[3].u_nodes.u_lookup.ways[1].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[3].u_nodes.u_lookup.ways[2].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[3].u_nodes.u_lookup.ways[3].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
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
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[3].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[3].u_nodes.u_stop.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[3].u_nodes.u_stop.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[3].u_nodes.u_stop.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[3].u_nodes.u_stop.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[3].u_nodes.u_stop.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[3].u_nodes.u_stop.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[3].u_nodes.u_stop.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[3].u_nodes.u_stop.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[3].u_nodes.u_stop.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[4].u_nodes.u_lookup.ways[0].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[4].u_nodes.u_lookup.ways[1].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[4].u_nodes.u_lookup.ways[2].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[4].u_nodes.u_lookup.ways[3].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
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
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[4].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[4].u_nodes.u_stop.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[4].u_nodes.u_stop.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[4].u_nodes.u_stop.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[4].u_nodes.u_stop.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[4].u_nodes.u_stop.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[4].u_nodes.u_stop.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[4].u_nodes.u_stop.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[4].u_nodes.u_stop.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[4].u_nodes.u_stop.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[5].u_nodes.u_lookup.ways[0].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[5].u_nodes.u_lookup.ways[1].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[5].u_nodes.u_lookup.ways[2].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[5].u_nodes.u_lookup.ways[3].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
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
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[5].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[5].u_nodes.u_stop.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[5].u_nodes.u_stop.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[5].u_nodes.u_stop.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[5].u_nodes.u_stop.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[5].u_nodes.u_stop.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[5].u_nodes.u_stop.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[5].u_nodes.u_stop.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[5].u_nodes.u_stop.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[5].u_nodes.u_stop.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[6].u_nodes.u_lookup.ways[0].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[6].u_nodes.u_lookup.ways[1].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[6].u_nodes.u_lookup.ways[2].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[6].u_nodes.u_lookup.ways[3].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
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
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[6].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[6].u_nodes.u_stop.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[6].u_nodes.u_stop.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[6].u_nodes.u_stop.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[6].u_nodes.u_stop.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[6].u_nodes.u_stop.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[6].u_nodes.u_stop.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[6].u_nodes.u_stop.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[6].u_nodes.u_stop.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[6].u_nodes.u_stop.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[7].u_nodes.u_lookup.ways[0].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[7].u_nodes.u_lookup.ways[1].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[7].u_nodes.u_lookup.ways[2].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[7].u_nodes.u_lookup.ways[3].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
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
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[7].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[7].u_nodes.u_stop.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[7].u_nodes.u_stop.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[7].u_nodes.u_stop.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[7].u_nodes.u_stop.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[7].u_nodes.u_stop.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[7].u_nodes.u_stop.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[7].u_nodes.u_stop.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[7].u_nodes.u_stop.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[7].u_nodes.u_stop.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[8].u_nodes.u_lookup.ways[0].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[8].u_nodes.u_lookup.ways[1].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[8].u_nodes.u_lookup.ways[2].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[8].u_nodes.u_lookup.ways[3].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
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
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[8].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[8].u_nodes.u_stop.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[8].u_nodes.u_stop.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[8].u_nodes.u_stop.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[8].u_nodes.u_stop.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[8].u_nodes.u_stop.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[8].u_nodes.u_stop.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[8].u_nodes.u_stop.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[8].u_nodes.u_stop.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[8].u_nodes.u_stop.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[9].u_nodes.u_lookup.ways[0].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[9].u_nodes.u_lookup.ways[1].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[9].u_nodes.u_lookup.ways[2].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[9].u_nodes.u_lookup.ways[3].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
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
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[9].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[9].u_nodes.u_stop.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[9].u_nodes.u_stop.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[9].u_nodes.u_stop.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[9].u_nodes.u_stop.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[9].u_nodes.u_stop.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[9].u_nodes.u_stop.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[9].u_nodes.u_stop.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[9].u_nodes.u_stop.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[9].u_nodes.u_stop.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[10].u_nodes.u_lookup.ways[0].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[10].u_nodes.u_lookup.ways[1].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[10].u_nodes.u_lookup.ways[2].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[10].u_nodes.u_lookup.ways[3].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
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
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[10].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[10].u_nodes.u_stop.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[10].u_nodes.u_stop.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[10].u_nodes.u_stop.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[10].u_nodes.u_stop.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[10].u_nodes.u_stop.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[10].u_nodes.u_stop.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[10].u_nodes.u_stop.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[10].u_nodes.u_stop.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[10].u_nodes.u_stop.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[11].u_nodes.u_lookup.ways[0].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[11].u_nodes.u_lookup.ways[1].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[11].u_nodes.u_lookup.ways[2].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[11].u_nodes.u_lookup.ways[3].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
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
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[11].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[11].u_nodes.u_stop.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[11].u_nodes.u_stop.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[11].u_nodes.u_stop.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[11].u_nodes.u_stop.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[11].u_nodes.u_stop.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[11].u_nodes.u_stop.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[11].u_nodes.u_stop.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[11].u_nodes.u_stop.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[11].u_nodes.u_stop.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[12].u_nodes.u_lookup.ways[0].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[12].u_nodes.u_lookup.ways[1].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[12].u_nodes.u_lookup.ways[2].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[12].u_nodes.u_lookup.ways[3].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
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
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[12].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[12].u_nodes.u_stop.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[12].u_nodes.u_stop.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[12].u_nodes.u_stop.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[12].u_nodes.u_stop.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[12].u_nodes.u_stop.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[12].u_nodes.u_stop.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[12].u_nodes.u_stop.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[12].u_nodes.u_stop.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[12].u_nodes.u_stop.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[13].u_nodes.u_lookup.ways[0].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[13].u_nodes.u_lookup.ways[1].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[13].u_nodes.u_lookup.ways[2].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[13].u_nodes.u_lookup.ways[3].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
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
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[13].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[13].u_nodes.u_stop.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[13].u_nodes.u_stop.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[13].u_nodes.u_stop.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[13].u_nodes.u_stop.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[13].u_nodes.u_stop.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[13].u_nodes.u_stop.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[13].u_nodes.u_stop.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[13].u_nodes.u_stop.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[13].u_nodes.u_stop.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[14].u_nodes.u_lookup.ways[0].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[14].u_nodes.u_lookup.ways[1].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[14].u_nodes.u_lookup.ways[2].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[14].u_nodes.u_lookup.ways[3].u_ways.u_tags.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
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
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[14].u_nodes.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[14].u_nodes.u_stop.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[14].u_nodes.u_stop.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[14].u_nodes.u_stop.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[14].u_nodes.u_stop.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[14].u_nodes.u_stop.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[14].u_nodes.u_stop.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[14].u_nodes.u_stop.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[14].u_nodes.u_stop.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.nodes[14].u_nodes.u_stop.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: ccn_cluster: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: ccn_cluster: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: ccn_cluster: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
