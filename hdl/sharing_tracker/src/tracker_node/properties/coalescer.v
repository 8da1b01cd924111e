
    // Each line that waits has a sector, and is of the warp whose lines leave, of one that is counted, or of the one that is
    // searched.
    (* hierconn *) wire [4:0] \u_lines.head_q ;
    (* hierconn *) wire [32*(LINE_ADDRESS_BITS+SECTORS)-1:0] \u_lines.u_words.row ;
    (* hierconn *) wire \u_counts.head_q ;
    (* hierconn *) wire [11:0] \u_counts.u_words.row ;
    wire [5:0] older = \u_counts.head_q ? \u_counts.u_words.row [11:6] : \u_counts.u_words.row [5:0];
    wire [5:0] newer = \u_counts.head_q ? \u_counts.u_words.row [5:0] : \u_counts.u_words.row [11:6];
    wire [7:0] counted = to_leave_q + (counts_count != 0 ? older : 6'd0) + (counts_count == 2 ? newer : 6'd0)
        + (searches_q ? found_q : 6'd0);
    reg are_named;
    reg [4:0] ahead;
    integer k;
    always @* begin
        are_named = 1'b1;
        for (k = 0; k < 32; k = k + 1) begin
            ahead = k - \u_lines.head_q ;
            if (ahead < lines_count && \u_lines.u_words.row [k*(LINE_ADDRESS_BITS+SECTORS) + LINE_ADDRESS_BITS +: SECTORS] == 0)
                are_named = 1'b0;
        end
    end
    always @* if (formal_on) begin
        // Invariant: The lines that wait in the coalescer are those still to leave, those of the counts that wait,
        // and those of the search.
        // Fault in coalescer: `{5'd0, first_any}` becomes `6'd1`.
        lines_are_counted: assert (counted == lines_count);
        // Invariant: Each line that waits in the coalescer has a sector.
        // Fault in coalescer: `lines_push_data = {touched,` becomes `lines_push_data = {4'd0,`.
        lines_are_named: assert (are_named && (!lines_push_valid || touched != 0));
    end
