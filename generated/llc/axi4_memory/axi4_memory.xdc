# warpcache 0.1.0: axi4_memory of design llc
# Timing constraints of axi4_memory for Vivado. Times are in nanoseconds.

# Vivado derives the clock's uncertainty from the device.
create_clock -name clock -period 20.000 [get_ports {clock}]

# Inputs come from registers of the same clock, the synchronous reset too.
set_input_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    reset
    request_valid
    request_kind[*]
    request_line[*]
    request_sectors[*]
    request_byte_enable[*]
    request_data[*]
    request_id[*]
    reply_ready
    ar_ready
    r_valid
    r_id[*]
    r_data[*]
    r_resp[*]
    r_last
    aw_ready
    w_ready
    b_valid
    b_id[*]
    b_resp[*]
}]
set_input_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    reset
    request_valid
    request_kind[*]
    request_line[*]
    request_sectors[*]
    request_byte_enable[*]
    request_data[*]
    request_id[*]
    reply_ready
    ar_ready
    r_valid
    r_id[*]
    r_data[*]
    r_resp[*]
    r_last
    aw_ready
    w_ready
    b_valid
    b_id[*]
    b_resp[*]
}]

# Outputs go to registers of the same clock.
set_output_delay -max 6.000 -clock [get_clocks {clock}] [get_ports {
    request_ready
    reply_valid
    reply_id[*]
    reply_kind[*]
    reply_sector[*]
    reply_data[*]
    reply_last
    ar_valid
    ar_id[*]
    ar_addr[*]
    ar_len[*]
    ar_size[*]
    ar_burst[*]
    ar_lock
    ar_cache[*]
    ar_prot[*]
    ar_qos[*]
    r_ready
    aw_valid
    aw_id[*]
    aw_addr[*]
    aw_len[*]
    aw_size[*]
    aw_burst[*]
    aw_lock
    aw_cache[*]
    aw_prot[*]
    aw_qos[*]
    w_valid
    w_data[*]
    w_strb[*]
    w_last
    b_ready
    error_valid
    error_line[*]
    error_is_write
    idle
}]
set_output_delay -min 0.000 -clock [get_clocks {clock}] [get_ports {
    request_ready
    reply_valid
    reply_id[*]
    reply_kind[*]
    reply_sector[*]
    reply_data[*]
    reply_last
    ar_valid
    ar_id[*]
    ar_addr[*]
    ar_len[*]
    ar_size[*]
    ar_burst[*]
    ar_lock
    ar_cache[*]
    ar_prot[*]
    ar_qos[*]
    r_ready
    aw_valid
    aw_id[*]
    aw_addr[*]
    aw_len[*]
    aw_size[*]
    aw_burst[*]
    aw_lock
    aw_cache[*]
    aw_prot[*]
    aw_qos[*]
    w_valid
    w_data[*]
    w_strb[*]
    w_last
    b_ready
    error_valid
    error_line[*]
    error_is_write
    idle
}]

# There is no false path: one clock domain, synchronous reset.
#
# The block is made to stand inside a chip, so it has no pins: synthesise it out of context
# (synth_design -mode out_of_context -top axi4_memory), or give every port of yours, for example
#   set_property -dict {PACKAGE_PIN W5 IOSTANDARD LVCMOS33} [get_ports {<port>}]
