# warpcache 0.1.0: request_classifier of design pact20
# Timing constraints of request_classifier for Vivado. Times are in nanoseconds.

# The block has no clock: a virtual one bounds its paths from input to output.
create_clock -name virtual_clock -period 20.000

# Inputs come from registers of the same clock.
set_input_delay -max 6.000 -clock [get_clocks {virtual_clock}] [get_ports {
    request_kind[*]
    request_line[*]
    even_sets_shared
    odd_sets_shared
    core_number[*]
}]
set_input_delay -min 0.000 -clock [get_clocks {virtual_clock}] [get_ports {
    request_kind[*]
    request_line[*]
    even_sets_shared
    odd_sets_shared
    core_number[*]
}]

# Outputs go to registers of the same clock.
set_output_delay -max 6.000 -clock [get_clocks {virtual_clock}] [get_ports {
    way[*]
    own[*]
    home[*]
    slice[*]
    is_shared
    is_tracked
}]
set_output_delay -min 0.000 -clock [get_clocks {virtual_clock}] [get_ports {
    way[*]
    own[*]
    home[*]
    slice[*]
    is_shared
    is_tracked
}]

# There is no false path: one clock domain, synchronous reset.
#
# The block is made to stand inside a chip, so it has no pins: synthesise it out of context
# (synth_design -mode out_of_context -top request_classifier), or give every port of yours, for example
#   set_property -dict {PACKAGE_PIN W5 IOSTANDARD LVCMOS33} [get_ports {<port>}]
