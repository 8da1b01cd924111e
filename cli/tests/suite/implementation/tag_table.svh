`ifndef TAG_TABLE_SVH
`define TAG_TABLE_SVH
`define SET_BITS 5
`ifndef WAYS
`define WAYS 2
`endif
`ifndef FAULT
`define FAULT 0
`endif
`endif
