
    // A byte of a sector of a set, whichever: a bit of it in each way. A byte's bits go the same way.
    (* anyconst *) wire followed_set;
    (* anyconst *) wire [1:0] followed_sector;
    (* anyconst *) wire [3:0] followed_byte;
    wire [6:0] followed_bit = {followed_byte, followed_byte[2:0]};
    wire [127:0] followed_word_0 = words[{1'b0, followed_set, followed_sector}];
    wire [127:0] followed_word_1 = words[{1'b1, followed_set, followed_sector}];
    wire [1:0] followed_bits = {followed_word_1[followed_bit], followed_word_0[followed_bit]};
