# warpcache 0.1.0: shared_l1 of design pact20
# Timing constraints of shared_l1 for synthesis and static timing analysis. Times are in nanoseconds.
set_units -time ns

create_clock -name clock -period 1.000 [get_ports {clock}]
set_clock_uncertainty -setup 0.050 [get_clocks {clock}]

# Inputs come from registers of the same clock, the reset too: it is synchronous, and sampled like data.
set_input_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {
    reset
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
    remote_request_out_ready
    remote_in_valid
    remote_in_kind[*]
    remote_in_operation[*]
    remote_in_line[*]
    remote_in_sectors[*]
    remote_in_byte_enable[*]
    remote_in_data[*]
    remote_in_source[*]
    remote_in_id[*]
    l2_out_ready
    l2_in_valid
    l2_in_id[*]
    l2_in_kind[*]
    l2_in_sector[*]
    l2_in_data[*]
    l2_in_last
    remote_out_ready
    remote_reply_in_valid
    remote_reply_in_id[*]
    remote_reply_in_sectors[*]
    remote_reply_in_data[*]
    core_number[*]
    flush
    counter_index[*]
}]
set_input_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    reset
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
    remote_request_out_ready
    remote_in_valid
    remote_in_kind[*]
    remote_in_operation[*]
    remote_in_line[*]
    remote_in_sectors[*]
    remote_in_byte_enable[*]
    remote_in_data[*]
    remote_in_source[*]
    remote_in_id[*]
    l2_out_ready
    l2_in_valid
    l2_in_id[*]
    l2_in_kind[*]
    l2_in_sector[*]
    l2_in_data[*]
    l2_in_last
    remote_out_ready
    remote_reply_in_valid
    remote_reply_in_id[*]
    remote_reply_in_sectors[*]
    remote_reply_in_data[*]
    core_number[*]
    flush
    counter_index[*]
}]

# Outputs go to registers of the same clock.
set_output_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {
    core_request_ready
    core_status_valid
    core_status_id[*]
    core_status_word[*]
    core_reply_valid
    core_reply_id[*]
    core_reply_sector[*]
    core_reply_data[*]
    core_reply_last
    remote_request_out_valid
    remote_request_out_home[*]
    remote_request_out_kind[*]
    remote_request_out_operation[*]
    remote_request_out_line[*]
    remote_request_out_sectors[*]
    remote_request_out_byte_enable[*]
    remote_request_out_data[*]
    remote_request_out_source[*]
    remote_request_out_id[*]
    remote_in_ready
    home_status_valid
    home_status_core[*]
    home_status_id[*]
    home_status_word[*]
    l2_out_valid
    l2_out_kind[*]
    l2_out_operation[*]
    l2_out_line[*]
    l2_out_sectors[*]
    l2_out_byte_enable[*]
    l2_out_data[*]
    l2_out_source[*]
    l2_out_id[*]
    l2_in_ready
    remote_out_valid
    remote_out_header
    remote_out_core[*]
    remote_out_id[*]
    remote_out_sectors[*]
    remote_out_data[*]
    remote_out_last
    remote_reply_in_ready
    flushed
    phase[*]
    even_sets_shared
    odd_sets_shared
    decision_valid
    decision_shared
    event_hit
    event_hit_pending
    event_miss
    event_bypass
    event_reservation_fail
    event_evict
    event_fill
    evict_line[*]
    counter_value[*]
    ram_error
}]
set_output_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    core_request_ready
    core_status_valid
    core_status_id[*]
    core_status_word[*]
    core_reply_valid
    core_reply_id[*]
    core_reply_sector[*]
    core_reply_data[*]
    core_reply_last
    remote_request_out_valid
    remote_request_out_home[*]
    remote_request_out_kind[*]
    remote_request_out_operation[*]
    remote_request_out_line[*]
    remote_request_out_sectors[*]
    remote_request_out_byte_enable[*]
    remote_request_out_data[*]
    remote_request_out_source[*]
    remote_request_out_id[*]
    remote_in_ready
    home_status_valid
    home_status_core[*]
    home_status_id[*]
    home_status_word[*]
    l2_out_valid
    l2_out_kind[*]
    l2_out_operation[*]
    l2_out_line[*]
    l2_out_sectors[*]
    l2_out_byte_enable[*]
    l2_out_data[*]
    l2_out_source[*]
    l2_out_id[*]
    l2_in_ready
    remote_out_valid
    remote_out_header
    remote_out_core[*]
    remote_out_id[*]
    remote_out_sectors[*]
    remote_out_data[*]
    remote_out_last
    remote_reply_in_ready
    flushed
    phase[*]
    even_sets_shared
    odd_sets_shared
    decision_valid
    decision_shared
    event_hit
    event_hit_pending
    event_miss
    event_bypass
    event_reservation_fail
    event_evict
    event_fill
    evict_line[*]
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
