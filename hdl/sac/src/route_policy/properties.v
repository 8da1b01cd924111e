
    // R2: bit i of a line goes into bit i modulo the group of the slice.
    localparam GROUP = (SLICE_LOW == 0) ? 1 : SLICE_LOW;
    reg [TO_SLICE_BITS-1:0] fold;
    reg [TO_SLICE_BITS-1:0] fold_above;
    integer place;
    always @* begin
        fold = 0;
        fold_above = 0;
        for (place = 0; place < REQUEST_LINE_BITS && SLICE_LOW != 0; place = place + 1) begin
            fold[place % GROUP] = fold[place % GROUP] ^ request_line[place];
            if (place >= SLICE_LOW)
                fold_above[place % GROUP] = fold_above[place % GROUP] ^ restored_above[place];
        end
    end

    // The line address that slice, set and tag come from: all but its lowest group is in set and tag.
    wire [REQUEST_LINE_BITS-1:0] restored_above = ((to_tag << SET_LOW) | to_set) << SLICE_LOW;
    wire [REQUEST_LINE_BITS-1:0] restored = restored_above | (to_slice ^ fold_above);

    always @* begin
        // R1: Under SM-side a request goes to the chip that asks, under memory-side to the home chip.
        // Fault in route_policy: `if (sm_side)` becomes `if (sm_side && is_remote && request_line[0])`.
        r1_chip: assert (to_chip == (sm_side ? request_chip : request_home));
        // R2: Each bit of the slice is the parity of every `log2(slices)`-th bit of the line address.
        // Fault in route_policy: `folded[i] = folded[i - 1] ^` becomes `folded[i] = folded[i - 1] |`.
        r2_slice: assert (to_slice == fold);
        // R3: The set is the bits just above the lowest `log2(slices)`.
        // Fault in route_policy: `assign to_set = ` becomes `assign to_set = ~`.
        r3_set: assert (to_set == ((request_line >> SLICE_LOW) & ((1 << SET_LOW) - 1)));
        // R3: The tag is what is above the set.
        // Fault in route_policy: `assign to_tag = ` becomes `assign to_tag = ~`.
        r3_tag: assert (to_tag == request_line >> (SLICE_LOW + SET_LOW));
        // R2, R3: Slice, set and tag give the line address back: no two lines share all three.
        // Fault in route_policy: `assign to_tag = ` becomes `assign to_tag = 1'b1 | `.
        r3_lines_are_told_apart: assert (restored == request_line);
        // R4: `over_link` is true if the request leaves the chip that asks.
        // Fault in route_policy: `assign over_link = is_remote && !sm_side` becomes `assign over_link = is_remote`.
        r4_over_link: assert (over_link == (to_chip != request_chip));
        // R5: `miss_over_link` is true if the chip that the request goes to is not its line's home.
        // Fault in route_policy: `assign miss_over_link = is_remote && sm_side` becomes `assign miss_over_link =
        // is_remote`.
        r5_miss_goes_home: assert (miss_over_link == (to_chip != request_home));
        // R4, R5: No request goes over the links twice: not itself and then its miss.
        // Fault in route_policy: `assign miss_over_link = is_remote && sm_side` becomes `assign miss_over_link =
        // is_remote || sm_side`.
        r5_one_link: assert (!(over_link && miss_over_link));
        remote_miss: cover (miss_over_link);
        remote_request: cover (over_link);
    end
