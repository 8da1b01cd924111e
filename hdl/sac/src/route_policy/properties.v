
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

    // The line address that slice, set and tag come from: all but its lowest group stands in set and tag.
    wire [REQUEST_LINE_BITS-1:0] restored_above = ((to_tag << SET_LOW) | to_set) << SLICE_LOW;
    wire [REQUEST_LINE_BITS-1:0] restored = restored_above | (to_slice ^ fold_above);

    always @* begin
        r1_chip: assert (to_chip == (sm_side ? request_chip : request_home));
        r2_slice: assert (to_slice == fold);
        r3_set: assert (to_set == ((request_line >> SLICE_LOW) & ((1 << SET_LOW) - 1)));
        r3_tag: assert (to_tag == request_line >> (SLICE_LOW + SET_LOW));
        r3_lines_are_told_apart: assert (restored == request_line);
        r4_over_link: assert (over_link == (to_chip != request_chip));
        r5_miss_goes_home: assert (miss_over_link == (to_chip != request_home));
        r5_one_link: assert (!(over_link && miss_over_link));
        remote_miss: cover (miss_over_link);
        remote_request: cover (over_link);
    end
