# warpcache 0.1.0: sharing_tracker of design thesis12
# Timing constraints of sharing_tracker for synthesis and static timing analysis. Times are in nanoseconds.
set_units -time ns

create_clock -name clock -period 1.000 [get_ports {clock}]
set_clock_uncertainty -setup 0.050 [get_clocks {clock}]

# Inputs come from registers of the same clock, the reset too: it is synchronous, and sampled like data.
set_input_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {
    reset
    flush_valid
    invalidate_valid
    invalidate_line[*]
    remove_valid
    remove_line[*]
    remove_core[*]
    lookup_valid
    lookup_line[*]
    lookup_core[*]
    lookup_may_forward
    lookup_adds
    answer_ready
}]
set_input_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    reset
    flush_valid
    invalidate_valid
    invalidate_line[*]
    remove_valid
    remove_line[*]
    remove_core[*]
    lookup_valid
    lookup_line[*]
    lookup_core[*]
    lookup_may_forward
    lookup_adds
    answer_ready
}]

# Outputs go to registers of the same clock.
set_output_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {
    flush_ready
    invalidate_ready
    remove_ready
    lookup_ready
    answer_valid
    answer_kind[*]
    answer_line[*]
    answer_core[*]
    answer_bank[*]
    answer_forward
    answer_forward_core[*]
    answer_sharers[*]
    ram_error
}]
set_output_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    flush_ready
    invalidate_ready
    remove_ready
    lookup_ready
    answer_valid
    answer_kind[*]
    answer_line[*]
    answer_core[*]
    answer_bank[*]
    answer_forward
    answer_forward_core[*]
    answer_sharers[*]
    ram_error
}]

# There is no false path and no multicycle path: one clock domain, and every path has one cycle. The reset has
# none either, because registers sample it at the clock edge.
# Hold is checked at one edge of an ideal clock, so it has no uncertainty before the clock tree is there.
#
# Driving cells and loads belong to a library. With its names in place of these:
#   set_driving_cell -lib_cell BUF_X4 [all_inputs]
#   set_load 0.010 [all_outputs]
