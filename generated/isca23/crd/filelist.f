../rtl/register_file_8x46_r1.v
../rtl/crd_way_sets8_tag30_mask16_sectors4.v
../rtl/register_file_8x120_r1.v
../rtl/lru_touch_ways16.v
../rtl/lru_victim_ways16.v
../rtl/crd_recency_sets8_ways16.v
../rtl/crd_offset_above11_sets8_bits8.v
../rtl/crd.v
