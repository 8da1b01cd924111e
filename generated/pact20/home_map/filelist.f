../rtl/set_index_linear_line33_sets32.v
../rtl/home_map.v
