../rtl/flush_barrier.v
