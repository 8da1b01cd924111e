// warpcache 0.1.0: shared_l1 of design pact20
// Testbench of shared_l1: random inputs after a reset; no output that has a meaning may be unknown.
// Memories start with random words, as in hardware, so that unknown means a fault.
// A memory has no power of two of words, and random addresses go beyond them: only `valid` and `ready` must always be
// known, the other outputs at least once.
`default_nettype none

module shared_l1_testbench;
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
        .counter_value(counter_value)
    );

    // Names of the testbench's own have a double underscore, which no port has.
    // Pseudo-random bits: a xorshift generator, whose words fill one vector a cycle.
    reg [63:0] tb__state;
    reg [1279:0] tb__bits;
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
    reg remote_in__waits;
    reg l2_in__waits;
    reg remote_reply_in__waits;
    task tb__drive;
        begin
            for (tb__i = 0; tb__i < 20; tb__i = tb__i + 1) begin
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
            remote_request_out_ready = tb__bits[342];
            if (!remote_in__waits) remote_in_valid = tb__bits[343];
            if (!remote_in__waits) remote_in_kind = tb__bits[345:344];
            if (!remote_in__waits) remote_in_operation = tb__bits[349:346];
            if (!remote_in__waits) remote_in_line = tb__bits[382:350];
            if (!remote_in__waits) remote_in_sectors = tb__bits[386:383];
            if (!remote_in__waits) remote_in_byte_enable = tb__bits[418:387];
            if (!remote_in__waits) remote_in_data = tb__bits[674:419];
            if (!remote_in__waits) remote_in_source = tb__bits[679:675];
            if (!remote_in__waits) remote_in_id = tb__bits[687:680];
            l2_out_ready = tb__bits[688];
            if (!l2_in__waits) l2_in_valid = tb__bits[689];
            if (!l2_in__waits) l2_in_id = tb__bits[701:690];
            if (!l2_in__waits) l2_in_kind = tb__bits[703:702];
            if (!l2_in__waits) l2_in_sector = tb__bits[705:704];
            if (!l2_in__waits) l2_in_data = tb__bits[961:706];
            if (!l2_in__waits) l2_in_last = tb__bits[962];
            remote_out_ready = tb__bits[963];
            if (!remote_reply_in__waits) remote_reply_in_valid = tb__bits[964];
            if (!remote_reply_in__waits) remote_reply_in_id = tb__bits[972:965];
            if (!remote_reply_in__waits) remote_reply_in_sectors = tb__bits[976:973];
            if (!remote_reply_in__waits) remote_reply_in_data = tb__bits[1232:977];
            core_number = tb__bits[1237:1233];
            flush = tb__bits[1238];
            counter_index = tb__bits[1242:1239];
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
    reg remote_request_out_home__known;
    reg remote_request_out_kind__known;
    reg remote_request_out_operation__known;
    reg remote_request_out_line__known;
    reg remote_request_out_sectors__known;
    reg remote_request_out_byte_enable__known;
    reg remote_request_out_data__known;
    reg remote_request_out_source__known;
    reg remote_request_out_id__known;
    reg home_status_core__known;
    reg home_status_id__known;
    reg home_status_word__known;
    reg l2_out_kind__known;
    reg l2_out_operation__known;
    reg l2_out_line__known;
    reg l2_out_sectors__known;
    reg l2_out_byte_enable__known;
    reg l2_out_data__known;
    reg l2_out_source__known;
    reg l2_out_id__known;
    reg remote_out_header__known;
    reg remote_out_core__known;
    reg remote_out_id__known;
    reg remote_out_sectors__known;
    reg remote_out_data__known;
    reg remote_out_last__known;
    reg flushed__known;
    reg phase__known;
    reg even_sets_shared__known;
    reg odd_sets_shared__known;
    reg decision_valid__known;
    reg decision_shared__known;
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
            if ((^remote_request_out_valid) === 1'bx) tb__unknown("remote_request_out_valid");
            if ((^remote_request_out_home) !== 1'bx) remote_request_out_home__known = 1'b1;
            if ((^remote_request_out_kind) !== 1'bx) remote_request_out_kind__known = 1'b1;
            if ((^remote_request_out_operation) !== 1'bx) remote_request_out_operation__known = 1'b1;
            if ((^remote_request_out_line) !== 1'bx) remote_request_out_line__known = 1'b1;
            if ((^remote_request_out_sectors) !== 1'bx) remote_request_out_sectors__known = 1'b1;
            if ((^remote_request_out_byte_enable) !== 1'bx) remote_request_out_byte_enable__known = 1'b1;
            if ((^remote_request_out_data) !== 1'bx) remote_request_out_data__known = 1'b1;
            if ((^remote_request_out_source) !== 1'bx) remote_request_out_source__known = 1'b1;
            if ((^remote_request_out_id) !== 1'bx) remote_request_out_id__known = 1'b1;
            if ((^remote_in_ready) === 1'bx) tb__unknown("remote_in_ready");
            if ((^home_status_valid) === 1'bx) tb__unknown("home_status_valid");
            if ((^home_status_core) !== 1'bx) home_status_core__known = 1'b1;
            if ((^home_status_id) !== 1'bx) home_status_id__known = 1'b1;
            if ((^home_status_word) !== 1'bx) home_status_word__known = 1'b1;
            if ((^l2_out_valid) === 1'bx) tb__unknown("l2_out_valid");
            if ((^l2_out_kind) !== 1'bx) l2_out_kind__known = 1'b1;
            if ((^l2_out_operation) !== 1'bx) l2_out_operation__known = 1'b1;
            if ((^l2_out_line) !== 1'bx) l2_out_line__known = 1'b1;
            if ((^l2_out_sectors) !== 1'bx) l2_out_sectors__known = 1'b1;
            if ((^l2_out_byte_enable) !== 1'bx) l2_out_byte_enable__known = 1'b1;
            if ((^l2_out_data) !== 1'bx) l2_out_data__known = 1'b1;
            if ((^l2_out_source) !== 1'bx) l2_out_source__known = 1'b1;
            if ((^l2_out_id) !== 1'bx) l2_out_id__known = 1'b1;
            if ((^l2_in_ready) === 1'bx) tb__unknown("l2_in_ready");
            if ((^remote_out_valid) === 1'bx) tb__unknown("remote_out_valid");
            if ((^remote_out_header) !== 1'bx) remote_out_header__known = 1'b1;
            if ((^remote_out_core) !== 1'bx) remote_out_core__known = 1'b1;
            if ((^remote_out_id) !== 1'bx) remote_out_id__known = 1'b1;
            if ((^remote_out_sectors) !== 1'bx) remote_out_sectors__known = 1'b1;
            if ((^remote_out_data) !== 1'bx) remote_out_data__known = 1'b1;
            if ((^remote_out_last) !== 1'bx) remote_out_last__known = 1'b1;
            if ((^remote_reply_in_ready) === 1'bx) tb__unknown("remote_reply_in_ready");
            if ((^flushed) !== 1'bx) flushed__known = 1'b1;
            if ((^phase) !== 1'bx) phase__known = 1'b1;
            if ((^even_sets_shared) !== 1'bx) even_sets_shared__known = 1'b1;
            if ((^odd_sets_shared) !== 1'bx) odd_sets_shared__known = 1'b1;
            if ((^decision_valid) !== 1'bx) decision_valid__known = 1'b1;
            if ((^decision_shared) !== 1'bx) decision_shared__known = 1'b1;
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
            remote_in__waits = remote_in_valid && !remote_in_ready;
            l2_in__waits = l2_in_valid && !l2_in_ready;
            remote_reply_in__waits = remote_reply_in_valid && !remote_reply_in_ready;
        end
    endtask

    initial clock = 1'b0;
    always #5 clock = !clock;

    initial begin
        tb__state = 64'h9e3779b97f4a7c15;
        tb__errors = 0;
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_intake.u_arbiter.u_queue.u_words.words[tb__i] = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_tags.u_lookup.ways[0].u_ways.u_tags.u_words.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_tags.u_lookup.ways[1].u_ways.u_tags.u_words.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_tags.u_lookup.ways[2].u_ways.u_tags.u_words.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_tags.u_lookup.ways[3].u_ways.u_tags.u_words.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_tags.u_lookup.u_order.u_words.words[tb__i] = {1{tb__state}};
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
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_issue.u_queue.u_words.words[tb__i] = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_from_l2.u_words.words[tb__i] = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_packets.u_table.u_entries.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_packets.u_queue.u_words.words[tb__i] = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_reply_arbiter.u_queue.u_words.words[tb__i] = {5{tb__state}};
        end
        core_status_id__known = 1'b0;
        core_status_word__known = 1'b0;
        core_reply_id__known = 1'b0;
        core_reply_sector__known = 1'b0;
        core_reply_data__known = 1'b0;
        core_reply_last__known = 1'b0;
        remote_request_out_home__known = 1'b0;
        remote_request_out_kind__known = 1'b0;
        remote_request_out_operation__known = 1'b0;
        remote_request_out_line__known = 1'b0;
        remote_request_out_sectors__known = 1'b0;
        remote_request_out_byte_enable__known = 1'b0;
        remote_request_out_data__known = 1'b0;
        remote_request_out_source__known = 1'b0;
        remote_request_out_id__known = 1'b0;
        home_status_core__known = 1'b0;
        home_status_id__known = 1'b0;
        home_status_word__known = 1'b0;
        l2_out_kind__known = 1'b0;
        l2_out_operation__known = 1'b0;
        l2_out_line__known = 1'b0;
        l2_out_sectors__known = 1'b0;
        l2_out_byte_enable__known = 1'b0;
        l2_out_data__known = 1'b0;
        l2_out_source__known = 1'b0;
        l2_out_id__known = 1'b0;
        remote_out_header__known = 1'b0;
        remote_out_core__known = 1'b0;
        remote_out_id__known = 1'b0;
        remote_out_sectors__known = 1'b0;
        remote_out_data__known = 1'b0;
        remote_out_last__known = 1'b0;
        flushed__known = 1'b0;
        phase__known = 1'b0;
        even_sets_shared__known = 1'b0;
        odd_sets_shared__known = 1'b0;
        decision_valid__known = 1'b0;
        decision_shared__known = 1'b0;
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
        remote_in__waits = 1'b0;
        l2_in__waits = 1'b0;
        remote_reply_in__waits = 1'b0;
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
        remote_request_out_ready = 0;
        remote_in_valid = 0;
        remote_in_kind = 0;
        remote_in_operation = 0;
        remote_in_line = 0;
        remote_in_sectors = 0;
        remote_in_byte_enable = 0;
        remote_in_data = 0;
        remote_in_source = 0;
        remote_in_id = 0;
        l2_out_ready = 0;
        l2_in_valid = 0;
        l2_in_id = 0;
        l2_in_kind = 0;
        l2_in_sector = 0;
        l2_in_data = 0;
        l2_in_last = 0;
        remote_out_ready = 0;
        remote_reply_in_valid = 0;
        remote_reply_in_id = 0;
        remote_reply_in_sectors = 0;
        remote_reply_in_data = 0;
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
        if (!remote_request_out_home__known) tb__unknown("remote_request_out_home");
        if (!remote_request_out_kind__known) tb__unknown("remote_request_out_kind");
        if (!remote_request_out_operation__known) tb__unknown("remote_request_out_operation");
        if (!remote_request_out_line__known) tb__unknown("remote_request_out_line");
        if (!remote_request_out_sectors__known) tb__unknown("remote_request_out_sectors");
        if (!remote_request_out_byte_enable__known) tb__unknown("remote_request_out_byte_enable");
        if (!remote_request_out_data__known) tb__unknown("remote_request_out_data");
        if (!remote_request_out_source__known) tb__unknown("remote_request_out_source");
        if (!remote_request_out_id__known) tb__unknown("remote_request_out_id");
        if (!home_status_core__known) tb__unknown("home_status_core");
        if (!home_status_id__known) tb__unknown("home_status_id");
        if (!home_status_word__known) tb__unknown("home_status_word");
        if (!l2_out_kind__known) tb__unknown("l2_out_kind");
        if (!l2_out_operation__known) tb__unknown("l2_out_operation");
        if (!l2_out_line__known) tb__unknown("l2_out_line");
        if (!l2_out_sectors__known) tb__unknown("l2_out_sectors");
        if (!l2_out_byte_enable__known) tb__unknown("l2_out_byte_enable");
        if (!l2_out_data__known) tb__unknown("l2_out_data");
        if (!l2_out_source__known) tb__unknown("l2_out_source");
        if (!l2_out_id__known) tb__unknown("l2_out_id");
        if (!remote_out_header__known) tb__unknown("remote_out_header");
        if (!remote_out_core__known) tb__unknown("remote_out_core");
        if (!remote_out_id__known) tb__unknown("remote_out_id");
        if (!remote_out_sectors__known) tb__unknown("remote_out_sectors");
        if (!remote_out_data__known) tb__unknown("remote_out_data");
        if (!remote_out_last__known) tb__unknown("remote_out_last");
        if (!flushed__known) tb__unknown("flushed");
        if (!phase__known) tb__unknown("phase");
        if (!even_sets_shared__known) tb__unknown("even_sets_shared");
        if (!odd_sets_shared__known) tb__unknown("odd_sets_shared");
        if (!decision_valid__known) tb__unknown("decision_valid");
        if (!decision_shared__known) tb__unknown("decision_shared");
        if (!event_hit__known) tb__unknown("event_hit");
        if (!event_hit_pending__known) tb__unknown("event_hit_pending");
        if (!event_miss__known) tb__unknown("event_miss");
        if (!event_bypass__known) tb__unknown("event_bypass");
        if (!event_reservation_fail__known) tb__unknown("event_reservation_fail");
        if (!event_evict__known) tb__unknown("event_evict");
        if (!event_fill__known) tb__unknown("event_fill");
        if (!evict_line__known) tb__unknown("evict_line");
        if (!counter_value__known) tb__unknown("counter_value");
        if (tb__errors != 0) $fatal(1, "FAIL: shared_l1: %0d unknown outputs", tb__errors);
        $display("PASS: shared_l1: %0d cycles", CYCLES);
        $finish;
    end
endmodule

`default_nettype wire
