# warpcache 0.1.0: line_order of design llc
# Timing constraints of line_order for Vivado. Times are in nanoseconds.

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
    request_id[*]
    reply_ready
    memory_request_ready
    memory_reply_valid
    memory_reply_id[*]
    memory_reply_kind[*]
    memory_reply_sector[*]
    memory_reply_data[*]
    memory_reply_last
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
    request_id[*]
    reply_ready
    memory_request_ready
    memory_reply_valid
    memory_reply_id[*]
    memory_reply_kind[*]
    memory_reply_sector[*]
    memory_reply_data[*]
    memory_reply_last
}]

# Outputs go to registers of the same clock.
set_output_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    request_ready
    reply_valid
    reply_id[*]
    reply_kind[*]
    reply_sector[*]
    reply_data[*]
    reply_last
    memory_request_valid
    memory_request_kind[*]
    memory_request_operation[*]
    memory_request_line[*]
    memory_request_sectors[*]
    memory_request_byte_enable[*]
    memory_request_data[*]
    memory_request_id[*]
    memory_reply_ready
    idle
}]
set_output_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    request_ready
    reply_valid
    reply_id[*]
    reply_kind[*]
    reply_sector[*]
    reply_data[*]
    reply_last
    memory_request_valid
    memory_request_kind[*]
    memory_request_operation[*]
    memory_request_line[*]
    memory_request_sectors[*]
    memory_request_byte_enable[*]
    memory_request_data[*]
    memory_request_id[*]
    memory_reply_ready
    idle
}]

# There is no false path: one clock domain, synchronous reset.
#
# The block is made to stand inside a chip, so it has no pins: synthesise it out of context
# (synth_design -mode out_of_context -top line_order), or give every port of yours, for example
#   set_property -dict {PACKAGE_PIN W5 IOSTANDARD LVCMOS33} [get_ports {<port>}]
