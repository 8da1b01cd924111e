// warpcache 0.1.0: request_throttler of design taco16
// Testbench of request_throttler: random inputs after a reset; no output that has a meaning may be unknown.
`default_nettype none

module request_throttler_testbench;
    localparam CYCLES = 500;

    reg clock;
    reg reset;
    reg [3:0] retired;
    reg inject;
    reg hit;
    wire admit;
    wire [1:0] phase;
    wire [23:0] n_total;
    wire [23:0] n_hits;

    request_throttler tb__dut (
        .clock(clock),
        .reset(reset),
        .retired(retired),
        .inject(inject),
        .hit(hit),
        .admit(admit),
        .phase(phase),
        .n_total(n_total),
        .n_hits(n_hits)
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
            retired = tb__bits[3:0];
            inject = tb__bits[4];
            hit = tb__bits[5];
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
            if ((^admit) === 1'bx) tb__unknown("admit");
            if ((^phase) === 1'bx) tb__unknown("phase");
            if ((^n_total) === 1'bx) tb__unknown("n_total");
            if ((^n_hits) === 1'bx) tb__unknown("n_hits");
        end
    endtask

    initial clock = 1'b0;
    always #5 clock = !clock;

    initial begin
        tb__state = 64'h9e3779b97f4a7c15;
        tb__errors = 0;
        retired = 0;
        inject = 0;
        hit = 0;
        reset = 1'b1;
        repeat (4) @(negedge clock);
        reset = 1'b0;
        for (tb__cycle = 0; tb__cycle < CYCLES; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
            @(negedge clock);
        end
        if (tb__errors != 0) $fatal(1, "FAIL: request_throttler: %0d unknown outputs", tb__errors);
        $display("PASS: request_throttler: %0d cycles", CYCLES);
        $finish;
    end
endmodule

`default_nettype wire
