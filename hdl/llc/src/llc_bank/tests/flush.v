
    always @* if (formal_on) begin
        // R4: The slice is flushed in cycles in which `flush` is true and the buffer holds nothing, and in no others.
        // Fault in llc_bank: `cache_flush = flush && buffer_flushed` becomes `cache_flush = flush`.
        r4_order: assert (!cache_flush || (flush && parts_idle));
        // R4: A flushed buffer lets the slice be flushed.
        // Fault in llc_bank: `cache_flush = flush && buffer_flushed` becomes `cache_flush = flush && buffer_flushed && cache_idle`.
        r4_passes: assert (cache_flush || !(flush && buffer_flushed));
        // R5: While `flushed` is true the buffer holds nothing.
        // Fault in llc_bank: `flushed = cache_flushed && buffer_flushed` becomes `flushed = cache_flushed`.
        r5_buffer: assert (!flushed || parts_idle);
        // R5: While `flushed` is true the slice is flushed.
        // Fault in llc_bank: `flushed = cache_flushed && buffer_flushed` becomes `flushed = buffer_flushed`.
        r5_slice: assert (!flushed || cache_flushed);

        a_flush_ends: cover (flushed && flush);
    end
