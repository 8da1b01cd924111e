# warpcache 0.1.0: l1 of design baseline
# Timing constraints of l1 for Vivado. Times are in nanoseconds.

# Vivado derives the clock's uncertainty from the device.
create_clock -name clock -period 20.000 [get_ports {clock}]

# Inputs come from registers of the same clock, the synchronous reset too.
set_input_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    reset
    core_request_valid
    core_request_kind[*]
    core_request_operation[*]
    core_request_line[*]
    core_request_sectors[*]
    core_request_byte_enable[*]
    core_request_data[*]
    core_request_bypass_l1
    core_request_id[*]
    core_reply_ready
    down_request_ready
    down_reply_valid
    down_reply_id[*]
    down_reply_kind[*]
    down_reply_sector[*]
    down_reply_data[*]
    down_reply_last
    core_number[*]
    flush
    counter_index[*]
}]
set_input_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    reset
    core_request_valid
    core_request_kind[*]
    core_request_operation[*]
    core_request_line[*]
    core_request_sectors[*]
    core_request_byte_enable[*]
    core_request_data[*]
    core_request_bypass_l1
    core_request_id[*]
    core_reply_ready
    down_request_ready
    down_reply_valid
    down_reply_id[*]
    down_reply_kind[*]
    down_reply_sector[*]
    down_reply_data[*]
    down_reply_last
    core_number[*]
    flush
    counter_index[*]
}]

# Outputs go to registers of the same clock.
set_output_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    core_request_ready
    core_status_valid
    core_status_id[*]
    core_status_word[*]
    core_reply_valid
    core_reply_id[*]
    core_reply_sector[*]
    core_reply_data[*]
    core_reply_last
    down_request_valid
    down_request_kind[*]
    down_request_operation[*]
    down_request_line[*]
    down_request_sectors[*]
    down_request_byte_enable[*]
    down_request_data[*]
    down_request_source[*]
    down_request_id[*]
    down_reply_ready
    flushed
    event_hit
    event_hit_pending
    event_miss
    event_bypass
    event_reservation_fail
    event_evict
    event_fill
    evict_line[*]
    counter_value[*]
    ram_error
}]
set_output_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    core_request_ready
    core_status_valid
    core_status_id[*]
    core_status_word[*]
    core_reply_valid
    core_reply_id[*]
    core_reply_sector[*]
    core_reply_data[*]
    core_reply_last
    down_request_valid
    down_request_kind[*]
    down_request_operation[*]
    down_request_line[*]
    down_request_sectors[*]
    down_request_byte_enable[*]
    down_request_data[*]
    down_request_source[*]
    down_request_id[*]
    down_reply_ready
    flushed
    event_hit
    event_hit_pending
    event_miss
    event_bypass
    event_reservation_fail
    event_evict
    event_fill
    evict_line[*]
    counter_value[*]
    ram_error
}]

# There is no false path: one clock domain, synchronous reset.
#
# The block belongs inside a chip, so it has no pins: synthesise it out of context
# (synth_design -mode out_of_context -top l1), or give every port of yours, for example
#   set_property -dict {PACKAGE_PIN W5 IOSTANDARD LVCMOS33} [get_ports {<port>}]
