// warpcache 0.1.0: sac_chip of design isca23
// Testbench of sac_chip: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// sac_chip_vectors.hex, which the simulator looks for where it is started.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module sac_chip_testbench;
    parameter VECTORS = "sac_chip_vectors.hex";
    localparam CYCLES = 424;
    localparam LINE = 4 * 20636;
    localparam WIDEST = 256;

    reg clock;
    reg reset;
    reg [1:0] chip;
    reg level_hold;
    reg level_flush;
    reg level_sm_side;
    reg level_profile;
    wire answer_held;
    wire answer_empty;
    wire answer_idle;
    wire answer_flushed;
    wire answer_organisation;
    wire answer_profiled;
    wire profile_counter_valid;
    reg profile_counter_ready;
    wire [23:0] profile_counter_data;
    wire [23:0] crd_dropped;
    reg [31:0] request_valid;
    wire [31:0] request_ready;
    reg [63:0] request_kind;
    reg [127:0] request_operation;
    reg [1311:0] request_line;
    reg [127:0] request_sectors;
    reg [1023:0] request_byte_enable;
    reg [8191:0] request_data;
    reg [255:0] request_source;
    reg [287:0] request_id;
    reg [63:0] request_home;
    wire [31:0] forward_valid;
    reg [31:0] forward_ready;
    wire [63:0] forward_kind;
    wire [127:0] forward_operation;
    wire [1311:0] forward_line;
    wire [127:0] forward_sectors;
    wire [1023:0] forward_byte_enable;
    wire [8191:0] forward_data;
    wire [255:0] forward_source;
    wire [287:0] forward_id;
    wire [63:0] forward_chip;
    wire [63:0] forward_home;
    wire [63:0] forward_to_chip;
    wire [127:0] forward_to_slice;
    reg [31:0] reply_valid;
    wire [31:0] reply_ready;
    reg [287:0] reply_id;
    reg [63:0] reply_kind;
    reg [63:0] reply_sector;
    reg [8191:0] reply_data;
    reg [31:0] reply_last;
    wire [31:0] down_reply_valid;
    reg [31:0] down_reply_ready;
    wire [287:0] down_reply_id;
    wire [63:0] down_reply_kind;
    wire [63:0] down_reply_sector;
    wire [8191:0] down_reply_data;
    wire [31:0] down_reply_last;
    reg [15:0] local_valid;
    wire [15:0] local_ready;
    reg [31:0] local_kind;
    reg [63:0] local_operation;
    reg [655:0] local_line;
    reg [63:0] local_sectors;
    reg [511:0] local_byte_enable;
    reg [4095:0] local_data;
    reg [127:0] local_source;
    reg [143:0] local_id;
    reg [31:0] local_chip;
    reg [31:0] local_home;
    reg [15:0] link_valid;
    wire [15:0] link_ready;
    reg [31:0] link_kind;
    reg [63:0] link_operation;
    reg [655:0] link_line;
    reg [63:0] link_sectors;
    reg [511:0] link_byte_enable;
    reg [4095:0] link_data;
    reg [127:0] link_source;
    reg [143:0] link_id;
    reg [31:0] link_chip;
    reg [31:0] link_home;
    wire [15:0] link_out_valid;
    reg [15:0] link_out_ready;
    wire [31:0] link_out_kind;
    wire [63:0] link_out_operation;
    wire [655:0] link_out_line;
    wire [63:0] link_out_sectors;
    wire [511:0] link_out_byte_enable;
    wire [4095:0] link_out_data;
    wire [127:0] link_out_source;
    wire [143:0] link_out_id;
    wire [31:0] link_out_chip;
    wire [31:0] link_out_home;
    reg [15:0] remote_reply_valid;
    wire [15:0] remote_reply_ready;
    reg [111:0] remote_reply_id;
    reg [31:0] remote_reply_kind;
    reg [31:0] remote_reply_sector;
    reg [4095:0] remote_reply_data;
    reg [15:0] remote_reply_last;
    wire [15:0] tile_reply_valid;
    reg [15:0] tile_reply_ready;
    wire [127:0] tile_reply_source;
    wire [143:0] tile_reply_id;
    wire [31:0] tile_reply_kind;
    wire [31:0] tile_reply_sector;
    wire [4095:0] tile_reply_data;
    wire [15:0] tile_reply_last;
    wire [31:0] tile_reply_chip;
    wire [15:0] tile_reply_to_slice;
    wire [15:0] memory_valid;
    reg [15:0] memory_ready;
    wire [31:0] memory_kind;
    wire [63:0] memory_operation;
    wire [655:0] memory_line;
    wire [63:0] memory_sectors;
    wire [511:0] memory_byte_enable;
    wire [4095:0] memory_data;
    wire [127:0] memory_source;
    wire [175:0] memory_id;
    wire [31:0] memory_chip;
    wire [31:0] memory_home;
    reg [15:0] memory_reply_valid;
    wire [15:0] memory_reply_ready;
    reg [127:0] memory_reply_source;
    reg [175:0] memory_reply_id;
    reg [31:0] memory_reply_kind;
    reg [31:0] memory_reply_sector;
    reg [4095:0] memory_reply_data;
    reg [15:0] memory_reply_last;
    reg [31:0] memory_reply_chip;
    wire [15:0] event_hit;
    wire [15:0] event_hit_pending;
    wire [15:0] event_miss;
    wire [15:0] event_atomic;
    wire [15:0] event_wait;
    wire [15:0] event_evict;
    wire [15:0] event_write_back;
    wire [15:0] event_fill;
    reg [2:0] counter_index;
    wire [511:0] counter_value;
    wire ram_error;

    sac_chip tb__dut (
        .clock(clock),
        .reset(reset),
        .chip(chip),
        .level_hold(level_hold),
        .level_flush(level_flush),
        .level_sm_side(level_sm_side),
        .level_profile(level_profile),
        .answer_held(answer_held),
        .answer_empty(answer_empty),
        .answer_idle(answer_idle),
        .answer_flushed(answer_flushed),
        .answer_organisation(answer_organisation),
        .answer_profiled(answer_profiled),
        .profile_counter_valid(profile_counter_valid),
        .profile_counter_ready(profile_counter_ready),
        .profile_counter_data(profile_counter_data),
        .crd_dropped(crd_dropped),
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
        .request_home(request_home),
        .forward_valid(forward_valid),
        .forward_ready(forward_ready),
        .forward_kind(forward_kind),
        .forward_operation(forward_operation),
        .forward_line(forward_line),
        .forward_sectors(forward_sectors),
        .forward_byte_enable(forward_byte_enable),
        .forward_data(forward_data),
        .forward_source(forward_source),
        .forward_id(forward_id),
        .forward_chip(forward_chip),
        .forward_home(forward_home),
        .forward_to_chip(forward_to_chip),
        .forward_to_slice(forward_to_slice),
        .reply_valid(reply_valid),
        .reply_ready(reply_ready),
        .reply_id(reply_id),
        .reply_kind(reply_kind),
        .reply_sector(reply_sector),
        .reply_data(reply_data),
        .reply_last(reply_last),
        .down_reply_valid(down_reply_valid),
        .down_reply_ready(down_reply_ready),
        .down_reply_id(down_reply_id),
        .down_reply_kind(down_reply_kind),
        .down_reply_sector(down_reply_sector),
        .down_reply_data(down_reply_data),
        .down_reply_last(down_reply_last),
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
        .tile_reply_valid(tile_reply_valid),
        .tile_reply_ready(tile_reply_ready),
        .tile_reply_source(tile_reply_source),
        .tile_reply_id(tile_reply_id),
        .tile_reply_kind(tile_reply_kind),
        .tile_reply_sector(tile_reply_sector),
        .tile_reply_data(tile_reply_data),
        .tile_reply_last(tile_reply_last),
        .tile_reply_chip(tile_reply_chip),
        .tile_reply_to_slice(tile_reply_to_slice),
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
            chip = tb__now[82536 +: 2];
            level_hold = tb__now[82532 +: 1];
            level_flush = tb__now[82528 +: 1];
            level_sm_side = tb__now[82524 +: 1];
            level_profile = tb__now[82520 +: 1];
            profile_counter_ready = tb__now[82488 +: 1];
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                request_valid[1 * tb__i +: 1] = tb__now[82312 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                request_kind[2 * tb__i +: 2] = tb__now[82056 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                request_operation[4 * tb__i +: 4] = tb__now[81928 + 4 * tb__i +: 4];
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                request_line[41 * tb__i +: 41] = tb__now[80520 + 44 * tb__i +: 41];
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                request_sectors[4 * tb__i +: 4] = tb__now[80392 + 4 * tb__i +: 4];
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                request_byte_enable[32 * tb__i +: 32] = tb__now[79368 + 32 * tb__i +: 32];
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                request_data[256 * tb__i +: 256] = tb__now[71176 + 256 * tb__i +: 256];
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                request_source[8 * tb__i +: 8] = tb__now[70920 + 8 * tb__i +: 8];
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                request_id[9 * tb__i +: 9] = tb__now[70536 + 12 * tb__i +: 9];
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                request_home[2 * tb__i +: 2] = tb__now[70408 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                forward_ready[1 * tb__i +: 1] = tb__now[70152 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                reply_valid[1 * tb__i +: 1] = tb__now[57864 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                reply_id[9 * tb__i +: 9] = tb__now[57352 + 12 * tb__i +: 9];
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                reply_kind[2 * tb__i +: 2] = tb__now[57224 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                reply_sector[2 * tb__i +: 2] = tb__now[57096 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                reply_data[256 * tb__i +: 256] = tb__now[48904 + 256 * tb__i +: 256];
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                reply_last[1 * tb__i +: 1] = tb__now[48776 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                down_reply_ready[1 * tb__i +: 1] = tb__now[48520 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                local_valid[1 * tb__i +: 1] = tb__now[39496 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                local_kind[2 * tb__i +: 2] = tb__now[39368 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                local_operation[4 * tb__i +: 4] = tb__now[39304 + 4 * tb__i +: 4];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                local_line[41 * tb__i +: 41] = tb__now[38600 + 44 * tb__i +: 41];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                local_sectors[4 * tb__i +: 4] = tb__now[38536 + 4 * tb__i +: 4];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                local_byte_enable[32 * tb__i +: 32] = tb__now[38024 + 32 * tb__i +: 32];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                local_data[256 * tb__i +: 256] = tb__now[33928 + 256 * tb__i +: 256];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                local_source[8 * tb__i +: 8] = tb__now[33800 + 8 * tb__i +: 8];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                local_id[9 * tb__i +: 9] = tb__now[33608 + 12 * tb__i +: 9];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                local_chip[2 * tb__i +: 2] = tb__now[33544 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                local_home[2 * tb__i +: 2] = tb__now[33480 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                link_valid[1 * tb__i +: 1] = tb__now[33416 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                link_kind[2 * tb__i +: 2] = tb__now[33288 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                link_operation[4 * tb__i +: 4] = tb__now[33224 + 4 * tb__i +: 4];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                link_line[41 * tb__i +: 41] = tb__now[32520 + 44 * tb__i +: 41];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                link_sectors[4 * tb__i +: 4] = tb__now[32456 + 4 * tb__i +: 4];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                link_byte_enable[32 * tb__i +: 32] = tb__now[31944 + 32 * tb__i +: 32];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                link_data[256 * tb__i +: 256] = tb__now[27848 + 256 * tb__i +: 256];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                link_source[8 * tb__i +: 8] = tb__now[27720 + 8 * tb__i +: 8];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                link_id[9 * tb__i +: 9] = tb__now[27528 + 12 * tb__i +: 9];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                link_chip[2 * tb__i +: 2] = tb__now[27464 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                link_home[2 * tb__i +: 2] = tb__now[27400 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                link_out_ready[1 * tb__i +: 1] = tb__now[27272 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                remote_reply_valid[1 * tb__i +: 1] = tb__now[21256 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                remote_reply_id[7 * tb__i +: 7] = tb__now[21064 + 8 * tb__i +: 7];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                remote_reply_kind[2 * tb__i +: 2] = tb__now[21000 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                remote_reply_sector[2 * tb__i +: 2] = tb__now[20936 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                remote_reply_data[256 * tb__i +: 256] = tb__now[16840 + 256 * tb__i +: 256];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                remote_reply_last[1 * tb__i +: 1] = tb__now[16776 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tile_reply_ready[1 * tb__i +: 1] = tb__now[16648 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                memory_ready[1 * tb__i +: 1] = tb__now[11784 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                memory_reply_valid[1 * tb__i +: 1] = tb__now[5768 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                memory_reply_source[8 * tb__i +: 8] = tb__now[5576 + 8 * tb__i +: 8];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                memory_reply_id[11 * tb__i +: 11] = tb__now[5384 + 12 * tb__i +: 11];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                memory_reply_kind[2 * tb__i +: 2] = tb__now[5320 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                memory_reply_sector[2 * tb__i +: 2] = tb__now[5256 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                memory_reply_data[256 * tb__i +: 256] = tb__now[1160 + 256 * tb__i +: 256];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                memory_reply_last[1 * tb__i +: 1] = tb__now[1096 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                memory_reply_chip[2 * tb__i +: 2] = tb__now[1032 + 4 * tb__i +: 2];
            counter_index = tb__now[516 +: 3];
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
                tb__compare("answer_held", tb__i,
                    answer_held, tb__now[82516 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_empty", tb__i,
                    answer_empty, tb__now[82512 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_idle", tb__i,
                    answer_idle, tb__now[82508 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_flushed", tb__i,
                    answer_flushed, tb__now[82504 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_organisation", tb__i,
                    answer_organisation, tb__now[82500 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_profiled", tb__i,
                    answer_profiled, tb__now[82496 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("profile_counter_valid", tb__i,
                    profile_counter_valid, tb__now[82492 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("profile_counter_data", tb__i,
                    profile_counter_data, tb__now[82464 +: 24]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("crd_dropped", tb__i,
                    crd_dropped, tb__now[82440 +: 24]);
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                tb__compare("request_ready", tb__i,
                    request_ready[1 * tb__i +: 1], tb__now[82184 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                tb__compare("forward_valid", tb__i,
                    forward_valid[1 * tb__i +: 1], tb__now[70280 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                tb__compare("forward_kind", tb__i,
                    forward_kind[2 * tb__i +: 2], tb__now[70024 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                tb__compare("forward_operation", tb__i,
                    forward_operation[4 * tb__i +: 4], tb__now[69896 + 4 * tb__i +: 4]);
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                tb__compare("forward_line", tb__i,
                    forward_line[41 * tb__i +: 41], tb__now[68488 + 44 * tb__i +: 41]);
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                tb__compare("forward_sectors", tb__i,
                    forward_sectors[4 * tb__i +: 4], tb__now[68360 + 4 * tb__i +: 4]);
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                tb__compare("forward_byte_enable", tb__i,
                    forward_byte_enable[32 * tb__i +: 32], tb__now[67336 + 32 * tb__i +: 32]);
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                tb__compare("forward_data", tb__i,
                    forward_data[256 * tb__i +: 256], tb__now[59144 + 256 * tb__i +: 256]);
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                tb__compare("forward_source", tb__i,
                    forward_source[8 * tb__i +: 8], tb__now[58888 + 8 * tb__i +: 8]);
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                tb__compare("forward_id", tb__i,
                    forward_id[9 * tb__i +: 9], tb__now[58504 + 12 * tb__i +: 9]);
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                tb__compare("forward_chip", tb__i,
                    forward_chip[2 * tb__i +: 2], tb__now[58376 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                tb__compare("forward_home", tb__i,
                    forward_home[2 * tb__i +: 2], tb__now[58248 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                tb__compare("forward_to_chip", tb__i,
                    forward_to_chip[2 * tb__i +: 2], tb__now[58120 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                tb__compare("forward_to_slice", tb__i,
                    forward_to_slice[4 * tb__i +: 4], tb__now[57992 + 4 * tb__i +: 4]);
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                tb__compare("reply_ready", tb__i,
                    reply_ready[1 * tb__i +: 1], tb__now[57736 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                tb__compare("down_reply_valid", tb__i,
                    down_reply_valid[1 * tb__i +: 1], tb__now[48648 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                tb__compare("down_reply_id", tb__i,
                    down_reply_id[9 * tb__i +: 9], tb__now[48136 + 12 * tb__i +: 9]);
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                tb__compare("down_reply_kind", tb__i,
                    down_reply_kind[2 * tb__i +: 2], tb__now[48008 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                tb__compare("down_reply_sector", tb__i,
                    down_reply_sector[2 * tb__i +: 2], tb__now[47880 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                tb__compare("down_reply_data", tb__i,
                    down_reply_data[256 * tb__i +: 256], tb__now[39688 + 256 * tb__i +: 256]);
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                tb__compare("down_reply_last", tb__i,
                    down_reply_last[1 * tb__i +: 1], tb__now[39560 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("local_ready", tb__i,
                    local_ready[1 * tb__i +: 1], tb__now[39432 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("link_ready", tb__i,
                    link_ready[1 * tb__i +: 1], tb__now[33352 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("link_out_valid", tb__i,
                    link_out_valid[1 * tb__i +: 1], tb__now[27336 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("link_out_kind", tb__i,
                    link_out_kind[2 * tb__i +: 2], tb__now[27208 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("link_out_operation", tb__i,
                    link_out_operation[4 * tb__i +: 4], tb__now[27144 + 4 * tb__i +: 4]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("link_out_line", tb__i,
                    link_out_line[41 * tb__i +: 41], tb__now[26440 + 44 * tb__i +: 41]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("link_out_sectors", tb__i,
                    link_out_sectors[4 * tb__i +: 4], tb__now[26376 + 4 * tb__i +: 4]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("link_out_byte_enable", tb__i,
                    link_out_byte_enable[32 * tb__i +: 32], tb__now[25864 + 32 * tb__i +: 32]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("link_out_data", tb__i,
                    link_out_data[256 * tb__i +: 256], tb__now[21768 + 256 * tb__i +: 256]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("link_out_source", tb__i,
                    link_out_source[8 * tb__i +: 8], tb__now[21640 + 8 * tb__i +: 8]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("link_out_id", tb__i,
                    link_out_id[9 * tb__i +: 9], tb__now[21448 + 12 * tb__i +: 9]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("link_out_chip", tb__i,
                    link_out_chip[2 * tb__i +: 2], tb__now[21384 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("link_out_home", tb__i,
                    link_out_home[2 * tb__i +: 2], tb__now[21320 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("remote_reply_ready", tb__i,
                    remote_reply_ready[1 * tb__i +: 1], tb__now[21192 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("tile_reply_valid", tb__i,
                    tile_reply_valid[1 * tb__i +: 1], tb__now[16712 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("tile_reply_source", tb__i,
                    tile_reply_source[8 * tb__i +: 8], tb__now[16520 + 8 * tb__i +: 8]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("tile_reply_id", tb__i,
                    tile_reply_id[9 * tb__i +: 9], tb__now[16328 + 12 * tb__i +: 9]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("tile_reply_kind", tb__i,
                    tile_reply_kind[2 * tb__i +: 2], tb__now[16264 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("tile_reply_sector", tb__i,
                    tile_reply_sector[2 * tb__i +: 2], tb__now[16200 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("tile_reply_data", tb__i,
                    tile_reply_data[256 * tb__i +: 256], tb__now[12104 + 256 * tb__i +: 256]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("tile_reply_last", tb__i,
                    tile_reply_last[1 * tb__i +: 1], tb__now[12040 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("tile_reply_chip", tb__i,
                    tile_reply_chip[2 * tb__i +: 2], tb__now[11976 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("tile_reply_to_slice", tb__i,
                    tile_reply_to_slice[1 * tb__i +: 1], tb__now[11912 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("memory_valid", tb__i,
                    memory_valid[1 * tb__i +: 1], tb__now[11848 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("memory_kind", tb__i,
                    memory_kind[2 * tb__i +: 2], tb__now[11720 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("memory_operation", tb__i,
                    memory_operation[4 * tb__i +: 4], tb__now[11656 + 4 * tb__i +: 4]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("memory_line", tb__i,
                    memory_line[41 * tb__i +: 41], tb__now[10952 + 44 * tb__i +: 41]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("memory_sectors", tb__i,
                    memory_sectors[4 * tb__i +: 4], tb__now[10888 + 4 * tb__i +: 4]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("memory_byte_enable", tb__i,
                    memory_byte_enable[32 * tb__i +: 32], tb__now[10376 + 32 * tb__i +: 32]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("memory_data", tb__i,
                    memory_data[256 * tb__i +: 256], tb__now[6280 + 256 * tb__i +: 256]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("memory_source", tb__i,
                    memory_source[8 * tb__i +: 8], tb__now[6152 + 8 * tb__i +: 8]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("memory_id", tb__i,
                    memory_id[11 * tb__i +: 11], tb__now[5960 + 12 * tb__i +: 11]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("memory_chip", tb__i,
                    memory_chip[2 * tb__i +: 2], tb__now[5896 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("memory_home", tb__i,
                    memory_home[2 * tb__i +: 2], tb__now[5832 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("memory_reply_ready", tb__i,
                    memory_reply_ready[1 * tb__i +: 1], tb__now[5704 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("event_hit", tb__i,
                    event_hit[1 * tb__i +: 1], tb__now[968 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("event_hit_pending", tb__i,
                    event_hit_pending[1 * tb__i +: 1], tb__now[904 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("event_miss", tb__i,
                    event_miss[1 * tb__i +: 1], tb__now[840 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("event_atomic", tb__i,
                    event_atomic[1 * tb__i +: 1], tb__now[776 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("event_wait", tb__i,
                    event_wait[1 * tb__i +: 1], tb__now[712 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("event_evict", tb__i,
                    event_evict[1 * tb__i +: 1], tb__now[648 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("event_write_back", tb__i,
                    event_write_back[1 * tb__i +: 1], tb__now[584 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("event_fill", tb__i,
                    event_fill[1 * tb__i +: 1], tb__now[520 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
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
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_bypass.u_link_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_bypass.u_memory_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_front.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[0].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[1].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[2].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[3].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[4].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[4].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[5].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[5].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[6].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[6].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[7].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[7].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[8].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[8].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[9].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[9].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[10].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[10].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[11].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[11].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[12].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[12].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[13].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[13].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[14].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[14].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[15].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_lines.ways[15].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_recency.u_order.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_array.u_bytes.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_array.u_masks.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_atomics.u_answered.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_atomics.u_answers.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_atomics.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_downwards.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_cache.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_beside_memory.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[0].u_tiles.u_lookups.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_bypass.u_link_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_bypass.u_memory_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_front.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[0].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[1].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[2].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[3].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[4].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[4].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[5].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[5].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[6].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[6].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[7].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[7].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[8].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[8].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[9].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[9].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[10].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[10].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[11].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[11].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[12].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[12].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[13].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[13].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[14].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[14].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[15].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_lines.ways[15].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_recency.u_order.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_array.u_bytes.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_array.u_masks.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_atomics.u_answered.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_atomics.u_answers.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_atomics.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_downwards.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_cache.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_beside_memory.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[1].u_tiles.u_lookups.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_bypass.u_link_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_bypass.u_memory_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_front.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[0].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[1].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[2].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[3].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[4].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[4].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[5].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[5].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[6].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[6].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[7].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[7].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[8].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[8].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[9].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[9].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[10].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[10].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[11].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[11].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[12].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[12].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[13].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[13].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[14].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[14].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[15].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_lines.ways[15].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_recency.u_order.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_array.u_bytes.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_array.u_masks.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_atomics.u_answered.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_atomics.u_answers.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_atomics.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_downwards.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_cache.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_beside_memory.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[2].u_tiles.u_lookups.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_bypass.u_link_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_bypass.u_memory_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_front.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[0].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[1].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[2].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[3].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[4].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[4].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[5].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[5].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[6].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[6].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[7].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[7].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[8].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[8].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[9].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[9].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[10].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[10].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[11].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[11].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[12].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[12].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[13].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[13].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[14].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[14].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[15].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_lines.ways[15].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_recency.u_order.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_array.u_bytes.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_array.u_masks.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_atomics.u_answered.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_atomics.u_answers.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_atomics.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_downwards.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_cache.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_beside_memory.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[3].u_tiles.u_lookups.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_bypass.u_link_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_bypass.u_memory_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_front.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[0].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[1].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[2].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[3].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[4].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[4].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[5].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[5].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[6].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[6].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[7].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[7].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[8].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[8].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[9].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[9].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[10].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[10].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[11].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[11].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[12].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[12].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[13].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[13].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[14].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[14].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[15].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_lines.ways[15].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_recency.u_order.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_array.u_bytes.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_array.u_masks.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_atomics.u_answered.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_atomics.u_answers.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_atomics.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_downwards.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_cache.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_beside_memory.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[4].u_tiles.u_lookups.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_bypass.u_link_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_bypass.u_memory_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_front.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[0].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[1].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[2].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[3].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[4].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[4].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[5].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[5].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[6].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[6].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[7].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[7].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[8].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[8].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[9].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[9].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[10].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[10].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[11].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[11].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[12].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[12].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[13].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[13].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[14].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[14].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[15].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_lines.ways[15].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_recency.u_order.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_array.u_bytes.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_array.u_masks.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_atomics.u_answered.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_atomics.u_answers.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_atomics.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_downwards.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_cache.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_beside_memory.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[5].u_tiles.u_lookups.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_bypass.u_link_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_bypass.u_memory_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_front.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[0].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[1].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[2].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[3].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[4].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[4].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[5].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[5].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[6].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[6].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[7].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[7].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[8].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[8].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[9].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[9].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[10].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[10].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[11].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[11].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[12].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[12].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[13].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[13].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[14].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[14].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[15].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_lines.ways[15].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_recency.u_order.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_array.u_bytes.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_array.u_masks.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_atomics.u_answered.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_atomics.u_answers.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_atomics.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_downwards.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_cache.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_beside_memory.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[6].u_tiles.u_lookups.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_bypass.u_link_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_bypass.u_memory_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_front.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[0].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[1].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[2].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[3].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[4].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[4].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[5].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[5].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[6].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[6].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[7].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[7].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[8].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[8].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[9].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[9].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[10].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[10].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[11].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[11].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[12].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[12].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[13].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[13].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[14].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[14].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[15].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_lines.ways[15].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_recency.u_order.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_array.u_bytes.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_array.u_masks.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_atomics.u_answered.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_atomics.u_answers.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_atomics.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_downwards.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_cache.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_beside_memory.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[7].u_tiles.u_lookups.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_bypass.u_link_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_bypass.u_memory_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_front.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[0].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[1].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[2].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[3].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[4].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[4].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[5].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[5].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[6].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[6].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[7].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[7].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[8].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[8].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[9].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[9].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[10].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[10].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[11].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[11].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[12].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[12].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[13].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[13].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[14].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[14].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[15].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_lines.ways[15].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_recency.u_order.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_array.u_bytes.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_array.u_masks.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_atomics.u_answered.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_atomics.u_answers.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_atomics.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_downwards.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_cache.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_beside_memory.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[8].u_tiles.u_lookups.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_bypass.u_link_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_bypass.u_memory_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_front.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[0].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[1].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[2].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[3].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[4].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[4].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[5].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[5].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[6].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[6].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[7].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[7].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[8].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[8].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[9].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[9].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[10].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[10].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[11].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[11].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[12].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[12].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[13].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[13].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[14].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[14].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[15].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_lines.ways[15].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_recency.u_order.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_array.u_bytes.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_array.u_masks.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_atomics.u_answered.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_atomics.u_answers.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_atomics.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_downwards.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_cache.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_beside_memory.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[9].u_tiles.u_lookups.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_bypass.u_link_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_bypass.u_memory_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_front.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[0].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[1].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[2].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[3].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[4].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[4].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[5].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[5].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[6].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[6].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[7].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[7].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[8].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[8].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[9].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[9].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[10].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[10].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[11].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[11].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[12].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[12].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[13].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[13].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[14].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[14].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[15].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_lines.ways[15].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_recency.u_order.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_array.u_bytes.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_array.u_masks.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_atomics.u_answered.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_atomics.u_answers.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_atomics.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_downwards.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_cache.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_beside_memory.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[10].u_tiles.u_lookups.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_bypass.u_link_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_bypass.u_memory_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_front.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[0].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[1].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[2].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[3].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[4].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[4].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[5].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[5].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[6].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[6].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[7].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[7].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[8].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[8].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[9].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[9].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[10].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[10].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[11].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[11].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[12].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[12].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[13].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[13].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[14].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[14].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[15].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_lines.ways[15].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_recency.u_order.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_array.u_bytes.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_array.u_masks.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_atomics.u_answered.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_atomics.u_answers.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_atomics.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_downwards.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_cache.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_beside_memory.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[11].u_tiles.u_lookups.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_bypass.u_link_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_bypass.u_memory_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_front.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[0].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[1].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[2].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[3].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[4].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[4].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[5].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[5].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[6].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[6].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[7].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[7].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[8].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[8].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[9].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[9].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[10].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[10].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[11].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[11].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[12].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[12].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[13].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[13].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[14].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[14].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[15].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_lines.ways[15].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_recency.u_order.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_array.u_bytes.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_array.u_masks.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_atomics.u_answered.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_atomics.u_answers.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_atomics.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_downwards.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_cache.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_beside_memory.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[12].u_tiles.u_lookups.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_bypass.u_link_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_bypass.u_memory_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_front.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[0].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[1].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[2].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[3].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[4].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[4].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[5].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[5].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[6].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[6].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[7].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[7].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[8].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[8].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[9].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[9].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[10].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[10].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[11].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[11].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[12].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[12].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[13].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[13].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[14].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[14].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[15].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_lines.ways[15].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_recency.u_order.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_array.u_bytes.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_array.u_masks.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_atomics.u_answered.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_atomics.u_answers.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_atomics.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_downwards.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_cache.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_beside_memory.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[13].u_tiles.u_lookups.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_bypass.u_link_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_bypass.u_memory_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_front.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[0].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[1].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[2].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[3].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[4].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[4].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[5].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[5].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[6].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[6].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[7].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[7].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[8].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[8].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[9].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[9].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[10].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[10].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[11].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[11].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[12].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[12].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[13].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[13].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[14].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[14].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[15].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_lines.ways[15].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_recency.u_order.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_array.u_bytes.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_array.u_masks.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_atomics.u_answered.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_atomics.u_answers.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_atomics.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_downwards.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_cache.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_beside_memory.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[14].u_tiles.u_lookups.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_bypass.u_link_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_bypass.u_memory_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_front.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[0].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[1].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[2].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[3].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[4].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[4].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[5].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[5].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[6].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[6].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[7].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[7].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[8].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[8].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[9].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[9].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[10].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[10].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[11].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[11].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[12].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[12].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[13].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[13].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[14].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[14].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[15].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_lines.ways[15].u_ways.u_states.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_recency.u_order.u_words.words[tb__i]
                = {2{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_array.u_bytes.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8192; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_array.u_masks.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_mshrs.u_waker.u_filled.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 256; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_mshrs.u_loads.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_atomics.u_answered.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_atomics.u_answers.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_atomics.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_downwards.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_cache.u_replies.u_beats.u_words.u_words.words[tb__i]
                = {5{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_beside_memory.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.tiles[15].u_tiles.u_lookups.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_monitor.u_directory.ways[0].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_monitor.u_directory.ways[1].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_monitor.u_directory.ways[2].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_monitor.u_directory.ways[3].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_monitor.u_directory.ways[4].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_monitor.u_directory.ways[5].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_monitor.u_directory.ways[6].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_monitor.u_directory.ways[7].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_monitor.u_directory.ways[8].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_monitor.u_directory.ways[9].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_monitor.u_directory.ways[10].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_monitor.u_directory.ways[11].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_monitor.u_directory.ways[12].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_monitor.u_directory.ways[13].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_monitor.u_directory.ways[14].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_monitor.u_directory.ways[15].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_monitor.u_directory.u_recency.u_orders.words[tb__i]
                = {2{tb__state}};
        end
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: sac_chip: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: sac_chip: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: sac_chip: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
