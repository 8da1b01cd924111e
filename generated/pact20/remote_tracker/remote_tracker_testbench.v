// warpcache 0.1.0: remote_tracker of design pact20
// Testbench of remote_tracker: random inputs after a reset; no output that has a meaning may be unknown.
`default_nettype none

module remote_tracker_testbench;
    localparam CYCLES = 500;

    reg clock;
    reg reset;
    reg issue_valid;
    wire issue_ready;
    reg [7:0] issue_id;
    reg [3:0] issue_sectors;
    reg [6:0] issue_note;
    reg [7:0] reply_id;
    reg reply_done;
    wire reply_known;
    wire [3:0] reply_sectors;
    wire [6:0] reply_note;
    wire [5:0] in_flight;

    remote_tracker tb__dut (
        .clock(clock),
        .reset(reset),
        .issue_valid(issue_valid),
        .issue_ready(issue_ready),
        .issue_id(issue_id),
        .issue_sectors(issue_sectors),
        .issue_note(issue_note),
        .reply_id(reply_id),
        .reply_done(reply_done),
        .reply_known(reply_known),
        .reply_sectors(reply_sectors),
        .reply_note(reply_note),
        .in_flight(in_flight)
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

    // Inputs for a cycle. A stream whose beat was not taken keeps it.
    reg issue__waits;
    task tb__drive;
        begin
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1) begin
                tb__stir;
                tb__bits[64 * tb__i +: 64] = tb__state;
            end
            if (!issue__waits) issue_valid = tb__bits[0];
            if (!issue__waits) issue_id = tb__bits[8:1];
            if (!issue__waits) issue_sectors = tb__bits[12:9];
            if (!issue__waits) issue_note = tb__bits[19:13];
            reply_id = tb__bits[27:20];
            reply_done = tb__bits[28];
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
            if ((^issue_ready) === 1'bx) tb__unknown("issue_ready");
            if ((^reply_known) === 1'bx) tb__unknown("reply_known");
            if ((^reply_sectors) === 1'bx) tb__unknown("reply_sectors");
            if ((^reply_note) === 1'bx) tb__unknown("reply_note");
            if ((^in_flight) === 1'bx) tb__unknown("in_flight");
            issue__waits = issue_valid && !issue_ready;
        end
    endtask

    initial clock = 1'b0;
    always #5 clock = !clock;

    initial begin
        tb__state = 64'h9e3779b97f4a7c15;
        tb__errors = 0;
        issue__waits = 1'b0;
        issue_valid = 0;
        issue_id = 0;
        issue_sectors = 0;
        issue_note = 0;
        reply_id = 0;
        reply_done = 0;
        reset = 1'b1;
        repeat (4) @(negedge clock);
        reset = 1'b0;
        for (tb__cycle = 0; tb__cycle < CYCLES; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
            @(negedge clock);
        end
        if (tb__errors != 0) $fatal(1, "FAIL: remote_tracker: %0d unknown outputs", tb__errors);
        $display("PASS: remote_tracker: %0d cycles", CYCLES);
        $finish;
    end
endmodule

`default_nettype wire
