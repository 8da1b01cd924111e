# warpcache 0.1.0: slice_bypass of design isca23
# Timing constraints of slice_bypass for Vivado. Times are in nanoseconds.

# Vivado derives the clock's uncertainty from the device.
create_clock -name clock -period 20.000 [get_ports {clock}]

# Inputs come from registers of the same clock, the synchronous reset too.
set_input_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
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
set_output_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
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

# There is no false path: one clock domain, synchronous reset.
#
# The block is made to stand inside a chip, so it has no pins: synthesise it out of context
# (synth_design -mode out_of_context -top slice_bypass), or give every port of yours, for example
#   set_property -dict {PACKAGE_PIN W5 IOSTANDARD LVCMOS33} [get_ports {<port>}]
