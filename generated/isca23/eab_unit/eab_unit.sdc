# warpcache 0.1.0: eab_unit of design isca23
# Timing constraints of eab_unit for synthesis and static timing analysis. Times are in nanoseconds.
set_units -time ns

create_clock -name clock -period 1.000 [get_ports {clock}]
set_clock_uncertainty -setup 0.050 [get_clocks {clock}]

# Inputs come from registers of the same clock, the reset too: it is synchronous, and sampled like data.
set_input_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {
    reset
    counters_valid
    total_requests[*]
    local_requests[*]
    memory_side_requests[*]
    memory_side_hits[*]
    crd_requests[*]
    crd_hits[*]
    slice_valid
    slice_memory_side[*]
    slice_sm_side[*]
    result_ready
}]
set_input_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    reset
    counters_valid
    total_requests[*]
    local_requests[*]
    memory_side_requests[*]
    memory_side_hits[*]
    crd_requests[*]
    crd_hits[*]
    slice_valid
    slice_memory_side[*]
    slice_sm_side[*]
    result_ready
}]

# Outputs go to registers of the same clock.
set_output_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {
    counters_ready
    slice_ready
    result_valid
    result_eab_memory_side[*]
    result_eab_sm_side[*]
    result_sm_side
}]
set_output_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    counters_ready
    slice_ready
    result_valid
    result_eab_memory_side[*]
    result_eab_sm_side[*]
    result_sm_side
}]

# There is no false path and no multicycle path: one clock domain, and every path has one cycle. The reset has
# none either, because registers sample it at the clock edge.
# Hold is checked at one edge of an ideal clock, so it has no uncertainty before the clock tree is there.
#
# Driving cells and loads belong to a library. With its names in place of these:
#   set_driving_cell -lib_cell BUF_X4 [all_inputs]
#   set_load 0.010 [all_outputs]
