// warpcache 0.1.0
`default_nettype none

// A core's L1 data cache that it shares with other cores: home to its lines, private or shared as
// DynEB chooses.
module shared_l1_89024ca3 (
    input  wire         clock,
    input  wire         reset,
    // core_request: Requests of the core; with bypass_l1 it is not answered from, or kept in, any
    // L1.
    input  wire         core_request_valid,              // A beat is offered.
    output wire         core_request_ready,              // The beat that is offered is taken.
    input  wire [1:0]   core_request_kind,               // Kind of the request. [0=load, 1=store,
                                                         // 2=atomic]
    input  wire [3:0]   core_request_operation,          // An atomic's operation; passed on as it
                                                         // is, for loads and stores too.
    input  wire [32:0]  core_request_line,               // Line address.
    input  wire [3:0]   core_request_sectors,            // Sectors of the line; exactly one for a
                                                         // store or an atomic.
    input  wire [31:0]  core_request_byte_enable,        // Bytes of the sector that a store writes;
                                                         // passed on as it is.
    input  wire [255:0] core_request_data,               // The sector's new bytes; passed on as it
                                                         // is.
    input  wire         core_request_bypass_l1,          // A direct request: not to be answered
                                                         // from, or kept in, this cache.
    input  wire [7:0]   core_request_id,                 // Identifier, which the replies return;
                                                         // until the last beat of its reply no
                                                         // other request has it.
    // core_status: Outcome of the request in lookup.
    output wire         core_status_valid,               // There is one in this cycle.
    output wire [7:0]   core_status_id,                  // Its identifier.
    output wire [2:0]   core_status_word,                // Outcome of the request in lookup.
                                                         // [0=hit, 1=hit_pending, 2=miss, 3=bypass,
                                                         // 4=reservation_fail]
    // core_reply: Beats to the core.
    output wire         core_reply_valid,                // A beat is offered.
    input  wire         core_reply_ready,                // The beat that is offered is taken.
    output wire [7:0]   core_reply_id,                   // Identifier of the request answered.
    output wire [1:0]   core_reply_sector,               // Sector of the line; 0 for a store.
    output wire [255:0] core_reply_data,                 // The sector's bytes; an atomic's old
                                                         // bytes; 0 for a store.
    output wire         core_reply_last,                 // No other beat of this reply follows.
    // remote_request_out: Requests that leave for homes; remote_request_out_source is core_number.
    output wire         remote_request_out_valid,        // A beat is offered.
    input  wire         remote_request_out_ready,        // The beat that is offered is taken.
    output wire [4:0]   remote_request_out_home,         // Number of the core that the request is
                                                         // sent to.
    output wire [1:0]   remote_request_out_kind,         // Kind of the request. [0=load, 1=store,
                                                         // 2=atomic, 3=direct_load]
    output wire [3:0]   remote_request_out_operation,    // An atomic's operation.
    output wire [32:0]  remote_request_out_line,         // Line address.
    output wire [3:0]   remote_request_out_sectors,      // Sectors wanted or written.
    output wire [31:0]  remote_request_out_byte_enable,  // Bytes of the sector that a store writes.
    output wire [255:0] remote_request_out_data,         // The sector's new bytes.
    output wire [4:0]   remote_request_out_source,       // Number of the core that asks.
    output wire [7:0]   remote_request_out_id,           // Its identifier of the request.
    // remote_in: Requests of other cores.
    input  wire         remote_in_valid,                 // A beat is offered.
    output wire         remote_in_ready,                 // The beat that is offered is taken.
    input  wire [1:0]   remote_in_kind,                  // Kind of the request. [0=load, 1=store,
                                                         // 2=atomic, 3=direct_load]
    input  wire [3:0]   remote_in_operation,             // An atomic's operation.
    input  wire [32:0]  remote_in_line,                  // Line address.
    input  wire [3:0]   remote_in_sectors,               // Sectors of the line; exactly one for a
                                                         // store or an atomic.
    input  wire [31:0]  remote_in_byte_enable,           // Bytes of the sector that a store writes.
    input  wire [255:0] remote_in_data,                  // The sector's new bytes.
    input  wire [4:0]   remote_in_source,                // Number of the core that asks.
    input  wire [7:0]   remote_in_id,                    // Its identifier of the request.
    // home_status: Outcome of the request in lookup.
    output wire         home_status_valid,               // There is one in this cycle.
    output wire [4:0]   home_status_core,                // Number of the core that asks.
    output wire [7:0]   home_status_id,                  // Its identifier of the request.
    output wire [2:0]   home_status_word,                // Outcome of the request in lookup.
                                                         // [0=hit, 1=hit_pending, 2=miss, 3=bypass,
                                                         // 4=reservation_fail]
    // l2_out: Requests to L2; R11 says what l2_out_id is.
    output wire         l2_out_valid,                    // A beat is offered.
    input  wire         l2_out_ready,                    // The beat that is offered is taken.
    output wire [1:0]   l2_out_kind,                     // Kind of the request. [0=load, 1=store,
                                                         // 2=atomic]
    output wire [3:0]   l2_out_operation,                // The core's operation; it means something
                                                         // for an atomic alone.
    output wire [32:0]  l2_out_line,                     // Line address.
    output wire [3:0]   l2_out_sectors,                  // Sectors wanted or written: all of them
                                                         // for a miss, else the core's.
    output wire [31:0]  l2_out_byte_enable,              // The core's bytes to be written.
    output wire [255:0] l2_out_data,                     // The core's new bytes.
    output wire [7:0]   l2_out_source,                   // Number of the core.
    output wire [11:0]  l2_out_id,                       // Identifier that the reply carries,
                                                         // different from that of every request of
                                                         // this source in flight. The top bit is
                                                         // set, and the requester's identifier
                                                         // below it, for a direct request; else it
                                                         // is the number of the MSHR entry.
    // l2_in: Beats of its replies.
    input  wire         l2_in_valid,                     // A beat is offered.
    output wire         l2_in_ready,                     // The beat that is offered is taken.
    input  wire [11:0]  l2_in_id,                        // The identifier of the request answered.
                                                         // ready depends on it while valid is false
                                                         // too: no x, then.
    input  wire [1:0]   l2_in_kind,                      // The kind of the request answered.
                                                         // [0=load, 1=store, 2=atomic]
    input  wire [1:0]   l2_in_sector,                    // Sector of the line; anything for a
                                                         // store.
    input  wire [255:0] l2_in_data,                      // The sector's bytes; anything for a
                                                         // store.
    input  wire         l2_in_last,                      // No other beat of this reply follows.
    // remote_out: Beats of packets to other cores; a header's bytes are 0.
    output wire         remote_out_valid,                // A beat is offered.
    input  wire         remote_out_ready,                // The beat that is offered is taken.
    output wire         remote_out_header,               // First beat of a packet; data beats
                                                         // follow.
    output wire [4:0]   remote_out_core,                 // The core that the packet goes to.
    output wire [7:0]   remote_out_id,                   // Identifier of its request.
    output wire [3:0]   remote_out_sectors,              // Sectors of the packet.
    output wire [255:0] remote_out_data,                 // The sector's bytes; in a header they say
                                                         // nothing.
    output wire         remote_out_last,                 // No beat of this packet follows.
    // remote_reply_in: Beats of homes' packets.
    input  wire         remote_reply_in_valid,           // A beat is offered.
    output wire         remote_reply_in_ready,           // The beat that is offered is taken.
    input  wire [7:0]   remote_reply_in_id,              // Identifier of the request answered; read
                                                         // in a header.
    input  wire [3:0]   remote_reply_in_sectors,         // Sectors of the packet; read in a header.
    input  wire [255:0] remote_reply_in_data,            // The sector's bytes; read in a sector
                                                         // beat.

    input  wire [4:0]   core_number,                     // Number of this core, below cores;
                                                         // constant.
    input  wire         flush,                           // Empty the cache. May rise and fall at
                                                         // any time; a cluster holds it until every
                                                         // node outputs flushed.
    output wire         flushed,                         // The cache is empty; stays until flush
                                                         // has fallen: if that was in the walk, for
                                                         // one cycle, in which requests are
                                                         // accepted, and not at all if it was
                                                         // before.
    output wire [1:0]   phase,                           // State of dyneb. [0=sampling,
                                                         // 1=execute_private, 2=execute_shared]
    output wire         even_sets_shared,                // Even sets are treated as shared.
    output wire         odd_sets_shared,                 // Odd sets are treated as shared.
    output wire         decision_valid,                  // A decision of dyneb takes effect in this
                                                         // cycle.
    output wire         decision_shared,                 // True if the decision is for shared mode,
                                                         // false for private. [when decision_valid
                                                         // is 1]
    // event: Events of core_status and of lines.
    output wire         event_hit,                       // The status is hit.
    output wire         event_hit_pending,               // The status is hit_pending.
    output wire         event_miss,                      // The status is miss.
    output wire         event_bypass,                    // The status is bypass.
    output wire         event_reservation_fail,          // The status is reservation_fail.
    output wire         event_evict,                     // A readable line becomes invalid.
    output wire         event_fill,                      // The last beat of a line is written.
    // evict: The line that becomes invalid by a request.
    output wire [32:0]  evict_line,                      // Its address. [when event_evict is 1]
    // counter: The counters' reading port.
    input  wire [3:0]   counter_index,                   // The counter to show.
    output wire [31:0]  counter_value,                   // Its value.

    output wire         ram_error                        // In the cycle before, a memory gave a
                                                         // word with an error that its ECC cannot
                                                         // correct; always 0 unless macros that
                                                         // have ECC are in the wrappers of
                                                         // memories.
);

    localparam [3:0] MISS_QUEUE = 4'd8;

    wire [10:0] beat_id;
    reg intake_admits;
    wire intake_taken_valid;
    wire [4:0] intake_taken_requester_core;
    wire [7:0] intake_taken_requester_id;
    wire [3:0] intake_taken_requester_sectors;
    wire intake_reads;
    wire [4:0] intake_next_set;
    wire intake_is_busy;
    wire intake_is_first;
    wire intake_is_remote;
    wire [1:0] intake_held_request_kind;
    wire [3:0] intake_held_request_operation;
    wire [32:0] intake_held_request_line;
    wire [4:0] intake_held_request_set_number;
    wire [3:0] intake_held_request_sectors;
    wire [31:0] intake_held_request_byte_enable;
    wire [255:0] intake_held_request_data;
    wire [10:0] intake_held_request_id;
    wire intake_held_bypass_l1;
    wire intake_held_skips_tags;
    wire intake_held_is_foreign;
    wire intake_held_route_leaves;
    wire intake_held_route_to_home;
    wire intake_held_route_is_shared;
    wire [4:0] intake_held_route_home;
    wire tags_verdict_leaves_now;
    wire tags_done_is_released;
    wire [1:0] tags_request_kind;
    wire [3:0] tags_request_operation;
    wire [32:0] tags_request_line;
    wire [4:0] tags_request_set_number;
    wire [3:0] tags_request_sectors;
    wire [31:0] tags_request_byte_enable;
    wire [255:0] tags_request_data;
    wire [10:0] tags_request_id;
    wire tags_command_reserve;
    wire tags_command_join;
    wire tags_command_mark_stale;
    wire tags_command_send_direct;
    wire tags_command_read;
    wire tags_command_write;
    wire [1:0] tags_command_way;
    wire tags_outcome_evict;
    wire [32:0] tags_outcome_evict_line;
    wire tags_ram_error;
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
    reg data_side_core_reply_ready;
    wire [1:0] data_side_core_reply_sector;
    wire [255:0] data_side_core_reply_data;
    wire data_side_core_reply_last;
    wire data_side_down_reply_ready;
    wire data_side_is_filled;
    wire data_side_sources_has_local;
    wire data_side_sources_done_mark;
    wire data_side_ram_error;
    wire walker_clears;
    wire [4:0] walker_set_number;
    wire issue_verdict_is_refused;
    wire issue_verdict_has_room;
    wire [3:0] issue_reply_sectors;
    wire [1:0] issue_reply_kind;
    wire issue_reply_is_shared;
    wire issue_is_idle;
    wire from_l2_pop_valid;
    wire [11:0] from_l2_pop_id;
    wire [1:0] from_l2_pop_kind;
    wire [1:0] from_l2_pop_sector;
    wire [255:0] from_l2_pop_data;
    wire from_l2_pop_last;
    wire [3:0] from_l2_count;
    wire [4:0] packets_take_entry;
    wire packets_beat_ready;
    reg [4:0] requester_core_q;
    reg [7:0] requester_id_q;
    wire reply_arbiter_beat_ready;
    wire [7:0] reply_arbiter_request_id;
    wire reply_arbiter_request_l1_done;
    wire reply_arbiter_request_packet_done;
    wire [3:0] queued;
    wire has_entry;
    wire has_beat;

    always @* begin
        intake_admits = has_entry && (queued < MISS_QUEUE);
        if (intake_is_first) begin
            intake_admits = has_entry && (queued < 4'd7);
        end
    end

    wire [7:0] data_side_core_number = {3'd0, core_number};
    wire is_remote = beat_id[10];
    wire packets_beat_valid = has_beat && is_remote;
    wire reply_arbiter_beat_valid = has_beat && !is_remote;

    always @* begin
        data_side_core_reply_ready = reply_arbiter_beat_ready;
        if (is_remote) begin
            data_side_core_reply_ready = packets_beat_ready;
        end
    end

    wire issue_reply_done = reply_arbiter_request_l1_done || reply_arbiter_request_packet_done;
    wire walker_is_idle = !intake_is_busy && data_side_state_is_idle && issue_is_idle;
    wire is_local = intake_is_first && !intake_is_remote;
    assign core_status_valid = is_local;
    assign core_status_id = intake_held_request_id[7:0];
    assign home_status_valid = intake_is_first && intake_is_remote;
    assign home_status_core = requester_core_q;
    assign home_status_id = requester_id_q;
    assign home_status_word = core_status_word;
    assign ram_error = tags_ram_error || data_side_ram_error;

    (* unused *) wire unused;
    assign unused = &{1'b0, from_l2_count};

    node_intake_d463946e u_intake (
        .clock                    (clock),
        .reset                    (reset),
        .core_request_valid       (core_request_valid),
        .core_request_ready       (core_request_ready),
        .core_request_kind        (core_request_kind),
        .core_request_operation   (core_request_operation),
        .core_request_line        (core_request_line),
        .core_request_sectors     (core_request_sectors),
        .core_request_byte_enable (core_request_byte_enable),
        .core_request_data        (core_request_data),
        .core_request_bypass_l1   (core_request_bypass_l1),
        .core_request_id          (core_request_id),
        .remote_in_valid          (remote_in_valid),
        .remote_in_ready          (remote_in_ready),
        .remote_in_kind           (remote_in_kind),
        .remote_in_operation      (remote_in_operation),
        .remote_in_line           (remote_in_line),
        .remote_in_sectors        (remote_in_sectors),
        .remote_in_byte_enable    (remote_in_byte_enable),
        .remote_in_data           (remote_in_data),
        .remote_in_source         (remote_in_source),
        .remote_in_id             (remote_in_id),
        .even_sets_shared         (even_sets_shared),
        .odd_sets_shared          (odd_sets_shared),
        .core_number              (core_number),
        .flush                    (flush),
        .admits                   (intake_admits),
        .stops                    (walker_clears),
        .waits                    (data_side_state_waits),
        .taken_valid              (intake_taken_valid),
        .taken_requester_core     (intake_taken_requester_core),
        .taken_requester_id       (intake_taken_requester_id),
        .taken_requester_sectors  (intake_taken_requester_sectors),
        .taken_entry              (packets_take_entry),
        .reads                    (intake_reads),
        .next_set                 (intake_next_set),
        .is_busy                  (intake_is_busy),
        .is_first                 (intake_is_first),
        .is_remote                (intake_is_remote),
        .held_request_kind        (intake_held_request_kind),
        .held_request_operation   (intake_held_request_operation),
        .held_request_line        (intake_held_request_line),
        .held_request_set_number  (intake_held_request_set_number),
        .held_request_sectors     (intake_held_request_sectors),
        .held_request_byte_enable (intake_held_request_byte_enable),
        .held_request_data        (intake_held_request_data),
        .held_request_id          (intake_held_request_id),
        .held_bypass_l1           (intake_held_bypass_l1),
        .held_skips_tags          (intake_held_skips_tags),
        .held_is_foreign          (intake_held_is_foreign),
        .held_route_leaves        (intake_held_route_leaves),
        .held_route_to_home       (intake_held_route_to_home),
        .held_route_is_shared     (intake_held_route_is_shared),
        .held_route_home          (intake_held_route_home)
    );

    shared_tag_stage_4c80f42c u_tags (
        .clock                    (clock),
        .reset                    (reset),
        .reads                    (intake_reads),
        .next_set                 (intake_next_set),
        .is_first                 (intake_is_first),
        .is_remote                (intake_is_remote),
        .held_request_kind        (intake_held_request_kind),
        .held_request_operation   (intake_held_request_operation),
        .held_request_line        (intake_held_request_line),
        .held_request_set_number  (intake_held_request_set_number),
        .held_request_sectors     (intake_held_request_sectors),
        .held_request_byte_enable (intake_held_request_byte_enable),
        .held_request_data        (intake_held_request_data),
        .held_request_id          (intake_held_request_id),
        .held_bypass_l1           (intake_held_bypass_l1),
        .held_skips_tags          (intake_held_skips_tags),
        .held_is_foreign          (intake_held_is_foreign),
        .held_route_leaves        (intake_held_route_leaves),
        .held_route_to_home       (intake_held_route_to_home),
        .held_route_is_shared     (intake_held_route_is_shared),
        .held_route_home          (intake_held_route_home),
        .verdict_leaves_now       (tags_verdict_leaves_now),
        .verdict_is_refused       (issue_verdict_is_refused),
        .verdict_has_room         (issue_verdict_has_room),
        .state_has_room           (data_side_state_has_room),
        .state_has_entry          (data_side_state_has_entry),
        .state_pending_ways       (data_side_state_pending_ways),
        .state_joinable_ways      (data_side_state_joinable_ways),
        .state_waits              (data_side_state_waits),
        .state_is_idle            (data_side_state_is_idle),
        .done_valid               (data_side_done_valid),
        .done_is_stale            (data_side_done_is_stale),
        .done_waits               (data_side_done_waits),
        .done_is_released         (tags_done_is_released),
        .done_set_number          (data_side_done_set_number),
        .done_way                 (data_side_done_way),
        .sharing_even_sets        (even_sets_shared),
        .sharing_odd_sets         (odd_sets_shared),
        .sharing_has_local        (data_side_sources_has_local),
        .sharing_done_is_foreign  (data_side_sources_done_mark),
        .clears                   (walker_clears),
        .cleared_set              (walker_set_number),
        .request_kind             (tags_request_kind),
        .request_operation        (tags_request_operation),
        .request_line             (tags_request_line),
        .request_set_number       (tags_request_set_number),
        .request_sectors          (tags_request_sectors),
        .request_byte_enable      (tags_request_byte_enable),
        .request_data             (tags_request_data),
        .request_id               (tags_request_id),
        .command_reserve          (tags_command_reserve),
        .command_join             (tags_command_join),
        .command_mark_stale       (tags_command_mark_stale),
        .command_send_direct      (tags_command_send_direct),
        .command_read             (tags_command_read),
        .command_write            (tags_command_write),
        .command_way              (tags_command_way),
        .outcome_status           (core_status_word),
        .outcome_evict            (tags_outcome_evict),
        .outcome_evict_line       (tags_outcome_evict_line),
        .ram_error                (tags_ram_error)
    );

    l1_data_side_d8437065 u_data_side (
        .clock                    (clock),
        .reset                    (reset),
        .request_kind             (tags_request_kind),
        .request_operation        (tags_request_operation),
        .request_line             (tags_request_line),
        .request_set_number       (tags_request_set_number),
        .request_sectors          (tags_request_sectors),
        .request_byte_enable      (tags_request_byte_enable),
        .request_data             (tags_request_data),
        .request_id               (tags_request_id),
        .command_reserve          (tags_command_reserve),
        .command_join             (tags_command_join),
        .command_mark_stale       (tags_command_mark_stale),
        .command_send_direct      (tags_command_send_direct),
        .command_read             (tags_command_read),
        .command_write            (tags_command_write),
        .command_way              (tags_command_way),
        .state_has_room           (data_side_state_has_room),
        .state_has_entry          (data_side_state_has_entry),
        .state_pending_ways       (data_side_state_pending_ways),
        .state_joinable_ways      (data_side_state_joinable_ways),
        .state_waits              (data_side_state_waits),
        .state_is_idle            (data_side_state_is_idle),
        .done_valid               (data_side_done_valid),
        .done_is_stale            (data_side_done_is_stale),
        .done_waits               (data_side_done_waits),
        .done_is_released         (tags_done_is_released),
        .done_set_number          (data_side_done_set_number),
        .done_way                 (data_side_done_way),
        .core_reply_valid         (has_beat),
        .core_reply_ready         (data_side_core_reply_ready),
        .core_reply_id            (beat_id),
        .core_reply_sector        (data_side_core_reply_sector),
        .core_reply_data          (data_side_core_reply_data),
        .core_reply_last          (data_side_core_reply_last),
        .down_request_valid       (l2_out_valid),
        .down_request_ready       (l2_out_ready),
        .down_request_kind        (l2_out_kind),
        .down_request_operation   (l2_out_operation),
        .down_request_line        (l2_out_line),
        .down_request_sectors     (l2_out_sectors),
        .down_request_byte_enable (l2_out_byte_enable),
        .down_request_data        (l2_out_data),
        .down_request_source      (l2_out_source),
        .down_request_id          (l2_out_id),
        .down_reply_valid         (from_l2_pop_valid),
        .down_reply_ready         (data_side_down_reply_ready),
        .down_reply_id            (from_l2_pop_id),
        .down_reply_kind          (from_l2_pop_kind),
        .down_reply_sector        (from_l2_pop_sector),
        .down_reply_data          (from_l2_pop_data),
        .down_reply_last          (from_l2_pop_last),
        .core_number              (data_side_core_number),
        .is_filled                (data_side_is_filled),
        .sources_mark             (intake_held_is_foreign),
        .sources_has_local        (data_side_sources_has_local),
        .sources_done_mark        (data_side_sources_done_mark),
        .sources_queued           (queued),
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

    remote_request_issue_166dfd18 u_issue (
        .clock                          (clock),
        .reset                          (reset),
        .request_kind                   (intake_held_request_kind),
        .request_operation              (intake_held_request_operation),
        .request_line                   (intake_held_request_line),
        .request_set_number             (intake_held_request_set_number),
        .request_sectors                (intake_held_request_sectors),
        .request_byte_enable            (intake_held_request_byte_enable),
        .request_data                   (intake_held_request_data),
        .request_id                     (intake_held_request_id),
        .route_leaves                   (intake_held_route_leaves),
        .route_to_home                  (intake_held_route_to_home),
        .route_is_shared                (intake_held_route_is_shared),
        .route_home                     (intake_held_route_home),
        .bypass_l1                      (intake_held_bypass_l1),
        .verdict_leaves_now             (tags_verdict_leaves_now),
        .verdict_is_refused             (issue_verdict_is_refused),
        .verdict_has_room               (issue_verdict_has_room),
        .reply_id                       (reply_arbiter_request_id),
        .reply_done                     (issue_reply_done),
        .reply_sectors                  (issue_reply_sectors),
        .reply_kind                     (issue_reply_kind),
        .reply_is_shared                (issue_reply_is_shared),
        .core_number                    (core_number),
        .is_idle                        (issue_is_idle),
        .remote_request_out_valid       (remote_request_out_valid),
        .remote_request_out_ready       (remote_request_out_ready),
        .remote_request_out_home        (remote_request_out_home),
        .remote_request_out_kind        (remote_request_out_kind),
        .remote_request_out_operation   (remote_request_out_operation),
        .remote_request_out_line        (remote_request_out_line),
        .remote_request_out_sectors     (remote_request_out_sectors),
        .remote_request_out_byte_enable (remote_request_out_byte_enable),
        .remote_request_out_data        (remote_request_out_data),
        .remote_request_out_source      (remote_request_out_source),
        .remote_request_out_id          (remote_request_out_id)
    );

    down_reply_queue_width273_depth8_5a00e5e8 u_from_l2 (
        .clock       (clock),
        .reset       (reset),
        .push_valid  (l2_in_valid),
        .push_ready  (l2_in_ready),
        .push_id     (l2_in_id),
        .push_kind   (l2_in_kind),
        .push_sector (l2_in_sector),
        .push_data   (l2_in_data),
        .push_last   (l2_in_last),
        .pop_valid   (from_l2_pop_valid),
        .pop_ready   (data_side_down_reply_ready),
        .pop_id      (from_l2_pop_id),
        .pop_kind    (from_l2_pop_kind),
        .pop_sector  (from_l2_pop_sector),
        .pop_data    (from_l2_pop_data),
        .pop_last    (from_l2_pop_last),
        .count       (from_l2_count)
    );

    home_packets_bd2e0920 u_packets (
        .clock                  (clock),
        .reset                  (reset),
        .take_valid             (intake_taken_valid),
        .take_requester_core    (intake_taken_requester_core),
        .take_requester_id      (intake_taken_requester_id),
        .take_requester_sectors (intake_taken_requester_sectors),
        .take_entry             (packets_take_entry),
        .has_free               (has_entry),
        .beat_valid             (packets_beat_valid),
        .beat_ready             (packets_beat_ready),
        .beat_entry             (beat_id[4:0]),
        .beat_sector            (data_side_core_reply_sector),
        .beat_data              (data_side_core_reply_data),
        .beat_last              (data_side_core_reply_last),
        .remote_out_valid       (remote_out_valid),
        .remote_out_ready       (remote_out_ready),
        .remote_out_header      (remote_out_header),
        .remote_out_core        (remote_out_core),
        .remote_out_id          (remote_out_id),
        .remote_out_sectors     (remote_out_sectors),
        .remote_out_data        (remote_out_data),
        .remote_out_last        (remote_out_last)
    );

    reply_arbiter_c38d34ad u_reply_arbiter (
        .clock                   (clock),
        .reset                   (reset),
        .beat_valid              (reply_arbiter_beat_valid),
        .beat_ready              (reply_arbiter_beat_ready),
        .beat_id                 (beat_id[7:0]),
        .beat_sector             (data_side_core_reply_sector),
        .beat_data               (data_side_core_reply_data),
        .beat_last               (data_side_core_reply_last),
        .remote_reply_in_valid   (remote_reply_in_valid),
        .remote_reply_in_ready   (remote_reply_in_ready),
        .remote_reply_in_id      (remote_reply_in_id),
        .remote_reply_in_sectors (remote_reply_in_sectors),
        .remote_reply_in_data    (remote_reply_in_data),
        .request_id              (reply_arbiter_request_id),
        .request_sectors         (issue_reply_sectors),
        .request_l1_done         (reply_arbiter_request_l1_done),
        .request_packet_done     (reply_arbiter_request_packet_done),
        .core_reply_valid        (core_reply_valid),
        .core_reply_ready        (core_reply_ready),
        .core_reply_id           (core_reply_id),
        .core_reply_sector       (core_reply_sector),
        .core_reply_data         (core_reply_data),
        .core_reply_last         (core_reply_last)
    );

    dyneb_accounting_6c13beb9 u_accounting (
        .clock                  (clock),
        .reset                  (reset),
        .looked_valid           (is_local),
        .looked_status          (core_status_word),
        .looked_is_shared       (intake_held_route_is_shared),
        .ended_is_l1            (reply_arbiter_request_l1_done),
        .ended_counts           (beat_id[8]),
        .ended_l1_is_shared     (beat_id[9]),
        .ended_is_packet        (reply_arbiter_request_packet_done),
        .ended_packet_kind      (issue_reply_kind),
        .ended_packet_is_shared (issue_reply_is_shared),
        .evicts                 (tags_outcome_evict),
        .evicted_line           (tags_outcome_evict_line),
        .fills                  (data_side_is_filled),
        .modes_phase            (phase),
        .modes_even_sets_shared (even_sets_shared),
        .modes_odd_sets_shared  (odd_sets_shared),
        .modes_decision_valid   (decision_valid),
        .modes_decision_shared  (decision_shared),
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
            requester_core_q <= 5'd0;
            requester_id_q <= 8'd0;
        end else begin
            requester_core_q <= intake_taken_requester_core;
            requester_id_q <= intake_taken_requester_id;
        end
    end
endmodule

`default_nettype wire
