
    // R16. A bit of a sector of a line, and a store or atomic of the core that writes it, whichever: the bit is 0 in what
    // was there before and 1 in what that write and later ones leave, so that it distinguishes old from new.
    (* anyconst *) wire [LINE-1:0] place_line;
    (* anyconst *) wire place_sector;
    (* anyconst *) wire [6:0] place_bit;
    (* anyconst *) wire [I-1:0] write_id;
    (* anyseq *) wire is_chosen;
    wire is_of_place = line_q == place_line && sectors_q[place_sector];
    wire stores_bit = request_kind_q == 1 && byte_enable_q[place_bit[6:3]];
    wire writes_bit = is_first_q && lookup_command_send_direct && is_of_place && (stores_bit || request_kind_q == 2);
    reg was_written;
    wire is_the_write = writes_bit && id_q == write_id && is_chosen && !was_written;

    // The write waits to leave, and has left; all L1s were emptied since.
    reg id_waits;
    reg write_waits;
    reg write_has_left;
    reg was_emptied;
    wire sends_id = lookup_command_send_direct && id_q == write_id;
    wire id_leaves = leaves && down_request_id == {1'b1, write_id};
    always @(posedge clock) begin
        was_written <= !reset && (was_written || is_the_write);
        id_waits <= !reset && ((id_waits && !id_leaves) || sends_id);
        write_waits <= !reset && ((write_waits && !id_leaves) || is_the_write);
        write_has_left <= !reset && (write_has_left || (write_waits && id_leaves));
        was_emptied <= !reset && (was_emptied || (flushed && !flush && write_has_left));
    end

    // The entries: their lines; whether they are asked for at the next level, since when, and with the sector come; on
    // the ring; being answered there.
    reg [LINE-1:0] line_of_0;
    reg [LINE-1:0] line_of_1;
    reg [1:0] below;
    reg [1:0] left_after;
    reg [1:0] has_come;
    reg [1:0] in_flight;
    reg [1:0] is_answered;
    wire [1:0] is_core = core_number[1:0];
    wire [1:0] of_place = {line_of_1 == place_line, line_of_0 == place_line};
    wire [1:0] sent = {1'b0, leaves && !down_request_id[I]} << down_request_id[0];
    wire line_comes = down_reply_valid && !down_reply_id[I];
    wire [1:0] comes_to = {1'b0, line_comes} << down_reply_id[0];
    wire [1:0] taken_from_below = {1'b0, line_comes && down_reply_ready} << down_reply_id[0];
    wire is_beat = down_reply_sector == place_sector;
    wire [1:0] departs = {1'b0, request_next_valid && request_next_ready && request_next_core == is_core} << request_next_entry;
    wire [1:0] home = {1'b0, request_passing_valid && request_passing_core == is_core} << request_passing_entry;
    wire [1:0] answer = {1'b0, response_passing_valid && response_passing_core == is_core} << response_passing_entry;
    wire [1:0] answer_taken = response_passing_ready ? answer : 2'd0;
    always @(posedge clock) begin
        if (reserved[0]) line_of_0 <= line_q;
        if (reserved[1]) line_of_1 <= line_q;
        below <= reset ? 2'd0 : (below & ~(down_reply_last ? taken_from_below : 2'd0)) | sent;
        left_after <= (left_after & ~sent) | (write_has_left ? sent : 2'd0);
        has_come <= (has_come & ~sent) | (is_beat ? taken_from_below : 2'd0);
        in_flight <= reset ? 2'd0 : (in_flight & ~(request_passing_ready ? home : 2'd0) & ~answer_taken) | departs;
        is_answered <= reset ? 2'd0 : response_passing_last ? is_answered & ~answer_taken : is_answered | answer_taken;
    end

    // Responses that pass: whole, one after another.
    reg is_second;
    reg [2:0] first_asker;
    reg [1:0] flush_before;
    always @(posedge clock) begin
        if (response_passing_valid && response_passing_ready) begin
            is_second <= !response_passing_last;
            first_asker <= {response_passing_core, response_passing_entry};
        end
        flush_before <= {flushed, flush};
        if (reset)
            {is_second, flush_before} <= 0;
    end

    // A load, whichever: open from its status to its last beat; accepted after the write, or before it.
    (* anyconst *) wire [I-1:0] id;
    (* anyconst *) wire [CORE_NUMBER_BITS-1:0] number;
    reg is_open;
    reg was_younger;
    reg was_older;
    reg is_sent;
    reg asks_directly;
    reg left_directly;
    wire opens = is_first_q && id_q == id && core_status_word != 4;
    wire closes = core_reply_valid && core_reply_ready && core_reply_last && core_reply_id == id;
    wire leaves_directly = leaves && down_request_id == {1'b1, id};
    wire comes_directly = down_reply_valid && down_reply_id == {1'b1, id};
    always @(posedge clock) begin
        is_open <= !reset && ((is_open && !closes) || opens);
        if (comes_directly && down_reply_ready && down_reply_last)
            is_sent <= 1'b0;
        if (opens) begin
            was_younger <= was_written && is_of_place && request_kind_q == 0;
            was_older <= !was_written && is_of_place && request_kind_q == 0;
            is_sent <= lookup_command_send_direct;
        end
        asks_directly <= !reset && ((asks_directly && !leaves_directly) || (opens && lookup_command_send_direct));
        if (leaves_directly)
            left_directly <= write_has_left;
    end

    // Promises of the environment.
    always @* if (formal_on) begin
        core_stays: assume (core_number == number && number < 4);
        if (core_request_valid) begin
            named: assume (core_request_kind != 3 && core_request_sectors != 0
                && (core_request_kind == 0 || core_request_sectors != 3));
            if (core_request_id == id)
                not_open: assume (!is_open && !opens);
            if (core_request_id == write_id)
                not_waiting: assume (!id_waits && !sends_id);
        end
        if (writes_bit && request_kind_q == 1)
            marked: assume (data_q[place_bit] == (was_written || is_the_write));
        asked_below: assume ((comes_to & ~below) == 0 && (!down_reply_valid || line_comes || \u_data_side.unanswered_q != 0));
        if ((comes_to & of_place) != 0) begin
            if (is_beat)
                below_in_order: assume (down_reply_data[place_bit] == ((comes_to & left_after) != 0));
            if (!is_beat && down_reply_last)
                below_whole: assume ((comes_to & has_come) != 0);
        end
        if (comes_directly) begin
            direct_asked: assume (is_open && is_sent && !asks_directly);
            if (was_younger || was_older)
                direct_in_order: assume (down_reply_kind == 0 && (!is_beat || down_reply_data[place_bit] == left_directly));
        end
        came_round: assume ((home & ~in_flight) == 0 && (home == 0 || (request_passing_travelled
            && request_passing_line == (request_passing_entry ? line_of_1 : line_of_0))) && (home & is_answered) == 0);
        asked_round: assume ((answer & ~in_flight & ~is_answered) == 0);
        if (response_passing_valid) begin
            whole_lines: assume (response_passing_last == is_second);
            if (is_second)
                not_mixed: assume ({response_passing_core, response_passing_entry} == first_asker);
            if ((answer & of_place) != 0 && is_second == place_sector)
                ring_in_time: assume (was_emptied ? response_passing_data[place_bit]
                    : write_has_left || !response_passing_data[place_bit]);
        end
        flush_stands: assume (flush || !flush_before[0] || flushed);
    end

    wire brings_place = core_reply_valid && core_reply_id == id && is_open && core_reply_sector == place_sector;
    always @* if (formal_on) begin
        if (brings_place && was_younger)
            // R16: A beat of a load that was accepted after a store or atomic to its line, whichever both are,
            // carries what that write or a later one left. Bounded: the invariants of `l1` that it rests on are
            // proved there, and not repeated here.
            // Fault in ccn_l1: `filter_store_valid = accepts && !load_comes` becomes `filter_store_valid = 1'b0`.
            r16_never_older: assert (core_reply_data[place_bit]);
        if (brings_place && was_older)
            // R16: A beat of a load that was accepted before a store or atomic to its line, whichever both are,
            // carries nothing of it. Bounded: the invariants of `l1` that it rests on are proved there, and not
            // repeated here.
            // Fault in l1_replies: `beats_push_data = array_data;` becomes `beats_push_data = ~array_data;`.
            r16_never_newer: assert (!core_reply_data[place_bit]);
        // R1: A reply is of a request that is open, whichever: none is answered twice. Bounded: the invariants of
        // `l1` that it rests on are proved there, and not repeated here.
        // Fault in core_reply_queue: `pop_id = words_read_0_data` becomes `pop_id = ~words_read_0_data`.
        one_reply: assert (!core_reply_valid || core_reply_id != id || is_open);
        younger_has_the_write: cover (brings_place && was_younger);
        older_is_answered_by_the_ring: cover (brings_place && was_older && was_written);
    end
