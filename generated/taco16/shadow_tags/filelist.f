../rtl/set_index_linear_line33_sets32.v
../rtl/ram_32x28_r1.v
../rtl/valid_bits_depth32.v
../rtl/shadow_tags_way_sets32_tag28.v
../rtl/shadow_tags.v
