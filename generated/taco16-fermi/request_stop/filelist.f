../rtl/register_file_8x38_r1.v
../rtl/miss_queue_width38_depth8_955e0a59.v
../rtl/register_file_7x43_r1.v
../rtl/request_queue_width43_depth7_b65f7e1c.v
../rtl/request_stop_queue_a7e913e8.v
../rtl/register_file_2x39_r1.v
../rtl/unserved_queue_width39_depth2_afefa851.v
../rtl/request_stop.v
