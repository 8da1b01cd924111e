// warpcache 0.1.0: request_classifier of design pact20
// Testbench of request_classifier: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// request_classifier_vectors.hex, which the simulator looks for where it is started.
`default_nettype none

module request_classifier_testbench;
    parameter VECTORS = "request_classifier_vectors.hex";
    localparam CYCLES = 8192;
    localparam LINE = 4 * 22;
    localparam WIDEST = 33;

    reg [1:0] request_kind;
    reg [32:0] request_line;
    reg even_sets_shared;
    reg odd_sets_shared;
    reg [4:0] core_number;
    wire [1:0] way;
    wire [1:0] own;
    wire [4:0] home;
    wire [2:0] slice;
    wire is_shared;
    wire is_tracked;

    request_classifier tb__dut (
        .request_kind(request_kind),
        .request_line(request_line),
        .even_sets_shared(even_sets_shared),
        .odd_sets_shared(odd_sets_shared),
        .core_number(core_number),
        .way(way),
        .own(own),
        .home(home),
        .slice(slice),
        .is_shared(is_shared),
        .is_tracked(is_tracked)
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
            request_kind = tb__now[80 +: 2];
            request_line = tb__now[44 +: 33];
            even_sets_shared = tb__now[40 +: 1];
            odd_sets_shared = tb__now[36 +: 1];
            core_number = tb__now[28 +: 5];
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
                tb__compare("way", tb__i,
                    way, tb__now[24 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("own", tb__i,
                    own, tb__now[20 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("home", tb__i,
                    home, tb__now[12 +: 5]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("slice", tb__i,
                    slice, tb__now[8 +: 3]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("is_shared", tb__i,
                    is_shared, tb__now[4 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("is_tracked", tb__i,
                    is_tracked, tb__now[0 +: 1]);
        end
    endtask

    initial begin
        tb__compared = 0;
        tb__errors = 0;
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: request_classifier: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: request_classifier: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: request_classifier: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
