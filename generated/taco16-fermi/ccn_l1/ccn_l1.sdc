# warpcache 0.1.0: ccn_l1 of design taco16-fermi
# Timing constraints of ccn_l1 for synthesis and static timing analysis. Times are in nanoseconds.
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
    down_request_ready
    down_reply_valid
    down_reply_id[*]
    down_reply_kind[*]
    down_reply_sector[*]
    down_reply_data[*]
    down_reply_last
    request_passing_valid
    request_passing_line[*]
    request_passing_core[*]
    request_passing_entry[*]
    request_passing_travelled
    request_next_ready
    response_passing_valid
    response_passing_core[*]
    response_passing_entry[*]
    response_passing_data[*]
    response_passing_last
    response_next_ready
    core_number[*]
    retired[*]
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
    down_request_ready
    down_reply_valid
    down_reply_id[*]
    down_reply_kind[*]
    down_reply_sector[*]
    down_reply_data[*]
    down_reply_last
    request_passing_valid
    request_passing_line[*]
    request_passing_core[*]
    request_passing_entry[*]
    request_passing_travelled
    request_next_ready
    response_passing_valid
    response_passing_core[*]
    response_passing_entry[*]
    response_passing_data[*]
    response_passing_last
    response_next_ready
    core_number[*]
    retired[*]
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
    down_request_valid
    down_request_kind[*]
    down_request_operation[*]
    down_request_line[*]
    down_request_sectors[*]
    down_request_byte_enable[*]
    down_request_data[*]
    down_request_source[*]
    down_request_id[*]
    down_reply_ready
    request_passing_ready
    request_next_valid
    request_next_line[*]
    request_next_core[*]
    request_next_entry[*]
    request_next_travelled
    response_passing_ready
    response_next_valid
    response_next_core[*]
    response_next_entry[*]
    response_next_data[*]
    response_next_last
    phase[*]
    n_total[*]
    n_hits[*]
    flushed
    event_hit
    event_hit_pending
    event_miss
    event_bypass
    event_reservation_fail
    event_evict
    event_fill
    evict_line[*]
    ccn_inject
    ccn_filtered
    ccn_timed_out
    ccn_round_trip
    ccn_hit
    ccn_served
    ccn_served_core[*]
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
    down_request_valid
    down_request_kind[*]
    down_request_operation[*]
    down_request_line[*]
    down_request_sectors[*]
    down_request_byte_enable[*]
    down_request_data[*]
    down_request_source[*]
    down_request_id[*]
    down_reply_ready
    request_passing_ready
    request_next_valid
    request_next_line[*]
    request_next_core[*]
    request_next_entry[*]
    request_next_travelled
    response_passing_ready
    response_next_valid
    response_next_core[*]
    response_next_entry[*]
    response_next_data[*]
    response_next_last
    phase[*]
    n_total[*]
    n_hits[*]
    flushed
    event_hit
    event_hit_pending
    event_miss
    event_bypass
    event_reservation_fail
    event_evict
    event_fill
    evict_line[*]
    ccn_inject
    ccn_filtered
    ccn_timed_out
    ccn_round_trip
    ccn_hit
    ccn_served
    ccn_served_core[*]
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
