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
    reg [34:0] warp_sector_0;
    reg [34:0] warp_sector_1;
    reg [34:0] warp_sector_2;
    reg [34:0] warp_sector_3;
    reg [34:0] warp_sector_4;
    reg [34:0] warp_sector_5;
    reg [34:0] warp_sector_6;
    reg [34:0] warp_sector_7;
    reg [34:0] warp_sector_8;
    reg [34:0] warp_sector_9;
    reg [34:0] warp_sector_10;
    reg [34:0] warp_sector_11;
    reg [34:0] warp_sector_12;
    reg [34:0] warp_sector_13;
    reg [34:0] warp_sector_14;
    reg [34:0] warp_sector_15;
    reg [34:0] warp_sector_16;
    reg [34:0] warp_sector_17;
    reg [34:0] warp_sector_18;
    reg [34:0] warp_sector_19;
    reg [34:0] warp_sector_20;
    reg [34:0] warp_sector_21;
    reg [34:0] warp_sector_22;
    reg [34:0] warp_sector_23;
    reg [34:0] warp_sector_24;
    reg [34:0] warp_sector_25;
    reg [34:0] warp_sector_26;
    reg [34:0] warp_sector_27;
    reg [34:0] warp_sector_28;
    reg [34:0] warp_sector_29;
    reg [34:0] warp_sector_30;
    reg [34:0] warp_sector_31;
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
        .warp_sector_0(warp_sector_0),
        .warp_sector_1(warp_sector_1),
        .warp_sector_2(warp_sector_2),
        .warp_sector_3(warp_sector_3),
        .warp_sector_4(warp_sector_4),
        .warp_sector_5(warp_sector_5),
        .warp_sector_6(warp_sector_6),
        .warp_sector_7(warp_sector_7),
        .warp_sector_8(warp_sector_8),
        .warp_sector_9(warp_sector_9),
        .warp_sector_10(warp_sector_10),
        .warp_sector_11(warp_sector_11),
        .warp_sector_12(warp_sector_12),
        .warp_sector_13(warp_sector_13),
        .warp_sector_14(warp_sector_14),
        .warp_sector_15(warp_sector_15),
        .warp_sector_16(warp_sector_16),
        .warp_sector_17(warp_sector_17),
        .warp_sector_18(warp_sector_18),
        .warp_sector_19(warp_sector_19),
        .warp_sector_20(warp_sector_20),
        .warp_sector_21(warp_sector_21),
        .warp_sector_22(warp_sector_22),
        .warp_sector_23(warp_sector_23),
        .warp_sector_24(warp_sector_24),
        .warp_sector_25(warp_sector_25),
        .warp_sector_26(warp_sector_26),
        .warp_sector_27(warp_sector_27),
        .warp_sector_28(warp_sector_28),
        .warp_sector_29(warp_sector_29),
        .warp_sector_30(warp_sector_30),
        .warp_sector_31(warp_sector_31),
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
            warp_sector_0 = tb__bits[74:40];
            warp_sector_1 = tb__bits[109:75];
            warp_sector_2 = tb__bits[144:110];
            warp_sector_3 = tb__bits[179:145];
            warp_sector_4 = tb__bits[214:180];
            warp_sector_5 = tb__bits[249:215];
            warp_sector_6 = tb__bits[284:250];
            warp_sector_7 = tb__bits[319:285];
            warp_sector_8 = tb__bits[354:320];
            warp_sector_9 = tb__bits[389:355];
            warp_sector_10 = tb__bits[424:390];
            warp_sector_11 = tb__bits[459:425];
            warp_sector_12 = tb__bits[494:460];
            warp_sector_13 = tb__bits[529:495];
            warp_sector_14 = tb__bits[564:530];
            warp_sector_15 = tb__bits[599:565];
            warp_sector_16 = tb__bits[634:600];
            warp_sector_17 = tb__bits[669:635];
            warp_sector_18 = tb__bits[704:670];
            warp_sector_19 = tb__bits[739:705];
            warp_sector_20 = tb__bits[774:740];
            warp_sector_21 = tb__bits[809:775];
            warp_sector_22 = tb__bits[844:810];
            warp_sector_23 = tb__bits[879:845];
            warp_sector_24 = tb__bits[914:880];
            warp_sector_25 = tb__bits[949:915];
            warp_sector_26 = tb__bits[984:950];
            warp_sector_27 = tb__bits[1019:985];
            warp_sector_28 = tb__bits[1054:1020];
            warp_sector_29 = tb__bits[1089:1055];
            warp_sector_30 = tb__bits[1124:1090];
            warp_sector_31 = tb__bits[1159:1125];
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
        warp_sector_0 = 0;
        warp_sector_1 = 0;
        warp_sector_2 = 0;
        warp_sector_3 = 0;
        warp_sector_4 = 0;
        warp_sector_5 = 0;
        warp_sector_6 = 0;
        warp_sector_7 = 0;
        warp_sector_8 = 0;
        warp_sector_9 = 0;
        warp_sector_10 = 0;
        warp_sector_11 = 0;
        warp_sector_12 = 0;
        warp_sector_13 = 0;
        warp_sector_14 = 0;
        warp_sector_15 = 0;
        warp_sector_16 = 0;
        warp_sector_17 = 0;
        warp_sector_18 = 0;
        warp_sector_19 = 0;
        warp_sector_20 = 0;
        warp_sector_21 = 0;
        warp_sector_22 = 0;
        warp_sector_23 = 0;
        warp_sector_24 = 0;
        warp_sector_25 = 0;
        warp_sector_26 = 0;
        warp_sector_27 = 0;
        warp_sector_28 = 0;
        warp_sector_29 = 0;
        warp_sector_30 = 0;
        warp_sector_31 = 0;
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
