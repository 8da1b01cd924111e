
    // R14: a word of four or of eight aligned bytes, and its operands; one of four is in the upper half.
    reg finds_narrow;
    reg finds_wide;
    reg finds_sector;
    integer w;
    always @* begin
        finds_narrow = 1'b1;
        finds_wide = 1'b1;
        finds_sector = 1'b1;
        for (w = 0; w < BYTE_ENABLE_BITS / 4; w = w + 1)
            if (byte_enable == ({BYTE_ENABLE_BITS{1'b0}} | 4'hf) << 4 * w)
                finds_narrow = !is_wide && pair == w / 2 && is_upper == w % 2
                    && operand == {data[32*w +: 32], 32'd0} && compare == {data[32*(w^1) +: 32], 32'd0};
        for (w = 0; w < BYTE_ENABLE_BITS / 8; w = w + 1)
            if (byte_enable == ({BYTE_ENABLE_BITS{1'b0}} | 8'hff) << 8 * w)
                finds_wide = is_wide && pair == w && operand == data[64*w +: 64] && compare == data[64*(w^1) +: 64];
        for (w = 0; w < SECTORS_BITS; w = w + 1)
            if (sectors == ({SECTORS_BITS{1'b0}} | 1'b1) << w)
                finds_sector = sector == w;
    end
    always @* begin
        // R14: A word of four bytes, its operand, and its compare value beside it are found in the request.
        // Fault in atomic_buffer_operands: `compare = upper` becomes `compare = lower`.
        r14_narrow: assert (finds_narrow);
        // R14: A word of eight bytes, its operand, and its compare value beside it are found in the request.
        // Fault in atomic_buffer_operands: `compare = other` becomes `compare = selected`.
        r14_wide: assert (finds_wide);
        // R14: The sector's number is that of its bit.
        // Fault in atomic_buffer_operands: `if (sectors[1])` becomes `if (sectors[0])`.
        r14_sector: assert (finds_sector);
    end
