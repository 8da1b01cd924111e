// warpcache 0.1.0: min_router of design pact20
// Testbench of min_router: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// min_router_vectors.hex, which the simulator looks for where it is started.
`default_nettype none

module min_router_testbench;
    parameter VECTORS = "min_router_vectors.hex";
    localparam CYCLES = 8192;
    localparam LINE = 4 * 18;
    localparam WIDEST = 33;

    reg [4:0] request_core;
    reg [32:0] request_line;
    wire to_l2;
    wire [4:0] home;
    wire [2:0] slice;
    wire [3:0] hops_home;
    wire [3:0] hops_l2;

    min_router tb__dut (
        .request_core(request_core),
        .request_line(request_line),
        .to_l2(to_l2),
        .home(home),
        .slice(slice),
        .hops_home(hops_home),
        .hops_l2(hops_l2)
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
            request_core = tb__now[60 +: 5];
            request_line = tb__now[24 +: 33];
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
                tb__compare("to_l2", tb__i,
                    to_l2, tb__now[20 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("home", tb__i,
                    home, tb__now[12 +: 5]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("slice", tb__i,
                    slice, tb__now[8 +: 3]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("hops_home", tb__i,
                    hops_home, tb__now[4 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("hops_l2", tb__i,
                    hops_l2, tb__now[0 +: 4]);
        end
    endtask

    initial begin
        tb__compared = 0;
        tb__errors = 0;
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: min_router: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: min_router: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: min_router: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
