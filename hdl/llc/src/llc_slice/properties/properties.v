
    // Registers of the modules below, in a slice of one bit of set and way, two sectors, 2 entries of 2 loads, 2
    // write-backs, 2 atomics and a miss queue of 2; 3 beats in flight upwards.
    (* hierconn *) wire \u_mshrs.entries[0].u_entries.busy_q ;
    (* hierconn *) wire \u_mshrs.entries[0].u_entries.filled_q ;
    (* hierconn *) wire \u_mshrs.entries[0].u_entries.set_q ;
    (* hierconn *) wire \u_mshrs.entries[0].u_entries.way_q ;
    (* hierconn *) wire \u_mshrs.entries[1].u_entries.busy_q ;
    (* hierconn *) wire \u_mshrs.entries[1].u_entries.filled_q ;
    (* hierconn *) wire \u_mshrs.entries[1].u_entries.set_q ;
    (* hierconn *) wire \u_mshrs.entries[1].u_entries.way_q ;
    (* hierconn *) wire [1:0] \u_atomics.u_ids.taken_q ;
    (* hierconn *) wire [1:0] \u_atomics.waiting_q ;
    (* hierconn *) wire \u_atomics.has_arrived_q ;
    (* hierconn *) wire \u_atomics.arrived_place_q ;
    (* hierconn *) wire [1:0] \u_write_backs.taken_q ;
    (* hierconn *) wire \u_array.is_fill_q ;
    (* hierconn *) wire [2:0] \u_array.place_q ;
    (* hierconn *) wire [127:0] \u_array.written_q ;
    (* hierconn *) wire [1:0] \u_memory_requests.used_q ;
    (* hierconn *) wire \u_memory_requests.was_issued_q ;
    (* hierconn *) wire [1:0] \u_memory_requests.u_requests.used_q ;
    (* hierconn *) wire [1:0] \u_replies.used_q ;
    (* hierconn *) wire \u_replies.is_entered_q ;
    (* hierconn *) wire [1:0] \u_replies.u_beats.u_words.used_q ;
    wire [1:0] busy = {\u_mshrs.entries[1].u_entries.busy_q , \u_mshrs.entries[0].u_entries.busy_q };
    wire [1:0] filled = {\u_mshrs.entries[1].u_entries.filled_q , \u_mshrs.entries[0].u_entries.filled_q };
    wire [1:0] places = \u_atomics.u_ids.taken_q ;
    wire [1:0] waiting = \u_atomics.waiting_q ;
    wire [1:0] numbers = \u_write_backs.taken_q ;
    wire is_entered = \u_replies.is_entered_q ;
    wire [1:0] n_beats = \u_replies.u_beats.u_words.used_q ;

    // The target of a beat from below: a line that waits for it, an unacknowledged write-back, an atomic
    // without answer.
    wire is_beat_of_line = memory_reply_valid && is_line && busy[number] && !filled[number];
    wire is_acknowledgement = memory_reply_valid && is_write_back && numbers[number];
    wire is_answer = memory_reply_valid && is_atomic && waiting[number];
    wire [1:0] entry_place = number
        ? {\u_mshrs.entries[1].u_entries.way_q , \u_mshrs.entries[1].u_entries.set_q }
        : {\u_mshrs.entries[0].u_entries.way_q , \u_mshrs.entries[0].u_entries.set_q };
    reg was_beat_of_line;
    reg was_acknowledgement;
    reg was_answer;
    reg last_number;
    reg [2:0] last_place;
    reg [127:0] last_data;
    always @(posedge clock) begin
        was_beat_of_line <= !reset && is_beat_of_line;
        was_acknowledgement <= !reset && is_acknowledgement;
        was_answer <= !reset && is_answer;
        last_number <= number;
        last_place <= {entry_place, memory_reply_sector};
        last_data <= memory_reply_data;
    end

    always @* if (formal_on) begin
        // R2: No request is accepted while `flush` is true or a walk goes on.
        // Fault in llc_slice: `is_open = !flush && !walker_walks;` becomes `is_open = !flush;`.
        r2_closed: assert (!(request_ready && (flush || walker_walks)));
        // R27: Every beat from below is taken in the cycle in which it is offered.
        // Fault in llc_slice: `memory_reply_ready = 1'b1;` becomes `memory_reply_ready = reply_ready;`.
        r27_taken: assert (memory_reply_ready);
        // R28, R32: A beat of a line that waits for it is written to its sector in the next cycle.
        // Fault in llc_slice: `array_fill_is_expected = is_line && mshrs_taken_is_expected;` becomes
        // `array_fill_is_expected = is_line && mshrs_taken_is_expected && has_room;`.
        r28_written: assert (!was_beat_of_line || (\u_array.is_fill_q && \u_array.place_q == last_place
            && \u_array.written_q == last_data));
        // R31: A write-back is no longer unacknowledged in the cycle after its beat.
        // Fault in llc_slice: `write_backs_frees = memory_reply_valid && is_write_back;` becomes `write_backs_frees =
        // memory_reply_valid && is_write_back && has_room;`.
        r31_acknowledged: assert (!was_acknowledgement || !numbers[last_number]);
        // R38: An atomic's answer is valid in the next cycle, with its place and data.
        // Fault in llc_slice: `atomics_answer_valid = memory_reply_valid && is_atomic;` becomes `atomics_answer_valid
        // = memory_reply_valid && is_atomic && has_room;`.
        r38_answered: assert (!was_answer || (\u_atomics.has_arrived_q && \u_atomics.arrived_place_q == last_number
            && \u_array.written_q == last_data));
        // R7: Resources that are taken are free: an entry, a number of a write-back, a place of an atomic.
        // Fault in llc_slice_rules: `behind_pending_has_free;` becomes `1'b1;`.
        r7_free: assert (!(decision_ask_reserves && &busy) && !(decision_command_writes_back && &numbers)
            && !(decision_command_sends_atomic && &places));
        // R8: In a cycle of publication nothing is done for the request in the decision.
        // Fault in llc_slice_decision: `holds && !publish_valid && !was_sent_q` becomes `holds && !was_sent_q`.
        r8_publication: assert (!(mshrs_publish_valid && (decision_command_goes_on || decision_command_reads
            || decision_command_chooses || (decision_command_writes_back && !walker_walks))));
        // R19, R25: Beside a data beat nothing is stored or written back.
        // Fault in llc_slice_rules: `        !behind_is_beat;` becomes `        1'b1;`.
        r19_beside_no_beat: assert (!(decision_behind_is_beat && (stores || decision_command_writes_back)));
        // R24: A woken load, an answer, or the decision or walk has the data array and the replies' entrance.
        // Fault in llc_slice: `has_array = !is_taken;` becomes `has_array = 1'b1;`.
        r24_one_reader: assert (!(wakes && answers) && !(is_taken && (decision_enter_valid || decision_command_writes_back)));
        // R23: The beats in flight are counted, and the one behind the entrance finds a place.
        // Fault in llc_slice_replies: `has_room = used_q != MOST;` becomes `has_room = 1'b1;`.
        r23_room: assert (\u_replies.used_q == is_entered + n_beats && n_beats <= 3 && !(is_entered && n_beats == 3));
        // R34: The requests to the next level are counted, and the one just made finds a place.
        // Fault in llc_slice_memory_requests: `has_room = used_q != MOST;` becomes `has_room = 1'b1;`.
        r34_room: assert (\u_memory_requests.used_q == \u_memory_requests.was_issued_q + \u_memory_requests.u_requests.used_q
            && \u_memory_requests.u_requests.used_q <= 2 && !(\u_memory_requests.was_issued_q && \u_memory_requests.u_requests.used_q == 2));
        atomic_is_answered: cover (was_answer);
        line_is_filled: cover (mshrs_publish_valid);
    end
