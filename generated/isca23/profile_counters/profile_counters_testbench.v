// warpcache 0.1.0: profile_counters of design isca23
// Testbench of profile_counters: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// profile_counters_vectors.hex, which the simulator looks for where it is started.
`default_nettype none

module profile_counters_testbench;
    parameter VECTORS = "profile_counters_vectors.hex";
    localparam CYCLES = 8192;
    localparam LINE = 4 * 74;
    localparam WIDEST = 96;

    reg clock;
    reg reset;
    reg start;
    reg [15:0] arrivals;
    reg [15:0] hits_lookups;
    reg [15:0] hits_atomics;
    reg [95:0] miss_counts;
    reg [5:0] miss_local;
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
        .arrivals(arrivals),
        .hits_lookups(hits_lookups),
        .hits_atomics(hits_atomics),
        .miss_counts(miss_counts),
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
            start = tb__now[288 +: 1];
            arrivals = tb__now[272 +: 16];
            hits_lookups = tb__now[256 +: 16];
            hits_atomics = tb__now[240 +: 16];
            miss_counts = tb__now[144 +: 96];
            miss_local = tb__now[136 +: 6];
            slice_index = tb__now[132 +: 4];
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
                tb__compare("profiling", tb__i,
                    profiling, tb__now[128 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("total_requests", tb__i,
                    total_requests, tb__now[104 +: 24]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("local_requests", tb__i,
                    local_requests, tb__now[80 +: 24]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("llc_requests", tb__i,
                    llc_requests, tb__now[56 +: 24]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("llc_hits", tb__i,
                    llc_hits, tb__now[32 +: 24]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_side_requests", tb__i,
                    memory_side_requests, tb__now[16 +: 16]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("sm_side_requests", tb__i,
                    sm_side_requests, tb__now[0 +: 16]);
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
            $fatal(1, "FAIL: profile_counters: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: profile_counters: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: profile_counters: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
