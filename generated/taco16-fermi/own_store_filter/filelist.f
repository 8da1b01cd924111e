../rtl/own_store_filter_hash_line33_bits4096.v
../rtl/own_store_filter.v
