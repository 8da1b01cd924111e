
    // The order of one line: a byte of one of its sectors, whichever of the first BYTES, and one bit of it. The slice
    // carries bytes and never looks at them: a byte's bits go the same way, and any of the 128 bits would take the solver
    // longer than these 16, another of each byte.
    (* anyconst *) wire [10:0] followed_line;
    (* anyconst *) wire followed_sector;
    (* anyconst *) wire [3:0] followed_byte;
    always @* assume (followed_byte < BYTES);
    function [15:0] bit_a_byte(input [127:0] bytes);
        integer b;
        for (b = 0; b < 16; b = b + 1)
            bit_a_byte[b] = bytes[8 * b + (b & 7)];
    endfunction
    wire [15:0] which_byte = 16'd1 << followed_byte;
    function followed(input [127:0] bytes);
        followed = |(bit_a_byte(bytes) & which_byte);
    endfunction

    // The next level keeps the order of the line: it has one bit, which a store or atomic with its byte changes when it is
    // taken, and a load brings the bit as of when it was taken. An atomic is taken to exchange: only the next level knows
    // what it does.
    reg bit_below;
    reg [1:0] asked_for_line;
    reg [1:0] asked_bit;
    wire down_has_byte = memory_request_line == followed_line && memory_request_sectors[followed_sector]
        && memory_request_kind != 0 && memory_request_byte_enable[followed_byte];
    always @(posedge clock) begin
        if (!reset && goes_down && down_has_byte)
            bit_below <= followed(memory_request_data);
        if (goes_down && down_class == 0) begin
            asked_for_line[memory_request_id[0]] <= memory_request_line == followed_line;
            asked_bit[memory_request_id[0]] <= bit_below;
        end
    end
    reg [1:0] atomic_is_below;
    reg [1:0] atomic_bit;
    always @(posedge clock) begin
        if (memory_reply_valid && is_atomic)
            atomic_is_below[number] <= 1'b0;
        if (goes_down && down_class == 2) begin
            atomic_is_below[memory_request_id[0]] <= 1'b1;
            atomic_bit[memory_request_id[0]] <= bit_below;
        end
        if (reset)
            atomic_is_below <= 0;
    end
    always @* if (formal_on) begin
        keeps_order: assume (!(is_line_beat && asked_for_line[number] && memory_reply_sector == followed_sector)
            || followed(memory_reply_data) == asked_bit[number]);
        answers_atomics: assume (!is_answer || (atomic_is_below[number] && followed(memory_reply_data) == atomic_bit[number]));
    end

    // The bit as the requests accepted so far have it; that of a line that was discarded is unknown until a write. The
    // load or atomic of the name must find what it was when it was accepted.
    reg accepted_bit;
    reg accepted_is_known;
    reg is_expected;
    reg expected_bit;
    wire enters_line = enters && request_line == followed_line;
    wire enters_write = enters_line && (request_kind == 1 || request_kind == 2) && request_sectors[followed_sector]
        && request_byte_enable[followed_byte];
    always @(posedge clock) begin
        if (enters_write) begin
            accepted_bit <= followed(request_data);
            accepted_is_known <= 1'b1;
        end
        if (enters_line && request_kind == 3 && request_operation == 2)
            accepted_is_known <= 1'b0;
        if (enters && is_named) begin
            is_expected <= enters_line && (request_kind == 0 || request_kind == 2) && request_sectors[followed_sector]
                && accepted_is_known;
            expected_bit <= accepted_bit;
        end
        if (reset) begin
            accepted_bit <= bit_below;
            accepted_is_known <= 1'b1;
        end
    end

    // The same of the requests that are done: the bit that the line has, here or below.
    reg line_bit;
    reg is_known;
    wire decides_line = is_deciding && decided_line == followed_line;
    wire decides_write = decides_line && (decision_enter_kind == 1 || decision_enter_kind == 2)
        && decision_ask_sectors[followed_sector] && decision_store_byte_enable[followed_byte];
    wire decides_discard = decides_line && decision_enter_kind == 3 && decision_operation == 2;
    always @(posedge clock) begin
        if (decides_write && decision_command_goes_on) begin
            line_bit <= followed(decision_store_data);
            is_known <= 1'b1;
        end
        if (decides_discard && decision_command_goes_on)
            is_known <= 1'b0;
        if (reset) begin
            line_bit <= bit_below;
            is_known <= 1'b1;
        end
    end
    wire compares_line = compare_pop_valid && compare_pop_line == followed_line;
    wire compares_write = compares_line && (compare_pop_kind == 1 || compare_pop_kind == 2) && compare_pop_sectors[followed_sector]
        && compare_pop_byte_enable[followed_byte];
    wire compares_discard = compares_line && compare_pop_kind == 3 && compare_pop_operation == 2;
    wire decided_is_known = decides_write || (is_known && !decides_discard);
    wire decided_bit = decides_write ? followed(decision_store_data) : line_bit;
    wire compared_is_known = compares_write || (decided_is_known && !compares_discard);
    wire compared_bit = compares_write ? followed(compare_pop_data) : decided_bit;

    // The bit in the data array, and whether its byte is dirty, in both ways of its set, the write of this cycle included.
    (* hierconn *) wire [1023:0] \u_array.u_bytes.all_words ;
    (* hierconn *) wire [127:0] \u_array.u_masks.u_words.all_words ;
    (* hierconn *) wire [15:0] \u_array.store_bytes_q ;
    (* hierconn *) wire [15:0] \u_array.old_mask ;
    (* hierconn *) wire [15:0] \u_array.new_mask ;
    wire [15:0] old_mask = \u_array.old_mask ;
    wire [15:0] new_mask = \u_array.new_mask ;
    wire [127:0] writes_data = \u_array.written_q ;
    wire followed_set = followed_line[0];
    wire [1:0] place_in_way_0 = {1'b0, followed_set};
    wire [1:0] place_in_way_1 = {1'b1, followed_set};
    wire [1:0] is_written = {write_place == {place_in_way_1, followed_sector}, write_place == {place_in_way_0, followed_sector}};
    wire [1:0] is_here = {stands[place_in_way_1] && tags[10 * place_in_way_1 +: 10] == followed_line[10:1],
        stands[place_in_way_0] && tags[10 * place_in_way_0 +: 10] == followed_line[10:1]};
    wire [1:0] sector_readable = {readable[{place_in_way_1, followed_sector}], readable[{place_in_way_0, followed_sector}]};
    wire [1:0] sector_dirty = {dirty[{place_in_way_1, followed_sector}], dirty[{place_in_way_0, followed_sector}]};
    wire [1:0] mask_bits = {\u_array.u_masks.u_words.all_words [{place_in_way_1, followed_sector, followed_byte}],
        \u_array.u_masks.u_words.all_words [{place_in_way_0, followed_sector, followed_byte}]};
    wire [1:0] masked = is_storing ? (mask_bits & ~is_written) | ({2{new_mask[followed_byte]}} & is_written) : mask_bits;
    wire [1:0] byte_dirty = sector_dirty & masked;
    wire writes_byte = is_storing ? \u_array.store_bytes_q [followed_byte] : is_filling && !old_mask[followed_byte];
    reg [127:0] bit_words;
    always @* begin : take_bits
        integer word;
        for (word = 0; word < 8; word = word + 1)
            bit_words[16 * word +: 16] = bit_a_byte(\u_array.u_bytes.all_words [128 * word +: 128]);
    end
    wire [1:0] array_bits = {|(bit_words[16 * {place_in_way_1, followed_sector} +: 16] & which_byte),
        |(bit_words[16 * {place_in_way_0, followed_sector} +: 16] & which_byte)};
    wire [1:0] held_bits = writes_byte ? (array_bits & ~is_written) | ({2{followed(writes_data)}} & is_written) : array_bits;

    // Of a line that is cleaned, evicted or walked, the sectors that are written back are no longer dirty.
    wire [1:0] is_cleaned_by_request = {2{is_deciding && (is_chosen || (has_line && may_clean)) && decided_set == followed_set
        && !decided_dirty[followed_sector]}} & (2'd1 << decided_place[1]);
    wire [1:0] are_walked = {2{walker_walks}} & (\u_walker.is_over_q || followed_set < walker_set_number ? 2'd3
        : followed_set == walker_set_number ? \u_walker.chosen_ways_q : 2'd0);
    wire [1:0] is_being_walked = {2{\u_walker.is_chosen_q && followed_set == walker_set_number && decided_dirty[followed_sector]}}
        & (2'd1 << walked_place[1]);
    wire [1:0] is_clean_by_now = is_cleaned_by_request | (are_walked & ~is_being_walked);
    wire is_dirty_here = (is_here & byte_dirty & ~is_clean_by_now) != 0;

    // The bit as the next level will have it when it has taken all that goes down.
    (* hierconn *) wire [15:0] \u_memory_requests.requests_push_byte_enable ;
    (* hierconn *) wire [127:0] \u_memory_requests.requests_push_data ;
    wire [2:0] down_writes = is_down & {down_lines[32:22] == followed_line && \u_memory_requests.class_q != 0
            && down_sectors[4 + followed_sector] && \u_memory_requests.requests_push_byte_enable [followed_byte],
        down_lines[21:11] == followed_line && down_1[165:164] != 0 && down_sectors[2 + followed_sector] && down_1[131 + followed_byte],
        down_lines[10:0] == followed_line && down_0[165:164] != 0 && down_sectors[followed_sector] && down_0[131 + followed_byte]};
    wire [2:0] down_bits = {followed(\u_memory_requests.requests_push_data ), followed(down_1[130:3]), followed(down_0[130:3])};
    wire bit_after_0 = down_writes[0] ? down_bits[0] : bit_below;
    wire bit_after_1 = down_writes[1] ? down_bits[1] : bit_after_0;
    wire bit_in_time = down_writes[2] ? down_bits[2] : bit_after_1;

    // The entry of the line, and its sector: it waits to leave, or is below.
    wire [1:0] pends = busy & {place_1[0] == followed_set && is_here[place_1[1]], place_0[0] == followed_set && is_here[place_0[1]]};
    wire way_of_line = is_here[1];
    wire line_is_readable = (is_here & sector_readable) != 0;
    wire line_byte_dirty = (is_here & byte_dirty) != 0;
    wire held_bit = held_bits[way_of_line];
    wire [1:0] sector_is_below = {asked[{1'b1, followed_sector}], asked[{1'b0, followed_sector}]};
    wire [1:0] sector_is_queued = {(queued[3] && down_sectors[followed_sector]) || (queued[4] && down_sectors[2 + followed_sector])
            || (queued[5] && down_sectors[4 + followed_sector]),
        (queued[0] && down_sectors[followed_sector]) || (queued[1] && down_sectors[2 + followed_sector])
            || (queued[2] && down_sectors[4 + followed_sector])};
    wire [2:0] after_0 = queued[2:0] == 1 ? 3'd6 : queued[2:0] == 2 ? 3'd4 : queued[2:0] == 4 ? 3'd0 : 3'd7;
    wire [2:0] after_1 = queued[5:3] == 1 ? 3'd6 : queued[5:3] == 2 ? 3'd4 : queued[5:3] == 4 ? 3'd0 : 3'd7;
    wire fills_line = is_filling && (is_written & is_here) != 0;
    wire stores_to_line = is_storing && (is_written & is_here) != 0;
    wire [1:0] wants_sector = {wanted_in[2 + followed_sector], wanted_in[followed_sector]};

    // The bit that an entry of the line brings, and has brought: as it is, but for a byte that is dirty.
    // Nothing that writes the byte goes down behind the entry's request.
    wire [5:0] goes_behind = {after_1, after_0};
    reg [1:0] fetches_current;
    always @* begin : follow_fetches
        integer n;
        for (n = 0; n < 2; n = n + 1) begin
            fetches_current[n] = !is_below[n] || asked_for_line[n];
            if (is_known && sector_is_below[n] && !line_byte_dirty && asked_bit[n] != line_bit)
                fetches_current[n] = 1'b0;
            if (is_known && (filled[n] || (is_below[n] && !sector_is_below[n])) && held_bit != line_bit)
                fetches_current[n] = 1'b0;
            if (!filled[n] && (down_writes & goes_behind[3 * n +: 3]) != 0)
                fetches_current[n] = 1'b0;
            if ((sector_is_below[n] || sector_is_queued[n]) && line_is_readable && !line_byte_dirty)
                fetches_current[n] = 1'b0;
        end
    end

    // The places of atomics: what was sent for them waits to leave, or is below.
    (* hierconn *) wire [127:0] \u_atomics.u_answers.word_0 ;
    (* hierconn *) wire [127:0] \u_atomics.u_answers.word_1 ;
    wire [2:0] atomic_0_queued = is_down & {down_ids[8:6] == 4, down_ids[5:3] == 4, down_ids[2:0] == 4};
    wire [2:0] atomic_1_queued = is_down & {down_ids[8:6] == 5, down_ids[5:3] == 5, down_ids[2:0] == 5};
    wire [1:0] atomic_is_queued = {|atomic_1_queued, |atomic_0_queued};
    wire [2:0] bits_before = {bit_after_1, bit_after_0, bit_below};
    wire [1:0] atomic_finds = {atomic_is_queued[1] ? (bits_before & atomic_1_queued) != 0 : atomic_is_below[1] ? atomic_bit[1]
            : has_arrived[1] ? followed(writes_data) : followed(\u_atomics.u_answers.word_1 ),
        atomic_is_queued[0] ? (bits_before & atomic_0_queued) != 0 : atomic_is_below[0] ? atomic_bit[0]
            : has_arrived[0] ? followed(writes_data) : followed(\u_atomics.u_answers.word_0 )};

    // The load or atomic that is followed.
    wire [1:0] load_pends = {is_in_entry[3:2] != 0, is_in_entry[1:0] != 0};
    wire is_followed_beat = is_named_beat && is_unanswered && is_expected && reply_sector == followed_sector;
    wire [3:0] brings_sector = followed_sector ? sector_1_up : sector_0_up;
    wire [3:0] bits_up = {asked_kind == 0 ? followed(array_data) : followed(atomics_reply_data),
        followed(third_reply[128:1]), followed(second_reply[128:1]), followed(first_reply[128:1])};

    always @* if (formal_on) begin
        if (is_followed_beat)
            // R4, R9, R15, R18, R28, R33: A load or atomic finds each byte as the stores and atomics to it that were
            // accepted before it left it, neither older nor newer, whether the line was here, in flight, evicted,
            // cleaned or flushed; but for a line that was discarded, until its byte is written.
            // Fault in llc_slice_rules: `may_act = decided_may_act && (is_store || !decided_follows_store);` becomes
            // `may_act = decided_may_act;`.
            order_of_a_line: assert (followed(reply_data) == expected_bit);
        // R1: The requests in lookup take effect in the order in which they were accepted.
        // Fault in llc_slice_request_stage: `has_room = !holds_q || pop_ready;` becomes `has_room = 1'b1;`.
        lookup_keeps_order: assert (accepted_is_known == compared_is_known && (!accepted_is_known || accepted_bit == compared_bit));
        // R25, R33, R36: A byte that is not dirty here is, with what goes down, as the last write left it.
        // Fault in llc_slice_memory_requests: `requests_push_byte_enable = sector_mask;` becomes
        // `requests_push_byte_enable = 16'hffff;`.
        below_is_current: assert (!is_known || is_dirty_here || bit_in_time == line_bit);
        // R19, R20, R28: A byte that is dirty or readable is as the last write left it.
        // Fault in llc_slice_sector_array: `bytes_write_byte_enable = ~old_mask;` becomes `bytes_write_byte_enable =
        // 16'hffff;`.
        line_is_current: assert (!is_known || !(line_byte_dirty || line_is_readable) || held_bit == line_bit);
        // Invariant: The mask that was read is that of the sector to be written.
        // Fault in write_first_ram: `if (was_written_q)` becomes `if (1'b0)`.
        mask_is_read: assert (!(is_storing || is_filling || \u_memory_requests.was_issued_q )
            || array_mask[followed_byte] == \u_array.u_masks.u_words.all_words [{write_place, followed_byte}]);
        // R18, R28: A beat is written to a pending line and knows whether the sector is dirty; no sector that a load
        // waits for is stored to.
        // Fault in llc_slice_sector_array: `is_dirty_d = fill_is_dirty;` becomes `is_dirty_d = 1'b0;`.
        write_is_known: assert ((!is_filling || pending[write_place[2:1]])
            && (!fills_line || (\u_array.is_dirty_q == dirty[write_place] && (!line_is_readable || line_byte_dirty)
                && (pends & was_published) == 0))
            && (!stores_to_line || (pends & wants_sector) == 0));
        // R28, R33, R36: No write to a line goes down behind its miss, and what the miss brings of a byte that is not
        // dirty is as the last write left it.
        // Fault in llc_slice_rules: `is_atomic && !is_pending && is_clean` becomes `is_atomic && is_clean`.
        fetched_is_current: assert ((pends & ~fetches_current) == 0);
        // R33, R36, R38: A request sent for a place waits to leave, or is below, until its answer comes.
        // Fault in llc_slice_decision: `issue_number = ids_place;` becomes `issue_number = ~ids_place;`.
        atomics_go_as_sent: assert ((atomic_is_queued & atomic_is_below) == 0 && (atomic_is_queued | atomic_is_below) == waiting
            && (atomic_0_queued & (atomic_0_queued - 3'd1)) == 0 && (atomic_1_queued & (atomic_1_queued - 3'd1)) == 0);
        // R16, R18: While a load waits, no later write changes what it is to find.
        // Fault in llc_slice_rules: `is_store && !is_awaited && has_way` becomes `is_store && has_way`.
        load_is_in_place: assert (!(is_unanswered && is_expected) || ((asked_kind == 0 || asked_kind == 2)
            && (is_in_place & (atomic_finds ^ {2{expected_bit}})) == 0
            && (!is_compared || (compares_line && compare_pop_sectors[followed_sector]
                && decided_is_known && expected_bit == decided_bit))
            && (!is_decided || (decides_line && decision_ask_sectors[followed_sector]
                && is_known && expected_bit == line_bit))
            && (is_in_entry == 0 || (is_known && expected_bit == line_bit
                && (load_pends & ~pends) == 0 && (load_pends & ~wants_sector) == 0))));
        // R24, R28, R30: The data read for a load are those that it is to find.
        // Fault in llc_slice_sector_array: `.read_0_address    (read_place)` becomes `.read_0_address    (place_q)`.
        replies_are_in_order: assert (!(is_unanswered && is_expected) || (brings_sector & (bits_up ^ {4{expected_bit}})) == 0);
        load_finds_what_is_here: cover (is_followed_beat && asked_kind == 0 && expected_bit && !bit_in_time);
        load_waits_for_a_dirty_line: cover (is_expected && is_in_entry != 0 && line_byte_dirty);
        dirty_byte_goes_down: cover (is_known && line_byte_dirty && !is_dirty_here && bit_below != line_bit);
        atomic_finds_what_is_below: cover (is_followed_beat && asked_kind == 2);
    end
