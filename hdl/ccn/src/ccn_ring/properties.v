
    (* hierconn *) wire [1:0] \stops[0].u_stops.token_core ;
    (* hierconn *) wire [1:0] \stops[1].u_stops.token_core ;
    (* hierconn *) wire [1:0] \stops[2].u_stops.token_core ;
    (* hierconn *) wire \stops[0].u_stops.token_entry ;
    (* hierconn *) wire \stops[1].u_stops.token_entry ;
    (* hierconn *) wire \stops[2].u_stops.token_entry ;
    (* hierconn *) wire [3:0] \stops[0].u_stops.copies ;
    (* hierconn *) wire [3:0] \stops[1].u_stops.copies ;
    (* hierconn *) wire [3:0] \stops[2].u_stops.copies ;
    (* hierconn *) wire [2:0] \stops[0].u_stops.requests_held ;
    (* hierconn *) wire [2:0] \stops[1].u_stops.requests_held ;
    (* hierconn *) wire [2:0] \stops[2].u_stops.requests_held ;
    (* hierconn *) wire [2:0] \stops[0].u_stops.responses_held ;
    (* hierconn *) wire [2:0] \stops[1].u_stops.responses_held ;
    (* hierconn *) wire [2:0] \stops[2].u_stops.responses_held ;
    wire [1:0] token_core = \stops[0].u_stops.token_core ;
    wire token_entry = \stops[0].u_stops.token_entry ;
    wire [5:0] copies = \stops[0].u_stops.copies + \stops[1].u_stops.copies + \stops[2].u_stops.copies ;
    wire [4:0] requests_held =
        \stops[0].u_stops.requests_held + \stops[1].u_stops.requests_held + \stops[2].u_stops.requests_held ;
    wire [4:0] responses_held =
        \stops[0].u_stops.responses_held + \stops[1].u_stops.responses_held + \stops[2].u_stops.responses_held ;

    // The request that is followed: from CB to its answer, or to L2.
    wire is_offered = inject_valid[token_core] && inject_entry[token_core] == token_entry;
    wire is_filled = fill_valid[token_core] && fill_ready[token_core] && fill_entry[token_core] == token_entry;
    wire is_sent = unserved_valid[token_core] && unserved_ready[token_core] && unserved_entry[token_core] == token_entry;
    reg is_in_flight;
    always @(posedge clock) begin
        if (is_offered && inject_ready[token_core])
            is_in_flight <= 1'b1;
        if (is_filled || is_sent)
            is_in_flight <= 1'b0;
        if (reset)
            is_in_flight <= 1'b0;
    end

    // For how many cycles in a row, in which all that comes off the rings is taken, each queue's head has stayed.
    (* hierconn *) wire \stops[0].u_stops.request_stands ;
    (* hierconn *) wire \stops[1].u_stops.request_stands ;
    (* hierconn *) wire \stops[2].u_stops.request_stands ;
    (* hierconn *) wire \stops[0].u_stops.response_stands ;
    (* hierconn *) wire \stops[1].u_stops.response_stands ;
    (* hierconn *) wire \stops[2].u_stops.response_stands ;
    (* hierconn *) wire \stops[0].u_stops.is_request ;
    (* hierconn *) wire \stops[1].u_stops.is_request ;
    (* hierconn *) wire \stops[2].u_stops.is_request ;
    (* hierconn *) wire \stops[0].u_stops.is_response ;
    (* hierconn *) wire \stops[1].u_stops.is_response ;
    (* hierconn *) wire \stops[2].u_stops.is_response ;
    (* hierconn *) wire \stops[0].u_stops.followed_has_travelled ;
    (* hierconn *) wire \stops[1].u_stops.followed_has_travelled ;
    (* hierconn *) wire \stops[2].u_stops.followed_has_travelled ;
    (* hierconn *) wire \stops[0].u_stops.is_read_alone ;
    (* hierconn *) wire \stops[1].u_stops.is_read_alone ;
    (* hierconn *) wire \stops[2].u_stops.is_read_alone ;
    (* hierconn *) wire \stops[0].u_stops.is_l2_full ;
    (* hierconn *) wire \stops[1].u_stops.is_l2_full ;
    (* hierconn *) wire \stops[2].u_stops.is_l2_full ;
    (* hierconn *) wire [1:0] \stops[0].u_stops.requests_before ;
    (* hierconn *) wire [1:0] \stops[1].u_stops.requests_before ;
    (* hierconn *) wire [1:0] \stops[2].u_stops.requests_before ;
    (* hierconn *) wire [2:0] \stops[0].u_stops.responses_before ;
    (* hierconn *) wire [2:0] \stops[1].u_stops.responses_before ;
    (* hierconn *) wire [2:0] \stops[2].u_stops.responses_before ;
    wire all_is_taken = &fill_ready && &unserved_ready;
    wire [2:0] request_stands = {\stops[2].u_stops.request_stands , \stops[1].u_stops.request_stands , \stops[0].u_stops.request_stands };
    wire [2:0] response_stands = {\stops[2].u_stops.response_stands , \stops[1].u_stops.response_stands , \stops[0].u_stops.response_stands };
    reg [11:0] requests_stood;
    reg [11:0] responses_stood;
    integer i;
    always @(posedge clock)
        for (i = 0; i < 3; i = i + 1) begin
            if (reset || !all_is_taken || !request_stands[i])
                requests_stood[4*i +: 4] <= 4'd0;
            else if (requests_stood[4*i +: 4] != 4'd15)
                requests_stood[4*i +: 4] <= requests_stood[4*i +: 4] + 4'd1;
            if (reset || !all_is_taken || !response_stands[i])
                responses_stood[4*i +: 4] <= 4'd0;
            else if (responses_stood[4*i +: 4] != 4'd15)
                responses_stood[4*i +: 4] <= responses_stood[4*i +: 4] + 4'd1;
        end

    // A head of ReqQ goes within so many cycles, one of RespQ within three. The request that is followed has a bound of
    // what is left to it at a stop, and of what comes after; and it has been on the rings for so many of those cycles.
    localparam WAIT = PLACES == 2 ? 7 : 10;
    localparam RESPONSE_WAIT = 3;
    localparam COMES_HOME = (PLACES - 1) * WAIT + 2;
    localparam IS_ANSWERED = (PLACES == 2 ? 4 : 6) + PLACES * RESPONSE_WAIT;
    localparam LAST = COMES_HOME > IS_ANSWERED ? COMES_HOME : IS_ANSWERED;
    localparam ON_RING = (PLACES - 1 + 2 * PLACES) * WAIT + LAST;
    wire [2:0] is_request = {\stops[2].u_stops.is_request , \stops[1].u_stops.is_request , \stops[0].u_stops.is_request };
    wire [2:0] is_response = {\stops[2].u_stops.is_response , \stops[1].u_stops.is_response , \stops[0].u_stops.is_response };
    wire [2:0] has_travelled = {\stops[2].u_stops.followed_has_travelled , \stops[1].u_stops.followed_has_travelled , \stops[0].u_stops.followed_has_travelled };
    wire [2:0] is_read_alone = {\stops[2].u_stops.is_read_alone , \stops[1].u_stops.is_read_alone , \stops[0].u_stops.is_read_alone };
    wire [2:0] is_l2_full = {\stops[2].u_stops.is_l2_full , \stops[1].u_stops.is_l2_full , \stops[0].u_stops.is_l2_full };
    wire [5:0] requests_before = {\stops[2].u_stops.requests_before , \stops[1].u_stops.requests_before , \stops[0].u_stops.requests_before };
    wire [8:0] responses_before = {\stops[2].u_stops.responses_before , \stops[1].u_stops.responses_before , \stops[0].u_stops.responses_before };
    wire is_on_ring = is_request != 0 || is_response != 0;
    wire [1:0] its_stop = is_request[2] || is_response[2] ? 2'd2 : is_request[1] || is_response[1] ? 2'd1 : 2'd0;
    wire [1:0] its_hops = its_stop >= token_core ? its_stop - token_core : its_stop + 3 - token_core;
    wire is_home_again = its_hops == 0 && has_travelled[its_stop];
    wire [3:0] heads = is_request != 0 ? requests_before[2*its_stop +: 2] : responses_before[3*its_stop +: 3];
    wire [7:0] stood = is_request != 0 ? requests_stood[4*its_stop +: 4] : responses_stood[4*its_stop +: 4];
    wire [7:0] left = is_response != 0
        ? (heads + 1) * RESPONSE_WAIT - stood + is_read_alone[its_stop] + (its_hops == 2 ? PLACES * RESPONSE_WAIT : 0)
        : is_home_again ? (heads == 0 ? 1 + is_l2_full[its_stop] : heads * WAIT - stood + 2)
        : (heads + 1) * WAIT - stood + LAST + (2 - its_hops) * PLACES * WAIT;
    reg [7:0] left_before;
    reg [7:0] age;
    always @(posedge clock) begin
        left_before <= left;
        age <= reset || !is_on_ring || !all_is_taken ? 8'd0 : age == 8'd255 ? age : age + 8'd1;
    end

    // The environment's side: an entry is in flight once.
    always @* if (formal_on) begin
        one_token: assume (token_core < 3 && \stops[1].u_stops.token_core == token_core
            && \stops[2].u_stops.token_core == token_core && \stops[1].u_stops.token_entry == token_entry
            && \stops[2].u_stops.token_entry == token_entry);
        in_flight_once: assume (!(is_in_flight && is_offered));
    end

    always @* if (formal_on) begin
        // R5: A request is in one place of one stop, whichever it is, from CB until it is answered or has gone to L2.
        // Fault in request_stop: `queue_push_entry = passing_entry` becomes `queue_push_entry = buffer_pop_entry`.
        r5_once: assert (copies == is_in_flight);
        if (is_filled || is_sent)
            // R5: A request that is answered or goes to L2 was in flight.
            // Fault in ring_stop_reader: `serve_entry = served_entry` becomes `serve_entry = ~served_entry`.
            r5_asked_for: assert (is_in_flight && !(is_filled && is_sent));
        // R6: The queues of requests have a free place.
        // Fault in request_stop: `queue_has_two_places && ` becomes `passing_ready && `.
        r6_requests: assert (requests_held < 3 * PLACES);
        // R6: The queues of responses have a free place.
        // Fault in response_stop: `has_two_places = taken_q < 2'd1` becomes `has_two_places = taken_q < 2'd2`.
        r6_responses: assert (responses_held < 3 * PLACES);
        // Invariant: While L1s and L2 take what comes, no head of ReqQ stays for 7 cycles; of queues with 3 places,
        // 10.
        // Fault in request_stop: `queue_has_two_places && ` becomes `passing_ready && `.
        requests_move: assert (requests_stood[3:0] < WAIT && requests_stood[7:4] < WAIT && requests_stood[11:8] < WAIT);
        // Invariant: While L1s and L2 take what comes, no head of RespQ stays for 3 cycles.
        // Fault in response_stop: `has_two_places = taken_q < 2'd1` becomes `has_two_places = taken_q < 2'd2`.
        responses_move: assert (responses_stood[3:0] < RESPONSE_WAIT && responses_stood[7:4] < RESPONSE_WAIT
            && responses_stood[11:8] < RESPONSE_WAIT);
        if (is_on_ring)
            // R7: A request, whichever it is, is on the rings for at most 45 cycles in a row in which L1s and L2 take
            // what comes; of queues with 3 places, 102. A bound of what is left to it falls in each of them.
            // Fault in request_stop: `next_travelled = has_travelled || is_at_home` becomes `next_travelled =
            // has_travelled`.
            r7_leaves: assert (left != 0 && left + age <= ON_RING && (age == 0 || left < left_before));
        requests_all_but_one: cover (requests_held == 3 * PLACES - 1);
        answered: cover (is_filled);
        came_home: cover (is_sent && !unserved_timed_out[token_core]);
    end
