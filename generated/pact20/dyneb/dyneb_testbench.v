// warpcache 0.1.0: dyneb of design pact20
// Testbench of dyneb: random inputs after a reset; no output that has a meaning may be unknown.
`default_nettype none

module dyneb_testbench;
    localparam CYCLES = 500;

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
    // Pseudo-random bits: a xorshift generator, whose words fill one vector a cycle.
    reg [63:0] tb__state;
    reg [63:0] tb__bits;
    integer tb__i;
    task tb__stir;
        begin
            tb__state = tb__state ^ (tb__state << 13);
            tb__state = tb__state ^ (tb__state >> 7);
            tb__state = tb__state ^ (tb__state << 17);
        end
    endtask

    // Inputs for a cycle.
    task tb__drive;
        begin
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1) begin
                tb__stir;
                tb__bits[64 * tb__i +: 64] = tb__state;
            end
            access_valid = tb__bits[0];
            access_shared = tb__bits[1];
            access_hit = tb__bits[2];
            l2_reply_valid = tb__bits[3];
            l2_reply_shared = tb__bits[4];
            home_reply_valid = tb__bits[5];
            counter_index = tb__bits[8:6];
        end
    endtask

    integer tb__cycle;
    integer tb__errors;
    task tb__unknown(input [8 * 64 - 1:0] name);
        begin
            $display("FAIL: cycle %0d: %0s is unknown", tb__cycle, name);
            tb__errors = tb__errors + 1;
        end
    endtask

    task tb__check;
        begin
            if ((^phase) === 1'bx) tb__unknown("phase");
            if ((^even_sets_shared) === 1'bx) tb__unknown("even_sets_shared");
            if ((^odd_sets_shared) === 1'bx) tb__unknown("odd_sets_shared");
            if ((^decision_valid) === 1'bx) tb__unknown("decision_valid");
            if ((^decision_shared) === 1'bx) tb__unknown("decision_shared");
            if ((^counter_value) === 1'bx) tb__unknown("counter_value");
        end
    endtask

    initial clock = 1'b0;
    always #5 clock = !clock;

    initial begin
        tb__state = 64'h9e3779b97f4a7c15;
        tb__errors = 0;
        access_valid = 0;
        access_shared = 0;
        access_hit = 0;
        l2_reply_valid = 0;
        l2_reply_shared = 0;
        home_reply_valid = 0;
        counter_index = 0;
        reset = 1'b1;
        repeat (4) @(negedge clock);
        reset = 1'b0;
        for (tb__cycle = 0; tb__cycle < CYCLES; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
            @(negedge clock);
        end
        if (tb__errors != 0) $fatal(1, "FAIL: dyneb: %0d unknown outputs", tb__errors);
        $display("PASS: dyneb: %0d cycles", CYCLES);
        $finish;
    end
endmodule

`default_nettype wire
