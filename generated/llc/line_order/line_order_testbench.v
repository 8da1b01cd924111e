// warpcache 0.1.0: line_order of design llc
// Testbench of line_order: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// line_order_vectors.hex, which the simulator looks for where it is started.
`default_nettype none

module line_order_testbench;
    parameter VECTORS = "line_order_vectors.hex";
    localparam CYCLES = 6768;
    localparam LINE = 4 * 324;
    localparam WIDEST = 256;

    reg clock;
    reg reset;
    reg request_valid;
    wire request_ready;
    reg [1:0] request_kind;
    reg [3:0] request_operation;
    reg [40:0] request_line;
    reg [3:0] request_sectors;
    reg [31:0] request_byte_enable;
    reg [255:0] request_data;
    reg [6:0] request_id;
    wire reply_valid;
    reg reply_ready;
    wire [6:0] reply_id;
    wire [1:0] reply_kind;
    wire [1:0] reply_sector;
    wire [255:0] reply_data;
    wire reply_last;
    wire memory_request_valid;
    reg memory_request_ready;
    wire [1:0] memory_request_kind;
    wire [3:0] memory_request_operation;
    wire [40:0] memory_request_line;
    wire [3:0] memory_request_sectors;
    wire [31:0] memory_request_byte_enable;
    wire [255:0] memory_request_data;
    wire [6:0] memory_request_id;
    reg memory_reply_valid;
    wire memory_reply_ready;
    reg [6:0] memory_reply_id;
    reg [1:0] memory_reply_kind;
    reg [1:0] memory_reply_sector;
    reg [255:0] memory_reply_data;
    reg memory_reply_last;
    wire idle;

    line_order tb__dut (
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
        .request_id(request_id),
        .reply_valid(reply_valid),
        .reply_ready(reply_ready),
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
            request_valid = tb__now[1288 +: 1];
            request_kind = tb__now[1280 +: 2];
            request_operation = tb__now[1276 +: 4];
            request_line = tb__now[1232 +: 41];
            request_sectors = tb__now[1228 +: 4];
            request_byte_enable = tb__now[1196 +: 32];
            request_data = tb__now[940 +: 256];
            request_id = tb__now[932 +: 7];
            reply_ready = tb__now[924 +: 1];
            memory_request_ready = tb__now[640 +: 1];
            memory_reply_valid = tb__now[284 +: 1];
            memory_reply_id = tb__now[272 +: 7];
            memory_reply_kind = tb__now[268 +: 2];
            memory_reply_sector = tb__now[264 +: 2];
            memory_reply_data = tb__now[8 +: 256];
            memory_reply_last = tb__now[4 +: 1];
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
                    request_ready, tb__now[1284 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_valid", tb__i,
                    reply_valid, tb__now[928 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_id", tb__i,
                    reply_id, tb__now[916 +: 7]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_kind", tb__i,
                    reply_kind, tb__now[912 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_sector", tb__i,
                    reply_sector, tb__now[908 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_data", tb__i,
                    reply_data, tb__now[652 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_last", tb__i,
                    reply_last, tb__now[648 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_request_valid", tb__i,
                    memory_request_valid, tb__now[644 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_request_kind", tb__i,
                    memory_request_kind, tb__now[636 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_request_operation", tb__i,
                    memory_request_operation, tb__now[632 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_request_line", tb__i,
                    memory_request_line, tb__now[588 +: 41]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_request_sectors", tb__i,
                    memory_request_sectors, tb__now[584 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_request_byte_enable", tb__i,
                    memory_request_byte_enable, tb__now[552 +: 32]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_request_data", tb__i,
                    memory_request_data, tb__now[296 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_request_id", tb__i,
                    memory_request_id, tb__now[288 +: 7]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_reply_ready", tb__i,
                    memory_reply_ready, tb__now[280 +: 1]);
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
            $fatal(1, "FAIL: line_order: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: line_order: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: line_order: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
