# warpcache 0.1.0: l1_arbiter of design pact20
# Timing constraints of l1_arbiter for Vivado. Times are in nanoseconds.

# Vivado derives the clock's uncertainty from the device.
create_clock -name clock -period 20.000 [get_ports {clock}]

# Inputs come from registers of the same clock, the synchronous reset too.
set_input_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    reset
    local_valid
    local_head[*]
    local_data[*]
    remote_valid
    remote_head[*]
    remote_data[*]
    l1_ready
    has_room
}]
set_input_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    reset
    local_valid
    local_head[*]
    local_data[*]
    remote_valid
    remote_head[*]
    remote_data[*]
    l1_ready
    has_room
}]

# Outputs go to registers of the same clock.
set_output_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    local_ready
    remote_ready
    l1_valid
    l1_remote
    l1_head[*]
    l1_data[*]
}]
set_output_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    local_ready
    remote_ready
    l1_valid
    l1_remote
    l1_head[*]
    l1_data[*]
}]

# There is no false path: one clock domain, synchronous reset.
#
# The block is made to stand inside a chip, so it has no pins: synthesise it out of context
# (synth_design -mode out_of_context -top l1_arbiter), or give every port of yours, for example
#   set_property -dict {PACKAGE_PIN W5 IOSTANDARD LVCMOS33} [get_ports {<port>}]
