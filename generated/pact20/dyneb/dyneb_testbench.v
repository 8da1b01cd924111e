// warpcache 0.1.0: dyneb of design pact20
// Testbench of dyneb: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// dyneb_vectors.hex, which the simulator looks for where it is started.
`default_nettype none

module dyneb_testbench;
    parameter VECTORS = "dyneb_vectors.hex";
    localparam CYCLES = 8192;
    localparam LINE = 4 * 17;
    localparam WIDEST = 16;

    reg clock;
    reg reset;
    reg access_valid;
    reg access_shared;
    reg access_hit;
    reg l2_reply_valid;
    reg l2_reply_shared;
    reg home_reply_valid;
    reg [2:0] counter_index;
    wire [1:0] phase;
    wire even_sets_shared;
    wire odd_sets_shared;
    wire decision_valid;
    wire decision_shared;
    wire [15:0] counter_value;

    dyneb tb__dut (
        .clock(clock),
        .reset(reset),
        .access_valid(access_valid),
        .access_shared(access_shared),
        .access_hit(access_hit),
        .l2_reply_valid(l2_reply_valid),
        .l2_reply_shared(l2_reply_shared),
        .home_reply_valid(home_reply_valid),
        .counter_index(counter_index),
        .phase(phase),
        .even_sets_shared(even_sets_shared),
        .odd_sets_shared(odd_sets_shared),
        .decision_valid(decision_valid),
        .decision_shared(decision_shared),
        .counter_value(counter_value)
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
            access_valid = tb__now[60 +: 1];
            access_shared = tb__now[56 +: 1];
            access_hit = tb__now[52 +: 1];
            l2_reply_valid = tb__now[48 +: 1];
            l2_reply_shared = tb__now[44 +: 1];
            home_reply_valid = tb__now[40 +: 1];
            counter_index = tb__now[36 +: 3];
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
                tb__compare("phase", tb__i,
                    phase, tb__now[32 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("even_sets_shared", tb__i,
                    even_sets_shared, tb__now[28 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("odd_sets_shared", tb__i,
                    odd_sets_shared, tb__now[24 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("decision_valid", tb__i,
                    decision_valid, tb__now[20 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("decision_shared", tb__i,
                    decision_shared, tb__now[16 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("counter_value", tb__i,
                    counter_value, tb__now[0 +: 16]);
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
            $fatal(1, "FAIL: dyneb: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: dyneb: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: dyneb: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
