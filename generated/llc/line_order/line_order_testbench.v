// warpcache 0.1.0: line_order of design llc
// Testbench of line_order: random inputs after a reset; no output that has a meaning may be unknown.
`default_nettype none

module line_order_testbench;
    localparam CYCLES = 500;

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
    reg request__waits;
    reg memory_reply__waits;
    task tb__drive;
        begin
            for (tb__i = 0; tb__i < 10; tb__i = tb__i + 1) begin
                tb__stir;
                tb__bits[64 * tb__i +: 64] = tb__state;
            end
            if (!request__waits) request_valid = tb__bits[0];
            if (!request__waits) request_kind = tb__bits[2:1];
            if (!request__waits) request_operation = tb__bits[6:3];
            if (!request__waits) request_line = tb__bits[47:7];
            if (!request__waits) request_sectors = tb__bits[51:48];
            if (!request__waits) request_byte_enable = tb__bits[83:52];
            if (!request__waits) request_data = tb__bits[339:84];
            if (!request__waits) request_id = tb__bits[346:340];
            reply_ready = tb__bits[347];
            memory_request_ready = tb__bits[348];
            if (!memory_reply__waits) memory_reply_valid = tb__bits[349];
            if (!memory_reply__waits) memory_reply_id = tb__bits[356:350];
            if (!memory_reply__waits) memory_reply_kind = tb__bits[358:357];
            if (!memory_reply__waits) memory_reply_sector = tb__bits[360:359];
            if (!memory_reply__waits) memory_reply_data = tb__bits[616:361];
            if (!memory_reply__waits) memory_reply_last = tb__bits[617];
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

    task tb__check;
        begin
            if ((^request_ready) === 1'bx) tb__unknown("request_ready");
            if ((^reply_valid) === 1'bx) tb__unknown("reply_valid");
            if (reply_valid && (^reply_id) === 1'bx) tb__unknown("reply_id");
            if (reply_valid && (^reply_kind) === 1'bx) tb__unknown("reply_kind");
            if (reply_valid && (^reply_sector) === 1'bx) tb__unknown("reply_sector");
            if (reply_valid && (^reply_data) === 1'bx) tb__unknown("reply_data");
            if (reply_valid && (^reply_last) === 1'bx) tb__unknown("reply_last");
            if ((^memory_request_valid) === 1'bx) tb__unknown("memory_request_valid");
            if (memory_request_valid && (^memory_request_kind) === 1'bx) tb__unknown("memory_request_kind");
            if (memory_request_valid && (^memory_request_operation) === 1'bx) tb__unknown("memory_request_operation");
            if (memory_request_valid && (^memory_request_line) === 1'bx) tb__unknown("memory_request_line");
            if (memory_request_valid && (^memory_request_sectors) === 1'bx) tb__unknown("memory_request_sectors");
            if (memory_request_valid && (^memory_request_byte_enable) === 1'bx) tb__unknown("memory_request_byte_enable");
            if (memory_request_valid && (^memory_request_data) === 1'bx) tb__unknown("memory_request_data");
            if (memory_request_valid && (^memory_request_id) === 1'bx) tb__unknown("memory_request_id");
            if ((^memory_reply_ready) === 1'bx) tb__unknown("memory_reply_ready");
            if ((^idle) === 1'bx) tb__unknown("idle");
            request__waits = request_valid && !request_ready;
            memory_reply__waits = memory_reply_valid && !memory_reply_ready;
        end
    endtask

    initial clock = 1'b0;
    always #5 clock = !clock;

    initial begin
        tb__state = 64'h9e3779b97f4a7c15;
        tb__errors = 0;
        request__waits = 1'b0;
        memory_reply__waits = 1'b0;
        request_valid = 0;
        request_kind = 0;
        request_operation = 0;
        request_line = 0;
        request_sectors = 0;
        request_byte_enable = 0;
        request_data = 0;
        request_id = 0;
        reply_ready = 0;
        memory_request_ready = 0;
        memory_reply_valid = 0;
        memory_reply_id = 0;
        memory_reply_kind = 0;
        memory_reply_sector = 0;
        memory_reply_data = 0;
        memory_reply_last = 0;
        reset = 1'b1;
        repeat (4) @(negedge clock);
        reset = 1'b0;
        for (tb__cycle = 0; tb__cycle < CYCLES; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
            @(negedge clock);
        end
        if (tb__errors != 0) $fatal(1, "FAIL: line_order: %0d unknown outputs", tb__errors);
        $display("PASS: line_order: %0d cycles", CYCLES);
        $finish;
    end
endmodule

`default_nettype wire
