../rtl/fixed_priority_arbiter_requesters15.v
../rtl/round_robin_arbiter_stay_requesters15.v
../rtl/packet_switch_output_inputs15_outputs12_width348_high0.v
../rtl/packet_switch.v
