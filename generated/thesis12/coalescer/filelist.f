../rtl/coalescer_lane_line33_sectors4.v
../rtl/coalescer_first_line_line33.v
../rtl/register_file_32x37_r1.v
../rtl/queue_width37_depth32.v
../rtl/register_file_2x6_r1.v
../rtl/queue_width6_depth2.v
../rtl/coalescer.v
