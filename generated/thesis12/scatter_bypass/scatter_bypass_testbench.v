// warpcache 0.1.0: scatter_bypass of design thesis12
// Testbench of scatter_bypass: random inputs after a reset; no output that has a meaning may be unknown.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module scatter_bypass_testbench;
    localparam CYCLES = 500;

    reg clock;
    reg reset;
    reg [6:0] active_warps;
    reg warp_valid;
    wire warp_ready;
    reg [31:0] warp_active;
    reg [1119:0] warp_sector;
    wire lines_per_warp_valid;
    wire [9:0] lines_per_warp;
    wire decision_valid;
    reg decision_ready;
    wire [5:0] decision_unique;
    wire decision_bypass;
    wire line_valid;
    reg line_ready;
    wire [32:0] line_address;
    wire [3:0] line_sectors;
    wire line_last;

    scatter_bypass tb__dut (
        .clock(clock),
        .reset(reset),
        .active_warps(active_warps),
        .warp_valid(warp_valid),
        .warp_ready(warp_ready),
        .warp_active(warp_active),
        .warp_sector(warp_sector),
        .lines_per_warp_valid(lines_per_warp_valid),
        .lines_per_warp(lines_per_warp),
        .decision_valid(decision_valid),
        .decision_ready(decision_ready),
        .decision_unique(decision_unique),
        .decision_bypass(decision_bypass),
        .line_valid(line_valid),
        .line_ready(line_ready),
        .line_address(line_address),
        .line_sectors(line_sectors),
        .line_last(line_last)
    );

    // Names of the testbench's own have a double underscore, which no port has.
    // Pseudo-random bits: a xorshift generator, whose words fill one vector a cycle.
    reg [63:0] tb__state;
    reg [1215:0] tb__bits;
    integer tb__i;
    task tb__stir;
        begin
            tb__state = tb__state ^ (tb__state << 13);
            tb__state = tb__state ^ (tb__state >> 7);
            tb__state = tb__state ^ (tb__state << 17);
        end
    endtask

    // Inputs for a cycle. A stream whose beat was not taken keeps it.
    reg warp__waits;
    task tb__drive;
        begin
            for (tb__i = 0; tb__i < 19; tb__i = tb__i + 1) begin
                tb__stir;
                tb__bits[64 * tb__i +: 64] = tb__state;
            end
            active_warps = tb__bits[6:0];
            if (!warp__waits) warp_valid = tb__bits[7];
            if (!warp__waits) warp_active = tb__bits[39:8];
            warp_sector = tb__bits[1159:40];
            decision_ready = tb__bits[1160];
            line_ready = tb__bits[1161];
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
            if ((^warp_ready) === 1'bx) tb__unknown("warp_ready");
            if ((^lines_per_warp_valid) === 1'bx) tb__unknown("lines_per_warp_valid");
            if ((^lines_per_warp) === 1'bx) tb__unknown("lines_per_warp");
            if ((^decision_valid) === 1'bx) tb__unknown("decision_valid");
            if (decision_valid && (^decision_unique) === 1'bx) tb__unknown("decision_unique");
            if (decision_valid && (^decision_bypass) === 1'bx) tb__unknown("decision_bypass");
            if ((^line_valid) === 1'bx) tb__unknown("line_valid");
            if (line_valid && (^line_address) === 1'bx) tb__unknown("line_address");
            if (line_valid && (^line_sectors) === 1'bx) tb__unknown("line_sectors");
            if (line_valid && (^line_last) === 1'bx) tb__unknown("line_last");
            warp__waits = warp_valid && !warp_ready;
        end
    endtask

    initial clock = 1'b0;
    always #5 clock = !clock;

    initial begin
        tb__state = 64'h9e3779b97f4a7c15;
        tb__errors = 0;
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_coalescer.u_lines.u_words.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_coalescer.u_counts.u_words.words[tb__i] = {1{tb__state}};
        end
        warp__waits = 1'b0;
        active_warps = 0;
        warp_valid = 0;
        warp_active = 0;
        warp_sector = 0;
        decision_ready = 0;
        line_ready = 0;
        reset = 1'b1;
        repeat (4) @(negedge clock);
        reset = 1'b0;
        for (tb__cycle = 0; tb__cycle < CYCLES; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
            @(negedge clock);
        end
        if (tb__errors != 0) $fatal(1, "FAIL: scatter_bypass: %0d unknown outputs", tb__errors);
        $display("PASS: scatter_bypass: %0d cycles", CYCLES);
        $finish;
    end
endmodule

`default_nettype wire
