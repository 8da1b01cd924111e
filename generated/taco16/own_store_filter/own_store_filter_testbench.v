// warpcache 0.1.0: own_store_filter of design taco16
// Testbench of own_store_filter: random inputs after a reset; no output that has a meaning may be unknown.
`default_nettype none

module own_store_filter_testbench;
    localparam CYCLES = 500;

    reg clock;
    reg reset;
    reg store_valid;
    reg [32:0] store_line;
    reg query_valid;
    reg [32:0] query_line;
    reg clear;
    wire answer_valid;
    wire answer_filtered;

    own_store_filter tb__dut (
        .clock(clock),
        .reset(reset),
        .store_valid(store_valid),
        .store_line(store_line),
        .query_valid(query_valid),
        .query_line(query_line),
        .clear(clear),
        .answer_valid(answer_valid),
        .answer_filtered(answer_filtered)
    );

    // Names of the testbench's own have a double underscore, which no port has.
    // Pseudo-random bits: a xorshift generator, whose words fill one vector a cycle.
    reg [63:0] tb__state;
    reg [127:0] tb__bits;
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
            for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
                tb__stir;
                tb__bits[64 * tb__i +: 64] = tb__state;
            end
            store_valid = tb__bits[0];
            store_line = tb__bits[33:1];
            query_valid = tb__bits[34];
            query_line = tb__bits[67:35];
            clear = tb__bits[68];
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
            if ((^answer_valid) === 1'bx) tb__unknown("answer_valid");
            if (answer_valid && (^answer_filtered) === 1'bx) tb__unknown("answer_filtered");
        end
    endtask

    initial clock = 1'b0;
    always #5 clock = !clock;

    initial begin
        tb__state = 64'h9e3779b97f4a7c15;
        tb__errors = 0;
        store_valid = 0;
        store_line = 0;
        query_valid = 0;
        query_line = 0;
        clear = 0;
        reset = 1'b1;
        repeat (4) @(negedge clock);
        reset = 1'b0;
        for (tb__cycle = 0; tb__cycle < CYCLES; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
            @(negedge clock);
        end
        if (tb__errors != 0) $fatal(1, "FAIL: own_store_filter: %0d unknown outputs", tb__errors);
        $display("PASS: own_store_filter: %0d cycles", CYCLES);
        $finish;
    end
endmodule

`default_nettype wire
