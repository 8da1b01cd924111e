# warpcache 0.1.0: response_stop of design taco16
# Timing constraints of response_stop for Vivado. Times are in nanoseconds.

# Vivado derives the clock's uncertainty from the device.
create_clock -name clock -period 20.000 [get_ports {clock}]

# Inputs come from registers of the same clock, the synchronous reset too.
set_input_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    reset
    core[*]
    serve_valid
    serve_core[*]
    serve_entry[*]
    line_data[*]
    passing_valid
    passing_core[*]
    passing_entry[*]
    passing_data[*]
    passing_last
    next_ready
    fill_ready
}]
set_input_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    reset
    core[*]
    serve_valid
    serve_core[*]
    serve_entry[*]
    line_data[*]
    passing_valid
    passing_core[*]
    passing_entry[*]
    passing_data[*]
    passing_last
    next_ready
    fill_ready
}]

# Outputs go to registers of the same clock.
set_output_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    serve_ready
    passing_ready
    next_valid
    next_core[*]
    next_entry[*]
    next_data[*]
    next_last
    fill_valid
    fill_entry[*]
    fill_data[*]
    fill_last
    ram_error
}]
set_output_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    serve_ready
    passing_ready
    next_valid
    next_core[*]
    next_entry[*]
    next_data[*]
    next_last
    fill_valid
    fill_entry[*]
    fill_data[*]
    fill_last
    ram_error
}]

# There is no false path: one clock domain, synchronous reset.
#
# The block is made to stand inside a chip, so it has no pins: synthesise it out of context
# (synth_design -mode out_of_context -top response_stop), or give every port of yours, for example
#   set_property -dict {PACKAGE_PIN W5 IOSTANDARD LVCMOS33} [get_ports {<port>}]
