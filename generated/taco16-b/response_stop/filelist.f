../rtl/ram_32x256_r1.v
../rtl/write_first_ram_depth32_width256.v
../rtl/register_file_8x9_r1.v
../rtl/response_stop_places_a2b5add8.v
../rtl/response_stop.v
