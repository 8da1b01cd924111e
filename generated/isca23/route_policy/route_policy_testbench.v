// warpcache 0.1.0: route_policy of design isca23
// Testbench of route_policy: random inputs; no output that has a meaning may be unknown.
`default_nettype none

module route_policy_testbench;
    localparam CYCLES = 500;

    reg sm_side;
    reg request_atomic;
    reg [1:0] request_chip;
    reg [1:0] request_home;
    reg [40:0] request_line;
    wire [1:0] to_chip;
    wire [3:0] to_slice;
    wire [6:0] to_set;
    wire [29:0] to_tag;
    wire over_link;
    wire miss_over_link;
    wire releases_copies;

    route_policy tb__dut (
        .sm_side(sm_side),
        .request_atomic(request_atomic),
        .request_chip(request_chip),
        .request_home(request_home),
        .request_line(request_line),
        .to_chip(to_chip),
        .to_slice(to_slice),
        .to_set(to_set),
        .to_tag(to_tag),
        .over_link(over_link),
        .miss_over_link(miss_over_link),
        .releases_copies(releases_copies)
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
            sm_side = tb__bits[0];
            request_atomic = tb__bits[1];
            request_chip = tb__bits[3:2];
            request_home = tb__bits[5:4];
            request_line = tb__bits[46:6];
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
            if ((^to_chip) === 1'bx) tb__unknown("to_chip");
            if ((^to_slice) === 1'bx) tb__unknown("to_slice");
            if ((^to_set) === 1'bx) tb__unknown("to_set");
            if ((^to_tag) === 1'bx) tb__unknown("to_tag");
            if ((^over_link) === 1'bx) tb__unknown("over_link");
            if ((^miss_over_link) === 1'bx) tb__unknown("miss_over_link");
            if ((^releases_copies) === 1'bx) tb__unknown("releases_copies");
        end
    endtask

    initial begin
        tb__state = 64'h9e3779b97f4a7c15;
        tb__errors = 0;
        sm_side = 0;
        request_atomic = 0;
        request_chip = 0;
        request_home = 0;
        request_line = 0;
        for (tb__cycle = 0; tb__cycle < CYCLES; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0) $fatal(1, "FAIL: route_policy: %0d unknown outputs", tb__errors);
        $display("PASS: route_policy: %0d cycles", CYCLES);
        $finish;
    end
endmodule

`default_nettype wire
