// warpcache 0.1.0: sharing_tracker of design thesis12
// Testbench of sharing_tracker: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// sharing_tracker_vectors.hex, which the simulator looks for where it is started.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module sharing_tracker_testbench;
    parameter VECTORS = "sharing_tracker_vectors.hex";
    localparam CYCLES = 8192;
    localparam LINE = 4 * 61;
    localparam WIDEST = 33;

    reg clock;
    reg reset;
    reg flush_valid;
    wire flush_ready;
    reg invalidate_valid;
    wire invalidate_ready;
    reg [32:0] invalidate_line;
    reg remove_valid;
    wire remove_ready;
    reg [32:0] remove_line;
    reg [3:0] remove_core;
    reg lookup_valid;
    wire lookup_ready;
    reg [32:0] lookup_line;
    reg [3:0] lookup_core;
    reg lookup_asks;
    reg lookup_adds;
    wire answer_valid;
    reg answer_ready;
    wire [1:0] answer_kind;
    wire [32:0] answer_line;
    wire [3:0] answer_core;
    wire [2:0] answer_bank;
    wire answer_forward;
    wire [3:0] answer_forward_core;
    wire [15:0] answer_sharers;
    wire ram_error;

    sharing_tracker tb__dut (
        .clock(clock),
        .reset(reset),
        .flush_valid(flush_valid),
        .flush_ready(flush_ready),
        .invalidate_valid(invalidate_valid),
        .invalidate_ready(invalidate_ready),
        .invalidate_line(invalidate_line),
        .remove_valid(remove_valid),
        .remove_ready(remove_ready),
        .remove_line(remove_line),
        .remove_core(remove_core),
        .lookup_valid(lookup_valid),
        .lookup_ready(lookup_ready),
        .lookup_line(lookup_line),
        .lookup_core(lookup_core),
        .lookup_asks(lookup_asks),
        .lookup_adds(lookup_adds),
        .answer_valid(answer_valid),
        .answer_ready(answer_ready),
        .answer_kind(answer_kind),
        .answer_line(answer_line),
        .answer_core(answer_core),
        .answer_bank(answer_bank),
        .answer_forward(answer_forward),
        .answer_forward_core(answer_forward_core),
        .answer_sharers(answer_sharers),
        .ram_error(ram_error)
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
            flush_valid = tb__now[236 +: 1];
            invalidate_valid = tb__now[228 +: 1];
            invalidate_line = tb__now[188 +: 33];
            remove_valid = tb__now[184 +: 1];
            remove_line = tb__now[144 +: 33];
            remove_core = tb__now[140 +: 4];
            lookup_valid = tb__now[136 +: 1];
            lookup_line = tb__now[96 +: 33];
            lookup_core = tb__now[92 +: 4];
            lookup_asks = tb__now[88 +: 1];
            lookup_adds = tb__now[84 +: 1];
            answer_ready = tb__now[76 +: 1];
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
                tb__compare("flush_ready", tb__i,
                    flush_ready, tb__now[232 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("invalidate_ready", tb__i,
                    invalidate_ready, tb__now[224 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("remove_ready", tb__i,
                    remove_ready, tb__now[180 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("lookup_ready", tb__i,
                    lookup_ready, tb__now[132 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_valid", tb__i,
                    answer_valid, tb__now[80 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_kind", tb__i,
                    answer_kind, tb__now[72 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_line", tb__i,
                    answer_line, tb__now[36 +: 33]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_core", tb__i,
                    answer_core, tb__now[32 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_bank", tb__i,
                    answer_bank, tb__now[28 +: 3]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_forward", tb__i,
                    answer_forward, tb__now[24 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_forward_core", tb__i,
                    answer_forward_core, tb__now[20 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_sharers", tb__i,
                    answer_sharers, tb__now[4 +: 16]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("ram_error", tb__i,
                    ram_error, tb__now[0 +: 1]);
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
        for (tb__i = 0; tb__i < 1024; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_table.ways[0].u_ways.u_entries.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 1024; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_table.ways[1].u_ways.u_entries.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 1024; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_table.ways[2].u_ways.u_entries.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 1024; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_table.ways[3].u_ways.u_entries.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 1024; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_table.ways[4].u_ways.u_entries.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 1024; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_table.ways[5].u_ways.u_entries.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 1024; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_table.ways[6].u_ways.u_entries.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 1024; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_table.ways[7].u_ways.u_entries.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 1024; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_table.u_set_states.u_words.words[tb__i]
                = {1{tb__state}};
        end
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: sharing_tracker: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: sharing_tracker: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: sharing_tracker: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
