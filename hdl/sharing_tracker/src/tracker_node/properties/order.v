
    // R21, as `l1` proves its rule. Registers of the modules below.
    (* hierconn *) wire \u_data_side.u_array.followed_set ;
    (* hierconn *) wire [1:0] \u_data_side.u_array.followed_sector ;
    (* hierconn *) wire [3:0] \u_data_side.u_array.followed_byte ;
    (* hierconn *) wire [6:0] \u_data_side.u_array.followed_bit ;
    (* hierconn *) wire [1:0] \u_data_side.u_array.followed_bits ;
    (* hierconn *) wire \u_data_side.u_replies.is_read_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_replies.sector_q ;
    (* hierconn *) wire [127:0] \u_data_side.u_replies.data_q ;
    wire place_set = \u_data_side.u_array.followed_set ;
    wire [1:0] place_sector = \u_data_side.u_array.followed_sector ;
    wire [3:0] place_byte = \u_data_side.u_array.followed_byte ;
    wire [6:0] place_bit = \u_data_side.u_array.followed_bit ;
    wire [1:0] held_bits = \u_data_side.u_array.followed_bits ;
    wire entered_is_read = \u_data_side.u_replies.is_read_q ;
    wire [1:0] entered_sector = \u_data_side.u_replies.sector_q ;
    wire [127:0] entered_data = \u_data_side.u_replies.data_q ;
    wire misses_head = \u_data_side.u_misses.head_q ;
    wire free_entry = \u_data_side.mshrs_free_entry ;

    // A bit of a sector of a line, and a store or atomic that writes it: whichever. The block carries bytes and never looks
    // at them, so that bit distinguishes old from new: it is 0 before that write, and 1 in what it and later ones leave there. An
    // atomic is taken to write the whole sector: only L2 knows what it does.
    (* anyconst *) wire [T-1:0] place_tag;
    (* anyconst *) wire [I-1:0] write_id;
    (* anyseq *) wire is_chosen;
    wire [T:0] place_line = {place_tag, place_set};
    wire is_of_place = line_q == place_line && sectors_q[place_sector];
    wire stores_bit = request_kind_q == 1 && byte_enable_q[place_byte];
    wire writes_bit = is_first_q && lookup_command_send_direct && is_of_place && (stores_bit || request_kind_q == 2);
    reg was_written;
    wire is_the_write = writes_bit && id_q == write_id && is_chosen && !was_written;
    always @(posedge clock) was_written <= !reset && (was_written || is_the_write);

    // Departures to a line's bank, without removes, and the requests in the order in which they
    // leave.
    wire leaves = miss_passes;
    wire leaves_for_place = leaves && message_line == place_line && message_sectors[place_sector];
    wire load_leaves = leaves_for_place && message_kind == 0;
    wire write_leaves = leaves_for_place && message_id == {1'b1, write_id} && (message_kind == 2
        || (message_kind == 1 && message_byte_enable[place_byte] && message_data[place_bit]));

    // The write: it waits to leave, and it has left. A request of its identifier that has not left is not answered, so
    // that none comes with the same.
    reg id_waits;
    reg write_waits;
    reg write_has_left;
    wire sends_id = lookup_command_send_direct && id_q == write_id;
    wire id_leaves = leaves && message_id == {1'b1, write_id};
    always @(posedge clock) begin
        id_waits <= !reset && ((id_waits && !id_leaves) || sends_id);
        write_waits <= !reset && ((write_waits && !id_leaves) || is_the_write);
        write_has_left <= !reset && (write_has_left || (write_waits && write_leaves));
    end

    // The entries' requests: they wait to leave, are below until their last beat, were sent after the write, have left
    // after it for its line, and have got the sector.
    reg [1:0] asked;
    reg [1:0] below;
    reg [1:0] is_after;
    reg [1:0] left_after;
    reg [1:0] has_come;
    wire [1:0] reserved = {1'b0, lookup_command_reserve} << free_entry;
    wire [1:0] left = {1'b0, leaves && !message_id[I]} << message_id[0];
    wire [1:0] comes_to = {1'b0, down_reply_valid && !down_reply_id[I]} << down_reply_id[0];
    wire [1:0] taken_for = down_reply_ready ? comes_to : 2'd0;
    wire is_beat = down_reply_sector == place_sector;
    always @(posedge clock) begin
        asked <= reset ? 2'd0 : (asked & ~left) | reserved;
        below <= reset ? 2'd0 : (below & ~(taken_for & {2{down_reply_last}})) | left;
        is_after <= reset ? 2'd0 : (is_after & ~reserved) | (reserved & {2{was_written}});
        left_after <= reset ? 2'd0 : (left_after & ~left) | (left & {2{load_leaves && write_has_left}});
        has_come <= reset ? 2'd0 : (has_come & ~left) | (below & taken_for & {2{is_beat}});
    end

    // A load of the place, a warp's line or not, that was accepted after the write, or before it, whichever.
    reg was_younger;
    reg was_older;
    wire is_younger = was_younger && is_open;
    wire is_older = was_older && is_open;
    reg asks_directly;
    reg left_directly;
    reg was_line;
    wire leaves_directly = leaves && message_id == {1'b1, id};
    always @(posedge clock) begin
        was_younger <= !reset && (opens ? was_written && is_of_place && request_kind_q == 0 : was_younger);
        was_older <= !reset && (opens ? !was_written && is_of_place && request_kind_q == 0 : was_older);
        was_line <= opens ? is_line_q : was_line;
        asks_directly <= !reset && ((asks_directly && !leaves_directly) || opens_direct);
        left_directly <= !reset && (leaves_directly ? load_leaves && write_has_left : left_directly);
    end

    // Promises of the environment: a store or atomic has one sector; identifiers of requests without an
    // answer are distinct; each request that has left is answered, of its kind, with all its sectors, by L2
    // or another core: one that left after the write finds what it wrote, one that left before it nothing of
    // it.
    wire write_id_is_taken = id_waits || sends_id || (is_refused && id_q == write_id)
        || (line_waits && waiting_id == write_id);
    wire [1:0] left_before = below & ~left_after;
    always @* begin
        if (core_request_valid && core_request_kind != 0) assume ((core_request_sectors & (core_request_sectors - 4'd1)) == 0);
        if (writes_bit && request_kind_q == 1) assume (data_q[place_bit] == (was_written || is_the_write));
        if (core_request_valid && core_request_ready && core_request_id == write_id) assume (!write_id_is_taken);
        if (ticket_valid && ticket_ready && ticket_id == write_id) assume (!write_id_is_taken);
        assume ((comes_to & asked) == 0);
        if ((comes_to & below) != 0) begin
            if (is_beat && (comes_to & left_after) != 0) assume (down_reply_data[place_bit]);
            if (is_beat && (comes_to & left_before & pends) != 0) assume (!down_reply_data[place_bit]);
            if (!is_beat && down_reply_last) assume ((comes_to & has_come) != 0);
        end
        if (comes_directly) begin
            assume (!asks_directly);
            if (is_younger) assume (down_reply_kind == 0);
            if (is_younger && left_directly && is_beat) assume (down_reply_data[place_bit]);
            if (is_older && !left_directly && is_beat) assume (!down_reply_data[place_bit]);
        end
    end

    // The miss queue's words, the first of them first: kind, operation, line, sectors, bytes, data, identifier.
    localparam BYTES = I + 1 + CORE_REQUEST_DATA_BITS;
    localparam NAMED = BYTES + CORE_REQUEST_BYTE_ENABLE_BITS;
    wire [1:0] waiting = {n_misses == 2, n_misses != 0};
    wire [M-1:0] first_miss = misses_head ? miss_word_1 : miss_word_0;
    wire [M-1:0] second_miss = misses_head ? miss_word_0 : miss_word_1;
    wire [1:0] first_kind = first_miss[M-1 -: 2];
    wire [1:0] second_kind = second_miss[M-1 -: 2];
    wire [1:0] of_write = waiting & {second_miss[I:0] == {1'b1, write_id}, first_miss[I:0] == {1'b1, write_id}};
    wire [1:0] of_load = waiting & {second_miss[I:0] == {1'b1, id}, first_miss[I:0] == {1'b1, id}};
    wire [1:0] of_entry_0 = waiting & {second_miss[I:0] == 0, first_miss[I:0] == 0};
    wire [1:0] of_entry_1 = waiting & {second_miss[I:0] == 1, first_miss[I:0] == 1};
    wire [1:0] direct = waiting & {second_miss[I], first_miss[I]};
    wire [1:0] to_place = {second_miss[NAMED+4 +: T+1] == place_line && second_miss[NAMED + place_sector],
        first_miss[NAMED+4 +: T+1] == place_line && first_miss[NAMED + place_sector]};
    wire [1:0] loads = {second_kind == 0, first_kind == 0};
    wire [1:0] writes = {
        second_kind == 2 || (second_kind == 1 && second_miss[BYTES + place_byte] && second_miss[I + 1 + place_bit]),
        first_kind == 2 || (first_kind == 1 && first_miss[BYTES + place_byte] && first_miss[I + 1 + place_bit])};

    // The place in the entries and in the ways.
    wire [1:0] busy = {busy_1, busy_0};
    wire [1:0] filled = {filled_1, filled_0};
    wire [T-1:0] tag_of_0 = kept_way_0 ? (set_0 ? tag_way_1_set_1 : tag_way_1_set_0) : (set_0 ? tag_way_0_set_1 : tag_way_0_set_0);
    wire [T-1:0] tag_of_1 = kept_way_1 ? (set_1 ? tag_way_1_set_1 : tag_way_1_set_0) : (set_1 ? tag_way_0_set_1 : tag_way_0_set_0);
    wire [1:0] pends = busy & {{tag_of_1, set_1} == place_line, {tag_of_0, set_0} == place_line};
    wire [1:0] entry_bits = {held_bits[kept_way_1], held_bits[kept_way_0]};
    wire [1:0] load_waits = {waits_in[3:2] != 0, waits_in[1:0] != 0};
    wire [1:0] is_here = {readable_1[place_set] && (place_set ? tag_way_1_set_1 : tag_way_1_set_0) == place_tag,
        readable_0[place_set] && (place_set ? tag_way_0_set_1 : tag_way_0_set_0) == place_tag};
    wire writes_later = is_writing && is_of_place && stores_bit;

    // The bits of the beats in flight to the core.
    wire [3:0] bits_up = {entered_is_read ? data_side_read_data[place_bit] : entered_data[place_bit],
        third_beat[1 + place_bit], second_beat[1 + place_bit], first_beat[1 + place_bit]};
    wire [3:0] of_sector = {entered_sector == place_sector, third_beat[BEAT-2 +: 2] == place_sector,
        second_beat[BEAT-2 +: 2] == place_sector, first_beat[BEAT-2 +: 2] == place_sector};
    wire brings_place = is_replied && core_reply_sector == place_sector;

    always @* if (formal_on) begin
        if (brings_place && is_younger)
            // R21: A beat of a load, a warp line's too, that was accepted after a store or atomic to its line,
            // whichever both are, carries what that write or a later one left in the byte, and nothing older.
            // Fault in l1_lookup: `wire drops = sends && is_readable && !is_load` becomes `wire drops = sends && 1'b0
            // && !is_load`.
            r21_never_older: assert (core_reply_data[place_bit]);
        if (brings_place && is_older)
            // R21: A beat of a load, a warp line's too, that was accepted before a store or atomic to its line,
            // whichever both are, carries nothing of that write or a later one in the byte.
            // Fault in l1_data_side: `replies_enter_data = down_reply_data;` becomes `replies_enter_data =
            // ~down_reply_data;`.
            r21_never_newer: assert (!core_reply_data[place_bit]);
        // Invariant: While a store waits to write the line stays readable in its way, and what it will write is not
        // older than the write.
        // Fault in l1_data_side: `goes_on_writing = writes_now && is_line` becomes `goes_on_writing = writes_now ||
        // is_line`.
        writes_wait: assert ((!is_reading || request_kind_q == 0)
            && (!is_writing || (request_kind_q == 1 && readable[read_place] && read_tag == line_q[T:1]))
            && (!writes_later || !was_written || data_q[place_bit])
            && (!is_busy_q || request_kind_q == 0 || (sectors_q & (sectors_q - 4'd1)) == 0));
        // R16: The request of an entry is for all sectors of its line; it leaves once, and what is not filled waits
        // to leave or for its beats.
        // Fault in l1_data_side: `misses_push_sectors = 4'd15;` becomes `misses_push_sectors = request_sectors;`.
        misses_go_as_asked: assert (of_entry_0 != 3 && of_entry_1 != 3 && asked == {of_entry_1 != 0, of_entry_0 != 0}
            && (asked & below) == 0 && (asked | below) == (busy & ~filled)
            && (!of_entry_0[0] || first_miss[NAMED +: T+5] == {tag_of_0, set_0, 4'd15})
            && (!of_entry_0[1] || second_miss[NAMED +: T+5] == {tag_of_0, set_0, 4'd15})
            && (!of_entry_1[0] || first_miss[NAMED +: T+5] == {tag_of_1, set_1, 4'd15})
            && (!of_entry_1[1] || second_miss[NAMED +: T+5] == {tag_of_1, set_1, 4'd15})
            && ((of_entry_0 | of_entry_1) & ~loads) == 0 && ((of_entry_0 | of_entry_1) ^ waiting ^ direct) == 0);
        // R16: A store or atomic waits in the miss queue once, with its line, sector, bytes and data, until it
        // leaves.
        // Fault in miss_queue: `push_byte_enable, push_data, push_id}` becomes `16'd0, push_data, push_id}`.
        write_goes_as_asked: assert (of_write != 3 && id_waits == (of_write != 0) && (!write_waits || id_waits)
            && was_written == (write_waits || write_has_left) && !(write_waits && write_has_left)
            && (!write_waits || (of_write & ~(to_place & writes)) == 0)
            && id_waits + (is_first_q && id_q == write_id) + (line_waits && waiting_id == write_id) < 2'd2);
        // R16: A load that is sent down waits in the miss queue once, with its line and sectors, until it leaves.
        // Fault in l1_data_side: `misses_push_id = {1'b1, request_id};` becomes `misses_push_id = {1'b1,
        // ~request_id};`.
        load_goes_as_asked: assert (of_load != 3
            && asks_directly == (of_load != 0) && (!asks_directly || is_direct)
            && (!is_younger || (was_written && (of_load & ~(to_place & loads)) == 0
                && (!is_reading || id_q != id || line_q == place_line))));
        // R16: A request sent after the write leaves after it.
        // Fault in miss_queue: `.read_0_address (head_q)` becomes `.read_0_address (head_q ^ (used_q == 2'd2))`.
        misses_keep_order: assert ((is_after == 0 || was_written)
            && (!write_waits || (((of_entry_0 & {2{is_after[0]}}) | (of_entry_1 & {2{is_after[1]}}) | (of_load & {2{is_younger}}))
                & ~{of_write[0], 1'b0}) == 0)
            && (!write_waits || ((is_after & busy & ~asked) == 0 && !(is_younger && is_direct && !asks_directly)))
            && (pends & is_after & ~asked & ~left_after) == 0
            && !(is_younger && is_direct && !asks_directly && !left_directly));
        // Invariant: After the write no line is pending that was asked for before it; what has come of one that was
        // asked for after it is not older.
        // Fault in tracker_node: `|| !lookup_awaits_line)` becomes `|| lookup_awaits_line)`.
        pending_is_new: assert ((busy & filled & ~has_come) == 0 && (!was_written || ((pends & ~is_after) == 0
            && (pends & is_after & ~asked & has_come & ~entry_bits) == 0
            && (!is_younger || (load_waits & ~(pends & is_after)) == 0))));
        // Invariant: After the write, a readable line has nothing older, but for the store that is about to be
        // written.
        // Fault in l1_lookup: `wire drops = sends && is_readable && !is_load` becomes `wire drops = sends && 1'b0 &&
        // !is_load`.
        readable_is_new: assert (!was_written || writes_later || (is_here & ~held_bits) == 0);
        // Invariant: A beat in flight to the core for a load that was accepted after the write is not older.
        // Fault in l1_data_side: `replies_enter_data = down_reply_data;` becomes `replies_enter_data = 128'd0;`.
        replies_are_new: assert (!is_younger || (goes_up & of_sector & ~bits_up) == 0);
        // R16: A request sent before the write leaves before it.
        // Fault in miss_queue: `.read_0_address (head_q)` becomes `.read_0_address (head_q ^ (used_q == 2'd2))`.
        older_leave_first: assert ((!write_has_left || (asked & ~is_after) == 0)
            && (!of_write[0] || !write_waits || ((of_entry_0[1] && !is_after[0]) || (of_entry_1[1] && !is_after[1])) == 0)
            && (busy & ~asked & ~is_after & left_after) == 0
            && !(is_older && asks_directly && (write_has_left || (write_waits && of_write[0] && of_load[1])))
            && !(is_older && is_direct && !asks_directly && left_directly));
        // R16: A load that was accepted before the write is sent down for its line, or waits in the entry that
        // was asked for before it.
        // Fault in l1_data_side: `misses_push_id = {1'b1, request_id};` becomes `misses_push_id = {1'b1,
        // ~request_id};`.
        older_go_as_asked: assert (!is_older || ((of_load & ~(to_place & loads)) == 0
            && (!is_reading || id_q != id || (line_q == place_line && !was_written))
            && (load_waits & ~(pends & ~is_after)) == 0));
        // Invariant: A beat of a pending line that was asked for before the write has nothing of it.
        // Fault in l1_data_side: `array_write_data = line_data;` becomes `array_write_data = ~line_data;`.
        pending_is_old: assert ((pends & ~is_after & ~asked & has_come & entry_bits) == 0);
        // Invariant: Before the write, a readable line has nothing of it.
        // Fault in l1_lookup: `writes = sends && is_plain_store` becomes `writes = is_plain_store`.
        readable_is_old: assert (was_written || ((is_here & held_bits) == 0 && !(writes_later && data_q[place_bit])));
        // Invariant: A beat in flight to the core for a load that was accepted before the write has nothing of it.
        // Fault in l1_data_side: `replies_enter_data = down_reply_data;` becomes `replies_enter_data =
        // ~down_reply_data;`.
        older_replies_are_old: assert (!is_older || (goes_up & of_sector & bits_up) == 0);
        younger_line_hits_where_it_wrote: cover (brings_place && is_younger && was_line);
        older_load_after_the_write: cover (brings_place && is_older && was_written);
    end
