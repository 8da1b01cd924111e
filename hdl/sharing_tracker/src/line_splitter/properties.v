
    localparam P = PLACES;
    localparam S = REQUEST_SECTORS_BITS;
    localparam I = PART_ID_BITS;
    localparam B = I - SECTOR_BITS;   // of a place's number
    localparam F = 3;                 // of a number of answers to come
    // The places; there may be no third.
    (* hierconn *) wire [F-1:0] \places[0].u_places.left_q ;
    (* hierconn *) wire [F-1:0] \places[1].u_places.left_q ;
    (* hierconn *) wire [F-1:0] \places[2].u_places.left_q ;
    (* hierconn *) wire [REQUEST_SOURCE_BITS-1:0] \places[0].u_places.kept_source_q ;
    (* hierconn *) wire [REQUEST_SOURCE_BITS-1:0] \places[1].u_places.kept_source_q ;
    (* hierconn *) wire [REQUEST_SOURCE_BITS-1:0] \places[2].u_places.kept_source_q ;
    (* hierconn *) wire [REQUEST_ID_BITS-1:0] \places[0].u_places.kept_id_q ;
    (* hierconn *) wire [REQUEST_ID_BITS-1:0] \places[1].u_places.kept_id_q ;
    (* hierconn *) wire [REQUEST_ID_BITS-1:0] \places[2].u_places.kept_id_q ;
    wire [3*F-1:0] lefts_q = { \places[2].u_places.left_q , \places[1].u_places.left_q , \places[0].u_places.left_q };

    // A place is watched, whichever it is: whose request has it.
    (* anyconst *) reg [B-1:0] watched;
    reg [REQUEST_SOURCE_BITS-1:0] source;
    reg [REQUEST_ID_BITS-1:0] id;
    wire [REQUEST_SOURCE_BITS-1:0] source_q = watched == 0 ? \places[0].u_places.kept_source_q
        : watched == 1 ? \places[1].u_places.kept_source_q : \places[2].u_places.kept_source_q ;
    wire [REQUEST_ID_BITS-1:0] id_q = watched == 0 ? \places[0].u_places.kept_id_q
        : watched == 1 ? \places[1].u_places.kept_id_q : \places[2].u_places.kept_id_q ;
    always @* if (formal_on)
        watches_a_place: assume (watched < P);

    // The request that is offered, if a part of it was: its place, and sectors whose part was taken. Parts that were
    // taken and are not answered.
    reg begun;
    reg [B-1:0] begun_at;
    reg [S-1:0] sectors;
    reg [S-1:0] sent;
    reg [(1<<I)-1:0] unanswered;
    wire [B-1:0] part_place = part_id[I-1:SECTOR_BITS];
    wire [SECTOR_BITS-1:0] part_sector = part_id[SECTOR_BITS-1:0];
    wire [B-1:0] answered_place = part_reply_id[I-1:SECTOR_BITS];
    wire goes = part_valid && part_ready;
    wire is_answered = part_reply_valid && reply_ready;
    wire takes_place = part_valid && !begun;
    wire [S-1:0] sent_after = sent | (goes ? 1'b1 << part_sector : {S{1'b0}});
    wire is_over = sent_after == request_sectors;
    always @(posedge clock) begin
        sectors <= request_sectors;
        if (part_valid) begin
            begun <= !is_over;
            begun_at <= part_place;
            sent <= is_over ? {S{1'b0}} : sent_after;
        end
        if (takes_place && part_place == watched) begin
            source <= request_source;
            id <= request_id;
        end
        if (is_answered)
            unanswered[part_reply_id] <= 1'b0;
        if (goes)
            unanswered[part_id] <= 1'b1;
        if (reset) begin
            begun <= 1'b0;
            sent <= 0;
            unanswered <= 0;
        end
    end

    // The environment's side: a request names a sector; a part is answered once, after it was taken.
    always @* if (formal_on) begin
        names_a_sector: assume (!request_valid || request_sectors != 0);
        answers_a_part: assume (!part_reply_valid || unanswered[part_reply_id]);
    end

    // The free places, and the beats to come for each.
    reg [P-1:0] frees;
    reg [P-1:0] is_last;
    reg counts_hold;
    reg is_room;
    reg [B-1:0] lowest;
    reg [F-1:0] count;
    integer p;
    integer s;
    always @* begin
        counts_hold = 1'b1;
        is_room = 1'b0;
        lowest = 0;
        for (p = P - 1; p >= 0; p = p - 1) begin
            count = 0;
            for (s = 0; s < S; s = s + 1) begin
                if (unanswered[p*S + s])
                    count = count + 1'b1;
                if (begun && begun_at == p && sectors[s] && !sent[s])
                    count = count + 1'b1;
            end
            frees[p] = count == 0;
            is_last[p] = count == 1;
            if (count == 0) begin
                is_room = 1'b1;
                lowest = p;
            end
            if (lefts_q[p*F +: F] != count)
                counts_hold = 1'b0;
        end
    end

    wire could_go = begun || is_room;
    wire [S-1:0] rest = request_sectors & ~sent;
    wire is_one = rest != 0 && (rest & (rest - 1'b1)) == 0;
    wire is_watched = answered_place == watched;
    reg part_waited;
    always @(posedge clock)
        part_waited <= !reset && part_valid && !part_ready;

    always @* if (formal_on) begin
        // R2, R7: A place counts the parts of its request that are not answered, be they taken yet or not.
        // Fault in line_splitter_place: `left_d = left_q - 3'd1;` becomes `left_d = left_q - 3'd2;`.
        places_follow: assert (counts_hold);
        // R1, R2: The request that is offered keeps its place and which of its parts were taken, until the last is.
        // Fault in line_splitter: `taken_d = taken_q | choice_grant;` becomes `taken_d = choice_grant;`.
        request_follows: assert (has_place_q == begun && taken_q == sent && (!begun || kept_place_q == begun_at)
            && (!begun || (begun_at < P && (sectors & ~sent) != 0 && (sent & ~sectors) == 0)) && (begun || sent == 0));
        // R5: A place keeps whose request has it.
        // Fault in line_splitter_place: `kept_id_d = request_id;` becomes `kept_id_d = kept_id_q;`.
        owner_follows: assert (frees[watched] || (source_q == source && id_q == id));
        if (part_valid) begin
            // R1: The part on offer is that of the lowest sector that is left.
            // Fault in line_splitter: `request_sectors & ~taken_q` becomes `request_sectors`.
            r1_lowest: assert (rest[part_sector] && (rest & ((1'b1 << part_sector) - 1'b1)) == 0);
            // R3: A part has the request's payload, and its line and sector.
            // Fault in line_splitter: `assign part_line = {request_line, choice_granted};` becomes `assign part_line
            // = {request_line, choice_grant[1:0]};`.
            r3_payload: assert (part_kind == request_kind && part_operation == request_operation
                && part_line == {request_line, part_sector} && part_byte_enable == request_byte_enable
                && part_data == request_data);
            // R2, R7: A part has the request's place, at first the lowest free one.
            // Fault in line_splitter: `place = kept_place_q;` becomes `place = free;`.
            r2_place: assert (part_place == (begun ? begun_at : lowest));
        end
        // R2: A part is offered exactly while the request is and has a place, or could take one.
        // Fault in line_splitter: `assign part_valid = request_valid && may_go;` becomes `assign part_valid =
        // request_valid;`.
        r2_offered: assert (part_valid == (request_valid && could_go));
        // R1: A request is taken with its last part.
        // Fault in line_splitter: `part_ready && is_last_part` becomes `part_ready`.
        r1_taken: assert (!request_valid || (request_ready == (goes && is_over)));
        // R4: `request_ready` depends on a place, `part_ready` and what is left, whether the request is valid or not.
        // Fault in line_splitter: `assign request_ready = may_go` becomes `assign request_ready = request_valid &&
        // may_go`.
        r4_ready: assert (request_ready == (could_go && part_ready && is_one));
        // R5: Beats pass unchanged in the cycle in which they come.
        // Fault in line_splitter: `assign part_reply_ready = reply_ready` becomes `assign part_reply_ready =
        // reply_ready && !request_valid`.
        r5_beats: assert (reply_valid == part_reply_valid && part_reply_ready == reply_ready
            && reply_kind == part_reply_kind && reply_data == part_reply_data
            && reply_sector == part_reply_id[SECTOR_BITS-1:0]);
        if (reply_valid && is_watched) begin
            // R5: A beat has source and identifier of the request whose part it answers.
            // Fault in line_splitter_place: `assign source = kept_source_q;` becomes `assign source =
            // ~kept_source_q;`.
            r5_owner: assert (reply_source == source && reply_id == id);
            // R6: `reply_last` comes with the answer to the last part that was not answered, and with no other.
            // Fault in line_splitter_place: `left_q == 3'd1` becomes `left_q == 3'd2`.
            r6_last: assert (reply_last == is_last[watched]);
        end
        // R8: `idle` is true exactly while no place is taken, and after a reset.
        // Fault in line_splitter: `assign idle = ` becomes `assign idle = !request_valid || `.
        r8_idle: assert (idle == (&frees) && (!formal_was_reset || idle));
        full: cover (request_valid && !could_go);
        answered_before_sent: cover (is_answered && begun && answered_place == begun_at && part_waited);
    end
