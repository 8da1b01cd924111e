// warpcache 0.1.0: min_router of design pact20
// Testbench of min_router: random inputs; no output that has a meaning may be unknown.
`default_nettype none

module min_router_testbench;
    localparam CYCLES = 500;

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
            request_core = tb__bits[4:0];
            request_line = tb__bits[37:5];
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
            if ((^to_l2) === 1'bx) tb__unknown("to_l2");
            if ((^home) === 1'bx) tb__unknown("home");
            if ((^slice) === 1'bx) tb__unknown("slice");
            if ((^hops_home) === 1'bx) tb__unknown("hops_home");
            if ((^hops_l2) === 1'bx) tb__unknown("hops_l2");
        end
    endtask

    initial begin
        tb__state = 64'h9e3779b97f4a7c15;
        tb__errors = 0;
        request_core = 0;
        request_line = 0;
        for (tb__cycle = 0; tb__cycle < CYCLES; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0) $fatal(1, "FAIL: min_router: %0d unknown outputs", tb__errors);
        $display("PASS: min_router: %0d cycles", CYCLES);
        $finish;
    end
endmodule

`default_nettype wire
