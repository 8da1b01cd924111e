    wire [WRITE_DATA_BITS-1:0] word_3 = words[3];
