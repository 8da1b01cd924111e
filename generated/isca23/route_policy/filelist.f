../rtl/route_policy.v
