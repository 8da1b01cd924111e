
    // R2: of the lowest lane that is left, the line.
    reg is_lowest;
    integer lane;
    always @* begin
        is_lowest = 1'b1;
        for (lane = 0; lane < 32; lane = lane + 1)
            if (left[lane] && (left & ((33'd1 << lane) - 1'b1)) == 0 && line != lines[lane*LINE_BITS +: LINE_BITS])
                is_lowest = 1'b0;
    end
    // R2: The line of a step is that of the lowest lane that is left.
    // Fault in coalescer_first_line: `first[263:256] = first[7:0];` becomes `first[263:256] = first[15:8];`.
    always @* r2_lowest: assert (is_lowest && any == (left != 0));
