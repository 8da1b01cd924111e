// warpcache 0.1.0: ccn_l1 of design taco16-b
// Testbench of ccn_l1: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// ccn_l1_vectors.hex, which the simulator looks for where it is started.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module ccn_l1_testbench;
    parameter VECTORS = "ccn_l1_vectors.hex";
    localparam CYCLES = 4256;
    localparam LINE = 4 * 534;
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
    wire down_request_valid;
    reg down_request_ready;
    wire [1:0] down_request_kind;
    wire [3:0] down_request_operation;
    wire [32:0] down_request_line;
    wire [3:0] down_request_sectors;
    wire [31:0] down_request_byte_enable;
    wire [255:0] down_request_data;
    wire [7:0] down_request_source;
    wire [8:0] down_request_id;
    reg down_reply_valid;
    wire down_reply_ready;
    reg [8:0] down_reply_id;
    reg [1:0] down_reply_kind;
    reg [1:0] down_reply_sector;
    reg [255:0] down_reply_data;
    reg down_reply_last;
    reg request_passing_valid;
    wire request_passing_ready;
    reg [32:0] request_passing_line;
    reg [3:0] request_passing_core;
    reg [4:0] request_passing_entry;
    reg request_passing_travelled;
    wire request_next_valid;
    reg request_next_ready;
    wire [32:0] request_next_line;
    wire [3:0] request_next_core;
    wire [4:0] request_next_entry;
    wire request_next_travelled;
    reg response_passing_valid;
    wire response_passing_ready;
    reg [3:0] response_passing_core;
    reg [4:0] response_passing_entry;
    reg [255:0] response_passing_data;
    reg response_passing_last;
    wire response_next_valid;
    reg response_next_ready;
    wire [3:0] response_next_core;
    wire [4:0] response_next_entry;
    wire [255:0] response_next_data;
    wire response_next_last;
    reg [7:0] core_number;
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
    wire ccn_inject;
    wire ccn_filtered;
    wire ccn_patience;
    wire ccn_round_trip;
    wire ccn_hit;
    wire ccn_served;
    wire [3:0] ccn_served_core;
    reg [3:0] counter_index;
    wire [31:0] counter_value;
    wire ram_error;

    ccn_l1 tb__dut (
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
        .request_passing_valid(request_passing_valid),
        .request_passing_ready(request_passing_ready),
        .request_passing_line(request_passing_line),
        .request_passing_core(request_passing_core),
        .request_passing_entry(request_passing_entry),
        .request_passing_travelled(request_passing_travelled),
        .request_next_valid(request_next_valid),
        .request_next_ready(request_next_ready),
        .request_next_line(request_next_line),
        .request_next_core(request_next_core),
        .request_next_entry(request_next_entry),
        .request_next_travelled(request_next_travelled),
        .response_passing_valid(response_passing_valid),
        .response_passing_ready(response_passing_ready),
        .response_passing_core(response_passing_core),
        .response_passing_entry(response_passing_entry),
        .response_passing_data(response_passing_data),
        .response_passing_last(response_passing_last),
        .response_next_valid(response_next_valid),
        .response_next_ready(response_next_ready),
        .response_next_core(response_next_core),
        .response_next_entry(response_next_entry),
        .response_next_data(response_next_data),
        .response_next_last(response_next_last),
        .core_number(core_number),
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
            core_request_valid = tb__now[2128 +: 1];
            core_request_kind = tb__now[2120 +: 2];
            core_request_operation = tb__now[2116 +: 4];
            core_request_line = tb__now[2080 +: 33];
            core_request_sectors = tb__now[2076 +: 4];
            core_request_byte_enable = tb__now[2044 +: 32];
            core_request_data = tb__now[1788 +: 256];
            core_request_bypass_l1 = tb__now[1784 +: 1];
            core_request_id = tb__now[1776 +: 8];
            core_reply_ready = tb__now[1752 +: 1];
            down_request_ready = tb__now[1472 +: 1];
            down_reply_valid = tb__now[1112 +: 1];
            down_reply_id = tb__now[1096 +: 9];
            down_reply_kind = tb__now[1092 +: 2];
            down_reply_sector = tb__now[1088 +: 2];
            down_reply_data = tb__now[832 +: 256];
            down_reply_last = tb__now[828 +: 1];
            request_passing_valid = tb__now[824 +: 1];
            request_passing_line = tb__now[784 +: 33];
            request_passing_core = tb__now[780 +: 4];
            request_passing_entry = tb__now[772 +: 5];
            request_passing_travelled = tb__now[768 +: 1];
            request_next_ready = tb__now[760 +: 1];
            response_passing_valid = tb__now[704 +: 1];
            response_passing_core = tb__now[696 +: 4];
            response_passing_entry = tb__now[688 +: 5];
            response_passing_data = tb__now[432 +: 256];
            response_passing_last = tb__now[428 +: 1];
            response_next_ready = tb__now[420 +: 1];
            core_number = tb__now[140 +: 8];
            flush = tb__now[136 +: 1];
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
                    core_request_ready, tb__now[2124 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_status_valid", tb__i,
                    core_status_valid, tb__now[1772 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_status_id", tb__i,
                    core_status_id, tb__now[1764 +: 8]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_status_word", tb__i,
                    core_status_word, tb__now[1760 +: 3]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_reply_valid", tb__i,
                    core_reply_valid, tb__now[1756 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_reply_id", tb__i,
                    core_reply_id, tb__now[1744 +: 8]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_reply_sector", tb__i,
                    core_reply_sector, tb__now[1740 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_reply_data", tb__i,
                    core_reply_data, tb__now[1484 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_reply_last", tb__i,
                    core_reply_last, tb__now[1480 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_request_valid", tb__i,
                    down_request_valid, tb__now[1476 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_request_kind", tb__i,
                    down_request_kind, tb__now[1468 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_request_operation", tb__i,
                    down_request_operation, tb__now[1464 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_request_line", tb__i,
                    down_request_line, tb__now[1428 +: 33]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_request_sectors", tb__i,
                    down_request_sectors, tb__now[1424 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_request_byte_enable", tb__i,
                    down_request_byte_enable, tb__now[1392 +: 32]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_request_data", tb__i,
                    down_request_data, tb__now[1136 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_request_source", tb__i,
                    down_request_source, tb__now[1128 +: 8]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_request_id", tb__i,
                    down_request_id, tb__now[1116 +: 9]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_reply_ready", tb__i,
                    down_reply_ready, tb__now[1108 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("request_passing_ready", tb__i,
                    request_passing_ready, tb__now[820 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("request_next_valid", tb__i,
                    request_next_valid, tb__now[764 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("request_next_line", tb__i,
                    request_next_line, tb__now[724 +: 33]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("request_next_core", tb__i,
                    request_next_core, tb__now[720 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("request_next_entry", tb__i,
                    request_next_entry, tb__now[712 +: 5]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("request_next_travelled", tb__i,
                    request_next_travelled, tb__now[708 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("response_passing_ready", tb__i,
                    response_passing_ready, tb__now[700 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("response_next_valid", tb__i,
                    response_next_valid, tb__now[424 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("response_next_core", tb__i,
                    response_next_core, tb__now[416 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("response_next_entry", tb__i,
                    response_next_entry, tb__now[408 +: 5]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("response_next_data", tb__i,
                    response_next_data, tb__now[152 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("response_next_last", tb__i,
                    response_next_last, tb__now[148 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("flushed", tb__i,
                    flushed, tb__now[132 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_hit", tb__i,
                    event_hit, tb__now[128 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_hit_pending", tb__i,
                    event_hit_pending, tb__now[124 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_miss", tb__i,
                    event_miss, tb__now[120 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_bypass", tb__i,
                    event_bypass, tb__now[116 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_reservation_fail", tb__i,
                    event_reservation_fail, tb__now[112 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_evict", tb__i,
                    event_evict, tb__now[108 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_fill", tb__i,
                    event_fill, tb__now[104 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("evict_line", tb__i,
                    evict_line, tb__now[68 +: 33]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("ccn_inject", tb__i,
                    ccn_inject, tb__now[64 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("ccn_filtered", tb__i,
                    ccn_filtered, tb__now[60 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("ccn_patience", tb__i,
                    ccn_patience, tb__now[56 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("ccn_round_trip", tb__i,
                    ccn_round_trip, tb__now[52 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("ccn_hit", tb__i,
                    ccn_hit, tb__now[48 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("ccn_served", tb__i,
                    ccn_served, tb__now[44 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("ccn_served_core", tb__i,
                    ccn_served_core, tb__now[40 +: 4]);
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
            tb__dut.u_lookup.u_tags.u_rows.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
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
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_data_side.u_array.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_stop.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_stop.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_stop.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_stop.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_stop.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_stop.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_stop.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_stop.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_stop.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: ccn_l1: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: ccn_l1: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: ccn_l1: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
