
    // R2: of the lowest lane that is left, the line.
    wire [32*LINE_BITS-1:0] all_lines = {
        lines_31, lines_30, lines_29, lines_28, lines_27, lines_26, lines_25, lines_24,
        lines_23, lines_22, lines_21, lines_20, lines_19, lines_18, lines_17, lines_16,
        lines_15, lines_14, lines_13, lines_12, lines_11, lines_10, lines_9, lines_8,
        lines_7, lines_6, lines_5, lines_4, lines_3, lines_2, lines_1, lines_0
    };
    reg is_lowest;
    integer lane;
    always @* begin
        is_lowest = 1'b1;
        for (lane = 0; lane < 32; lane = lane + 1)
            if (left[lane] && (left & ((33'd1 << lane) - 1'b1)) == 0 && line != all_lines[lane*LINE_BITS +: LINE_BITS])
                is_lowest = 1'b0;
    end
    always @* r2_lowest: assert (is_lowest && any == (left != 0));
