// warpcache 0.1.0: llc_slice of design llc
// paper: none
//
// Back-pressure and latency: on every stream but memory_reply, which never waits; hits after
// hit_latency + 3 cycles.
//
// Words: "In cycle t" a thing is done if the clock edge at the end of t does it: what looks at it
// in t still sees it as before, unless a rule says otherwise. All conditions of a cycle are taken
// from the registers at its beginning and from its inputs.
//
// A line has a way from its reservation until it is evicted or invalidated. A sector of it is
// readable or not, dirty or not; a byte of a dirty sector is dirty or not. A line is pending from
// its miss until its MSHR entry is free. The decision is the last stage of lookup; a request there
// goes on in the cycle in which it is done, and is in the decision no more in the next (but R37).
// "Room" means that fewer than miss_queue requests for the next level had not left at the beginning
// of the cycle. A data beat is a beat of memory_reply whose class is not write-back (the top two
// bits of memory_reply_id are not 1), whatever it answers. "Lowest" is by number.
//
// The environment's side:
// - source, id and chip together are distinct among requests that are not answered.
// - A load names at least one sector, a store or atomic exactly one, and a maintain's sectors,
//   byte_enable and data do not matter.
// - Payloads hold while they wait.
// - The next level serves requests that share a sector of a line in their order, and answers each
//   once, after it has taken it: a load with each of its sectors once, in any order, last with the
//   last.
// - reply is taken within a bound that depends on nothing but reply.
// - Behind an atomic_buffer flush is true in cycles in which that one's flush and flushed are, and
//   in no others: a slice that is flushed takes nothing, also not the sector that the buffer writes
//   back, and says flushed without it.
//
// Of atomic_buffer:
// - enable changes only while idle is true and nothing was offered by request in the cycle before.
// - An atomic names one word.
// - The slice serves requests to one line in their order, and its flush is true in cycles in which
//   flush and flushed are, and in no others: until then it takes the sector that is written back.
// - The rest is that of llc_slice.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - request_ready on memory_reply_valid, memory_reply_id, flush
// - counter_value on counter_index
`default_nettype none

// A write-back slice of a last-level cache: loads, stores, atomics and maintenance of lines, a
// dirty bit a byte, misses that merge, hits under misses.
module llc_slice (
    input  wire         clock,
    input  wire         reset,
    // request: Requests of cores.
    input  wire         request_valid,               // A beat is offered.
    output wire         request_ready,               // The beat that is offered is taken.
    input  wire [1:0]   request_kind,                // Kind of the request. [0=load, 1=store,
                                                     // 2=atomic, 3=maintain]
    input  wire [3:0]   request_operation,           // An atomic's operation, passed on as it is; a
                                                     // maintain's: 0 clean, 1 flush, 2 discard.
    input  wire [40:0]  request_line,                // Line address.
    input  wire [3:0]   request_sectors,             // Sectors of the line: of a load any, at least
                                                     // one; of a store or atomic exactly one.
    input  wire [31:0]  request_byte_enable,         // Bytes of the sector that a store writes; an
                                                     // atomic's are passed on as they are.
    input  wire [255:0] request_data,                // The sector's new bytes; an atomic's are
                                                     // passed on as they are.
    input  wire [7:0]   request_source,              // Number of the requester, which the reply
                                                     // carries.
    input  wire [8:0]   request_id,                  // The requester's identifier, which the reply
                                                     // carries.
    // reply: Beats of answers.
    output wire         reply_valid,                 // A beat is offered.
    input  wire         reply_ready,                 // The beat that is offered is taken.
    output wire [7:0]   reply_source,                // Number of the requester.
    output wire [8:0]   reply_id,                    // Identifier of the request answered.
    output wire [1:0]   reply_kind,                  // Kind of the request answered. [0=load,
                                                     // 1=store, 2=atomic, 3=maintain]
    output wire [1:0]   reply_sector,                // Sector of the line; 0 for a store and a
                                                     // maintain.
    output wire [255:0] reply_data,                  // The sector's bytes; an atomic's old bytes; 0
                                                     // for a store and a maintain.
    output wire         reply_last,                  // No other beat of this reply follows.
    // memory_request: Requests to the next level.
    output wire         memory_request_valid,        // A beat is offered.
    input  wire         memory_request_ready,        // The beat that is offered is taken.
    output wire [1:0]   memory_request_kind,         // Load of a line's sectors, store of a dirty
                                                     // sector, or an atomic passed on. [0=load,
                                                     // 1=store, 2=atomic]
    output wire [3:0]   memory_request_operation,    // An atomic's operation; 0 otherwise.
    output wire [40:0]  memory_request_line,         // Line address.
    output wire [3:0]   memory_request_sectors,      // Sectors: of a load those wanted, else
                                                     // exactly one.
    output wire [31:0]  memory_request_byte_enable,  // A write-back's dirty bytes; an atomic's as
                                                     // they came; 0 for a load.
    output wire [255:0] memory_request_data,         // A write-back's dirty bytes, 0 for the
                                                     // others; an atomic's data as they came; 0 for
                                                     // a load.
    output wire [6:0]   memory_request_id,           // Identifier that the reply carries: in its
                                                     // upper 2 bits the class (0 line, 1
                                                     // write-back, 2 atomic), below them the number
                                                     // of the entry of that class.
    // memory_reply: Its answers; every beat is taken in the cycle in which it is offered.
    input  wire         memory_reply_valid,          // A beat is offered.
    output wire         memory_reply_ready,          // The beat that is offered is taken.
    input  wire [6:0]   memory_reply_id,             // The identifier of the request answered.
    input  wire [1:0]   memory_reply_kind,           // The kind of the request answered. [0=load,
                                                     // 1=store, 2=atomic]
    input  wire [1:0]   memory_reply_sector,         // Sector of the line; anything for a store.
    input  wire [255:0] memory_reply_data,           // The sector's bytes; an atomic's old bytes;
                                                     // anything for a store.
    input  wire         memory_reply_last,           // No other beat of this reply follows.

    input  wire         flush,                       // Write every dirty sector back to the next
                                                     // level, which is not flushed by it, and make
                                                     // every line invalid; may rise and fall at any
                                                     // time. Behind an atomic_buffer it is that
                                                     // one's flush and flushed, both true.
    output wire         flushed,                     // The flush is done; stays until flush has
                                                     // fallen: if that was in the walk, for one
                                                     // cycle, in which requests are accepted, and
                                                     // not at all if it was before.
    output wire         idle,                        // Nothing is held but lines.
    // event: Events in the cycle before.
    output wire         event_hit,                   // A load found its sectors readable, or a
                                                     // store its line.
    output wire         event_hit_pending,           // A load joined a line in flight.
    output wire         event_miss,                  // A load asked for sectors, or a store took a
                                                     // way.
    output wire         event_atomic,                // An atomic went down.
    output wire         event_wait,                  // A request was in lookup, and nothing was
                                                     // done for it.
    output wire         event_evict,                 // A line was evicted.
    output wire         event_write_back,            // A dirty sector was read to be written back.
    output wire         event_fill,                  // The last beat of a line was written.
    // evict: The line that was evicted.
    output wire [40:0]  evict_line,                  // Its address. [when event_evict is 1]
    // counter: The counters' reading port.
    input  wire [2:0]   counter_index,               // The counter to show.
    output wire [31:0]  counter_value,               // Its value.

    output wire         ram_error                    // In the cycle before, a memory gave a word
                                                     // with an error that its ECC cannot correct;
                                                     // always 0 unless macros that have ECC are in
                                                     // the wrappers of memories.
);

    localparam [1:0] CLASS_LINE = 2'd0;
    localparam [1:0] KIND_LOAD = 2'd0;
    localparam [1:0] CLASS_WRITE_BACK = 2'd1;
    localparam [1:0] CLASS_ATOMIC = 2'd2;
    localparam [1:0] KIND_ATOMIC = 2'd2;

    wire compare_push_ready;
    wire compare_pop_valid;
    wire [1:0] compare_pop_kind;
    wire [3:0] compare_pop_operation;
    wire [40:0] compare_pop_line;
    wire [3:0] compare_pop_sectors;
    wire [31:0] compare_pop_byte_enable;
    wire [255:0] compare_pop_data;
    wire [7:0] compare_pop_source;
    wire [8:0] compare_pop_id;
    reg lines_reads;
    reg [6:0] lines_next_set;
    wire lines_found_has_line;
    wire [3:0] lines_found_way;
    wire lines_found_is_changed;
    wire lines_found_has_free;
    wire [3:0] lines_found_free_way;
    wire lines_found_is_empty;
    wire [33:0] lines_selected_tag;
    wire [3:0] lines_selected_readable;
    wire [3:0] lines_selected_dirty;
    wire [15:0] lines_dirty_ways;
    wire lines_ram_error;
    reg [6:0] recency_next_set;
    wire [3:0] recency_victim;
    wire recency_ram_error;
    wire decision_request_ready;
    wire [3:0] decision_pick;
    wire decision_picks;
    wire decision_walk_is_line_done;
    wire decision_holds;
    wire decision_command_reads;
    wire decision_command_joins;
    wire decision_command_misses;
    wire decision_command_sends_atomic;
    wire decision_command_maintains;
    wire decision_command_goes_on;
    wire decision_command_seeks;
    wire decision_command_chooses;
    wire decision_command_cleans;
    wire decision_command_writes_back;
    wire decision_command_invalidates;
    wire decision_waits;
    wire [6:0] decision_set_number;
    wire [6:0] decision_place_set_number;
    wire [3:0] decision_place_way;
    wire [1:0] decision_place_sector;
    wire decision_change_states;
    wire decision_change_tags;
    wire decision_change_is_only;
    wire [6:0] decision_change_set_number;
    wire [3:0] decision_change_way;
    wire decision_change_is_line;
    wire [33:0] decision_change_tag;
    wire [3:0] decision_change_readable;
    wire [3:0] decision_change_dirty;
    wire decision_ask_reserves;
    wire decision_ask_joins;
    wire decision_ask_stores;
    wire [6:0] decision_ask_set_number;
    wire [3:0] decision_ask_way;
    wire [3:0] decision_ask_sectors;
    wire [3:0] decision_ask_covered;
    wire [3:0] decision_ask_dirty;
    wire [7:0] decision_requester_source;
    wire [8:0] decision_requester_id;
    wire decision_store_valid;
    wire decision_store_is_dirty;
    wire [3:0] decision_store_sectors;
    wire [31:0] decision_store_byte_enable;
    wire [255:0] decision_store_data;
    wire decision_enter_valid;
    wire [7:0] decision_enter_requester_source;
    wire [8:0] decision_enter_requester_id;
    wire [1:0] decision_enter_kind;
    wire [1:0] decision_enter_sector;
    wire decision_enter_last;
    wire decision_issue_valid;
    wire [1:0] decision_issue_class;
    wire [4:0] decision_issue_number;
    wire [40:0] decision_issue_line;
    wire [3:0] decision_issue_sectors;
    wire [3:0] decision_operation;
    wire decision_evict;
    wire [40:0] decision_old_line;
    reg [6:0] array_read_set_number;
    reg [3:0] array_read_way;
    reg [1:0] array_read_sector;
    wire [255:0] array_data;
    wire [31:0] array_mask;
    wire [3:0] array_whole;
    wire [255:0] array_written_data;
    wire array_ram_error;
    wire mshrs_pending_has_free;
    wire [4:0] mshrs_pending_free_entry;
    wire [15:0] mshrs_pending_ways;
    wire mshrs_pending_can_join;
    wire [3:0] mshrs_pending_covered;
    wire [3:0] mshrs_pending_wanted;
    wire mshrs_taken_is_expected;
    wire [6:0] mshrs_taken_place_set_number;
    wire [3:0] mshrs_taken_place_way;
    wire [1:0] mshrs_taken_place_sector;
    wire mshrs_taken_is_dirty;
    wire mshrs_publish_valid;
    wire [6:0] mshrs_publish_set_number;
    wire [3:0] mshrs_publish_way;
    wire [3:0] mshrs_publish_readable;
    wire [3:0] mshrs_publish_dirty;
    wire mshrs_wake_valid;
    wire [7:0] mshrs_wake_requester_source;
    wire [8:0] mshrs_wake_requester_id;
    wire [6:0] mshrs_wake_place_set_number;
    wire [3:0] mshrs_wake_place_way;
    wire [1:0] mshrs_wake_place_sector;
    wire mshrs_wake_last;
    wire mshrs_is_idle;
    wire mshrs_ram_error;
    wire atomics_has_free;
    wire [1:0] atomics_place;
    wire atomics_is_idle;
    wire atomics_reply_valid;
    wire [7:0] atomics_reply_requester_source;
    wire [8:0] atomics_reply_requester_id;
    wire [1:0] atomics_reply_sector;
    wire [255:0] atomics_reply_data;
    wire atomics_ram_error;
    wire write_backs_has_free;
    wire [3:0] write_backs_lowest;
    wire write_backs_is_idle;
    wire memory_requests_has_room;
    wire memory_requests_is_empty;
    reg replies_enter_valid;
    reg [7:0] replies_enter_requester_source;
    reg [8:0] replies_enter_requester_id;
    reg [1:0] replies_enter_kind;
    reg [1:0] replies_enter_sector;
    reg replies_enter_last;
    wire replies_is_empty;
    wire walker_walks;
    wire [6:0] walker_set_number;
    wire [6:0] walker_next_set;
    wire walker_chooses;
    wire [3:0] walker_way;
    wire walker_has_line;
    wire walker_ends;
    wire has_room;
    wire is_load_hit;
    wire takes_way;
    wire stores;

    wire is_open = !flush && !walker_walks;
    wire compare_push_valid = request_valid && is_open;
    assign request_ready = compare_push_ready && is_open;
    wire stays = compare_pop_valid && !decision_request_ready;

    always @* begin
        lines_reads = request_valid;
        lines_next_set = request_line[6:0];
        if (flush || walker_walks) begin
            lines_reads = 1'b1;
            lines_next_set = walker_next_set;
        end
        if (stays) begin
            lines_reads = 1'b1;
            lines_next_set = compare_pop_line[6:0];
        end
        if (decision_command_seeks && !decision_command_chooses) begin
            lines_reads = 1'b1;
            lines_next_set = decision_set_number;
        end
    end

    wire recency_reads = decision_holds || compare_pop_valid;

    always @* begin
        recency_next_set = decision_set_number;
        if (decision_request_ready) begin
            recency_next_set = compare_pop_line[6:0];
        end
    end

    wire uses_line = is_load_hit || decision_command_joins || stores;
    wire recency_uses = uses_line || takes_way;
    assign memory_reply_ready = 1'b1;
    wire [1:0] beat_class = memory_reply_id[6:5];
    wire [4:0] number = memory_reply_id[4:0];
    wire is_line = beat_class == CLASS_LINE;
    wire is_write_back = beat_class == CLASS_WRITE_BACK;
    wire is_atomic = beat_class == CLASS_ATOMIC;
    wire mshrs_beat_valid = memory_reply_valid && is_line;
    wire array_fill_valid = memory_reply_valid && !is_write_back;
    wire array_fill_is_expected = is_line && mshrs_taken_is_expected;
    wire decision_behind_is_beat = memory_reply_valid && !is_write_back;
    wire atomics_answer_valid = memory_reply_valid && is_atomic;
    wire write_backs_frees = memory_reply_valid && is_write_back;
    wire wakes = mshrs_wake_valid && has_room;
    wire answers = atomics_reply_valid && has_room && !mshrs_wake_valid;
    wire is_taken = wakes || answers;
    wire decision_behind_has_array = !is_taken;
    wire decision_behind_may_enter = has_room && !is_taken;

    always @* begin
        replies_enter_valid = decision_enter_valid;
        replies_enter_requester_source = decision_enter_requester_source;
        replies_enter_requester_id = decision_enter_requester_id;
        replies_enter_kind = decision_enter_kind;
        replies_enter_sector = decision_enter_sector;
        replies_enter_last = decision_enter_last;
        if (answers) begin
            replies_enter_valid = 1'b1;
            replies_enter_requester_source = atomics_reply_requester_source;
            replies_enter_requester_id = atomics_reply_requester_id;
            replies_enter_kind = KIND_ATOMIC;
            replies_enter_sector = atomics_reply_sector;
            replies_enter_last = 1'b1;
        end
        if (wakes) begin
            replies_enter_valid = 1'b1;
            replies_enter_requester_source = mshrs_wake_requester_source;
            replies_enter_requester_id = mshrs_wake_requester_id;
            replies_enter_kind = KIND_LOAD;
            replies_enter_sector = mshrs_wake_place_sector;
            replies_enter_last = mshrs_wake_last;
        end
    end

    always @* begin
        array_read_set_number = decision_place_set_number;
        array_read_way = decision_place_way;
        array_read_sector = decision_place_sector;
        if (wakes) begin
            array_read_set_number = mshrs_wake_place_set_number;
            array_read_way = mshrs_wake_place_way;
            array_read_sector = mshrs_wake_place_sector;
        end
    end

    wire shows = decision_holds || walker_walks;
    wire array_reads = shows || mshrs_wake_valid;
    wire is_idle = !compare_pop_valid && !decision_holds && !walker_walks && mshrs_is_idle &&
        atomics_is_idle && write_backs_is_idle && memory_requests_is_empty && replies_is_empty;
    assign idle = is_idle;
    wire events_now_hit = is_load_hit || (stores && !takes_way);
    wire events_now_miss = decision_command_misses || (stores && takes_way);
    assign ram_error = lines_ram_error || recency_ram_error || array_ram_error || mshrs_ram_error ||
        atomics_ram_error;

    (* unused *) wire unused;
    assign unused = &{
        1'b0, memory_reply_kind, decision_command_reads, decision_command_maintains,
        decision_command_goes_on, decision_command_cleans, decision_command_invalidates
    };

    llc_slice_request_stage_6a1ad21d u_compare (
        .clock            (clock),
        .reset            (reset),
        .push_valid       (compare_push_valid),
        .push_ready       (compare_push_ready),
        .push_kind        (request_kind),
        .push_operation   (request_operation),
        .push_line        (request_line),
        .push_sectors     (request_sectors),
        .push_byte_enable (request_byte_enable),
        .push_data        (request_data),
        .push_source      (request_source),
        .push_id          (request_id),
        .pop_valid        (compare_pop_valid),
        .pop_ready        (decision_request_ready),
        .pop_kind         (compare_pop_kind),
        .pop_operation    (compare_pop_operation),
        .pop_line         (compare_pop_line),
        .pop_sectors      (compare_pop_sectors),
        .pop_byte_enable  (compare_pop_byte_enable),
        .pop_data         (compare_pop_data),
        .pop_source       (compare_pop_source),
        .pop_id           (compare_pop_id)
    );

    llc_slice_line_states_5004952c u_lines (
        .clock             (clock),
        .reset             (reset),
        .reads             (lines_reads),
        .next_set          (lines_next_set),
        .tag               (compare_pop_line[40:7]),
        .change_states     (decision_change_states),
        .change_tags       (decision_change_tags),
        .change_is_only    (decision_change_is_only),
        .change_set_number (decision_change_set_number),
        .change_way        (decision_change_way),
        .change_is_line    (decision_change_is_line),
        .change_tag        (decision_change_tag),
        .change_readable   (decision_change_readable),
        .change_dirty      (decision_change_dirty),
        .whole             (array_whole),
        .picks             (decision_picks),
        .pick              (decision_pick),
        .clear             (walker_ends),
        .found_has_line    (lines_found_has_line),
        .found_way         (lines_found_way),
        .found_is_changed  (lines_found_is_changed),
        .found_has_free    (lines_found_has_free),
        .found_free_way    (lines_found_free_way),
        .found_is_empty    (lines_found_is_empty),
        .selected_tag      (lines_selected_tag),
        .selected_readable (lines_selected_readable),
        .selected_dirty    (lines_selected_dirty),
        .dirty_ways        (lines_dirty_ways),
        .ram_error         (lines_ram_error)
    );

    llc_slice_recency_303cb550 u_recency (
        .clock        (clock),
        .reset        (reset),
        .reads        (recency_reads),
        .next_set     (recency_next_set),
        .set_number   (decision_set_number),
        .pending_ways (mshrs_pending_ways),
        .uses         (recency_uses),
        .inserts      (takes_way),
        .way          (decision_place_way),
        .chooses      (decision_command_chooses),
        .victim       (recency_victim),
        .ram_error    (recency_ram_error)
    );

    llc_slice_decision_354449b8 u_decision (
        .clock                     (clock),
        .reset                     (reset),
        .request_valid             (compare_pop_valid),
        .request_ready             (decision_request_ready),
        .request_kind              (compare_pop_kind),
        .request_operation         (compare_pop_operation),
        .request_line              (compare_pop_line),
        .request_sectors           (compare_pop_sectors),
        .request_byte_enable       (compare_pop_byte_enable),
        .request_data              (compare_pop_data),
        .request_source            (compare_pop_source),
        .request_id                (compare_pop_id),
        .found_has_line            (lines_found_has_line),
        .found_way                 (lines_found_way),
        .found_is_changed          (lines_found_is_changed),
        .found_has_free            (lines_found_has_free),
        .found_free_way            (lines_found_free_way),
        .found_is_empty            (lines_found_is_empty),
        .selected_tag              (lines_selected_tag),
        .selected_readable         (lines_selected_readable),
        .selected_dirty            (lines_selected_dirty),
        .pick                      (decision_pick),
        .picks                     (decision_picks),
        .victim                    (recency_victim),
        .walk_walks                (walker_walks),
        .walk_set_number           (walker_set_number),
        .walk_chooses              (walker_chooses),
        .walk_way                  (walker_way),
        .walk_has_line             (walker_has_line),
        .walk_is_line_done         (decision_walk_is_line_done),
        .behind_pending_has_free   (mshrs_pending_has_free),
        .behind_pending_free_entry (mshrs_pending_free_entry),
        .behind_pending_ways       (mshrs_pending_ways),
        .behind_pending_can_join   (mshrs_pending_can_join),
        .behind_pending_covered    (mshrs_pending_covered),
        .behind_pending_wanted     (mshrs_pending_wanted),
        .behind_has_room           (memory_requests_has_room),
        .behind_has_array          (decision_behind_has_array),
        .behind_may_enter          (decision_behind_may_enter),
        .behind_is_beat            (decision_behind_is_beat),
        .behind_has_number         (write_backs_has_free),
        .behind_is_acknowledged    (write_backs_is_idle),
        .behind_has_place          (atomics_has_free),
        .ids_write_back            (write_backs_lowest),
        .ids_place                 (atomics_place),
        .publish_valid             (mshrs_publish_valid),
        .publish_set_number        (mshrs_publish_set_number),
        .publish_way               (mshrs_publish_way),
        .publish_readable          (mshrs_publish_readable),
        .publish_dirty             (mshrs_publish_dirty),
        .whole                     (array_whole),
        .holds                     (decision_holds),
        .command_reads             (decision_command_reads),
        .command_hits              (is_load_hit),
        .command_joins             (decision_command_joins),
        .command_misses            (decision_command_misses),
        .command_stores            (stores),
        .command_sends_atomic      (decision_command_sends_atomic),
        .command_maintains         (decision_command_maintains),
        .command_goes_on           (decision_command_goes_on),
        .command_seeks             (decision_command_seeks),
        .command_chooses           (decision_command_chooses),
        .command_cleans            (decision_command_cleans),
        .command_writes_back       (decision_command_writes_back),
        .command_reserves          (takes_way),
        .command_invalidates       (decision_command_invalidates),
        .waits                     (decision_waits),
        .set_number                (decision_set_number),
        .place_set_number          (decision_place_set_number),
        .place_way                 (decision_place_way),
        .place_sector              (decision_place_sector),
        .change_states             (decision_change_states),
        .change_tags               (decision_change_tags),
        .change_is_only            (decision_change_is_only),
        .change_set_number         (decision_change_set_number),
        .change_way                (decision_change_way),
        .change_is_line            (decision_change_is_line),
        .change_tag                (decision_change_tag),
        .change_readable           (decision_change_readable),
        .change_dirty              (decision_change_dirty),
        .ask_reserves              (decision_ask_reserves),
        .ask_joins                 (decision_ask_joins),
        .ask_stores                (decision_ask_stores),
        .ask_set_number            (decision_ask_set_number),
        .ask_way                   (decision_ask_way),
        .ask_sectors               (decision_ask_sectors),
        .ask_covered               (decision_ask_covered),
        .ask_dirty                 (decision_ask_dirty),
        .requester_source          (decision_requester_source),
        .requester_id              (decision_requester_id),
        .store_valid               (decision_store_valid),
        .store_is_dirty            (decision_store_is_dirty),
        .store_sectors             (decision_store_sectors),
        .store_byte_enable         (decision_store_byte_enable),
        .store_data                (decision_store_data),
        .enter_valid               (decision_enter_valid),
        .enter_requester_source    (decision_enter_requester_source),
        .enter_requester_id        (decision_enter_requester_id),
        .enter_kind                (decision_enter_kind),
        .enter_sector              (decision_enter_sector),
        .enter_last                (decision_enter_last),
        .issue_valid               (decision_issue_valid),
        .issue_class               (decision_issue_class),
        .issue_number              (decision_issue_number),
        .issue_line                (decision_issue_line),
        .issue_sectors             (decision_issue_sectors),
        .operation                 (decision_operation),
        .evict                     (decision_evict),
        .old_line                  (decision_old_line)
    );

    llc_slice_sector_array_9eaa1a27 u_array (
        .clock                 (clock),
        .reset                 (reset),
        .reads                 (array_reads),
        .read_set_number       (array_read_set_number),
        .read_way              (array_read_way),
        .read_sector           (array_read_sector),
        .decides               (shows),
        .decided_set_number    (decision_place_set_number),
        .decided_way           (decision_place_way),
        .decided_sector        (decision_place_sector),
        .store_valid           (decision_store_valid),
        .store_is_dirty        (decision_store_is_dirty),
        .store_sectors         (decision_store_sectors),
        .store_byte_enable     (decision_store_byte_enable),
        .store_data            (decision_store_data),
        .fill_valid            (array_fill_valid),
        .fill_is_expected      (array_fill_is_expected),
        .fill_place_set_number (mshrs_taken_place_set_number),
        .fill_place_way        (mshrs_taken_place_way),
        .fill_place_sector     (mshrs_taken_place_sector),
        .fill_is_dirty         (mshrs_taken_is_dirty),
        .fill_data             (memory_reply_data),
        .data                  (array_data),
        .mask                  (array_mask),
        .whole                 (array_whole),
        .written_data          (array_written_data),
        .ram_error             (array_ram_error)
    );

    llc_slice_mshr_file_c70f1a3b u_mshrs (
        .clock                  (clock),
        .reset                  (reset),
        .ask_reserves           (decision_ask_reserves),
        .ask_joins              (decision_ask_joins),
        .ask_stores             (decision_ask_stores),
        .ask_set_number         (decision_ask_set_number),
        .ask_way                (decision_ask_way),
        .ask_sectors            (decision_ask_sectors),
        .ask_covered            (decision_ask_covered),
        .ask_dirty              (decision_ask_dirty),
        .requester_source       (decision_requester_source),
        .requester_id           (decision_requester_id),
        .whole                  (array_whole),
        .pending_has_free       (mshrs_pending_has_free),
        .pending_free_entry     (mshrs_pending_free_entry),
        .pending_ways           (mshrs_pending_ways),
        .pending_can_join       (mshrs_pending_can_join),
        .pending_covered        (mshrs_pending_covered),
        .pending_wanted         (mshrs_pending_wanted),
        .beat_valid             (mshrs_beat_valid),
        .beat_number            (number),
        .beat_sector            (memory_reply_sector),
        .beat_last              (memory_reply_last),
        .taken_is_expected      (mshrs_taken_is_expected),
        .taken_place_set_number (mshrs_taken_place_set_number),
        .taken_place_way        (mshrs_taken_place_way),
        .taken_place_sector     (mshrs_taken_place_sector),
        .taken_is_dirty         (mshrs_taken_is_dirty),
        .publish_valid          (mshrs_publish_valid),
        .publish_set_number     (mshrs_publish_set_number),
        .publish_way            (mshrs_publish_way),
        .publish_readable       (mshrs_publish_readable),
        .publish_dirty          (mshrs_publish_dirty),
        .wake_valid             (mshrs_wake_valid),
        .wake_ready             (has_room),
        .wake_requester_source  (mshrs_wake_requester_source),
        .wake_requester_id      (mshrs_wake_requester_id),
        .wake_place_set_number  (mshrs_wake_place_set_number),
        .wake_place_way         (mshrs_wake_place_way),
        .wake_place_sector      (mshrs_wake_place_sector),
        .wake_last              (mshrs_wake_last),
        .is_idle                (mshrs_is_idle),
        .ram_error              (mshrs_ram_error)
    );

    llc_slice_atomic_places_17624583 u_atomics (
        .clock                  (clock),
        .reset                  (reset),
        .leave_valid            (decision_command_sends_atomic),
        .leave_requester_source (decision_requester_source),
        .leave_requester_id     (decision_requester_id),
        .leave_sector           (decision_place_sector),
        .has_free               (atomics_has_free),
        .place                  (atomics_place),
        .is_idle                (atomics_is_idle),
        .answer_valid           (atomics_answer_valid),
        .answer_number          (number),
        .answer_data            (array_written_data),
        .reply_valid            (atomics_reply_valid),
        .reply_requester_source (atomics_reply_requester_source),
        .reply_requester_id     (atomics_reply_requester_id),
        .reply_sector           (atomics_reply_sector),
        .enters                 (answers),
        .reply_data             (atomics_reply_data),
        .ram_error              (atomics_ram_error)
    );

    llc_slice_id_pool_count16_width5 u_write_backs (
        .clock    (clock),
        .reset    (reset),
        .take     (decision_command_writes_back),
        .frees    (write_backs_frees),
        .freed    (number),
        .has_free (write_backs_has_free),
        .lowest   (write_backs_lowest),
        .is_idle  (write_backs_is_idle)
    );

    llc_slice_memory_requests_870d5872 u_memory_requests (
        .clock                      (clock),
        .reset                      (reset),
        .issue_valid                (decision_issue_valid),
        .issue_class                (decision_issue_class),
        .issue_number               (decision_issue_number),
        .issue_line                 (decision_issue_line),
        .issue_sectors              (decision_issue_sectors),
        .has_room                   (memory_requests_has_room),
        .is_empty                   (memory_requests_is_empty),
        .sector_data                (array_data),
        .sector_mask                (array_mask),
        .operation                  (decision_operation),
        .byte_enable                (decision_store_byte_enable),
        .data                       (decision_store_data),
        .memory_request_valid       (memory_request_valid),
        .memory_request_ready       (memory_request_ready),
        .memory_request_kind        (memory_request_kind),
        .memory_request_operation   (memory_request_operation),
        .memory_request_line        (memory_request_line),
        .memory_request_sectors     (memory_request_sectors),
        .memory_request_byte_enable (memory_request_byte_enable),
        .memory_request_data        (memory_request_data),
        .memory_request_id          (memory_request_id)
    );

    llc_slice_replies_0086d5ae u_replies (
        .clock                  (clock),
        .reset                  (reset),
        .enter_valid            (replies_enter_valid),
        .enter_requester_source (replies_enter_requester_source),
        .enter_requester_id     (replies_enter_requester_id),
        .enter_kind             (replies_enter_kind),
        .enter_sector           (replies_enter_sector),
        .enter_last             (replies_enter_last),
        .has_room               (has_room),
        .is_empty               (replies_is_empty),
        .line_data              (array_data),
        .atomic_data            (atomics_reply_data),
        .reply_valid            (reply_valid),
        .reply_ready            (reply_ready),
        .reply_source           (reply_source),
        .reply_id               (reply_id),
        .reply_kind             (reply_kind),
        .reply_sector           (reply_sector),
        .reply_data             (reply_data),
        .reply_last             (reply_last)
    );

    llc_slice_walker_ef45e615 u_walker (
        .clock           (clock),
        .reset           (reset),
        .flush           (flush),
        .is_idle         (is_idle),
        .dirty_ways      (lines_dirty_ways),
        .is_line_done    (decision_walk_is_line_done),
        .is_acknowledged (write_backs_is_idle),
        .walks           (walker_walks),
        .set_number      (walker_set_number),
        .next_set        (walker_next_set),
        .chooses         (walker_chooses),
        .way             (walker_way),
        .has_line        (walker_has_line),
        .ends            (walker_ends),
        .flushed         (flushed)
    );

    llc_slice_events_faa0c420 u_events (
        .clock             (clock),
        .reset             (reset),
        .now_hit           (events_now_hit),
        .now_hit_pending   (decision_command_joins),
        .now_miss          (events_now_miss),
        .now_atomic        (decision_command_sends_atomic),
        .now_wait          (decision_waits),
        .now_evict         (decision_evict),
        .now_write_back    (decision_command_writes_back),
        .now_fill          (mshrs_publish_valid),
        .evicted_line      (decision_old_line),
        .event_hit         (event_hit),
        .event_hit_pending (event_hit_pending),
        .event_miss        (event_miss),
        .event_atomic      (event_atomic),
        .event_wait        (event_wait),
        .event_evict       (event_evict),
        .event_write_back  (event_write_back),
        .event_fill        (event_fill),
        .evict_line        (evict_line),
        .counter_index     (counter_index),
        .counter_value     (counter_value)
    );
endmodule

`default_nettype wire
