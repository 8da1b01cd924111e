
    // Known facts of the lines. The memories of tags and states, what was read of them, and the changes of
    // the two cycles before.
    (* hierconn *) wire [10:0] \u_lines.ways[0].u_ways.u_tags.word_0 ;
    (* hierconn *) wire [10:0] \u_lines.ways[0].u_ways.u_tags.word_1 ;
    (* hierconn *) wire [10:0] \u_lines.ways[1].u_ways.u_tags.word_0 ;
    (* hierconn *) wire [10:0] \u_lines.ways[1].u_ways.u_tags.word_1 ;
    (* hierconn *) wire [3:0] \u_lines.ways[0].u_ways.u_states.word_0 ;
    (* hierconn *) wire [3:0] \u_lines.ways[0].u_ways.u_states.word_1 ;
    (* hierconn *) wire [3:0] \u_lines.ways[1].u_ways.u_states.word_0 ;
    (* hierconn *) wire [3:0] \u_lines.ways[1].u_ways.u_states.word_1 ;
    (* hierconn *) wire [10:0] \u_lines.ways[0].u_ways.word ;
    (* hierconn *) wire [10:0] \u_lines.ways[1].u_ways.word ;
    (* hierconn *) wire [3:0] \u_lines.ways[0].u_ways.states_read_0_data ;
    (* hierconn *) wire [3:0] \u_lines.ways[1].u_ways.states_read_0_data ;
    (* hierconn *) wire [1:0] \u_lines.u_used.rows_q ;
    (* hierconn *) wire \u_lines.is_used_q ;
    (* hierconn *) wire \u_lines.set_q ;
    (* hierconn *) wire \u_lines.newer_before_states ;
    (* hierconn *) wire \u_lines.writes_tag ;
    (* hierconn *) wire \u_lines.newer_before_is_only ;
    (* hierconn *) wire \u_lines.newer_before_set_number ;
    (* hierconn *) wire \u_lines.newer_before_way ;
    (* hierconn *) wire \u_lines.newer_before_is_line ;
    (* hierconn *) wire [9:0] \u_lines.newer_before_tag ;
    (* hierconn *) wire [1:0] \u_lines.newer_before_readable ;
    (* hierconn *) wire [1:0] \u_lines.newer_before_dirty ;
    (* hierconn *) wire \u_lines.older_before_states ;
    (* hierconn *) wire \u_lines.older_before_tags ;
    (* hierconn *) wire \u_lines.older_before_is_only ;
    (* hierconn *) wire \u_lines.older_before_set_number ;
    (* hierconn *) wire \u_lines.older_before_way ;
    (* hierconn *) wire \u_lines.older_before_is_line ;
    (* hierconn *) wire [9:0] \u_lines.older_before_tag ;
    (* hierconn *) wire [1:0] \u_lines.older_before_readable ;
    (* hierconn *) wire [1:0] \u_lines.older_before_dirty ;
    (* hierconn *) wire \u_decision.has_line_q ;
    (* hierconn *) wire \u_decision.has_free_q ;
    (* hierconn *) wire \u_decision.is_empty_q ;
    (* hierconn *) wire \u_decision.is_chosen_q ;
    (* hierconn *) wire \u_decision.is_first_q ;
    (* hierconn *) wire \u_decision.was_sent_q ;
    (* hierconn *) wire \u_decision.follows_store_q ;
    (* hierconn *) wire \u_decision.way_q ;
    (* hierconn *) wire [1:0] \u_decision.readable_q ;
    (* hierconn *) wire [1:0] \u_decision.readable_now ;
    (* hierconn *) wire [1:0] \u_decision.dirty_q ;
    (* hierconn *) wire [9:0] \u_decision.old_tag_q ;
    (* hierconn *) wire [10:0] \u_decision.stage_pop_line ;
    (* hierconn *) wire \u_mshrs.publishes_q ;
    (* hierconn *) wire \u_mshrs.published_q ;
    (* hierconn *) wire [1:0] \u_mshrs.entries_line_set_number ;
    (* hierconn *) wire [1:0] \u_mshrs.entries_line_way ;
    (* hierconn *) wire [3:0] \u_mshrs.entries_line_dirty ;
    (* hierconn *) wire \u_array.is_store_q ;
    (* hierconn *) wire \u_array.is_dirty_q ;
    (* hierconn *) wire [1:0] \u_array.store_sectors_q ;
    (* hierconn *) wire \u_walker.is_over_q ;
    (* hierconn *) wire \u_walker.is_chosen_q ;
    (* hierconn *) wire [1:0] \u_walker.chosen_ways_q ;
    wire [43:0] tag_words = {\u_lines.ways[1].u_ways.u_tags.word_1 , \u_lines.ways[1].u_ways.u_tags.word_0 ,
        \u_lines.ways[0].u_ways.u_tags.word_1 , \u_lines.ways[0].u_ways.u_tags.word_0 };
    wire [15:0] state_words = {\u_lines.ways[1].u_ways.u_states.word_1 , \u_lines.ways[1].u_ways.u_states.word_0 ,
        \u_lines.ways[0].u_ways.u_states.word_1 , \u_lines.ways[0].u_ways.u_states.word_0 };
    wire [21:0] tags_read = {\u_lines.ways[1].u_ways.word , \u_lines.ways[0].u_ways.word };
    wire [7:0] states_read = {\u_lines.ways[1].u_ways.states_read_0_data , \u_lines.ways[0].u_ways.states_read_0_data };
    wire [1:0] used = \u_lines.u_used.rows_q ;
    wire read_is_used = \u_lines.is_used_q ;
    wire read_set = \u_lines.set_q ;
    wire newer_states = \u_lines.newer_before_states ;
    wire newer_tags = \u_lines.writes_tag ;
    wire newer_is_only = \u_lines.newer_before_is_only ;
    wire newer_is_line = \u_lines.newer_before_is_line ;
    wire [1:0] newer_place = {\u_lines.newer_before_way , \u_lines.newer_before_set_number };
    wire older_states = \u_lines.older_before_states ;
    wire older_tags = \u_lines.older_before_tags ;
    wire older_is_only = \u_lines.older_before_is_only ;
    wire older_is_line = \u_lines.older_before_is_line ;
    wire [1:0] older_place = {\u_lines.older_before_way , \u_lines.older_before_set_number };

    // The lines as they are after all changes before this cycle, by their place: the set below, the way above.
    reg [3:0] stands;
    reg [39:0] tags;
    reg [7:0] readable;
    reg [7:0] dirty;
    always @* begin : apply_newer_change
        integer p;
        for (p = 0; p < 4; p = p + 1) begin
            stands[p] = used[p & 1] && tag_words[11 * p + 10];
            tags[10 * p +: 10] = tag_words[11 * p +: 10];
            readable[2 * p +: 2] = state_words[4 * p + 2 +: 2];
            dirty[2 * p +: 2] = state_words[4 * p +: 2];
            if (newer_tags && newer_place == p) begin
                stands[p] = newer_is_line;
                tags[10 * p +: 10] = \u_lines.newer_before_tag ;
            end
            if (newer_tags && newer_is_only && newer_place == (p ^ 2))
                stands[p] = 1'b0;
            if (newer_states && newer_place == p) begin
                readable[2 * p +: 2] = \u_lines.newer_before_readable | array_whole;
                dirty[2 * p +: 2] = \u_lines.newer_before_dirty ;
            end
        end
    end

    // The lines as they were read, with the change that the memories took in that cycle.
    reg [1:0] are_read;
    always @* begin : apply_older_change
        integer w;
        reg [1:0] place;
        reg [10:0] word;
        for (w = 0; w < 2; w = w + 1) begin
            place = {w[0], read_set};
            word = {read_is_used && tags_read[11 * w + 10], tags_read[11 * w +: 10]};
            if (older_tags && older_place == place)
                word = {older_is_line, \u_lines.older_before_tag };
            are_read[w] = word[10] == (used[read_set] && tag_words[11 * place + 10])
                && (!word[10] || word[9:0] == tag_words[11 * place +: 10])
                && ((older_states && older_place == place) || states_read[4 * w +: 4] == state_words[4 * place +: 4]);
        end
    end

    // The request in the decision and its line.
    wire is_deciding = decision_holds && !\u_decision.was_sent_q ;
    wire has_line = \u_decision.has_line_q ;
    wire has_free = \u_decision.has_free_q ;
    wire is_chosen = \u_decision.is_chosen_q ;
    wire is_first = \u_decision.is_first_q ;
    wire follows_store = \u_decision.follows_store_q ;
    wire [1:0] decided_dirty = \u_decision.dirty_q ;
    wire [10:0] decided_line = \u_decision.stage_pop_line ;
    wire decided_set = decided_line[0];
    wire [9:0] decided_tag = decided_line[10:1];
    wire [1:0] decided_place = {\u_decision.way_q , decided_set};
    wire [1:0] walked_place = {\u_decision.way_q , walker_set_number};
    wire [1:0] has_its_tag = {stands[{1'b1, decided_set}] && tags[10 * {1'b1, decided_set} +: 10] == decided_tag,
        stands[{1'b0, decided_set}] && tags[10 * {1'b0, decided_set} +: 10] == decided_tag};
    wire is_allocating = decision_enter_kind[1] == 1'b0;
    wire may_clean = decision_enter_kind == 2 || (decision_enter_kind == 3 && decision_operation < 2);
    wire [1:0] its_readable = readable[2 * decided_place +: 2];
    wire [1:0] its_dirty = dirty[2 * decided_place +: 2];

    // The entries' lines.
    wire [1:0] place_0 = {\u_mshrs.entries_line_way [0], \u_mshrs.entries_line_set_number [0]};
    wire [1:0] place_1 = {\u_mshrs.entries_line_way [1], \u_mshrs.entries_line_set_number [1]};
    wire publishes = \u_mshrs.publishes_q ;
    wire published = \u_mshrs.published_q ;
    wire [3:0] pending = (busy[0] ? 4'd1 << place_0 : 4'd0) | (busy[1] ? 4'd1 << place_1 : 4'd0);
    wire [1:0] was_published = filled & ~({1'b0, publishes} << published);
    wire [2:0] write_place = \u_array.place_q ;
    wire is_storing = \u_array.is_store_q ;
    wire is_filling = \u_array.is_fill_q ;

    always @* if (formal_on) begin
        // Invariant: The changes of lines reach the memories of tags and states in their order, the first line of a
        // set with those that it has not.
        // Fault in llc_slice_way: `is_line_then = is_chosen && change_is_line;` becomes `is_line_then =
        // change_is_line;`.
        changes_are_written: assert (
            (!newer_tags || (newer_is_only ? !(used[newer_place[0]] && tag_words[11 * (newer_place ^ 2) + 10]) : used[newer_place[0]]))
            && (!(newer_tags && newer_is_line) || newer_states)
            && (!older_tags || walker_walks || (tag_words[11 * older_place +: 11] == {older_is_line, \u_lines.older_before_tag }
                && used[older_place[0]] && !(older_is_only && tag_words[11 * (older_place ^ 2) + 10])))
            && (!older_states || state_words[4 * older_place +: 4] == {\u_lines.older_before_readable , \u_lines.older_before_dirty }));
        // Invariant: The contents read of a set, with the change made meanwhile, are those of the memories; the set
        // is the one that is compared, chosen from or walked.
        // Fault in llc_slice: `lines_next_set = compare_pop_line[0];` becomes `lines_next_set = request_line[0];`.
        set_is_read: assert ((!(compare_pop_valid || (decision_command_seeks && !is_first) || walker_walks) || &are_read)
            && (!compare_pop_valid || read_set == compare_pop_line[0] || (is_deciding && decision_command_seeks && !is_first))
            && (!(decision_command_seeks && !is_first) || (read_set == decided_set && !newer_tags))
            && (!walker_walks || read_set == walker_set_number));
        // R10, R14: No two ways of a set have the same line.
        // Fault in llc_slice_patch: `change_is_line && (change_tag == tag)` becomes `1'b0`.
        one_way_of_a_line: assert (!(stands[0] && stands[2] && tags[9:0] == tags[29:20])
            && !(stands[1] && stands[3] && tags[19:10] == tags[39:30]));
        // R4, R5: The decision has of its line what all changes before it have made of it: the way, the readable and
        // the dirty sectors.
        // Fault in llc_slice_decision: `readable_d = readable_now | publish_readable;` becomes `readable_d =
        // readable_now;`.
        line_is_known: assert ((!\u_decision.was_sent_q || (decision_holds && decision_enter_kind == 2)) && (!is_deciding || (
            (is_chosen || (has_line == |has_its_tag && \u_decision.old_tag_q == decided_tag))
            && (!has_line || (has_its_tag[decided_place[1]] && !is_chosen && \u_decision.readable_now == its_readable
                && (decided_dirty & ~its_dirty) == 0 && (decided_dirty == its_dirty || (may_clean && !pending[decided_place]))))
            && (has_line || (\u_decision.readable_q == 0 && !follows_store && (is_chosen || decided_dirty == 0)))
            && (has_line || is_chosen || has_free == !(stands[{1'b0, decided_set}] && stands[{1'b1, decided_set}]))
            && (has_line || is_chosen || !has_free || !stands[decided_place])
            && (is_chosen || \u_decision.is_empty_q == !(stands[{1'b0, decided_set}] || stands[{1'b1, decided_set}])))));
        // R11 to R13: A victim is a line of the set that is not pending, and of its dirty sectors none is forgotten.
        // Fault in llc_slice_decision: `old_tag_d = selected_tag;` becomes `old_tag_d = stored_tag;`.
        victim_is_known: assert (!(is_deciding && is_chosen) || (stands[decided_place] && has_its_tag == 0 && !has_line && !has_free
            && is_allocating && !is_first && !\u_decision.is_empty_q
            && tags[10 * decided_place +: 10] == \u_decision.old_tag_q
            && !pending[decided_place] && (decided_dirty & ~its_dirty) == 0));
        // R4, R9: In the cycle after a store, the decision knows whether its line is that of the store.
        // Fault in llc_slice_decision: `moves && command_stores && found_is_changed;` becomes `moves &&
        // command_stores;`.
        store_is_followed: assert ((!is_storing || (newer_states && newer_place == write_place[2:1] && !is_filling
                && \u_array.store_sectors_q == 2'd1 << write_place[0] && \u_lines.newer_before_dirty [write_place[0]]))
            && (!(is_storing && is_deciding) || (is_first && !is_chosen
                && (!has_line || follows_store == (decided_place == write_place[2:1]))))
            && (!(is_deciding && follows_store) || is_storing));
        // R18, R28: A pending line has a separate way, and its entry knows the dirty sectors.
        // Fault in llc_slice_mshr_entry: `if (ask_stores && is_asked)` becomes `if (1'b0)`.
        pending_is_known: assert ((!busy[0] || (stands[place_0] && dirty[2 * place_0 +: 2] == \u_mshrs.entries_line_dirty [1:0]))
            && (!busy[1] || (stands[place_1] && dirty[2 * place_1 +: 2] == \u_mshrs.entries_line_dirty [3:2]))
            && !(&busy && place_0 == place_1));
        // R29, R30: All sectors of a pending line are readable once it is published, so that no load joins.
        // Fault in llc_slice_decision: `change_readable = publish_readable;` becomes `change_readable =
        // readable_now;`.
        published_is_readable: assert ((!publishes || (busy[published] && filled[published]))
            && (!(busy[0] && was_published[0]) || &readable[2 * place_0 +: 2])
            && (!(busy[1] && was_published[1]) || &readable[2 * place_1 +: 2]));
        // R42, R44: While a walk goes on nothing is in lookup, in an entry or changing.
        // Fault in llc_slice: `!walker_walks && mshrs_is_idle` becomes `!walker_walks`.
        walks_alone: assert ((!walker_walks || (!compare_pop_valid && !decision_holds && busy == 0 && places == 0
                && !older_states && !older_tags))
            && (!(walker_walks || is_idle) || (!newer_states && !newer_tags && !is_storing && !is_filling))
            && (walker_walks || (walker_set_number == 0 && !\u_walker.is_chosen_q && \u_walker.chosen_ways_q == 0
                && !\u_walker.is_over_q ))
            && (!\u_walker.is_over_q || (walker_set_number == 0 && !\u_walker.is_chosen_q && \u_walker.chosen_ways_q == 0)));
        // R43: The line that is walked is one of the set, and its sectors not written back are dirty.
        // Fault in llc_slice_decision: `if (moves || command_chooses || walk_chooses)` becomes `if (moves ||
        // command_chooses)`.
        walked_is_known: assert (!\u_walker.is_chosen_q || (is_chosen && stands[walked_place]
            && tags[10 * walked_place +: 10] == \u_decision.old_tag_q && (decided_dirty & ~dirty[2 * walked_place +: 2]) == 0
            && decided_dirty != 0 && \u_walker.chosen_ways_q [walked_place[1]]));
    end
