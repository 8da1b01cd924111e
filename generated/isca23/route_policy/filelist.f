route_policy.v
