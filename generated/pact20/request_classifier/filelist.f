../rtl/set_index_linear_line33_sets32.v
../rtl/home_map_d346969a.v
../rtl/slice_map_line33_interleave1_slices8.v
../rtl/min_router_cores_9d414c49.v
../rtl/min_router_slices_1ef8de00.v
../rtl/min_router_distance_a067b741.v
../rtl/min_router_6c1b3ff3.v
../rtl/request_classifier.v
