# warpcache 0.1.0: tracker_node of design thesis12
# Timing constraints of tracker_node for synthesis and static timing analysis. Times are in nanoseconds.
set_units -time ns

create_clock -name clock -period 1.000 [get_ports {clock}]
set_clock_uncertainty -setup 0.050 [get_clocks {clock}]

# Inputs come from registers of the same clock, the reset too: it is synchronous, and sampled like data.
set_input_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {
    reset
    active_warps[*]
    warp_valid
    warp_active[*]
    warp_sector[*]
    ticket_valid
    ticket_id[*]
    core_request_valid
    core_request_kind[*]
    core_request_operation[*]
    core_request_line[*]
    core_request_sectors[*]
    core_request_byte_enable[*]
    core_request_data[*]
    core_request_bypass_l1
    core_request_id[*]
    core_reply_ready
    message_ready
    down_reply_valid
    down_reply_id[*]
    down_reply_kind[*]
    down_reply_sector[*]
    down_reply_data[*]
    down_reply_last
    forward_valid
    forward_line[*]
    forward_requester[*]
    forward_id[*]
    answer_ready
    nack_ready
    flush
    counter_index[*]
}]
set_input_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    reset
    active_warps[*]
    warp_valid
    warp_active[*]
    warp_sector[*]
    ticket_valid
    ticket_id[*]
    core_request_valid
    core_request_kind[*]
    core_request_operation[*]
    core_request_line[*]
    core_request_sectors[*]
    core_request_byte_enable[*]
    core_request_data[*]
    core_request_bypass_l1
    core_request_id[*]
    core_reply_ready
    message_ready
    down_reply_valid
    down_reply_id[*]
    down_reply_kind[*]
    down_reply_sector[*]
    down_reply_data[*]
    down_reply_last
    forward_valid
    forward_line[*]
    forward_requester[*]
    forward_id[*]
    answer_ready
    nack_ready
    flush
    counter_index[*]
}]

# Outputs go to registers of the same clock.
set_output_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {
    warp_ready
    decision_valid
    decision_unique[*]
    decision_bypass
    ticket_ready
    line_valid
    line_address[*]
    line_sectors[*]
    line_last
    line_bypass
    line_id[*]
    core_request_ready
    core_status_valid
    core_status_id[*]
    core_status_word[*]
    core_reply_valid
    core_reply_id[*]
    core_reply_sector[*]
    core_reply_data[*]
    core_reply_last
    message_valid
    message_kind[*]
    message_operation[*]
    message_line[*]
    message_sectors[*]
    message_byte_enable[*]
    message_data[*]
    message_id[*]
    down_reply_ready
    forward_ready
    answer_valid
    answer_source[*]
    answer_id[*]
    answer_kind[*]
    answer_sector[*]
    answer_data[*]
    answer_last
    nack_valid
    nack_line[*]
    nack_requester[*]
    nack_id[*]
    flushed
    event_hit
    event_hit_pending
    event_miss
    event_bypass
    event_reservation_fail
    event_evict
    event_fill
    evict_line[*]
    tracker_answered
    tracker_nacked
    tracker_removed
    tracker_retried
    counter_value[*]
    ram_error
}]
set_output_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    warp_ready
    decision_valid
    decision_unique[*]
    decision_bypass
    ticket_ready
    line_valid
    line_address[*]
    line_sectors[*]
    line_last
    line_bypass
    line_id[*]
    core_request_ready
    core_status_valid
    core_status_id[*]
    core_status_word[*]
    core_reply_valid
    core_reply_id[*]
    core_reply_sector[*]
    core_reply_data[*]
    core_reply_last
    message_valid
    message_kind[*]
    message_operation[*]
    message_line[*]
    message_sectors[*]
    message_byte_enable[*]
    message_data[*]
    message_id[*]
    down_reply_ready
    forward_ready
    answer_valid
    answer_source[*]
    answer_id[*]
    answer_kind[*]
    answer_sector[*]
    answer_data[*]
    answer_last
    nack_valid
    nack_line[*]
    nack_requester[*]
    nack_id[*]
    flushed
    event_hit
    event_hit_pending
    event_miss
    event_bypass
    event_reservation_fail
    event_evict
    event_fill
    evict_line[*]
    tracker_answered
    tracker_nacked
    tracker_removed
    tracker_retried
    counter_value[*]
    ram_error
}]

# There is no false path and no multicycle path: one clock domain, and every path has one cycle. The reset has
# none either, because registers sample it at the clock edge.
# Hold is checked at one edge of an ideal clock, so it has no uncertainty before the clock tree is there.
#
# Driving cells and loads belong to a library. With its names in place of these:
#   set_driving_cell -lib_cell BUF_X4 [all_inputs]
#   set_load 0.010 [all_outputs]
