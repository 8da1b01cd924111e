../rtl/register_file_16x360_r1.v
../rtl/word_queue_width360_depth16_7b84f8ce.v
../rtl/register_file_16x361_r1.v
../rtl/memory_word_queue_width361_depth16_80c96d6f.v
../rtl/slice_bypass_oldest_c6fddff5.v
../rtl/slice_bypass.v
