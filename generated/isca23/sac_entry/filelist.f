../rtl/route_policy_ed7f2a90.v
../rtl/sac_entry.v
