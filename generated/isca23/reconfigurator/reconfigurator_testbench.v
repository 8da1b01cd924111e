// warpcache 0.1.0: reconfigurator of design isca23
// Testbench of reconfigurator: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// reconfigurator_vectors.hex, which the simulator looks for where it is started.
`default_nettype none

module reconfigurator_testbench;
    parameter VECTORS = "reconfigurator_vectors.hex";
    localparam CYCLES = 8192;
    localparam LINE = 4 * 110;
    localparam WIDEST = 96;

    reg clock;
    reg reset;
    reg kernel_start;
    reg kernel_pinned;
    reg kernel_end;
    wire [2:0] state;
    wire hold;
    wire flush;
    wire sm_side;
    wire profile;
    reg [3:0] answers_held;
    reg [3:0] answers_empty;
    reg [3:0] answers_idle;
    reg [3:0] answers_flushed;
    reg [3:0] answers_organisation;
    reg [3:0] answers_profiled;
    reg [3:0] counter_valid;
    reg [95:0] counter_data;
    wire [3:0] counter_ready;
    wire eab_counters_valid;
    reg eab_counters_ready;
    wire [25:0] sums_total_requests;
    wire [25:0] sums_local_requests;
    wire [25:0] sums_llc_requests;
    wire [25:0] sums_llc_hits;
    wire [25:0] sums_crd_requests;
    wire [25:0] sums_crd_hits;
    wire eab_slice_valid;
    reg eab_slice_ready;
    wire [15:0] eab_slice_memory_side;
    wire [15:0] eab_slice_sm_side;
    reg eab_result_valid;
    wire eab_result_ready;
    reg [20:0] eab_result_eab_memory_side;
    reg [20:0] eab_result_eab_sm_side;
    reg eab_result_sm_side;

    reconfigurator tb__dut (
        .clock(clock),
        .reset(reset),
        .kernel_start(kernel_start),
        .kernel_pinned(kernel_pinned),
        .kernel_end(kernel_end),
        .state(state),
        .hold(hold),
        .flush(flush),
        .sm_side(sm_side),
        .profile(profile),
        .answers_held(answers_held),
        .answers_empty(answers_empty),
        .answers_idle(answers_idle),
        .answers_flushed(answers_flushed),
        .answers_organisation(answers_organisation),
        .answers_profiled(answers_profiled),
        .counter_valid(counter_valid),
        .counter_data(counter_data),
        .counter_ready(counter_ready),
        .eab_counters_valid(eab_counters_valid),
        .eab_counters_ready(eab_counters_ready),
        .sums_total_requests(sums_total_requests),
        .sums_local_requests(sums_local_requests),
        .sums_llc_requests(sums_llc_requests),
        .sums_llc_hits(sums_llc_hits),
        .sums_crd_requests(sums_crd_requests),
        .sums_crd_hits(sums_crd_hits),
        .eab_slice_valid(eab_slice_valid),
        .eab_slice_ready(eab_slice_ready),
        .eab_slice_memory_side(eab_slice_memory_side),
        .eab_slice_sm_side(eab_slice_sm_side),
        .eab_result_valid(eab_result_valid),
        .eab_result_ready(eab_result_ready),
        .eab_result_eab_memory_side(eab_result_eab_memory_side),
        .eab_result_eab_sm_side(eab_result_eab_sm_side),
        .eab_result_sm_side(eab_result_sm_side)
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
            kernel_start = tb__now[432 +: 1];
            kernel_pinned = tb__now[428 +: 1];
            kernel_end = tb__now[424 +: 1];
            answers_held = tb__now[400 +: 4];
            answers_empty = tb__now[396 +: 4];
            answers_idle = tb__now[392 +: 4];
            answers_flushed = tb__now[388 +: 4];
            answers_organisation = tb__now[384 +: 4];
            answers_profiled = tb__now[380 +: 4];
            counter_valid = tb__now[376 +: 4];
            counter_data = tb__now[280 +: 96];
            eab_counters_ready = tb__now[268 +: 1];
            eab_slice_ready = tb__now[92 +: 1];
            eab_result_valid = tb__now[56 +: 1];
            eab_result_eab_memory_side = tb__now[28 +: 21];
            eab_result_eab_sm_side = tb__now[4 +: 21];
            eab_result_sm_side = tb__now[0 +: 1];
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
                tb__compare("state", tb__i,
                    state, tb__now[420 +: 3]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("hold", tb__i,
                    hold, tb__now[416 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("flush", tb__i,
                    flush, tb__now[412 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("sm_side", tb__i,
                    sm_side, tb__now[408 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("profile", tb__i,
                    profile, tb__now[404 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("counter_ready", tb__i,
                    counter_ready, tb__now[276 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("eab_counters_valid", tb__i,
                    eab_counters_valid, tb__now[272 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("sums_total_requests", tb__i,
                    sums_total_requests, tb__now[240 +: 26]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("sums_local_requests", tb__i,
                    sums_local_requests, tb__now[212 +: 26]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("sums_llc_requests", tb__i,
                    sums_llc_requests, tb__now[184 +: 26]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("sums_llc_hits", tb__i,
                    sums_llc_hits, tb__now[156 +: 26]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("sums_crd_requests", tb__i,
                    sums_crd_requests, tb__now[128 +: 26]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("sums_crd_hits", tb__i,
                    sums_crd_hits, tb__now[100 +: 26]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("eab_slice_valid", tb__i,
                    eab_slice_valid, tb__now[96 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("eab_slice_memory_side", tb__i,
                    eab_slice_memory_side, tb__now[76 +: 16]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("eab_slice_sm_side", tb__i,
                    eab_slice_sm_side, tb__now[60 +: 16]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("eab_result_ready", tb__i,
                    eab_result_ready, tb__now[52 +: 1]);
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
            $fatal(1, "FAIL: reconfigurator: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: reconfigurator: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: reconfigurator: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
