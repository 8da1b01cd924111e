// warpcache 0.1.0: l1 of design baseline
// Testbench of l1: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles are in
// l1_vectors.hex, which the simulator looks for where it is started.
// -DL1_DUT=<module> tests another module with the same ports.
`default_nettype none
`ifndef L1_DUT
`define L1_DUT l1
`endif

module l1_testbench;
    parameter VECTORS = "l1_vectors.hex";
    localparam CYCLES = 6290;
    localparam LINE = 4 * 357;
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
    wire ram_error;

    `L1_DUT tb__dut (
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
            core_request_valid = tb__now[1420 +: 1];
            core_request_kind = tb__now[1412 +: 2];
            core_request_operation = tb__now[1408 +: 4];
            core_request_line = tb__now[1372 +: 33];
            core_request_sectors = tb__now[1368 +: 4];
            core_request_byte_enable = tb__now[1336 +: 32];
            core_request_data = tb__now[1080 +: 256];
            core_request_bypass_l1 = tb__now[1076 +: 1];
            core_request_id = tb__now[1068 +: 8];
            core_reply_ready = tb__now[1044 +: 1];
            down_request_ready = tb__now[764 +: 1];
            down_reply_valid = tb__now[404 +: 1];
            down_reply_id = tb__now[388 +: 9];
            down_reply_kind = tb__now[384 +: 2];
            down_reply_sector = tb__now[380 +: 2];
            down_reply_data = tb__now[124 +: 256];
            down_reply_last = tb__now[120 +: 1];
            core_number = tb__now[112 +: 8];
            flush = tb__now[108 +: 1];
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
                tb__compare("core_request_ready", tb__i,
                    core_request_ready, tb__now[1416 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_status_valid", tb__i,
                    core_status_valid, tb__now[1064 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_status_id", tb__i,
                    core_status_id, tb__now[1056 +: 8]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_status_word", tb__i,
                    core_status_word, tb__now[1052 +: 3]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_reply_valid", tb__i,
                    core_reply_valid, tb__now[1048 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_reply_id", tb__i,
                    core_reply_id, tb__now[1036 +: 8]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_reply_sector", tb__i,
                    core_reply_sector, tb__now[1032 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_reply_data", tb__i,
                    core_reply_data, tb__now[776 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_reply_last", tb__i,
                    core_reply_last, tb__now[772 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_request_valid", tb__i,
                    down_request_valid, tb__now[768 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_request_kind", tb__i,
                    down_request_kind, tb__now[760 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_request_operation", tb__i,
                    down_request_operation, tb__now[756 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_request_line", tb__i,
                    down_request_line, tb__now[720 +: 33]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_request_sectors", tb__i,
                    down_request_sectors, tb__now[716 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_request_byte_enable", tb__i,
                    down_request_byte_enable, tb__now[684 +: 32]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_request_data", tb__i,
                    down_request_data, tb__now[428 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_request_source", tb__i,
                    down_request_source, tb__now[420 +: 8]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_request_id", tb__i,
                    down_request_id, tb__now[408 +: 9]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_reply_ready", tb__i,
                    down_reply_ready, tb__now[400 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("flushed", tb__i,
                    flushed, tb__now[104 +: 1]);
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

    initial clock = 1'b0;
    always #5 clock = !clock;

    initial begin
        tb__compared = 0;
        tb__errors = 0;
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: l1: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: l1: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: l1: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
