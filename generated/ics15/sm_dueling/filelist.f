../rtl/sm_dueling_leader_a248499a.v
../rtl/sm_dueling_comparison_4d023c86.v
../rtl/sm_dueling.v
