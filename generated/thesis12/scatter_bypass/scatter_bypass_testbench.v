// warpcache 0.1.0: scatter_bypass of design thesis12
// Testbench of scatter_bypass: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// scatter_bypass_vectors.hex, which the simulator looks for where it is started.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module scatter_bypass_testbench;
    parameter VECTORS = "scatter_bypass_vectors.hex";
    localparam CYCLES = 6856;
    localparam LINE = 4 * 323;
    localparam WIDEST = 35;

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
            active_warps = tb__now[1280 +: 7];
            warp_valid = tb__now[1276 +: 1];
            warp_active = tb__now[1240 +: 32];
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                warp_sector[35 * tb__i +: 35] = tb__now[88 + 36 * tb__i +: 35];
            decision_ready = tb__now[64 +: 1];
            line_ready = tb__now[44 +: 1];
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
                tb__compare("warp_ready", tb__i,
                    warp_ready, tb__now[1272 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("lines_per_warp_valid", tb__i,
                    lines_per_warp_valid, tb__now[84 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("lines_per_warp", tb__i,
                    lines_per_warp, tb__now[72 +: 10]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("decision_valid", tb__i,
                    decision_valid, tb__now[68 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("decision_unique", tb__i,
                    decision_unique, tb__now[56 +: 6]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("decision_bypass", tb__i,
                    decision_bypass, tb__now[52 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("line_valid", tb__i,
                    line_valid, tb__now[48 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("line_address", tb__i,
                    line_address, tb__now[8 +: 33]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("line_sectors", tb__i,
                    line_sectors, tb__now[4 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("line_last", tb__i,
                    line_last, tb__now[0 +: 1]);
        end
    endtask

    // Pseudo-random bits: a xorshift generator.
    reg [63:0] tb__state;
    task tb__stir;
        begin
            tb__state = tb__state ^ (tb__state << 13);
            tb__state = tb__state ^ (tb__state >> 7);
            tb__state = tb__state ^ (tb__state << 17);
        end
    endtask

    initial clock = 1'b0;
    always #5 clock = !clock;

    initial begin
        tb__compared = 0;
        tb__errors = 0;
        tb__state = 64'h9e3779b97f4a7c15;
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_coalescer.u_lines.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_coalescer.u_counts.u_words.words[tb__i]
                = {1{tb__state}};
        end
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: scatter_bypass: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: scatter_bypass: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: scatter_bypass: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
