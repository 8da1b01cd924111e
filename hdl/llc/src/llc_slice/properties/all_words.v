
    // All words of a memory, the first of them lowest.
    reg [WORDS*WRITE_DATA_BITS-1:0] all_words;
    always @* begin : drive_all_words
        integer word;
        for (word = 0; word < WORDS; word = word + 1)
            all_words[word * WRITE_DATA_BITS +: WRITE_DATA_BITS] = words[word];
    end
