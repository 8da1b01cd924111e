# warpcache 0.1.0: line_splitter of design thesis12
# Timing constraints of line_splitter for Vivado. Times are in nanoseconds.

# Vivado derives the clock's uncertainty from the device.
create_clock -name clock -period 20.000 [get_ports {clock}]

# Inputs come from registers of the same clock, the synchronous reset too.
set_input_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
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
    part_ready
    part_reply_valid
    part_reply_id[*]
    part_reply_kind[*]
    part_reply_data[*]
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
    part_ready
    part_reply_valid
    part_reply_id[*]
    part_reply_kind[*]
    part_reply_data[*]
}]

# Outputs go to registers of the same clock.
set_output_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    request_ready
    reply_valid
    reply_source[*]
    reply_id[*]
    reply_kind[*]
    reply_sector[*]
    reply_data[*]
    reply_last
    part_valid
    part_kind[*]
    part_operation[*]
    part_line[*]
    part_byte_enable[*]
    part_data[*]
    part_id[*]
    part_reply_ready
    idle
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
    part_valid
    part_kind[*]
    part_operation[*]
    part_line[*]
    part_byte_enable[*]
    part_data[*]
    part_id[*]
    part_reply_ready
    idle
}]

# There is no false path: one clock domain, synchronous reset.
#
# The block is made to stand inside a chip, so it has no pins: synthesise it out of context
# (synth_design -mode out_of_context -top line_splitter), or give every port of yours, for example
#   set_property -dict {PACKAGE_PIN W5 IOSTANDARD LVCMOS33} [get_ports {<port>}]
