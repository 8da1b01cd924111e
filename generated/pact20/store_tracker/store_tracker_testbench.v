// warpcache 0.1.0: store_tracker of design pact20
// Testbench of store_tracker: random inputs after a reset; no output that has a meaning may be unknown.
`default_nettype none

module store_tracker_testbench;
    localparam CYCLES = 500;

    reg clock;
    reg reset;
    reg [32:0] request_line;
    reg request_to_home;
    reg store_valid;
    wire [3:0] store_entry;
    reg ack_valid;
    reg [3:0] ack_entry;
    wire load_blocked;
    wire has_room;
    wire is_empty;

    store_tracker tb__dut (
        .clock(clock),
        .reset(reset),
        .request_line(request_line),
        .request_to_home(request_to_home),
        .store_valid(store_valid),
        .store_entry(store_entry),
        .ack_valid(ack_valid),
        .ack_entry(ack_entry),
        .load_blocked(load_blocked),
        .has_room(has_room),
        .is_empty(is_empty)
    );

    // Names of the testbench's own have a double underscore, which no port has.
    // Pseudo-random bits: a xorshift generator, whose words fill one vector a cycle.
    reg [63:0] tb__state;
    reg [63:0] tb__bits;
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
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1) begin
                tb__stir;
                tb__bits[64 * tb__i +: 64] = tb__state;
            end
            request_line = tb__bits[32:0];
            request_to_home = tb__bits[33];
            store_valid = tb__bits[34];
            ack_valid = tb__bits[35];
            ack_entry = tb__bits[39:36];
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
            if (store_valid && (^store_entry) === 1'bx) tb__unknown("store_entry");
            if ((^load_blocked) === 1'bx) tb__unknown("load_blocked");
            if ((^has_room) === 1'bx) tb__unknown("has_room");
            if ((^is_empty) === 1'bx) tb__unknown("is_empty");
        end
    endtask

    initial clock = 1'b0;
    always #5 clock = !clock;

    initial begin
        tb__state = 64'h9e3779b97f4a7c15;
        tb__errors = 0;
        request_line = 0;
        request_to_home = 0;
        store_valid = 0;
        ack_valid = 0;
        ack_entry = 0;
        reset = 1'b1;
        repeat (4) @(negedge clock);
        reset = 1'b0;
        for (tb__cycle = 0; tb__cycle < CYCLES; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
            @(negedge clock);
        end
        if (tb__errors != 0) $fatal(1, "FAIL: store_tracker: %0d unknown outputs", tb__errors);
        $display("PASS: store_tracker: %0d cycles", CYCLES);
        $finish;
    end
endmodule

`default_nettype wire
