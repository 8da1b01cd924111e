# warpcache 0.1.0: sac_entry of design isca23
# Timing constraints of sac_entry for synthesis and static timing analysis. Times are in nanoseconds.
set_units -time ns

create_clock -name clock -period 1.000 [get_ports {clock}]
set_clock_uncertainty -setup 0.050 [get_clocks {clock}]

# Inputs come from registers of the same clock, the reset too: it is synchronous, and sampled like data.
set_input_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {
    reset
    sm_side
    chip[*]
    hold
    request_valid
    request_kind[*]
    request_operation[*]
    request_line[*]
    request_sectors[*]
    request_byte_enable[*]
    request_data[*]
    request_source[*]
    request_id[*]
    request_home[*]
    forward_ready
    reply_valid
    reply_id[*]
    reply_kind[*]
    reply_sector[*]
    reply_data[*]
    reply_last
    down_reply_ready
}]
set_input_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    reset
    sm_side
    chip[*]
    hold
    request_valid
    request_kind[*]
    request_operation[*]
    request_line[*]
    request_sectors[*]
    request_byte_enable[*]
    request_data[*]
    request_source[*]
    request_id[*]
    request_home[*]
    forward_ready
    reply_valid
    reply_id[*]
    reply_kind[*]
    reply_sector[*]
    reply_data[*]
    reply_last
    down_reply_ready
}]

# Outputs go to registers of the same clock.
set_output_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {
    held
    empty
    request_ready
    forward_valid
    forward_kind[*]
    forward_operation[*]
    forward_line[*]
    forward_sectors[*]
    forward_byte_enable[*]
    forward_data[*]
    forward_source[*]
    forward_id[*]
    forward_chip[*]
    forward_home[*]
    forward_to_chip[*]
    forward_to_slice[*]
    reply_ready
    down_reply_valid
    down_reply_id[*]
    down_reply_kind[*]
    down_reply_sector[*]
    down_reply_data[*]
    down_reply_last
    miss_valid
    miss_slice[*]
    miss_local
}]
set_output_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    held
    empty
    request_ready
    forward_valid
    forward_kind[*]
    forward_operation[*]
    forward_line[*]
    forward_sectors[*]
    forward_byte_enable[*]
    forward_data[*]
    forward_source[*]
    forward_id[*]
    forward_chip[*]
    forward_home[*]
    forward_to_chip[*]
    forward_to_slice[*]
    reply_ready
    down_reply_valid
    down_reply_id[*]
    down_reply_kind[*]
    down_reply_sector[*]
    down_reply_data[*]
    down_reply_last
    miss_valid
    miss_slice[*]
    miss_local
}]

# There is no false path and no multicycle path: one clock domain, and every path has one cycle. The reset has
# none either, because registers sample it at the clock edge.
# Hold is checked at one edge of an ideal clock, so it has no uncertainty before the clock tree is there.
#
# Driving cells and loads belong to a library. With its names in place of these:
#   set_driving_cell -lib_cell BUF_X4 [all_inputs]
#   set_load 0.010 [all_outputs]
