../rtl/profile_counters_slices_slices16_each1_bits16.v
../rtl/profile_counters_slices_slices16_each6_bits16.v
../rtl/profile_counters_total_numbers16_each6_bits24.v
../rtl/profile_counters_total_numbers1_each6_bits24.v
../rtl/profile_counters_total_numbers16_each1_bits24.v
../rtl/profile_counters_total_numbers32_each1_bits24.v
../rtl/profile_counters.v
