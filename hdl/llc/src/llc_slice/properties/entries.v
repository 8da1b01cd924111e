
    // Misses from their entry to the last of their loads. The requests to the next level, the oldest first: two in the
    // queue, one in the stage before it.
    (* hierconn *) wire \u_memory_requests.u_requests.head_q ;
    (* hierconn *) wire [165:0] \u_memory_requests.u_requests.u_words.word_0 ;
    (* hierconn *) wire [165:0] \u_memory_requests.u_requests.u_words.word_1 ;
    (* hierconn *) wire [1:0] \u_memory_requests.class_q ;
    (* hierconn *) wire \u_memory_requests.number_q ;
    (* hierconn *) wire [10:0] \u_memory_requests.line_q ;
    (* hierconn *) wire [1:0] \u_memory_requests.sectors_q ;
    (* hierconn *) wire [3:0] \u_mshrs.entries_line_wanted ;
    (* hierconn *) wire [3:0] \u_mshrs.entries_line_loads ;
    (* hierconn *) wire [5:0] \u_mshrs.u_loads.word_0 ;
    (* hierconn *) wire [5:0] \u_mshrs.u_loads.word_1 ;
    (* hierconn *) wire [5:0] \u_mshrs.u_loads.word_2 ;
    (* hierconn *) wire [5:0] \u_mshrs.u_loads.word_3 ;
    (* hierconn *) wire [5:0] \u_mshrs.woken_load ;
    (* hierconn *) wire \u_mshrs.u_waker.is_serving_q ;
    (* hierconn *) wire \u_mshrs.u_waker.current_q ;
    (* hierconn *) wire [1:0] \u_mshrs.u_waker.load_q ;
    (* hierconn *) wire [1:0] \u_mshrs.u_waker.served_q ;
    (* hierconn *) wire [1:0] \u_mshrs.u_waker.u_filled.used_q ;
    (* hierconn *) wire \u_mshrs.u_waker.u_filled.head_q ;
    (* hierconn *) wire \u_mshrs.u_waker.u_filled.u_words.word_0 ;
    (* hierconn *) wire \u_mshrs.u_waker.u_filled.u_words.word_1 ;
    wire [1:0] n_down = \u_memory_requests.u_requests.used_q ;
    wire [2:0] is_down = {\u_memory_requests.was_issued_q , n_down == 2, n_down != 0};
    wire [331:0] down_words = {\u_memory_requests.u_requests.u_words.word_1 , \u_memory_requests.u_requests.u_words.word_0 };
    wire [165:0] down_0 = \u_memory_requests.u_requests.head_q ? down_words[331:166] : down_words[165:0];
    wire [165:0] down_1 = \u_memory_requests.u_requests.head_q ? down_words[165:0] : down_words[331:166];
    wire [8:0] down_ids = {\u_memory_requests.class_q , \u_memory_requests.number_q , down_1[2:0], down_0[2:0]};
    wire [32:0] down_lines = {\u_memory_requests.line_q , down_1[159:149], down_0[159:149]};
    wire [5:0] down_sectors = {\u_memory_requests.sectors_q , down_1[148:147], down_0[148:147]};

    // The next level answers a miss after it has taken it, each sector asked for once, `last` with the last.
    wire [1:0] down_class = memory_request_id[2:1];
    wire goes_down = memory_request_valid && memory_request_ready;
    reg [3:0] asked;
    wire is_line_beat = memory_reply_valid && is_line;
    wire [1:0] its_asked = asked[2*number +: 2];
    wire [1:0] asked_after = its_asked & ~(2'd1 << memory_reply_sector);
    always @(posedge clock) begin
        if (is_line_beat)
            asked[2*number +: 2] <= asked_after;
        if (goes_down && down_class == 0)
            asked[2*memory_request_id[0] +: 2] <= memory_request_sectors;
        if (reset)
            asked <= 0;
    end
    always @* if (formal_on)
        answers_what_was_asked: assume (!is_line_beat
            || (its_asked[memory_reply_sector] && memory_reply_last == (asked_after == 0)));

    // An entry's request waits to leave, or is below until its last beat; then the entry waits to be woken, or is served.
    wire [3:0] places_asked = {place_1, place_0};
    wire [3:0] wanted_in = \u_mshrs.entries_line_wanted ;
    wire [3:0] loads_in = \u_mshrs.entries_line_loads ;
    wire [23:0] loads = {\u_mshrs.u_loads.word_3 , \u_mshrs.u_loads.word_2 , \u_mshrs.u_loads.word_1 , \u_mshrs.u_loads.word_0 };
    wire is_serving = \u_mshrs.u_waker.is_serving_q ;
    wire served_entry = \u_mshrs.u_waker.current_q ;
    wire [1:0] served_load = \u_mshrs.u_waker.load_q ;
    wire [1:0] served_sectors = \u_mshrs.u_waker.served_q ;
    wire [5:0] woken = \u_mshrs.woken_load ;
    wire [1:0] n_filled = \u_mshrs.u_waker.u_filled.used_q ;
    wire [1:0] filled_words = {\u_mshrs.u_waker.u_filled.u_words.word_1 , \u_mshrs.u_waker.u_filled.u_words.word_0 };
    wire first_filled = filled_words[\u_mshrs.u_waker.u_filled.head_q ];
    wire second_filled = filled_words[!\u_mshrs.u_waker.u_filled.head_q ];
    reg [5:0] queued;
    reg [1:0] is_below;
    reg [1:0] awaits_waker;
    reg [1:0] is_served;
    reg [1:0] goes_as_asked;
    reg [1:0] loads_are_known;
    reg [3:0] load_waits;
    always @* begin : follow_entries
        integer n, i;
        for (n = 0; n < 2; n = n + 1) begin
            is_below[n] = asked[2 * n +: 2] != 0;
            awaits_waker[n] = (n_filled != 0 && first_filled == n) || (n_filled == 2 && second_filled == n);
            is_served[n] = is_serving && served_entry == n;
            goes_as_asked[n] = 1'b1;
            loads_are_known[n] = loads_in[2 * n +: 2] != 0 && loads_in[2 * n +: 2] != 3;
            for (i = 0; i < 3; i = i + 1) begin
                queued[3 * n + i] = is_down[i] && down_ids[3 * i +: 3] == n;
                if (queued[3 * n + i] && (down_lines[11 * i +: 11] != {tags[10 * places_asked[2 * n +: 2] +: 10], places_asked[2 * n]}
                        || down_sectors[2 * i +: 2] == 0
                        || !(&(down_sectors[2 * i +: 2] | readable[2 * places_asked[2 * n +: 2] +: 2]))))
                    goes_as_asked[n] = 1'b0;
            end
            for (i = 0; i < 2; i = i + 1) begin
                load_waits[2 * n + i] = busy[n] && i < loads_in[2 * n +: 2] && !(is_served[n] && i < served_load);
                if (i < loads_in[2 * n +: 2] && (loads[12 * n + 6 * i +: 2] == 0
                        || (loads[12 * n + 6 * i +: 2] & ~wanted_in[2 * n +: 2]) != 0))
                    loads_are_known[n] = 1'b0;
            end
        end
    end
    wire [1:0] is_queued = {|queued[5:3], |queued[2:0]};

    always @* if (formal_on) begin
        // R17, R33: The request of an entry is for its line and for all sectors that are not readable; it leaves
        // once, and what is not filled waits to leave or is below.
        // Fault in llc_slice_decision: `issue_sectors = ask_covered & ~readable_q;` becomes `issue_sectors =
        // ask_sectors & ~readable_q;`.
        misses_go_as_asked: assert (&goes_as_asked
            && (is_queued & is_below) == 0 && (is_queued | is_below) == (busy & ~filled)
            && (queued[2:0] & (queued[2:0] - 3'd1)) == 0 && (queued[5:3] & (queued[5:3] - 3'd1)) == 0
            && (!is_down[0] || down_0[165:164] == down_0[2:1]) && (!is_down[1] || down_1[165:164] == down_1[2:1]));
        // R29, R30: An entry that is filled waits to be woken, once, or is served; no other does.
        // Fault in llc_slice_waker: `(!is_serving_q || is_done);` becomes `(!is_serving_q || ends_load);`.
        filled_wait_once: assert ((awaits_waker & is_served) == 0 && (awaits_waker | is_served) == (busy & filled)
            && !(n_filled == 2 && first_filled == second_filled) && !(publishes && is_served[published]));
        // R16: A busy entry has from 1 to `mshr_merges` loads; each names sectors, which the entry wants.
        // Fault in llc_slice_mshr_entry: `wanted_d = wanted_q | ask_sectors;` becomes `wanted_d = wanted_q;`.
        loads_wait: assert ((!busy[0] || loads_are_known[0]) && (!busy[1] || loads_are_known[1]));
        // R30: The load that is served is the next of its entry, and a sector of it is left.
        // Fault in llc_slice_waker: `served_d = 2'd0;` becomes `served_d = served_q;`.
        served_in_order: assert (is_serving ? served_load < loads_in[2 * served_entry +: 2]
            && woken == loads[6 * {served_entry, served_load[0]} +: 6] && (woken[1:0] & ~served_sectors) != 0 : served_sectors == 0);
    end
