# warpcache 0.1.0: min_router of design pact20
# Timing constraints of min_router for Vivado. Times are in nanoseconds.

# The block has no clock: a virtual one bounds its paths from input to output.
create_clock -name virtual_clock -period 20.000

# Inputs come from registers of the same clock.
set_input_delay -max 6.000 -clock [get_clocks {virtual_clock}] [get_ports {
    request_core[*]
    request_line[*]
}]
set_input_delay -min 0.000 -clock [get_clocks {virtual_clock}] [get_ports {
    request_core[*]
    request_line[*]
}]

# Outputs go to registers of the same clock.
set_output_delay -max 6.000 -clock [get_clocks {virtual_clock}] [get_ports {
    to_l2
    home[*]
    slice[*]
    hops_home[*]
    hops_l2[*]
}]
set_output_delay -min 0.000 -clock [get_clocks {virtual_clock}] [get_ports {
    to_l2
    home[*]
    slice[*]
    hops_home[*]
    hops_l2[*]
}]

# There is no false path: one clock domain, synchronous reset.
#
# The block is made to stand inside a chip, so it has no pins: synthesise it out of context
# (synth_design -mode out_of_context -top min_router), or give every port of yours, for example
#   set_property -dict {PACKAGE_PIN W5 IOSTANDARD LVCMOS33} [get_ports {<port>}]
