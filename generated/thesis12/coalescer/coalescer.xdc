# warpcache 0.1.0: coalescer of design thesis12
# Timing constraints of coalescer for Vivado. Times are in nanoseconds.

# Vivado derives the clock's uncertainty from the device.
create_clock -name clock -period 20.000 [get_ports {clock}]

# Inputs come from registers of the same clock, the synchronous reset too.
set_input_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    reset
    warp_valid
    warp_active[*]
    warp_sector[*]
    count_ready
    line_ready
}]
set_input_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    reset
    warp_valid
    warp_active[*]
    warp_sector[*]
    count_ready
    line_ready
}]

# Outputs go to registers of the same clock.
set_output_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    warp_ready
    count_valid
    count_unique[*]
    line_valid
    line_address[*]
    line_sectors[*]
    line_last
}]
set_output_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    warp_ready
    count_valid
    count_unique[*]
    line_valid
    line_address[*]
    line_sectors[*]
    line_last
}]

# There is no false path: one clock domain, synchronous reset.
#
# The block is made to stand inside a chip, so it has no pins: synthesise it out of context
# (synth_design -mode out_of_context -top coalescer), or give every port of yours, for example
#   set_property -dict {PACKAGE_PIN W5 IOSTANDARD LVCMOS33} [get_ports {<port>}]
