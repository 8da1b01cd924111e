// warpcache 0.1.0
`default_nettype none

// The stop of a core on the ring of responses: it sends lines of its L1, passes on those of others,
// and gives the core what comes for it.
module response_stop_124ce6a5 (
    input  wire         clock,
    input  wire         reset,
    input  wire [3:0]   core,           // Number of this core: 0 to cores less one.
    // serve: A line whose first sector is read in the cycle in which this is taken.
    input  wire         serve_valid,    // A beat is offered.
    output wire         serve_ready,    // The beat that is offered is taken.
    input  wire [3:0]   serve_core,     // Number of the core that asks.
    input  wire [4:0]   serve_entry,    // Number of the MSHR entry that waits there.
    // line: The sector that was read in the cycle before.
    input  wire [255:0] line_data,      // A sector's bytes.
    // passing: Beats from the core after.
    input  wire         passing_valid,  // A beat is offered.
    output reg          passing_ready,  // The beat that is offered is taken.
    input  wire [3:0]   passing_core,   // Number of the core that asked.
    input  wire [4:0]   passing_entry,  // Number of the MSHR entry that waits there.
    input  wire [255:0] passing_data,   // A sector's bytes.
    input  wire         passing_last,   // No other beat of this response follows.
    // next: Beats to the core before.
    output wire         next_valid,     // A beat is offered.
    input  wire         next_ready,     // The beat that is offered is taken.
    output wire [3:0]   next_core,      // Number of the core that asked.
    output wire [4:0]   next_entry,     // Number of the MSHR entry that waits there.
    output wire [255:0] next_data,      // A sector's bytes.
    output wire         next_last,      // No other beat of this response follows.
    // fill: Beats for the local L1.
    output wire         fill_valid,     // A beat is offered.
    input  wire         fill_ready,     // The beat that is offered is taken.
    output wire [4:0]   fill_entry,     // Number of the MSHR entry that waits.
    output wire [255:0] fill_data,      // A sector's bytes.
    output wire         fill_last,      // No other beat of this response follows.

    output wire         ram_error       // In the cycle before, a memory gave a word with an error
                                        // that its ECC cannot correct; always 0 unless macros that
                                        // have ECC are in the wrappers of memories.
);

    localparam [3:0] PLACES = 4'd8;

    reg [255:0] places_data;
    reg [3:0] places_core;
    reg [4:0] places_entry;
    wire places_is_first;
    wire places_is_last;
    reg [3:0] taken_d;
    reg [3:0] taken_q;
    reg reads_d;
    reg reads_q;
    reg [3:0] core_read_d;
    reg [3:0] core_read_q;
    reg [4:0] entry_read_d;
    reg [4:0] entry_read_q;
    reg was_new_d;
    reg was_new_q;

    wire is_local = passing_core == core;
    wire reads = reads_q;
    wire is_between = !reads && places_is_first;
    wire has_place = taken_q != PLACES;
    wire has_two_places = taken_q < 4'd7;
    wire may_serve = has_two_places && (is_between || (reads && places_is_last));
    wire gives_way = was_new_q && !is_local;
    assign serve_ready = may_serve && !(gives_way && passing_valid);
    wire serves = serve_valid && serve_ready;
    wire comes_first = serve_valid && may_serve && !was_new_q;
    wire foreign_ready = !reads && (!places_is_first || (has_place && !comes_first));

    always @* begin
        passing_ready = foreign_ready;
        if (is_local) begin
            passing_ready = fill_ready;
        end
    end

    wire passes = passing_valid && !is_local && foreign_ready;
    wire places_enters = reads_q || passes;

    always @* begin
        places_data = passing_data;
        places_core = passing_core;
        places_entry = passing_entry;
        if (reads_q) begin
            places_data = line_data;
            places_core = core_read_q;
            places_entry = entry_read_q;
        end
    end

    always @* begin
        core_read_d = core_read_q;
        entry_read_d = entry_read_q;
        reads_d = reads_q;
        if (places_is_last) begin
            reads_d = 1'b0;
        end
        if (serves) begin
            reads_d = 1'b1;
            core_read_d = serve_core;
            entry_read_d = serve_entry;
        end
    end

    wire begins = passes && places_is_first;
    wire takes = serves || begins;
    wire releases = next_valid && next_ready && next_last;

    always @* begin
        was_new_d = was_new_q;
        if (takes) begin
            was_new_d = serves;
        end
    end

    always @* begin
        taken_d = taken_q;
        if (takes && !releases) begin
            taken_d = taken_q + 4'd1;
        end
        if (releases && !takes) begin
            taken_d = taken_q - 4'd1;
        end
    end

    assign fill_valid = passing_valid && is_local;
    assign fill_entry = passing_entry;
    assign fill_data = passing_data;
    assign fill_last = passing_last;

    response_stop_places_a2b5add8 u_places (
        .clock     (clock),
        .reset     (reset),
        .enters    (places_enters),
        .data      (places_data),
        .core      (places_core),
        .entry     (places_entry),
        .is_first  (places_is_first),
        .is_last   (places_is_last),
        .pop_valid (next_valid),
        .pop_ready (next_ready),
        .pop_core  (next_core),
        .pop_entry (next_entry),
        .pop_data  (next_data),
        .pop_last  (next_last),
        .ram_error (ram_error)
    );

    always @(posedge clock) begin
        if (reset) begin
            taken_q <= 4'd0;
            reads_q <= 1'b0;
            core_read_q <= 4'd0;
            entry_read_q <= 5'd0;
            was_new_q <= 1'b0;
        end else begin
            taken_q <= taken_d;
            reads_q <= reads_d;
            core_read_q <= core_read_d;
            entry_read_q <= entry_read_d;
            was_new_q <= was_new_d;
        end
    end
endmodule

`default_nettype wire
