// warpcache 0.1.0: atomic_buffer of design llc
// Testbench of atomic_buffer: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// atomic_buffer_vectors.hex, which the simulator looks for where it is started.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module atomic_buffer_testbench;
    parameter VECTORS = "atomic_buffer_vectors.hex";
    localparam CYCLES = 6528;
    localparam LINE = 4 * 340;
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
            request_valid = tb__now[1352 +: 1];
            request_kind = tb__now[1344 +: 2];
            request_operation = tb__now[1340 +: 4];
            request_line = tb__now[1296 +: 41];
            request_sectors = tb__now[1292 +: 4];
            request_byte_enable = tb__now[1260 +: 32];
            request_data = tb__now[1004 +: 256];
            request_source = tb__now[996 +: 8];
            request_id = tb__now[984 +: 9];
            reply_ready = tb__now[976 +: 1];
            slice_request_ready = tb__now[680 +: 1];
            slice_reply_valid = tb__now[312 +: 1];
            slice_reply_source = tb__now[300 +: 8];
            slice_reply_id = tb__now[288 +: 10];
            slice_reply_kind = tb__now[284 +: 2];
            slice_reply_sector = tb__now[280 +: 2];
            slice_reply_data = tb__now[24 +: 256];
            slice_reply_last = tb__now[20 +: 1];
            enable = tb__now[16 +: 1];
            flush = tb__now[12 +: 1];
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
                    request_ready, tb__now[1348 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_valid", tb__i,
                    reply_valid, tb__now[980 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_source", tb__i,
                    reply_source, tb__now[968 +: 8]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_id", tb__i,
                    reply_id, tb__now[956 +: 9]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_kind", tb__i,
                    reply_kind, tb__now[952 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_sector", tb__i,
                    reply_sector, tb__now[948 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_data", tb__i,
                    reply_data, tb__now[692 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_last", tb__i,
                    reply_last, tb__now[688 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("slice_request_valid", tb__i,
                    slice_request_valid, tb__now[684 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("slice_request_kind", tb__i,
                    slice_request_kind, tb__now[676 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("slice_request_operation", tb__i,
                    slice_request_operation, tb__now[672 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("slice_request_line", tb__i,
                    slice_request_line, tb__now[628 +: 41]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("slice_request_sectors", tb__i,
                    slice_request_sectors, tb__now[624 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("slice_request_byte_enable", tb__i,
                    slice_request_byte_enable, tb__now[592 +: 32]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("slice_request_data", tb__i,
                    slice_request_data, tb__now[336 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("slice_request_source", tb__i,
                    slice_request_source, tb__now[328 +: 8]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("slice_request_id", tb__i,
                    slice_request_id, tb__now[316 +: 10]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("slice_reply_ready", tb__i,
                    slice_reply_ready, tb__now[308 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("flushed", tb__i,
                    flushed, tb__now[8 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("idle", tb__i,
                    idle, tb__now[4 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("performed", tb__i,
                    performed, tb__now[0 +: 1]);
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
        for (tb__i = 0; tb__i < 4; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_queue.u_words.words[tb__i]
                = {3{tb__state}};
        end
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: atomic_buffer: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: atomic_buffer: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: atomic_buffer: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
