# warpcache 0.1.0: profile_counters of design isca23
# Timing constraints of profile_counters for Vivado. Times are in nanoseconds.

# Vivado derives the clock's uncertainty from the device.
create_clock -name clock -period 20.000 [get_ports {clock}]

# Inputs come from registers of the same clock, the synchronous reset too.
set_input_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    reset
    start
    arrivals[*]
    hits_lookups[*]
    hits_atomics[*]
    miss_counts[*]
    miss_local[*]
    slice_index[*]
}]
set_input_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    reset
    start
    arrivals[*]
    hits_lookups[*]
    hits_atomics[*]
    miss_counts[*]
    miss_local[*]
    slice_index[*]
}]

# Outputs go to registers of the same clock.
set_output_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    profiling
    total_requests[*]
    local_requests[*]
    llc_requests[*]
    llc_hits[*]
    memory_side_requests[*]
    sm_side_requests[*]
}]
set_output_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    profiling
    total_requests[*]
    local_requests[*]
    llc_requests[*]
    llc_hits[*]
    memory_side_requests[*]
    sm_side_requests[*]
}]

# There is no false path: one clock domain, synchronous reset.
#
# The block is made to stand inside a chip, so it has no pins: synthesise it out of context
# (synth_design -mode out_of_context -top profile_counters), or give every port of yours, for example
#   set_property -dict {PACKAGE_PIN W5 IOSTANDARD LVCMOS33} [get_ports {<port>}]
