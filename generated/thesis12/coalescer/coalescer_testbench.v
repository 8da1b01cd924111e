// warpcache 0.1.0: coalescer of design thesis12
// Testbench of coalescer: random inputs after a reset; no output that has a meaning may be unknown.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module coalescer_testbench;
    localparam CYCLES = 500;

    reg clock;
    reg reset;
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
    wire count_valid;
    reg count_ready;
    wire [5:0] count_unique;
    wire line_valid;
    reg line_ready;
    wire [32:0] line_address;
    wire [3:0] line_sectors;
    wire line_last;

    coalescer tb__dut (
        .clock(clock),
        .reset(reset),
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
        .count_valid(count_valid),
        .count_ready(count_ready),
        .count_unique(count_unique),
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
            if (!warp__waits) warp_valid = tb__bits[0];
            if (!warp__waits) warp_active = tb__bits[32:1];
            warp_sector_0 = tb__bits[67:33];
            warp_sector_1 = tb__bits[102:68];
            warp_sector_2 = tb__bits[137:103];
            warp_sector_3 = tb__bits[172:138];
            warp_sector_4 = tb__bits[207:173];
            warp_sector_5 = tb__bits[242:208];
            warp_sector_6 = tb__bits[277:243];
            warp_sector_7 = tb__bits[312:278];
            warp_sector_8 = tb__bits[347:313];
            warp_sector_9 = tb__bits[382:348];
            warp_sector_10 = tb__bits[417:383];
            warp_sector_11 = tb__bits[452:418];
            warp_sector_12 = tb__bits[487:453];
            warp_sector_13 = tb__bits[522:488];
            warp_sector_14 = tb__bits[557:523];
            warp_sector_15 = tb__bits[592:558];
            warp_sector_16 = tb__bits[627:593];
            warp_sector_17 = tb__bits[662:628];
            warp_sector_18 = tb__bits[697:663];
            warp_sector_19 = tb__bits[732:698];
            warp_sector_20 = tb__bits[767:733];
            warp_sector_21 = tb__bits[802:768];
            warp_sector_22 = tb__bits[837:803];
            warp_sector_23 = tb__bits[872:838];
            warp_sector_24 = tb__bits[907:873];
            warp_sector_25 = tb__bits[942:908];
            warp_sector_26 = tb__bits[977:943];
            warp_sector_27 = tb__bits[1012:978];
            warp_sector_28 = tb__bits[1047:1013];
            warp_sector_29 = tb__bits[1082:1048];
            warp_sector_30 = tb__bits[1117:1083];
            warp_sector_31 = tb__bits[1152:1118];
            count_ready = tb__bits[1153];
            line_ready = tb__bits[1154];
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
            if ((^count_valid) === 1'bx) tb__unknown("count_valid");
            if (count_valid && (^count_unique) === 1'bx) tb__unknown("count_unique");
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
            tb__dut.u_lines.u_words.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_counts.u_words.words[tb__i] = {1{tb__state}};
        end
        warp__waits = 1'b0;
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
        count_ready = 0;
        line_ready = 0;
        reset = 1'b1;
        repeat (4) @(negedge clock);
        reset = 1'b0;
        for (tb__cycle = 0; tb__cycle < CYCLES; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
            @(negedge clock);
        end
        if (tb__errors != 0) $fatal(1, "FAIL: coalescer: %0d unknown outputs", tb__errors);
        $display("PASS: coalescer: %0d cycles", CYCLES);
        $finish;
    end
endmodule

`default_nettype wire
