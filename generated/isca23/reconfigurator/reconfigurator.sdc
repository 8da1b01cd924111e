# warpcache 0.1.0: reconfigurator of design isca23
# Timing constraints of reconfigurator for synthesis and static timing analysis. Times are in nanoseconds.
set_units -time ns

create_clock -name clock -period 1.000 [get_ports {clock}]
set_clock_uncertainty -setup 0.050 [get_clocks {clock}]

# Inputs come from registers of the same clock, the reset too: it is synchronous, and sampled like data.
set_input_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {
    reset
    kernel_start
    kernel_pinned
    kernel_end
    answers_held[*]
    answers_empty[*]
    answers_idle[*]
    answers_flushed[*]
    answers_organisation[*]
    answers_profiled[*]
    counter_valid[*]
    counter_data[*]
    eab_counters_ready
    eab_slice_ready
    eab_result_valid
    eab_result_eab_memory_side[*]
    eab_result_eab_sm_side[*]
    eab_result_sm_side
}]
set_input_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    reset
    kernel_start
    kernel_pinned
    kernel_end
    answers_held[*]
    answers_empty[*]
    answers_idle[*]
    answers_flushed[*]
    answers_organisation[*]
    answers_profiled[*]
    counter_valid[*]
    counter_data[*]
    eab_counters_ready
    eab_slice_ready
    eab_result_valid
    eab_result_eab_memory_side[*]
    eab_result_eab_sm_side[*]
    eab_result_sm_side
}]

# Outputs go to registers of the same clock.
set_output_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {
    state[*]
    hold
    flush
    sm_side
    profile
    counter_ready[*]
    eab_counters_valid
    sums_total_requests[*]
    sums_local_requests[*]
    sums_memory_side_requests[*]
    sums_memory_side_hits[*]
    sums_crd_requests[*]
    sums_crd_hits[*]
    eab_slice_valid
    eab_slice_memory_side[*]
    eab_slice_sm_side[*]
    eab_result_ready
}]
set_output_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    state[*]
    hold
    flush
    sm_side
    profile
    counter_ready[*]
    eab_counters_valid
    sums_total_requests[*]
    sums_local_requests[*]
    sums_memory_side_requests[*]
    sums_memory_side_hits[*]
    sums_crd_requests[*]
    sums_crd_hits[*]
    eab_slice_valid
    eab_slice_memory_side[*]
    eab_slice_sm_side[*]
    eab_result_ready
}]

# There is no false path and no multicycle path: one clock domain, and every path has one cycle. The reset has
# none either, because registers sample it at the clock edge.
# Hold is checked at one edge of an ideal clock, so it has no uncertainty before the clock tree is there.
#
# Driving cells and loads belong to a library. With its names in place of these:
#   set_driving_cell -lib_cell BUF_X4 [all_inputs]
#   set_load 0.010 [all_outputs]
