# warpcache 0.1.0: ccn_ring of design taco16-b
# Timing constraints of ccn_ring for synthesis and static timing analysis. Times are in nanoseconds.
set_units -time ns

create_clock -name clock -period 1.000 [get_ports {clock}]
set_clock_uncertainty -setup 0.050 [get_clocks {clock}]

# Inputs come from registers of the same clock, the reset too: it is synchronous, and sampled like data.
set_input_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {
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
set_output_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {
    inject_ready[*]
    unserved_valid[*]
    unserved_line[*]
    unserved_entry[*]
    unserved_timed_out[*]
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
    unserved_timed_out[*]
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

# There is no false path and no multicycle path: one clock domain, and every path has one cycle. The reset has
# none either, because registers sample it at the clock edge.
# Hold is checked at one edge of an ideal clock, so it has no uncertainty before the clock tree is there.
#
# Driving cells and loads belong to a library. With its names in place of these:
#   set_driving_cell -lib_cell BUF_X4 [all_inputs]
#   set_load 0.010 [all_outputs]
