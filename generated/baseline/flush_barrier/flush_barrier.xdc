# warpcache 0.1.0: flush_barrier of design baseline
# Timing constraints of flush_barrier for Vivado. Times are in nanoseconds.

# Vivado derives the clock's uncertainty from the device.
create_clock -name clock -period 20.000 [get_ports {clock}]

# Inputs come from registers of the same clock, the synchronous reset too.
set_input_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    reset
    flush
    node_flushed[*]
}]
set_input_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    reset
    flush
    node_flushed[*]
}]

# Outputs go to registers of the same clock.
set_output_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    node_flush
    flushed
}]
set_output_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    node_flush
    flushed
}]

# There is no false path: one clock domain, synchronous reset.
#
# The block belongs inside a chip, so it has no pins: synthesise it out of context
# (synth_design -mode out_of_context -top flush_barrier), or give every port of yours, for example
#   set_property -dict {PACKAGE_PIN W5 IOSTANDARD LVCMOS33} [get_ports {<port>}]
