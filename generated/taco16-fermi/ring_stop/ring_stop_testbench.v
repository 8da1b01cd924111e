// warpcache 0.1.0: ring_stop of design taco16-fermi
// Testbench of ring_stop: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// ring_stop_vectors.hex, which the simulator looks for where it is started.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module ring_stop_testbench;
    parameter VECTORS = "ring_stop_vectors.hex";
    localparam CYCLES = 6456;
    localparam LINE = 4 * 359;
    localparam WIDEST = 256;

    reg clock;
    reg reset;
    reg [3:0] core;
    reg inject_valid;
    wire inject_ready;
    reg [32:0] inject_line;
    reg [4:0] inject_entry;
    reg request_passing_valid;
    wire request_passing_ready;
    reg [32:0] request_passing_line;
    reg [3:0] request_passing_core;
    reg [4:0] request_passing_entry;
    reg request_passing_travelled;
    wire request_next_valid;
    reg request_next_ready;
    wire [32:0] request_next_line;
    wire [3:0] request_next_core;
    wire [4:0] request_next_entry;
    wire request_next_travelled;
    wire unserved_valid;
    reg unserved_ready;
    wire [32:0] unserved_line;
    wire [4:0] unserved_entry;
    wire unserved_patience;
    reg response_passing_valid;
    wire response_passing_ready;
    reg [3:0] response_passing_core;
    reg [4:0] response_passing_entry;
    reg [255:0] response_passing_data;
    reg response_passing_last;
    wire response_next_valid;
    reg response_next_ready;
    wire [3:0] response_next_core;
    wire [4:0] response_next_entry;
    wire [255:0] response_next_data;
    wire response_next_last;
    wire fill_valid;
    reg fill_ready;
    wire [4:0] fill_entry;
    wire [255:0] fill_data;
    wire fill_last;
    reg write_valid;
    reg [4:0] write_set;
    reg [1:0] write_way;
    reg [27:0] write_tag;
    reg invalidate_valid;
    reg [4:0] invalidate_set;
    reg [3:0] invalidate_ways;
    wire read_valid;
    wire [4:0] read_set;
    wire [1:0] read_way;
    wire [1:0] read_sector;
    reg [255:0] read_data;
    reg core_waits;
    wire served_valid;
    wire [3:0] served_core;
    wire round_trip;
    wire timed_out;
    wire idle;
    wire ram_error;

    ring_stop tb__dut (
        .clock(clock),
        .reset(reset),
        .core(core),
        .inject_valid(inject_valid),
        .inject_ready(inject_ready),
        .inject_line(inject_line),
        .inject_entry(inject_entry),
        .request_passing_valid(request_passing_valid),
        .request_passing_ready(request_passing_ready),
        .request_passing_line(request_passing_line),
        .request_passing_core(request_passing_core),
        .request_passing_entry(request_passing_entry),
        .request_passing_travelled(request_passing_travelled),
        .request_next_valid(request_next_valid),
        .request_next_ready(request_next_ready),
        .request_next_line(request_next_line),
        .request_next_core(request_next_core),
        .request_next_entry(request_next_entry),
        .request_next_travelled(request_next_travelled),
        .unserved_valid(unserved_valid),
        .unserved_ready(unserved_ready),
        .unserved_line(unserved_line),
        .unserved_entry(unserved_entry),
        .unserved_patience(unserved_patience),
        .response_passing_valid(response_passing_valid),
        .response_passing_ready(response_passing_ready),
        .response_passing_core(response_passing_core),
        .response_passing_entry(response_passing_entry),
        .response_passing_data(response_passing_data),
        .response_passing_last(response_passing_last),
        .response_next_valid(response_next_valid),
        .response_next_ready(response_next_ready),
        .response_next_core(response_next_core),
        .response_next_entry(response_next_entry),
        .response_next_data(response_next_data),
        .response_next_last(response_next_last),
        .fill_valid(fill_valid),
        .fill_ready(fill_ready),
        .fill_entry(fill_entry),
        .fill_data(fill_data),
        .fill_last(fill_last),
        .write_valid(write_valid),
        .write_set(write_set),
        .write_way(write_way),
        .write_tag(write_tag),
        .invalidate_valid(invalidate_valid),
        .invalidate_set(invalidate_set),
        .invalidate_ways(invalidate_ways),
        .read_valid(read_valid),
        .read_set(read_set),
        .read_way(read_way),
        .read_sector(read_sector),
        .read_data(read_data),
        .core_waits(core_waits),
        .served_valid(served_valid),
        .served_core(served_core),
        .round_trip(round_trip),
        .timed_out(timed_out),
        .idle(idle),
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
            core = tb__now[1428 +: 4];
            inject_valid = tb__now[1424 +: 1];
            inject_line = tb__now[1384 +: 33];
            inject_entry = tb__now[1376 +: 5];
            request_passing_valid = tb__now[1372 +: 1];
            request_passing_line = tb__now[1332 +: 33];
            request_passing_core = tb__now[1328 +: 4];
            request_passing_entry = tb__now[1320 +: 5];
            request_passing_travelled = tb__now[1316 +: 1];
            request_next_ready = tb__now[1308 +: 1];
            unserved_ready = tb__now[1248 +: 1];
            response_passing_valid = tb__now[1196 +: 1];
            response_passing_core = tb__now[1188 +: 4];
            response_passing_entry = tb__now[1180 +: 5];
            response_passing_data = tb__now[924 +: 256];
            response_passing_last = tb__now[920 +: 1];
            response_next_ready = tb__now[912 +: 1];
            fill_ready = tb__now[632 +: 1];
            write_valid = tb__now[360 +: 1];
            write_set = tb__now[352 +: 5];
            write_way = tb__now[348 +: 2];
            write_tag = tb__now[320 +: 28];
            invalidate_valid = tb__now[316 +: 1];
            invalidate_set = tb__now[308 +: 5];
            invalidate_ways = tb__now[304 +: 4];
            read_data = tb__now[28 +: 256];
            core_waits = tb__now[24 +: 1];
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
                tb__compare("inject_ready", tb__i,
                    inject_ready, tb__now[1420 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("request_passing_ready", tb__i,
                    request_passing_ready, tb__now[1368 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("request_next_valid", tb__i,
                    request_next_valid, tb__now[1312 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("request_next_line", tb__i,
                    request_next_line, tb__now[1272 +: 33]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("request_next_core", tb__i,
                    request_next_core, tb__now[1268 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("request_next_entry", tb__i,
                    request_next_entry, tb__now[1260 +: 5]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("request_next_travelled", tb__i,
                    request_next_travelled, tb__now[1256 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("unserved_valid", tb__i,
                    unserved_valid, tb__now[1252 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("unserved_line", tb__i,
                    unserved_line, tb__now[1212 +: 33]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("unserved_entry", tb__i,
                    unserved_entry, tb__now[1204 +: 5]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("unserved_patience", tb__i,
                    unserved_patience, tb__now[1200 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("response_passing_ready", tb__i,
                    response_passing_ready, tb__now[1192 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("response_next_valid", tb__i,
                    response_next_valid, tb__now[916 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("response_next_core", tb__i,
                    response_next_core, tb__now[908 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("response_next_entry", tb__i,
                    response_next_entry, tb__now[900 +: 5]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("response_next_data", tb__i,
                    response_next_data, tb__now[644 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("response_next_last", tb__i,
                    response_next_last, tb__now[640 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("fill_valid", tb__i,
                    fill_valid, tb__now[636 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("fill_entry", tb__i,
                    fill_entry, tb__now[624 +: 5]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("fill_data", tb__i,
                    fill_data, tb__now[368 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("fill_last", tb__i,
                    fill_last, tb__now[364 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("read_valid", tb__i,
                    read_valid, tb__now[300 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("read_set", tb__i,
                    read_set, tb__now[292 +: 5]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("read_way", tb__i,
                    read_way, tb__now[288 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("read_sector", tb__i,
                    read_sector, tb__now[284 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("served_valid", tb__i,
                    served_valid, tb__now[20 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("served_core", tb__i,
                    served_core, tb__now[16 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("round_trip", tb__i,
                    round_trip, tb__now[12 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("timed_out", tb__i,
                    timed_out, tb__now[8 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("idle", tb__i,
                    idle, tb__now[4 +: 1]);
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
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: ring_stop: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: ring_stop: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: ring_stop: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
