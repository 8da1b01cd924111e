// warpcache 0.1.0: atomic_buffer of design llc
// Testbench of atomic_buffer: random inputs after a reset; no output that has a meaning may be unknown.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module atomic_buffer_testbench;
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
    reg [7:0] request_source;
    reg [8:0] request_id;
    wire reply_valid;
    reg reply_ready;
    wire [7:0] reply_source;
    wire [8:0] reply_id;
    wire [1:0] reply_kind;
    wire [1:0] reply_sector;
    wire [255:0] reply_data;
    wire reply_last;
    wire slice_request_valid;
    reg slice_request_ready;
    wire [1:0] slice_request_kind;
    wire [3:0] slice_request_operation;
    wire [40:0] slice_request_line;
    wire [3:0] slice_request_sectors;
    wire [31:0] slice_request_byte_enable;
    wire [255:0] slice_request_data;
    wire [7:0] slice_request_source;
    wire [9:0] slice_request_id;
    reg slice_reply_valid;
    wire slice_reply_ready;
    reg [7:0] slice_reply_source;
    reg [9:0] slice_reply_id;
    reg [1:0] slice_reply_kind;
    reg [1:0] slice_reply_sector;
    reg [255:0] slice_reply_data;
    reg slice_reply_last;
    reg enable;
    reg flush;
    wire flushed;
    wire idle;
    wire performed;

    atomic_buffer tb__dut (
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
        .slice_request_valid(slice_request_valid),
        .slice_request_ready(slice_request_ready),
        .slice_request_kind(slice_request_kind),
        .slice_request_operation(slice_request_operation),
        .slice_request_line(slice_request_line),
        .slice_request_sectors(slice_request_sectors),
        .slice_request_byte_enable(slice_request_byte_enable),
        .slice_request_data(slice_request_data),
        .slice_request_source(slice_request_source),
        .slice_request_id(slice_request_id),
        .slice_reply_valid(slice_reply_valid),
        .slice_reply_ready(slice_reply_ready),
        .slice_reply_source(slice_reply_source),
        .slice_reply_id(slice_reply_id),
        .slice_reply_kind(slice_reply_kind),
        .slice_reply_sector(slice_reply_sector),
        .slice_reply_data(slice_reply_data),
        .slice_reply_last(slice_reply_last),
        .enable(enable),
        .flush(flush),
        .flushed(flushed),
        .idle(idle),
        .performed(performed)
    );

    // Names of the testbench's own have a double underscore, which no port has.
    // Pseudo-random bits: a xorshift generator, whose words fill one vector a cycle.
    reg [63:0] tb__state;
    reg [703:0] tb__bits;
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
    reg slice_reply__waits;
    task tb__drive;
        begin
            for (tb__i = 0; tb__i < 11; tb__i = tb__i + 1) begin
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
            if (!request__waits) request_source = tb__bits[347:340];
            if (!request__waits) request_id = tb__bits[356:348];
            reply_ready = tb__bits[357];
            slice_request_ready = tb__bits[358];
            if (!slice_reply__waits) slice_reply_valid = tb__bits[359];
            if (!slice_reply__waits) slice_reply_source = tb__bits[367:360];
            if (!slice_reply__waits) slice_reply_id = tb__bits[377:368];
            if (!slice_reply__waits) slice_reply_kind = tb__bits[379:378];
            if (!slice_reply__waits) slice_reply_sector = tb__bits[381:380];
            if (!slice_reply__waits) slice_reply_data = tb__bits[637:382];
            if (!slice_reply__waits) slice_reply_last = tb__bits[638];
            enable = tb__bits[639];
            flush = tb__bits[640];
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
            if (reply_valid && (^reply_source) === 1'bx) tb__unknown("reply_source");
            if (reply_valid && (^reply_id) === 1'bx) tb__unknown("reply_id");
            if (reply_valid && (^reply_kind) === 1'bx) tb__unknown("reply_kind");
            if (reply_valid && (^reply_sector) === 1'bx) tb__unknown("reply_sector");
            if (reply_valid && (^reply_data) === 1'bx) tb__unknown("reply_data");
            if (reply_valid && (^reply_last) === 1'bx) tb__unknown("reply_last");
            if ((^slice_request_valid) === 1'bx) tb__unknown("slice_request_valid");
            if (slice_request_valid && (^slice_request_kind) === 1'bx) tb__unknown("slice_request_kind");
            if (slice_request_valid && (^slice_request_operation) === 1'bx) tb__unknown("slice_request_operation");
            if (slice_request_valid && (^slice_request_line) === 1'bx) tb__unknown("slice_request_line");
            if (slice_request_valid && (^slice_request_sectors) === 1'bx) tb__unknown("slice_request_sectors");
            if (slice_request_valid && (^slice_request_byte_enable) === 1'bx) tb__unknown("slice_request_byte_enable");
            if (slice_request_valid && (^slice_request_data) === 1'bx) tb__unknown("slice_request_data");
            if (slice_request_valid && (^slice_request_source) === 1'bx) tb__unknown("slice_request_source");
            if (slice_request_valid && (^slice_request_id) === 1'bx) tb__unknown("slice_request_id");
            if ((^slice_reply_ready) === 1'bx) tb__unknown("slice_reply_ready");
            if ((^flushed) === 1'bx) tb__unknown("flushed");
            if ((^idle) === 1'bx) tb__unknown("idle");
            if ((^performed) === 1'bx) tb__unknown("performed");
            request__waits = request_valid && !request_ready;
            slice_reply__waits = slice_reply_valid && !slice_reply_ready;
        end
    endtask

    initial clock = 1'b0;
    always #5 clock = !clock;

    initial begin
        tb__state = 64'h9e3779b97f4a7c15;
        tb__errors = 0;
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_queue.u_words.words[tb__i] = {3{tb__state}};
        end
        request__waits = 1'b0;
        slice_reply__waits = 1'b0;
        request_valid = 0;
        request_kind = 0;
        request_operation = 0;
        request_line = 0;
        request_sectors = 0;
        request_byte_enable = 0;
        request_data = 0;
        request_source = 0;
        request_id = 0;
        reply_ready = 0;
        slice_request_ready = 0;
        slice_reply_valid = 0;
        slice_reply_source = 0;
        slice_reply_id = 0;
        slice_reply_kind = 0;
        slice_reply_sector = 0;
        slice_reply_data = 0;
        slice_reply_last = 0;
        enable = 0;
        flush = 0;
        reset = 1'b1;
        repeat (4) @(negedge clock);
        reset = 1'b0;
        for (tb__cycle = 0; tb__cycle < CYCLES; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
            @(negedge clock);
        end
        if (tb__errors != 0) $fatal(1, "FAIL: atomic_buffer: %0d unknown outputs", tb__errors);
        $display("PASS: atomic_buffer: %0d cycles", CYCLES);
        $finish;
    end
endmodule

`default_nettype wire
