
    // R11.
    always @* if (formal_on) begin
        slices_exist: assume (all_below(entry_miss_slice));
        requests_are_whole: assume (all_are_whole(tile_chip, tile_sectors));
        held_while_asked: assume (hold || entry_held == 0);
        flushed_while_asked: assume (flush || tile_flushed == 0);
        hold_changes: assume (level_hold == hold_before || hold_before == held_before);
        flush_changes: assume (level_flush == flush_before || flush_before == flushed_before);
        sm_side_changes: assume (level_sm_side == sm_side_before || sm_side_before == organisation_before);
        profile_changes: assume (level_profile == profile_before || profile_before == profiled_before);
        all_are_taken: assume (level_profile || !profile_before || given == WORDS_OFFERED);
        entries_stay: assume (!(hold && hold_before) || ((were_held & ~entry_held) == 0 && (were_empty & ~entry_empty) == 0));
        tiles_stay: assume (!(flush && flush_before) || (were_flushed & ~tile_flushed) == 0);
    end
    function all_below(input [ENTRIES*SLICE_BITS-1:0] slices);
        integer place;
        begin
            all_below = 1'b1;
            for (place = 0; place < ENTRIES; place = place + 1)
                all_below = all_below && {1'b0, slices[place*SLICE_BITS +: SLICE_BITS]} < SLICES;
        end
    endfunction
    function all_are_whole(input [SLICES*CHIP_BITS-1:0] chips, input [SLICES*SECTORS-1:0] sectors);
        integer place;
        begin
            all_are_whole = 1'b1;
            for (place = 0; place < SLICES; place = place + 1)
                all_are_whole = all_are_whole && chips[place*CHIP_BITS +: CHIP_BITS] < CHIPS && sectors[place*SECTORS +: SECTORS] != 0;
        end
    endfunction

    // The cycle before.
    reg hold_before, flush_before, sm_side_before, profile_before;
    reg held_before, flushed_before, organisation_before, profiled_before;
    reg [ENTRIES-1:0] were_held, were_empty;
    reg [SLICES-1:0] were_flushed;
    always @(posedge clock) begin
        {hold_before, flush_before, sm_side_before, profile_before} <= {level_hold, level_flush, level_sm_side, level_profile};
        {held_before, flushed_before, organisation_before, profiled_before} <= {answer_held, answer_flushed, answer_organisation, answer_profiled};
        were_held <= entry_held;
        were_empty <= entry_held & entry_empty;
        were_flushed <= tile_flushed;
        if (reset) begin
            {hold_before, flush_before, sm_side_before, profile_before} <= 4'd0;
            {held_before, flushed_before, organisation_before, profiled_before} <= 4'd0;
            {were_held, were_empty} <= 0;
            were_flushed <= 0;
        end
    end

    // R4: since it was last held, the chip has been empty and its tiles idle.
    reg idle_once;
    always @(posedge clock)
        idle_once <= !reset && hold_before && (&entry_held) && (idle_once || ((&entry_empty) && (&tile_idle)));

    // R6, R10: what a profile counts, of all slices and of one, whichever it is; what the directory has taken, and
    // the counters that were given.
    (* anyconst *) wire [SLICE_BITS-1:0] watched;
    localparam WORDS_OFFERED = 6 + 2 * SLICES;
    wire begins = level_profile && !profile_before;
    reg [15:0] left;
    reg [7:0] given;
    reg [TOTAL_BITS-1:0] all_missed, all_local, all_arrived, all_hit, all_sampled;
    reg [COUNT_BITS-1:0] watched_arrived, watched_missed;
    always @(posedge clock) begin
        if (left != 0) begin
            left <= left - 16'd1;
            all_missed <= all_missed + bits_in(entry_missed);
            all_local <= all_local + bits_in(entry_missed & entry_miss_local);
            all_arrived <= all_arrived + bits_in(tile_arrives);
            all_hit <= all_hit + bits_in(tile_lookup_hits) + bits_in(tile_atomic_hits);
            watched_arrived <= watched_arrived + tile_arrives[watched];
            watched_missed <= watched_missed + bits_in(entry_missed & of_watched(entry_miss_slice));
        end
        all_sampled <= all_sampled + queue_is_there;
        given <= given + (counter_valid && counter_ready);
        if (begins || reset) begin
            left <= reset ? 16'd0 : CYCLES;
            given <= 8'd0;
            {all_missed, all_local, all_arrived, all_hit, all_sampled} <= 0;
            {watched_arrived, watched_missed} <= 0;
        end
    end
    function [7:0] bits_in(input [31:0] mask);
        integer place;
        begin
            bits_in = 8'd0;
            for (place = 0; place < 32; place = place + 1)
                bits_in = bits_in + mask[place];
        end
    endfunction
    function [ENTRIES-1:0] of_watched(input [ENTRIES*SLICE_BITS-1:0] slices);
        integer place;
        for (place = 0; place < ENTRIES; place = place + 1)
            of_watched[place] = slices[place*SLICE_BITS +: SLICE_BITS] == watched;
    endfunction
    always @* watched_exists: assume ({1'b0, watched} < SLICES);

    // Registers of the parts, for invariants.
    (* hierconn *) wire [WINDOW_BITS-1:0] \u_counters.left_q ;
    (* hierconn *) wire [COUNT_BITS*SLICES-1:0] \u_counters.u_memory_side.counters_q ;
    (* hierconn *) wire [COUNT_BITS*SLICES-1:0] \u_counters.u_sm_side.counters_q ;
    wire [WINDOW_BITS-1:0] cycles_left = \u_counters.left_q ;
    wire [COUNT_BITS*SLICES-1:0] arrived_counters = \u_counters.u_memory_side.counters_q ;
    wire [COUNT_BITS*SLICES-1:0] missed_counters = \u_counters.u_sm_side.counters_q ;

    // R7: the request at the tile that is watched, without the bits that the others choose in sampled lines.
    localparam KEPT_BITS = LINE_BITS - STRIDE_BITS;
    localparam REQUEST_BITS = KEPT_BITS + CHIP_BITS + SECTORS;
    function [STRIDE_BITS-1:0] offset_of(input [KEPT_BITS-1:0] kept);
        reg [STRIDE_BITS-1:0] low;
        begin
            low = kept >> CRD_SET_BITS;
            offset_of = kept[CRD_SET_BITS-1:0] ^ low ^ (low >> 1);
        end
    endfunction
    wire [KEPT_BITS-1:0] head_kept = queue_head[REQUEST_BITS-1 -: KEPT_BITS];
    wire [LINE_BITS-1:0] watched_line = tile_line[watched*LINE_BITS +: LINE_BITS];
    wire [REQUEST_BITS-1:0] watched_request = {watched_line[LINE_BITS-1:STRIDE_BITS],
        tile_chip[watched*CHIP_BITS +: CHIP_BITS], tile_sectors[watched*SECTORS +: SECTORS]};
    wire is_sampled = left != 0 && tile_arrives[watched] && watched_line[STRIDE_BITS-1:0] == offset_of(watched_line[LINE_BITS-1:STRIDE_BITS]);

    reg has_switched, has_dropped;
    always @(posedge clock) begin
        has_switched <= formal_on && (has_switched || (sm_side && !hold));
        has_dropped <= formal_on && (has_dropped || (crd_dropped != 0 && answer_profiled));
    end

    always @* if (formal_on) begin
        // Invariant: The block knows the levels of the cycle before, whether the chip was idle, and how many counters
        // were taken.
        // Fault in chip_monitor: `was_idle_q <= was_idle_d` becomes `was_idle_q <= was_idle_d && level_hold`.
        levels_follow: assert ({holds_q, flushes_q, organisation_q, profiles_q} == {hold_before, flush_before, sm_side_before, profile_before}
            && was_idle_q == idle_once && taken_q == given && given <= WORDS_OFFERED);
        // Invariant: Its parts have counted what came in the profile.
        // Fault in chip_monitor: `.clear            (start)` becomes `.clear            (1'b0)`.
        counters_follow: assert (cycles_left == left && left <= CYCLES && counters_total_requests == all_missed && counters_local_requests == all_local
            && llc_requests == all_arrived && llc_hits == all_hit && directory_requests == all_sampled
            && arrived_counters[watched*COUNT_BITS +: COUNT_BITS] == watched_arrived && missed_counters[watched*COUNT_BITS +: COUNT_BITS] == watched_missed);
        // R1, R2: `hold`, `flush` and `sm_side` are the levels of the cycle before.
        // Fault in chip_monitor: `flushes_q <= level_flush` becomes `flushes_q <= level_hold`.
        r2_levels: assert ({hold, flush, sm_side} == {hold_before, flush_before, sm_side_before});
        // R3: A chip is held while `hold` is true and every entry is held.
        // Fault in chip_monitor: `held = holds_q && (&entries_held)` becomes `held = holds_q`.
        r3_held: assert (answer_held == (hold_before && (&entry_held)));
        // R3: A chip is empty while it is held and every entry is empty.
        // Fault in chip_monitor: `held && (&entries_empty)` becomes `held && (|entries_empty)`.
        r3_empty: assert (answer_empty == (hold_before && (&entry_held) && (&entry_empty)));
        // R1, R4: A chip is idle while it is held and, since it was held, has been empty and all tiles idle.
        // Fault in chip_monitor: `was_idle_d = idle || (` becomes `was_idle_d = (`.
        r4_idle: assert (answer_idle == (hold_before && (&entry_held) && idle_once));
        // R5: A chip is flushed while `flush` is true and every tile is flushed.
        // Fault in chip_monitor: `flushes_q && (&tiles_flushed)` becomes `flushes_q && (|tiles_flushed)`.
        r5_flushed: assert (answer_flushed == (flush_before && (&tile_flushed)));
        // R5: Its organisation is that reported to entries and tiles.
        // Fault in chip_monitor: `answer_organisation = organisation_q` becomes `answer_organisation =
        // level_sm_side`.
        r5_organisation: assert (answer_organisation == sm_side);
        // R1, R6: Counted is in the `profile_cycles` cycles after a start, and in no other.
        // Fault in chip_monitor: `start = level_profile && !profiles_q` becomes `start = level_profile && !profiles_q
        // && !level_hold`.
        r6_window: assert (counts == (left != 0));
        // R6, R10: `llc_requests` and `llc_hits` are the tiles' arrivals and hits.
        // Fault in chip_monitor: `.hits_atomics         (tile_atomic_hits)` becomes
        // `.hits_atomics         (tile_lookup_hits)`.
        r6_diagnostics: assert (llc_requests == all_arrived && llc_hits == all_hit);
        if (counter_valid) begin
            // R6, R10: The first counters that are offered are the requests that left entries in the profile, and the
            // local ones.
            // Fault in chip_monitor: `missed_local_mask = entry_missed & entry_miss_local` becomes `missed_local_mask
            // = entry_miss_local`.
            r6_misses: assert (given > 1 || counter_data == (given == 0 ? all_missed : all_local));
            // R8, R10: The third and the fourth counter are the requests that left the queue, and the directory's
            // hits under memory-side.
            // Fault in chip_monitor: `4'd3: counter_data = directory_memory_side_hits` becomes `4'd3: counter_data =
            // directory_hits`.
            r8_memory_side: assert (given < 2 || given > 3 || counter_data == (given == 2 ? all_sampled : directory_memory_side_hits));
            // R8, R10: The fifth counter is the requests that left the queue in the profile.
            // Fault in chip_monitor: `.request_valid    (queue_is_there)` becomes `.request_valid    (queue_is_there
            // && queue_head[1])`.
            r8_all_sampled: assert (given != 4 || counter_data == all_sampled);
            // R10: The sixth is the directory's hits.
            // Fault in chip_monitor: `4'd5: counter_data = directory_hits` becomes `4'd5: counter_data =
            // directory_requests`.
            r8_hits: assert (given != 5 || counter_data == directory_hits);
            // R6, R10: The last are those of each slice, memory-side first.
            // Fault in chip_monitor_slice_misses: `(slices[1] == number)` becomes `(slices[0] == number)`.
            r6_of_slices: assert (given < 6 || (given - 6) / 2 != watched || counter_data == (given[0] ? watched_missed : watched_arrived));
        end
        // R7: A request that arrives in the profile comes to the queue if the directory has a set for its line, and
        // no other.
        // Fault in chip_monitor: `(tile_line[8] == offset_offset[1])` becomes `(tile_line[9] == offset_offset[1])`.
        r7_sampled: assert (queue_comes[watched] == is_sampled);
        // R7: A sampled request comes with its line, chip and sectors.
        // Fault in chip_monitor: `{tile_line[15:9], tile_chip[1],` becomes `{tile_line[15:9], tile_chip[0],`.
        r7_request: assert (!is_sampled || queue_requests[watched*REQUEST_BITS +: REQUEST_BITS] == watched_request);
        // R8: The directory gets what leaves the queue.
        // Fault in chip_monitor: `{kept, head_offset_offset}` becomes `{kept, !head_offset_offset}`.
        r8_directory: assert ({directory_request_line, queue_head[SECTORS +: CHIP_BITS], queue_head[0 +: SECTORS]}
            == {head_kept, offset_of(head_kept), queue_head[CHIP_BITS+SECTORS-1:0]});
        // R9: A chip has counted once its profile's cycles are over and nothing waits.
        // Fault in chip_monitor: `!counts && !queue_is_there` becomes `!counts`.
        r9_profiled: assert (answer_profiled == (profile_before && left == 0 && !queue_is_there));
        // R1, R10: While it has, a counter is offered until all are taken.
        // Fault in chip_monitor: `profiled && (taken_q != WORDS)` becomes `profiled`.
        r10_each_once: assert (counter_valid == (answer_profiled && given != WORDS_OFFERED));
        switched_back: cover (has_switched && !sm_side && answer_idle && answer_flushed);
        second_profile: cover (has_dropped && begins && given == WORDS_OFFERED);
    end
