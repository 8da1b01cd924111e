
    // With `pending` "wait": who is parked.
    (* hierconn *) wire \u_tags.answer_valid ;
    (* hierconn *) wire \u_parking.may_take ;
    (* hierconn *) wire \u_parking.request_set ;
    (* hierconn *) wire \u_parking.request_way ;
    (* hierconn *) wire \u_parking.request_local ;
    (* hierconn *) wire [CORE_BITS-1:0] \u_parking.request_core ;
    (* hierconn *) wire \u_parking.request_entry ;
    (* hierconn *) wire [1:0] \u_parking.places_is_taken ;
    (* hierconn *) wire [2*CORE_BITS-1:0] \u_parking.places_due_core ;
    (* hierconn *) wire \u_requests.leaves ;
    wire [1:0] is_of_core = {\u_parking.places_due_core [CORE_BITS +: CORE_BITS] == core, \u_parking.places_due_core [0 +: CORE_BITS] == core};

    generate
        if (WAITS == 1) begin : waiting
            always @* if (formal_on) begin
                // R10: A foreign head is queried with its line in the cycle in which it is decided on.
                // Fault in request_stop: `asked_q <= lookup_valid` becomes `asked_q <= lookup_valid && !passing_valid`.
                r10_query: assert (query_valid == \u_requests.asked_q && (!query_valid || query_line == request_next_line));
                // R12: A head that is decided on is parked exactly when it does not hit, its line is pending, and it may wait.
                // Fault in ring_stop: `may_wait = pending_valid && parking_may_take` becomes `may_wait = pending_valid`.
                r12_parks: assert (parks == (query_valid && !(tags_answer_hit && !is_gone) && pending_valid && \u_parking.may_take ));
                if (query_valid)
                    // R12: It hits, is parked, or passes on: one of the three.
                    // Fault in ring_stop: `parking_take = requests_served_valid && !is_held` becomes `parking_take =
                    // query_valid && !is_held`.
                    r12_one_way: assert (hits + parks + request_next_valid == 2'd1);
                if (parks) begin
                    // R12: What is parked leaves ReqQ in that cycle, and is neither passed on nor read.
                    // Fault in ring_stop: `requests_served_ready = reader_served_ready || !is_held` becomes
                    // `requests_served_ready = reader_served_ready`.
                    r12_leaves: assert (\u_requests.leaves && !request_next_valid && !(served_valid && !is_due));
                    // R12: It takes its words with it.
                    // Fault in ring_stop: `.request_entry   (requests_served_entry)` becomes `.request_entry
                    // (pending_entry)`.
                    r12_words: assert (\u_parking.request_set == ^request_next_line && \u_parking.request_way == pending_way
                        && \u_parking.request_local == pending_entry && \u_parking.request_core == request_next_core
                        && \u_parking.request_entry == request_next_entry);
                end
                // Invariant: Parked requests are of other cores.
                // Fault in request_stop: `queue_has_second && !is_second_local` becomes `queue_has_second`.
                parked_are_foreign: assert ((\u_parking.places_is_taken & is_of_core) == 0);
                // R13: While a request is due a hit waits.
                // Fault in ring_stop_reader: `served_ready = 1'b0;` becomes nothing.
                r13_before_hits: assert (!(is_due && hits && \u_requests.leaves ));
            end
        end
    endgenerate
    always @* if (formal_on) begin
        parked_beside_a_read: cover (!WAITS || (parks && served_valid));
        due_before_a_hit: cover (!WAITS || (is_due && hits && served_valid));
    end
