// warpcache 0.1.0
`default_nettype none

// A chip's end of a reconfiguration: passes the levels on and answers them, counts a profile, and
// offers what was counted.
module chip_monitor_382c8318 (
    input  wire         clock,
    input  wire         reset,
    // level: Levels of the reconfigurator.
    input  wire         level_hold,           // Let no request enter.
    input  wire         level_flush,          // Flush the caches. The level rises once every chip
                                              // has answered empty and idle, since a tile that is
                                              // flushed takes no request, so that one in flight
                                              // would be answered only after flush has fallen.
    input  wire         level_sm_side,        // The organisation is to be SM-side.
    input  wire         level_profile,        // Count, then offer the counters.
    // answer: Answers of the chip.
    output wire         answer_held,          // No request enters any more.
    output wire         answer_empty,         // Held, and every request that has entered is
                                              // answered.
    output wire         answer_idle,          // Held, and every tile has been idle since.
    output wire         answer_flushed,       // Every tile is flushed.
    output wire         answer_organisation,  // The organisation of entries and tiles is SM-side.
    output wire         answer_profiled,      // The profile is over, and its counters are offered.
    // counter: The counters of a profile, one after the other.
    output wire         counter_valid,        // A beat is offered.
    input  wire         counter_ready,        // The beat that is offered is taken.
    output reg  [23:0]  counter_data,         // Its value.

    output wire         hold,                 // To every entry: let no request leave.
    output wire         flush,                // To every tile: flush.
    output wire         sm_side,              // To every entry and tile: the organisation.
    // entry: Reports of the entries.
    input  wire [31:0]  entry_held,           // No request leaves it any more. [32 elements]
    input  wire [31:0]  entry_empty,          // All of its requests are answered. [32 elements]
    input  wire [31:0]  entry_missed,         // A request left it. [32 elements]
    input  wire [127:0] entry_miss_slice,     // The slice of that, under SM-side. [32 elements of 4
                                              // bits]
    input  wire [31:0]  entry_miss_local,     // Its home is this chip. [32 elements]
    // tile: Reports of the tiles.
    input  wire [15:0]  tile_idle,            // Nothing is in flight in it. [16 elements]
    input  wire [15:0]  tile_flushed,         // The chip is flushed, and every write-back
                                              // acknowledged. [16 elements]
    input  wire [15:0]  tile_arrives,         // The tile takes a request. [16 elements]
    input  wire [31:0]  tile_chip,            // The chip that asks, below chips. [16 elements of 2
                                              // bits]
    input  wire [655:0] tile_line,            // The line address. [16 elements of 41 bits]
    input  wire [63:0]  tile_sectors,         // The sectors asked for, at least one; one bit, true,
                                              // unless sectored. [16 elements of 4 bits]
    input  wire [15:0]  tile_lookup_hits,     // The local request in lookup is a hit or a merged
                                              // miss. [16 elements]
    input  wire [15:0]  tile_atomic_hits,     // Its atomic buffer performs an atomic on the sector
                                              // that it holds. [16 elements]

    output wire [23:0]  crd_dropped,          // Sampled requests of the profile that found the
                                              // directory's queue full.
    output wire [23:0]  llc_requests,         // A diagnostic: requests of the profile that arrived
                                              // at slices.
    output wire [23:0]  llc_hits              // A diagnostic: hits of slices in the profile, of
                                              // lines from before it too.
);

    localparam [5:0] TOTALS = 6'd6;
    localparam [5:0] WORDS = 6'd38;
    localparam KEPT_MSB = 38;
    localparam KEPT_LSB = 6;
    localparam CHIP_MSB = 5;
    localparam CHIP_LSB = 4;
    localparam SECTORS_MSB = 3;
    localparam SECTORS_LSB = 0;

    reg holds_q;
    reg flushes_q;
    reg organisation_q;
    reg profiles_q;
    reg was_idle_q;
    reg [5:0] taken_d;
    reg [5:0] taken_q;
    wire [23:0] counters_total_requests;
    wire [23:0] counters_local_requests;
    wire [15:0] counters_memory_side_requests;
    wire [15:0] counters_sm_side_requests;
    wire directory_answer_valid;
    wire directory_answer_hit;
    wire [23:0] directory_requests;
    wire [23:0] directory_hits;
    wire [23:0] directory_memory_side_hits;
    wire [127:0] offset_offset;
    wire [7:0] head_offset_offset;
    reg [15:0] queue_comes;
    reg [623:0] queue_requests;
    wire queue_is_there;
    wire [38:0] queue_head;
    wire [95:0] missed_count;
    wire [5:0] missed_local_count;
    wire counts;
    genvar n;

    assign hold = holds_q;
    assign flush = flushes_q;
    assign sm_side = organisation_q;
    wire start = level_profile && !profiles_q;
    wire [31:0] entries_held = entry_held;
    wire [31:0] entries_empty = entry_empty;
    wire [15:0] tiles_idle = tile_idle;
    wire [15:0] tiles_flushed = tile_flushed;
    wire held = holds_q && (&entries_held);
    wire empty = held && (&entries_empty);
    wire idle = held && was_idle_q;
    wire was_idle_d = idle || (empty && (&tiles_idle));
    assign answer_held = held;
    assign answer_empty = empty;
    assign answer_idle = idle;
    assign answer_flushed = flushes_q && (&tiles_flushed);
    assign answer_organisation = organisation_q;
    wire [31:0] missed_local_mask = entry_missed & entry_miss_local;

    always @* begin : drive_queue_comes
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            queue_comes[i] = counts && tile_arrives[i] &&
                (tile_line[i * 41 +: 8] == offset_offset[i * 8 +: 8]);
        end
    end

    always @* begin : drive_queue_requests
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            queue_requests[i * 39 +: 39] = {tile_line[i * 41 + 8 +: 33], tile_chip[i * 2 +: 2],
                tile_sectors[i * 4 +: 4]};
        end
    end

    wire [32:0] kept = queue_head[KEPT_MSB:KEPT_LSB];
    wire [40:0] directory_request_line = {kept, head_offset_offset};
    wire profiled = profiles_q && !counts && !queue_is_there;
    assign answer_profiled = profiled;
    wire offers = profiled && (taken_q != WORDS);
    assign counter_valid = offers;

    always @* begin
        taken_d = taken_q;
        if (offers && counter_ready) begin
            taken_d = taken_q + 6'd1;
        end
        if (start) begin
            taken_d = 6'd0;
        end
    end

    wire [5:0] of_slices = taken_q - TOTALS;

    always @* begin
        counter_data = {8'd0, counters_memory_side_requests};
        if (taken_q[0]) begin
            counter_data = {8'd0, counters_sm_side_requests};
        end
        case (taken_q)
            6'd0: counter_data = counters_total_requests;
            6'd1: counter_data = counters_local_requests;
            6'd2: counter_data = directory_requests;
            6'd3: counter_data = directory_memory_side_hits;
            6'd4: counter_data = directory_requests;
            6'd5: counter_data = directory_hits;
            default: ;
        endcase
    end

    (* unused *) wire unused;
    assign unused = &{
        1'b0, directory_answer_valid, directory_answer_hit, of_slices[0], of_slices[5]
    };

    profile_counters_3530336e u_counters (
        .clock                (clock),
        .reset                (reset),
        .start                (start),
        .arrivals             (tile_arrives),
        .hits_lookups         (tile_lookup_hits),
        .hits_atomics         (tile_atomic_hits),
        .miss_counts          (missed_count),
        .miss_local           (missed_local_count),
        .slice_index          (of_slices[4:1]),
        .profiling            (counts),
        .total_requests       (counters_total_requests),
        .local_requests       (counters_local_requests),
        .llc_requests         (llc_requests),
        .llc_hits             (llc_hits),
        .memory_side_requests (counters_memory_side_requests),
        .sm_side_requests     (counters_sm_side_requests)
    );

    crd_cb74450d u_directory (
        .clock            (clock),
        .reset            (reset),
        .request_valid    (queue_is_there),
        .request_chip     (queue_head[CHIP_MSB:CHIP_LSB]),
        .request_line     (directory_request_line),
        .request_sectors  (queue_head[SECTORS_MSB:SECTORS_LSB]),
        .clear            (start),
        .answer_valid     (directory_answer_valid),
        .answer_hit       (directory_answer_hit),
        .requests         (directory_requests),
        .hits             (directory_hits),
        .memory_side_hits (directory_memory_side_hits)
    );

    generate
        for (n = 0; n < 16; n = n + 1) begin : offset
            crd_offset_above11_sets8_bits8 u_offset (
                .above  (tile_line[n * 41 + 8 +: 11]),
                .offset (offset_offset[n * 8 +: 8])
            );
        end
    endgenerate

    crd_offset_above11_sets8_bits8 u_head_offset (
        .above  (kept[10:0]),
        .offset (head_offset_offset)
    );

    chip_monitor_queue_slices16_depth16_width39_dropped24 u_queue (
        .clock    (clock),
        .reset    (reset),
        .clear    (start),
        .comes    (queue_comes),
        .requests (queue_requests),
        .is_there (queue_is_there),
        .head     (queue_head),
        .dropped  (crd_dropped)
    );

    generate
        for (n = 0; n < 16; n = n + 1) begin : missed
            chip_monitor_slice_misses_entries32_slices16 u_missed (
                .number (n[3:0]),
                .missed (entry_missed),
                .slices (entry_miss_slice),
                .count  (missed_count[n * 6 +: 6])
            );
        end
    endgenerate

    chip_monitor_ones_width32 u_missed_local (
        .mask  (missed_local_mask),
        .count (missed_local_count)
    );

    always @(posedge clock) begin
        if (reset) begin
            holds_q <= 1'b0;
            flushes_q <= 1'b0;
            organisation_q <= 1'b0;
            profiles_q <= 1'b0;
            was_idle_q <= 1'b0;
            taken_q <= 6'd0;
        end else begin
            holds_q <= level_hold;
            flushes_q <= level_flush;
            organisation_q <= level_sm_side;
            profiles_q <= level_profile;
            was_idle_q <= was_idle_d;
            taken_q <= taken_d;
        end
    end
endmodule

`default_nettype wire
