// warpcache 0.1.0: ccn_ring of design taco16
// paper: taco16 section 4.1
//
// Back-pressure and latency: on every stream of a core.
//
// The environment's side:
// - That of each ring_stop, of which the neighbours do theirs: a core number is below cores, and a
//   response is whole.
// - An MSHR entry is in flight once.
//
// Of ring_stop:
// - That of request_stop, response_stop and shadow_tags.
// - A way is written only when it is invalid and has been so for a cycle.
// - While read_valid is true the L1's core does not read the array, and a beat of a fill to that
//   way of that set waits.
//
// Of shadow_tags:
// - The environment never makes one line valid in two ways. If it did, the lowest would answer.
//
// Of request_stop:
// - core keeps its value from reset on.
// - A core number is below the number of cores.
// - answer_hit says in the cycle after a lookup whether the local L1 holds that line now.
//
// Of response_stop:
// - core keeps its value from reset on.
// - Beats of two responses do not alternate on passing, and each response has sectors beats there.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - read_valid on core_waits
// - served_valid on core_waits
`default_nettype none

// The cooperative caching network: a stop for each core on a ring of requests and on a ring of
// responses, which go round in opposite directions.
module ccn_ring (
    input  wire          clock,
    input  wire          reset,
    // inject: Load misses of a core that are to go round.
    input  wire [14:0]   inject_valid,        // A beat is offered. [15 elements]
    output wire [14:0]   inject_ready,        // The beat that is offered is taken. [15 elements]
    input  wire [494:0]  inject_line,         // Line address. [15 elements of 33 bits]
    input  wire [74:0]   inject_entry,        // Number of the MSHR entry that waits. [15 elements
                                              // of 5 bits]
    // unserved: Requests of a core for L2.
    output wire [14:0]   unserved_valid,      // A beat is offered. [15 elements]
    input  wire [14:0]   unserved_ready,      // The beat that is offered is taken. [15 elements]
    output wire [494:0]  unserved_line,       // Line address. [15 elements of 33 bits]
    output wire [74:0]   unserved_entry,      // Number of the MSHR entry that waits. [15 elements
                                              // of 5 bits]
    output wire [14:0]   unserved_timed_out,  // The request has timed out in CB, and not been on
                                              // the ring. [15 elements]
    // fill: Beats for the L1 of a core.
    output wire [14:0]   fill_valid,          // A beat is offered. [15 elements]
    input  wire [14:0]   fill_ready,          // The beat that is offered is taken. [15 elements]
    output wire [74:0]   fill_entry,          // Number of the MSHR entry that waits. [15 elements
                                              // of 5 bits]
    output wire [3839:0] fill_data,           // A sector's bytes. [15 elements of 256 bits]
    output wire [14:0]   fill_last,           // No other beat of this response follows. [15
                                              // elements]
    // write: A line that becomes readable in the L1 of a core.
    input  wire [14:0]   write_valid,         // There is one in this cycle. [15 elements]
    input  wire [74:0]   write_set,           // Set of the filled line. [15 elements of 5 bits]
    input  wire [29:0]   write_way,           // Way that it is filled into. [15 elements of 2 bits]
    input  wire [419:0]  write_tag,           // Tag of the filled line. [15 elements of 28 bits]
    // invalidate: Lines that the L1 of a core invalidates.
    input  wire [14:0]   invalidate_valid,    // There is one in this cycle. [15 elements]
    input  wire [74:0]   invalidate_set,      // Set of the lines. [15 elements of 5 bits]
    input  wire [59:0]   invalidate_ways,     // Their ways, bit w for way w. [15 elements of 4
                                              // bits]
    // read: Read of a core's L1 in this cycle.
    output wire [14:0]   read_valid,          // There is one in this cycle. [15 elements]
    output wire [74:0]   read_set,            // Set of its line. [15 elements of 5 bits]
    output wire [29:0]   read_way,            // Way that holds the line. [15 elements of 2 bits]
    output wire [29:0]   read_sector,         // Number of the sector in the line. [15 elements of 2
                                              // bits]

    input  wire [3839:0] read_data,           // The sector that was read in the cycle before. [15
                                              // elements of 256 bits]
    input  wire [14:0]   core_waits,          // A read of the core itself waits for that port. [15
                                              // elements]
    // served: The first sector of a line is read for another core.
    output wire [14:0]   served_valid,        // There is one in this cycle. [15 elements]
    output wire [59:0]   served_core,         // Number of that core. [15 elements of 4 bits]

    output wire [14:0]   round_trip,          // A request of the core came home without an answer.
                                              // [15 elements]
    output wire [14:0]   timed_out,           // A request of the core did not get onto the ring.
                                              // [15 elements]
    output wire [14:0]   idle,                // No request of the core is in CB or waits for L2.
                                              // [15 elements]
    output wire          ram_error            // In the cycle before, a memory gave a word with an
                                              // error that its ECC cannot correct; always 0 unless
                                              // macros that have ECC are in the wrappers of
                                              // memories.
);

    reg [14:0] stops_request_passing_valid;
    wire [14:0] stops_request_passing_ready;
    reg [494:0] stops_request_passing_line;
    reg [59:0] stops_request_passing_core;
    reg [74:0] stops_request_passing_entry;
    reg [14:0] stops_request_passing_travelled;
    wire [14:0] stops_request_next_valid;
    reg [14:0] stops_request_next_ready;
    wire [494:0] stops_request_next_line;
    wire [59:0] stops_request_next_core;
    wire [74:0] stops_request_next_entry;
    wire [14:0] stops_request_next_travelled;
    reg [14:0] stops_response_passing_valid;
    wire [14:0] stops_response_passing_ready;
    reg [59:0] stops_response_passing_core;
    reg [74:0] stops_response_passing_entry;
    reg [3839:0] stops_response_passing_data;
    reg [14:0] stops_response_passing_last;
    wire [14:0] stops_response_next_valid;
    reg [14:0] stops_response_next_ready;
    wire [59:0] stops_response_next_core;
    wire [74:0] stops_response_next_entry;
    wire [3839:0] stops_response_next_data;
    wire [14:0] stops_response_next_last;
    wire [14:0] stops_ram_error;
    genvar n;

    always @* begin : drive_stops_request_passing_valid
        integer i;
        for (i = 1; i < 15; i = i + 1) begin
            stops_request_passing_valid[i] = stops_request_next_valid[i - 1];
        end
        stops_request_passing_valid[0] = stops_request_next_valid[14];
    end

    always @* begin : drive_stops_request_passing_line
        integer i;
        for (i = 1; i < 15; i = i + 1) begin
            stops_request_passing_line[i * 33 +: 33] = stops_request_next_line[i * 33 - 33 +: 33];
        end
        stops_request_passing_line[32:0] = stops_request_next_line[494:462];
    end

    always @* begin : drive_stops_request_passing_core
        integer i;
        for (i = 1; i < 15; i = i + 1) begin
            stops_request_passing_core[i * 4 +: 4] = stops_request_next_core[i * 4 - 4 +: 4];
        end
        stops_request_passing_core[3:0] = stops_request_next_core[59:56];
    end

    always @* begin : drive_stops_request_passing_entry
        integer i;
        for (i = 1; i < 15; i = i + 1) begin
            stops_request_passing_entry[i * 5 +: 5] = stops_request_next_entry[i * 5 - 5 +: 5];
        end
        stops_request_passing_entry[4:0] = stops_request_next_entry[74:70];
    end

    always @* begin : drive_stops_request_passing_travelled
        integer i;
        for (i = 1; i < 15; i = i + 1) begin
            stops_request_passing_travelled[i] = stops_request_next_travelled[i - 1];
        end
        stops_request_passing_travelled[0] = stops_request_next_travelled[14];
    end

    always @* begin : drive_stops_request_next_ready
        integer i;
        for (i = 0; i < 14; i = i + 1) begin
            stops_request_next_ready[i] = stops_request_passing_ready[i + 1];
        end
        stops_request_next_ready[14] = stops_request_passing_ready[0];
    end

    always @* begin : drive_stops_response_passing_valid
        integer i;
        for (i = 0; i < 14; i = i + 1) begin
            stops_response_passing_valid[i] = stops_response_next_valid[i + 1];
        end
        stops_response_passing_valid[14] = stops_response_next_valid[0];
    end

    always @* begin : drive_stops_response_passing_core
        integer i;
        for (i = 0; i < 14; i = i + 1) begin
            stops_response_passing_core[i * 4 +: 4] = stops_response_next_core[i * 4 + 4 +: 4];
        end
        stops_response_passing_core[59:56] = stops_response_next_core[3:0];
    end

    always @* begin : drive_stops_response_passing_entry
        integer i;
        for (i = 0; i < 14; i = i + 1) begin
            stops_response_passing_entry[i * 5 +: 5] = stops_response_next_entry[i * 5 + 5 +: 5];
        end
        stops_response_passing_entry[74:70] = stops_response_next_entry[4:0];
    end

    always @* begin : drive_stops_response_passing_data
        integer i;
        for (i = 0; i < 14; i = i + 1) begin
            stops_response_passing_data[i * 256 +: 256] = stops_response_next_data[i * 256 +
                256 +: 256];
        end
        stops_response_passing_data[3839:3584] = stops_response_next_data[255:0];
    end

    always @* begin : drive_stops_response_passing_last
        integer i;
        for (i = 0; i < 14; i = i + 1) begin
            stops_response_passing_last[i] = stops_response_next_last[i + 1];
        end
        stops_response_passing_last[14] = stops_response_next_last[0];
    end

    always @* begin : drive_stops_response_next_ready
        integer i;
        for (i = 1; i < 15; i = i + 1) begin
            stops_response_next_ready[i] = stops_response_passing_ready[i - 1];
        end
        stops_response_next_ready[0] = stops_response_passing_ready[14];
    end

    assign ram_error = |stops_ram_error;

    generate
        for (n = 0; n < 15; n = n + 1) begin : stops
            ring_stop_3ad829c6 u_stops (
                .clock                     (clock),
                .reset                     (reset),
                .core                      (n[3:0]),
                .inject_valid              (inject_valid[n]),
                .inject_ready              (inject_ready[n]),
                .inject_line               (inject_line[n * 33 +: 33]),
                .inject_entry              (inject_entry[n * 5 +: 5]),
                .request_passing_valid     (stops_request_passing_valid[n]),
                .request_passing_ready     (stops_request_passing_ready[n]),
                .request_passing_line      (stops_request_passing_line[n * 33 +: 33]),
                .request_passing_core      (stops_request_passing_core[n * 4 +: 4]),
                .request_passing_entry     (stops_request_passing_entry[n * 5 +: 5]),
                .request_passing_travelled (stops_request_passing_travelled[n]),
                .request_next_valid        (stops_request_next_valid[n]),
                .request_next_ready        (stops_request_next_ready[n]),
                .request_next_line         (stops_request_next_line[n * 33 +: 33]),
                .request_next_core         (stops_request_next_core[n * 4 +: 4]),
                .request_next_entry        (stops_request_next_entry[n * 5 +: 5]),
                .request_next_travelled    (stops_request_next_travelled[n]),
                .unserved_valid            (unserved_valid[n]),
                .unserved_ready            (unserved_ready[n]),
                .unserved_line             (unserved_line[n * 33 +: 33]),
                .unserved_entry            (unserved_entry[n * 5 +: 5]),
                .unserved_timed_out        (unserved_timed_out[n]),
                .response_passing_valid    (stops_response_passing_valid[n]),
                .response_passing_ready    (stops_response_passing_ready[n]),
                .response_passing_core     (stops_response_passing_core[n * 4 +: 4]),
                .response_passing_entry    (stops_response_passing_entry[n * 5 +: 5]),
                .response_passing_data     (stops_response_passing_data[n * 256 +: 256]),
                .response_passing_last     (stops_response_passing_last[n]),
                .response_next_valid       (stops_response_next_valid[n]),
                .response_next_ready       (stops_response_next_ready[n]),
                .response_next_core        (stops_response_next_core[n * 4 +: 4]),
                .response_next_entry       (stops_response_next_entry[n * 5 +: 5]),
                .response_next_data        (stops_response_next_data[n * 256 +: 256]),
                .response_next_last        (stops_response_next_last[n]),
                .fill_valid                (fill_valid[n]),
                .fill_ready                (fill_ready[n]),
                .fill_entry                (fill_entry[n * 5 +: 5]),
                .fill_data                 (fill_data[n * 256 +: 256]),
                .fill_last                 (fill_last[n]),
                .write_valid               (write_valid[n]),
                .write_set                 (write_set[n * 5 +: 5]),
                .write_way                 (write_way[n * 2 +: 2]),
                .write_tag                 (write_tag[n * 28 +: 28]),
                .invalidate_valid          (invalidate_valid[n]),
                .invalidate_set            (invalidate_set[n * 5 +: 5]),
                .invalidate_ways           (invalidate_ways[n * 4 +: 4]),
                .read_valid                (read_valid[n]),
                .read_set                  (read_set[n * 5 +: 5]),
                .read_way                  (read_way[n * 2 +: 2]),
                .read_sector               (read_sector[n * 2 +: 2]),
                .read_data                 (read_data[n * 256 +: 256]),
                .core_waits                (core_waits[n]),
                .served_valid              (served_valid[n]),
                .served_core               (served_core[n * 4 +: 4]),
                .round_trip                (round_trip[n]),
                .timed_out                 (timed_out[n]),
                .idle                      (idle[n]),
                .ram_error                 (stops_ram_error[n])
            );
        end
    endgenerate
endmodule

`default_nettype wire
