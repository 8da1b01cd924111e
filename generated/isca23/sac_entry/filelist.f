../rtl/route_policy_fd3ba521.v
../rtl/sac_entry.v
