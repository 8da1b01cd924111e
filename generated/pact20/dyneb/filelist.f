../rtl/dyneb_counter_bits16.v
../rtl/dyneb_counters_bits16.v
../rtl/serial_multiplier_a33_b16.v
../rtl/dyneb_eb_metric_bits16.v
../rtl/dyneb.v
