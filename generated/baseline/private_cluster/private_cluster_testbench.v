// warpcache 0.1.0: private_cluster of design baseline
// Testbench of private_cluster: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles are in
// private_cluster_vectors.hex, which the simulator looks for where it is started.
// -DPRIVATE_CLUSTER_DUT=<module> tests another module with the same ports.
`default_nettype none
`ifndef PRIVATE_CLUSTER_DUT
`define PRIVATE_CLUSTER_DUT private_cluster
`endif

module private_cluster_testbench;
    parameter VECTORS = "private_cluster_vectors.hex";
    localparam CYCLES = 256;
    localparam LINE = 4 * 4790;
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
    reg flush;
    wire flushed;
    wire [14:0] event_hit;
    wire [14:0] event_hit_pending;
    wire [14:0] event_miss;
    wire [14:0] event_bypass;
    wire [14:0] event_reservation_fail;
    wire [14:0] event_evict;
    wire [14:0] event_fill;
    wire [494:0] event_evict_line;
    reg [2:0] counter_index;
    wire [479:0] counter_value;
    wire ram_error;

    `PRIVATE_CLUSTER_DUT tb__dut (
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
        .flush(flush),
        .flushed(flushed),
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

    // Names of the testbench's have a double underscore, which no port has.
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
                core_request_valid[1 * tb__i +: 1] = tb__now[19096 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                core_request_kind[2 * tb__i +: 2] = tb__now[18976 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                core_request_operation[4 * tb__i +: 4] = tb__now[18916 + 4 * tb__i +: 4];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                core_request_line[33 * tb__i +: 33] = tb__now[18376 + 36 * tb__i +: 33];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                core_request_sectors[4 * tb__i +: 4] = tb__now[18316 + 4 * tb__i +: 4];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                core_request_byte_enable[32 * tb__i +: 32] = tb__now[17836 + 32 * tb__i +: 32];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                core_request_data[256 * tb__i +: 256] = tb__now[13996 + 256 * tb__i +: 256];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                core_request_bypass_l1[1 * tb__i +: 1] = tb__now[13936 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                core_request_id[8 * tb__i +: 8] = tb__now[13816 + 8 * tb__i +: 8];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                core_reply_ready[1 * tb__i +: 1] = tb__now[13456 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                down_request_ready[1 * tb__i +: 1] = tb__now[9280 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                down_reply_valid[1 * tb__i +: 1] = tb__now[4960 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                down_reply_id[9 * tb__i +: 9] = tb__now[4768 + 12 * tb__i +: 9];
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                down_reply_kind[2 * tb__i +: 2] = tb__now[4720 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                down_reply_sector[2 * tb__i +: 2] = tb__now[4672 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                down_reply_data[256 * tb__i +: 256] = tb__now[1600 + 256 * tb__i +: 256];
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                down_reply_last[1 * tb__i +: 1] = tb__now[1552 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                reply_core[8 * tb__i +: 8] = tb__now[1456 + 8 * tb__i +: 8];
            flush = tb__now[1452 +: 1];
            counter_index = tb__now[484 +: 3];
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
                    core_request_ready[1 * tb__i +: 1], tb__now[19036 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("core_status_valid", tb__i,
                    core_status_valid[1 * tb__i +: 1], tb__now[13756 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("core_status_id", tb__i,
                    core_status_id[8 * tb__i +: 8], tb__now[13636 + 8 * tb__i +: 8]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("core_status_word", tb__i,
                    core_status_word[3 * tb__i +: 3], tb__now[13576 + 4 * tb__i +: 3]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("core_reply_valid", tb__i,
                    core_reply_valid[1 * tb__i +: 1], tb__now[13516 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("core_reply_id", tb__i,
                    core_reply_id[8 * tb__i +: 8], tb__now[13336 + 8 * tb__i +: 8]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("core_reply_sector", tb__i,
                    core_reply_sector[2 * tb__i +: 2], tb__now[13276 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("core_reply_data", tb__i,
                    core_reply_data[256 * tb__i +: 256], tb__now[9436 + 256 * tb__i +: 256]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("core_reply_last", tb__i,
                    core_reply_last[1 * tb__i +: 1], tb__now[9376 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                tb__compare("down_request_valid", tb__i,
                    down_request_valid[1 * tb__i +: 1], tb__now[9328 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                tb__compare("down_request_kind", tb__i,
                    down_request_kind[2 * tb__i +: 2], tb__now[9232 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                tb__compare("down_request_operation", tb__i,
                    down_request_operation[4 * tb__i +: 4], tb__now[9184 + 4 * tb__i +: 4]);
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                tb__compare("down_request_line", tb__i,
                    down_request_line[33 * tb__i +: 33], tb__now[8752 + 36 * tb__i +: 33]);
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                tb__compare("down_request_sectors", tb__i,
                    down_request_sectors[4 * tb__i +: 4], tb__now[8704 + 4 * tb__i +: 4]);
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                tb__compare("down_request_byte_enable", tb__i,
                    down_request_byte_enable[32 * tb__i +: 32], tb__now[8320 + 32 * tb__i +: 32]);
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                tb__compare("down_request_data", tb__i,
                    down_request_data[256 * tb__i +: 256], tb__now[5248 + 256 * tb__i +: 256]);
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                tb__compare("down_request_source", tb__i,
                    down_request_source[8 * tb__i +: 8], tb__now[5152 + 8 * tb__i +: 8]);
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                tb__compare("down_request_id", tb__i,
                    down_request_id[9 * tb__i +: 9], tb__now[5008 + 12 * tb__i +: 9]);
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                tb__compare("down_reply_ready", tb__i,
                    down_reply_ready[1 * tb__i +: 1], tb__now[4912 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("flushed", tb__i,
                    flushed, tb__now[1448 +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("event_hit", tb__i,
                    event_hit[1 * tb__i +: 1], tb__now[1388 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("event_hit_pending", tb__i,
                    event_hit_pending[1 * tb__i +: 1], tb__now[1328 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("event_miss", tb__i,
                    event_miss[1 * tb__i +: 1], tb__now[1268 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("event_bypass", tb__i,
                    event_bypass[1 * tb__i +: 1], tb__now[1208 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("event_reservation_fail", tb__i,
                    event_reservation_fail[1 * tb__i +: 1], tb__now[1148 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("event_evict", tb__i,
                    event_evict[1 * tb__i +: 1], tb__now[1088 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("event_fill", tb__i,
                    event_fill[1 * tb__i +: 1], tb__now[1028 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("event_evict_line", tb__i,
                    event_evict_line[33 * tb__i +: 33], tb__now[488 + 36 * tb__i +: 33]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("counter_value", tb__i,
                    counter_value[32 * tb__i +: 32], tb__now[4 + 32 * tb__i +: 32]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("ram_error", tb__i,
                    ram_error, tb__now[0 +: 1]);
        end
    endtask

    initial clock = 1'b0;
    always #5 clock = !clock;

    initial begin
        tb__compared = 0;
        tb__errors = 0;
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: private_cluster: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: private_cluster: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: private_cluster: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
