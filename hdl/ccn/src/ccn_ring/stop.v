
    // One request is followed through all stops, whichever it is: its core and entry. How often it is in this one.
    localparam E = INJECT_ENTRY_BITS;
    localparam K = CORE_BITS + E;
    localparam M = INJECT_LINE_BITS + E;
    localparam Q = M + CORE_BITS + 1;
    localparam P = PLACES == 2 ? 1 : 2;
    (* anyconst *) wire [CORE_BITS-1:0] token_core;
    (* anyconst *) wire [E-1:0] token_entry;
    wire [K-1:0] token = {token_core, token_entry};
    wire is_home = core == token_core;

    // CB, two places; the two on the way to L2.
    (* hierconn *) wire [1:0] \u_requests.u_buffer.used_q ;
    (* hierconn *) wire \u_requests.u_buffer.head_q ;
    (* hierconn *) wire [M-1:0] \u_requests.u_buffer.u_words.word_0 ;
    (* hierconn *) wire [M-1:0] \u_requests.u_buffer.u_words.word_1 ;
    (* hierconn *) wire [1:0] \u_requests.u_to_l2.used_q ;
    (* hierconn *) wire \u_requests.u_to_l2.head_q ;
    (* hierconn *) wire [M:0] \u_requests.u_to_l2.u_words.word_0 ;
    (* hierconn *) wire [M:0] \u_requests.u_to_l2.u_words.word_1 ;
    (* hierconn *) wire [1:0] \u_requests.time_left_q ;
    wire [1:0] cb_used = \u_requests.u_buffer.used_q ;
    wire [1:0] cb_is = {\u_requests.u_buffer.u_words.word_1 [E-1:0] == token_entry,
        \u_requests.u_buffer.u_words.word_0 [E-1:0] == token_entry};
    wire [1:0] cb_has = cb_used == 2 ? 2'd3 : cb_used == 1 ? 2'd1 << \u_requests.u_buffer.head_q : 2'd0;
    wire [1:0] l2_used = \u_requests.u_to_l2.used_q ;
    wire [1:0] l2_is = {\u_requests.u_to_l2.u_words.word_1 [E:1] == token_entry,
        \u_requests.u_to_l2.u_words.word_0 [E:1] == token_entry};
    wire [1:0] l2_has = l2_used == 2 ? 2'd3 : l2_used == 1 ? 2'd1 << \u_requests.u_to_l2.head_q : 2'd0;
    wire [1:0] own = {2{is_home}};
    wire [1:0] in_cb = cb_is & cb_has & own;
    wire [1:0] in_l2 = l2_is & l2_has & own;

    // ReqQ: its head, and one place or two behind it.
    (* hierconn *) wire \u_requests.asked_q ;
    (* hierconn *) wire \u_requests.offered_q ;
    (* hierconn *) wire \u_requests.has_travelled ;
    (* hierconn *) wire \u_requests.leaves ;
    (* hierconn *) wire \u_requests.u_queue.has_head_q ;
    (* hierconn *) wire [Q-1:0] \u_requests.u_queue.head_q ;
    (* hierconn *) wire [P-1:0] \u_requests.u_queue.u_rest.used_q ;
    (* hierconn *) wire \u_requests.u_queue.u_rest.head_q ;
    (* hierconn *) wire [Q-1:0] \u_requests.u_queue.u_rest.word_q ;
    (* hierconn *) wire [Q-1:0] \u_requests.u_queue.u_rest.u_words.word_0 ;
    (* hierconn *) wire [Q-1:0] \u_requests.u_queue.u_rest.u_words.word_1 ;
    wire [1:0] rest_used = \u_requests.u_queue.u_rest.used_q ;
    wire [1:0] rest_has = PLACES == 2 || rest_used != 1 ? {rest_used == 2, rest_used != 0}
        : 2'd1 << \u_requests.u_queue.u_rest.head_q ;
    wire [1:0] rest_is = PLACES == 2 ? {1'b0, \u_requests.u_queue.u_rest.word_q [K:1] == token}
        : {\u_requests.u_queue.u_rest.u_words.word_1 [K:1] == token, \u_requests.u_queue.u_rest.u_words.word_0 [K:1] == token};
    wire has_head = \u_requests.u_queue.has_head_q ;
    wire in_head = has_head && \u_requests.u_queue.head_q [K:1] == token;
    wire [1:0] in_rest = rest_is & rest_has;
    wire [2:0] requests_held = has_head + rest_used;

    // RespQ: a line that is read, and places of a beat each from the head on.
    (* hierconn *) wire \u_responses.reads_q ;
    (* hierconn *) wire \u_responses.was_new_q ;
    (* hierconn *) wire [CORE_BITS-1:0] \u_responses.core_read_q ;
    (* hierconn *) wire [E-1:0] \u_responses.entry_read_q ;
    (* hierconn *) wire [1:0] \u_responses.taken_q ;
    (* hierconn *) wire [P-1:0] \u_responses.u_places.tail_q ;
    (* hierconn *) wire [P-1:0] \u_responses.u_places.head_q ;
    (* hierconn *) wire \u_responses.u_places.has_beat_q ;
    (* hierconn *) wire [K-1:0] \u_responses.u_places.u_requesters.word_0 ;
    (* hierconn *) wire [K-1:0] \u_responses.u_places.u_requesters.word_1 ;
    (* hierconn *) wire [K-1:0] \u_responses.u_places.u_requesters.word_2 ;
    wire in_read = \u_responses.reads_q && {\u_responses.core_read_q , \u_responses.entry_read_q } == token;
    wire [2:0] first = \u_responses.u_places.head_q ;
    wire [2:0] between = \u_responses.u_places.tail_q + PLACES - first;
    wire [2:0] beats = !\u_responses.u_places.has_beat_q ? 3'd0
        : between > PLACES ? between - PLACES : between == 0 ? PLACES : between;
    wire [2:0] place_is = {\u_responses.u_places.u_requesters.word_2 == token, \u_responses.u_places.u_requesters.word_1 == token,
        \u_responses.u_places.u_requesters.word_0 == token};
    wire [5:0] places_from_head = (6'd1 << (first + beats)) - (6'd1 << first);
    wire [2:0] place_has = PLACES == 2 ? places_from_head[1:0] | places_from_head[3:2]
        : places_from_head[2:0] | places_from_head[5:3];
    wire [2:0] in_places = place_is & place_has;
    wire [2:0] responses_held = \u_responses.taken_q ;

    wire [3:0] copies = in_cb[0] + in_cb[1] + in_l2[0] + in_l2[1] + in_head + in_rest[0] + in_rest[1] + in_read
        + in_places[0] + in_places[1] + in_places[2];

    // Every request and response: a foreign request has travelled, a response in RespQ is foreign.
    wire [Q-1:0] behind_0 = PLACES == 2 ? \u_requests.u_queue.u_rest.word_q : \u_requests.u_queue.u_rest.u_words.word_0 ;
    wire [Q-1:0] behind_1 = PLACES == 2 ? behind_0 : \u_requests.u_queue.u_rest.u_words.word_1 ;
    wire [CORE_BITS:0] from_head = {\u_requests.u_queue.head_q [K -: CORE_BITS], \u_requests.u_queue.head_q [0]};
    wire [CORE_BITS:0] from_behind_0 = {behind_0[K -: CORE_BITS], behind_0[0]};
    wire [CORE_BITS:0] from_behind_1 = {behind_1[K -: CORE_BITS], behind_1[0]};
    wire head_may_be = from_head[CORE_BITS:1] < 3 && (from_head[0] || from_head[CORE_BITS:1] == core);
    wire [1:0] rest_may_be = {from_behind_1[CORE_BITS:1] < 3 && (from_behind_1[0] || from_behind_1[CORE_BITS:1] == core),
        from_behind_0[CORE_BITS:1] < 3 && (from_behind_0[0] || from_behind_0[CORE_BITS:1] == core)};
    wire [CORE_BITS-1:0] requester_0 = \u_responses.u_places.u_requesters.word_0 [K-1 -: CORE_BITS];
    wire [CORE_BITS-1:0] requester_1 = \u_responses.u_places.u_requesters.word_1 [K-1 -: CORE_BITS];
    wire [CORE_BITS-1:0] requester_2 = \u_responses.u_places.u_requesters.word_2 [K-1 -: CORE_BITS];
    wire [2:0] place_may_be = {requester_2 < 3 && requester_2 != core, requester_1 < 3 && requester_1 != core,
        requester_0 < 3 && requester_0 != core};
    wire read_may_be = \u_responses.core_read_q < 3 && \u_responses.core_read_q != core && \u_responses.was_new_q ;

    // The last place of a queue is for what passes: a response in it is one hop from its core.
    wire last_of_rest = PLACES == 3 && !\u_requests.u_queue.u_rest.head_q ;
    wire last_has_travelled = last_of_rest ? from_behind_1[0] : from_behind_0[0];
    wire [1:0] last_place = first == 0 ? PLACES - 1 : first - 1;
    wire [CORE_BITS-1:0] last_asker = last_place == 0 ? requester_0 : last_place == 1 ? requester_1 : requester_2;
    wire [CORE_BITS-1:0] next_of_responses = core == 0 ? 2 : core - 1;

    // Heads that stay, and how many heads leave before the request that is followed is one; 0 where it is not.
    wire request_stands = has_head && !\u_requests.leaves ;
    wire response_stands = response_next_valid && !response_next_ready;
    wire is_request = in_head || in_rest != 0;
    wire is_response = in_read || in_places != 0;
    wire followed_has_travelled = (in_head && from_head[0]) || (in_rest[0] && from_behind_0[0]) || (in_rest[1] && from_behind_1[0]);
    wire [1:0] requests_before = in_rest == 0 ? 2'd0 : PLACES == 2 ? 2'd1
        : in_rest[0] == \u_requests.u_queue.u_rest.head_q ? 2'd2 : 2'd1;
    wire [1:0] its_place = in_places[2] ? 2'd2 : in_places[1] ? 2'd1 : 2'd0;
    wire [2:0] responses_before = in_read ? beats : in_places == 0 ? 3'd0 : its_place >= first ? its_place - first
        : its_place + PLACES - first;
    wire is_read_alone = in_read && beats == 0;
    wire is_l2_full = l2_used == 2;

    always @* if (formal_on) begin
        // Invariant: Each request in ReqQ has travelled, or is a local one.
        // Fault in request_stop: `queue_push_travelled = passing_travelled` becomes `queue_push_travelled = 1'b0`.
        every_request: assert ((!has_head || head_may_be) && (rest_has & ~rest_may_be) == 0);
        // Invariant: Each response in RespQ is a foreign one.
        // Fault in response_stop: `passing_valid && !is_local &&` becomes `passing_valid &&`.
        every_response: assert ((place_has & ~place_may_be) == 0 && (!\u_responses.reads_q || read_may_be));
        // Invariant: A request in the last place of ReqQ has travelled: one from CB needs two places.
        // Fault in request_stop: `queue_has_two_places && ` becomes `passing_ready && `.
        last_requests_pass: assert (rest_used != PLACES - 1 || last_has_travelled);
        // Invariant: A response in the last place of RespQ came past, and is a hop from its core.
        // Fault in response_stop: `has_two_places = taken_q < 2'd1` becomes `has_two_places = taken_q < 2'd2`.
        last_responses_pass: assert (responses_held != PLACES
            || (!\u_responses.reads_q && last_asker == next_of_responses));
        // Invariant: ReqQ's head is in its register; what was looked up is foreign, and what was offered goes on.
        // Fault in request_stop: `offered_d = next_valid && !next_ready` becomes `offered_d = next_valid`.
        requests_follow: assert ((has_head || rest_used == 0) && requests_held <= PLACES
            && !(\u_requests.asked_q && \u_requests.offered_q )
            && (!\u_requests.asked_q || (has_head && request_next_core != core))
            && (!\u_requests.offered_q || (has_head && (request_next_core != core || !\u_requests.has_travelled )))
            && (cb_used != 0 || \u_requests.time_left_q == 3));
        // Invariant: The places of RespQ that are taken are those of the beats that are there and of the one that
        // comes.
        // Fault in response_stop: `if (releases && !takes)` becomes `if (releases)`.
        responses_follow: assert (first < PLACES && \u_responses.u_places.tail_q < PLACES
            && (\u_responses.u_places.has_beat_q || between == PLACES)
            && responses_held == beats + \u_responses.reads_q && responses_held <= PLACES);
    end
