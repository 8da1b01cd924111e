
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

    // The context with which one of them, whichever it is, was issued.
    (* anyconst *) wire [ISSUE_ID_BITS-1:0] watched;
    reg [ISSUE_SECTORS_BITS-1:0] sectors;
    reg [ISSUE_CONTEXT_BITS-1:0] kept_context;
    always @(posedge clock)
        if (issues && issue_id == watched) begin
            sectors <= issue_sectors;
            kept_context <= issue_context;
        end

    always @* if (formal_on) begin
        // R2, R7: A request may leave exactly while fewer than `remote_requests` are in flight.
        // Fault in remote_tracker: `assign issue_ready = ` becomes `assign issue_ready = reply_done || `.
        r2_room: assert (issue_ready == (count < REQUESTS));
        // R1, R3 to R5, R7: A request is known from the cycle after its issue until it is answered.
        // Fault in remote_tracker_entry: `if (take) begin` becomes `if (take && !reply_done) begin`.
        r3_known: assert (reply_known == is_in_flight[reply_id]);
        // R3: The sectors are those of the issue.
        // Fault in remote_tracker_entry: `kept_sectors_d = issue_sectors` becomes `kept_sectors_d = ~issue_sectors`.
        r3_sectors: assert (!(reply_id == watched && reply_known) || reply_sectors == sectors);
        // R3: The note is that of the issue.
        // Fault in remote_tracker_entry: `kept_context_d = issue_context` becomes `kept_context_d = ~issue_context`.
        r3_context: assert (!(reply_id == watched && reply_known) || reply_context == kept_context);
        // R5, R6: The number is that of the requests issued and not answered.
        // Fault in remote_tracker: `used_q - ` becomes `used_q + `.
        r6_in_flight: assert (in_flight == count);
        full: cover (!issue_ready && is_in_flight[watched]);
        both: cover (issues && answers);
    end
