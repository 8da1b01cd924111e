// warpcache 0.1.0: l1_arbiter of design pact20
// Testbench of l1_arbiter: random inputs after a reset; no output that has a meaning may be unknown.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module l1_arbiter_testbench;
    localparam CYCLES = 500;

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
    // Pseudo-random bits: a xorshift generator, whose words fill one vector a cycle.
    reg [63:0] tb__state;
    reg [703:0] tb__bits;
    integer tb__i;
    task tb__stir;
        begin
            tb__state = tb__state ^ (tb__state << 13);
            tb__state = tb__state ^ (tb__state >> 7);
            tb__state = tb__state ^ (tb__state << 17);
        end
    endtask

    // Inputs for a cycle. A stream whose beat was not taken keeps it.
    reg local__waits;
    reg remote__waits;
    task tb__drive;
        begin
            for (tb__i = 0; tb__i < 11; tb__i = tb__i + 1) begin
                tb__stir;
                tb__bits[64 * tb__i +: 64] = tb__state;
            end
            if (!local__waits) local_valid = tb__bits[0];
            if (!local__waits) local_head = tb__bits[88:1];
            if (!local__waits) local_data = tb__bits[344:89];
            if (!remote__waits) remote_valid = tb__bits[345];
            if (!remote__waits) remote_head = tb__bits[433:346];
            if (!remote__waits) remote_data = tb__bits[689:434];
            l1_ready = tb__bits[690];
            has_room = tb__bits[691];
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
            if ((^local_ready) === 1'bx) tb__unknown("local_ready");
            if ((^remote_ready) === 1'bx) tb__unknown("remote_ready");
            if ((^l1_valid) === 1'bx) tb__unknown("l1_valid");
            if (l1_valid && (^l1_remote) === 1'bx) tb__unknown("l1_remote");
            if (l1_valid && (^l1_head) === 1'bx) tb__unknown("l1_head");
            if (l1_valid && (^l1_data) === 1'bx) tb__unknown("l1_data");
            local__waits = local_valid && !local_ready;
            remote__waits = remote_valid && !remote_ready;
        end
    endtask

    initial clock = 1'b0;
    always #5 clock = !clock;

    initial begin
        tb__state = 64'h9e3779b97f4a7c15;
        tb__errors = 0;
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_queue.u_words.words[tb__i] = {6{tb__state}};
        end
        local__waits = 1'b0;
        remote__waits = 1'b0;
        local_valid = 0;
        local_head = 0;
        local_data = 0;
        remote_valid = 0;
        remote_head = 0;
        remote_data = 0;
        l1_ready = 0;
        has_room = 0;
        reset = 1'b1;
        repeat (4) @(negedge clock);
        reset = 1'b0;
        for (tb__cycle = 0; tb__cycle < CYCLES; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
            @(negedge clock);
        end
        if (tb__errors != 0) $fatal(1, "FAIL: l1_arbiter: %0d unknown outputs", tb__errors);
        $display("PASS: l1_arbiter: %0d cycles", CYCLES);
        $finish;
    end
endmodule

`default_nettype wire
