
    // The environment's side: a name is of one request that is not answered, whichever name it is; a load wants a sector,
    // a store or atomic has one.
    (* anyconst *) wire [3:0] name;
    reg is_unanswered;
    reg [1:0] asked_kind;
    reg [1:0] due;
    wire enters = request_valid && request_ready;
    wire is_named = {request_source, request_id} == name;
    wire is_named_beat = reply_valid && {reply_source, reply_id} == name;
    wire [1:0] due_after = due & ~(2'd1 << reply_sector);
    always @(posedge clock) begin
        if (is_named_beat && reply_ready) begin
            is_unanswered <= !reply_last;
            due <= due_after;
        end
        if (enters && is_named) begin
            is_unanswered <= 1'b1;
            asked_kind <= request_kind;
            due <= request_sectors;
        end
        if (reset)
            is_unanswered <= 1'b0;
    end
    always @* if (formal_on) begin
        distinct: assume (!(enters && is_named) || !is_unanswered);
        wanted: assume (!request_valid || request_sectors != 0 || request_kind == 3);
        one_sector: assume (!request_valid || request_sectors != 3 || request_kind == 0 || request_kind == 3);
    end

    // The request of that name is in one place until its last beat has left: in lookup, in an entry, in a place of an
    // atomic, or among the replies.
    (* hierconn *) wire [1:0] \u_decision.served_q ;
    (* hierconn *) wire [4:0] \u_atomics.u_requesters.word_0 ;
    (* hierconn *) wire [4:0] \u_atomics.u_requesters.word_1 ;
    (* hierconn *) wire [1:0] \u_atomics.u_answered.used_q ;
    (* hierconn *) wire \u_atomics.u_answered.head_q ;
    (* hierconn *) wire \u_atomics.u_answered.u_words.word_0 ;
    (* hierconn *) wire \u_atomics.u_answered.u_words.word_1 ;
    (* hierconn *) wire \u_replies.source_q ;
    (* hierconn *) wire [2:0] \u_replies.id_q ;
    (* hierconn *) wire [1:0] \u_replies.request_kind_q ;
    (* hierconn *) wire \u_replies.sector_q ;
    (* hierconn *) wire \u_replies.last_q ;
    (* hierconn *) wire [1:0] \u_replies.u_beats.u_words.head_q ;
    (* hierconn *) wire [135:0] \u_replies.u_beats.u_words.u_words.word_0 ;
    (* hierconn *) wire [135:0] \u_replies.u_beats.u_words.u_words.word_1 ;
    (* hierconn *) wire [135:0] \u_replies.u_beats.u_words.u_words.word_2 ;
    wire is_compared = compare_pop_valid && {compare_pop_source, compare_pop_id} == name;
    wire is_decided = is_deciding && {decision_requester_source, decision_requester_id} == name;
    wire [3:0] is_load_of_name = {loads[23:20] == name, loads[17:14] == name, loads[11:8] == name, loads[5:2] == name};
    wire [3:0] is_in_entry = load_waits & is_load_of_name;
    wire [1:0] is_in_place = places & {\u_atomics.u_requesters.word_1 [4:1] == name, \u_atomics.u_requesters.word_0 [4:1] == name};
    wire [1:0] n_answered = \u_atomics.u_answered.used_q ;
    wire first_answered = \u_atomics.u_answered.head_q ? \u_atomics.u_answered.u_words.word_1 : \u_atomics.u_answered.u_words.word_0 ;
    wire second_answered = \u_atomics.u_answered.head_q ? \u_atomics.u_answered.u_words.word_0 : \u_atomics.u_answered.u_words.word_1 ;
    wire [1:0] has_arrived = {1'b0, \u_atomics.has_arrived_q } << \u_atomics.arrived_place_q ;
    wire [1:0] has_answer = (n_answered != 0 ? 2'd1 << first_answered : 2'd0) | (n_answered == 2 ? 2'd1 << second_answered : 2'd0);

    // The beats in flight upwards, the oldest first: three in the queue, one in the stage before it.
    wire [1:0] reply_head = \u_replies.u_beats.u_words.head_q ;
    wire [135:0] reply_0 = \u_replies.u_beats.u_words.u_words.word_0 ;
    wire [135:0] reply_1 = \u_replies.u_beats.u_words.u_words.word_1 ;
    wire [135:0] reply_2 = \u_replies.u_beats.u_words.u_words.word_2 ;
    wire [135:0] first_reply = reply_head == 0 ? reply_0 : reply_head == 1 ? reply_1 : reply_2;
    wire [135:0] second_reply = reply_head == 0 ? reply_1 : reply_head == 1 ? reply_2 : reply_0;
    wire [135:0] third_reply = reply_head == 0 ? reply_2 : reply_head == 1 ? reply_0 : reply_1;
    wire [3:0] goes_up = {is_entered && {\u_replies.source_q , \u_replies.id_q } == name, n_beats == 3 && third_reply[135:132] == name,
        n_beats >= 2 && second_reply[135:132] == name, n_beats != 0 && first_reply[135:132] == name};
    wire [3:0] up_last = {\u_replies.last_q , third_reply[0], second_reply[0], first_reply[0]};
    wire [3:0] up_sector = {\u_replies.sector_q , third_reply[129], second_reply[129], first_reply[129]};
    wire [7:0] up_kinds = {\u_replies.request_kind_q , third_reply[131:130], second_reply[131:130], first_reply[131:130]};
    wire [3:0] up_is_kind = {up_kinds[7:6] == asked_kind, up_kinds[5:4] == asked_kind,
        up_kinds[3:2] == asked_kind, up_kinds[1:0] == asked_kind};
    wire [3:0] sector_0_up = goes_up & ~up_sector;
    wire [3:0] sector_1_up = goes_up & up_sector;
    wire [1:0] sectors_up = {|sector_1_up, |sector_0_up};

    // Its sectors that are not read.
    wire [3:0] is_woken = {3'd0, is_serving} << {served_entry, served_load[0]};
    wire [7:0] waiting_sectors = {
        loads[19:18] & ~(is_woken[3] ? served_sectors : 2'd0), loads[13:12] & ~(is_woken[2] ? served_sectors : 2'd0),
        loads[7:6] & ~(is_woken[1] ? served_sectors : 2'd0), loads[1:0] & ~(is_woken[0] ? served_sectors : 2'd0)};
    wire [1:0] left_in_entry = (is_in_entry[3] ? waiting_sectors[7:6] : 2'd0) | (is_in_entry[2] ? waiting_sectors[5:4] : 2'd0)
        | (is_in_entry[1] ? waiting_sectors[3:2] : 2'd0) | (is_in_entry[0] ? waiting_sectors[1:0] : 2'd0);
    wire [1:0] left_to_read = (is_compared ? compare_pop_sectors : 2'd0)
        | (is_decided ? decision_ask_sectors & ~\u_decision.served_q : 2'd0) | left_in_entry;
    wire [3:0] of_name = {is_compared, is_decided, is_in_entry != 0, is_in_place != 0};
    wire [3:0] last_up = goes_up & up_last;

    always @* if (formal_on) begin
        if (is_named_beat)
            // R15, R20, R26, R30, R38, R41: A reply is of a request that is not answered, and of its kind; a load has
            // each of its sectors once, rising, `last` with the last.
            // Fault in llc_slice: `replies_enter_last = mshrs_wake_last;` becomes `replies_enter_last = 1'b1;`.
            answered_once: assert (is_unanswered && reply_kind == asked_kind && (asked_kind == 0
                ? due[reply_sector] && (reply_sector == 0 || !due[0]) && reply_last == (due_after == 0)
                : reply_last && (reply_sector == 0 || reply_kind == 2)));
        // R1, R3: A request that is not answered, whichever it is, is in one place until its last beat has left:
        // in lookup, in an entry, in a place of an atomic, or among the replies.
        // Fault in llc_slice_decision: `was_sent_q || (command_goes_on && !command_sends_atomic)` becomes `was_sent_q
        // || command_goes_on`.
        request_is_in_one_place: assert ({3'd0, is_compared} + is_decided + is_in_entry[0] + is_in_entry[1] + is_in_entry[2]
            + is_in_entry[3] + is_in_place[0] + is_in_place[1] + last_up[0] + last_up[1] + last_up[2] + last_up[3] == is_unanswered);
        // R1, R15: A request keeps its kind, and a sector of it is left until the last is read.
        // Fault in llc_slice: `replies_enter_kind = KIND_ATOMIC;` becomes `replies_enter_kind = 2'd1;`.
        request_stays_as_it_came: assert (
            (!is_compared || compare_pop_kind == asked_kind) && (!is_decided || decision_enter_kind == asked_kind)
            && (is_in_entry == 0 || asked_kind == 0) && (is_in_place == 0 || asked_kind == 2)
            && (goes_up & ~up_is_kind) == 0 && (goes_up == 0 || is_unanswered)
            && (!compare_pop_valid || compare_pop_kind == 3 || (compare_pop_kind == 0 ? compare_pop_sectors != 0
                : compare_pop_sectors == 1 || compare_pop_sectors == 2))
            && (!is_deciding || decision_enter_kind == 3 || (decision_enter_kind == 0
                ? (decision_ask_sectors & ~\u_decision.served_q ) != 0
                : (decision_ask_sectors == 1 || decision_ask_sectors == 2) && \u_decision.served_q == 0))
            && (!is_deciding || \u_decision.served_q == 0 || decision_enter_kind == 3
                || (has_line && (decision_ask_sectors & ~its_readable) == 0)));
        // R15, R20, R26, R30: The sectors due to a load are those left to read and those in flight upwards,
        // each once and rising.
        // Fault in llc_slice_decision: `enter_last = is_last;` becomes `enter_last = 1'b1;`.
        beats_rise: assert (!is_unanswered || (asked_kind != 0
            ? (goes_up & ~up_last) == 0 && (asked_kind == 2 || sector_1_up == 0)
            : due == (left_to_read | sectors_up) && (left_to_read & sectors_up) == 0
                && (sector_0_up & (sector_0_up - 4'd1)) == 0 && (sector_1_up & (sector_1_up - 4'd1)) == 0
                && !(left_to_read[0] && sector_1_up != 0) && !(sector_1_up != 0 && sector_0_up > sector_1_up)
                && (sector_1_up & ~up_last) == 0 && (sector_0_up == 0 || (sector_0_up & up_last) == (due[1] ? 4'd0 : sector_0_up))));
        // R38: A place that is taken waits for its answer, or has it, once.
        // Fault in llc_slice_atomic_places: `has_arrived_d = answer_valid && waiting[answer_number];` becomes
        // `has_arrived_d = answer_valid;`.
        atomics_wait_once: assert ((has_arrived & has_answer) == 0 && (waiting & (has_arrived | has_answer)) == 0
            && (waiting | has_arrived | has_answer) == places && !(n_answered == 2 && first_answered == second_answered));
    end
