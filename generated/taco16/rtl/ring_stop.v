// warpcache 0.1.0: ring_stop of design taco16
// paper: taco16 section 4.1, section 4.3
//
// Back-pressure and latency: on every stream; 2 cycles to the next request stop, 1 to the next
// response stop.
//
// The environment's side:
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
// - request_next_valid on core
// - request_next_travelled on core
// - response_passing_ready on core, response_passing_core, fill_ready, core_waits
// - fill_valid on core, response_passing_valid, response_passing_core
// - fill_entry on response_passing_entry
// - fill_data on response_passing_data
// - fill_last on response_passing_last
// - read_valid on core, response_passing_valid, response_passing_core, core_waits
// - served_valid on core, response_passing_valid, response_passing_core, core_waits
// - round_trip on core
// - timed_out on core
`default_nettype none

// A core's stop on both rings of the network: it joins the stops of requests and responses with the
// shadow tags and with the read port of the L1's data array.
module ring_stop (
    input  wire         clock,
    input  wire         reset,
    input  wire [3:0]   core,                       // Number of this core: 0 to cores less one.
    // inject: Load misses that are to go round.
    input  wire         inject_valid,               // A beat is offered.
    output wire         inject_ready,               // The beat that is offered is taken.
    input  wire [32:0]  inject_line,                // Line address.
    input  wire [4:0]   inject_entry,               // Number of the MSHR entry that waits.
    // request_passing: Requests from the core before.
    input  wire         request_passing_valid,      // A beat is offered.
    output wire         request_passing_ready,      // The beat that is offered is taken.
    input  wire [32:0]  request_passing_line,       // Line address.
    input  wire [3:0]   request_passing_core,       // Number of the core that asks.
    input  wire [4:0]   request_passing_entry,      // Number of the MSHR entry that waits there.
    input  wire         request_passing_travelled,  // The request has left its home node.
    // request_next: Requests to the core after.
    output wire         request_next_valid,         // A beat is offered.
    input  wire         request_next_ready,         // The beat that is offered is taken.
    output wire [32:0]  request_next_line,          // Line address.
    output wire [3:0]   request_next_core,          // Number of the core that asks.
    output wire [4:0]   request_next_entry,         // Number of the MSHR entry that waits there.
    output wire         request_next_travelled,     // The request has left its home node.
    // unserved: Local requests for L2.
    output wire         unserved_valid,             // A beat is offered.
    input  wire         unserved_ready,             // The beat that is offered is taken.
    output wire [32:0]  unserved_line,              // Line address.
    output wire [4:0]   unserved_entry,             // Number of the MSHR entry that waits.
    output wire         unserved_timed_out,         // The request has timed out in CB, and not been
                                                    // on the ring.
    // response_passing: Beats from the core after.
    input  wire         response_passing_valid,     // A beat is offered.
    output wire         response_passing_ready,     // The beat that is offered is taken.
    input  wire [3:0]   response_passing_core,      // Number of the core that asked.
    input  wire [4:0]   response_passing_entry,     // Number of the MSHR entry that waits there.
    input  wire [255:0] response_passing_data,      // A sector's bytes.
    input  wire         response_passing_last,      // No other beat of this response follows.
    // response_next: Beats to the core before.
    output wire         response_next_valid,        // A beat is offered.
    input  wire         response_next_ready,        // The beat that is offered is taken.
    output wire [3:0]   response_next_core,         // Number of the core that asked.
    output wire [4:0]   response_next_entry,        // Number of the MSHR entry that waits there.
    output wire [255:0] response_next_data,         // A sector's bytes.
    output wire         response_next_last,         // No other beat of this response follows.
    // fill: Beats for the local L1.
    output wire         fill_valid,                 // A beat is offered.
    input  wire         fill_ready,                 // The beat that is offered is taken.
    output wire [4:0]   fill_entry,                 // Number of the MSHR entry that waits.
    output wire [255:0] fill_data,                  // A sector's bytes.
    output wire         fill_last,                  // No other beat of this response follows.
    // write: A line that becomes readable in the L1.
    input  wire         write_valid,                // There is one in this cycle.
    input  wire [4:0]   write_set,                  // Set of the filled line.
    input  wire [1:0]   write_way,                  // Way that it is filled into.
    input  wire [27:0]  write_tag,                  // Tag of the filled line.
    // invalidate: Lines that the L1 invalidates.
    input  wire         invalidate_valid,           // There is one in this cycle.
    input  wire [4:0]   invalidate_set,             // Set of the lines.
    input  wire [3:0]   invalidate_ways,            // Their ways, bit w for way w.
    // read: The array's read port has this sector to read in this cycle.
    output wire         read_valid,                 // There is one in this cycle.
    output wire [4:0]   read_set,                   // Set of its line.
    output wire [1:0]   read_way,                   // Way that holds the line.
    output wire [1:0]   read_sector,                // Number of the sector in the line.

    input  wire [255:0] read_data,                  // The sector that was read in the cycle before.
    input  wire         core_waits,                 // A read of the core waits for the array.
    // served: The first sector of a line is read for another core.
    output wire         served_valid,               // There is one in this cycle.
    output wire [3:0]   served_core,                // Number of that core.

    output wire         round_trip,                 // A local request came home without an answer.
    output wire         timed_out,                  // A local request did not get onto the ring.
    output wire         idle,                       // No local request is in CB or waits for L2.
    output wire         ram_error                   // In the cycle before, a memory gave a word
                                                    // with an error that its ECC cannot correct;
                                                    // always 0 unless macros that have ECC are in
                                                    // the wrappers of memories.
);

    reg is_gone;
    wire requests_lookup_valid;
    wire [32:0] requests_lookup_line;
    wire requests_served_valid;
    wire [32:0] requests_served_line;
    wire [1:0] requests_served_way;
    wire [4:0] requests_served_entry;
    wire responses_serve_ready;
    wire responses_ram_error;
    wire tags_answer_valid;
    wire tags_answer_hit;
    wire [1:0] tags_answer_way;
    wire tags_ram_error;
    wire reader_served_ready;
    wire [4:0] reader_served_set;
    wire reader_serve_valid;
    wire [3:0] reader_serve_core;
    wire [4:0] reader_serve_entry;
    reg [3:0] ways_gone_d;
    reg [3:0] ways_gone_q;
    reg [4:0] set_gone_q;

    always @* begin
        ways_gone_d = 4'd0;
        if (invalidate_valid) begin
            ways_gone_d = invalidate_ways;
        end
    end

    always @* begin : drive_is_gone
        integer i;
        is_gone = 1'b0;
        for (i = 0; i < 4; i = i + 1) begin
            if ((tags_answer_way == i[1:0]) && ways_gone_q[i]) begin
                is_gone = reader_served_set == set_gone_q;
            end
        end
    end

    wire requests_answer_hit = tags_answer_hit && !is_gone;
    assign ram_error = responses_ram_error || tags_ram_error;

    (* unused *) wire unused;
    assign unused = &{1'b0, tags_answer_valid};

    request_stop_ac25dfb4 u_requests (
        .clock              (clock),
        .reset              (reset),
        .core               (core),
        .inject_valid       (inject_valid),
        .inject_ready       (inject_ready),
        .inject_line        (inject_line),
        .inject_entry       (inject_entry),
        .passing_valid      (request_passing_valid),
        .passing_ready      (request_passing_ready),
        .passing_line       (request_passing_line),
        .passing_core       (request_passing_core),
        .passing_entry      (request_passing_entry),
        .passing_travelled  (request_passing_travelled),
        .next_valid         (request_next_valid),
        .next_ready         (request_next_ready),
        .next_line          (request_next_line),
        .next_core          (request_next_core),
        .next_entry         (request_next_entry),
        .next_travelled     (request_next_travelled),
        .lookup_valid       (requests_lookup_valid),
        .lookup_line        (requests_lookup_line),
        .answer_hit         (requests_answer_hit),
        .answer_way         (tags_answer_way),
        .served_valid       (requests_served_valid),
        .served_ready       (reader_served_ready),
        .served_line        (requests_served_line),
        .served_way         (requests_served_way),
        .served_core        (served_core),
        .served_entry       (requests_served_entry),
        .unserved_valid     (unserved_valid),
        .unserved_ready     (unserved_ready),
        .unserved_line      (unserved_line),
        .unserved_entry     (unserved_entry),
        .unserved_timed_out (unserved_timed_out),
        .round_trip         (round_trip),
        .timed_out          (timed_out),
        .idle               (idle)
    );

    response_stop_124ce6a5 u_responses (
        .clock         (clock),
        .reset         (reset),
        .core          (core),
        .serve_valid   (reader_serve_valid),
        .serve_ready   (responses_serve_ready),
        .serve_core    (reader_serve_core),
        .serve_entry   (reader_serve_entry),
        .line_data     (read_data),
        .passing_valid (response_passing_valid),
        .passing_ready (response_passing_ready),
        .passing_core  (response_passing_core),
        .passing_entry (response_passing_entry),
        .passing_data  (response_passing_data),
        .passing_last  (response_passing_last),
        .next_valid    (response_next_valid),
        .next_ready    (response_next_ready),
        .next_core     (response_next_core),
        .next_entry    (response_next_entry),
        .next_data     (response_next_data),
        .next_last     (response_next_last),
        .fill_valid    (fill_valid),
        .fill_ready    (fill_ready),
        .fill_entry    (fill_entry),
        .fill_data     (fill_data),
        .fill_last     (fill_last),
        .ram_error     (responses_ram_error)
    );

    shadow_tags_5d5222fd u_tags (
        .clock            (clock),
        .reset            (reset),
        .write_valid      (write_valid),
        .write_set        (write_set),
        .write_way        (write_way),
        .write_tag        (write_tag),
        .invalidate_valid (invalidate_valid),
        .invalidate_set   (invalidate_set),
        .invalidate_ways  (invalidate_ways),
        .lookup_valid     (requests_lookup_valid),
        .lookup_line      (requests_lookup_line),
        .answer_valid     (tags_answer_valid),
        .answer_hit       (tags_answer_hit),
        .answer_way       (tags_answer_way),
        .ram_error        (tags_ram_error)
    );

    ring_stop_reader_41057448 u_reader (
        .clock        (clock),
        .reset        (reset),
        .served_valid (requests_served_valid),
        .served_ready (reader_served_ready),
        .served_line  (requests_served_line),
        .served_way   (requests_served_way),
        .served_core  (served_core),
        .served_entry (requests_served_entry),
        .served_set   (reader_served_set),
        .serve_valid  (reader_serve_valid),
        .serve_ready  (responses_serve_ready),
        .serve_core   (reader_serve_core),
        .serve_entry  (reader_serve_entry),
        .core_waits   (core_waits),
        .read_valid   (read_valid),
        .read_set     (read_set),
        .read_way     (read_way),
        .read_sector  (read_sector),
        .begins       (served_valid)
    );

    always @(posedge clock) begin
        if (reset) begin
            ways_gone_q <= 4'd0;
            set_gone_q <= 5'd0;
        end else begin
            ways_gone_q <= ways_gone_d;
            set_gone_q <= invalidate_set;
        end
    end
endmodule

`default_nettype wire
