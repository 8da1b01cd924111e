# warpcache 0.1.0: slice_bypass of design isca23
# Timing constraints of slice_bypass for synthesis and static timing analysis. Times are in nanoseconds.
set_units -time ns

create_clock -name clock -period 1.000 [get_ports {clock}]
set_clock_uncertainty -setup 0.050 [get_clocks {clock}]

# Inputs come from registers of the same clock, the reset too: it is synchronous, and sampled like data.
set_input_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {
    reset
    sm_side
    local_valid
    local_head[*]
    local_byte_enable[*]
    local_data[*]
    link_valid
    link_head[*]
    link_byte_enable[*]
    link_data[*]
    slice_ready
    miss_valid
    miss_head[*]
    miss_byte_enable[*]
    miss_data[*]
    memory_ready
    memory_reply_valid
    memory_reply_head[*]
    memory_reply_data[*]
    memory_reply_bypass
    fill_ready
    slice_reply_valid
    slice_reply_head[*]
    slice_reply_data[*]
    reply_ready
}]
set_input_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    reset
    sm_side
    local_valid
    local_head[*]
    local_byte_enable[*]
    local_data[*]
    link_valid
    link_head[*]
    link_byte_enable[*]
    link_data[*]
    slice_ready
    miss_valid
    miss_head[*]
    miss_byte_enable[*]
    miss_data[*]
    memory_ready
    memory_reply_valid
    memory_reply_head[*]
    memory_reply_data[*]
    memory_reply_bypass
    fill_ready
    slice_reply_valid
    slice_reply_head[*]
    slice_reply_data[*]
    reply_ready
}]

# Outputs go to registers of the same clock.
set_output_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {
    local_ready
    link_ready
    slice_valid
    slice_head[*]
    slice_byte_enable[*]
    slice_data[*]
    miss_ready
    memory_valid
    memory_head[*]
    memory_byte_enable[*]
    memory_data[*]
    memory_bypass
    memory_reply_ready
    fill_valid
    fill_head[*]
    fill_data[*]
    slice_reply_ready
    reply_valid
    reply_head[*]
    reply_data[*]
    idle
}]
set_output_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    local_ready
    link_ready
    slice_valid
    slice_head[*]
    slice_byte_enable[*]
    slice_data[*]
    miss_ready
    memory_valid
    memory_head[*]
    memory_byte_enable[*]
    memory_data[*]
    memory_bypass
    memory_reply_ready
    fill_valid
    fill_head[*]
    fill_data[*]
    slice_reply_ready
    reply_valid
    reply_head[*]
    reply_data[*]
    idle
}]

# There is no false path and no multicycle path: one clock domain, and every path has one cycle. The reset has
# none either, because registers sample it at the clock edge.
# Hold is checked at one edge of an ideal clock, so it has no uncertainty before the clock tree is there.
#
# Driving cells and loads belong to a library. With its names in place of these:
#   set_driving_cell -lib_cell BUF_X4 [all_inputs]
#   set_load 0.010 [all_outputs]
