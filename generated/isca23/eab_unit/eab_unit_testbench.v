// warpcache 0.1.0: eab_unit of design isca23
// Testbench of eab_unit: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// eab_unit_vectors.hex, which the simulator looks for where it is started.
`default_nettype none

module eab_unit_testbench;
    parameter VECTORS = "eab_unit_vectors.hex";
    localparam CYCLES = 8192;
    localparam LINE = 4 * 70;
    localparam WIDEST = 26;

    reg clock;
    reg reset;
    reg counters_valid;
    wire counters_ready;
    reg [25:0] total_requests;
    reg [25:0] local_requests;
    reg [25:0] llc_requests;
    reg [25:0] llc_hits;
    reg [25:0] crd_requests;
    reg [25:0] crd_hits;
    reg slice_valid;
    wire slice_ready;
    reg [15:0] slice_memory_side;
    reg [15:0] slice_sm_side;
    wire result_valid;
    reg result_ready;
    wire [20:0] result_eab_memory_side;
    wire [20:0] result_eab_sm_side;
    wire result_sm_side;

    eab_unit tb__dut (
        .clock(clock),
        .reset(reset),
        .counters_valid(counters_valid),
        .counters_ready(counters_ready),
        .total_requests(total_requests),
        .local_requests(local_requests),
        .llc_requests(llc_requests),
        .llc_hits(llc_hits),
        .crd_requests(crd_requests),
        .crd_hits(crd_hits),
        .slice_valid(slice_valid),
        .slice_ready(slice_ready),
        .slice_memory_side(slice_memory_side),
        .slice_sm_side(slice_sm_side),
        .result_valid(result_valid),
        .result_ready(result_ready),
        .result_eab_memory_side(result_eab_memory_side),
        .result_eab_sm_side(result_eab_sm_side),
        .result_sm_side(result_sm_side)
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
            counters_valid = tb__now[272 +: 1];
            total_requests = tb__now[240 +: 26];
            local_requests = tb__now[212 +: 26];
            llc_requests = tb__now[184 +: 26];
            llc_hits = tb__now[156 +: 26];
            crd_requests = tb__now[128 +: 26];
            crd_hits = tb__now[100 +: 26];
            slice_valid = tb__now[96 +: 1];
            slice_memory_side = tb__now[76 +: 16];
            slice_sm_side = tb__now[60 +: 16];
            result_ready = tb__now[52 +: 1];
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
                tb__compare("counters_ready", tb__i,
                    counters_ready, tb__now[268 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("slice_ready", tb__i,
                    slice_ready, tb__now[92 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("result_valid", tb__i,
                    result_valid, tb__now[56 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("result_eab_memory_side", tb__i,
                    result_eab_memory_side, tb__now[28 +: 21]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("result_eab_sm_side", tb__i,
                    result_eab_sm_side, tb__now[4 +: 21]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("result_sm_side", tb__i,
                    result_sm_side, tb__now[0 +: 1]);
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
            $fatal(1, "FAIL: eab_unit: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: eab_unit: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: eab_unit: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
