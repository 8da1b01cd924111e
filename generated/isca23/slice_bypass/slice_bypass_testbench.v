// warpcache 0.1.0: slice_bypass of design isca23
// Testbench of slice_bypass: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// slice_bypass_vectors.hex, which the simulator looks for where it is started.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module slice_bypass_testbench;
    parameter VECTORS = "slice_bypass_vectors.hex";
    localparam CYCLES = 4096;
    localparam LINE = 4 * 753;
    localparam WIDEST = 256;

    reg clock;
    reg reset;
    reg sm_side;
    reg local_valid;
    wire local_ready;
    reg [71:0] local_head;
    reg [31:0] local_byte_enable;
    reg [255:0] local_data;
    reg link_valid;
    wire link_ready;
    reg [71:0] link_head;
    reg [31:0] link_byte_enable;
    reg [255:0] link_data;
    wire slice_valid;
    reg slice_ready;
    wire [71:0] slice_head;
    wire [31:0] slice_byte_enable;
    wire [255:0] slice_data;
    reg miss_valid;
    wire miss_ready;
    reg [71:0] miss_head;
    reg [31:0] miss_byte_enable;
    reg [255:0] miss_data;
    wire memory_valid;
    reg memory_ready;
    wire [71:0] memory_head;
    wire [31:0] memory_byte_enable;
    wire [255:0] memory_data;
    wire memory_bypass;
    reg memory_reply_valid;
    wire memory_reply_ready;
    reg [23:0] memory_reply_head;
    reg [255:0] memory_reply_data;
    reg memory_reply_bypass;
    wire fill_valid;
    reg fill_ready;
    wire [23:0] fill_head;
    wire [255:0] fill_data;
    reg slice_reply_valid;
    wire slice_reply_ready;
    reg [23:0] slice_reply_head;
    reg [255:0] slice_reply_data;
    wire reply_valid;
    reg reply_ready;
    wire [23:0] reply_head;
    wire [255:0] reply_data;
    wire idle;

    slice_bypass tb__dut (
        .clock(clock),
        .reset(reset),
        .sm_side(sm_side),
        .local_valid(local_valid),
        .local_ready(local_ready),
        .local_head(local_head),
        .local_byte_enable(local_byte_enable),
        .local_data(local_data),
        .link_valid(link_valid),
        .link_ready(link_ready),
        .link_head(link_head),
        .link_byte_enable(link_byte_enable),
        .link_data(link_data),
        .slice_valid(slice_valid),
        .slice_ready(slice_ready),
        .slice_head(slice_head),
        .slice_byte_enable(slice_byte_enable),
        .slice_data(slice_data),
        .miss_valid(miss_valid),
        .miss_ready(miss_ready),
        .miss_head(miss_head),
        .miss_byte_enable(miss_byte_enable),
        .miss_data(miss_data),
        .memory_valid(memory_valid),
        .memory_ready(memory_ready),
        .memory_head(memory_head),
        .memory_byte_enable(memory_byte_enable),
        .memory_data(memory_data),
        .memory_bypass(memory_bypass),
        .memory_reply_valid(memory_reply_valid),
        .memory_reply_ready(memory_reply_ready),
        .memory_reply_head(memory_reply_head),
        .memory_reply_data(memory_reply_data),
        .memory_reply_bypass(memory_reply_bypass),
        .fill_valid(fill_valid),
        .fill_ready(fill_ready),
        .fill_head(fill_head),
        .fill_data(fill_data),
        .slice_reply_valid(slice_reply_valid),
        .slice_reply_ready(slice_reply_ready),
        .slice_reply_head(slice_reply_head),
        .slice_reply_data(slice_reply_data),
        .reply_valid(reply_valid),
        .reply_ready(reply_ready),
        .reply_head(reply_head),
        .reply_data(reply_data),
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
            sm_side = tb__now[3004 +: 1];
            local_valid = tb__now[3000 +: 1];
            local_head = tb__now[2924 +: 72];
            local_byte_enable = tb__now[2892 +: 32];
            local_data = tb__now[2636 +: 256];
            link_valid = tb__now[2632 +: 1];
            link_head = tb__now[2556 +: 72];
            link_byte_enable = tb__now[2524 +: 32];
            link_data = tb__now[2268 +: 256];
            slice_ready = tb__now[2260 +: 1];
            miss_valid = tb__now[1896 +: 1];
            miss_head = tb__now[1820 +: 72];
            miss_byte_enable = tb__now[1788 +: 32];
            miss_data = tb__now[1532 +: 256];
            memory_ready = tb__now[1524 +: 1];
            memory_reply_valid = tb__now[1156 +: 1];
            memory_reply_head = tb__now[1128 +: 24];
            memory_reply_data = tb__now[872 +: 256];
            memory_reply_bypass = tb__now[868 +: 1];
            fill_ready = tb__now[860 +: 1];
            slice_reply_valid = tb__now[576 +: 1];
            slice_reply_head = tb__now[548 +: 24];
            slice_reply_data = tb__now[292 +: 256];
            reply_ready = tb__now[284 +: 1];
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
                tb__compare("local_ready", tb__i,
                    local_ready, tb__now[2996 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("link_ready", tb__i,
                    link_ready, tb__now[2628 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("slice_valid", tb__i,
                    slice_valid, tb__now[2264 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("slice_head", tb__i,
                    slice_head, tb__now[2188 +: 72]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("slice_byte_enable", tb__i,
                    slice_byte_enable, tb__now[2156 +: 32]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("slice_data", tb__i,
                    slice_data, tb__now[1900 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("miss_ready", tb__i,
                    miss_ready, tb__now[1892 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_valid", tb__i,
                    memory_valid, tb__now[1528 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_head", tb__i,
                    memory_head, tb__now[1452 +: 72]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_byte_enable", tb__i,
                    memory_byte_enable, tb__now[1420 +: 32]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_data", tb__i,
                    memory_data, tb__now[1164 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_bypass", tb__i,
                    memory_bypass, tb__now[1160 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("memory_reply_ready", tb__i,
                    memory_reply_ready, tb__now[1152 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("fill_valid", tb__i,
                    fill_valid, tb__now[864 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("fill_head", tb__i,
                    fill_head, tb__now[836 +: 24]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("fill_data", tb__i,
                    fill_data, tb__now[580 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("slice_reply_ready", tb__i,
                    slice_reply_ready, tb__now[572 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_valid", tb__i,
                    reply_valid, tb__now[288 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_head", tb__i,
                    reply_head, tb__now[260 +: 24]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_data", tb__i,
                    reply_data, tb__now[4 +: 256]);
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
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_link_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_memory_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: slice_bypass: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: slice_bypass: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: slice_bypass: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
