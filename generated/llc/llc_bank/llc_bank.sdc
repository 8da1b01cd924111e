# warpcache 0.1.0: llc_bank of design llc
# Timing constraints of llc_bank for synthesis and static timing analysis. Times are in nanoseconds.
set_units -time ns

create_clock -name clock -period 1.000 [get_ports {clock}]
set_clock_uncertainty -setup 0.050 [get_clocks {clock}]

# Inputs come from registers of the same clock, the reset too: it is synchronous, and sampled like data.
set_input_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {
    reset
    request_valid
    request_kind[*]
    request_operation[*]
    request_line[*]
    request_sectors[*]
    request_byte_enable[*]
    request_data[*]
    request_source[*]
    request_id[*]
    reply_ready
    ar_ready
    r_valid
    r_id[*]
    r_data[*]
    r_resp[*]
    r_last
    aw_ready
    w_ready
    b_valid
    b_id[*]
    b_resp[*]
    flush
    counter_index[*]
}]
set_input_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    reset
    request_valid
    request_kind[*]
    request_operation[*]
    request_line[*]
    request_sectors[*]
    request_byte_enable[*]
    request_data[*]
    request_source[*]
    request_id[*]
    reply_ready
    ar_ready
    r_valid
    r_id[*]
    r_data[*]
    r_resp[*]
    r_last
    aw_ready
    w_ready
    b_valid
    b_id[*]
    b_resp[*]
    flush
    counter_index[*]
}]

# Outputs go to registers of the same clock.
set_output_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {
    request_ready
    reply_valid
    reply_source[*]
    reply_id[*]
    reply_kind[*]
    reply_sector[*]
    reply_data[*]
    reply_last
    ar_valid
    ar_id[*]
    ar_addr[*]
    ar_len[*]
    ar_size[*]
    ar_burst[*]
    ar_lock
    ar_cache[*]
    ar_prot[*]
    ar_qos[*]
    r_ready
    aw_valid
    aw_id[*]
    aw_addr[*]
    aw_len[*]
    aw_size[*]
    aw_burst[*]
    aw_lock
    aw_cache[*]
    aw_prot[*]
    aw_qos[*]
    w_valid
    w_data[*]
    w_strb[*]
    w_last
    b_ready
    error_valid
    error_line[*]
    error_is_write
    flushed
    idle
    performed
    event_hit
    event_hit_pending
    event_miss
    event_atomic
    event_wait
    event_evict
    event_write_back
    event_fill
    evict_line[*]
    counter_value[*]
    ram_error
}]
set_output_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    request_ready
    reply_valid
    reply_source[*]
    reply_id[*]
    reply_kind[*]
    reply_sector[*]
    reply_data[*]
    reply_last
    ar_valid
    ar_id[*]
    ar_addr[*]
    ar_len[*]
    ar_size[*]
    ar_burst[*]
    ar_lock
    ar_cache[*]
    ar_prot[*]
    ar_qos[*]
    r_ready
    aw_valid
    aw_id[*]
    aw_addr[*]
    aw_len[*]
    aw_size[*]
    aw_burst[*]
    aw_lock
    aw_cache[*]
    aw_prot[*]
    aw_qos[*]
    w_valid
    w_data[*]
    w_strb[*]
    w_last
    b_ready
    error_valid
    error_line[*]
    error_is_write
    flushed
    idle
    performed
    event_hit
    event_hit_pending
    event_miss
    event_atomic
    event_wait
    event_evict
    event_write_back
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
