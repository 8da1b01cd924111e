# warpcache 0.1.0: sharing_tracker of design thesis12
# Timing constraints of sharing_tracker for Vivado. Times are in nanoseconds.

# Vivado derives the clock's uncertainty from the device.
create_clock -name clock -period 20.000 [get_ports {clock}]

# Inputs come from registers of the same clock, the synchronous reset too.
set_input_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    reset
    flush_valid
    invalidate_valid
    invalidate_line[*]
    remove_valid
    remove_line[*]
    remove_core[*]
    lookup_valid
    lookup_line[*]
    lookup_core[*]
    lookup_asks
    lookup_adds
    answer_ready
}]
set_input_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    reset
    flush_valid
    invalidate_valid
    invalidate_line[*]
    remove_valid
    remove_line[*]
    remove_core[*]
    lookup_valid
    lookup_line[*]
    lookup_core[*]
    lookup_asks
    lookup_adds
    answer_ready
}]

# Outputs go to registers of the same clock.
set_output_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    flush_ready
    invalidate_ready
    remove_ready
    lookup_ready
    answer_valid
    answer_kind[*]
    answer_line[*]
    answer_core[*]
    answer_bank[*]
    answer_forward
    answer_forward_core[*]
    answer_sharers[*]
    ram_error
}]
set_output_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    flush_ready
    invalidate_ready
    remove_ready
    lookup_ready
    answer_valid
    answer_kind[*]
    answer_line[*]
    answer_core[*]
    answer_bank[*]
    answer_forward
    answer_forward_core[*]
    answer_sharers[*]
    ram_error
}]

# There is no false path: one clock domain, synchronous reset.
#
# The block is made to stand inside a chip, so it has no pins: synthesise it out of context
# (synth_design -mode out_of_context -top sharing_tracker), or give every port of yours, for example
#   set_property -dict {PACKAGE_PIN W5 IOSTANDARD LVCMOS33} [get_ports {<port>}]
