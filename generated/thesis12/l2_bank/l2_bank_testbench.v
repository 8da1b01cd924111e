// warpcache 0.1.0: l2_bank of design thesis12
// Testbench of l2_bank: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// l2_bank_vectors.hex, which the simulator looks for where it is started.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module l2_bank_testbench;
    parameter VECTORS = "l2_bank_vectors.hex";
    localparam CYCLES = 6422;
    localparam LINE = 4 * 351;
    localparam WIDEST = 256;

    reg clock;
    reg reset;
    reg request_valid;
    wire request_ready;
    reg [1:0] request_kind;
    reg [3:0] request_operation;
    reg [29:0] request_line;
    reg [3:0] request_sectors;
    reg [31:0] request_byte_enable;
    reg [255:0] request_data;
    reg [3:0] request_source;
    reg [8:0] request_id;
    wire reply_valid;
    reg reply_ready;
    wire [3:0] reply_source;
    wire [8:0] reply_id;
    wire [1:0] reply_kind;
    wire [1:0] reply_sector;
    wire [255:0] reply_data;
    wire reply_last;
    wire memory_request_valid;
    reg memory_request_ready;
    wire [1:0] memory_request_kind;
    wire [3:0] memory_request_operation;
    wire [31:0] memory_request_line;
    wire memory_request_sectors;
    wire [31:0] memory_request_byte_enable;
    wire [255:0] memory_request_data;
    wire [6:0] memory_request_id;
    reg memory_reply_valid;
    wire memory_reply_ready;
    reg [6:0] memory_reply_id;
    reg [1:0] memory_reply_kind;
    reg memory_reply_sector;
    reg [255:0] memory_reply_data;
    reg memory_reply_last;
    reg flush;
    wire flushed;
    wire idle;
    wire performed;
    wire event_hit;
    wire event_hit_pending;
    wire event_miss;
    wire event_atomic;
    wire event_wait;
    wire event_evict;
    wire event_write_back;
    wire event_fill;
    wire [31:0] evict_line;
    reg [2:0] counter_index;
    wire [31:0] counter_value;
    wire ram_error;

    l2_bank tb__dut (
        .clock(clock),
        .reset(reset),
        .request_valid(request_valid),
        .request_ready(request_ready),
        .request_kind(request_kind),
        .request_operation(request_operation),
        .request_line(request_line),
        .request_sectors(request_sectors),
        .request_byte_enable(request_byte_enable),
        .request_data(request_data),
        .request_source(request_source),
        .request_id(request_id),
        .reply_valid(reply_valid),
        .reply_ready(reply_ready),
        .reply_source(reply_source),
        .reply_id(reply_id),
        .reply_kind(reply_kind),
        .reply_sector(reply_sector),
        .reply_data(reply_data),
        .reply_last(reply_last),
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
        .idle(idle),
        .performed(performed),
        .event_hit(event_hit),
        .event_hit_pending(event_hit_pending),
        .event_miss(event_miss),
        .event_atomic(event_atomic),
        .event_wait(event_wait),
        .event_evict(event_evict),
        .event_write_back(event_write_back),
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
            request_valid = tb__now[1396 +: 1];
            request_kind = tb__now[1388 +: 2];
            request_operation = tb__now[1384 +: 4];
            request_line = tb__now[1352 +: 30];
            request_sectors = tb__now[1348 +: 4];
            request_byte_enable = tb__now[1316 +: 32];
            request_data = tb__now[1060 +: 256];
            request_source = tb__now[1056 +: 4];
            request_id = tb__now[1044 +: 9];
            reply_ready = tb__now[1036 +: 1];
            memory_request_ready = tb__now[744 +: 1];
            memory_reply_valid = tb__now[400 +: 1];
            memory_reply_id = tb__now[388 +: 7];
            memory_reply_kind = tb__now[384 +: 2];
            memory_reply_sector = tb__now[380 +: 1];
            memory_reply_data = tb__now[124 +: 256];
            memory_reply_last = tb__now[120 +: 1];
            flush = tb__now[116 +: 1];
            counter_index = tb__now[36 +: 3];
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
                tb__compare("request_ready", tb__i,
                    request_ready, tb__now[1392 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_valid", tb__i,
                    reply_valid, tb__now[1040 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_source", tb__i,
                    reply_source, tb__now[1032 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_id", tb__i,
                    reply_id, tb__now[1020 +: 9]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_kind", tb__i,
                    reply_kind, tb__now[1016 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_sector", tb__i,
                    reply_sector, tb__now[1012 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_data", tb__i,
                    reply_data, tb__now[756 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_last", tb__i,
                    reply_last, tb__now[752 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_request_valid", tb__i,
                    memory_request_valid, tb__now[748 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_request_kind", tb__i,
                    memory_request_kind, tb__now[740 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_request_operation", tb__i,
                    memory_request_operation, tb__now[736 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_request_line", tb__i,
                    memory_request_line, tb__now[704 +: 32]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_request_sectors", tb__i,
                    memory_request_sectors, tb__now[700 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_request_byte_enable", tb__i,
                    memory_request_byte_enable, tb__now[668 +: 32]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_request_data", tb__i,
                    memory_request_data, tb__now[412 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_request_id", tb__i,
                    memory_request_id, tb__now[404 +: 7]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_reply_ready", tb__i,
                    memory_reply_ready, tb__now[396 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("flushed", tb__i,
                    flushed, tb__now[112 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("idle", tb__i,
                    idle, tb__now[108 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("performed", tb__i,
                    performed, tb__now[104 +: 1]);
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
                tb__compare("event_atomic", tb__i,
                    event_atomic, tb__now[88 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_wait", tb__i,
                    event_wait, tb__now[84 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_evict", tb__i,
                    event_evict, tb__now[80 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_write_back", tb__i,
                    event_write_back, tb__now[76 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_fill", tb__i,
                    event_fill, tb__now[72 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("evict_line", tb__i,
                    evict_line, tb__now[40 +: 32]);
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
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_buffer.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[0].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[1].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[2].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[3].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[4].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[4].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[5].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[5].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[6].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[6].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[7].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[7].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_recency.u_order.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4096; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_array.u_bytes.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4096; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_array.u_masks.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_atomics.u_answered.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_atomics.u_answers.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_atomics.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_downwards.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: l2_bank: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: l2_bank: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: l2_bank: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
