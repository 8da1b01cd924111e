// warpcache 0.1.0: shared_l1_cluster of design pact20
// Testbench of shared_l1_cluster: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// shared_l1_cluster_vectors.hex, which the simulator looks for where it is started.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module shared_l1_cluster_testbench;
    parameter VECTORS = "shared_l1_cluster_vectors.hex";
    localparam CYCLES = 1328;
    localparam LINE = 4 * 6869;
    localparam WIDEST = 256;

    reg clock;
    reg reset;
    reg [27:0] core_request_valid;
    wire [27:0] core_request_ready;
    reg [55:0] core_request_kind;
    reg [111:0] core_request_operation;
    reg [923:0] core_request_line;
    reg [111:0] core_request_sectors;
    reg [895:0] core_request_byte_enable;
    reg [7167:0] core_request_data;
    reg [27:0] core_request_bypass_l1;
    reg [223:0] core_request_id;
    wire [27:0] core_status_valid;
    wire [223:0] core_status_id;
    wire [83:0] core_status_word;
    wire [27:0] core_reply_valid;
    reg [27:0] core_reply_ready;
    wire [223:0] core_reply_id;
    wire [55:0] core_reply_sector;
    wire [7167:0] core_reply_data;
    wire [27:0] core_reply_last;
    wire [27:0] home_status_valid;
    wire [139:0] home_status_core;
    wire [223:0] home_status_id;
    wire [83:0] home_status_word;
    wire [7:0] down_request_valid;
    reg [7:0] down_request_ready;
    wire [15:0] down_request_kind;
    wire [31:0] down_request_operation;
    wire [263:0] down_request_line;
    wire [31:0] down_request_sectors;
    wire [255:0] down_request_byte_enable;
    wire [2047:0] down_request_data;
    wire [63:0] down_request_source;
    wire [95:0] down_request_id;
    reg [7:0] down_reply_valid;
    wire [7:0] down_reply_ready;
    reg [95:0] down_reply_id;
    reg [15:0] down_reply_kind;
    reg [15:0] down_reply_sector;
    reg [2047:0] down_reply_data;
    reg [7:0] down_reply_last;
    reg [63:0] reply_core;
    reg flush;
    wire flushed;
    wire [55:0] mode_phase;
    wire [27:0] mode_even_sets_shared;
    wire [27:0] mode_odd_sets_shared;
    wire [27:0] mode_decision_valid;
    wire [27:0] mode_decision_shared;
    wire [27:0] event_hit;
    wire [27:0] event_hit_pending;
    wire [27:0] event_miss;
    wire [27:0] event_bypass;
    wire [27:0] event_reservation_fail;
    wire [27:0] event_evict;
    wire [27:0] event_fill;
    wire [923:0] event_evict_line;
    reg [3:0] counter_index;
    wire [895:0] counter_value;
    wire ram_error;

    shared_l1_cluster tb__dut (
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
        .home_status_valid(home_status_valid),
        .home_status_core(home_status_core),
        .home_status_id(home_status_id),
        .home_status_word(home_status_word),
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
        .flush(flush),
        .flushed(flushed),
        .mode_phase(mode_phase),
        .mode_even_sets_shared(mode_even_sets_shared),
        .mode_odd_sets_shared(mode_odd_sets_shared),
        .mode_decision_valid(mode_decision_valid),
        .mode_decision_shared(mode_decision_shared),
        .event_hit(event_hit),
        .event_hit_pending(event_hit_pending),
        .event_miss(event_miss),
        .event_bypass(event_bypass),
        .event_reservation_fail(event_reservation_fail),
        .event_evict(event_evict),
        .event_fill(event_fill),
        .event_evict_line(event_evict_line),
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
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                core_request_valid[1 * tb__i +: 1] = tb__now[27360 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                core_request_kind[2 * tb__i +: 2] = tb__now[27136 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                core_request_operation[4 * tb__i +: 4] = tb__now[27024 + 4 * tb__i +: 4];
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                core_request_line[33 * tb__i +: 33] = tb__now[26016 + 36 * tb__i +: 33];
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                core_request_sectors[4 * tb__i +: 4] = tb__now[25904 + 4 * tb__i +: 4];
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                core_request_byte_enable[32 * tb__i +: 32] = tb__now[25008 + 32 * tb__i +: 32];
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                core_request_data[256 * tb__i +: 256] = tb__now[17840 + 256 * tb__i +: 256];
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                core_request_bypass_l1[1 * tb__i +: 1] = tb__now[17728 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                core_request_id[8 * tb__i +: 8] = tb__now[17504 + 8 * tb__i +: 8];
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                core_reply_ready[1 * tb__i +: 1] = tb__now[16832 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                down_request_ready[1 * tb__i +: 1] = tb__now[8480 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                down_reply_valid[1 * tb__i +: 1] = tb__now[5600 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                down_reply_id[12 * tb__i +: 12] = tb__now[5472 + 12 * tb__i +: 12];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                down_reply_kind[2 * tb__i +: 2] = tb__now[5440 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                down_reply_sector[2 * tb__i +: 2] = tb__now[5408 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                down_reply_data[256 * tb__i +: 256] = tb__now[3360 + 256 * tb__i +: 256];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                down_reply_last[1 * tb__i +: 1] = tb__now[3328 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                reply_core[8 * tb__i +: 8] = tb__now[3264 + 8 * tb__i +: 8];
            flush = tb__now[3260 +: 1];
            counter_index = tb__now[900 +: 4];
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
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                tb__compare("core_request_ready", tb__i,
                    core_request_ready[1 * tb__i +: 1], tb__now[27248 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                tb__compare("core_status_valid", tb__i,
                    core_status_valid[1 * tb__i +: 1], tb__now[17392 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                tb__compare("core_status_id", tb__i,
                    core_status_id[8 * tb__i +: 8], tb__now[17168 + 8 * tb__i +: 8]);
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                tb__compare("core_status_word", tb__i,
                    core_status_word[3 * tb__i +: 3], tb__now[17056 + 4 * tb__i +: 3]);
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                tb__compare("core_reply_valid", tb__i,
                    core_reply_valid[1 * tb__i +: 1], tb__now[16944 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                tb__compare("core_reply_id", tb__i,
                    core_reply_id[8 * tb__i +: 8], tb__now[16608 + 8 * tb__i +: 8]);
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                tb__compare("core_reply_sector", tb__i,
                    core_reply_sector[2 * tb__i +: 2], tb__now[16496 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                tb__compare("core_reply_data", tb__i,
                    core_reply_data[256 * tb__i +: 256], tb__now[9328 + 256 * tb__i +: 256]);
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                tb__compare("core_reply_last", tb__i,
                    core_reply_last[1 * tb__i +: 1], tb__now[9216 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                tb__compare("home_status_valid", tb__i,
                    home_status_valid[1 * tb__i +: 1], tb__now[9104 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                tb__compare("home_status_core", tb__i,
                    home_status_core[5 * tb__i +: 5], tb__now[8880 + 8 * tb__i +: 5]);
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                tb__compare("home_status_id", tb__i,
                    home_status_id[8 * tb__i +: 8], tb__now[8656 + 8 * tb__i +: 8]);
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                tb__compare("home_status_word", tb__i,
                    home_status_word[3 * tb__i +: 3], tb__now[8544 + 4 * tb__i +: 3]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("down_request_valid", tb__i,
                    down_request_valid[1 * tb__i +: 1], tb__now[8512 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("down_request_kind", tb__i,
                    down_request_kind[2 * tb__i +: 2], tb__now[8448 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("down_request_operation", tb__i,
                    down_request_operation[4 * tb__i +: 4], tb__now[8416 + 4 * tb__i +: 4]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("down_request_line", tb__i,
                    down_request_line[33 * tb__i +: 33], tb__now[8128 + 36 * tb__i +: 33]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("down_request_sectors", tb__i,
                    down_request_sectors[4 * tb__i +: 4], tb__now[8096 + 4 * tb__i +: 4]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("down_request_byte_enable", tb__i,
                    down_request_byte_enable[32 * tb__i +: 32], tb__now[7840 + 32 * tb__i +: 32]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("down_request_data", tb__i,
                    down_request_data[256 * tb__i +: 256], tb__now[5792 + 256 * tb__i +: 256]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("down_request_source", tb__i,
                    down_request_source[8 * tb__i +: 8], tb__now[5728 + 8 * tb__i +: 8]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("down_request_id", tb__i,
                    down_request_id[12 * tb__i +: 12], tb__now[5632 + 12 * tb__i +: 12]);
            for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1)
                tb__compare("down_reply_ready", tb__i,
                    down_reply_ready[1 * tb__i +: 1], tb__now[5568 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("flushed", tb__i,
                    flushed, tb__now[3256 +: 1]);
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                tb__compare("mode_phase", tb__i,
                    mode_phase[2 * tb__i +: 2], tb__now[3144 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                tb__compare("mode_even_sets_shared", tb__i,
                    mode_even_sets_shared[1 * tb__i +: 1], tb__now[3032 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                tb__compare("mode_odd_sets_shared", tb__i,
                    mode_odd_sets_shared[1 * tb__i +: 1], tb__now[2920 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                tb__compare("mode_decision_valid", tb__i,
                    mode_decision_valid[1 * tb__i +: 1], tb__now[2808 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                tb__compare("mode_decision_shared", tb__i,
                    mode_decision_shared[1 * tb__i +: 1], tb__now[2696 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                tb__compare("event_hit", tb__i,
                    event_hit[1 * tb__i +: 1], tb__now[2584 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                tb__compare("event_hit_pending", tb__i,
                    event_hit_pending[1 * tb__i +: 1], tb__now[2472 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                tb__compare("event_miss", tb__i,
                    event_miss[1 * tb__i +: 1], tb__now[2360 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                tb__compare("event_bypass", tb__i,
                    event_bypass[1 * tb__i +: 1], tb__now[2248 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                tb__compare("event_reservation_fail", tb__i,
                    event_reservation_fail[1 * tb__i +: 1], tb__now[2136 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                tb__compare("event_evict", tb__i,
                    event_evict[1 * tb__i +: 1], tb__now[2024 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                tb__compare("event_fill", tb__i,
                    event_fill[1 * tb__i +: 1], tb__now[1912 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
                tb__compare("event_evict_line", tb__i,
                    event_evict_line[33 * tb__i +: 33], tb__now[904 + 36 * tb__i +: 33]);
            for (tb__i = 0; tb__i < 28; tb__i = tb__i + 1)
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
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[0].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[0].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[0].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[0].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[0].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[0].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[0].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[0].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[0].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[0].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[0].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[0].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[0].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[1].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[1].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[1].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[1].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[1].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[1].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[1].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[1].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[1].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[1].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[1].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[1].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[1].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[2].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[2].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[2].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[2].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[2].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[2].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[2].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[2].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[2].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[2].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[2].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[2].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[2].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[3].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[3].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[3].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[3].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[3].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[3].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[3].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[3].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[3].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[3].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[3].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[3].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[3].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[4].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[4].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[4].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[4].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[4].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[4].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[4].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[4].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[4].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[4].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[4].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[4].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[4].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[5].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[5].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[5].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[5].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[5].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[5].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[5].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[5].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[5].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[5].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[5].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[5].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[5].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[6].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[6].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[6].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[6].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[6].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[6].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[6].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[6].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[6].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[6].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[6].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[6].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[6].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[7].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[7].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[7].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[7].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[7].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[7].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[7].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[7].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[7].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[7].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[7].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[7].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[7].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[8].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[8].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[8].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[8].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[8].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[8].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[8].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[8].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[8].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[8].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[8].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[8].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[8].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[9].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[9].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[9].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[9].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[9].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[9].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[9].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[9].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[9].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[9].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[9].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[9].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[9].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[10].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[10].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[10].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[10].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[10].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[10].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[10].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[10].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[10].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[10].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[10].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[10].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[10].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[11].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[11].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[11].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[11].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[11].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[11].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[11].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[11].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[11].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[11].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[11].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[11].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[11].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[12].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[12].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[12].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[12].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[12].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[12].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[12].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[12].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[12].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[12].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[12].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[12].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[12].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[13].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[13].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[13].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[13].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[13].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[13].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[13].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[13].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[13].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[13].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[13].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[13].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[13].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[14].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[14].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[14].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[14].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[14].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[14].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[14].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[14].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[14].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[14].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[14].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[14].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[14].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[15].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[15].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[15].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[15].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[15].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[15].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[15].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[15].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[15].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[15].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[15].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[15].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[15].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[16].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[16].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[16].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[16].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[16].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[16].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[16].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[16].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[16].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[16].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[16].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[16].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[16].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[17].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[17].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[17].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[17].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[17].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[17].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[17].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[17].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[17].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[17].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[17].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[17].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[17].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[18].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[18].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[18].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[18].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[18].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[18].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[18].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[18].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[18].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[18].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[18].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[18].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[18].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[19].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[19].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[19].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[19].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[19].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[19].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[19].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[19].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[19].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[19].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[19].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[19].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[19].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[20].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[20].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[20].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[20].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[20].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[20].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[20].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[20].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[20].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[20].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[20].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[20].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[20].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[21].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[21].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[21].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[21].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[21].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[21].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[21].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[21].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[21].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[21].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[21].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[21].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[21].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[22].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[22].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[22].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[22].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[22].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[22].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[22].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[22].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[22].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[22].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[22].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[22].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[22].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[23].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[23].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[23].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[23].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[23].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[23].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[23].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[23].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[23].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[23].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[23].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[23].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[23].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[24].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[24].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[24].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[24].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[24].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[24].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[24].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[24].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[24].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[24].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[24].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[24].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[24].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[25].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[25].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[25].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[25].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[25].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[25].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[25].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[25].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[25].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[25].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[25].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[25].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[25].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[26].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[26].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[26].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[26].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[26].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[26].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[26].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[26].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[26].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[26].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[26].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[26].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[26].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[27].u_node.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[27].u_node.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[27].u_node.u_tags.u_lookup.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[27].u_node.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[27].u_node.u_data_side.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[27].u_node.u_data_side.u_misses.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[27].u_node.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[27].u_node.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[27].u_node.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[27].u_node.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[27].u_node.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[27].u_node.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.node[27].u_node.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: shared_l1_cluster: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: shared_l1_cluster: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: shared_l1_cluster: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
