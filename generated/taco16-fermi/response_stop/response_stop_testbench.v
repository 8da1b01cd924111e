// warpcache 0.1.0: response_stop of design taco16-fermi
// Testbench of response_stop: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// response_stop_vectors.hex, which the simulator looks for where it is started.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module response_stop_testbench;
    parameter VECTORS = "response_stop_vectors.hex";
    localparam CYCLES = 7808;
    localparam LINE = 4 * 281;
    localparam WIDEST = 256;

    reg clock;
    reg reset;
    reg [3:0] core;
    reg serve_valid;
    wire serve_ready;
    reg [3:0] serve_core;
    reg [4:0] serve_entry;
    reg [255:0] line_data;
    reg passing_valid;
    wire passing_ready;
    reg [3:0] passing_core;
    reg [4:0] passing_entry;
    reg [255:0] passing_data;
    reg passing_last;
    wire next_valid;
    reg next_ready;
    wire [3:0] next_core;
    wire [4:0] next_entry;
    wire [255:0] next_data;
    wire next_last;
    wire fill_valid;
    reg fill_ready;
    wire [4:0] fill_entry;
    wire [255:0] fill_data;
    wire fill_last;
    wire ram_error;

    response_stop tb__dut (
        .clock(clock),
        .reset(reset),
        .core(core),
        .serve_valid(serve_valid),
        .serve_ready(serve_ready),
        .serve_core(serve_core),
        .serve_entry(serve_entry),
        .line_data(line_data),
        .passing_valid(passing_valid),
        .passing_ready(passing_ready),
        .passing_core(passing_core),
        .passing_entry(passing_entry),
        .passing_data(passing_data),
        .passing_last(passing_last),
        .next_valid(next_valid),
        .next_ready(next_ready),
        .next_core(next_core),
        .next_entry(next_entry),
        .next_data(next_data),
        .next_last(next_last),
        .fill_valid(fill_valid),
        .fill_ready(fill_ready),
        .fill_entry(fill_entry),
        .fill_data(fill_data),
        .fill_last(fill_last),
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
            core = tb__now[1116 +: 4];
            serve_valid = tb__now[1112 +: 1];
            serve_core = tb__now[1104 +: 4];
            serve_entry = tb__now[1096 +: 5];
            line_data = tb__now[840 +: 256];
            passing_valid = tb__now[836 +: 1];
            passing_core = tb__now[828 +: 4];
            passing_entry = tb__now[820 +: 5];
            passing_data = tb__now[564 +: 256];
            passing_last = tb__now[560 +: 1];
            next_ready = tb__now[552 +: 1];
            fill_ready = tb__now[272 +: 1];
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
                tb__compare("serve_ready", tb__i,
                    serve_ready, tb__now[1108 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("passing_ready", tb__i,
                    passing_ready, tb__now[832 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("next_valid", tb__i,
                    next_valid, tb__now[556 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("next_core", tb__i,
                    next_core, tb__now[548 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("next_entry", tb__i,
                    next_entry, tb__now[540 +: 5]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("next_data", tb__i,
                    next_data, tb__now[284 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("next_last", tb__i,
                    next_last, tb__now[280 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("fill_valid", tb__i,
                    fill_valid, tb__now[276 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("fill_entry", tb__i,
                    fill_entry, tb__now[264 +: 5]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("fill_data", tb__i,
                    fill_data, tb__now[8 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("fill_last", tb__i,
                    fill_last, tb__now[4 +: 1]);
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
            tb__dut.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: response_stop: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: response_stop: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: response_stop: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
