// warpcache 0.1.0: flush_barrier of design baseline
// Testbench of flush_barrier: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles are in
// flush_barrier_vectors.hex, which the simulator looks for where it is started.
// -DFLUSH_BARRIER_DUT=<module> tests another module with the same ports.
`default_nettype none
`ifndef FLUSH_BARRIER_DUT
`define FLUSH_BARRIER_DUT flush_barrier
`endif

module flush_barrier_testbench;
    parameter VECTORS = "flush_barrier_vectors.hex";
    localparam CYCLES = 8192;
    localparam LINE = 4 * 8;
    localparam WIDEST = 15;

    reg clock;
    reg reset;
    reg flush;
    reg [14:0] node_flushed;
    wire node_flush;
    wire flushed;

    `FLUSH_BARRIER_DUT tb__dut (
        .clock(clock),
        .reset(reset),
        .flush(flush),
        .node_flushed(node_flushed),
        .node_flush(node_flush),
        .flushed(flushed)
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
            flush = tb__now[24 +: 1];
            node_flushed = tb__now[8 +: 15];
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
                tb__compare("node_flush", tb__i,
                    node_flush, tb__now[4 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("flushed", tb__i,
                    flushed, tb__now[0 +: 1]);
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
            $fatal(1, "FAIL: flush_barrier: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: flush_barrier: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: flush_barrier: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
