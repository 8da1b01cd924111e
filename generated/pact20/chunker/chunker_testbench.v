// warpcache 0.1.0: chunker of design pact20
// Testbench of chunker: random inputs after a reset; no output that has a meaning may be unknown.
`default_nettype none

module chunker_testbench;
    localparam CYCLES = 500;

    reg clock;
    reg reset;
    reg reply_valid;
    wire reply_ready;
    reg [4:0] reply_core;
    reg [7:0] reply_id;
    reg [3:0] reply_sectors;
    wire line_valid;
    wire [1:0] line_sector;
    reg [255:0] line_data;
    wire packet_valid;
    reg packet_ready;
    wire packet_header;
    wire [4:0] packet_core;
    wire [7:0] packet_id;
    wire [3:0] packet_sectors;
    wire [255:0] packet_data;
    wire packet_last;

    chunker tb__dut (
        .clock(clock),
        .reset(reset),
        .reply_valid(reply_valid),
        .reply_ready(reply_ready),
        .reply_core(reply_core),
        .reply_id(reply_id),
        .reply_sectors(reply_sectors),
        .line_valid(line_valid),
        .line_sector(line_sector),
        .line_data(line_data),
        .packet_valid(packet_valid),
        .packet_ready(packet_ready),
        .packet_header(packet_header),
        .packet_core(packet_core),
        .packet_id(packet_id),
        .packet_sectors(packet_sectors),
        .packet_data(packet_data),
        .packet_last(packet_last)
    );

    // Names of the testbench's own have a double underscore, which no port has.
    // Pseudo-random bits: a xorshift generator, whose words fill one vector a cycle.
    reg [63:0] tb__state;
    reg [319:0] tb__bits;
    integer tb__i;
    task tb__stir;
        begin
            tb__state = tb__state ^ (tb__state << 13);
            tb__state = tb__state ^ (tb__state >> 7);
            tb__state = tb__state ^ (tb__state << 17);
        end
    endtask

    // Inputs for a cycle. A stream whose beat was not taken keeps it.
    reg reply__waits;
    task tb__drive;
        begin
            for (tb__i = 0; tb__i < 5; tb__i = tb__i + 1) begin
                tb__stir;
                tb__bits[64 * tb__i +: 64] = tb__state;
            end
            if (!reply__waits) reply_valid = tb__bits[0];
            if (!reply__waits) reply_core = tb__bits[5:1];
            if (!reply__waits) reply_id = tb__bits[13:6];
            if (!reply__waits) reply_sectors = tb__bits[17:14];
            line_data = tb__bits[273:18];
            packet_ready = tb__bits[274];
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
            if ((^reply_ready) === 1'bx) tb__unknown("reply_ready");
            if ((^line_valid) === 1'bx) tb__unknown("line_valid");
            if (line_valid && (^line_sector) === 1'bx) tb__unknown("line_sector");
            if ((^packet_valid) === 1'bx) tb__unknown("packet_valid");
            if (packet_valid && (^packet_header) === 1'bx) tb__unknown("packet_header");
            if (packet_valid && (^packet_core) === 1'bx) tb__unknown("packet_core");
            if (packet_valid && (^packet_id) === 1'bx) tb__unknown("packet_id");
            if (packet_valid && (^packet_sectors) === 1'bx) tb__unknown("packet_sectors");
            if (packet_valid && (^packet_data) === 1'bx) tb__unknown("packet_data");
            if (packet_valid && (^packet_last) === 1'bx) tb__unknown("packet_last");
            reply__waits = reply_valid && !reply_ready;
        end
    endtask

    initial clock = 1'b0;
    always #5 clock = !clock;

    initial begin
        tb__state = 64'h9e3779b97f4a7c15;
        tb__errors = 0;
        reply__waits = 1'b0;
        reply_valid = 0;
        reply_core = 0;
        reply_id = 0;
        reply_sectors = 0;
        line_data = 0;
        packet_ready = 0;
        reset = 1'b1;
        repeat (4) @(negedge clock);
        reset = 1'b0;
        for (tb__cycle = 0; tb__cycle < CYCLES; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
            @(negedge clock);
        end
        if (tb__errors != 0) $fatal(1, "FAIL: chunker: %0d unknown outputs", tb__errors);
        $display("PASS: chunker: %0d cycles", CYCLES);
        $finish;
    end
endmodule

`default_nettype wire
