// warpcache 0.1.0: packet_switch of design baseline
// Testbench of packet_switch: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles are in
// packet_switch_vectors.hex, which the simulator looks for where it is started.
// -DPACKET_SWITCH_DUT=<module> tests another module with the same ports.
`default_nettype none
`ifndef PACKET_SWITCH_DUT
`define PACKET_SWITCH_DUT packet_switch
`endif

module packet_switch_testbench;
    parameter VECTORS = "packet_switch_vectors.hex";
    localparam CYCLES = 3516;
    localparam LINE = 4 * 2446;
    localparam WIDEST = 348;

    reg clock;
    reg reset;
    reg [14:0] offered_valid;
    wire [14:0] offered_ready;
    reg [59:0] offered_destination;
    reg [5219:0] offered_data;
    reg [14:0] offered_last;
    wire [11:0] delivered_valid;
    reg [11:0] delivered_ready;
    wire [4175:0] delivered_data;
    wire [11:0] delivered_last;

    `PACKET_SWITCH_DUT tb__dut (
        .clock(clock),
        .reset(reset),
        .offered_valid(offered_valid),
        .offered_ready(offered_ready),
        .offered_destination(offered_destination),
        .offered_data(offered_data),
        .offered_last(offered_last),
        .delivered_valid(delivered_valid),
        .delivered_ready(delivered_ready),
        .delivered_data(delivered_data),
        .delivered_last(delivered_last)
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
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                offered_valid[1 * tb__i +: 1] = tb__now[9720 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                offered_destination[4 * tb__i +: 4] = tb__now[9600 + 4 * tb__i +: 4];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                offered_data[348 * tb__i +: 348] = tb__now[4380 + 348 * tb__i +: 348];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                offered_last[1 * tb__i +: 1] = tb__now[4320 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                delivered_ready[1 * tb__i +: 1] = tb__now[4224 + 4 * tb__i +: 1];
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
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("offered_ready", tb__i,
                    offered_ready[1 * tb__i +: 1], tb__now[9660 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                tb__compare("delivered_valid", tb__i,
                    delivered_valid[1 * tb__i +: 1], tb__now[4272 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                tb__compare("delivered_data", tb__i,
                    delivered_data[348 * tb__i +: 348], tb__now[48 + 348 * tb__i +: 348]);
            for (tb__i = 0; tb__i < 12; tb__i = tb__i + 1)
                tb__compare("delivered_last", tb__i,
                    delivered_last[1 * tb__i +: 1], tb__now[0 + 4 * tb__i +: 1]);
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
            $fatal(1, "FAIL: packet_switch: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: packet_switch: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: packet_switch: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
