# warpcache 0.1.0: dyneb of design pact20
# Timing constraints of dyneb for Vivado. Times are in nanoseconds.

# Vivado derives the clock's uncertainty from the device.
create_clock -name clock -period 20.000 [get_ports {clock}]

# Inputs come from registers of the same clock, the synchronous reset too.
set_input_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    reset
    access_valid
    access_shared
    access_hit
    l2_reply_valid
    l2_reply_shared
    home_reply_valid
    counter_index[*]
}]
set_input_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    reset
    access_valid
    access_shared
    access_hit
    l2_reply_valid
    l2_reply_shared
    home_reply_valid
    counter_index[*]
}]

# Outputs go to registers of the same clock.
set_output_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    phase[*]
    even_sets_shared
    odd_sets_shared
    decision_valid
    decision_shared
    counter_value[*]
}]
set_output_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    phase[*]
    even_sets_shared
    odd_sets_shared
    decision_valid
    decision_shared
    counter_value[*]
}]

# There is no false path: one clock domain, synchronous reset.
#
# The block is made to stand inside a chip, so it has no pins: synthesise it out of context
# (synth_design -mode out_of_context -top dyneb), or give every port of yours, for example
#   set_property -dict {PACKAGE_PIN W5 IOSTANDARD LVCMOS33} [get_ports {<port>}]
