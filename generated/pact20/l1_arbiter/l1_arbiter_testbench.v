// warpcache 0.1.0: l1_arbiter of design pact20
// Testbench of l1_arbiter: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// l1_arbiter_vectors.hex, which the simulator looks for where it is started.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module l1_arbiter_testbench;
    parameter VECTORS = "l1_arbiter_vectors.hex";
    localparam CYCLES = 8048;
    localparam LINE = 4 * 267;
    localparam WIDEST = 256;

    reg clock;
    reg reset;
    reg local_valid;
    wire local_ready;
    reg [87:0] local_head;
    reg [255:0] local_data;
    reg remote_valid;
    wire remote_ready;
    reg [87:0] remote_head;
    reg [255:0] remote_data;
    wire l1_valid;
    reg l1_ready;
    wire l1_remote;
    wire [87:0] l1_head;
    wire [255:0] l1_data;
    reg has_room;

    l1_arbiter tb__dut (
        .clock(clock),
        .reset(reset),
        .local_valid(local_valid),
        .local_ready(local_ready),
        .local_head(local_head),
        .local_data(local_data),
        .remote_valid(remote_valid),
        .remote_ready(remote_ready),
        .remote_head(remote_head),
        .remote_data(remote_data),
        .l1_valid(l1_valid),
        .l1_ready(l1_ready),
        .l1_remote(l1_remote),
        .l1_head(l1_head),
        .l1_data(l1_data),
        .has_room(has_room)
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
            local_valid = tb__now[1060 +: 1];
            local_head = tb__now[968 +: 88];
            local_data = tb__now[712 +: 256];
            remote_valid = tb__now[708 +: 1];
            remote_head = tb__now[616 +: 88];
            remote_data = tb__now[360 +: 256];
            l1_ready = tb__now[352 +: 1];
            has_room = tb__now[0 +: 1];
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
                    local_ready, tb__now[1056 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("remote_ready", tb__i,
                    remote_ready, tb__now[704 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("l1_valid", tb__i,
                    l1_valid, tb__now[356 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("l1_remote", tb__i,
                    l1_remote, tb__now[348 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("l1_head", tb__i,
                    l1_head, tb__now[260 +: 88]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("l1_data", tb__i,
                    l1_data, tb__now[4 +: 256]);
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
            tb__dut.u_queue.u_words.words[tb__i]
                = {6{tb__state}};
        end
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: l1_arbiter: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: l1_arbiter: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: l1_arbiter: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
