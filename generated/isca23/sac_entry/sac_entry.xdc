# warpcache 0.1.0: sac_entry of design isca23
# Timing constraints of sac_entry for Vivado. Times are in nanoseconds.

# Vivado derives the clock's uncertainty from the device.
create_clock -name clock -period 20.000 [get_ports {clock}]

# Inputs come from registers of the same clock, the synchronous reset too.
set_input_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
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
set_output_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
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

# There is no false path: one clock domain, synchronous reset.
#
# The block is made to stand inside a chip, so it has no pins: synthesise it out of context
# (synth_design -mode out_of_context -top sac_entry), or give every port of yours, for example
#   set_property -dict {PACKAGE_PIN W5 IOSTANDARD LVCMOS33} [get_ports {<port>}]
