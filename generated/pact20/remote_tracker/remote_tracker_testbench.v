// warpcache 0.1.0: remote_tracker of design pact20
// Testbench of remote_tracker: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// remote_tracker_vectors.hex, which the simulator looks for where it is started.
`default_nettype none

module remote_tracker_testbench;
    parameter VECTORS = "remote_tracker_vectors.hex";
    localparam CYCLES = 8192;
    localparam LINE = 4 * 17;
    localparam WIDEST = 8;

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
            issue_valid = tb__now[60 +: 1];
            issue_id = tb__now[48 +: 8];
            issue_sectors = tb__now[44 +: 4];
            issue_note = tb__now[36 +: 7];
            reply_id = tb__now[28 +: 8];
            reply_done = tb__now[24 +: 1];
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
                tb__compare("issue_ready", tb__i,
                    issue_ready, tb__now[56 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_known", tb__i,
                    reply_known, tb__now[20 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_sectors", tb__i,
                    reply_sectors, tb__now[16 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_note", tb__i,
                    reply_note, tb__now[8 +: 7]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("in_flight", tb__i,
                    in_flight, tb__now[0 +: 6]);
        end
    endtask

    initial clock = 1'b0;
    always #5 clock = !clock;

    initial begin
        tb__compared = 0;
        tb__errors = 0;
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: remote_tracker: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: remote_tracker: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: remote_tracker: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
