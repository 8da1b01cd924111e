// warpcache 0.1.0: ccn_ring of design taco16-fermi
// Testbench of ccn_ring: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// ccn_ring_vectors.hex, which the simulator looks for where it is started.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module ccn_ring_testbench;
    parameter VECTORS = "ccn_ring_vectors.hex";
    localparam CYCLES = 3356;
    localparam LINE = 4 * 2792;
    localparam WIDEST = 256;

    reg clock;
    reg reset;
    reg [14:0] inject_valid;
    wire [14:0] inject_ready;
    reg [494:0] inject_line;
    reg [74:0] inject_entry;
    wire [14:0] unserved_valid;
    reg [14:0] unserved_ready;
    wire [494:0] unserved_line;
    wire [74:0] unserved_entry;
    wire [14:0] unserved_patience;
    wire [14:0] fill_valid;
    reg [14:0] fill_ready;
    wire [74:0] fill_entry;
    wire [3839:0] fill_data;
    wire [14:0] fill_last;
    reg [14:0] write_valid;
    reg [74:0] write_set;
    reg [29:0] write_way;
    reg [419:0] write_tag;
    reg [14:0] invalidate_valid;
    reg [74:0] invalidate_set;
    reg [59:0] invalidate_ways;
    wire [14:0] read_valid;
    wire [74:0] read_set;
    wire [29:0] read_way;
    wire [29:0] read_sector;
    reg [3839:0] read_data;
    reg [14:0] core_waits;
    wire [14:0] served_valid;
    wire [59:0] served_core;
    wire [14:0] round_trip;
    wire [14:0] timed_out;
    wire [14:0] idle;
    wire ram_error;

    ccn_ring tb__dut (
        .clock(clock),
        .reset(reset),
        .inject_valid(inject_valid),
        .inject_ready(inject_ready),
        .inject_line(inject_line),
        .inject_entry(inject_entry),
        .unserved_valid(unserved_valid),
        .unserved_ready(unserved_ready),
        .unserved_line(unserved_line),
        .unserved_entry(unserved_entry),
        .unserved_patience(unserved_patience),
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
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                inject_valid[1 * tb__i +: 1] = tb__now[11104 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                inject_line[33 * tb__i +: 33] = tb__now[10504 + 36 * tb__i +: 33];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                inject_entry[5 * tb__i +: 5] = tb__now[10384 + 8 * tb__i +: 5];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                unserved_ready[1 * tb__i +: 1] = tb__now[10264 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                fill_ready[1 * tb__i +: 1] = tb__now[9424 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                write_valid[1 * tb__i +: 1] = tb__now[5344 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                write_set[5 * tb__i +: 5] = tb__now[5224 + 8 * tb__i +: 5];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                write_way[2 * tb__i +: 2] = tb__now[5164 + 4 * tb__i +: 2];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                write_tag[28 * tb__i +: 28] = tb__now[4744 + 28 * tb__i +: 28];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                invalidate_valid[1 * tb__i +: 1] = tb__now[4684 + 4 * tb__i +: 1];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                invalidate_set[5 * tb__i +: 5] = tb__now[4564 + 8 * tb__i +: 5];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                invalidate_ways[4 * tb__i +: 4] = tb__now[4504 + 4 * tb__i +: 4];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                read_data[256 * tb__i +: 256] = tb__now[364 + 256 * tb__i +: 256];
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                core_waits[1 * tb__i +: 1] = tb__now[304 + 4 * tb__i +: 1];
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
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("inject_ready", tb__i,
                    inject_ready[1 * tb__i +: 1], tb__now[11044 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("unserved_valid", tb__i,
                    unserved_valid[1 * tb__i +: 1], tb__now[10324 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("unserved_line", tb__i,
                    unserved_line[33 * tb__i +: 33], tb__now[9724 + 36 * tb__i +: 33]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("unserved_entry", tb__i,
                    unserved_entry[5 * tb__i +: 5], tb__now[9604 + 8 * tb__i +: 5]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("unserved_patience", tb__i,
                    unserved_patience[1 * tb__i +: 1], tb__now[9544 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("fill_valid", tb__i,
                    fill_valid[1 * tb__i +: 1], tb__now[9484 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("fill_entry", tb__i,
                    fill_entry[5 * tb__i +: 5], tb__now[9304 + 8 * tb__i +: 5]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("fill_data", tb__i,
                    fill_data[256 * tb__i +: 256], tb__now[5464 + 256 * tb__i +: 256]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("fill_last", tb__i,
                    fill_last[1 * tb__i +: 1], tb__now[5404 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("read_valid", tb__i,
                    read_valid[1 * tb__i +: 1], tb__now[4444 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("read_set", tb__i,
                    read_set[5 * tb__i +: 5], tb__now[4324 + 8 * tb__i +: 5]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("read_way", tb__i,
                    read_way[2 * tb__i +: 2], tb__now[4264 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("read_sector", tb__i,
                    read_sector[2 * tb__i +: 2], tb__now[4204 + 4 * tb__i +: 2]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("served_valid", tb__i,
                    served_valid[1 * tb__i +: 1], tb__now[244 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("served_core", tb__i,
                    served_core[4 * tb__i +: 4], tb__now[184 + 4 * tb__i +: 4]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("round_trip", tb__i,
                    round_trip[1 * tb__i +: 1], tb__now[124 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("timed_out", tb__i,
                    timed_out[1 * tb__i +: 1], tb__now[64 + 4 * tb__i +: 1]);
            for (tb__i = 0; tb__i < 15; tb__i = tb__i + 1)
                tb__compare("idle", tb__i,
                    idle[1 * tb__i +: 1], tb__now[4 + 4 * tb__i +: 1]);
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
            tb__dut.stops[0].u_stops.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[0].u_stops.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[0].u_stops.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[0].u_stops.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[0].u_stops.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[0].u_stops.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[0].u_stops.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[0].u_stops.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[0].u_stops.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[1].u_stops.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[1].u_stops.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[1].u_stops.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[1].u_stops.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[1].u_stops.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[1].u_stops.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[1].u_stops.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[1].u_stops.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[1].u_stops.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[2].u_stops.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[2].u_stops.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[2].u_stops.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[2].u_stops.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[2].u_stops.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[2].u_stops.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[2].u_stops.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[2].u_stops.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[2].u_stops.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[3].u_stops.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[3].u_stops.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[3].u_stops.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[3].u_stops.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[3].u_stops.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[3].u_stops.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[3].u_stops.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[3].u_stops.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[3].u_stops.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[4].u_stops.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[4].u_stops.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[4].u_stops.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[4].u_stops.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[4].u_stops.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[4].u_stops.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[4].u_stops.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[4].u_stops.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[4].u_stops.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[5].u_stops.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[5].u_stops.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[5].u_stops.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[5].u_stops.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[5].u_stops.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[5].u_stops.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[5].u_stops.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[5].u_stops.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[5].u_stops.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[6].u_stops.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[6].u_stops.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[6].u_stops.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[6].u_stops.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[6].u_stops.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[6].u_stops.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[6].u_stops.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[6].u_stops.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[6].u_stops.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[7].u_stops.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[7].u_stops.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[7].u_stops.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[7].u_stops.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[7].u_stops.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[7].u_stops.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[7].u_stops.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[7].u_stops.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[7].u_stops.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[8].u_stops.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[8].u_stops.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[8].u_stops.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[8].u_stops.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[8].u_stops.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[8].u_stops.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[8].u_stops.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[8].u_stops.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[8].u_stops.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[9].u_stops.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[9].u_stops.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[9].u_stops.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[9].u_stops.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[9].u_stops.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[9].u_stops.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[9].u_stops.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[9].u_stops.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[9].u_stops.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[10].u_stops.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[10].u_stops.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[10].u_stops.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[10].u_stops.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[10].u_stops.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[10].u_stops.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[10].u_stops.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[10].u_stops.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[10].u_stops.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[11].u_stops.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[11].u_stops.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[11].u_stops.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[11].u_stops.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[11].u_stops.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[11].u_stops.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[11].u_stops.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[11].u_stops.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[11].u_stops.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[12].u_stops.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[12].u_stops.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[12].u_stops.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[12].u_stops.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[12].u_stops.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[12].u_stops.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[12].u_stops.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[12].u_stops.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[12].u_stops.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[13].u_stops.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[13].u_stops.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[13].u_stops.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[13].u_stops.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[13].u_stops.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[13].u_stops.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[13].u_stops.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[13].u_stops.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[13].u_stops.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[14].u_stops.u_requests.u_buffer.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 7; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[14].u_stops.u_requests.u_queue.u_rest.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[14].u_stops.u_requests.u_to_l2.u_words.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[14].u_stops.u_responses.u_places.u_beats.u_words.words[tb__i]
                = {4{tb__state}};
        end
        for (tb__i = 0; tb__i < 8; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[14].u_stops.u_responses.u_places.u_askers.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[14].u_stops.u_tags.ways[0].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[14].u_stops.u_tags.ways[1].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[14].u_stops.u_tags.ways[2].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 32; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.stops[14].u_stops.u_tags.ways[3].u_ways.u_tags.words[tb__i]
                = {1{tb__state}};
        end
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: ccn_ring: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: ccn_ring: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: ccn_ring: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
