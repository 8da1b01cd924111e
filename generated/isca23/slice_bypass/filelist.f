../rtl/register_file_16x360_r1.v
../rtl/word_queue_width360_depth16_1e370269.v
../rtl/register_file_16x361_r1.v
../rtl/memory_word_queue_width361_depth16_2f817c85.v
../rtl/slice_bypass_oldest_a3a6fe95.v
../rtl/slice_bypass.v
