// warpcache 0.1.0: line_splitter of design thesis12
// Testbench of line_splitter: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// line_splitter_vectors.hex, which the simulator looks for where it is started.
`default_nettype none

module line_splitter_testbench;
    parameter VECTORS = "line_splitter_vectors.hex";
    localparam CYCLES = 6864;
    localparam LINE = 4 * 319;
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
    wire part_valid;
    reg part_ready;
    wire [1:0] part_kind;
    wire [3:0] part_operation;
    wire [31:0] part_line;
    wire [31:0] part_byte_enable;
    wire [255:0] part_data;
    wire [5:0] part_id;
    reg part_reply_valid;
    wire part_reply_ready;
    reg [5:0] part_reply_id;
    reg [1:0] part_reply_kind;
    reg [255:0] part_reply_data;
    wire idle;

    line_splitter tb__dut (
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
        .part_valid(part_valid),
        .part_ready(part_ready),
        .part_kind(part_kind),
        .part_operation(part_operation),
        .part_line(part_line),
        .part_byte_enable(part_byte_enable),
        .part_data(part_data),
        .part_id(part_id),
        .part_reply_valid(part_reply_valid),
        .part_reply_ready(part_reply_ready),
        .part_reply_id(part_reply_id),
        .part_reply_kind(part_reply_kind),
        .part_reply_data(part_reply_data),
        .idle(idle)
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
            request_valid = tb__now[1268 +: 1];
            request_kind = tb__now[1260 +: 2];
            request_operation = tb__now[1256 +: 4];
            request_line = tb__now[1224 +: 30];
            request_sectors = tb__now[1220 +: 4];
            request_byte_enable = tb__now[1188 +: 32];
            request_data = tb__now[932 +: 256];
            request_source = tb__now[928 +: 4];
            request_id = tb__now[916 +: 9];
            reply_ready = tb__now[908 +: 1];
            part_ready = tb__now[616 +: 1];
            part_reply_valid = tb__now[276 +: 1];
            part_reply_id = tb__now[264 +: 6];
            part_reply_kind = tb__now[260 +: 2];
            part_reply_data = tb__now[4 +: 256];
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
                    request_ready, tb__now[1264 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_valid", tb__i,
                    reply_valid, tb__now[912 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_source", tb__i,
                    reply_source, tb__now[904 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_id", tb__i,
                    reply_id, tb__now[892 +: 9]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_kind", tb__i,
                    reply_kind, tb__now[888 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_sector", tb__i,
                    reply_sector, tb__now[884 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_data", tb__i,
                    reply_data, tb__now[628 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_last", tb__i,
                    reply_last, tb__now[624 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("part_valid", tb__i,
                    part_valid, tb__now[620 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("part_kind", tb__i,
                    part_kind, tb__now[612 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("part_operation", tb__i,
                    part_operation, tb__now[608 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("part_line", tb__i,
                    part_line, tb__now[576 +: 32]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("part_byte_enable", tb__i,
                    part_byte_enable, tb__now[544 +: 32]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("part_data", tb__i,
                    part_data, tb__now[288 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("part_id", tb__i,
                    part_id, tb__now[280 +: 6]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("part_reply_ready", tb__i,
                    part_reply_ready, tb__now[272 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("idle", tb__i,
                    idle, tb__now[0 +: 1]);
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
            $fatal(1, "FAIL: line_splitter: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: line_splitter: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: line_splitter: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
