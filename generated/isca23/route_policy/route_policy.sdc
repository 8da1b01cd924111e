# warpcache 0.1.0: route_policy of design isca23
# Timing constraints of route_policy for synthesis and static timing analysis. Times are in nanoseconds.
set_units -time ns

# The block has no clock: a virtual one bounds its paths from input to output.
create_clock -name virtual_clock -period 1.000
set_clock_uncertainty -setup 0.050 [get_clocks {virtual_clock}]

# Inputs come from registers of the same clock.
set_input_delay -max 0.300 -clock [get_clocks {virtual_clock}] [get_ports {
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
set_output_delay -max 0.300 -clock [get_clocks {virtual_clock}] [get_ports {
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

# There is no false path and no multicycle path: one clock domain, and every path has one cycle.
# Hold is checked at one edge of an ideal clock, so it has no uncertainty before the clock tree is there.
#
# Driving cells and loads belong to a library. With its names in place of these:
#   set_driving_cell -lib_cell BUF_X4 [all_inputs]
#   set_load 0.010 [all_outputs]
