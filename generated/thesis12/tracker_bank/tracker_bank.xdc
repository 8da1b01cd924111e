# warpcache 0.1.0: tracker_bank of design thesis12
# Timing constraints of tracker_bank for Vivado. Times are in nanoseconds.

# Vivado derives the clock's uncertainty from the device.
create_clock -name clock -period 20.000 [get_ports {clock}]

# Inputs come from registers of the same clock, the synchronous reset too.
set_input_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    reset
    message_valid[*]
    message_kind[*]
    message_operation[*]
    message_line[*]
    message_sectors[*]
    message_byte_enable[*]
    message_data[*]
    message_id[*]
    flush_valid
    forward_ready[*]
    nack_valid
    nack_line[*]
    nack_requester[*]
    nack_id[*]
    request_ready
}]
set_input_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    reset
    message_valid[*]
    message_kind[*]
    message_operation[*]
    message_line[*]
    message_sectors[*]
    message_byte_enable[*]
    message_data[*]
    message_id[*]
    flush_valid
    forward_ready[*]
    nack_valid
    nack_line[*]
    nack_requester[*]
    nack_id[*]
    request_ready
}]

# Outputs go to registers of the same clock.
set_output_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    message_ready[*]
    flush_ready
    forward_valid[*]
    forward_line[*]
    forward_requester[*]
    forward_id[*]
    nack_ready
    request_valid
    request_kind[*]
    request_operation[*]
    request_line[*]
    request_sectors[*]
    request_byte_enable[*]
    request_data[*]
    request_source[*]
    request_id[*]
    idle
    ram_error
}]
set_output_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    message_ready[*]
    flush_ready
    forward_valid[*]
    forward_line[*]
    forward_requester[*]
    forward_id[*]
    nack_ready
    request_valid
    request_kind[*]
    request_operation[*]
    request_line[*]
    request_sectors[*]
    request_byte_enable[*]
    request_data[*]
    request_source[*]
    request_id[*]
    idle
    ram_error
}]

# There is no false path: one clock domain, synchronous reset.
#
# The block is made to stand inside a chip, so it has no pins: synthesise it out of context
# (synth_design -mode out_of_context -top tracker_bank), or give every port of yours, for example
#   set_property -dict {PACKAGE_PIN W5 IOSTANDARD LVCMOS33} [get_ports {<port>}]
