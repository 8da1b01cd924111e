// warpcache 0.1.0: profile_counters of design isca23
// Testbench of profile_counters: random inputs after a reset; no output that has a meaning may be unknown.
`default_nettype none

module profile_counters_testbench;
    localparam CYCLES = 500;

    reg clock;
    reg reset;
    reg start;
    reg [15:0] arrival_slices;
    reg [15:0] arrival_hits;
    reg [15:0] miss_slices;
    reg [15:0] miss_local;
    reg [3:0] slice_index;
    wire profiling;
    wire [23:0] total_requests;
    wire [23:0] local_requests;
    wire [23:0] llc_requests;
    wire [23:0] llc_hits;
    wire [15:0] memory_side_requests;
    wire [15:0] sm_side_requests;

    profile_counters tb__dut (
        .clock(clock),
        .reset(reset),
        .start(start),
        .arrival_slices(arrival_slices),
        .arrival_hits(arrival_hits),
        .miss_slices(miss_slices),
        .miss_local(miss_local),
        .slice_index(slice_index),
        .profiling(profiling),
        .total_requests(total_requests),
        .local_requests(local_requests),
        .llc_requests(llc_requests),
        .llc_hits(llc_hits),
        .memory_side_requests(memory_side_requests),
        .sm_side_requests(sm_side_requests)
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
            start = tb__bits[0];
            arrival_slices = tb__bits[16:1];
            arrival_hits = tb__bits[32:17];
            miss_slices = tb__bits[48:33];
            miss_local = tb__bits[64:49];
            slice_index = tb__bits[68:65];
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
            if ((^profiling) === 1'bx) tb__unknown("profiling");
            if ((^total_requests) === 1'bx) tb__unknown("total_requests");
            if ((^local_requests) === 1'bx) tb__unknown("local_requests");
            if ((^llc_requests) === 1'bx) tb__unknown("llc_requests");
            if ((^llc_hits) === 1'bx) tb__unknown("llc_hits");
            if ((^memory_side_requests) === 1'bx) tb__unknown("memory_side_requests");
            if ((^sm_side_requests) === 1'bx) tb__unknown("sm_side_requests");
        end
    endtask

    initial clock = 1'b0;
    always #5 clock = !clock;

    initial begin
        tb__state = 64'h9e3779b97f4a7c15;
        tb__errors = 0;
        start = 0;
        arrival_slices = 0;
        arrival_hits = 0;
        miss_slices = 0;
        miss_local = 0;
        slice_index = 0;
        reset = 1'b1;
        repeat (4) @(negedge clock);
        reset = 1'b0;
        for (tb__cycle = 0; tb__cycle < CYCLES; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
            @(negedge clock);
        end
        if (tb__errors != 0) $fatal(1, "FAIL: profile_counters: %0d unknown outputs", tb__errors);
        $display("PASS: profile_counters: %0d cycles", CYCLES);
        $finish;
    end
endmodule

`default_nettype wire
