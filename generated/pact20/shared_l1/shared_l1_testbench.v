// warpcache 0.1.0: shared_l1 of design pact20
// Testbench of shared_l1: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// shared_l1_vectors.hex, which the simulator looks for where it is started.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module shared_l1_testbench;
    parameter VECTORS = "shared_l1_vectors.hex";
    localparam CYCLES = 4096;
    localparam LINE = 4 * 692;
    localparam WIDEST = 256;

    reg clock;
    reg reset;
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
    wire remote_request_out_valid;
    reg remote_request_out_ready;
    wire [4:0] remote_request_out_home;
    wire [1:0] remote_request_out_kind;
    wire [3:0] remote_request_out_operation;
    wire [32:0] remote_request_out_line;
    wire [3:0] remote_request_out_sectors;
    wire [31:0] remote_request_out_byte_enable;
    wire [255:0] remote_request_out_data;
    wire [4:0] remote_request_out_source;
    wire [7:0] remote_request_out_id;
    reg remote_in_valid;
    wire remote_in_ready;
    reg [1:0] remote_in_kind;
    reg [3:0] remote_in_operation;
    reg [32:0] remote_in_line;
    reg [3:0] remote_in_sectors;
    reg [31:0] remote_in_byte_enable;
    reg [255:0] remote_in_data;
    reg [4:0] remote_in_source;
    reg [7:0] remote_in_id;
    wire home_status_valid;
    wire [4:0] home_status_core;
    wire [7:0] home_status_id;
    wire [2:0] home_status_word;
    wire l2_out_valid;
    reg l2_out_ready;
    wire [1:0] l2_out_kind;
    wire [3:0] l2_out_operation;
    wire [32:0] l2_out_line;
    wire [3:0] l2_out_sectors;
    wire [31:0] l2_out_byte_enable;
    wire [255:0] l2_out_data;
    wire [7:0] l2_out_source;
    wire [11:0] l2_out_id;
    reg l2_in_valid;
    wire l2_in_ready;
    reg [11:0] l2_in_id;
    reg [1:0] l2_in_kind;
    reg [1:0] l2_in_sector;
    reg [255:0] l2_in_data;
    reg l2_in_last;
    wire remote_out_valid;
    reg remote_out_ready;
    wire remote_out_header;
    wire [4:0] remote_out_core;
    wire [7:0] remote_out_id;
    wire [3:0] remote_out_sectors;
    wire [255:0] remote_out_data;
    wire remote_out_last;
    reg remote_reply_in_valid;
    wire remote_reply_in_ready;
    reg [7:0] remote_reply_in_id;
    reg [3:0] remote_reply_in_sectors;
    reg [255:0] remote_reply_in_data;
    reg [4:0] core_number;
    reg flush;
    wire flushed;
    wire [1:0] phase;
    wire even_sets_shared;
    wire odd_sets_shared;
    wire decision_valid;
    wire decision_shared;
    wire event_hit;
    wire event_hit_pending;
    wire event_miss;
    wire event_bypass;
    wire event_reservation_fail;
    wire event_evict;
    wire event_fill;
    wire [32:0] evict_line;
    reg [3:0] counter_index;
    wire [31:0] counter_value;
    wire ram_error;

    shared_l1 tb__dut (
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
        .remote_request_out_valid(remote_request_out_valid),
        .remote_request_out_ready(remote_request_out_ready),
        .remote_request_out_home(remote_request_out_home),
        .remote_request_out_kind(remote_request_out_kind),
        .remote_request_out_operation(remote_request_out_operation),
        .remote_request_out_line(remote_request_out_line),
        .remote_request_out_sectors(remote_request_out_sectors),
        .remote_request_out_byte_enable(remote_request_out_byte_enable),
        .remote_request_out_data(remote_request_out_data),
        .remote_request_out_source(remote_request_out_source),
        .remote_request_out_id(remote_request_out_id),
        .remote_in_valid(remote_in_valid),
        .remote_in_ready(remote_in_ready),
        .remote_in_kind(remote_in_kind),
        .remote_in_operation(remote_in_operation),
        .remote_in_line(remote_in_line),
        .remote_in_sectors(remote_in_sectors),
        .remote_in_byte_enable(remote_in_byte_enable),
        .remote_in_data(remote_in_data),
        .remote_in_source(remote_in_source),
        .remote_in_id(remote_in_id),
        .home_status_valid(home_status_valid),
        .home_status_core(home_status_core),
        .home_status_id(home_status_id),
        .home_status_word(home_status_word),
        .l2_out_valid(l2_out_valid),
        .l2_out_ready(l2_out_ready),
        .l2_out_kind(l2_out_kind),
        .l2_out_operation(l2_out_operation),
        .l2_out_line(l2_out_line),
        .l2_out_sectors(l2_out_sectors),
        .l2_out_byte_enable(l2_out_byte_enable),
        .l2_out_data(l2_out_data),
        .l2_out_source(l2_out_source),
        .l2_out_id(l2_out_id),
        .l2_in_valid(l2_in_valid),
        .l2_in_ready(l2_in_ready),
        .l2_in_id(l2_in_id),
        .l2_in_kind(l2_in_kind),
        .l2_in_sector(l2_in_sector),
        .l2_in_data(l2_in_data),
        .l2_in_last(l2_in_last),
        .remote_out_valid(remote_out_valid),
        .remote_out_ready(remote_out_ready),
        .remote_out_header(remote_out_header),
        .remote_out_core(remote_out_core),
        .remote_out_id(remote_out_id),
        .remote_out_sectors(remote_out_sectors),
        .remote_out_data(remote_out_data),
        .remote_out_last(remote_out_last),
        .remote_reply_in_valid(remote_reply_in_valid),
        .remote_reply_in_ready(remote_reply_in_ready),
        .remote_reply_in_id(remote_reply_in_id),
        .remote_reply_in_sectors(remote_reply_in_sectors),
        .remote_reply_in_data(remote_reply_in_data),
        .core_number(core_number),
        .flush(flush),
        .flushed(flushed),
        .phase(phase),
        .even_sets_shared(even_sets_shared),
        .odd_sets_shared(odd_sets_shared),
        .decision_valid(decision_valid),
        .decision_shared(decision_shared),
        .event_hit(event_hit),
        .event_hit_pending(event_hit_pending),
        .event_miss(event_miss),
        .event_bypass(event_bypass),
        .event_reservation_fail(event_reservation_fail),
        .event_evict(event_evict),
        .event_fill(event_fill),
        .evict_line(evict_line),
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
            core_request_valid = tb__now[2760 +: 1];
            core_request_kind = tb__now[2752 +: 2];
            core_request_operation = tb__now[2748 +: 4];
            core_request_line = tb__now[2712 +: 33];
            core_request_sectors = tb__now[2708 +: 4];
            core_request_byte_enable = tb__now[2676 +: 32];
            core_request_data = tb__now[2420 +: 256];
            core_request_bypass_l1 = tb__now[2416 +: 1];
            core_request_id = tb__now[2408 +: 8];
            core_reply_ready = tb__now[2384 +: 1];
            remote_request_out_ready = tb__now[2104 +: 1];
            remote_in_valid = tb__now[1740 +: 1];
            remote_in_kind = tb__now[1732 +: 2];
            remote_in_operation = tb__now[1728 +: 4];
            remote_in_line = tb__now[1692 +: 33];
            remote_in_sectors = tb__now[1688 +: 4];
            remote_in_byte_enable = tb__now[1656 +: 32];
            remote_in_data = tb__now[1400 +: 256];
            remote_in_source = tb__now[1392 +: 5];
            remote_in_id = tb__now[1384 +: 8];
            l2_out_ready = tb__now[1352 +: 1];
            l2_in_valid = tb__now[992 +: 1];
            l2_in_id = tb__now[976 +: 12];
            l2_in_kind = tb__now[972 +: 2];
            l2_in_sector = tb__now[968 +: 2];
            l2_in_data = tb__now[712 +: 256];
            l2_in_last = tb__now[708 +: 1];
            remote_out_ready = tb__now[700 +: 1];
            remote_reply_in_valid = tb__now[412 +: 1];
            remote_reply_in_id = tb__now[400 +: 8];
            remote_reply_in_sectors = tb__now[396 +: 4];
            remote_reply_in_data = tb__now[140 +: 256];
            core_number = tb__now[132 +: 5];
            flush = tb__now[128 +: 1];
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
                tb__compare("core_request_ready", tb__i,
                    core_request_ready, tb__now[2756 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_status_valid", tb__i,
                    core_status_valid, tb__now[2404 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_status_id", tb__i,
                    core_status_id, tb__now[2396 +: 8]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_status_word", tb__i,
                    core_status_word, tb__now[2392 +: 3]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_reply_valid", tb__i,
                    core_reply_valid, tb__now[2388 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_reply_id", tb__i,
                    core_reply_id, tb__now[2376 +: 8]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_reply_sector", tb__i,
                    core_reply_sector, tb__now[2372 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_reply_data", tb__i,
                    core_reply_data, tb__now[2116 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_reply_last", tb__i,
                    core_reply_last, tb__now[2112 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("remote_request_out_valid", tb__i,
                    remote_request_out_valid, tb__now[2108 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("remote_request_out_home", tb__i,
                    remote_request_out_home, tb__now[2096 +: 5]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("remote_request_out_kind", tb__i,
                    remote_request_out_kind, tb__now[2092 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("remote_request_out_operation", tb__i,
                    remote_request_out_operation, tb__now[2088 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("remote_request_out_line", tb__i,
                    remote_request_out_line, tb__now[2052 +: 33]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("remote_request_out_sectors", tb__i,
                    remote_request_out_sectors, tb__now[2048 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("remote_request_out_byte_enable", tb__i,
                    remote_request_out_byte_enable, tb__now[2016 +: 32]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("remote_request_out_data", tb__i,
                    remote_request_out_data, tb__now[1760 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("remote_request_out_source", tb__i,
                    remote_request_out_source, tb__now[1752 +: 5]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("remote_request_out_id", tb__i,
                    remote_request_out_id, tb__now[1744 +: 8]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("remote_in_ready", tb__i,
                    remote_in_ready, tb__now[1736 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("home_status_valid", tb__i,
                    home_status_valid, tb__now[1380 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("home_status_core", tb__i,
                    home_status_core, tb__now[1372 +: 5]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("home_status_id", tb__i,
                    home_status_id, tb__now[1364 +: 8]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("home_status_word", tb__i,
                    home_status_word, tb__now[1360 +: 3]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("l2_out_valid", tb__i,
                    l2_out_valid, tb__now[1356 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("l2_out_kind", tb__i,
                    l2_out_kind, tb__now[1348 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("l2_out_operation", tb__i,
                    l2_out_operation, tb__now[1344 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("l2_out_line", tb__i,
                    l2_out_line, tb__now[1308 +: 33]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("l2_out_sectors", tb__i,
                    l2_out_sectors, tb__now[1304 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("l2_out_byte_enable", tb__i,
                    l2_out_byte_enable, tb__now[1272 +: 32]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("l2_out_data", tb__i,
                    l2_out_data, tb__now[1016 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("l2_out_source", tb__i,
                    l2_out_source, tb__now[1008 +: 8]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("l2_out_id", tb__i,
                    l2_out_id, tb__now[996 +: 12]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("l2_in_ready", tb__i,
                    l2_in_ready, tb__now[988 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("remote_out_valid", tb__i,
                    remote_out_valid, tb__now[704 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("remote_out_header", tb__i,
                    remote_out_header, tb__now[696 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("remote_out_core", tb__i,
                    remote_out_core, tb__now[688 +: 5]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("remote_out_id", tb__i,
                    remote_out_id, tb__now[680 +: 8]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("remote_out_sectors", tb__i,
                    remote_out_sectors, tb__now[676 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("remote_out_data", tb__i,
                    remote_out_data, tb__now[420 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("remote_out_last", tb__i,
                    remote_out_last, tb__now[416 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("remote_reply_in_ready", tb__i,
                    remote_reply_in_ready, tb__now[408 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("flushed", tb__i,
                    flushed, tb__now[124 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("phase", tb__i,
                    phase, tb__now[120 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("even_sets_shared", tb__i,
                    even_sets_shared, tb__now[116 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("odd_sets_shared", tb__i,
                    odd_sets_shared, tb__now[112 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("decision_valid", tb__i,
                    decision_valid, tb__now[108 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("decision_shared", tb__i,
                    decision_shared, tb__now[104 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_hit", tb__i,
                    event_hit, tb__now[100 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_hit_pending", tb__i,
                    event_hit_pending, tb__now[96 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_miss", tb__i,
                    event_miss, tb__now[92 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_bypass", tb__i,
                    event_bypass, tb__now[88 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_reservation_fail", tb__i,
                    event_reservation_fail, tb__now[84 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_evict", tb__i,
                    event_evict, tb__now[80 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_fill", tb__i,
                    event_fill, tb__now[76 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("evict_line", tb__i,
                    evict_line, tb__now[40 +: 33]);
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
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_intake.u_arbiter.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_tags.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_tags.u_lookup.u_order.u_words.words[tb__i]
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
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_issue.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_from_l2.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_packets.u_table.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_packets.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_reply_arbiter.u_queue.u_words.words[tb__i]
                = {5{tb__state}};
        end
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: shared_l1: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: shared_l1: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: shared_l1: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
