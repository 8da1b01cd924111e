// warpcache 0.1.0: ccn_l1 of design taco16
// paper: taco16 section 4
//
// Back-pressure and latency: on every stream; a miss is on the ring after 3 cycles.
//
// Words: Those of l1. The stop is a ring_stop, whose core is the low bits of core_number; a signal
// that is none of this block's ports is the stop's. A line beat is a beat of a line: one of fill,
// or one of down_reply whose identifier has its top bit clear. The other beats of down_reply are
// direct.
//
// The environment's side:
// - That of l1 and of ring_stop.
// - core_number is below cores and does not change.
// - A reply whose first line beat has passed goes on to its last.
// - A line beat for an entry that is not busy, or filled, changes nothing but the turn.
//
// Of l1:
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
// - core_request_ready on down_reply_valid, down_reply_id, response_passing_valid,
//   response_passing_core, core_number, flush
// - down_request_source on core_number
// - down_reply_ready on down_reply_id, response_passing_valid, response_passing_core, core_number
// - request_next_valid on core_number
// - request_next_travelled on core_number
// - response_passing_ready on down_reply_valid, down_reply_id, response_passing_core, core_number
// - counter_value on counter_index
`default_nettype none

// A core's node of the cooperative caching network: an L1 data cache whose load misses go round the
// ring before they go to L2, and which answers those of other cores.
module ccn_l1 (
    input  wire         clock,
    input  wire         reset,
    // core_request: Requests of the core.
    input  wire         core_request_valid,         // A beat is offered.
    output wire         core_request_ready,         // The beat that is offered is taken.
    input  wire [1:0]   core_request_kind,          // Kind of the request. [0=load, 1=store,
                                                    // 2=atomic]
    input  wire [3:0]   core_request_operation,     // An atomic's operation; passed on as it is,
                                                    // for loads and stores too.
    input  wire [32:0]  core_request_line,          // Line address.
    input  wire [3:0]   core_request_sectors,       // Sectors of the line; exactly one for a store
                                                    // or an atomic.
    input  wire [31:0]  core_request_byte_enable,   // Bytes of the sector that a store writes;
                                                    // passed on as it is.
    input  wire [255:0] core_request_data,          // The sector's new bytes; passed on as it is.
    input  wire         core_request_bypass_l1,     // A direct request: not to be answered from, or
                                                    // kept in, this cache.
    input  wire [7:0]   core_request_id,            // Identifier, which the replies return; until
                                                    // the last beat of its reply no other request
                                                    // has it.
    // core_status: Status of the accepted request.
    output wire         core_status_valid,          // There is one in this cycle.
    output wire [7:0]   core_status_id,             // Its identifier.
    output wire [2:0]   core_status_word,           // Outcome of the request in lookup. [0=hit,
                                                    // 1=hit_pending, 2=miss, 3=bypass,
                                                    // 4=reservation_fail]
    // core_reply: Beats to the core.
    output wire         core_reply_valid,           // A beat is offered.
    input  wire         core_reply_ready,           // The beat that is offered is taken.
    output wire [7:0]   core_reply_id,              // Identifier of the request answered.
    output wire [1:0]   core_reply_sector,          // Sector of the line; 0 for a store.
    output wire [255:0] core_reply_data,            // The sector's bytes; an atomic's old bytes; 0
                                                    // for a store.
    output wire         core_reply_last,            // No other beat of this reply follows.
    // down_request: Requests to the next level.
    output wire         down_request_valid,         // A beat is offered.
    input  wire         down_request_ready,         // The beat that is offered is taken.
    output wire [1:0]   down_request_kind,          // Kind of the request. [0=load, 1=store,
                                                    // 2=atomic]
    output wire [3:0]   down_request_operation,     // The core's operation; it means something for
                                                    // an atomic alone.
    output wire [32:0]  down_request_line,          // Line address.
    output wire [3:0]   down_request_sectors,       // Sectors wanted or written: all of them for a
                                                    // miss, else the core's.
    output wire [31:0]  down_request_byte_enable,   // The core's bytes to be written.
    output wire [255:0] down_request_data,          // The core's new bytes.
    output wire [7:0]   down_request_source,        // Number of the core.
    output wire [8:0]   down_request_id,            // Identifier that the reply carries, different
                                                    // from that of every request of this source in
                                                    // flight. The top bit is set, and the
                                                    // requester's identifier below it, for a direct
                                                    // request; else it is the number of the MSHR
                                                    // entry.
    // down_reply: The next level's answers.
    input  wire         down_reply_valid,           // A beat is offered.
    output wire         down_reply_ready,           // The beat that is offered is taken.
    input  wire [8:0]   down_reply_id,              // The identifier of the request answered. ready
                                                    // depends on it while valid is false too: no x,
                                                    // then.
    input  wire [1:0]   down_reply_kind,            // The kind of the request answered. [0=load,
                                                    // 1=store, 2=atomic]
    input  wire [1:0]   down_reply_sector,          // Sector of the line; anything for a store.
    input  wire [255:0] down_reply_data,            // The sector's bytes; anything for a store.
    input  wire         down_reply_last,            // No other beat of this reply follows.
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

    input  wire [7:0]   core_number,                // Number of this core, below cores; constant.
    input  wire [3:0]   retired,                    // Instructions that the core retires, 0 to 15;
                                                    // with epoch_unit = "cycles" one bit: this
                                                    // cycle counts.
    output wire [1:0]   phase,                      // Where the throttler is in its epoch.
                                                    // [0=sampling, 1=admitting, 2=throttled]
    output wire [23:0]  n_total,                    // Requests that entered in its window
                                                    // ("N_total").
    output wire [23:0]  n_hits,                     // Those of them that another core answered in
                                                    // the window ("N_hits").
    input  wire         flush,                      // Empty the cache. May rise and fall at any
                                                    // time; a cluster holds it until every node
                                                    // outputs flushed.
    output wire         flushed,                    // The cache is empty; stays until flush has
                                                    // fallen: if that was in the walk, for one
                                                    // cycle, in which requests are accepted, and
                                                    // not at all if it was before.
    // event: Events of the previous cycle.
    output wire         event_hit,                  // The status is hit.
    output wire         event_hit_pending,          // The status is hit_pending.
    output wire         event_miss,                 // The status is miss.
    output wire         event_bypass,               // The status is bypass.
    output wire         event_reservation_fail,     // The status is reservation_fail.
    output wire         event_evict,                // A readable line becomes invalid.
    output wire         event_fill,                 // The last beat of a line is written.
    // evict: The line that became invalid in the cycle before.
    output wire [32:0]  evict_line,                 // Its address. [when event_evict is 1]
    // ccn: Ring events of the previous cycle.
    output wire         ccn_inject,                 // A load miss entered CB.
    output wire         ccn_filtered,               // A load miss went to L2 since the core may
                                                    // have stored to its line.
    output wire         ccn_timed_out,              // A local request did not get onto the ring,
                                                    // and goes to L2.
    output wire         ccn_round_trip,             // A local request came home without an answer,
                                                    // and goes to L2.
    output wire         ccn_hit,                    // The last beat of another core's answer was
                                                    // written.
    output wire         ccn_served,                 // The first sector of a line was read for
                                                    // another core.
    output wire [3:0]   ccn_served_core,            // Number of that core. [when ccn_served is 1]
    // counter: The counters' reading port.
    input  wire [3:0]   counter_index,              // The counter to show.
    output wire [31:0]  counter_value,              // Its value.

    output wire         ram_error                   // In the cycle before, a memory gave a word
                                                    // with an error that its ECC cannot correct;
                                                    // always 0 unless macros that have ECC are in
                                                    // the wrappers of memories.
);

    localparam [1:0] KIND_LOAD = 2'd0;

    wire is_filtered;
    wire admits;
    wire [4:0] index_set_number;
    wire [27:0] index_tag;
    wire filter_answer_valid;
    wire lookup_command_reserve;
    wire lookup_command_join;
    wire lookup_command_mark_stale;
    wire lookup_command_send_direct;
    wire lookup_command_read;
    wire lookup_command_write;
    wire [1:0] lookup_command_way;
    wire lookup_evict;
    wire [32:0] lookup_evict_line;
    wire lookup_awaits_line;
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
    wire data_side_down_request_valid;
    wire [1:0] data_side_down_request_kind;
    wire [3:0] data_side_down_request_operation;
    wire [32:0] data_side_down_request_line;
    wire [3:0] data_side_down_request_sectors;
    wire [31:0] data_side_down_request_byte_enable;
    wire [255:0] data_side_down_request_data;
    wire [7:0] data_side_down_request_source;
    wire [8:0] data_side_down_request_id;
    wire data_side_down_reply_ready;
    wire data_side_is_filled;
    wire [4:0] data_side_ring_entry;
    wire [27:0] data_side_ring_done_tag;
    wire [255:0] data_side_read_data;
    wire data_side_read_core_waits;
    wire data_side_line_ready;
    wire data_side_sampling_is_sampled;
    wire data_side_ram_error;
    wire walker_clears;
    wire [4:0] walker_set_number;
    wire stop_inject_ready;
    wire stop_unserved_valid;
    wire [32:0] stop_unserved_line;
    wire [4:0] stop_unserved_entry;
    wire stop_unserved_timed_out;
    wire stop_fill_valid;
    wire [4:0] stop_fill_entry;
    wire [255:0] stop_fill_data;
    wire stop_fill_last;
    reg [4:0] stop_invalidate_set;
    reg [3:0] stop_invalidate_ways;
    wire stop_read_valid;
    wire [4:0] stop_read_set;
    wire [1:0] stop_read_way;
    wire [1:0] stop_read_sector;
    wire stop_served_valid;
    wire [3:0] stop_served_core;
    wire stop_round_trip;
    wire stop_timed_out;
    wire stop_idle;
    wire stop_ram_error;
    wire fill_port_fill_ready;
    wire fill_port_line_valid;
    wire [4:0] fill_port_line_entry;
    wire [1:0] fill_port_line_sector;
    wire [255:0] fill_port_line_data;
    wire fill_port_line_last;
    wire fill_port_direct_valid;
    wire [8:0] fill_port_direct_id;
    wire [1:0] fill_port_direct_kind;
    wire [1:0] fill_port_direct_sector;
    wire [255:0] fill_port_direct_data;
    wire fill_port_direct_last;
    wire fill_port_is_fill;
    wire down_port_miss_ready;
    wire down_port_unserved_ready;
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

    wire stays = is_busy_q && data_side_state_waits;
    wire is_free = !flush && !walker_clears && !stays;
    assign core_request_ready = is_free;
    wire accepts = core_request_valid && is_free;
    wire is_busy_d = accepts || stays;

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
        if (accepts) begin
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

    wire load_comes = core_request_kind == KIND_LOAD;
    wire filter_store_valid = accepts && !load_comes;
    wire filter_query_valid = accepts && load_comes;
    wire may_go_round = (request_kind_q == KIND_LOAD) && !bypass_l1_q && admits && !is_filtered &&
        stop_inject_ready;
    wire on_ring = lookup_command_reserve && may_go_round;
    wire is_load = request_kind_q == KIND_LOAD;
    wire lookup_state_has_room = (data_side_state_has_room || may_go_round) && (is_load ||
        !lookup_awaits_line);
    wire publishes = data_side_done_valid && !data_side_done_is_stale;
    wire stop_invalidate_valid = lookup_evict || walker_clears;

    always @* begin
        stop_invalidate_set = set_q;
        stop_invalidate_ways = 4'd1 << lookup_command_way;
        if (walker_clears) begin
            stop_invalidate_set = walker_set_number;
            stop_invalidate_ways = 4'd15;
        end
    end

    wire walker_is_idle = !is_busy_q && data_side_state_is_idle;
    wire filter_clear = flushed && !flush;
    wire is_hit = data_side_is_filled && fill_port_is_fill;
    wire throttler_hit = is_hit && data_side_sampling_is_sampled;
    wire data_side_sampling_is_sampling = !(|phase);
    assign core_status_valid = is_first_q;
    assign core_status_id = id_q;
    wire report_ring_now_filtered = lookup_command_reserve && is_filtered && admits;
    assign ram_error = lookup_ram_error || data_side_ram_error || stop_ram_error;

    (* unused *) wire unused;
    assign unused = &{1'b0, index_tag, filter_answer_valid, data_side_done_waits, stop_idle};

    set_index_linear_line33_sets32 u_index (
        .line       (core_request_line),
        .set_number (index_set_number),
        .tag        (index_tag)
    );

    own_store_filter_34efd637 u_filter (
        .clock           (clock),
        .reset           (reset),
        .store_valid     (filter_store_valid),
        .store_line      (core_request_line),
        .query_valid     (filter_query_valid),
        .query_line      (core_request_line),
        .clear           (filter_clear),
        .answer_valid    (filter_answer_valid),
        .answer_filtered (is_filtered)
    );

    request_throttler_1ebb5aae u_throttler (
        .clock   (clock),
        .reset   (reset),
        .retired (retired),
        .inject  (on_ring),
        .hit     (throttler_hit),
        .admit   (admits),
        .phase   (phase),
        .n_total (n_total),
        .n_hits  (n_hits)
    );

    l1_lookup_b6a057c8 u_lookup (
        .clock               (clock),
        .reset               (reset),
        .reads               (core_request_valid),
        .next_set            (index_set_number),
        .request_is_first    (is_first_q),
        .request_kind        (request_kind_q),
        .request_bypass_l1   (bypass_l1_q),
        .request_line        (line_q),
        .request_set_number  (set_q),
        .state_has_room      (lookup_state_has_room),
        .state_has_entry     (data_side_state_has_entry),
        .state_pending_ways  (data_side_state_pending_ways),
        .state_joinable_ways (data_side_state_joinable_ways),
        .change_publish      (publishes),
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
        .awaits_line         (lookup_awaits_line),
        .ram_error           (lookup_ram_error)
    );

    l1_data_side_c5b2ba8f u_data_side (
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
        .down_request_valid       (data_side_down_request_valid),
        .down_request_ready       (down_port_miss_ready),
        .down_request_kind        (data_side_down_request_kind),
        .down_request_operation   (data_side_down_request_operation),
        .down_request_line        (data_side_down_request_line),
        .down_request_sectors     (data_side_down_request_sectors),
        .down_request_byte_enable (data_side_down_request_byte_enable),
        .down_request_data        (data_side_down_request_data),
        .down_request_source      (data_side_down_request_source),
        .down_request_id          (data_side_down_request_id),
        .down_reply_valid         (fill_port_direct_valid),
        .down_reply_ready         (data_side_down_reply_ready),
        .down_reply_id            (fill_port_direct_id),
        .down_reply_kind          (fill_port_direct_kind),
        .down_reply_sector        (fill_port_direct_sector),
        .down_reply_data          (fill_port_direct_data),
        .down_reply_last          (fill_port_direct_last),
        .core_number              (core_number),
        .is_filled                (data_side_is_filled),
        .ring_takes_miss          (may_go_round),
        .ring_entry               (data_side_ring_entry),
        .ring_done_tag            (data_side_ring_done_tag),
        .read_valid               (stop_read_valid),
        .read_set_number          (stop_read_set),
        .read_way                 (stop_read_way),
        .read_sector              (stop_read_sector),
        .read_data                (data_side_read_data),
        .read_core_waits          (data_side_read_core_waits),
        .line_valid               (fill_port_line_valid),
        .line_ready               (data_side_line_ready),
        .line_entry               (fill_port_line_entry),
        .line_sector              (fill_port_line_sector),
        .line_data                (fill_port_line_data),
        .line_last                (fill_port_line_last),
        .sampling_is_sampling     (data_side_sampling_is_sampling),
        .sampling_is_sampled      (data_side_sampling_is_sampled),
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

    ring_stop_3ad829c6 u_stop (
        .clock                     (clock),
        .reset                     (reset),
        .core                      (core_number[3:0]),
        .inject_valid              (on_ring),
        .inject_ready              (stop_inject_ready),
        .inject_line               (line_q),
        .inject_entry              (data_side_ring_entry),
        .request_passing_valid     (request_passing_valid),
        .request_passing_ready     (request_passing_ready),
        .request_passing_line      (request_passing_line),
        .request_passing_core      (request_passing_core),
        .request_passing_entry     (request_passing_entry),
        .request_passing_travelled (request_passing_travelled),
        .request_next_valid        (request_next_valid),
        .request_next_ready        (request_next_ready),
        .request_next_line         (request_next_line),
        .request_next_core         (request_next_core),
        .request_next_entry        (request_next_entry),
        .request_next_travelled    (request_next_travelled),
        .unserved_valid            (stop_unserved_valid),
        .unserved_ready            (down_port_unserved_ready),
        .unserved_line             (stop_unserved_line),
        .unserved_entry            (stop_unserved_entry),
        .unserved_timed_out        (stop_unserved_timed_out),
        .response_passing_valid    (response_passing_valid),
        .response_passing_ready    (response_passing_ready),
        .response_passing_core     (response_passing_core),
        .response_passing_entry    (response_passing_entry),
        .response_passing_data     (response_passing_data),
        .response_passing_last     (response_passing_last),
        .response_next_valid       (response_next_valid),
        .response_next_ready       (response_next_ready),
        .response_next_core        (response_next_core),
        .response_next_entry       (response_next_entry),
        .response_next_data        (response_next_data),
        .response_next_last        (response_next_last),
        .fill_valid                (stop_fill_valid),
        .fill_ready                (fill_port_fill_ready),
        .fill_entry                (stop_fill_entry),
        .fill_data                 (stop_fill_data),
        .fill_last                 (stop_fill_last),
        .write_valid               (publishes),
        .write_set                 (data_side_done_set_number),
        .write_way                 (data_side_done_way),
        .write_tag                 (data_side_ring_done_tag),
        .invalidate_valid          (stop_invalidate_valid),
        .invalidate_set            (stop_invalidate_set),
        .invalidate_ways           (stop_invalidate_ways),
        .read_valid                (stop_read_valid),
        .read_set                  (stop_read_set),
        .read_way                  (stop_read_way),
        .read_sector               (stop_read_sector),
        .read_data                 (data_side_read_data),
        .core_waits                (data_side_read_core_waits),
        .served_valid              (stop_served_valid),
        .served_core               (stop_served_core),
        .round_trip                (stop_round_trip),
        .timed_out                 (stop_timed_out),
        .idle                      (stop_idle),
        .ram_error                 (stop_ram_error)
    );

    ccn_fill_port_d1244f3b u_fill_port (
        .clock             (clock),
        .reset             (reset),
        .down_reply_valid  (down_reply_valid),
        .down_reply_ready  (down_reply_ready),
        .down_reply_id     (down_reply_id),
        .down_reply_kind   (down_reply_kind),
        .down_reply_sector (down_reply_sector),
        .down_reply_data   (down_reply_data),
        .down_reply_last   (down_reply_last),
        .fill_valid        (stop_fill_valid),
        .fill_ready        (fill_port_fill_ready),
        .fill_entry        (stop_fill_entry),
        .fill_data         (stop_fill_data),
        .fill_last         (stop_fill_last),
        .line_valid        (fill_port_line_valid),
        .line_ready        (data_side_line_ready),
        .line_entry        (fill_port_line_entry),
        .line_sector       (fill_port_line_sector),
        .line_data         (fill_port_line_data),
        .line_last         (fill_port_line_last),
        .direct_valid      (fill_port_direct_valid),
        .direct_ready      (data_side_down_reply_ready),
        .direct_id         (fill_port_direct_id),
        .direct_kind       (fill_port_direct_kind),
        .direct_sector     (fill_port_direct_sector),
        .direct_data       (fill_port_direct_data),
        .direct_last       (fill_port_direct_last),
        .is_fill           (fill_port_is_fill)
    );

    ccn_down_port_73e6c310 u_down_port (
        .clock                    (clock),
        .reset                    (reset),
        .miss_valid               (data_side_down_request_valid),
        .miss_ready               (down_port_miss_ready),
        .miss_kind                (data_side_down_request_kind),
        .miss_operation           (data_side_down_request_operation),
        .miss_line                (data_side_down_request_line),
        .miss_sectors             (data_side_down_request_sectors),
        .miss_byte_enable         (data_side_down_request_byte_enable),
        .miss_data                (data_side_down_request_data),
        .miss_source              (data_side_down_request_source),
        .miss_id                  (data_side_down_request_id),
        .unserved_valid           (stop_unserved_valid),
        .unserved_ready           (down_port_unserved_ready),
        .unserved_line            (stop_unserved_line),
        .unserved_entry           (stop_unserved_entry),
        .unserved_timed_out       (stop_unserved_timed_out),
        .down_request_valid       (down_request_valid),
        .down_request_ready       (down_request_ready),
        .down_request_kind        (down_request_kind),
        .down_request_operation   (down_request_operation),
        .down_request_line        (down_request_line),
        .down_request_sectors     (down_request_sectors),
        .down_request_byte_enable (down_request_byte_enable),
        .down_request_data        (down_request_data),
        .down_request_source      (down_request_source),
        .down_request_id          (down_request_id)
    );

    ccn_report_5d6831a7 u_report (
        .clock                  (clock),
        .reset                  (reset),
        .now_looks_up           (is_first_q),
        .now_status             (core_status_word),
        .now_evicts             (lookup_evict),
        .now_evicted_line       (lookup_evict_line),
        .now_fills              (data_side_is_filled),
        .ring_now_inject        (on_ring),
        .ring_now_filtered      (report_ring_now_filtered),
        .ring_now_timed_out     (stop_timed_out),
        .ring_now_round_trip    (stop_round_trip),
        .ring_now_hit           (is_hit),
        .ring_now_served        (stop_served_valid),
        .ring_now_served_core   (stop_served_core),
        .event_hit              (event_hit),
        .event_hit_pending      (event_hit_pending),
        .event_miss             (event_miss),
        .event_bypass           (event_bypass),
        .event_reservation_fail (event_reservation_fail),
        .event_evict            (event_evict),
        .event_fill             (event_fill),
        .evict_line             (evict_line),
        .ccn_inject             (ccn_inject),
        .ccn_filtered           (ccn_filtered),
        .ccn_timed_out          (ccn_timed_out),
        .ccn_round_trip         (ccn_round_trip),
        .ccn_hit                (ccn_hit),
        .ccn_served             (ccn_served),
        .ccn_served_core        (ccn_served_core),
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
            is_first_q <= accepts;
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
