# warpcache 0.1.0: route_policy of design isca23
# Timing constraints of route_policy for Vivado. Times are in nanoseconds.

# The block has no clock: a virtual one bounds its paths from input to output.
create_clock -name virtual_clock -period 20.000

# Inputs come from registers of the same clock.
set_input_delay -max 6.000 -clock [get_clocks {virtual_clock}] [get_ports {
    sm_side
    request_chip[*]
    request_home[*]
    request_line[*]
}]
set_input_delay -min 0.000 -clock [get_clocks {virtual_clock}] [get_ports {
    sm_side
    request_chip[*]
    request_home[*]
    request_line[*]
}]

# Outputs go to registers of the same clock.
set_output_delay -max 6.000 -clock [get_clocks {virtual_clock}] [get_ports {
    to_chip[*]
    to_slice[*]
    to_set[*]
    to_tag[*]
    over_link
    miss_over_link
}]
set_output_delay -min 0.000 -clock [get_clocks {virtual_clock}] [get_ports {
    to_chip[*]
    to_slice[*]
    to_set[*]
    to_tag[*]
    over_link
    miss_over_link
}]

# There is no false path: one clock domain, synchronous reset.
#
# The block is made to stand inside a chip, so it has no pins: synthesise it out of context
# (synth_design -mode out_of_context -top route_policy), or give every port of yours, for example
#   set_property -dict {PACKAGE_PIN W5 IOSTANDARD LVCMOS33} [get_ports {<port>}]
