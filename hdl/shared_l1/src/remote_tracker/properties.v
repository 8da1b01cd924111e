
    // The identifiers in flight, which the environment does not issue again.
    localparam IDS = 1 << ISSUE_ID_BITS;
    reg [IDS-1:0] is_in_flight;
    reg [7:0] count;
    wire issues = issue_valid && issue_ready;
    wire answers = reply_done && is_in_flight[reply_id];
    always @(posedge clock) begin
        if (answers)
            is_in_flight[reply_id] <= 1'b0;
        if (issues)
            is_in_flight[issue_id] <= 1'b1;
        count <= count + issues - answers;
        if (reset) begin
            is_in_flight <= 0;
            count <= 0;
        end
    end
    always @* if (formal_on)
        r8_once: assume (!(issue_valid && is_in_flight[issue_id]));

    // What one of them, whichever it is, was issued with.
    (* anyconst *) wire [ISSUE_ID_BITS-1:0] watched;
    reg [ISSUE_SECTORS_BITS-1:0] sectors;
    reg [ISSUE_CONTEXT_BITS-1:0] kept_context;
    always @(posedge clock)
        if (issues && issue_id == watched) begin
            sectors <= issue_sectors;
            kept_context <= issue_context;
        end

    always @* if (formal_on) begin
        r2_room: assert (issue_ready == (count < REQUESTS));
        r3_known: assert (reply_known == is_in_flight[reply_id]);
        r3_sectors: assert (!(reply_id == watched && reply_known) || reply_sectors == sectors);
        r3_context: assert (!(reply_id == watched && reply_known) || reply_context == kept_context);
        r6_in_flight: assert (in_flight == count);
        full: cover (!issue_ready && is_in_flight[watched]);
        both: cover (issues && answers);
    end
