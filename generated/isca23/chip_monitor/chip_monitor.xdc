# warpcache 0.1.0: chip_monitor of design isca23
# Timing constraints of chip_monitor for Vivado. Times are in nanoseconds.

# Vivado derives the clock's uncertainty from the device.
create_clock -name clock -period 20.000 [get_ports {clock}]

# Inputs come from registers of the same clock, the synchronous reset too.
set_input_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
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
set_output_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
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
}]

# There is no false path: one clock domain, synchronous reset.
#
# The block is made to stand inside a chip, so it has no pins: synthesise it out of context
# (synth_design -mode out_of_context -top chip_monitor), or give every port of yours, for example
#   set_property -dict {PACKAGE_PIN W5 IOSTANDARD LVCMOS33} [get_ports {<port>}]
