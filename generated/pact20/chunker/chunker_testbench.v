// warpcache 0.1.0: chunker of design pact20
// Testbench of chunker: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// chunker_vectors.hex, which the simulator looks for where it is started.
`default_nettype none

module chunker_testbench;
    parameter VECTORS = "chunker_vectors.hex";
    localparam CYCLES = 8192;
    localparam LINE = 4 * 147;
    localparam WIDEST = 256;

    reg clock;
    reg reset;
    reg reply_valid;
    wire reply_ready;
    reg [4:0] reply_core;
    reg [7:0] reply_id;
    reg [3:0] reply_sectors;
    wire line_valid;
    wire [1:0] line_sector;
    reg [255:0] line_data;
    wire packet_valid;
    reg packet_ready;
    wire packet_header;
    wire [4:0] packet_core;
    wire [7:0] packet_id;
    wire [3:0] packet_sectors;
    wire [255:0] packet_data;
    wire packet_last;

    chunker tb__dut (
        .clock(clock),
        .reset(reset),
        .reply_valid(reply_valid),
        .reply_ready(reply_ready),
        .reply_core(reply_core),
        .reply_id(reply_id),
        .reply_sectors(reply_sectors),
        .line_valid(line_valid),
        .line_sector(line_sector),
        .line_data(line_data),
        .packet_valid(packet_valid),
        .packet_ready(packet_ready),
        .packet_header(packet_header),
        .packet_core(packet_core),
        .packet_id(packet_id),
        .packet_sectors(packet_sectors),
        .packet_data(packet_data),
        .packet_last(packet_last)
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
            reply_valid = tb__now[580 +: 1];
            reply_core = tb__now[568 +: 5];
            reply_id = tb__now[560 +: 8];
            reply_sectors = tb__now[556 +: 4];
            line_data = tb__now[292 +: 256];
            packet_ready = tb__now[284 +: 1];
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
                tb__compare("reply_ready", tb__i,
                    reply_ready, tb__now[576 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("line_valid", tb__i,
                    line_valid, tb__now[552 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("line_sector", tb__i,
                    line_sector, tb__now[548 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("packet_valid", tb__i,
                    packet_valid, tb__now[288 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("packet_header", tb__i,
                    packet_header, tb__now[280 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("packet_core", tb__i,
                    packet_core, tb__now[272 +: 5]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("packet_id", tb__i,
                    packet_id, tb__now[264 +: 8]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("packet_sectors", tb__i,
                    packet_sectors, tb__now[260 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("packet_data", tb__i,
                    packet_data, tb__now[4 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("packet_last", tb__i,
                    packet_last, tb__now[0 +: 1]);
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
            $fatal(1, "FAIL: chunker: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: chunker: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: chunker: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
