// warpcache 0.1.0: shared_l1 of design pact20
// paper: pact20 section 3, section 4
`default_nettype none

// A core's L1 cache that it shares with other cores: home to its own lines, private or shared as
// DynEB chooses.
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

    reg passes;
    reg [2:0] word;
    reg set_is_shared;
    reg set_done_is_shared;
    wire [10:0] beat_id;
    reg intake_admits;
    wire intake_taken_valid;
    wire [4:0] intake_taken_core;
    wire [7:0] intake_taken_id;
    wire [3:0] intake_taken_sectors;
    wire [4:0] intake_next_set;
    wire intake_held_is_busy;
    wire [1:0] intake_held_kind;
    wire [3:0] intake_held_operation;
    wire [32:0] intake_held_line;
    wire [4:0] intake_held_set_number;
    wire [3:0] intake_held_sectors;
    wire [31:0] intake_held_byte_enable;
    wire [255:0] intake_held_data;
    wire intake_held_bypass_l1;
    wire [10:0] intake_held_id;
    wire intake_held_skips_tags;
    wire intake_held_is_shared;
    wire intake_held_is_foreign;
    wire [4:0] intake_held_home;
    reg lookup_state_has_room;
    wire lookup_command_reserve;
    wire lookup_command_join;
    wire lookup_command_mark_stale;
    wire lookup_command_send_direct;
    wire lookup_command_read;
    wire lookup_command_write;
    wire [1:0] lookup_command_way;
    wire [2:0] lookup_status;
    wire lookup_evict;
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
    wire data_side_sharing_has_own;
    wire data_side_sharing_done_is_foreign;
    wire walker_clears;
    wire [4:0] walker_set_number;
    wire departures_request_is_refused;
    wire departures_request_has_room;
    wire [3:0] departures_reply_sectors;
    wire [1:0] departures_reply_kind;
    wire departures_reply_is_shared;
    wire departures_is_idle;
    wire from_l2_pop_valid;
    wire [255:0] from_l2_pop_data;
    wire [4:0] packets_take_place;
    wire packets_beat_ready;
    wire turns_beat_ready;
    wire [7:0] turns_request_id;
    reg has_walked_q;
    reg even_was_shared_q;
    reg odd_was_shared_q;
    wire [3:0] queued;
    wire is_first;
    wire has_place;
    wire is_remote;
    wire leaves;
    wire to_home;
    wire [16:0] beat;
    wire has_beat;
    wire l1_done;
    wire packet_done;

    always @* begin
        intake_admits = has_place && (queued < 4'd8);
        if (is_first) begin
            intake_admits = has_place && (queued < 4'd7);
        end
    end

    wire is_tried = is_first && (is_remote || !departures_request_is_refused);
    wire set_bit = intake_held_set_number[0];

    always @* begin
        set_is_shared = even_sets_shared;
        if (set_bit) begin
            set_is_shared = odd_sets_shared;
        end
    end

    always @* begin
        set_done_is_shared = even_sets_shared;
        if (data_side_done_set_number[0]) begin
            set_done_is_shared = odd_sets_shared;
        end
    end

    wire lookup_request_is_first = is_tried && !intake_held_skips_tags;

    always @* begin
        lookup_state_has_room = data_side_state_has_room;
        if (to_home) begin
            lookup_state_has_room = departures_request_has_room;
        end
    end

    wire lookup_change_publish = data_side_done_valid && !data_side_done_is_stale;
    wire is_refused = lookup_status == 3'd4;

    always @* begin
        passes = (is_tried && intake_held_skips_tags) && data_side_state_has_room;
        if (to_home) begin
            passes = (is_tried && intake_held_skips_tags) && departures_request_has_room;
        end
        if (is_first && is_remote) begin
            passes = is_refused;
        end
    end

    wire sends = lookup_command_send_direct || passes;
    wire departures_request_departs = sends && leaves;

    always @* begin
        word = lookup_status;
        if (passes) begin
            word = 3'd3;
        end
    end

    wire joins_first = lookup_command_join && !data_side_sharing_has_own;
    wire goes_direct = sends && (intake_held_kind != 2'd2);
    wire counts = !is_remote && ((goes_direct || lookup_command_reserve) || joins_first);
    wire [1:0] id_above = intake_held_id[10:9];
    wire id_bit = intake_held_id[8] || counts;
    wire [7:0] id_below = intake_held_id[7:0];
    wire [10:0] data_side_request_id = {id_above, id_bit, id_below};
    wire data_side_command_send_direct = sends && !to_home;
    wire [7:0] data_side_core_number = {3'd0, core_number};
    wire [2:0] beat_start = {l2_in_last, l2_in_kind};
    wire [16:0] from_l2_push_head = {beat_start, l2_in_sector, l2_in_id};
    wire is_others = beat_id[10];
    wire packets_beat_valid = has_beat && is_others;
    wire turns_beat_valid = has_beat && !is_others;

    always @* begin
        data_side_core_reply_ready = turns_beat_ready;
        if (is_others) begin
            data_side_core_reply_ready = packets_beat_ready;
        end
    end

    wire departures_reply_done = l1_done || packet_done;
    wire walker_is_idle = ((!intake_held_is_busy && data_side_state_is_idle) && departures_is_idle) && !has_walked_q;
    wire has_walked_d = flush && (has_walked_q || flushed);
    wire is_own = is_first && !is_remote;
    assign core_status_valid = is_own;
    assign core_status_id = intake_held_id[7:0];
    assign core_status_word = word;

    (* unused *) wire unused;
    assign unused = &{
        1'b0, set_done_is_shared, data_side_done_waits, even_was_shared_q, odd_was_shared_q
    };

    node_intake u_intake (
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
        .taken_core               (intake_taken_core),
        .taken_id                 (intake_taken_id),
        .taken_sectors            (intake_taken_sectors),
        .taken_place              (packets_take_place),
        .next_set                 (intake_next_set),
        .held_is_busy             (intake_held_is_busy),
        .held_is_first            (is_first),
        .held_kind                (intake_held_kind),
        .held_operation           (intake_held_operation),
        .held_line                (intake_held_line),
        .held_set_number          (intake_held_set_number),
        .held_sectors             (intake_held_sectors),
        .held_byte_enable         (intake_held_byte_enable),
        .held_data                (intake_held_data),
        .held_bypass_l1           (intake_held_bypass_l1),
        .held_id                  (intake_held_id),
        .held_is_remote           (is_remote),
        .held_leaves              (leaves),
        .held_to_home             (to_home),
        .held_skips_tags          (intake_held_skips_tags),
        .held_is_shared           (intake_held_is_shared),
        .held_is_foreign          (intake_held_is_foreign),
        .held_home                (intake_held_home)
    );

    l1_lookup u_lookup (
        .clock                 (clock),
        .reset                 (reset),
        .next_set              (intake_next_set),
        .request_is_first      (lookup_request_is_first),
        .request_kind          (intake_held_kind),
        .request_bypass_l1     (intake_held_bypass_l1),
        .request_line          (intake_held_line),
        .request_set_number    (intake_held_set_number),
        .state_has_room        (lookup_state_has_room),
        .state_has_entry       (data_side_state_has_entry),
        .state_pending_ways    (data_side_state_pending_ways),
        .state_joinable_ways   (data_side_state_joinable_ways),
        .change_publish        (lookup_change_publish),
        .change_publish_set    (data_side_done_set_number),
        .change_publish_way    (data_side_done_way),
        .change_clear          (walker_clears),
        .change_clear_set      (walker_set_number),
        .command_reserve       (lookup_command_reserve),
        .command_join          (lookup_command_join),
        .command_mark_stale    (lookup_command_mark_stale),
        .command_send_direct   (lookup_command_send_direct),
        .command_read          (lookup_command_read),
        .command_write         (lookup_command_write),
        .command_way           (lookup_command_way),
        .status                (lookup_status),
        .evict                 (lookup_evict),
        .evict_line            (evict_line),
        .foreign_set_is_shared (set_is_shared),
        .foreign_publish       (data_side_sharing_done_is_foreign),
        .foreign_clear         (1'b0)
    );

    l1_data_side u_data_side (
        .clock                    (clock),
        .reset                    (reset),
        .request_kind             (intake_held_kind),
        .request_operation        (intake_held_operation),
        .request_line             (intake_held_line),
        .request_set_number       (intake_held_set_number),
        .request_sectors          (intake_held_sectors),
        .request_byte_enable      (intake_held_byte_enable),
        .request_data             (intake_held_data),
        .request_id               (data_side_request_id),
        .command_reserve          (lookup_command_reserve),
        .command_join             (lookup_command_join),
        .command_mark_stale       (lookup_command_mark_stale),
        .command_send_direct      (data_side_command_send_direct),
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
        .down_reply_id            (beat[11:0]),
        .down_reply_kind          (beat[15:14]),
        .down_reply_sector        (beat[13:12]),
        .down_reply_data          (from_l2_pop_data),
        .down_reply_last          (beat[16]),
        .core_number              (data_side_core_number),
        .is_filled                (data_side_is_filled),
        .sharing_is_foreign       (intake_held_is_foreign),
        .sharing_has_own          (data_side_sharing_has_own),
        .sharing_done_is_foreign  (data_side_sharing_done_is_foreign),
        .sharing_queued           (queued)
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

    node_departures u_departures (
        .clock                          (clock),
        .reset                          (reset),
        .request_departs                (departures_request_departs),
        .request_leaves                 (leaves),
        .request_to_home                (to_home),
        .request_is_shared              (intake_held_is_shared),
        .request_home                   (intake_held_home),
        .request_kind                   (intake_held_kind),
        .request_operation              (intake_held_operation),
        .request_line                   (intake_held_line),
        .request_sectors                (intake_held_sectors),
        .request_byte_enable            (intake_held_byte_enable),
        .request_data                   (intake_held_data),
        .request_id                     (intake_held_id[7:0]),
        .request_is_refused             (departures_request_is_refused),
        .request_has_room               (departures_request_has_room),
        .reply_id                       (turns_request_id),
        .reply_done                     (departures_reply_done),
        .reply_sectors                  (departures_reply_sectors),
        .reply_kind                     (departures_reply_kind),
        .reply_is_shared                (departures_reply_is_shared),
        .core_number                    (core_number),
        .is_idle                        (departures_is_idle),
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

    beat_queue_head17_data256_depth8 u_from_l2 (
        .clock      (clock),
        .reset      (reset),
        .push_valid (l2_in_valid),
        .push_ready (l2_in_ready),
        .push_head  (from_l2_push_head),
        .push_data  (l2_in_data),
        .pop_valid  (from_l2_pop_valid),
        .pop_ready  (data_side_down_reply_ready),
        .pop_head   (beat),
        .pop_data   (from_l2_pop_data)
    );

    home_packets u_packets (
        .clock              (clock),
        .reset              (reset),
        .take_valid         (intake_taken_valid),
        .take_core          (intake_taken_core),
        .take_id            (intake_taken_id),
        .take_sectors       (intake_taken_sectors),
        .take_place         (packets_take_place),
        .has_free           (has_place),
        .beat_valid         (packets_beat_valid),
        .beat_ready         (packets_beat_ready),
        .beat_place         (beat_id[4:0]),
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

    core_reply_turns u_turns (
        .clock                   (clock),
        .reset                   (reset),
        .beat_valid              (turns_beat_valid),
        .beat_ready              (turns_beat_ready),
        .beat_id                 (beat_id[7:0]),
        .beat_sector             (data_side_core_reply_sector),
        .beat_data               (data_side_core_reply_data),
        .beat_last               (data_side_core_reply_last),
        .remote_reply_in_valid   (remote_reply_in_valid),
        .remote_reply_in_ready   (remote_reply_in_ready),
        .remote_reply_in_id      (remote_reply_in_id),
        .remote_reply_in_sectors (remote_reply_in_sectors),
        .remote_reply_in_data    (remote_reply_in_data),
        .request_id              (turns_request_id),
        .request_sectors         (departures_reply_sectors),
        .request_l1_done         (l1_done),
        .request_packet_done     (packet_done),
        .core_reply_valid        (core_reply_valid),
        .core_reply_ready        (core_reply_ready),
        .core_reply_id           (core_reply_id),
        .core_reply_sector       (core_reply_sector),
        .core_reply_data         (core_reply_data),
        .core_reply_last         (core_reply_last)
    );

    node_account u_account (
        .clock                  (clock),
        .reset                  (reset),
        .looked_valid           (is_own),
        .looked_word            (word),
        .looked_is_shared       (intake_held_is_shared),
        .ended_is_l1            (l1_done),
        .ended_counts           (beat_id[8]),
        .ended_l1_is_shared     (beat_id[9]),
        .ended_is_packet        (packet_done),
        .ended_packet_kind      (departures_reply_kind),
        .ended_packet_is_shared (departures_reply_is_shared),
        .evicts                 (lookup_evict),
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
        .counter_index          (counter_index),
        .counter_value          (counter_value)
    );

    always @(posedge clock) begin
        if (reset) begin
            has_walked_q <= 1'b0;
            even_was_shared_q <= 1'b0;
            odd_was_shared_q <= 1'b0;
        end else begin
            has_walked_q <= has_walked_d;
            even_was_shared_q <= even_sets_shared;
            odd_was_shared_q <= odd_sets_shared;
        end
    end
endmodule

`default_nettype wire
