// warpcache 0.1.0: crd of design isca23
// Testbench of crd: random inputs after a reset; no output that has a meaning may be unknown.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module crd_testbench;
    localparam CYCLES = 500;

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
    // Pseudo-random bits: a xorshift generator, whose words fill one vector a cycle.
    reg [63:0] tb__state;
    reg [63:0] tb__bits;
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
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1) begin
                tb__stir;
                tb__bits[64 * tb__i +: 64] = tb__state;
            end
            request_valid = tb__bits[0];
            request_chip = tb__bits[2:1];
            request_line = tb__bits[43:3];
            request_sectors = tb__bits[44];
            clear = tb__bits[45];
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
            if ((^answer_valid) === 1'bx) tb__unknown("answer_valid");
            if (answer_valid && (^answer_hit) === 1'bx) tb__unknown("answer_hit");
            if ((^requests) === 1'bx) tb__unknown("requests");
            if ((^hits) === 1'bx) tb__unknown("hits");
        end
    endtask

    initial clock = 1'b0;
    always #5 clock = !clock;

    initial begin
        tb__state = 64'h9e3779b97f4a7c15;
        tb__errors = 0;
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[0].u_ways.u_entries.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[1].u_ways.u_entries.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[2].u_ways.u_entries.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[3].u_ways.u_entries.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[4].u_ways.u_entries.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[5].u_ways.u_entries.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[6].u_ways.u_entries.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[7].u_ways.u_entries.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[8].u_ways.u_entries.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[9].u_ways.u_entries.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[10].u_ways.u_entries.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[11].u_ways.u_entries.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[12].u_ways.u_entries.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[13].u_ways.u_entries.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[14].u_ways.u_entries.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[15].u_ways.u_entries.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_recency.u_orders.words[tb__i] = {2{tb__state}};
        end
        request_valid = 0;
        request_chip = 0;
        request_line = 0;
        request_sectors = 0;
        clear = 0;
        reset = 1'b1;
        repeat (4) @(negedge clock);
        reset = 1'b0;
        for (tb__cycle = 0; tb__cycle < CYCLES; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
            @(negedge clock);
        end
        if (tb__errors != 0) $fatal(1, "FAIL: crd: %0d unknown outputs", tb__errors);
        $display("PASS: crd: %0d cycles", CYCLES);
        $finish;
    end
endmodule

`default_nettype wire
