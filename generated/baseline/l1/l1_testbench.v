// warpcache 0.1.0: l1 of design baseline
// Testbench of l1: random inputs after a reset; no output that has a meaning may be unknown.
// Memories start with random words, as in hardware, so that unknown means a fault.
// A memory has no power of two of words, and random addresses go beyond them: only `valid` and `ready` must always be
// known, the other outputs at least once.
`default_nettype none

module l1_testbench;
    localparam CYCLES = 500;

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
    reg [2:0] counter_index;
    wire [31:0] counter_value;

    l1 tb__dut (
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
        .counter_index(counter_index),
        .counter_value(counter_value)
    );

    // Names of the testbench's own have a double underscore, which no port has.
    // Pseudo-random bits: a xorshift generator, whose words fill one vector a cycle.
    reg [63:0] tb__state;
    reg [639:0] tb__bits;
    integer tb__i;
    task tb__stir;
        begin
            tb__state = tb__state ^ (tb__state << 13);
            tb__state = tb__state ^ (tb__state >> 7);
            tb__state = tb__state ^ (tb__state << 17);
        end
    endtask

    // Inputs for a cycle. A stream whose beat was not taken keeps it.
    reg core_request__waits;
    reg down_reply__waits;
    task tb__drive;
        begin
            for (tb__i = 0; tb__i < 10; tb__i = tb__i + 1) begin
                tb__stir;
                tb__bits[64 * tb__i +: 64] = tb__state;
            end
            if (!core_request__waits) core_request_valid = tb__bits[0];
            if (!core_request__waits) core_request_kind = tb__bits[2:1];
            if (!core_request__waits) core_request_operation = tb__bits[6:3];
            if (!core_request__waits) core_request_line = tb__bits[39:7];
            if (!core_request__waits) core_request_sectors = tb__bits[43:40];
            if (!core_request__waits) core_request_byte_enable = tb__bits[75:44];
            if (!core_request__waits) core_request_data = tb__bits[331:76];
            if (!core_request__waits) core_request_bypass_l1 = tb__bits[332];
            if (!core_request__waits) core_request_id = tb__bits[340:333];
            core_reply_ready = tb__bits[341];
            down_request_ready = tb__bits[342];
            if (!down_reply__waits) down_reply_valid = tb__bits[343];
            if (!down_reply__waits) down_reply_id = tb__bits[352:344];
            if (!down_reply__waits) down_reply_kind = tb__bits[354:353];
            if (!down_reply__waits) down_reply_sector = tb__bits[356:355];
            if (!down_reply__waits) down_reply_data = tb__bits[612:357];
            if (!down_reply__waits) down_reply_last = tb__bits[613];
            core_number = tb__bits[621:614];
            flush = tb__bits[622];
            counter_index = tb__bits[625:623];
        end
    endtask

    integer tb__cycle;
    integer tb__errors;
    task tb__unknown(input [8 * 64 - 1:0] name);
        begin
            $display("FAIL: cycle %0d: %0s is unknown", tb__cycle, name);
            tb__errors = tb__errors + 1;
        end
    endtask

    reg core_status_id__known;
    reg core_status_word__known;
    reg core_reply_id__known;
    reg core_reply_sector__known;
    reg core_reply_data__known;
    reg core_reply_last__known;
    reg down_request_kind__known;
    reg down_request_operation__known;
    reg down_request_line__known;
    reg down_request_sectors__known;
    reg down_request_byte_enable__known;
    reg down_request_data__known;
    reg down_request_source__known;
    reg down_request_id__known;
    reg flushed__known;
    reg event_hit__known;
    reg event_hit_pending__known;
    reg event_miss__known;
    reg event_bypass__known;
    reg event_reservation_fail__known;
    reg event_evict__known;
    reg event_fill__known;
    reg evict_line__known;
    reg counter_value__known;
    task tb__check;
        begin
            if ((^core_request_ready) === 1'bx) tb__unknown("core_request_ready");
            if ((^core_status_valid) === 1'bx) tb__unknown("core_status_valid");
            if ((^core_status_id) !== 1'bx) core_status_id__known = 1'b1;
            if ((^core_status_word) !== 1'bx) core_status_word__known = 1'b1;
            if ((^core_reply_valid) === 1'bx) tb__unknown("core_reply_valid");
            if ((^core_reply_id) !== 1'bx) core_reply_id__known = 1'b1;
            if ((^core_reply_sector) !== 1'bx) core_reply_sector__known = 1'b1;
            if ((^core_reply_data) !== 1'bx) core_reply_data__known = 1'b1;
            if ((^core_reply_last) !== 1'bx) core_reply_last__known = 1'b1;
            if ((^down_request_valid) === 1'bx) tb__unknown("down_request_valid");
            if ((^down_request_kind) !== 1'bx) down_request_kind__known = 1'b1;
            if ((^down_request_operation) !== 1'bx) down_request_operation__known = 1'b1;
            if ((^down_request_line) !== 1'bx) down_request_line__known = 1'b1;
            if ((^down_request_sectors) !== 1'bx) down_request_sectors__known = 1'b1;
            if ((^down_request_byte_enable) !== 1'bx) down_request_byte_enable__known = 1'b1;
            if ((^down_request_data) !== 1'bx) down_request_data__known = 1'b1;
            if ((^down_request_source) !== 1'bx) down_request_source__known = 1'b1;
            if ((^down_request_id) !== 1'bx) down_request_id__known = 1'b1;
            if ((^down_reply_ready) === 1'bx) tb__unknown("down_reply_ready");
            if ((^flushed) !== 1'bx) flushed__known = 1'b1;
            if ((^event_hit) !== 1'bx) event_hit__known = 1'b1;
            if ((^event_hit_pending) !== 1'bx) event_hit_pending__known = 1'b1;
            if ((^event_miss) !== 1'bx) event_miss__known = 1'b1;
            if ((^event_bypass) !== 1'bx) event_bypass__known = 1'b1;
            if ((^event_reservation_fail) !== 1'bx) event_reservation_fail__known = 1'b1;
            if ((^event_evict) !== 1'bx) event_evict__known = 1'b1;
            if ((^event_fill) !== 1'bx) event_fill__known = 1'b1;
            if ((^evict_line) !== 1'bx) evict_line__known = 1'b1;
            if ((^counter_value) !== 1'bx) counter_value__known = 1'b1;
            core_request__waits = core_request_valid && !core_request_ready;
            down_reply__waits = down_reply_valid && !down_reply_ready;
        end
    endtask

    initial clock = 1'b0;
    always #5 clock = !clock;

    initial begin
        tb__state = 64'h9e3779b97f4a7c15;
        tb__errors = 0;
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_lookup.ways[0].u_ways.u_tags.u_words.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_lookup.ways[1].u_ways.u_tags.u_words.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_lookup.ways[2].u_ways.u_tags.u_words.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_lookup.ways[3].u_ways.u_tags.u_words.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_lookup.u_order.u_words.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_data_side.u_mshrs.u_waker.u_filled.u_words.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_data_side.u_mshrs.u_loads.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_data_side.u_misses.u_words.words[tb__i] = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_data_side.u_replies.u_beats.u_words.u_words.words[tb__i] = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 512; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_data_side.u_array.words[tb__i] = {4{tb__state}};
        end
        core_status_id__known = 1'b0;
        core_status_word__known = 1'b0;
        core_reply_id__known = 1'b0;
        core_reply_sector__known = 1'b0;
        core_reply_data__known = 1'b0;
        core_reply_last__known = 1'b0;
        down_request_kind__known = 1'b0;
        down_request_operation__known = 1'b0;
        down_request_line__known = 1'b0;
        down_request_sectors__known = 1'b0;
        down_request_byte_enable__known = 1'b0;
        down_request_data__known = 1'b0;
        down_request_source__known = 1'b0;
        down_request_id__known = 1'b0;
        flushed__known = 1'b0;
        event_hit__known = 1'b0;
        event_hit_pending__known = 1'b0;
        event_miss__known = 1'b0;
        event_bypass__known = 1'b0;
        event_reservation_fail__known = 1'b0;
        event_evict__known = 1'b0;
        event_fill__known = 1'b0;
        evict_line__known = 1'b0;
        counter_value__known = 1'b0;
        core_request__waits = 1'b0;
        down_reply__waits = 1'b0;
        core_request_valid = 0;
        core_request_kind = 0;
        core_request_operation = 0;
        core_request_line = 0;
        core_request_sectors = 0;
        core_request_byte_enable = 0;
        core_request_data = 0;
        core_request_bypass_l1 = 0;
        core_request_id = 0;
        core_reply_ready = 0;
        down_request_ready = 0;
        down_reply_valid = 0;
        down_reply_id = 0;
        down_reply_kind = 0;
        down_reply_sector = 0;
        down_reply_data = 0;
        down_reply_last = 0;
        core_number = 0;
        flush = 0;
        counter_index = 0;
        reset = 1'b1;
        repeat (4) @(negedge clock);
        reset = 1'b0;
        for (tb__cycle = 0; tb__cycle < CYCLES; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
            @(negedge clock);
        end
        if (!core_status_id__known) tb__unknown("core_status_id");
        if (!core_status_word__known) tb__unknown("core_status_word");
        if (!core_reply_id__known) tb__unknown("core_reply_id");
        if (!core_reply_sector__known) tb__unknown("core_reply_sector");
        if (!core_reply_data__known) tb__unknown("core_reply_data");
        if (!core_reply_last__known) tb__unknown("core_reply_last");
        if (!down_request_kind__known) tb__unknown("down_request_kind");
        if (!down_request_operation__known) tb__unknown("down_request_operation");
        if (!down_request_line__known) tb__unknown("down_request_line");
        if (!down_request_sectors__known) tb__unknown("down_request_sectors");
        if (!down_request_byte_enable__known) tb__unknown("down_request_byte_enable");
        if (!down_request_data__known) tb__unknown("down_request_data");
        if (!down_request_source__known) tb__unknown("down_request_source");
        if (!down_request_id__known) tb__unknown("down_request_id");
        if (!flushed__known) tb__unknown("flushed");
        if (!event_hit__known) tb__unknown("event_hit");
        if (!event_hit_pending__known) tb__unknown("event_hit_pending");
        if (!event_miss__known) tb__unknown("event_miss");
        if (!event_bypass__known) tb__unknown("event_bypass");
        if (!event_reservation_fail__known) tb__unknown("event_reservation_fail");
        if (!event_evict__known) tb__unknown("event_evict");
        if (!event_fill__known) tb__unknown("event_fill");
        if (!evict_line__known) tb__unknown("evict_line");
        if (!counter_value__known) tb__unknown("counter_value");
        if (tb__errors != 0) $fatal(1, "FAIL: l1: %0d unknown outputs", tb__errors);
        $display("PASS: l1: %0d cycles", CYCLES);
        $finish;
    end
endmodule

`default_nettype wire
