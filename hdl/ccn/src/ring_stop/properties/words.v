
    // The first six words of a memory; of a smaller one the last represents those that it lacks.
    wire [WRITE_DATA_BITS-1:0] word_0 = words[0];
    wire [WRITE_DATA_BITS-1:0] word_1 = words[WORDS > 1 ? 1 : WORDS - 1];
    wire [WRITE_DATA_BITS-1:0] word_2 = words[WORDS > 2 ? 2 : WORDS - 1];
    wire [WRITE_DATA_BITS-1:0] word_3 = words[WORDS > 3 ? 3 : WORDS - 1];
    wire [WRITE_DATA_BITS-1:0] word_4 = words[WORDS > 4 ? 4 : WORDS - 1];
    wire [WRITE_DATA_BITS-1:0] word_5 = words[WORDS > 5 ? 5 : WORDS - 1];
