
    // The words, the first of them lowest.
    wire [WORDS*WRITE_DATA_BITS-1:0] row;
    genvar place;
    generate
        for (place = 0; place < WORDS; place = place + 1) begin : places
            assign row[place*WRITE_DATA_BITS +: WRITE_DATA_BITS] = words[place];
        end
    endgenerate
