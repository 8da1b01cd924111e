
    // The first two words, and one, whichever it is.
    (* anyconst *) wire [WRITE_ADDRESS_BITS-1:0] place;
    wire [WRITE_DATA_BITS-1:0] word = words[place];
    wire [WRITE_DATA_BITS-1:0] word_0 = words[0];
    wire [WRITE_DATA_BITS-1:0] word_1 = words[1];
