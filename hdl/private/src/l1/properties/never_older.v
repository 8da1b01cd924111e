
    // R24. Registers of the modules below.
    (* hierconn *) wire \u_data_side.u_array.followed_set ;
    (* hierconn *) wire [1:0] \u_data_side.u_array.followed_sector ;
    (* hierconn *) wire [2:0] \u_data_side.u_array.followed_byte ;
    (* hierconn *) wire [5:0] \u_data_side.u_array.followed_bit ;
    (* hierconn *) wire [1:0] \u_data_side.u_array.followed_bits ;
    (* hierconn *) wire [63:0] \u_data_side.array_read_0_data ;
    (* hierconn *) wire \u_data_side.mshrs_free_entry ;
    (* hierconn *) wire \u_data_side.u_misses.head_q ;
    (* hierconn *) wire [96:0] \u_data_side.u_misses.u_words.word_0 ;
    (* hierconn *) wire [96:0] \u_data_side.u_misses.u_words.word_1 ;
    (* hierconn *) wire \u_data_side.u_split.u_heads.head_q ;
    (* hierconn *) wire [24:0] \u_data_side.u_split.u_heads.u_words.word_0 ;
    (* hierconn *) wire [24:0] \u_data_side.u_split.u_heads.u_words.word_1 ;
    (* hierconn *) wire [71:0] \u_data_side.u_split.u_stores.word_q ;
    (* hierconn *) wire \u_data_side.u_replies.is_read_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_replies.sector_q ;
    (* hierconn *) wire [63:0] \u_data_side.u_replies.data_q ;
    wire place_set = \u_data_side.u_array.followed_set ;
    wire [1:0] place_sector = \u_data_side.u_array.followed_sector ;
    wire [2:0] place_byte = \u_data_side.u_array.followed_byte ;
    wire [5:0] place_bit = \u_data_side.u_array.followed_bit ;
    wire [1:0] held_bits = \u_data_side.u_array.followed_bits ;
    wire [63:0] array_data = \u_data_side.array_read_0_data ;
    wire free_entry = \u_data_side.mshrs_free_entry ;
    wire [1:0] stale = {stale_1, stale_0};
    // The one store that waits has the one place for data, if there is only one.
    wire [24:0] head_0 = \u_data_side.u_split.u_heads.u_words.word_0 ;
    wire [24:0] head_1 = \u_data_side.u_split.u_heads.u_words.word_1 ;
    wire [71:0] store_data = \u_data_side.u_split.u_stores.word_q ;
    wire misses_head = SPLIT ? \u_data_side.u_split.u_heads.head_q : \u_data_side.u_misses.head_q ;
    wire [96:0] miss_0 = SPLIT ? {head_0[24:4], store_data, head_0[3:0]} : \u_data_side.u_misses.u_words.word_0 ;
    wire [96:0] miss_1 = SPLIT ? {head_1[24:4], store_data, head_1[3:0]} : \u_data_side.u_misses.u_words.word_1 ;
    wire entered_is_read = \u_data_side.u_replies.is_read_q ;
    wire [1:0] entered_sector = \u_data_side.u_replies.sector_q ;
    wire [63:0] entered_data = \u_data_side.u_replies.data_q ;

    // A bit of a sector of a line, and a store or atomic that writes it: whichever. The block carries bytes
    // and never looks at them, so that bit can distinguish old from new: it is 1 in what that write and the later
    // ones leave there. Older contents are free. An atomic is taken to write the whole sector: only the next
    // level knows what it does.
    (* anyconst *) wire [9:0] place_tag;
    (* anyconst *) wire [2:0] write_id;
    (* anyseq *) wire is_chosen;
    wire [10:0] place_line = {place_tag, place_set};
    wire is_of_place = line_q == place_line && sectors_q[place_sector];
    wire stores_bit = request_kind_q == 1 && byte_enable_q[place_byte];
    wire writes_bit = is_first_q && lookup_command_send_direct && is_of_place && (stores_bit || request_kind_q == 2);
    reg was_written;
    wire is_the_write = writes_bit && id_q == write_id && is_chosen && !was_written;
    always @(posedge clock) was_written <= !reset && (was_written || is_the_write);

    // Departures to the next level, and the requests in the order in which they leave.
    wire leaves = down_request_valid && down_request_ready;
    wire leaves_for_place = leaves && down_request_line == place_line && down_request_sectors[place_sector];
    wire load_leaves = leaves_for_place && down_request_kind == 0;
    wire write_leaves = leaves_for_place && down_request_id == {1'b1, write_id} && (down_request_kind == 2
        || (down_request_kind == 1 && down_request_byte_enable[place_byte] && down_request_data[place_bit]));

    // The write: it waits to leave, and it has left. A request of its identifier that has not left is not answered, so
    // that none comes with the same.
    reg id_waits;
    reg write_waits;
    reg write_has_left;
    wire sends_id = lookup_command_send_direct && id_q == write_id;
    wire id_leaves = leaves && down_request_id == {1'b1, write_id};
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
    wire [1:0] left = {1'b0, leaves && !down_request_id[3]} << down_request_id[0];
    wire [1:0] comes_to = {1'b0, down_reply_valid && !down_reply_id[3]} << down_reply_id[0];
    wire is_beat = down_reply_sector == place_sector;
    always @(posedge clock) begin
        asked <= reset ? 2'd0 : (asked & ~left) | reserved;
        below <= reset ? 2'd0 : (below & ~(comes_to & {2{down_reply_last}})) | left;
        is_after <= reset ? 2'd0 : (is_after & ~reserved) | (reserved & {2{was_written}});
        left_after <= reset ? 2'd0 : (left_after & ~left) | (left & {2{load_leaves && write_has_left}});
        has_come <= reset ? 2'd0 : (has_come & ~left) | (below & comes_to & {2{is_beat}});
    end

    // A load of the place that was accepted after the write, whichever.
    reg was_younger;
    wire is_younger = was_younger && is_open;
    reg asks_directly;
    reg left_directly;
    wire leaves_directly = leaves && down_request_id == {1'b1, id};
    always @(posedge clock) begin
        was_younger <= !reset && (opens ? was_written && is_of_place && request_kind_q == 0 : was_younger);
        asks_directly <= !reset && ((asks_directly && !leaves_directly) || opens_direct);
        left_directly <= !reset && (leaves_directly ? load_leaves && write_has_left : left_directly);
    end

    // Outcomes of both, for the cover statements.
    reg [2:0] write_word;
    reg [2:0] younger_word;
    reg was_marked;
    wire brings_place = is_replied && is_younger && core_reply_sector == place_sector;
    always @(posedge clock) begin
        if (is_the_write) write_word <= core_status_word;
        if (is_the_write) was_marked <= lookup_command_mark_stale;
        if (opens) younger_word <= core_status_word;
    end

    // Promises of the environment: a store or atomic has one sector; identifiers of requests without an
    // answer are distinct; the next level answers each request that has left, of its kind, with all its
    // sectors, and serves requests to one line in their order: a request that left after the write finds what
    // it wrote. A reset is one of the next level too: what was sent before it is not answered in place of an
    // entry's request that still waits to leave.
    always @* begin
        if (core_request_valid && core_request_kind != 0) assume ((core_request_sectors & (core_request_sectors - 4'd1)) == 0);
        if (writes_bit && (was_written || is_the_write) && request_kind_q == 1) assume (data_q[place_bit]);
        if (core_request_valid && core_request_ready && core_request_id == write_id) assume (!id_waits && !sends_id);
        assume ((comes_to & asked) == 0);
        if ((comes_to & below) != 0) begin
            if (is_beat && (comes_to & left_after) != 0) assume (down_reply_data[place_bit]);
            if (!is_beat && down_reply_last) assume ((comes_to & has_come) != 0);
        end
        if (comes_directly) begin
            assume (!asks_directly);
            if (is_younger) assume (down_reply_kind == 0);
            if (is_younger && left_directly && is_beat) assume (down_reply_data[place_bit]);
        end
    end

    // The miss queue's words, the first of them first: kind, operation, line, sectors, bytes, data, identifier.
    wire [1:0] has_miss = {n_misses == 2, n_misses != 0};
    wire [96:0] first_miss = misses_head ? miss_1 : miss_0;
    wire [96:0] second_miss = misses_head ? miss_0 : miss_1;
    wire [1:0] first_kind = first_miss[96:95];
    wire [1:0] second_kind = second_miss[96:95];
    wire [1:0] of_write = has_miss & {second_miss[3:0] == {1'b1, write_id}, first_miss[3:0] == {1'b1, write_id}};
    wire [1:0] of_load = has_miss & {second_miss[3:0] == {1'b1, id}, first_miss[3:0] == {1'b1, id}};
    wire [1:0] of_entry_0 = has_miss & {second_miss[3:0] == 0, first_miss[3:0] == 0};
    wire [1:0] of_entry_1 = has_miss & {second_miss[3:0] == 1, first_miss[3:0] == 1};
    wire [1:0] direct = has_miss & {second_miss[3], first_miss[3]};
    wire [1:0] to_place = {second_miss[90:80] == place_line && second_miss[76 + place_sector],
        first_miss[90:80] == place_line && first_miss[76 + place_sector]};
    wire [1:0] loads = {second_kind == 0, first_kind == 0};
    wire [1:0] writes = {
        second_kind == 2 || (second_kind == 1 && second_miss[68 + place_byte] && second_miss[4 + place_bit]),
        first_kind == 2 || (first_kind == 1 && first_miss[68 + place_byte] && first_miss[4 + place_bit])};

    // The place in the entries and in the ways.
    wire [1:0] busy = {busy_1, busy_0};
    wire [1:0] filled = {filled_1, filled_0};
    wire [9:0] tag_of_0 = kept_way_0 ? (set_0 ? tag_way_1_set_1 : tag_way_1_set_0) : (set_0 ? tag_way_0_set_1 : tag_way_0_set_0);
    wire [9:0] tag_of_1 = kept_way_1 ? (set_1 ? tag_way_1_set_1 : tag_way_1_set_0) : (set_1 ? tag_way_0_set_1 : tag_way_0_set_0);
    wire [1:0] pends = busy & {{tag_of_1, set_1} == place_line, {tag_of_0, set_0} == place_line};
    wire [1:0] entry_bits = {held_bits[kept_way_1], held_bits[kept_way_0]};
    wire [1:0] load_waits = {waits_in[3:2] != 0, waits_in[1:0] != 0};
    wire [1:0] is_here = {readable_1[place_set] && (place_set ? tag_way_1_set_1 : tag_way_1_set_0) == place_tag,
        readable_0[place_set] && (place_set ? tag_way_0_set_1 : tag_way_0_set_0) == place_tag};
    wire writes_later = is_writing && is_of_place && stores_bit;

    // The bits of the beats in flight to the core.
    wire [3:0] bits_up = {entered_is_read ? array_data[place_bit] : entered_data[place_bit],
        third_beat[1 + place_bit], second_beat[1 + place_bit], first_beat[1 + place_bit]};
    wire [3:0] of_sector = {entered_sector == place_sector, third_beat[66:65] == place_sector,
        second_beat[66:65] == place_sector, first_beat[66:65] == place_sector};

    always @* if (formal_on) begin
        if (brings_place)
            // R24: A beat of a load that was accepted after a store or atomic to its line, whichever both are,
            // carries what that write or a later one left in the byte, and nothing older.
            // Fault in l1_lookup: `mark_stale = sends && is_pending` becomes `mark_stale = 1'b0`.
            r24_never_older: assert (core_reply_data[place_bit]);
        // Invariant: While a store waits to write the line stays readable in its way, and what it will write is not
        // older than the write.
        // Fault in l1_data_side: `goes_on_writing = writes_now && is_line` becomes `goes_on_writing = writes_now ||
        // is_line`.
        writes_wait: assert ((!is_reading || request_kind_q == 0)
            && (!is_writing || (request_kind_q == 1 && readable[read_place] && read_tag == line_q[10:1]))
            && (!writes_later || !was_written || data_q[place_bit])
            && (!is_busy_q || request_kind_q == 0 || (sectors_q & (sectors_q - 4'd1)) == 0));
        // R3, R15: The request of an entry is for all sectors of its line; it leaves once, and what is not filled
        // waits to leave or for its beats.
        // Fault in l1_data_side: `misses_push_sectors = 4'd15;` becomes `misses_push_sectors = request_sectors;`.
        misses_go_as_asked: assert (of_entry_0 != 3 && of_entry_1 != 3 && asked == {of_entry_1 != 0, of_entry_0 != 0}
            && (asked & below) == 0 && (asked | below) == (busy & ~filled)
            && (!of_entry_0[0] || first_miss[90:76] == {tag_of_0, set_0, 4'd15})
            && (!of_entry_0[1] || second_miss[90:76] == {tag_of_0, set_0, 4'd15})
            && (!of_entry_1[0] || first_miss[90:76] == {tag_of_1, set_1, 4'd15})
            && (!of_entry_1[1] || second_miss[90:76] == {tag_of_1, set_1, 4'd15})
            && ((of_entry_0 | of_entry_1) & ~loads) == 0 && ((of_entry_0 | of_entry_1) ^ has_miss ^ direct) == 0);
        // R8, R10: A store or atomic waits in the miss queue once, with its line, sector, bytes and data, until it
        // leaves.
        // Fault in miss_queue: `push_byte_enable, push_data, push_id}` becomes `8'd0, push_data, push_id}`.
        write_goes_as_asked: assert (of_write != 3 && id_waits == (of_write != 0) && (!write_waits || id_waits)
            && was_written == (write_waits || write_has_left) && !(write_waits && write_has_left)
            && (!write_waits || (of_write & ~(to_place & writes)) == 0)
            && !(is_first_q && id_q == write_id && id_waits));
        // R7: A load that is sent down waits in the miss queue once, with its line and sectors, until it leaves.
        // Fault in l1_data_side: `misses_push_id = {1'b1, request_id};` becomes `misses_push_id = {1'b1,
        // ~request_id};`.
        load_goes_as_asked: assert (!(is_first_q && id_q == id && is_open) && of_load != 3
            && asks_directly == (of_load != 0) && (!asks_directly || is_direct)
            && (!is_younger || (was_written && (of_load & ~(to_place & loads)) == 0
                && (!is_reading || id_q != id || line_q == place_line))));
        // Invariant: A request sent after the write leaves after it.
        // Fault in miss_queue: `.read_0_address (head_q)` becomes `.read_0_address (head_q ^ (used_q == 2'd2))`.
        misses_keep_order: assert ((is_after == 0 || was_written)
            && (!write_waits || (((of_entry_0 & {2{is_after[0]}}) | (of_entry_1 & {2{is_after[1]}}) | (of_load & {2{is_younger}}))
                & ~{of_write[0], 1'b0}) == 0)
            && (!write_waits || ((is_after & busy & ~asked) == 0 && !(is_younger && is_direct && !asks_directly)))
            && (pends & is_after & ~asked & ~left_after) == 0
            && !(is_younger && is_direct && !asks_directly && !left_directly));
        // R5, R11: A pending line that was asked for before the write is stale and no later load waits for it; what
        // has come of one that was asked for after it is not older.
        // Fault in mshr_entry: `stale_d = 1'b1;` becomes `stale_d = stale_q;`.
        pending_is_new: assert ((busy & filled & ~has_come) == 0 && (!was_written || ((pends & ~is_after & ~stale) == 0
            && (!is_younger || (load_waits & ~(pends & is_after)) == 0)
            && (pends & is_after & ~asked & has_come & ~entry_bits) == 0)));
        // R9 to R11, R17: After the write, a readable line has nothing older, but for the store that is about to be
        // written.
        // Fault in l1: `lookup_change_publish = data_side_done_valid && !data_side_done_is_stale` becomes
        // `lookup_change_publish = data_side_done_valid`.
        readable_is_new: assert (!was_written || writes_later || (is_here & ~held_bits) == 0);
        // Invariant: A beat in flight to the core for a load that was accepted after the write is not older.
        // Fault in l1_data_side: `replies_enter_data = down_reply_data;` becomes `replies_enter_data = 64'd0;`.
        replies_are_new: assert (!is_younger || (goes_up & of_sector & ~bits_up) == 0);
        younger_hits_where_it_wrote: cover (brings_place && younger_word == 0 && write_word == 0);
        younger_waited_in_an_entry: cover (brings_place && (younger_word == 1 || younger_word == 2));
        younger_went_directly: cover (brings_place && younger_word == 3);
        younger_meets_an_old_line: cover (REFUSES || was_written && (pends & stale & ~is_after & has_come & ~entry_bits) != 0
            && is_first_q && is_of_place && request_kind_q == 0 && core_status_word == 4);
        younger_misses_after_an_old_line: cover (REFUSES || was_written && was_marked && opens && is_of_place && request_kind_q == 0
            && core_status_word == 2);
    end
