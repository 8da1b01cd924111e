../rtl/route_policy_836de516.v
../rtl/sac_entry.v
