// warpcache 0.1.0: sac_entry of design isca23
// Testbench of sac_entry: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// sac_entry_vectors.hex, which the simulator looks for where it is started.
`default_nettype none

module sac_entry_testbench;
    parameter VECTORS = "sac_entry_vectors.hex";
    localparam CYCLES = 6520;
    localparam LINE = 4 * 344;
    localparam WIDEST = 256;

    reg clock;
    reg reset;
    reg sm_side;
    reg [1:0] chip;
    reg hold;
    wire held;
    wire empty;
    reg request_valid;
    wire request_ready;
    reg [1:0] request_kind;
    reg [3:0] request_operation;
    reg [40:0] request_line;
    reg [3:0] request_sectors;
    reg [31:0] request_byte_enable;
    reg [255:0] request_data;
    reg [7:0] request_source;
    reg [8:0] request_id;
    reg [1:0] request_home;
    wire forward_valid;
    reg forward_ready;
    wire [1:0] forward_kind;
    wire [3:0] forward_operation;
    wire [40:0] forward_line;
    wire [3:0] forward_sectors;
    wire [31:0] forward_byte_enable;
    wire [255:0] forward_data;
    wire [7:0] forward_source;
    wire [8:0] forward_id;
    wire [1:0] forward_chip;
    wire [1:0] forward_home;
    wire [1:0] forward_to_chip;
    wire [3:0] forward_to_slice;
    reg reply_valid;
    wire reply_ready;
    reg [8:0] reply_id;
    reg [1:0] reply_kind;
    reg [1:0] reply_sector;
    reg [255:0] reply_data;
    reg reply_last;
    wire down_reply_valid;
    reg down_reply_ready;
    wire [8:0] down_reply_id;
    wire [1:0] down_reply_kind;
    wire [1:0] down_reply_sector;
    wire [255:0] down_reply_data;
    wire down_reply_last;
    wire miss_valid;
    wire [3:0] miss_slice;
    wire miss_local;

    sac_entry tb__dut (
        .clock(clock),
        .reset(reset),
        .sm_side(sm_side),
        .chip(chip),
        .hold(hold),
        .held(held),
        .empty(empty),
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
        .miss_valid(miss_valid),
        .miss_slice(miss_slice),
        .miss_local(miss_local)
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
            sm_side = tb__now[1368 +: 1];
            chip = tb__now[1364 +: 2];
            hold = tb__now[1360 +: 1];
            request_valid = tb__now[1348 +: 1];
            request_kind = tb__now[1340 +: 2];
            request_operation = tb__now[1336 +: 4];
            request_line = tb__now[1292 +: 41];
            request_sectors = tb__now[1288 +: 4];
            request_byte_enable = tb__now[1256 +: 32];
            request_data = tb__now[1000 +: 256];
            request_source = tb__now[992 +: 8];
            request_id = tb__now[980 +: 9];
            request_home = tb__now[976 +: 2];
            forward_ready = tb__now[968 +: 1];
            reply_valid = tb__now[584 +: 1];
            reply_id = tb__now[568 +: 9];
            reply_kind = tb__now[564 +: 2];
            reply_sector = tb__now[560 +: 2];
            reply_data = tb__now[304 +: 256];
            reply_last = tb__now[300 +: 1];
            down_reply_ready = tb__now[292 +: 1];
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
                tb__compare("held", tb__i,
                    held, tb__now[1356 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("empty", tb__i,
                    empty, tb__now[1352 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("request_ready", tb__i,
                    request_ready, tb__now[1344 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("forward_valid", tb__i,
                    forward_valid, tb__now[972 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("forward_kind", tb__i,
                    forward_kind, tb__now[964 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("forward_operation", tb__i,
                    forward_operation, tb__now[960 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("forward_line", tb__i,
                    forward_line, tb__now[916 +: 41]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("forward_sectors", tb__i,
                    forward_sectors, tb__now[912 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("forward_byte_enable", tb__i,
                    forward_byte_enable, tb__now[880 +: 32]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("forward_data", tb__i,
                    forward_data, tb__now[624 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("forward_source", tb__i,
                    forward_source, tb__now[616 +: 8]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("forward_id", tb__i,
                    forward_id, tb__now[604 +: 9]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("forward_chip", tb__i,
                    forward_chip, tb__now[600 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("forward_home", tb__i,
                    forward_home, tb__now[596 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("forward_to_chip", tb__i,
                    forward_to_chip, tb__now[592 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("forward_to_slice", tb__i,
                    forward_to_slice, tb__now[588 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_ready", tb__i,
                    reply_ready, tb__now[580 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_reply_valid", tb__i,
                    down_reply_valid, tb__now[296 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_reply_id", tb__i,
                    down_reply_id, tb__now[280 +: 9]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_reply_kind", tb__i,
                    down_reply_kind, tb__now[276 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_reply_sector", tb__i,
                    down_reply_sector, tb__now[272 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_reply_data", tb__i,
                    down_reply_data, tb__now[16 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("down_reply_last", tb__i,
                    down_reply_last, tb__now[12 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("miss_valid", tb__i,
                    miss_valid, tb__now[8 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("miss_slice", tb__i,
                    miss_slice, tb__now[4 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("miss_local", tb__i,
                    miss_local, tb__now[0 +: 1]);
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
            $fatal(1, "FAIL: sac_entry: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: sac_entry: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: sac_entry: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
