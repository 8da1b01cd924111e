// warpcache 0.1.0: sac_tile of design isca23
// Testbench of sac_tile: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// sac_tile_vectors.hex, which the simulator looks for where it is started.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module sac_tile_testbench;
    parameter VECTORS = "sac_tile_vectors.hex";
    localparam CYCLES = 4096;
    localparam LINE = 4 * 643;
    localparam WIDEST = 256;

    reg clock;
    reg reset;
    reg sm_side;
    reg flush;
    wire flushed;
    wire idle;
    reg [1:0] chip;
    reg [3:0] slice;
    reg local_valid;
    wire local_ready;
    reg [1:0] local_kind;
    reg [3:0] local_operation;
    reg [40:0] local_line;
    reg [3:0] local_sectors;
    reg [31:0] local_byte_enable;
    reg [255:0] local_data;
    reg [7:0] local_source;
    reg [8:0] local_id;
    reg [1:0] local_chip;
    reg [1:0] local_home;
    reg link_valid;
    wire link_ready;
    reg [1:0] link_kind;
    reg [3:0] link_operation;
    reg [40:0] link_line;
    reg [3:0] link_sectors;
    reg [31:0] link_byte_enable;
    reg [255:0] link_data;
    reg [7:0] link_source;
    reg [8:0] link_id;
    reg [1:0] link_chip;
    reg [1:0] link_home;
    wire link_out_valid;
    reg link_out_ready;
    wire [1:0] link_out_kind;
    wire [3:0] link_out_operation;
    wire [40:0] link_out_line;
    wire [3:0] link_out_sectors;
    wire [31:0] link_out_byte_enable;
    wire [255:0] link_out_data;
    wire [7:0] link_out_source;
    wire [8:0] link_out_id;
    wire [1:0] link_out_chip;
    wire [1:0] link_out_home;
    reg remote_reply_valid;
    wire remote_reply_ready;
    reg [6:0] remote_reply_id;
    reg [1:0] remote_reply_kind;
    reg [1:0] remote_reply_sector;
    reg [255:0] remote_reply_data;
    reg remote_reply_last;
    wire reply_valid;
    reg reply_ready;
    wire [7:0] reply_source;
    wire [8:0] reply_id;
    wire [1:0] reply_kind;
    wire [1:0] reply_sector;
    wire [255:0] reply_data;
    wire reply_last;
    wire [1:0] reply_chip;
    wire reply_to_slice;
    wire memory_valid;
    reg memory_ready;
    wire [1:0] memory_kind;
    wire [3:0] memory_operation;
    wire [40:0] memory_line;
    wire [3:0] memory_sectors;
    wire [31:0] memory_byte_enable;
    wire [255:0] memory_data;
    wire [7:0] memory_source;
    wire [10:0] memory_id;
    wire [1:0] memory_chip;
    wire [1:0] memory_home;
    reg memory_reply_valid;
    wire memory_reply_ready;
    reg [7:0] memory_reply_source;
    reg [10:0] memory_reply_id;
    reg [1:0] memory_reply_kind;
    reg [1:0] memory_reply_sector;
    reg [255:0] memory_reply_data;
    reg memory_reply_last;
    reg [1:0] memory_reply_chip;
    wire arrival_valid;
    wire [1:0] arrival_chip;
    wire [40:0] arrival_line;
    wire [3:0] arrival_sectors;
    wire lookup_hit;
    wire atomic_hit;
    wire event_hit;
    wire event_hit_pending;
    wire event_miss;
    wire event_atomic;
    wire event_wait;
    wire event_evict;
    wire event_write_back;
    wire event_fill;
    reg [2:0] counter_index;
    wire [31:0] counter_value;
    wire ram_error;

    sac_tile tb__dut (
        .clock(clock),
        .reset(reset),
        .sm_side(sm_side),
        .flush(flush),
        .flushed(flushed),
        .idle(idle),
        .chip(chip),
        .slice(slice),
        .local_valid(local_valid),
        .local_ready(local_ready),
        .local_kind(local_kind),
        .local_operation(local_operation),
        .local_line(local_line),
        .local_sectors(local_sectors),
        .local_byte_enable(local_byte_enable),
        .local_data(local_data),
        .local_source(local_source),
        .local_id(local_id),
        .local_chip(local_chip),
        .local_home(local_home),
        .link_valid(link_valid),
        .link_ready(link_ready),
        .link_kind(link_kind),
        .link_operation(link_operation),
        .link_line(link_line),
        .link_sectors(link_sectors),
        .link_byte_enable(link_byte_enable),
        .link_data(link_data),
        .link_source(link_source),
        .link_id(link_id),
        .link_chip(link_chip),
        .link_home(link_home),
        .link_out_valid(link_out_valid),
        .link_out_ready(link_out_ready),
        .link_out_kind(link_out_kind),
        .link_out_operation(link_out_operation),
        .link_out_line(link_out_line),
        .link_out_sectors(link_out_sectors),
        .link_out_byte_enable(link_out_byte_enable),
        .link_out_data(link_out_data),
        .link_out_source(link_out_source),
        .link_out_id(link_out_id),
        .link_out_chip(link_out_chip),
        .link_out_home(link_out_home),
        .remote_reply_valid(remote_reply_valid),
        .remote_reply_ready(remote_reply_ready),
        .remote_reply_id(remote_reply_id),
        .remote_reply_kind(remote_reply_kind),
        .remote_reply_sector(remote_reply_sector),
        .remote_reply_data(remote_reply_data),
        .remote_reply_last(remote_reply_last),
        .reply_valid(reply_valid),
        .reply_ready(reply_ready),
        .reply_source(reply_source),
        .reply_id(reply_id),
        .reply_kind(reply_kind),
        .reply_sector(reply_sector),
        .reply_data(reply_data),
        .reply_last(reply_last),
        .reply_chip(reply_chip),
        .reply_to_slice(reply_to_slice),
        .memory_valid(memory_valid),
        .memory_ready(memory_ready),
        .memory_kind(memory_kind),
        .memory_operation(memory_operation),
        .memory_line(memory_line),
        .memory_sectors(memory_sectors),
        .memory_byte_enable(memory_byte_enable),
        .memory_data(memory_data),
        .memory_source(memory_source),
        .memory_id(memory_id),
        .memory_chip(memory_chip),
        .memory_home(memory_home),
        .memory_reply_valid(memory_reply_valid),
        .memory_reply_ready(memory_reply_ready),
        .memory_reply_source(memory_reply_source),
        .memory_reply_id(memory_reply_id),
        .memory_reply_kind(memory_reply_kind),
        .memory_reply_sector(memory_reply_sector),
        .memory_reply_data(memory_reply_data),
        .memory_reply_last(memory_reply_last),
        .memory_reply_chip(memory_reply_chip),
        .arrival_valid(arrival_valid),
        .arrival_chip(arrival_chip),
        .arrival_line(arrival_line),
        .arrival_sectors(arrival_sectors),
        .lookup_hit(lookup_hit),
        .atomic_hit(atomic_hit),
        .event_hit(event_hit),
        .event_hit_pending(event_hit_pending),
        .event_miss(event_miss),
        .event_atomic(event_atomic),
        .event_wait(event_wait),
        .event_evict(event_evict),
        .event_write_back(event_write_back),
        .event_fill(event_fill),
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
            sm_side = tb__now[2564 +: 1];
            flush = tb__now[2560 +: 1];
            chip = tb__now[2548 +: 2];
            slice = tb__now[2544 +: 4];
            local_valid = tb__now[2540 +: 1];
            local_kind = tb__now[2532 +: 2];
            local_operation = tb__now[2528 +: 4];
            local_line = tb__now[2484 +: 41];
            local_sectors = tb__now[2480 +: 4];
            local_byte_enable = tb__now[2448 +: 32];
            local_data = tb__now[2192 +: 256];
            local_source = tb__now[2184 +: 8];
            local_id = tb__now[2172 +: 9];
            local_chip = tb__now[2168 +: 2];
            local_home = tb__now[2164 +: 2];
            link_valid = tb__now[2160 +: 1];
            link_kind = tb__now[2152 +: 2];
            link_operation = tb__now[2148 +: 4];
            link_line = tb__now[2104 +: 41];
            link_sectors = tb__now[2100 +: 4];
            link_byte_enable = tb__now[2068 +: 32];
            link_data = tb__now[1812 +: 256];
            link_source = tb__now[1804 +: 8];
            link_id = tb__now[1792 +: 9];
            link_chip = tb__now[1788 +: 2];
            link_home = tb__now[1784 +: 2];
            link_out_ready = tb__now[1776 +: 1];
            remote_reply_valid = tb__now[1400 +: 1];
            remote_reply_id = tb__now[1388 +: 7];
            remote_reply_kind = tb__now[1384 +: 2];
            remote_reply_sector = tb__now[1380 +: 2];
            remote_reply_data = tb__now[1124 +: 256];
            remote_reply_last = tb__now[1120 +: 1];
            reply_ready = tb__now[1112 +: 1];
            memory_ready = tb__now[808 +: 1];
            memory_reply_valid = tb__now[432 +: 1];
            memory_reply_source = tb__now[420 +: 8];
            memory_reply_id = tb__now[408 +: 11];
            memory_reply_kind = tb__now[404 +: 2];
            memory_reply_sector = tb__now[400 +: 2];
            memory_reply_data = tb__now[144 +: 256];
            memory_reply_last = tb__now[140 +: 1];
            memory_reply_chip = tb__now[136 +: 2];
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
                tb__compare("flushed", tb__i,
                    flushed, tb__now[2556 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("idle", tb__i,
                    idle, tb__now[2552 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("local_ready", tb__i,
                    local_ready, tb__now[2536 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("link_ready", tb__i,
                    link_ready, tb__now[2156 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("link_out_valid", tb__i,
                    link_out_valid, tb__now[1780 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("link_out_kind", tb__i,
                    link_out_kind, tb__now[1772 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("link_out_operation", tb__i,
                    link_out_operation, tb__now[1768 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("link_out_line", tb__i,
                    link_out_line, tb__now[1724 +: 41]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("link_out_sectors", tb__i,
                    link_out_sectors, tb__now[1720 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("link_out_byte_enable", tb__i,
                    link_out_byte_enable, tb__now[1688 +: 32]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("link_out_data", tb__i,
                    link_out_data, tb__now[1432 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("link_out_source", tb__i,
                    link_out_source, tb__now[1424 +: 8]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("link_out_id", tb__i,
                    link_out_id, tb__now[1412 +: 9]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("link_out_chip", tb__i,
                    link_out_chip, tb__now[1408 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("link_out_home", tb__i,
                    link_out_home, tb__now[1404 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("remote_reply_ready", tb__i,
                    remote_reply_ready, tb__now[1396 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_valid", tb__i,
                    reply_valid, tb__now[1116 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_source", tb__i,
                    reply_source, tb__now[1104 +: 8]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_id", tb__i,
                    reply_id, tb__now[1092 +: 9]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_kind", tb__i,
                    reply_kind, tb__now[1088 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_sector", tb__i,
                    reply_sector, tb__now[1084 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_data", tb__i,
                    reply_data, tb__now[828 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_last", tb__i,
                    reply_last, tb__now[824 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_chip", tb__i,
                    reply_chip, tb__now[820 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_to_slice", tb__i,
                    reply_to_slice, tb__now[816 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_valid", tb__i,
                    memory_valid, tb__now[812 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_kind", tb__i,
                    memory_kind, tb__now[804 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_operation", tb__i,
                    memory_operation, tb__now[800 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_line", tb__i,
                    memory_line, tb__now[756 +: 41]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_sectors", tb__i,
                    memory_sectors, tb__now[752 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_byte_enable", tb__i,
                    memory_byte_enable, tb__now[720 +: 32]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_data", tb__i,
                    memory_data, tb__now[464 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_source", tb__i,
                    memory_source, tb__now[456 +: 8]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_id", tb__i,
                    memory_id, tb__now[444 +: 11]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_chip", tb__i,
                    memory_chip, tb__now[440 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_home", tb__i,
                    memory_home, tb__now[436 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_reply_ready", tb__i,
                    memory_reply_ready, tb__now[428 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("arrival_valid", tb__i,
                    arrival_valid, tb__now[132 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("arrival_chip", tb__i,
                    arrival_chip, tb__now[128 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("arrival_line", tb__i,
                    arrival_line, tb__now[84 +: 41]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("arrival_sectors", tb__i,
                    arrival_sectors, tb__now[80 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("lookup_hit", tb__i,
                    lookup_hit, tb__now[76 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("atomic_hit", tb__i,
                    atomic_hit, tb__now[72 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_hit", tb__i,
                    event_hit, tb__now[68 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_hit_pending", tb__i,
                    event_hit_pending, tb__now[64 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_miss", tb__i,
                    event_miss, tb__now[60 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_atomic", tb__i,
                    event_atomic, tb__now[56 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_wait", tb__i,
                    event_wait, tb__now[52 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_evict", tb__i,
                    event_evict, tb__now[48 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_write_back", tb__i,
                    event_write_back, tb__now[44 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("event_fill", tb__i,
                    event_fill, tb__now[40 +: 1]);
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
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_bypass.u_link_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_bypass.u_memory_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_front.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[0].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[1].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[2].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[3].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[4].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[4].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[5].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[5].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[6].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[6].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[7].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[7].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[8].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[8].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[9].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[9].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[10].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[10].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[11].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[11].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[12].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[12].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[13].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[13].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[14].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[14].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[15].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_lines.ways[15].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_recency.u_order.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_cache.u_array.u_bytes.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
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
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_beside_memory.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_lookups.u_words.words[tb__i]
                = {1{tb__state}};
        end
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: sac_tile: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: sac_tile: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: sac_tile: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
