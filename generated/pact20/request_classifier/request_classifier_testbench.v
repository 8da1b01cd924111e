// warpcache 0.1.0: request_classifier of design pact20
// Testbench of request_classifier: random inputs; no output that has a meaning may be unknown.
`default_nettype none

module request_classifier_testbench;
    localparam CYCLES = 500;

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
            request_kind = tb__bits[1:0];
            request_line = tb__bits[34:2];
            even_sets_shared = tb__bits[35];
            odd_sets_shared = tb__bits[36];
            core_number = tb__bits[41:37];
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
            if ((^way) === 1'bx) tb__unknown("way");
            if ((^own) === 1'bx) tb__unknown("own");
            if ((^home) === 1'bx) tb__unknown("home");
            if ((^slice) === 1'bx) tb__unknown("slice");
            if ((^is_shared) === 1'bx) tb__unknown("is_shared");
            if ((^is_tracked) === 1'bx) tb__unknown("is_tracked");
        end
    endtask

    initial begin
        tb__state = 64'h9e3779b97f4a7c15;
        tb__errors = 0;
        request_kind = 0;
        request_line = 0;
        even_sets_shared = 0;
        odd_sets_shared = 0;
        core_number = 0;
        for (tb__cycle = 0; tb__cycle < CYCLES; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0) $fatal(1, "FAIL: request_classifier: %0d unknown outputs", tb__errors);
        $display("PASS: request_classifier: %0d cycles", CYCLES);
        $finish;
    end
endmodule

`default_nettype wire
