# warpcache 0.1.0: eab_unit of design isca23
# Timing constraints of eab_unit for Vivado. Times are in nanoseconds.

# Vivado derives the clock's uncertainty from the device.
create_clock -name clock -period 20.000 [get_ports {clock}]

# Inputs come from registers of the same clock, the synchronous reset too.
set_input_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    reset
    counters_valid
    total_requests[*]
    local_requests[*]
    llc_requests[*]
    llc_hits[*]
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
    llc_requests[*]
    llc_hits[*]
    crd_requests[*]
    crd_hits[*]
    slice_valid
    slice_memory_side[*]
    slice_sm_side[*]
    result_ready
}]

# Outputs go to registers of the same clock.
set_output_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
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

# There is no false path: one clock domain, synchronous reset.
#
# The block is made to stand inside a chip, so it has no pins: synthesise it out of context
# (synth_design -mode out_of_context -top eab_unit), or give every port of yours, for example
#   set_property -dict {PACKAGE_PIN W5 IOSTANDARD LVCMOS33} [get_ports {<port>}]
