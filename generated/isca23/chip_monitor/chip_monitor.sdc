# warpcache 0.1.0: chip_monitor of design isca23
# Timing constraints of chip_monitor for synthesis and static timing analysis. Times are in nanoseconds.
set_units -time ns

create_clock -name clock -period 1.000 [get_ports {clock}]
set_clock_uncertainty -setup 0.050 [get_clocks {clock}]

# Inputs come from registers of the same clock, the reset too: it is synchronous, and sampled like data.
set_input_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {
    reset
    level_hold
    level_flush
    level_sm_side
    level_profile
    counter_ready
    entry_held[*]
    entry_empty[*]
    entry_missed[*]
    entry_miss_slice[*]
    entry_miss_local[*]
    tile_idle[*]
    tile_flushed[*]
    tile_arrives[*]
    tile_chip[*]
    tile_line[*]
    tile_sectors[*]
    tile_lookup_hits[*]
    tile_atomic_hits[*]
}]
set_input_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    reset
    level_hold
    level_flush
    level_sm_side
    level_profile
    counter_ready
    entry_held[*]
    entry_empty[*]
    entry_missed[*]
    entry_miss_slice[*]
    entry_miss_local[*]
    tile_idle[*]
    tile_flushed[*]
    tile_arrives[*]
    tile_chip[*]
    tile_line[*]
    tile_sectors[*]
    tile_lookup_hits[*]
    tile_atomic_hits[*]
}]

# Outputs go to registers of the same clock.
set_output_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {
    answer_held
    answer_empty
    answer_idle
    answer_flushed
    answer_organisation
    answer_profiled
    counter_valid
    counter_data[*]
    hold
    flush
    sm_side
    crd_dropped[*]
    llc_requests[*]
    llc_hits[*]
}]
set_output_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    answer_held
    answer_empty
    answer_idle
    answer_flushed
    answer_organisation
    answer_profiled
    counter_valid
    counter_data[*]
    hold
    flush
    sm_side
    crd_dropped[*]
    llc_requests[*]
    llc_hits[*]
}]

# There is no false path and no multicycle path: one clock domain, and every path has one cycle. The reset has
# none either, because registers sample it at the clock edge.
# Hold is checked at one edge of an ideal clock, so it has no uncertainty before the clock tree is there.
#
# Driving cells and loads belong to a library. With its names in place of these:
#   set_driving_cell -lib_cell BUF_X4 [all_inputs]
#   set_load 0.010 [all_outputs]
