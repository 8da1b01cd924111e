// warpcache 0.1.0: chunk_receiver of design pact20
// Testbench of chunk_receiver: random inputs after a reset; no output that has a meaning may be unknown.
`default_nettype none

module chunk_receiver_testbench;
    localparam CYCLES = 500;

    reg clock;
    reg reset;
    reg packet_valid;
    wire packet_ready;
    reg [7:0] packet_id;
    reg [3:0] packet_sectors;
    reg [255:0] packet_data;
    reg [3:0] wanted_sectors;
    wire core_reply_valid;
    reg core_reply_ready;
    wire [7:0] core_reply_id;
    wire [1:0] core_reply_sector;
    wire [255:0] core_reply_data;
    wire core_reply_last;
    wire [7:0] request_id;
    wire request_done;

    chunk_receiver tb__dut (
        .clock(clock),
        .reset(reset),
        .packet_valid(packet_valid),
        .packet_ready(packet_ready),
        .packet_id(packet_id),
        .packet_sectors(packet_sectors),
        .packet_data(packet_data),
        .wanted_sectors(wanted_sectors),
        .core_reply_valid(core_reply_valid),
        .core_reply_ready(core_reply_ready),
        .core_reply_id(core_reply_id),
        .core_reply_sector(core_reply_sector),
        .core_reply_data(core_reply_data),
        .core_reply_last(core_reply_last),
        .request_id(request_id),
        .request_done(request_done)
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
    reg packet__waits;
    task tb__drive;
        begin
            for (tb__i = 0; tb__i < 5; tb__i = tb__i + 1) begin
                tb__stir;
                tb__bits[64 * tb__i +: 64] = tb__state;
            end
            if (!packet__waits) packet_valid = tb__bits[0];
            if (!packet__waits) packet_id = tb__bits[8:1];
            if (!packet__waits) packet_sectors = tb__bits[12:9];
            if (!packet__waits) packet_data = tb__bits[268:13];
            wanted_sectors = tb__bits[272:269];
            core_reply_ready = tb__bits[273];
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
            if ((^packet_ready) === 1'bx) tb__unknown("packet_ready");
            if ((^core_reply_valid) === 1'bx) tb__unknown("core_reply_valid");
            if (core_reply_valid && (^core_reply_id) === 1'bx) tb__unknown("core_reply_id");
            if (core_reply_valid && (^core_reply_sector) === 1'bx) tb__unknown("core_reply_sector");
            if (core_reply_valid && (^core_reply_data) === 1'bx) tb__unknown("core_reply_data");
            if (core_reply_valid && (^core_reply_last) === 1'bx) tb__unknown("core_reply_last");
            if ((^request_id) === 1'bx) tb__unknown("request_id");
            if ((^request_done) === 1'bx) tb__unknown("request_done");
            packet__waits = packet_valid && !packet_ready;
        end
    endtask

    initial clock = 1'b0;
    always #5 clock = !clock;

    initial begin
        tb__state = 64'h9e3779b97f4a7c15;
        tb__errors = 0;
        packet__waits = 1'b0;
        packet_valid = 0;
        packet_id = 0;
        packet_sectors = 0;
        packet_data = 0;
        wanted_sectors = 0;
        core_reply_ready = 0;
        reset = 1'b1;
        repeat (4) @(negedge clock);
        reset = 1'b0;
        for (tb__cycle = 0; tb__cycle < CYCLES; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
            @(negedge clock);
        end
        if (tb__errors != 0) $fatal(1, "FAIL: chunk_receiver: %0d unknown outputs", tb__errors);
        $display("PASS: chunk_receiver: %0d cycles", CYCLES);
        $finish;
    end
endmodule

`default_nettype wire
