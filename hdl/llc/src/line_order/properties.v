
    // The entries; there may be no third.
    localparam L = REQUEST_LINE_BITS;
    localparam S = REQUEST_SECTORS_BITS;
    localparam I = REQUEST_ID_BITS;
    (* hierconn *) wire \entries[0].u_entries.busy_q ;
    (* hierconn *) wire \entries[1].u_entries.busy_q ;
    (* hierconn *) wire \entries[2].u_entries.busy_q ;
    (* hierconn *) wire \entries[0].u_entries.write_q ;
    (* hierconn *) wire \entries[1].u_entries.write_q ;
    (* hierconn *) wire \entries[2].u_entries.write_q ;
    (* hierconn *) wire [L-1:0] \entries[0].u_entries.kept_line_q ;
    (* hierconn *) wire [L-1:0] \entries[1].u_entries.kept_line_q ;
    (* hierconn *) wire [L-1:0] \entries[2].u_entries.kept_line_q ;
    (* hierconn *) wire [S-1:0] \entries[0].u_entries.kept_sectors_q ;
    (* hierconn *) wire [S-1:0] \entries[1].u_entries.kept_sectors_q ;
    (* hierconn *) wire [S-1:0] \entries[2].u_entries.kept_sectors_q ;
    (* hierconn *) wire [I-1:0] \entries[0].u_entries.kept_id_q ;
    (* hierconn *) wire [I-1:0] \entries[1].u_entries.kept_id_q ;
    (* hierconn *) wire [I-1:0] \entries[2].u_entries.kept_id_q ;
    wire [ENTRIES-1:0] busy_q = {\entries[2].u_entries.busy_q , \entries[1].u_entries.busy_q , \entries[0].u_entries.busy_q };
    wire [ENTRIES-1:0] write_q = {\entries[2].u_entries.write_q , \entries[1].u_entries.write_q , \entries[0].u_entries.write_q };
    wire [ENTRIES*L-1:0] lines_q =
        {\entries[2].u_entries.kept_line_q , \entries[1].u_entries.kept_line_q , \entries[0].u_entries.kept_line_q };
    wire [ENTRIES*S-1:0] sectors_q =
        {\entries[2].u_entries.kept_sectors_q , \entries[1].u_entries.kept_sectors_q , \entries[0].u_entries.kept_sectors_q };
    wire [ENTRIES*I-1:0] ids_q = {\entries[2].u_entries.kept_id_q , \entries[1].u_entries.kept_id_q , \entries[0].u_entries.kept_id_q };

    // R2 and R7: the identifiers of what is unanswered, of the writes among it, and the sectors that each names of one
    // line, whichever it is.
    (* anyconst *) wire [L-1:0] watched;
    reg [(1<<I)-1:0] unanswered;
    reg [(1<<I)-1:0] writes;
    reg [(1<<I)*S-1:0] of_line;
    wire is_write = request_kind != 0;
    wire is_atomic = request_kind > 1;
    wire [S-1:0] names = is_atomic ? {S{1'b1}} : request_sectors;
    wire goes = request_valid && request_ready;
    wire last_passes = reply_valid && reply_ready && reply_last;
    always @(posedge clock) begin
        if (last_passes) begin
            unanswered[reply_id] <= 1'b0;
            writes[reply_id] <= 1'b0;
            of_line[reply_id*S +: S] <= 0;
        end
        if (goes) begin
            unanswered[request_id] <= 1'b1;
            writes[request_id] <= is_write;
            of_line[request_id*S +: S] <= request_line == watched ? names : 0;
        end
        if (reset) begin
            unanswered <= 0;
            writes <= 0;
            of_line <= 0;
        end
    end

    // The environment's side: identifiers of what is unanswered are distinct.
    always @* if (formal_on)
        distinct: assume (!goes || !unanswered[request_id]);

    // How many there are, and what the entries say of them.
    reg [2:0] count;
    reg [(1<<I)-1:0] in_entries;
    reg [(1<<I)-1:0] writes_in_entries;
    reg [(1<<I)*S-1:0] of_line_in_entries;
    reg are_distinct;
    integer e;
    always @* begin
        count = 0;
        in_entries = 0;
        writes_in_entries = 0;
        of_line_in_entries = 0;
        are_distinct = 1'b1;
        for (e = 0; e < ENTRIES; e = e + 1)
            if (busy_q[e]) begin
                count = count + 3'd1;
                if (in_entries[ids_q[e*I +: I]])
                    are_distinct = 1'b0;
                in_entries[ids_q[e*I +: I]] = 1'b1;
                if (write_q[e])
                    writes_in_entries[ids_q[e*I +: I]] = 1'b1;
                if (lines_q[e*L +: L] == watched)
                    of_line_in_entries[ids_q[e*I +: I]*S +: S] = sectors_q[e*S +: S];
            end
    end

    wire has_no_room = count == ENTRIES;
    wire is_watched = request_line == watched;
    // R3: what overlaps the request, and which of its sectors are in order.
    reg must_wait;
    reg is_in_order;
    reg [(1<<I)-1:0] of_sector;
    integer i;
    integer s;
    always @* begin
        must_wait = 1'b0;
        for (i = 0; i < 1<<I; i = i + 1)
            if ((of_line[i*S +: S] & names) != 0 && (writes[i] || is_write))
                must_wait = 1'b1;
        is_in_order = 1'b1;
        for (s = 0; s < S; s = s + 1) begin
            for (i = 0; i < 1<<I; i = i + 1)
                of_sector[i] = of_line[i*S + s];
            if ((of_sector & writes) != 0 && (of_sector & (of_sector - 1'b1)) != 0)
                is_in_order = 1'b0;
        end
    end
    reg had_to_wait;
    always @(posedge clock)
        had_to_wait <= !reset && request_valid && is_watched && must_wait && !has_no_room;

    always @* if (formal_on) begin
        // Invariant: The entries hold what has passed and is not answered, each once.
        // Fault in line_order_entry: `if (takes)` becomes `if (takes && !is_answered)`.
        entries_follow: assert (in_entries == unanswered && writes_in_entries == writes && of_line_in_entries == of_line
            && are_distinct);
        // R2, R3: While a write to a sector is unanswered, nothing else that names it is.
        // Fault in line_order_entry: `(write_q || is_write)` becomes `write_q`.
        sectors_in_order: assert (is_in_order);
        if (memory_request_valid)
            // R1: The request offered to the memory is the slice's.
            // Fault in line_order: `assign memory_request_id = request_id` becomes `assign memory_request_id =
            // memory_reply_id`.
            r1_unchanged: assert (memory_request_kind == request_kind && memory_request_operation == request_operation
                && memory_request_line == request_line && memory_request_sectors == request_sectors
                && memory_request_byte_enable == request_byte_enable && memory_request_data == request_data
                && memory_request_id == request_id);
        // R1: A request is taken in the cycle in which the memory takes it.
        // Fault in line_order: `request_ready = memory_request_ready` becomes `request_ready = 1'b1`.
        r1_at_once: assert (goes == (memory_request_valid && memory_request_ready));
        if (is_watched) begin
            if (!is_atomic)
                // R3, R5: A load or store is held while an unanswered write overlaps it, and a store while any
                // request does.
                // Fault in line_order_entry: `(write_q || is_write)` becomes `is_write`.
                r3_held: assert (!must_wait || (!memory_request_valid && !request_ready));
            else
                // R3, R5: An atomic is held while anything to its line is unanswered, whichever sectors it names.
                // Fault in line_order: `named = 4'd15` becomes `named = request_sectors`.
                r3_atomic: assert (of_line == 0 || (!memory_request_valid && !request_ready));
            // R3, R4, R5: A request that overlaps nothing is offered when it is there, and taken when the memory
            // is ready, whichever line it is to.
            // Fault in line_order_entry: `overlaps && (write_q` becomes `is_line && (write_q`.
            r5_not_held: assert (must_wait || has_no_room
                || (memory_request_valid == request_valid && request_ready == memory_request_ready));
        end
        // R4, R5: Every request is held while as many as there are entries are unanswered.
        // Fault in line_order: `is_held = (&busy) || ` becomes `is_held = `.
        r4_full: assert (!has_no_room || (!memory_request_valid && !request_ready));
        // R6: Beats pass unchanged in the cycle in which they come, whatever the requests do.
        // Fault in line_order: `assign memory_reply_ready = reply_ready` becomes `assign memory_reply_ready =
        // reply_ready && !request_valid`.
        r6_beats: assert (reply_valid == memory_reply_valid && memory_reply_ready == reply_ready
            && reply_id == memory_reply_id && reply_kind == memory_reply_kind && reply_sector == memory_reply_sector
            && reply_data == memory_reply_data && reply_last == memory_reply_last);
        // R7: `idle` is true exactly while nothing is unanswered, and after a reset.
        // Fault in line_order: `assign idle = ` becomes `assign idle = request_valid || `.
        r7_idle: assert (idle == (unanswered == 0) && (!formal_was_reset || idle));
        beside: cover (goes && is_watched && is_write && (of_line & {(1<<I){request_sectors}}) == 0 && of_line != 0);
        full: cover (has_no_room && request_valid && is_watched && !must_wait);
        goes_after_answer: cover (had_to_wait && goes && is_watched);
    end
