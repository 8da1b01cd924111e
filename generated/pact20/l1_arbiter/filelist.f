../rtl/register_file_8x344_r1.v
../rtl/request_queue_width344_depth8_ddaae85a.v
../rtl/l1_arbiter.v
