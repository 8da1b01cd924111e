// warpcache 0.1.0: crd of design isca23
// Testbench of crd: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// crd_vectors.hex, which the simulator looks for where it is started.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module crd_testbench;
    parameter VECTORS = "crd_vectors.hex";
    localparam CYCLES = 8192;
    localparam LINE = 4 * 30;
    localparam WIDEST = 41;

    reg clock;
    reg reset;
    reg request_valid;
    reg [1:0] request_chip;
    reg [40:0] request_line;
    reg request_sectors;
    reg clear;
    wire answer_valid;
    wire answer_hit;
    wire [23:0] requests;
    wire [23:0] hits;

    crd tb__dut (
        .clock(clock),
        .reset(reset),
        .request_valid(request_valid),
        .request_chip(request_chip),
        .request_line(request_line),
        .request_sectors(request_sectors),
        .clear(clear),
        .answer_valid(answer_valid),
        .answer_hit(answer_hit),
        .requests(requests),
        .hits(hits)
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
            request_valid = tb__now[112 +: 1];
            request_chip = tb__now[108 +: 2];
            request_line = tb__now[64 +: 41];
            request_sectors = tb__now[60 +: 1];
            clear = tb__now[56 +: 1];
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
                tb__compare("answer_valid", tb__i,
                    answer_valid, tb__now[52 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_hit", tb__i,
                    answer_hit, tb__now[48 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("requests", tb__i,
                    requests, tb__now[24 +: 24]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("hits", tb__i,
                    hits, tb__now[0 +: 24]);
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
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[0].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[1].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[2].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[3].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[4].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[5].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[6].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[7].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[8].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[9].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[10].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[11].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[12].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[13].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[14].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[15].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_recency.u_orders.words[tb__i]
                = {2{tb__state}};
        end
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: crd: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: crd: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: crd: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
