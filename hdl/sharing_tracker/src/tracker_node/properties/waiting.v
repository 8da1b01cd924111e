
    // Of two entries the places in which a forward waits, a bit an entry, as the page says.
    reg [1:0] first_waits;
    reg [1:0] second_waits;
    wire someone_waits = first_waits != 0 || second_waits != 0;
    wire [1:0] of_waiter = {1'b0, waiter_valid} << waiter_entry;
    wire [1:0] of_woken = {1'b0, leaver_is_served} << woken_entry;
    wire [1:0] is_due = (first_late | second_late) & unfilled;
    wire [1:0] of_returned = {1'b0, leaver_is_returned} << !is_due[0];
    wire [1:0] first_leaves = (of_woken & first_waits) | (of_returned & first_late);
    wire [1:0] second_leaves = (of_woken & ~first_waits) | (of_returned & ~first_late);
    reg [3:0] n_cycles;
    wire ticks = someone_waits && n_cycles == WAIT_CYCLES - 1;
    always @(posedge clock) begin
        first_waits <= reset ? 2'd0 : (first_waits & ~first_leaves) | (of_waiter & ~first_waits);
        second_waits <= reset ? 2'd0 : (second_waits & ~second_leaves) | (of_waiter & first_waits);
        n_cycles <= reset || !someone_waits || ticks ? 4'd0 : n_cycles + 1'b1;
    end

    localparam WIDTH = WAITER_REQUESTER_BITS + WAITER_ID_BITS;
    (* hierconn *) wire [4*WIDTH-1:0] \u_words.row ;

    (* hierconn *) wire \first[0].u_first.aged_q ;
    (* hierconn *) wire \first[1].u_first.aged_q ;
    (* hierconn *) wire \second[0].u_second.aged_q ;
    (* hierconn *) wire \second[1].u_second.aged_q ;
    wire [1:0] first_aged = {\first[1].u_first.aged_q , \first[0].u_first.aged_q };
    wire [1:0] second_aged = {\second[1].u_second.aged_q , \second[0].u_second.aged_q };

    // A forward that waits, whichever it is, is followed until it leaves: its place, how often it has aged, and the cycles
    // since its lookup up to that in which it is late.
    (* anyseq *) wire marks;
    reg it_waits;
    reg its_entry;
    reg in_second;
    reg [WAITER_REQUESTER_BITS-1:0] its_requester;
    reg [WAITER_ID_BITS-1:0] its_id;
    reg [1:0] its_ages;
    reg [4:0] its_cycles;
    wire it_leaves = it_waits && (in_second ? second_leaves[its_entry] : first_leaves[its_entry]);
    wire it_is_late = its_ages == 2;
    always @(posedge clock) begin
        it_waits <= !reset && (it_waits ? !it_leaves : marks && waiter_valid);
        if (!it_waits) begin
            its_entry <= waiter_entry;
            in_second <= first_waits[waiter_entry];
            its_requester <= waiter_requester;
            its_id <= waiter_id;
            its_ages <= 2'd0;
            its_cycles <= 5'd1;
        end else begin
            its_ages <= its_ages + (ticks && !it_is_late);
            if (!it_is_late)
                its_cycles <= its_cycles + 1'b1;
        end
    end

    // How many wait, in the cycle before, and what happened in that.
    wire [2:0] n_waiting = first_waits[0] + first_waits[1] + second_waits[0] + second_waits[1];
    reg [2:0] n_before;
    reg one_was_late;
    reg one_has_left;
    always @(posedge clock) begin
        n_before <= n_waiting;
        one_was_late <= !reset && (first_late != 0 || second_late != 0);
        one_has_left <= leaver_is_served || leaver_is_returned;
    end

    always @* if (formal_on) begin
        // The node keeps this promise, and asserts it: `r23_promised`.
        if (ALONE) assume ((!waiter_valid || unfilled[waiter_entry]) && (!leaver_is_served || !unfilled[woken_entry]));
        // R23: No forward is lost, and none leaves twice: the places that are taken are those that forwards have taken by
        // the rules and not left.
        // Fault in tracker_node_waiting: `first_leave[1] = leaves && (left_entry == 1'b1) && !left_second` becomes
        // `first_leave[1] = leaves && (left_entry == 1'b1)`.
        r23_places: assert (first_taken == first_waits && second_taken == second_waits);
        // R23: None begins to wait where both places are taken, beside a late one, or in the cycle in which another leaves.
        // Fault in tracker_node_waiting: `may_wait = !is_late && ` becomes `may_wait = `.
        r23_room: assert (!waiter_valid || (!(first_waits[waiter_entry] && second_waits[waiter_entry])
            && first_late == 0 && second_late == 0 && !leaver_is_served && !leaver_is_returned));
        // R24, R27: One that leaves is there: served by the entry that is woken, or late, and of an entry that is not filled.
        // Fault in tracker_node_waiting: `overdue = (first_late | second_late) & unfilled;` becomes `overdue = first_late
        // | second_late;`.
        r27_one_leaves: assert (!(leaver_is_served && leaver_is_returned)
            && (!leaver_is_served || first_waits[woken_entry] || second_waits[woken_entry])
            && (!leaver_is_returned || is_due != 0));
        // R26: The counter has the cycles, modulo `wait_cycles`, in which forwards have waited, and is 0 while none does.
        // Fault in tracker_node_waiting: `if (waits) begin` becomes `if (1'b1) begin`.
        r26_counter: assert (cycles_q == n_cycles && n_cycles < WAIT_CYCLES);
        if (it_waits) begin
            // R24, R27: A forward that waits, whichever it is, leaves with its requester and identifier.
            // Fault in tracker_node_waiting: `words_write_address = {waiter_entry, takes_second}` becomes
            // `words_write_address = {waiter_entry, 1'b0}`.
            r27_as_it_came: assert (!it_leaves || (leaver_requester == its_requester && leaver_id == its_id));
            // Invariant: It is in its place, with its requester and identifier.
            // Fault in tracker_node_waiting: `left_second = !is_first;` becomes `left_second = is_second;`.
            waits_in_its_place: assert ((in_second ? second_waits[its_entry] : first_waits[its_entry])
                && \u_words.row [{its_entry, in_second} * WIDTH +: WIDTH] == {its_requester, its_id});
            // R26: It is late from `wait_cycles + 2` to `2 * wait_cycles + 1` cycles after its lookup on: until then they are
            // the counter's, and `wait_cycles` for each time that it has aged.
            // Fault in tracker_node_waiting: `ages = waits && (&cycles_q)` becomes `ages = waits && cycles_q[0]`.
            r26_late_in_time: assert (it_is_late == (in_second ? second_late[its_entry] : first_late[its_entry])
                && (its_ages != 0) == (in_second ? second_aged[its_entry] : first_aged[its_entry]) && its_cycles != 0
                && (its_ages == 0 ? its_cycles <= 1 + n_cycles
                : its_ages == 1 ? its_cycles >= 2 + n_cycles && its_cycles <= 1 + n_cycles + WAIT_CYCLES
                : its_ages == 2 && its_cycles >= WAIT_CYCLES + 2 && its_cycles <= 2 * WAIT_CYCLES + 1));
        end
        // R27: While a late one's entry is not filled, one is given back as soon as it may be.
        // Fault in tracker_node_waiting: `overdue = (first_late | second_late) & unfilled;` becomes `overdue = first_late
        // & unfilled;`.
        r27_overdue: assert (is_overdue == (is_due != 0) && (!is_overdue || overdue_entry == !is_due[0]));
        // R27: While one is late none comes: at most three leave before it.
        // Fault in tracker_node_waiting: `may_wait = !is_late && ` becomes `may_wait = !first_late[0] && `.
        r27_has_its_turn: assert (!one_was_late || n_waiting + one_has_left == n_before);
        // R25: An entry that is woken does not end while a forward waits for it.
        // Fault in tracker_node_waiting: `holds = is_first || is_second;` becomes `holds = is_first;`.
        r25_holds: assert (holds == (first_waits[woken_entry] || second_waits[woken_entry]));
    end
