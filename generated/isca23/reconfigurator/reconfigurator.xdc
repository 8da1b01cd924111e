# warpcache 0.1.0: reconfigurator of design isca23
# Timing constraints of reconfigurator for Vivado. Times are in nanoseconds.

# Vivado derives the clock's uncertainty from the device.
create_clock -name clock -period 20.000 [get_ports {clock}]

# Inputs come from registers of the same clock, the synchronous reset too.
set_input_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
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
set_output_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    state[*]
    hold
    flush
    sm_side
    profile
    counter_ready[*]
    eab_counters_valid
    sums_total_requests[*]
    sums_local_requests[*]
    sums_llc_requests[*]
    sums_llc_hits[*]
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
    sums_llc_requests[*]
    sums_llc_hits[*]
    sums_crd_requests[*]
    sums_crd_hits[*]
    eab_slice_valid
    eab_slice_memory_side[*]
    eab_slice_sm_side[*]
    eab_result_ready
}]

# There is no false path: one clock domain, synchronous reset.
#
# The block is made to stand inside a chip, so it has no pins: synthesise it out of context
# (synth_design -mode out_of_context -top reconfigurator), or give every port of yours, for example
#   set_property -dict {PACKAGE_PIN W5 IOSTANDARD LVCMOS33} [get_ports {<port>}]
