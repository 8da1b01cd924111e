# warpcache 0.1.0: atomic_buffer of design llc
# Timing constraints of atomic_buffer for synthesis and static timing analysis. Times are in nanoseconds.
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
    slice_request_ready
    slice_reply_valid
    slice_reply_source[*]
    slice_reply_id[*]
    slice_reply_kind[*]
    slice_reply_sector[*]
    slice_reply_data[*]
    slice_reply_last
    enable
    flush
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
    slice_request_ready
    slice_reply_valid
    slice_reply_source[*]
    slice_reply_id[*]
    slice_reply_kind[*]
    slice_reply_sector[*]
    slice_reply_data[*]
    slice_reply_last
    enable
    flush
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
    slice_request_valid
    slice_request_kind[*]
    slice_request_operation[*]
    slice_request_line[*]
    slice_request_sectors[*]
    slice_request_byte_enable[*]
    slice_request_data[*]
    slice_request_source[*]
    slice_request_id[*]
    slice_reply_ready
    flushed
    idle
    performed
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
    slice_request_valid
    slice_request_kind[*]
    slice_request_operation[*]
    slice_request_line[*]
    slice_request_sectors[*]
    slice_request_byte_enable[*]
    slice_request_data[*]
    slice_request_source[*]
    slice_request_id[*]
    slice_reply_ready
    flushed
    idle
    performed
}]

# There is no false path and no multicycle path: one clock domain, and every path has one cycle. The reset has
# none either, because registers sample it at the clock edge.
# Hold is checked at one edge of an ideal clock, so it has no uncertainty before the clock tree is there.
#
# Driving cells and loads belong to a library. With its names in place of these:
#   set_driving_cell -lib_cell BUF_X4 [all_inputs]
#   set_load 0.010 [all_outputs]
