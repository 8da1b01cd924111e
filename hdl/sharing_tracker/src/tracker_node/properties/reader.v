
    // The beats that wait, the first of them lowest: requester, identifier, sector, data, whether it is the last.
    localparam A = ANSWER_DATA_BITS;
    localparam B = ANSWER_SECTOR_BITS;
    localparam C = ANSWER_SOURCE_BITS;
    localparam N = ANSWER_ID_BITS;
    localparam W = C + N + B + A + 1;
    localparam MOST = 2 * SECTORS;
    (* hierconn *) wire [B+1:0] \u_beats.used_q ;
    (* hierconn *) wire [B:0] \u_beats.head_q ;
    (* hierconn *) wire [MOST*W-1:0] \u_beats.u_words.row ;
    wire [B+1:0] n_beats = \u_beats.used_q ;
    wire [B:0] first = \u_beats.head_q ;

    // The sector that is offered next: they rise, and begin at 0.
    reg [B-1:0] next_sector;
    wire takes = answer_valid && answer_ready;
    always @(posedge clock)
        next_sector <= reset ? 0 : next_sector + takes;
    reg rises;
    reg [B-1:0] expected;
    reg [B:0] before;
    integer k;
    always @* begin
        rises = 1'b1;
        for (k = 0; k < MOST; k = k + 1) begin
            before = k - first;
            expected = next_sector + before;
            if (before < n_beats && \u_beats.u_words.row [k*W +: A + B + 1] >> (A + 1) != expected)
                rises = 1'b0;
            if (before < n_beats && \u_beats.u_words.row [k*W] != (&expected))
                rises = 1'b0;
        end
    end

    // The core and the load of the sector that was read: with `pending` "wait" those of another line may be read by then.
    (* hierconn *) wire [C-1:0] \u_beats.push_source ;
    (* hierconn *) wire [N-1:0] \u_beats.push_id ;

    // The sectors of the line being read that have not entered the queue.
    wire [B:0] to_read = is_reading_q ? SECTORS - sector_q : 0;

    // A sector of a line that is found, whichever both are, is followed until it leaves: so many beats are before it. Of its
    // data a bit represents all.
    (* anyseq *) wire marks;
    (* anyconst *) wire [B-1:0] its_sector;
    (* anyconst *) wire [6:0] its_bit;
    reg is_followed;
    reg is_queued;
    reg [B+1:0] ahead;
    reg [C-1:0] its_requester;
    reg [N-1:0] its_id;
    reg its_data;
    wire enters_queue = is_followed && !is_queued && was_read_q && ahead == n_beats;
    always @(posedge clock) begin
        if (is_followed && takes)
            ahead <= ahead - 1'b1;
        if (is_followed && ahead == 0 && takes)
            is_followed <= 1'b0;
        if (enters_queue) begin
            is_queued <= 1'b1;
            its_data <= read_data[its_bit];
        end
        if (begins && marks && !is_followed) begin
            is_followed <= 1'b1;
            is_queued <= 1'b0;
            ahead <= beats_owed_q - takes + its_sector;
            its_requester <= found_requester;
            its_id <= found_id;
        end
        if (reset)
            is_followed <= 1'b0;
    end
    wire [B:0] its_place = first + ahead;
    wire [W-1:0] its_word = \u_beats.u_words.row [its_place*W +: W];

    always @* if (formal_on) begin
        // Invariant: The reader knows which sector is read, and which was; a line begins when none is being read, or with
        // `pending` "wait" while the last sector of one is.
        // Fault in tracker_node_reader: `is_reading_q && !is_last` becomes `is_reading_q && !was_last`.
        reader_follows: assert ((is_reading_q || sector_q == 0) && (!is_reading_q || sector_q == 0 || was_read_q)
            && (WAITS || !is_reading_q || sector_q != 0 || !was_read_q)
            && (!was_read_q || was_sector_q == (is_reading_q ? sector_q - 1'b1 : {B{1'b1}}))
            && !(begins && is_reading_q && !(WAITS && &sector_q))
            && (!was_read_q || !is_reading_q || sector_q == 0 || (\u_beats.push_source == requester_q && \u_beats.push_id == id_q)));
        // Invariant: The beats that are counted are those that wait, the one that was read, and those to be read: two
        // lines at most.
        // Fault in tracker_node_reader: `beats_owed_d = beats_owed_q + SECTORS;` becomes `beats_owed_d = beats_owed_q
        // + 4'd3;`.
        beats_owed_follow: assert (beats_owed_q == n_beats + was_read_q + to_read && beats_owed_q <= MOST && (!begins || beats_owed_q <= SECTORS));
        // Invariant: The beats that wait are those of whole lines, their sectors in a row, `last` with each line's
        // last.
        // Fault in tracker_node_reader: `.push_last   (was_last)` becomes `.push_last   (is_last)`.
        beats_rise: assert (rises && ((next_sector + beats_owed_q) & (SECTORS - 1)) == 0);
        // Invariant: A sector of a line that was found, whichever both are, is to be read, or waits unchanged, behind
        // those before it.
        // Fault in tracker_node_reader: `id_d = found_id;` becomes `id_d = ~found_id;`.
        beat_followed: assert (!is_followed || (ahead < beats_owed_q && (is_queued ? ahead < n_beats && its_word[W-1 -: C] == its_requester
                && its_word[W-1-C -: N] == its_id && its_word[A+B -: B] == its_sector && its_word[1+its_bit] == its_data
            : (was_read_q && \u_beats.push_source == its_requester && \u_beats.push_id == its_id
                && its_sector == was_sector_q && ahead == n_beats)
            || (is_reading_q && requester_q == its_requester && id_q == its_id
                && its_sector >= sector_q && ahead == n_beats + was_read_q + (its_sector - sector_q)))));
        if (was_read_q)
            // R12, R18: A sector that was read always has its place in the answer queue.
            // Fault in answer_queue: `used_d = used_q + 4'd1;` becomes `used_d = used_q + 4'd8;`.
            r12_room: assert (beats_push_ready);
        if (answer_valid) begin
            // R14: The beats of `answer` are the sectors of whole lines, each rising from 0, with `last` at each
            // line's end alone.
            // Fault in tracker_node_reader: `.push_sector (was_sector_q)` becomes `.push_sector (sector_q)`.
            r14_rising: assert (answer_sector == next_sector && answer_last == (&next_sector) && answer_kind == 0);
            // R14: A sector of a found line, whichever both are, is answered with its forward's requester and
            // identifier, and the bytes that were read.
            // Fault in answer_queue: `pop_data = words_read_0_data` becomes `pop_data = ~words_read_0_data`.
            r14_answer: assert (!is_followed || ahead != 0 || (answer_source == its_requester && answer_id == its_id
                && answer_sector == its_sector && answer_data[its_bit] == its_data));
        end
        two_lines_wait: cover (beats_owed_q == MOST);
        left_as_followed: cover (is_followed && is_queued && ahead == 0 && takes && its_sector == 0);
    end
