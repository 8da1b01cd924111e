// warpcache 0.1.0: chip_monitor of design isca23
// Testbench of chip_monitor: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// chip_monitor_vectors.hex, which the simulator looks for where it is started.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module chip_monitor_testbench;
    parameter VECTORS = "chip_monitor_vectors.hex";
    localparam CYCLES = 7584;
    localparam LINE = 4 * 476;
    localparam WIDEST = 41;

    reg clock;
    reg reset;
    reg level_hold;
    reg level_flush;
    reg level_sm_side;
    reg level_profile;
    wire answer_held;
    wire answer_empty;
    wire answer_idle;
    wire answer_flushed;
    wire answer_organisation;
    wire answer_profiled;
    wire counter_valid;
    reg counter_ready;
    wire [23:0] counter_data;
    wire hold;
    wire flush;
    wire sm_side;
    reg [31:0] entry_held;
    reg [31:0] entry_empty;
    reg [31:0] entry_missed;
    reg [127:0] entry_miss_slice;
    reg [31:0] entry_miss_local;
    reg [15:0] tile_idle;
    reg [15:0] tile_flushed;
    reg [15:0] tile_arrives;
    reg [31:0] tile_chip;
    reg [655:0] tile_line;
    reg [15:0] tile_sectors;
    reg [15:0] tile_lookup_hits;
    reg [15:0] tile_atomic_hits;
    wire [23:0] crd_dropped;

    chip_monitor tb__dut (
        .clock(clock),
        .reset(reset),
        .level_hold(level_hold),
        .level_flush(level_flush),
        .level_sm_side(level_sm_side),
        .level_profile(level_profile),
        .answer_held(answer_held),
        .answer_empty(answer_empty),
        .answer_idle(answer_idle),
        .answer_flushed(answer_flushed),
        .answer_organisation(answer_organisation),
        .answer_profiled(answer_profiled),
        .counter_valid(counter_valid),
        .counter_ready(counter_ready),
        .counter_data(counter_data),
        .hold(hold),
        .flush(flush),
        .sm_side(sm_side),
        .entry_held(entry_held),
        .entry_empty(entry_empty),
        .entry_missed(entry_missed),
        .entry_miss_slice(entry_miss_slice),
        .entry_miss_local(entry_miss_local),
        .tile_idle(tile_idle),
        .tile_flushed(tile_flushed),
        .tile_arrives(tile_arrives),
        .tile_chip(tile_chip),
        .tile_line(tile_line),
        .tile_sectors(tile_sectors),
        .tile_lookup_hits(tile_lookup_hits),
        .tile_atomic_hits(tile_atomic_hits),
        .crd_dropped(crd_dropped)
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
            level_hold = tb__now[1896 +: 1];
            level_flush = tb__now[1892 +: 1];
            level_sm_side = tb__now[1888 +: 1];
            level_profile = tb__now[1884 +: 1];
            counter_ready = tb__now[1852 +: 1];
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                entry_held[1 * tb__i +: 1] = tb__now[1688 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                entry_empty[1 * tb__i +: 1] = tb__now[1560 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                entry_missed[1 * tb__i +: 1] = tb__now[1432 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                entry_miss_slice[4 * tb__i +: 4] = tb__now[1304 + 4 * tb__i +: 4];
            for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1)
                entry_miss_local[1 * tb__i +: 1] = tb__now[1176 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tile_idle[1 * tb__i +: 1] = tb__now[1112 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tile_flushed[1 * tb__i +: 1] = tb__now[1048 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tile_arrives[1 * tb__i +: 1] = tb__now[984 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tile_chip[2 * tb__i +: 2] = tb__now[920 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tile_line[41 * tb__i +: 41] = tb__now[216 + 44 * tb__i +: 41];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tile_sectors[1 * tb__i +: 1] = tb__now[152 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tile_lookup_hits[1 * tb__i +: 1] = tb__now[88 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1)
                tile_atomic_hits[1 * tb__i +: 1] = tb__now[24 + 4 * tb__i +: 1];
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
                tb__compare("answer_held", tb__i,
                    answer_held, tb__now[1880 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_empty", tb__i,
                    answer_empty, tb__now[1876 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_idle", tb__i,
                    answer_idle, tb__now[1872 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_flushed", tb__i,
                    answer_flushed, tb__now[1868 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_organisation", tb__i,
                    answer_organisation, tb__now[1864 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_profiled", tb__i,
                    answer_profiled, tb__now[1860 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("counter_valid", tb__i,
                    counter_valid, tb__now[1856 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("counter_data", tb__i,
                    counter_data, tb__now[1828 +: 24]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("hold", tb__i,
                    hold, tb__now[1824 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("flush", tb__i,
                    flush, tb__now[1820 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("sm_side", tb__i,
                    sm_side, tb__now[1816 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("crd_dropped", tb__i,
                    crd_dropped, tb__now[0 +: 24]);
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
            tb__dut.u_directory.ways[0].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_directory.ways[1].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_directory.ways[2].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_directory.ways[3].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_directory.ways[4].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_directory.ways[5].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_directory.ways[6].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_directory.ways[7].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_directory.ways[8].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_directory.ways[9].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_directory.ways[10].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_directory.ways[11].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_directory.ways[12].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_directory.ways[13].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_directory.ways[14].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_directory.ways[15].u_ways.u_entries.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_directory.u_recency.u_orders.words[tb__i]
                = {2{tb__state}};
        end
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: chip_monitor: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: chip_monitor: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: chip_monitor: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
