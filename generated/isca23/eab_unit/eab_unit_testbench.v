// warpcache 0.1.0: eab_unit of design isca23
// Testbench of eab_unit: random inputs after a reset; no output that has a meaning may be unknown.
`default_nettype none

module eab_unit_testbench;
    localparam CYCLES = 500;

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
    // Pseudo-random bits: a xorshift generator, whose words fill one vector a cycle.
    reg [63:0] tb__state;
    reg [191:0] tb__bits;
    integer tb__i;
    task tb__stir;
        begin
            tb__state = tb__state ^ (tb__state << 13);
            tb__state = tb__state ^ (tb__state >> 7);
            tb__state = tb__state ^ (tb__state << 17);
        end
    endtask

    // Inputs for a cycle. A stream whose beat was not taken keeps it.
    reg counters__waits;
    reg slice__waits;
    task tb__drive;
        begin
            for (tb__i = 0; tb__i < 3; tb__i = tb__i + 1) begin
                tb__stir;
                tb__bits[64 * tb__i +: 64] = tb__state;
            end
            if (!counters__waits) counters_valid = tb__bits[0];
            total_requests = tb__bits[26:1];
            local_requests = tb__bits[52:27];
            llc_requests = tb__bits[78:53];
            llc_hits = tb__bits[104:79];
            crd_requests = tb__bits[130:105];
            crd_hits = tb__bits[156:131];
            if (!slice__waits) slice_valid = tb__bits[157];
            if (!slice__waits) slice_memory_side = tb__bits[173:158];
            if (!slice__waits) slice_sm_side = tb__bits[189:174];
            result_ready = tb__bits[190];
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
            if ((^counters_ready) === 1'bx) tb__unknown("counters_ready");
            if ((^slice_ready) === 1'bx) tb__unknown("slice_ready");
            if ((^result_valid) === 1'bx) tb__unknown("result_valid");
            if (result_valid && (^result_eab_memory_side) === 1'bx) tb__unknown("result_eab_memory_side");
            if (result_valid && (^result_eab_sm_side) === 1'bx) tb__unknown("result_eab_sm_side");
            if (result_valid && (^result_sm_side) === 1'bx) tb__unknown("result_sm_side");
            counters__waits = counters_valid && !counters_ready;
            slice__waits = slice_valid && !slice_ready;
        end
    endtask

    initial clock = 1'b0;
    always #5 clock = !clock;

    initial begin
        tb__state = 64'h9e3779b97f4a7c15;
        tb__errors = 0;
        counters__waits = 1'b0;
        slice__waits = 1'b0;
        counters_valid = 0;
        total_requests = 0;
        local_requests = 0;
        llc_requests = 0;
        llc_hits = 0;
        crd_requests = 0;
        crd_hits = 0;
        slice_valid = 0;
        slice_memory_side = 0;
        slice_sm_side = 0;
        result_ready = 0;
        reset = 1'b1;
        repeat (4) @(negedge clock);
        reset = 1'b0;
        for (tb__cycle = 0; tb__cycle < CYCLES; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
            @(negedge clock);
        end
        if (tb__errors != 0) $fatal(1, "FAIL: eab_unit: %0d unknown outputs", tb__errors);
        $display("PASS: eab_unit: %0d cycles", CYCLES);
        $finish;
    end
endmodule

`default_nettype wire
