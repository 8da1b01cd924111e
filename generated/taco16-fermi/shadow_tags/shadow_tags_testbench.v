// warpcache 0.1.0: shadow_tags of design taco16-fermi
// Testbench of shadow_tags: random inputs after a reset; no output that has a meaning may be unknown.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module shadow_tags_testbench;
    localparam CYCLES = 500;

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
        .answer_way(answer_way)
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

    // Inputs for a cycle.
    task tb__drive;
        begin
            for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
                tb__stir;
                tb__bits[64 * tb__i +: 64] = tb__state;
            end
            write_valid = tb__bits[0];
            write_set = tb__bits[5:1];
            write_way = tb__bits[7:6];
            write_tag = tb__bits[35:8];
            invalidate_valid = tb__bits[36];
            invalidate_set = tb__bits[41:37];
            invalidate_ways = tb__bits[45:42];
            lookup_valid = tb__bits[46];
            lookup_line = tb__bits[79:47];
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
            if (answer_valid && (^answer_way) === 1'bx) tb__unknown("answer_way");
        end
    endtask

    initial clock = 1'b0;
    always #5 clock = !clock;

    initial begin
        tb__state = 64'h9e3779b97f4a7c15;
        tb__errors = 0;
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[0].u_ways.u_tags.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[1].u_ways.u_tags.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[2].u_ways.u_tags.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.ways[3].u_ways.u_tags.words[tb__i] = {1{tb__state}};
        end
        write_valid = 0;
        write_set = 0;
        write_way = 0;
        write_tag = 0;
        invalidate_valid = 0;
        invalidate_set = 0;
        invalidate_ways = 0;
        lookup_valid = 0;
        lookup_line = 0;
        reset = 1'b1;
        repeat (4) @(negedge clock);
        reset = 1'b0;
        for (tb__cycle = 0; tb__cycle < CYCLES; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
            @(negedge clock);
        end
        if (tb__errors != 0) $fatal(1, "FAIL: shadow_tags: %0d unknown outputs", tb__errors);
        $display("PASS: shadow_tags: %0d cycles", CYCLES);
        $finish;
    end
endmodule

`default_nettype wire
