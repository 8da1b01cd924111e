// warpcache 0.1.0: home_map of design pact20
// Testbench of home_map: random inputs; no output that has a meaning may be unknown.
`default_nettype none

module home_map_testbench;
    localparam CYCLES = 500;

    reg [32:0] line;
    wire [4:0] core;
    wire [4:0] set_number;
    wire [27:0] tag;

    home_map tb__dut (
        .line(line),
        .core(core),
        .set_number(set_number),
        .tag(tag)
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
            line = tb__bits[32:0];
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
            if ((^core) === 1'bx) tb__unknown("core");
            if ((^set_number) === 1'bx) tb__unknown("set_number");
            if ((^tag) === 1'bx) tb__unknown("tag");
        end
    endtask

    initial begin
        tb__state = 64'h9e3779b97f4a7c15;
        tb__errors = 0;
        line = 0;
        for (tb__cycle = 0; tb__cycle < CYCLES; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0) $fatal(1, "FAIL: home_map: %0d unknown outputs", tb__errors);
        $display("PASS: home_map: %0d cycles", CYCLES);
        $finish;
    end
endmodule

`default_nettype wire
