// warpcache 0.1.0: shadow_tags of design taco16-b
// Testbench of shadow_tags: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// shadow_tags_vectors.hex, which the simulator looks for where it is started.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module shadow_tags_testbench;
    parameter VECTORS = "shadow_tags_vectors.hex";
    localparam CYCLES = 8192;
    localparam LINE = 4 * 30;
    localparam WIDEST = 33;

    reg clock;
    reg reset;
    reg write_valid;
    reg [4:0] write_set;
    reg [1:0] write_way;
    reg [27:0] write_tag;
    reg invalidate_valid;
    reg [4:0] invalidate_set;
    reg [3:0] invalidate_ways;
    reg lookup_valid;
    reg [32:0] lookup_line;
    wire answer_valid;
    wire answer_hit;
    wire [1:0] answer_way;
    wire ram_error;

    shadow_tags tb__dut (
        .clock(clock),
        .reset(reset),
        .write_valid(write_valid),
        .write_set(write_set),
        .write_way(write_way),
        .write_tag(write_tag),
        .invalidate_valid(invalidate_valid),
        .invalidate_set(invalidate_set),
        .invalidate_ways(invalidate_ways),
        .lookup_valid(lookup_valid),
        .lookup_line(lookup_line),
        .answer_valid(answer_valid),
        .answer_hit(answer_hit),
        .answer_way(answer_way),
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
            write_valid = tb__now[112 +: 1];
            write_set = tb__now[104 +: 5];
            write_way = tb__now[100 +: 2];
            write_tag = tb__now[72 +: 28];
            invalidate_valid = tb__now[68 +: 1];
            invalidate_set = tb__now[60 +: 5];
            invalidate_ways = tb__now[56 +: 4];
            lookup_valid = tb__now[52 +: 1];
            lookup_line = tb__now[16 +: 33];
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
                    answer_valid, tb__now[12 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_hit", tb__i,
                    answer_hit, tb__now[8 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("answer_way", tb__i,
                    answer_way, tb__now[4 +: 2]);
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
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: shadow_tags: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: shadow_tags: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: shadow_tags: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
