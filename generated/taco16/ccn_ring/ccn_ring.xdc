# warpcache 0.1.0: ccn_ring of design taco16
# Timing constraints of ccn_ring for Vivado. Times are in nanoseconds.

# Vivado derives the clock's uncertainty from the device.
create_clock -name clock -period 20.000 [get_ports {clock}]

# Inputs come from registers of the same clock, the synchronous reset too.
set_input_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    reset
    inject_valid[*]
    inject_line[*]
    inject_entry[*]
    unserved_ready[*]
    fill_ready[*]
    write_valid[*]
    write_set[*]
    write_way[*]
    write_tag[*]
    invalidate_valid[*]
    invalidate_set[*]
    invalidate_ways[*]
    read_data[*]
    core_waits[*]
}]
set_input_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    reset
    inject_valid[*]
    inject_line[*]
    inject_entry[*]
    unserved_ready[*]
    fill_ready[*]
    write_valid[*]
    write_set[*]
    write_way[*]
    write_tag[*]
    invalidate_valid[*]
    invalidate_set[*]
    invalidate_ways[*]
    read_data[*]
    core_waits[*]
}]

# Outputs go to registers of the same clock.
set_output_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    inject_ready[*]
    unserved_valid[*]
    unserved_line[*]
    unserved_entry[*]
    unserved_patience[*]
    fill_valid[*]
    fill_entry[*]
    fill_data[*]
    fill_last[*]
    read_valid[*]
    read_set[*]
    read_way[*]
    read_sector[*]
    served_valid[*]
    served_core[*]
    round_trip[*]
    timed_out[*]
    idle[*]
    ram_error
}]
set_output_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    inject_ready[*]
    unserved_valid[*]
    unserved_line[*]
    unserved_entry[*]
    unserved_patience[*]
    fill_valid[*]
    fill_entry[*]
    fill_data[*]
    fill_last[*]
    read_valid[*]
    read_set[*]
    read_way[*]
    read_sector[*]
    served_valid[*]
    served_core[*]
    round_trip[*]
    timed_out[*]
    idle[*]
    ram_error
}]

# There is no false path: one clock domain, synchronous reset.
#
# The block is made to stand inside a chip, so it has no pins: synthesise it out of context
# (synth_design -mode out_of_context -top ccn_ring), or give every port of yours, for example
#   set_property -dict {PACKAGE_PIN W5 IOSTANDARD LVCMOS33} [get_ports {<port>}]
