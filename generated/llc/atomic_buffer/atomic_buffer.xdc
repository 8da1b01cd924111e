# warpcache 0.1.0: atomic_buffer of design llc
# Timing constraints of atomic_buffer for Vivado. Times are in nanoseconds.

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
set_output_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
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

# There is no false path: one clock domain, synchronous reset.
#
# The block is made to stand inside a chip, so it has no pins: synthesise it out of context
# (synth_design -mode out_of_context -top atomic_buffer), or give every port of yours, for example
#   set_property -dict {PACKAGE_PIN W5 IOSTANDARD LVCMOS33} [get_ports {<port>}]
