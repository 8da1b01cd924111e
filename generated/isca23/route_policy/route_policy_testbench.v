// warpcache 0.1.0: route_policy of design isca23
// Testbench of route_policy: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// route_policy_vectors.hex, which the simulator looks for where it is started.
`default_nettype none

module route_policy_testbench;
    parameter VECTORS = "route_policy_vectors.hex";
    localparam CYCLES = 8192;
    localparam LINE = 4 * 29;
    localparam WIDEST = 41;

    reg sm_side;
    reg [1:0] request_chip;
    reg [1:0] request_home;
    reg [40:0] request_line;
    wire [1:0] to_chip;
    wire [3:0] to_slice;
    wire [6:0] to_set;
    wire [29:0] to_tag;
    wire over_link;
    wire miss_over_link;

    route_policy tb__dut (
        .sm_side(sm_side),
        .request_chip(request_chip),
        .request_home(request_home),
        .request_line(request_line),
        .to_chip(to_chip),
        .to_slice(to_slice),
        .to_set(to_set),
        .to_tag(to_tag),
        .over_link(over_link),
        .miss_over_link(miss_over_link)
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
            sm_side = tb__now[108 +: 1];
            request_chip = tb__now[104 +: 2];
            request_home = tb__now[100 +: 2];
            request_line = tb__now[56 +: 41];
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
                tb__compare("to_chip", tb__i,
                    to_chip, tb__now[52 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("to_slice", tb__i,
                    to_slice, tb__now[48 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("to_set", tb__i,
                    to_set, tb__now[40 +: 7]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("to_tag", tb__i,
                    to_tag, tb__now[8 +: 30]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("over_link", tb__i,
                    over_link, tb__now[4 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("miss_over_link", tb__i,
                    miss_over_link, tb__now[0 +: 1]);
        end
    endtask

    initial begin
        tb__compared = 0;
        tb__errors = 0;
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: route_policy: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: route_policy: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: route_policy: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
