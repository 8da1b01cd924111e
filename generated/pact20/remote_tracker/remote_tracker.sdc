# warpcache 0.1.0: remote_tracker of design pact20
# Timing constraints of remote_tracker for synthesis and static timing analysis. Times are in nanoseconds.
set_units -time ns

create_clock -name clock -period 1.000 [get_ports {clock}]
set_clock_uncertainty -setup 0.050 [get_clocks {clock}]

# Inputs come from registers of the same clock, the reset too: it is synchronous, and sampled like data.
set_input_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {
    reset
    issue_valid
    issue_id[*]
    issue_sectors[*]
    issue_context[*]
    reply_id[*]
    reply_done
}]
set_input_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    reset
    issue_valid
    issue_id[*]
    issue_sectors[*]
    issue_context[*]
    reply_id[*]
    reply_done
}]

# Outputs go to registers of the same clock.
set_output_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {
    issue_ready
    reply_known
    reply_sectors[*]
    reply_context[*]
    in_flight[*]
}]
set_output_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    issue_ready
    reply_known
    reply_sectors[*]
    reply_context[*]
    in_flight[*]
}]

# There is no false path and no multicycle path: one clock domain, and every path has one cycle. The reset has
# none either, because registers sample it at the clock edge.
# Hold is checked at one edge of an ideal clock, so it has no uncertainty before the clock tree is there.
#
# Driving cells and loads belong to a library. With its names in place of these:
#   set_driving_cell -lib_cell BUF_X4 [all_inputs]
#   set_load 0.010 [all_outputs]
