// warpcache 0.1.0: l1 of design baseline
// paper: ics15 section 2.2
//
// Back-pressure and latency: on every stream; hits after hit_latency + 2 cycles.
//
// Words: A line's sectors are sector_bytes each; a beat moves one. A line is readable when its
// bytes are in the data array, pending from its miss until the last load that waits for it has been
// read. A plain load or store has bypass_l1 false. A direct request passes tags and MSHRs by: a
// load with bypass_l1, every store, every atomic; its down_request_id is its id with the top bit
// set. A miss's is the number of its MSHR entry, top bit clear. down_request_id therefore has 1 +
// max(id_bits, log2(mshr_entries) rounded up) bits. "Room" means that the miss queue held fewer
// than miss_queue requests at the beginning of the cycle, and, for a store or atomic, fewer than
// store_data_places stores and atomics. Where these are fewer, a load leaves with byte_enable and
// data 0.
//
// The environment's side:
// - An id is that of one request, a store's too, until the last beat of its reply.
// - A load names at least one sector, a store or atomic exactly one, whose data its single beat
//   carries (a store of several sectors is several requests).
// - A refused request has had no effect: a request that relies on an earlier one, as a load on a
//   store, is offered after that one's status.
// - The next level performs requests to one line in the order in which they left, and answers each
//   once, stores too, from the cycle after the one in which it was taken on.
// - A store may be acknowledged before it is performed, but then flushed does not say that other
//   cores find it.
// - The beats of different replies may alternate, those of one come in any order of sectors, last
//   with the last.
// - A stream's payload stays while it waits, and its valid depends on no ready.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - core_request_ready on down_reply_valid, down_reply_id, flush
// - down_request_source on core_number
// - down_reply_ready on down_reply_id
// - counter_value on counter_index
`default_nettype none

// A non-blocking, write-through L1 data cache: tags, data in sector beats, and miss status holding
// registers (MSHRs) in which the misses of a line merge.
module l1 (
    input  wire         clock,
    input  wire         reset,
    // core_request: Loads, stores and atomics of the core.
    input  wire         core_request_valid,        // A beat is offered.
    output wire         core_request_ready,        // The beat that is offered is taken.
    input  wire [1:0]   core_request_kind,         // Kind of the request. [0=load, 1=store,
                                                   // 2=atomic]
    input  wire [3:0]   core_request_operation,    // An atomic's operation; passed on as it is, for
                                                   // loads and stores too.
    input  wire [32:0]  core_request_line,         // Line address.
    input  wire [3:0]   core_request_sectors,      // Sectors of the line; exactly one for a store
                                                   // or an atomic.
    input  wire [31:0]  core_request_byte_enable,  // Bytes of the sector that a store writes;
                                                   // passed on as it is.
    input  wire [255:0] core_request_data,         // The sector's new bytes; passed on as it is.
    input  wire         core_request_bypass_l1,    // A direct request: not to be answered from, or
                                                   // kept in, this cache.
    input  wire [7:0]   core_request_id,           // Identifier, which the replies return; until
                                                   // the last beat of its reply no other request
                                                   // has it.
    // core_status: Outcome of the request that was accepted in the cycle before.
    output wire         core_status_valid,         // There is one in this cycle.
    output wire [7:0]   core_status_id,            // Its identifier.
    output wire [2:0]   core_status_word,          // Outcome of the request in lookup. [0=hit,
                                                   // 1=hit_pending, 2=miss, 3=bypass,
                                                   // 4=reservation_fail]
    // core_reply: Beats to the core.
    output wire         core_reply_valid,          // A beat is offered.
    input  wire         core_reply_ready,          // The beat that is offered is taken.
    output wire [7:0]   core_reply_id,             // Identifier of the request answered.
    output wire [1:0]   core_reply_sector,         // Sector of the line; 0 for a store.
    output wire [255:0] core_reply_data,           // The sector's bytes; an atomic's old bytes; 0
                                                   // for a store.
    output wire         core_reply_last,           // No other beat of this reply follows.
    // down_request: Requests to the next level.
    output wire         down_request_valid,        // A beat is offered.
    input  wire         down_request_ready,        // The beat that is offered is taken.
    output wire [1:0]   down_request_kind,         // Kind of the request. [0=load, 1=store,
                                                   // 2=atomic]
    output wire [3:0]   down_request_operation,    // The core's operation; it means something for
                                                   // an atomic alone.
    output wire [32:0]  down_request_line,         // Line address.
    output wire [3:0]   down_request_sectors,      // Sectors wanted or written: all of them for a
                                                   // miss, else the core's.
    output wire [31:0]  down_request_byte_enable,  // The core's bytes to be written.
    output wire [255:0] down_request_data,         // The core's new bytes.
    output wire [7:0]   down_request_source,       // Number of the core.
    output wire [8:0]   down_request_id,           // Identifier that the reply carries, different
                                                   // from that of every request of this source in
                                                   // flight. The top bit is set, and the
                                                   // requester's identifier below it, for a direct
                                                   // request; else it is the number of the MSHR
                                                   // entry.
    // down_reply: The next level's answers.
    input  wire         down_reply_valid,          // A beat is offered.
    output wire         down_reply_ready,          // The beat that is offered is taken.
    input  wire [8:0]   down_reply_id,             // The identifier of the request answered. ready
                                                   // depends on it while valid is false too: no x,
                                                   // then.
    input  wire [1:0]   down_reply_kind,           // The kind of the request answered. [0=load,
                                                   // 1=store, 2=atomic]
    input  wire [1:0]   down_reply_sector,         // Sector of the line; anything for a store.
    input  wire [255:0] down_reply_data,           // The sector's bytes; anything for a store.
    input  wire         down_reply_last,           // No other beat of this reply follows.

    input  wire [7:0]   core_number,               // Number of this core, constant: the value of
                                                   // down_request_source.
    input  wire         flush,                     // Empty the cache; may rise and fall at any
                                                   // time.
    output wire         flushed,                   // The cache is empty; stays until flush has
                                                   // fallen: if that was in the walk, for one
                                                   // cycle, in which requests are accepted, and not
                                                   // at all if it was before.
    // event: Events in the cycle before.
    output wire         event_hit,                 // The status is hit.
    output wire         event_hit_pending,         // The status is hit_pending.
    output wire         event_miss,                // The status is miss.
    output wire         event_bypass,              // The status is bypass.
    output wire         event_reservation_fail,    // The status is reservation_fail.
    output wire         event_evict,               // A readable line becomes invalid.
    output wire         event_fill,                // The last beat of a line is written.
    // evict: The line that became invalid in the cycle before.
    output wire [32:0]  evict_line,                // Its address. [when event_evict is 1]
    // counter: The counters' reading port.
    input  wire [2:0]   counter_index,             // The counter to show.
    output wire [31:0]  counter_value,             // Its value.

    output wire         ram_error                  // In the cycle before, a memory gave a word with
                                                   // an error that its ECC cannot correct; always 0
                                                   // unless macros that have ECC are in the
                                                   // wrappers of memories.
);

    wire [4:0] index_set_number;
    wire [27:0] index_tag;
    wire lookup_command_reserve;
    wire lookup_command_join;
    wire lookup_command_mark_stale;
    wire lookup_command_send_direct;
    wire lookup_command_read;
    wire lookup_command_write;
    wire [1:0] lookup_command_way;
    wire lookup_evict;
    wire [32:0] lookup_evict_line;
    wire lookup_ram_error;
    wire data_side_state_has_room;
    wire data_side_state_has_entry;
    wire [3:0] data_side_state_pending_ways;
    wire [3:0] data_side_state_joinable_ways;
    wire data_side_state_waits;
    wire data_side_state_is_idle;
    wire data_side_done_valid;
    wire data_side_done_is_stale;
    wire data_side_done_waits;
    wire [4:0] data_side_done_set_number;
    wire [1:0] data_side_done_way;
    wire data_side_is_filled;
    wire data_side_ram_error;
    wire walker_clears;
    wire [4:0] walker_set_number;
    reg is_busy_q;
    reg is_first_q;
    reg [1:0] request_kind_d;
    reg [1:0] request_kind_q;
    reg [3:0] operation_d;
    reg [3:0] operation_q;
    reg [32:0] line_d;
    reg [32:0] line_q;
    reg [4:0] set_d;
    reg [4:0] set_q;
    reg [3:0] sectors_d;
    reg [3:0] sectors_q;
    reg [31:0] byte_enable_d;
    reg [31:0] byte_enable_q;
    reg [255:0] data_d;
    reg [255:0] data_q;
    reg bypass_l1_d;
    reg bypass_l1_q;
    reg [7:0] id_d;
    reg [7:0] id_q;

    wire is_free = !flush && !walker_clears && !(is_busy_q && data_side_state_waits);
    wire is_accepted = core_request_valid && is_free;
    assign core_request_ready = is_free;
    wire is_busy_d = is_accepted || (is_busy_q && data_side_state_waits);

    always @* begin
        request_kind_d = request_kind_q;
        operation_d = operation_q;
        line_d = line_q;
        set_d = set_q;
        sectors_d = sectors_q;
        byte_enable_d = byte_enable_q;
        data_d = data_q;
        bypass_l1_d = bypass_l1_q;
        id_d = id_q;
        if (is_accepted) begin
            request_kind_d = core_request_kind;
            operation_d = core_request_operation;
            line_d = core_request_line;
            set_d = index_set_number;
            sectors_d = core_request_sectors;
            byte_enable_d = core_request_byte_enable;
            data_d = core_request_data;
            bypass_l1_d = core_request_bypass_l1;
            id_d = core_request_id;
        end
    end

    wire lookup_change_publish = data_side_done_valid && !data_side_done_is_stale;
    wire walker_is_idle = !is_busy_q && data_side_state_is_idle;
    assign core_status_valid = is_first_q;
    assign core_status_id = id_q;
    assign ram_error = lookup_ram_error || data_side_ram_error;

    (* unused *) wire unused;
    assign unused = &{1'b0, index_tag, data_side_done_waits};

    set_index_linear_line33_sets32 u_index (
        .line       (core_request_line),
        .set_number (index_set_number),
        .tag        (index_tag)
    );

    l1_lookup_af22ba46 u_lookup (
        .clock               (clock),
        .reset               (reset),
        .reads               (core_request_valid),
        .next_set            (index_set_number),
        .request_is_first    (is_first_q),
        .request_kind        (request_kind_q),
        .request_bypass_l1   (bypass_l1_q),
        .request_line        (line_q),
        .request_set_number  (set_q),
        .state_has_room      (data_side_state_has_room),
        .state_has_entry     (data_side_state_has_entry),
        .state_pending_ways  (data_side_state_pending_ways),
        .state_joinable_ways (data_side_state_joinable_ways),
        .change_publish      (lookup_change_publish),
        .change_publish_set  (data_side_done_set_number),
        .change_publish_way  (data_side_done_way),
        .change_clear        (walker_clears),
        .change_clear_set    (walker_set_number),
        .command_reserve     (lookup_command_reserve),
        .command_join        (lookup_command_join),
        .command_mark_stale  (lookup_command_mark_stale),
        .command_send_direct (lookup_command_send_direct),
        .command_read        (lookup_command_read),
        .command_write       (lookup_command_write),
        .command_way         (lookup_command_way),
        .status              (core_status_word),
        .evict               (lookup_evict),
        .evict_line          (lookup_evict_line),
        .ram_error           (lookup_ram_error)
    );

    l1_data_side_21159e40 u_data_side (
        .clock                    (clock),
        .reset                    (reset),
        .request_kind             (request_kind_q),
        .request_operation        (operation_q),
        .request_line             (line_q),
        .request_set_number       (set_q),
        .request_sectors          (sectors_q),
        .request_byte_enable      (byte_enable_q),
        .request_data             (data_q),
        .request_id               (id_q),
        .command_reserve          (lookup_command_reserve),
        .command_join             (lookup_command_join),
        .command_mark_stale       (lookup_command_mark_stale),
        .command_send_direct      (lookup_command_send_direct),
        .command_read             (lookup_command_read),
        .command_write            (lookup_command_write),
        .command_way              (lookup_command_way),
        .state_has_room           (data_side_state_has_room),
        .state_has_entry          (data_side_state_has_entry),
        .state_pending_ways       (data_side_state_pending_ways),
        .state_joinable_ways      (data_side_state_joinable_ways),
        .state_waits              (data_side_state_waits),
        .state_is_idle            (data_side_state_is_idle),
        .done_valid               (data_side_done_valid),
        .done_is_stale            (data_side_done_is_stale),
        .done_waits               (data_side_done_waits),
        .done_is_released         (1'b1),
        .done_set_number          (data_side_done_set_number),
        .done_way                 (data_side_done_way),
        .core_reply_valid         (core_reply_valid),
        .core_reply_ready         (core_reply_ready),
        .core_reply_id            (core_reply_id),
        .core_reply_sector        (core_reply_sector),
        .core_reply_data          (core_reply_data),
        .core_reply_last          (core_reply_last),
        .down_request_valid       (down_request_valid),
        .down_request_ready       (down_request_ready),
        .down_request_kind        (down_request_kind),
        .down_request_operation   (down_request_operation),
        .down_request_line        (down_request_line),
        .down_request_sectors     (down_request_sectors),
        .down_request_byte_enable (down_request_byte_enable),
        .down_request_data        (down_request_data),
        .down_request_source      (down_request_source),
        .down_request_id          (down_request_id),
        .down_reply_valid         (down_reply_valid),
        .down_reply_ready         (down_reply_ready),
        .down_reply_id            (down_reply_id),
        .down_reply_kind          (down_reply_kind),
        .down_reply_sector        (down_reply_sector),
        .down_reply_data          (down_reply_data),
        .down_reply_last          (down_reply_last),
        .core_number              (core_number),
        .is_filled                (data_side_is_filled),
        .ram_error                (data_side_ram_error)
    );

    flush_walker_sets32 u_walker (
        .clock      (clock),
        .reset      (reset),
        .flush      (flush),
        .is_idle    (walker_is_idle),
        .clears     (walker_clears),
        .set_number (walker_set_number),
        .flushed    (flushed)
    );

    l1_event_report_846d3b28 u_report (
        .clock                  (clock),
        .reset                  (reset),
        .now_looks_up           (is_first_q),
        .now_status             (core_status_word),
        .now_evicts             (lookup_evict),
        .now_evicted_line       (lookup_evict_line),
        .now_fills              (data_side_is_filled),
        .event_hit              (event_hit),
        .event_hit_pending      (event_hit_pending),
        .event_miss             (event_miss),
        .event_bypass           (event_bypass),
        .event_reservation_fail (event_reservation_fail),
        .event_evict            (event_evict),
        .event_fill             (event_fill),
        .evict_line             (evict_line),
        .counter_index          (counter_index),
        .counter_value          (counter_value)
    );

    always @(posedge clock) begin
        if (reset) begin
            is_busy_q <= 1'b0;
            is_first_q <= 1'b0;
            request_kind_q <= 2'd0;
            operation_q <= 4'd0;
            line_q <= 33'd0;
            set_q <= 5'd0;
            sectors_q <= 4'd0;
            byte_enable_q <= 32'd0;
            data_q <= 256'd0;
            bypass_l1_q <= 1'b0;
            id_q <= 8'd0;
        end else begin
            is_busy_q <= is_busy_d;
            is_first_q <= is_accepted;
            request_kind_q <= request_kind_d;
            operation_q <= operation_d;
            line_q <= line_d;
            set_q <= set_d;
            sectors_q <= sectors_d;
            byte_enable_q <= byte_enable_d;
            data_q <= data_d;
            bypass_l1_q <= bypass_l1_d;
            id_q <= id_d;
        end
    end
endmodule

`default_nettype wire
