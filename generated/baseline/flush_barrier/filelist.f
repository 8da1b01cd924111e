flush_barrier.v
