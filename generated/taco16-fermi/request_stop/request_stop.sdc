# warpcache 0.1.0: request_stop of design taco16-fermi
# Timing constraints of request_stop for synthesis and static timing analysis. Times are in nanoseconds.
set_units -time ns

create_clock -name clock -period 1.000 [get_ports {clock}]
set_clock_uncertainty -setup 0.050 [get_clocks {clock}]

# Inputs come from registers of the same clock, the reset too: it is synchronous, and sampled like data.
set_input_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {
    reset
    core[*]
    inject_valid
    inject_line[*]
    inject_entry[*]
    passing_valid
    passing_line[*]
    passing_core[*]
    passing_entry[*]
    passing_travelled
    next_ready
    answer_hit
    answer_way[*]
    served_ready
    unserved_ready
}]
set_input_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    reset
    core[*]
    inject_valid
    inject_line[*]
    inject_entry[*]
    passing_valid
    passing_line[*]
    passing_core[*]
    passing_entry[*]
    passing_travelled
    next_ready
    answer_hit
    answer_way[*]
    served_ready
    unserved_ready
}]

# Outputs go to registers of the same clock.
set_output_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {
    inject_ready
    passing_ready
    next_valid
    next_line[*]
    next_core[*]
    next_entry[*]
    next_travelled
    lookup_valid
    lookup_line[*]
    served_valid
    served_line[*]
    served_way[*]
    served_core[*]
    served_entry[*]
    unserved_valid
    unserved_line[*]
    unserved_entry[*]
    unserved_timed_out
    round_trip
    timed_out
    idle
}]
set_output_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    inject_ready
    passing_ready
    next_valid
    next_line[*]
    next_core[*]
    next_entry[*]
    next_travelled
    lookup_valid
    lookup_line[*]
    served_valid
    served_line[*]
    served_way[*]
    served_core[*]
    served_entry[*]
    unserved_valid
    unserved_line[*]
    unserved_entry[*]
    unserved_timed_out
    round_trip
    timed_out
    idle
}]

# There is no false path and no multicycle path: one clock domain, and every path has one cycle. The reset has
# none either, because registers sample it at the clock edge.
# Hold is checked at one edge of an ideal clock, so it has no uncertainty before the clock tree is there.
#
# Driving cells and loads belong to a library. With its names in place of these:
#   set_driving_cell -lib_cell BUF_X4 [all_inputs]
#   set_load 0.010 [all_outputs]
