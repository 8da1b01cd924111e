// warpcache 0.1.0: shared_l1 of design pact20
// paper: pact20 section 3, section 4
`default_nettype none

// A core's L1 data cache that it shares with other cores: home to its own lines, private or shared
// as DynEB chooses.
module shared_l1 (
    input  wire         clock,
    input  wire         reset,
    // core_request
    input  wire         core_request_valid,
    output wire         core_request_ready,
    input  wire [1:0]   core_request_kind,
    input  wire [3:0]   core_request_operation,
    input  wire [32:0]  core_request_line,
    input  wire [3:0]   core_request_sectors,
    input  wire [31:0]  core_request_byte_enable,
    input  wire [255:0] core_request_data,
    input  wire         core_request_bypass_l1,
    input  wire [7:0]   core_request_id,
    // core_status
    output wire         core_status_valid,
    output wire [7:0]   core_status_id,
    output wire [2:0]   core_status_word,
    // core_reply
    output wire         core_reply_valid,
    input  wire         core_reply_ready,
    output wire [7:0]   core_reply_id,
    output wire [1:0]   core_reply_sector,
    output wire [255:0] core_reply_data,
    output wire         core_reply_last,
    // remote_request_out
    output wire         remote_request_out_valid,
    input  wire         remote_request_out_ready,
    output wire [4:0]   remote_request_out_home,
    output wire [1:0]   remote_request_out_kind,
    output wire [3:0]   remote_request_out_operation,
    output wire [32:0]  remote_request_out_line,
    output wire [3:0]   remote_request_out_sectors,
    output wire [31:0]  remote_request_out_byte_enable,
    output wire [255:0] remote_request_out_data,
    output wire [4:0]   remote_request_out_source,
    output wire [7:0]   remote_request_out_id,
    // remote_in
    input  wire         remote_in_valid,
    output wire         remote_in_ready,
    input  wire [1:0]   remote_in_kind,
    input  wire [3:0]   remote_in_operation,
    input  wire [32:0]  remote_in_line,
    input  wire [3:0]   remote_in_sectors,
    input  wire [31:0]  remote_in_byte_enable,
    input  wire [255:0] remote_in_data,
    input  wire [4:0]   remote_in_source,
    input  wire [7:0]   remote_in_id,
    // home_status
    output wire         home_status_valid,
    output wire [4:0]   home_status_core,
    output wire [7:0]   home_status_id,
    output wire [2:0]   home_status_word,
    // l2_out
    output wire         l2_out_valid,
    input  wire         l2_out_ready,
    output wire [1:0]   l2_out_kind,
    output wire [3:0]   l2_out_operation,
    output wire [32:0]  l2_out_line,
    output wire [3:0]   l2_out_sectors,
    output wire [31:0]  l2_out_byte_enable,
    output wire [255:0] l2_out_data,
    output wire [7:0]   l2_out_source,
    output wire [11:0]  l2_out_id,
    // l2_in
    input  wire         l2_in_valid,
    output wire         l2_in_ready,
    input  wire [11:0]  l2_in_id,
    input  wire [1:0]   l2_in_kind,
    input  wire [1:0]   l2_in_sector,
    input  wire [255:0] l2_in_data,
    input  wire         l2_in_last,
    // remote_out
    output wire         remote_out_valid,
    input  wire         remote_out_ready,
    output wire         remote_out_header,
    output wire [4:0]   remote_out_core,
    output wire [7:0]   remote_out_id,
    output wire [3:0]   remote_out_sectors,
    output wire [255:0] remote_out_data,
    output wire         remote_out_last,
    // remote_reply_in
    input  wire         remote_reply_in_valid,
    output wire         remote_reply_in_ready,
    input  wire [7:0]   remote_reply_in_id,
    input  wire [3:0]   remote_reply_in_sectors,
    input  wire [255:0] remote_reply_in_data,

    input  wire [4:0]   core_number,
    input  wire         flush,
    output wire         flushed,
    output wire [1:0]   phase,
    output wire         even_sets_shared,
    output wire         odd_sets_shared,
    output wire         decision_valid,
    output wire         decision_shared,
    // event
    output wire         event_hit,
    output wire         event_hit_pending,
    output wire         event_miss,
    output wire         event_bypass,
    output wire         event_reservation_fail,
    output wire         event_evict,
    output wire         event_fill,
    // evict
    output wire [32:0]  evict_line,
    // counter
    input  wire [3:0]   counter_index,
    output wire [31:0]  counter_value
);

    wire [10:0] beat_id;
    reg intake_admits;
    wire intake_taken_valid;
    wire [4:0] intake_taken_asker_core;
    wire [7:0] intake_taken_asker_id;
    wire [3:0] intake_taken_asker_sectors;
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
    wire data_side_sources_has_own;
    wire data_side_sources_done_mark;
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
    reg [4:0] asker_core_q;
    reg [7:0] asker_id_q;
    wire reply_arbiter_beat_ready;
    wire [7:0] reply_arbiter_request_id;
    wire reply_arbiter_request_l1_done;
    wire reply_arbiter_request_packet_done;
    wire [3:0] queued;
    wire has_entry;
    wire has_beat;

    always @* begin
        intake_admits = has_entry && (queued < 4'd8);
        if (intake_is_first) begin
            intake_admits = has_entry && (queued < 4'd7);
        end
    end

    wire [7:0] data_side_core_number = {3'd0, core_number};
    wire is_others = beat_id[10];
    wire packets_beat_valid = has_beat && is_others;
    wire reply_arbiter_beat_valid = has_beat && !is_others;

    always @* begin
        data_side_core_reply_ready = reply_arbiter_beat_ready;
        if (is_others) begin
            data_side_core_reply_ready = packets_beat_ready;
        end
    end

    wire issue_reply_done = reply_arbiter_request_l1_done || reply_arbiter_request_packet_done;
    wire walker_is_idle = !intake_is_busy && data_side_state_is_idle && issue_is_idle;
    wire is_own = intake_is_first && !intake_is_remote;
    assign core_status_valid = is_own;
    assign core_status_id = intake_held_request_id[7:0];
    assign home_status_valid = intake_is_first && intake_is_remote;
    assign home_status_core = asker_core_q;
    assign home_status_id = asker_id_q;
    assign home_status_word = core_status_word;

    (* unused *) wire unused;
    assign unused = &{1'b0, from_l2_count};

    node_intake_e44105f9 u_intake (
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
        .taken_asker_core         (intake_taken_asker_core),
        .taken_asker_id           (intake_taken_asker_id),
        .taken_asker_sectors      (intake_taken_asker_sectors),
        .taken_entry              (packets_take_entry),
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

    shared_tag_stage_a1d9042c u_tags (
        .clock                    (clock),
        .reset                    (reset),
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
        .sharing_has_own          (data_side_sources_has_own),
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
        .outcome_evict_line       (tags_outcome_evict_line)
    );

    l1_data_side_4ca6a213 u_data_side (
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
        .sources_has_own          (data_side_sources_has_own),
        .sources_done_mark        (data_side_sources_done_mark),
        .sources_queued           (queued)
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

    remote_request_issue_7c8d9440 u_issue (
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

    down_reply_queue_width273_depth8_08cabfc5 u_from_l2 (
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

    home_packets_0b874fd4 u_packets (
        .clock              (clock),
        .reset              (reset),
        .take_valid         (intake_taken_valid),
        .take_asker_core    (intake_taken_asker_core),
        .take_asker_id      (intake_taken_asker_id),
        .take_asker_sectors (intake_taken_asker_sectors),
        .take_entry         (packets_take_entry),
        .has_free           (has_entry),
        .beat_valid         (packets_beat_valid),
        .beat_ready         (packets_beat_ready),
        .beat_entry         (beat_id[4:0]),
        .beat_sector        (data_side_core_reply_sector),
        .beat_data          (data_side_core_reply_data),
        .beat_last          (data_side_core_reply_last),
        .remote_out_valid   (remote_out_valid),
        .remote_out_ready   (remote_out_ready),
        .remote_out_header  (remote_out_header),
        .remote_out_core    (remote_out_core),
        .remote_out_id      (remote_out_id),
        .remote_out_sectors (remote_out_sectors),
        .remote_out_data    (remote_out_data),
        .remote_out_last    (remote_out_last)
    );

    reply_arbiter_6a432576 u_reply_arbiter (
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

    dyneb_accounting_8b82f628 u_accounting (
        .clock                  (clock),
        .reset                  (reset),
        .looked_valid           (is_own),
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
            asker_core_q <= 5'd0;
            asker_id_q <= 8'd0;
        end else begin
            asker_core_q <= intake_taken_asker_core;
            asker_id_q <= intake_taken_asker_id;
        end
    end
endmodule

`default_nettype wire
