# warpcache 0.1.0: store_tracker of design pact20
# Timing constraints of store_tracker for Vivado. Times are in nanoseconds.

# Vivado derives the clock's uncertainty from the device.
create_clock -name clock -period 20.000 [get_ports {clock}]

# Inputs come from registers of the same clock, the synchronous reset too.
set_input_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    reset
    request_line[*]
    request_to_home
    store_valid
    ack_valid
    ack_entry[*]
}]
set_input_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    reset
    request_line[*]
    request_to_home
    store_valid
    ack_valid
    ack_entry[*]
}]

# Outputs go to registers of the same clock.
set_output_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    store_entry[*]
    load_blocked
    has_room
    is_empty
}]
set_output_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    store_entry[*]
    load_blocked
    has_room
    is_empty
}]

# There is no false path: one clock domain, synchronous reset.
#
# The block is made to stand inside a chip, so it has no pins: synthesise it out of context
# (synth_design -mode out_of_context -top store_tracker), or give every port of yours, for example
#   set_property -dict {PACKAGE_PIN W5 IOSTANDARD LVCMOS33} [get_ports {<port>}]
