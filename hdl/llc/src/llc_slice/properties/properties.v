
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

    // What a beat from below is for: a line that waits for it, an unacknowledged write-back, an atomic without answer.
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
        r2_closed: assert (!(request_ready && (flush || walker_walks)));
        r27_taken: assert (memory_reply_ready);
        r28_written: assert (!was_beat_of_line || (\u_array.is_fill_q && \u_array.place_q == last_place
            && \u_array.written_q == last_data));
        r31_acknowledged: assert (!was_acknowledgement || !numbers[last_number]);
        r38_answered: assert (!was_answer || (\u_atomics.has_arrived_q && \u_atomics.arrived_place_q == last_number
            && \u_array.written_q == last_data));
        r7_free: assert (!(decision_ask_reserves && &busy) && !(decision_command_writes_back && &numbers)
            && !(decision_command_sends_atomic && &places));
        r8_publication: assert (!(mshrs_publish_valid && (decision_command_goes_on || decision_command_reads
            || decision_command_chooses || (decision_command_writes_back && !walker_walks))));
        r19_beside_no_beat: assert (!(decision_behind_is_beat && (stores || decision_command_writes_back)));
        r24_one_reader: assert (!(wakes && answers) && !(is_taken && (decision_enter_valid || decision_command_writes_back)));
        r23_room: assert (\u_replies.used_q == is_entered + n_beats && n_beats <= 3 && !(is_entered && n_beats == 3));
        r34_room: assert (\u_memory_requests.used_q == \u_memory_requests.was_issued_q + \u_memory_requests.u_requests.used_q
            && \u_memory_requests.u_requests.used_q <= 2 && !(\u_memory_requests.was_issued_q && \u_memory_requests.u_requests.used_q == 2));
        atomic_is_answered: cover (was_answer);
        line_is_filled: cover (mshrs_publish_valid);
    end
