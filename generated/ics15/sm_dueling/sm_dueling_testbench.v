// warpcache 0.1.0: sm_dueling of design ics15
// Testbench of sm_dueling: random inputs after a reset; no output that has a meaning may be unknown.
`default_nettype none

module sm_dueling_testbench;
    localparam CYCLES = 500;

    reg clock;
    reg reset;
    reg decoupled_access_valid;
    reg decoupled_access_hit;
    reg baseline_access_valid;
    reg baseline_access_hit;
    reg advance;
    wire followers_decoupled;
    reg [1:0] counter_index;
    wire [8:0] counter_value;

    sm_dueling tb__dut (
        .clock(clock),
        .reset(reset),
        .decoupled_access_valid(decoupled_access_valid),
        .decoupled_access_hit(decoupled_access_hit),
        .baseline_access_valid(baseline_access_valid),
        .baseline_access_hit(baseline_access_hit),
        .advance(advance),
        .followers_decoupled(followers_decoupled),
        .counter_index(counter_index),
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
            decoupled_access_valid = tb__bits[0];
            decoupled_access_hit = tb__bits[1];
            baseline_access_valid = tb__bits[2];
            baseline_access_hit = tb__bits[3];
            advance = tb__bits[4];
            counter_index = tb__bits[6:5];
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
            if ((^followers_decoupled) === 1'bx) tb__unknown("followers_decoupled");
            if ((^counter_value) === 1'bx) tb__unknown("counter_value");
        end
    endtask

    initial clock = 1'b0;
    always #5 clock = !clock;

    initial begin
        tb__state = 64'h9e3779b97f4a7c15;
        tb__errors = 0;
        decoupled_access_valid = 0;
        decoupled_access_hit = 0;
        baseline_access_valid = 0;
        baseline_access_hit = 0;
        advance = 0;
        counter_index = 0;
        reset = 1'b1;
        repeat (4) @(negedge clock);
        reset = 1'b0;
        for (tb__cycle = 0; tb__cycle < CYCLES; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
            @(negedge clock);
        end
        if (tb__errors != 0) $fatal(1, "FAIL: sm_dueling: %0d unknown outputs", tb__errors);
        $display("PASS: sm_dueling: %0d cycles", CYCLES);
        $finish;
    end
endmodule

`default_nettype wire
