
    // The words, the first of them lowest.
    wire [DEPTH*WRITE_DATA_BITS-1:0] row;
    genvar place;
    generate
        for (place = 0; place < DEPTH; place = place + 1) begin : places
            assign row[place*WRITE_DATA_BITS +: WRITE_DATA_BITS] = words[place];
        end
    endgenerate
