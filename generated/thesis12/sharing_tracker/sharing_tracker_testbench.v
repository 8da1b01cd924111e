// warpcache 0.1.0: sharing_tracker of design thesis12
// Testbench of sharing_tracker: random inputs after a reset; no output that has a meaning may be unknown.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module sharing_tracker_testbench;
    localparam CYCLES = 500;

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
        .answer_sharers(answer_sharers)
    );

    // Names of the testbench's own have a double underscore, which no port has.
    // Pseudo-random bits: a xorshift generator, whose words fill one vector a cycle.
    reg [63:0] tb__state;
    reg [127:0] tb__bits;
    integer tb__i;
    task tb__stir;
        begin
            tb__state = tb__state ^ (tb__state << 13);
            tb__state = tb__state ^ (tb__state >> 7);
            tb__state = tb__state ^ (tb__state << 17);
        end
    endtask

    // Inputs for a cycle. A stream whose beat was not taken keeps it.
    reg flush__waits;
    reg invalidate__waits;
    reg remove__waits;
    reg lookup__waits;
    task tb__drive;
        begin
            for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
                tb__stir;
                tb__bits[64 * tb__i +: 64] = tb__state;
            end
            if (!flush__waits) flush_valid = tb__bits[0];
            if (!invalidate__waits) invalidate_valid = tb__bits[1];
            if (!invalidate__waits) invalidate_line = tb__bits[34:2];
            if (!remove__waits) remove_valid = tb__bits[35];
            if (!remove__waits) remove_line = tb__bits[68:36];
            if (!remove__waits) remove_core = tb__bits[72:69];
            if (!lookup__waits) lookup_valid = tb__bits[73];
            if (!lookup__waits) lookup_line = tb__bits[106:74];
            if (!lookup__waits) lookup_core = tb__bits[110:107];
            if (!lookup__waits) lookup_asks = tb__bits[111];
            if (!lookup__waits) lookup_adds = tb__bits[112];
            answer_ready = tb__bits[113];
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
            if ((^flush_ready) === 1'bx) tb__unknown("flush_ready");
            if ((^invalidate_ready) === 1'bx) tb__unknown("invalidate_ready");
            if ((^remove_ready) === 1'bx) tb__unknown("remove_ready");
            if ((^lookup_ready) === 1'bx) tb__unknown("lookup_ready");
            if ((^answer_valid) === 1'bx) tb__unknown("answer_valid");
            if (answer_valid && (^answer_kind) === 1'bx) tb__unknown("answer_kind");
            if (answer_valid && (^answer_line) === 1'bx) tb__unknown("answer_line");
            if (answer_valid && (^answer_core) === 1'bx) tb__unknown("answer_core");
            if (answer_valid && (^answer_bank) === 1'bx) tb__unknown("answer_bank");
            if (answer_valid && (^answer_forward) === 1'bx) tb__unknown("answer_forward");
            if (answer_valid && (^answer_forward_core) === 1'bx) tb__unknown("answer_forward_core");
            if (answer_valid && (^answer_sharers) === 1'bx) tb__unknown("answer_sharers");
            flush__waits = flush_valid && !flush_ready;
            invalidate__waits = invalidate_valid && !invalidate_ready;
            remove__waits = remove_valid && !remove_ready;
            lookup__waits = lookup_valid && !lookup_ready;
        end
    endtask

    initial clock = 1'b0;
    always #5 clock = !clock;

    initial begin
        tb__state = 64'h9e3779b97f4a7c15;
        tb__errors = 0;
        for (tb__i = 0; tb__i < 1024; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_table.ways[0].u_ways.u_entries.u_words.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 1024; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_table.ways[1].u_ways.u_entries.u_words.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 1024; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_table.ways[2].u_ways.u_entries.u_words.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 1024; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_table.ways[3].u_ways.u_entries.u_words.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 1024; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_table.ways[4].u_ways.u_entries.u_words.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 1024; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_table.ways[5].u_ways.u_entries.u_words.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 1024; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_table.ways[6].u_ways.u_entries.u_words.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 1024; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_table.ways[7].u_ways.u_entries.u_words.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 1024; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_table.u_set_states.u_words.words[tb__i] = {1{tb__state}};
        end
        flush__waits = 1'b0;
        invalidate__waits = 1'b0;
        remove__waits = 1'b0;
        lookup__waits = 1'b0;
        flush_valid = 0;
        invalidate_valid = 0;
        invalidate_line = 0;
        remove_valid = 0;
        remove_line = 0;
        remove_core = 0;
        lookup_valid = 0;
        lookup_line = 0;
        lookup_core = 0;
        lookup_asks = 0;
        lookup_adds = 0;
        answer_ready = 0;
        reset = 1'b1;
        repeat (4) @(negedge clock);
        reset = 1'b0;
        for (tb__cycle = 0; tb__cycle < CYCLES; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
            @(negedge clock);
        end
        if (tb__errors != 0) $fatal(1, "FAIL: sharing_tracker: %0d unknown outputs", tb__errors);
        $display("PASS: sharing_tracker: %0d cycles", CYCLES);
        $finish;
    end
endmodule

`default_nettype wire
