# warpcache 0.1.0: request_stop of design taco16-b
# Timing constraints of request_stop for Vivado. Times are in nanoseconds.

# Vivado derives the clock's uncertainty from the device.
create_clock -name clock -period 20.000 [get_ports {clock}]

# Inputs come from registers of the same clock, the synchronous reset too.
set_input_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
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
set_output_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
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
    unserved_patience
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
    unserved_patience
    round_trip
    timed_out
    idle
}]

# There is no false path: one clock domain, synchronous reset.
#
# The block is made to stand inside a chip, so it has no pins: synthesise it out of context
# (synth_design -mode out_of_context -top request_stop), or give every port of yours, for example
#   set_property -dict {PACKAGE_PIN W5 IOSTANDARD LVCMOS33} [get_ports {<port>}]
