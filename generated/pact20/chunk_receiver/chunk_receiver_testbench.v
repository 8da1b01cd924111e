// warpcache 0.1.0: chunk_receiver of design pact20
// Testbench of chunk_receiver: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// chunk_receiver_vectors.hex, which the simulator looks for where it is started.
`default_nettype none

module chunk_receiver_testbench;
    parameter VECTORS = "chunk_receiver_vectors.hex";
    localparam CYCLES = 8192;
    localparam LINE = 4 * 144;
    localparam WIDEST = 256;

    reg clock;
    reg reset;
    reg packet_valid;
    wire packet_ready;
    reg [7:0] packet_id;
    reg [3:0] packet_sectors;
    reg [255:0] packet_data;
    reg [3:0] wanted_sectors;
    wire core_reply_valid;
    reg core_reply_ready;
    wire [7:0] core_reply_id;
    wire [1:0] core_reply_sector;
    wire [255:0] core_reply_data;
    wire core_reply_last;
    wire [7:0] request_id;
    wire request_done;

    chunk_receiver tb__dut (
        .clock(clock),
        .reset(reset),
        .packet_valid(packet_valid),
        .packet_ready(packet_ready),
        .packet_id(packet_id),
        .packet_sectors(packet_sectors),
        .packet_data(packet_data),
        .wanted_sectors(wanted_sectors),
        .core_reply_valid(core_reply_valid),
        .core_reply_ready(core_reply_ready),
        .core_reply_id(core_reply_id),
        .core_reply_sector(core_reply_sector),
        .core_reply_data(core_reply_data),
        .core_reply_last(core_reply_last),
        .request_id(request_id),
        .request_done(request_done)
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
            packet_valid = tb__now[568 +: 1];
            packet_id = tb__now[556 +: 8];
            packet_sectors = tb__now[552 +: 4];
            packet_data = tb__now[296 +: 256];
            wanted_sectors = tb__now[292 +: 4];
            core_reply_ready = tb__now[284 +: 1];
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
                tb__compare("packet_ready", tb__i,
                    packet_ready, tb__now[564 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_reply_valid", tb__i,
                    core_reply_valid, tb__now[288 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_reply_id", tb__i,
                    core_reply_id, tb__now[276 +: 8]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_reply_sector", tb__i,
                    core_reply_sector, tb__now[272 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_reply_data", tb__i,
                    core_reply_data, tb__now[16 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("core_reply_last", tb__i,
                    core_reply_last, tb__now[12 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("request_id", tb__i,
                    request_id, tb__now[4 +: 8]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("request_done", tb__i,
                    request_done, tb__now[0 +: 1]);
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
            $fatal(1, "FAIL: chunk_receiver: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: chunk_receiver: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: chunk_receiver: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
