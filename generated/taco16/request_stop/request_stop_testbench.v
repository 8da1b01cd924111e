// warpcache 0.1.0: request_stop of design taco16
// Testbench of request_stop: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// request_stop_vectors.hex, which the simulator looks for where it is started.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module request_stop_testbench;
    parameter VECTORS = "request_stop_vectors.hex";
    localparam CYCLES = 8192;
    localparam LINE = 4 * 89;
    localparam WIDEST = 33;

    reg clock;
    reg reset;
    reg [3:0] core;
    reg inject_valid;
    wire inject_ready;
    reg [32:0] inject_line;
    reg [4:0] inject_entry;
    reg passing_valid;
    wire passing_ready;
    reg [32:0] passing_line;
    reg [3:0] passing_core;
    reg [4:0] passing_entry;
    reg passing_travelled;
    wire next_valid;
    reg next_ready;
    wire [32:0] next_line;
    wire [3:0] next_core;
    wire [4:0] next_entry;
    wire next_travelled;
    wire lookup_valid;
    wire [32:0] lookup_line;
    reg answer_hit;
    reg [1:0] answer_way;
    wire served_valid;
    reg served_ready;
    wire [32:0] served_line;
    wire [1:0] served_way;
    wire [3:0] served_core;
    wire [4:0] served_entry;
    wire unserved_valid;
    reg unserved_ready;
    wire [32:0] unserved_line;
    wire [4:0] unserved_entry;
    wire unserved_patience;
    wire round_trip;
    wire timed_out;
    wire idle;

    request_stop tb__dut (
        .clock(clock),
        .reset(reset),
        .core(core),
        .inject_valid(inject_valid),
        .inject_ready(inject_ready),
        .inject_line(inject_line),
        .inject_entry(inject_entry),
        .passing_valid(passing_valid),
        .passing_ready(passing_ready),
        .passing_line(passing_line),
        .passing_core(passing_core),
        .passing_entry(passing_entry),
        .passing_travelled(passing_travelled),
        .next_valid(next_valid),
        .next_ready(next_ready),
        .next_line(next_line),
        .next_core(next_core),
        .next_entry(next_entry),
        .next_travelled(next_travelled),
        .lookup_valid(lookup_valid),
        .lookup_line(lookup_line),
        .answer_hit(answer_hit),
        .answer_way(answer_way),
        .served_valid(served_valid),
        .served_ready(served_ready),
        .served_line(served_line),
        .served_way(served_way),
        .served_core(served_core),
        .served_entry(served_entry),
        .unserved_valid(unserved_valid),
        .unserved_ready(unserved_ready),
        .unserved_line(unserved_line),
        .unserved_entry(unserved_entry),
        .unserved_patience(unserved_patience),
        .round_trip(round_trip),
        .timed_out(timed_out),
        .idle(idle)
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
            core = tb__now[348 +: 4];
            inject_valid = tb__now[344 +: 1];
            inject_line = tb__now[304 +: 33];
            inject_entry = tb__now[296 +: 5];
            passing_valid = tb__now[292 +: 1];
            passing_line = tb__now[252 +: 33];
            passing_core = tb__now[248 +: 4];
            passing_entry = tb__now[240 +: 5];
            passing_travelled = tb__now[236 +: 1];
            next_ready = tb__now[228 +: 1];
            answer_hit = tb__now[132 +: 1];
            answer_way = tb__now[128 +: 2];
            served_ready = tb__now[120 +: 1];
            unserved_ready = tb__now[60 +: 1];
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
                tb__compare("inject_ready", tb__i,
                    inject_ready, tb__now[340 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("passing_ready", tb__i,
                    passing_ready, tb__now[288 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("next_valid", tb__i,
                    next_valid, tb__now[232 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("next_line", tb__i,
                    next_line, tb__now[192 +: 33]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("next_core", tb__i,
                    next_core, tb__now[188 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("next_entry", tb__i,
                    next_entry, tb__now[180 +: 5]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("next_travelled", tb__i,
                    next_travelled, tb__now[176 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("lookup_valid", tb__i,
                    lookup_valid, tb__now[172 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("lookup_line", tb__i,
                    lookup_line, tb__now[136 +: 33]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("served_valid", tb__i,
                    served_valid, tb__now[124 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("served_line", tb__i,
                    served_line, tb__now[84 +: 33]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("served_way", tb__i,
                    served_way, tb__now[80 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("served_core", tb__i,
                    served_core, tb__now[76 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("served_entry", tb__i,
                    served_entry, tb__now[68 +: 5]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("unserved_valid", tb__i,
                    unserved_valid, tb__now[64 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("unserved_line", tb__i,
                    unserved_line, tb__now[24 +: 33]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("unserved_entry", tb__i,
                    unserved_entry, tb__now[16 +: 5]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("unserved_patience", tb__i,
                    unserved_patience, tb__now[12 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("round_trip", tb__i,
                    round_trip, tb__now[8 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("timed_out", tb__i,
                    timed_out, tb__now[4 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("idle", tb__i,
                    idle, tb__now[0 +: 1]);
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
            tb__dut.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: request_stop: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: request_stop: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: request_stop: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
