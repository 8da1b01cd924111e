# warpcache 0.1.0: shadow_tags of design taco16-b
# Timing constraints of shadow_tags for Vivado. Times are in nanoseconds.

# Vivado derives the clock's uncertainty from the device.
create_clock -name clock -period 20.000 [get_ports {clock}]

# Inputs come from registers of the same clock, the synchronous reset too.
set_input_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    reset
    write_valid
    write_set[*]
    write_way[*]
    write_tag[*]
    invalidate_valid
    invalidate_set[*]
    invalidate_ways[*]
    lookup_valid
    lookup_line[*]
}]
set_input_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    reset
    write_valid
    write_set[*]
    write_way[*]
    write_tag[*]
    invalidate_valid
    invalidate_set[*]
    invalidate_ways[*]
    lookup_valid
    lookup_line[*]
}]

# Outputs go to registers of the same clock.
set_output_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    answer_valid
    answer_hit
    answer_way[*]
    ram_error
}]
set_output_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    answer_valid
    answer_hit
    answer_way[*]
    ram_error
}]

# There is no false path: one clock domain, synchronous reset.
#
# The block is made to stand inside a chip, so it has no pins: synthesise it out of context
# (synth_design -mode out_of_context -top shadow_tags), or give every port of yours, for example
#   set_property -dict {PACKAGE_PIN W5 IOSTANDARD LVCMOS33} [get_ports {<port>}]
