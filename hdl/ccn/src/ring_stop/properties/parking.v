
    // Of two places: those that are taken, whose line has come, and the entries that they wait for. Of two entries: the
    // local requests that are away.
    localparam WORDS = REQUEST_SET_BITS + REQUEST_WAY_BITS + REQUEST_CORE_BITS + REQUEST_ENTRY_BITS;
    (* hierconn *) wire \places[0].u_places.local_q ;
    (* hierconn *) wire \places[1].u_places.local_q ;
    reg [1:0] parked;
    reg [1:0] has_come;
    reg [1:0] waits_for;
    reg [1:0] gone;
    wire [1:0] are_due = parked & has_come;
    wire [1:0] lowest_due = are_due & (~are_due + 2'd1);
    wire [1:0] leaving = due_ready ? lowest_due : 2'd0;
    wire [1:0] taking = take ? ~parked & (parked + 2'd1) : 2'd0;
    wire [1:0] now_waits_for = (waits_for & ~taking) | (taking & {2{request_local}});
    wire [1:0] comes = {2{filled_valid}} & (filled_entry ? now_waits_for : ~now_waits_for);
    always @(posedge clock) begin
        parked <= reset ? 2'd0 : (parked & ~leaving) | taking;
        has_come <= (has_come & ~taking) | comes;
        waits_for <= now_waits_for;
        gone <= reset ? 2'd0 : (gone & ~({1'b0, sent_down_valid} << sent_down_entry) & ~({1'b0, answered_valid} << answered_entry))
            | ({1'b0, leaves_valid} << leaves_entry);
    end

    // A parked request, whichever it is, is followed until it leaves.
    (* anyseq *) wire marks;
    reg it_waits;
    reg its_place;
    reg [WORDS-1:0] its_words;
    wire it_leaves = it_waits && leaving[its_place];
    wire [WORDS-1:0] words_in_place = {places_due_set[its_place], places_due_way[its_place],
        places_due_core[its_place * REQUEST_CORE_BITS +: REQUEST_CORE_BITS], places_due_entry[its_place]};
    always @(posedge clock) begin
        it_waits <= !reset && (it_waits ? !it_leaves : marks && take);
        if (!it_waits) begin
            its_place <= parked[0];
            its_words <= {request_set, request_way, request_core, request_entry};
        end
    end

    always @* if (formal_on) begin
        // The stop keeps this promise, and asserts it: `r12_parks`.
        if (ALONE) assume (!take || may_take);
        // R9, R12, R13: A parked request takes the lowest free place, and leaves it once: with the first read of its line.
        // Fault in ring_stop_parking: `places_take[0] = take && (free_place == 1'b0)` becomes `places_take[0] = take`.
        r12_once: assert (places_is_taken == parked);
        // R11: A local request is away from its entry into CB until it has gone to L2 or its last beat is taken.
        // Fault in ring_stop_parking: `stays = away_q & ~down & ~back` becomes `stays = away_q & ~down`.
        r11_away: assert (away_q == gone);
        // R12: A request may wait where a place is free and the local request is not away, or the asking core comes before.
        // Fault in ring_stop_parking: `is_before = core > request_core` becomes `is_before = core >= request_core`.
        r12_may: assert (may_take == (parked != 3 && (!gone[request_local] || core > request_core)));
        // Invariant: A place knows the local entry that its request waits for.
        // Fault in ring_stop_place: `local_d = request_local;` becomes `local_d = ~request_local;`.
        entries_follow: assert (((waits_for ^ {\places[1].u_places.local_q , \places[0].u_places.local_q }) & parked) == 0);
        // R13: A parked request is due from the cycle on after its line has come, be that the cycle in which it is parked.
        // Fault in ring_stop_place: `arrived_d = filled_valid && (filled_entry == request_local);` becomes `arrived_d = 1'b0;`.
        r13_due: assert (places_due_valid == are_due && due_valid == (are_due != 0));
        if (it_waits)
            // Invariant: A parked request, whichever it is, keeps its place and its words.
            // Fault in ring_stop_place: `way_d = way_q;` becomes `way_d = request_way;`.
            words_stay: assert (parked[its_place] && words_in_place == its_words);
        if (it_leaves)
            // R13: A parked request, whichever it is, leaves as it came, the lowest that is due first.
            // Fault in ring_stop_parking: `due_core = places_due_core[3:2];` becomes `due_core = places_due_core[1:0];`.
            r13_as_it_came: assert ({due_set, due_way, due_core, due_entry} == its_words);
        // R14: An entry is held while a request waits for it, due or not.
        // Fault in ring_stop_place: `holds = taken_q && (` becomes `holds = due_valid && (`.
        r14_holds: assert (holds == ((parked & (woken_entry ? waits_for : ~waits_for)) != 0));
        both_are_due: cover (are_due == 3);
        second_leaves: cover (leaving == 2 && parked == 3);
        waits_by_its_number: cover (take && gone[request_local]);
        comes_as_it_is_parked: cover ((taking & comes) != 0);
    end
