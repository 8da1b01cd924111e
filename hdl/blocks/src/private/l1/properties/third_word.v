    wire [WRITE_DATA_BITS-1:0] word_2 = words[2];
