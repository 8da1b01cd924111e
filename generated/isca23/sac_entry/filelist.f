route_policy_ed7f2a90.v
sac_entry.v
