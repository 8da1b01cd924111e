# warpcache 0.1.0: request_classifier of design pact20
# Timing constraints of request_classifier for synthesis and static timing analysis. Times are in nanoseconds.
set_units -time ns

# The block has no clock: a virtual one bounds its paths from input to output.
create_clock -name virtual_clock -period 1.000
set_clock_uncertainty -setup 0.050 [get_clocks {virtual_clock}]

# Inputs come from registers of the same clock.
set_input_delay -max 0.300 -clock [get_clocks {virtual_clock}] [get_ports {
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
set_output_delay -max 0.300 -clock [get_clocks {virtual_clock}] [get_ports {
    way[*]
    local_copy[*]
    home[*]
    slice[*]
    is_shared
    is_tracked
}]
set_output_delay -min 0.000 -clock [get_clocks {virtual_clock}] [get_ports {
    way[*]
    local_copy[*]
    home[*]
    slice[*]
    is_shared
    is_tracked
}]

# There is no false path and no multicycle path: one clock domain, and every path has one cycle.
# Hold is checked at one edge of an ideal clock, so it has no uncertainty before the clock tree is there.
#
# Driving cells and loads belong to a library. With its names in place of these:
#   set_driving_cell -lib_cell BUF_X4 [all_inputs]
#   set_load 0.010 [all_outputs]
