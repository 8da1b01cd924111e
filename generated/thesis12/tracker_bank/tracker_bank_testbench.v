// warpcache 0.1.0: tracker_bank of design thesis12
// Testbench of tracker_bank: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// tracker_bank_vectors.hex, which the simulator looks for where it is started.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module tracker_bank_testbench;
    parameter VECTORS = "tracker_bank_vectors.hex";
    localparam CYCLES = 4096;
    localparam LINE = 4 * 1740;
    localparam WIDEST = 256;

    reg clock;
    reg reset;
    reg [15:0] message_valid;
    wire [15:0] message_ready;
    reg [31:0] message_kind;
    reg [63:0] message_operation;
    reg [479:0] message_line;
    reg [63:0] message_sectors;
    reg [511:0] message_byte_enable;
    reg [4095:0] message_data;
    reg [143:0] message_id;
    reg flush_valid;
    wire flush_ready;
    wire [15:0] forward_valid;
    reg [15:0] forward_ready;
    wire [479:0] forward_line;
    wire [63:0] forward_requester;
    wire [143:0] forward_id;
    reg nack_valid;
    wire nack_ready;
    reg [29:0] nack_line;
    reg [3:0] nack_requester;
    reg [8:0] nack_id;
    wire request_valid;
    reg request_ready;
    wire [1:0] request_kind;
    wire [3:0] request_operation;
    wire [29:0] request_line;
    wire [3:0] request_sectors;
    wire [31:0] request_byte_enable;
    wire [255:0] request_data;
    wire [3:0] request_source;
    wire [8:0] request_id;
    wire idle;
    wire ram_error;

    tracker_bank tb__dut (
        .clock(clock),
        .reset(reset),
        .message_valid(message_valid),
        .message_ready(message_ready),
        .message_kind(message_kind),
        .message_operation(message_operation),
        .message_line(message_line),
        .message_sectors(message_sectors),
        .message_byte_enable(message_byte_enable),
        .message_data(message_data),
        .message_id(message_id),
        .flush_valid(flush_valid),
        .flush_ready(flush_ready),
        .forward_valid(forward_valid),
        .forward_ready(forward_ready),
        .forward_line(forward_line),
        .forward_requester(forward_requester),
        .forward_id(forward_id),
        .nack_valid(nack_valid),
        .nack_ready(nack_ready),
        .nack_line(nack_line),
        .nack_requester(nack_requester),
        .nack_id(nack_id),
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
        .idle(idle),
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
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                message_valid[1 * tb__i +: 1] = tb__now[6892 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                message_kind[2 * tb__i +: 2] = tb__now[6764 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                message_operation[4 * tb__i +: 4] = tb__now[6700 + 4 * tb__i +: 4];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                message_line[30 * tb__i +: 30] = tb__now[6188 + 32 * tb__i +: 30];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                message_sectors[4 * tb__i +: 4] = tb__now[6124 + 4 * tb__i +: 4];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                message_byte_enable[32 * tb__i +: 32] = tb__now[5612 + 32 * tb__i +: 32];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                message_data[256 * tb__i +: 256] = tb__now[1516 + 256 * tb__i +: 256];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                message_id[9 * tb__i +: 9] = tb__now[1324 + 12 * tb__i +: 9];
            flush_valid = tb__now[1320 +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                forward_ready[1 * tb__i +: 1] = tb__now[1188 + 4 * tb__i +: 1];
            nack_valid = tb__now[416 +: 1];
            nack_line = tb__now[380 +: 30];
            nack_requester = tb__now[376 +: 4];
            nack_id = tb__now[364 +: 9];
            request_ready = tb__now[356 +: 1];
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
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("message_ready", tb__i,
                    message_ready[1 * tb__i +: 1], tb__now[6828 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("flush_ready", tb__i,
                    flush_ready, tb__now[1316 +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("forward_valid", tb__i,
                    forward_valid[1 * tb__i +: 1], tb__now[1252 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("forward_line", tb__i,
                    forward_line[30 * tb__i +: 30], tb__now[676 + 32 * tb__i +: 30]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("forward_requester", tb__i,
                    forward_requester[4 * tb__i +: 4], tb__now[612 + 4 * tb__i +: 4]);
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tb__compare("forward_id", tb__i,
                    forward_id[9 * tb__i +: 9], tb__now[420 + 12 * tb__i +: 9]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("nack_ready", tb__i,
                    nack_ready, tb__now[412 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("request_valid", tb__i,
                    request_valid, tb__now[360 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("request_kind", tb__i,
                    request_kind, tb__now[352 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("request_operation", tb__i,
                    request_operation, tb__now[348 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("request_line", tb__i,
                    request_line, tb__now[316 +: 30]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("request_sectors", tb__i,
                    request_sectors, tb__now[312 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("request_byte_enable", tb__i,
                    request_byte_enable, tb__now[280 +: 32]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("request_data", tb__i,
                    request_data, tb__now[24 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("request_source", tb__i,
                    request_source, tb__now[20 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("request_id", tb__i,
                    request_id, tb__now[8 +: 9]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("idle", tb__i,
                    idle, tb__now[4 +: 1]);
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
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_tracker.u_table.ways[0].u_ways.u_entries.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_tracker.u_table.ways[1].u_ways.u_entries.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_tracker.u_table.ways[2].u_ways.u_entries.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_tracker.u_table.ways[3].u_ways.u_entries.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_tracker.u_table.ways[4].u_ways.u_entries.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_tracker.u_table.ways[5].u_ways.u_entries.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_tracker.u_table.ways[6].u_ways.u_entries.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_tracker.u_table.ways[7].u_ways.u_entries.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 128; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_tracker.u_table.u_set_states.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_requests.u_words.words[tb__i]
                = {6{tb__state}};
        end
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: tracker_bank: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: tracker_bank: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: tracker_bank: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
