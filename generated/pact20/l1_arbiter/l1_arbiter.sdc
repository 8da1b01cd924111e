# warpcache 0.1.0: l1_arbiter of design pact20
# Timing constraints of l1_arbiter for synthesis and static timing analysis. Times are in nanoseconds.
set_units -time ns

create_clock -name clock -period 1.000 [get_ports {clock}]
set_clock_uncertainty -setup 0.050 [get_clocks {clock}]

# Inputs come from registers of the same clock, the reset too: it is synchronous, and sampled like data.
set_input_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {
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
set_output_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {
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

# There is no false path and no multicycle path: one clock domain, and every path has one cycle. The reset has
# none either, because registers sample it at the clock edge.
# Hold is checked at one edge of an ideal clock, so it has no uncertainty before the clock tree is there.
#
# Driving cells and loads belong to a library. With its names in place of these:
#   set_driving_cell -lib_cell BUF_X4 [all_inputs]
#   set_load 0.010 [all_outputs]
