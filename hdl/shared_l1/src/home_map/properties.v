
    // The tag, bit by bit, and the index function: 0 linear, 1 xor.
    localparam SET_BITS = SET_NUMBER_BITS;
    wire [TAG_BITS-1:0] expected_tag = line >> SET_BITS;
    reg [SET_BITS-1:0] expected_set;
    integer place;
    always @* begin
        expected_set = line[SET_BITS-1:0];
        for (place = SET_BITS; place < LINE_BITS; place = place + 1)
            if (INDEX == 1)
                expected_set[place % SET_BITS] = expected_set[place % SET_BITS] ^ line[place];
    end

    // The core bits: the lowest, or all folded.
    reg [CORE_BITS-1:0] bits;
    integer bit_place;
    always @* begin
        bits = expected_tag[CORE_BITS-1:0];
        for (bit_place = CORE_BITS; bit_place < TAG_BITS; bit_place = bit_place + 1)
            if (HASH == 1)
                bits[bit_place % CORE_BITS] = bits[bit_place % CORE_BITS] ^ expected_tag[bit_place];
    end

    always @* begin
        // R3: The core is below `cores`.
        // Fault in home_map: `core = value - ` becomes `core = value | `.
        r3_core_exists: assert (core < CORES);
        // R1 to R3: The core is the value of the core bits, or that less `cores`.
        // Fault in home_map: `core = value;` becomes `core = ~value;`.
        r1_core: assert (core == bits || core + CORES == bits);
        // R4: The set is the config's index function of the line.
        // Fault in set_index_xor: `set_number = ` becomes `set_number = ~`.
        r4_set: assert (set_number == expected_set);
        // R4: The tag is the line-address bits above the set index.
        // Fault in set_index_xor: `assign tag = ` becomes `assign tag = ~`.
        r4_tag: assert (tag == expected_tag);
        last_core: cover (core == CORES - 1);
        wrapped: cover (bits >= CORES);
    end
