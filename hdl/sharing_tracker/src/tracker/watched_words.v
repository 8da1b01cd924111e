
    // The words of a memory of two.
    wire [WRITE_DATA_BITS-1:0] word_0 = words[0];
    wire [WRITE_DATA_BITS-1:0] word_1 = words[1];
