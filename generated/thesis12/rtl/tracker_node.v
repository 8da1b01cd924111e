// warpcache 0.1.0: tracker_node of design thesis12
// paper: thesis12 section 3.5
//
// Back-pressure and latency: on every stream; a forward is answered after 4 cycles.
//
// Words: Those of l1 and of scatter_bypass, which is a part of the node and whose streams decision
// and line do not leave it as such. A warp line is a line of a load that came at warp. An local
// request is one at core_request, or a warp line. A line beat is a beat of down_reply whose id has
// its top bit clear, be it of L2 or of another core; any other is direct. A request that enters in
// a cycle is looked up in the next one. The entrance is open in a cycle in which l1 R21 would
// accept a request, whatever flush is: no request in lookup still waits to read or to write after
// this cycle, and no set is being cleared in it. A forward in lookup does not close it. Conditions
// of a cycle are taken from the registers at its beginning and from its inputs.
//
// The environment's side:
// - That of l1, tickets being identifiers as those of core_request are, and of scatter_bypass.
// - A ticket comes within a bound for each line that waits for one, also while flush is high.
// - The valid of a stream depends on no ready.
// - A forward that was taken comes from a core other than this one.
// - answer is taken within a bound that depends on no other stream of any node but down_reply and
//   core_reply, and nack within one that depends on these and L2 alone.
//
// Of l1:
// - An id is that of one request, a store's too, until the last beat of its reply.
// - A load names at least one sector, a store or atomic exactly one, whose data its single beat
//   carries (a store of several sectors is several requests).
// - A refused request has had no effect: a request that relies on an earlier one, as a load on a
//   store, is offered after that one's status.
// - The next level performs requests to one line in the order in which they left, and answers each
//   once, stores too, from the cycle after the one in which it was taken on.
// - A store may be acknowledged before it is performed, but then flushed does not say that other
//   cores find it.
// - The beats of different replies may alternate, those of one come in any order of sectors, last
//   with the last.
// - A stream's payload stays while it waits, and its valid depends on no ready.
//
// Of scatter_bypass:
// - The environment sends loads only.
// - Numbers of warps above 64 mean what R1 says.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - warp_ready on flush
// - ticket_ready on core_request_valid, down_reply_valid, down_reply_id, forward_valid, flush
// - core_request_ready on ticket_valid, down_reply_valid, down_reply_id, forward_valid, flush
// - down_reply_ready on down_reply_id
// - forward_ready on down_reply_valid, down_reply_id
// - counter_value on counter_index
`default_nettype none

// A core's node of the sharing tracker: an L1 data cache for the core's requests and for the lines
// of its warps' loads, which tells the tracker's banks what it evicts and answers the loads of
// other cores that they forward to it.
module tracker_node (
    input  wire          clock,
    input  wire          reset,
    input  wire [6:0]    active_warps,              // Warps that the core has scheduled: 0 to 64; 0
                                                    // counts as 1.
    // warp: A load of a warp.
    input  wire          warp_valid,                // A beat is offered.
    output wire          warp_ready,                // The beat that is offered is taken.
    input  wire [31:0]   warp_active,               // Its active lanes, bit i for lane i.

    input  wire [1119:0] warp_sector,               // Sector address of a lane, its byte address
                                                    // divided by sector_bytes; that of an inactive
                                                    // lane means nothing. [32 elements of 35 bits]
    // decision: The decision on a warp's load, in the cycle before its first line.
    output wire          decision_valid,            // There is one in this cycle.
    output wire [5:0]    decision_unique,           // The number of its distinct lines: 0 to 32.
    output wire          decision_bypass,           // The request bypasses the L1.
    // ticket: Identifiers for the lines of warps, in the order of the lines.
    input  wire          ticket_valid,              // A beat is offered.
    output wire          ticket_ready,              // The beat that is offered is taken.
    input  wire [7:0]    ticket_id,                 // Identifier of the load, different from that
                                                    // of every unanswered request of this core.
    // line: The line that took a ticket in the cycle before.
    output wire          line_valid,                // There is one in this cycle.
    output wire [32:0]   line_address,              // Its line address.
    output wire [3:0]    line_sectors,              // Its sectors, bit i for sector i.
    output wire          line_last,                 // Last line of the warp.
    output wire          line_bypass,               // Its warp's load bypasses the L1.
    output wire [7:0]    line_id,                   // Its identifier.
    // core_request: Requests of the core itself, besides its warps.
    input  wire          core_request_valid,        // A beat is offered.
    output wire          core_request_ready,        // The beat that is offered is taken.
    input  wire [1:0]    core_request_kind,         // Kind of the request. [0=load, 1=store,
                                                    // 2=atomic]
    input  wire [3:0]    core_request_operation,    // An atomic's operation; passed on as it is,
                                                    // for loads and stores too.
    input  wire [32:0]   core_request_line,         // Line address.
    input  wire [3:0]    core_request_sectors,      // Sectors of the line; exactly one for a store
                                                    // or an atomic.
    input  wire [31:0]   core_request_byte_enable,  // Bytes of the sector that a store writes;
                                                    // passed on as it is.
    input  wire [255:0]  core_request_data,         // The sector's new bytes; passed on as it is.
    input  wire          core_request_bypass_l1,    // A direct request: not to be answered from, or
                                                    // kept in, this cache.
    input  wire [7:0]    core_request_id,           // Identifier, which the replies return; until
                                                    // the last beat of its reply no other request
                                                    // has it.
    // core_status: Outcome of a request, or of a warp's line that was not refused.
    output wire          core_status_valid,         // There is one in this cycle.
    output wire [7:0]    core_status_id,            // Its identifier.
    output wire [2:0]    core_status_word,          // Outcome of the request in lookup. [0=hit,
                                                    // 1=hit_pending, 2=miss, 3=bypass,
                                                    // 4=reservation_fail]
    // core_reply: Beats to the core.
    output wire          core_reply_valid,          // A beat is offered.
    input  wire          core_reply_ready,          // The beat that is offered is taken.
    output wire [7:0]    core_reply_id,             // Identifier of the request answered.
    output wire [1:0]    core_reply_sector,         // Sector of the line; 0 for a store.
    output wire [255:0]  core_reply_data,           // The sector's bytes; an atomic's old bytes; 0
                                                    // for a store.
    output wire          core_reply_last,           // No other beat of this reply follows.
    // message: Messages to the banks, in order.
    output wire          message_valid,             // A beat is offered.
    input  wire          message_ready,             // The beat that is offered is taken.
    output wire [1:0]    message_kind,              // A request of the core's L1, or what the L1
                                                    // has evicted. [0=load, 1=store, 2=atomic,
                                                    // 3=remove]
    output wire [3:0]    message_operation,         // An atomic's operation.
    output wire [32:0]   message_line,              // Line address; at a bank that of the L1
                                                    // divided by banks.
    output wire [3:0]    message_sectors,           // Sectors of the line: of a load any, at least
                                                    // one; of a store or atomic exactly one.
    output wire [31:0]   message_byte_enable,       // Bytes of the sector that a store writes, or
                                                    // that an atomic changes.
    output wire [255:0]  message_data,              // The sector's new bytes; an atomic's operand
                                                    // and compare value.
    output wire [8:0]    message_id,                // The L1's identifier of the request: its top
                                                    // bit is clear for a miss of the L1, whose line
                                                    // it keeps.
    // down_reply: Beats of L2 and of other cores.
    input  wire          down_reply_valid,          // A beat is offered.
    output reg           down_reply_ready,          // The beat that is offered is taken.
    input  wire [8:0]    down_reply_id,             // The identifier of the request answered. ready
                                                    // depends on it while valid is false too: no x,
                                                    // then.
    input  wire [1:0]    down_reply_kind,           // The kind of the request answered. [0=load,
                                                    // 1=store, 2=atomic]
    input  wire [1:0]    down_reply_sector,         // Sector of the line; anything for a store.
    input  wire [255:0]  down_reply_data,           // The sector's bytes; anything for a store.
    input  wire          down_reply_last,           // No other beat of this reply follows.
    // forward: A load of another core.
    input  wire          forward_valid,             // A beat is offered.
    output wire          forward_ready,             // The beat that is offered is taken.
    input  wire [32:0]   forward_line,              // Line address; at a bank that of the L1
                                                    // divided by banks.
    input  wire [3:0]    forward_requester,         // The core that loads.
    input  wire [8:0]    forward_id,                // Identifier of the load at that core.
    // answer: Beats that answer forwards.
    output wire          answer_valid,              // A beat is offered.
    input  wire          answer_ready,              // The beat that is offered is taken.
    output wire [3:0]    answer_source,             // The core that asked.
    output wire [8:0]    answer_id,                 // Its identifier of the request.
    output wire [1:0]    answer_kind,               // The request's kind. [0=load, 1=store,
                                                    // 2=atomic]
    output wire [1:0]    answer_sector,             // Sector of the line.
    output wire [255:0]  answer_data,               // The sector's bytes; an atomic's old bytes; 0
                                                    // for a store.
    output wire          answer_last,               // No other beat of this reply follows.
    // nack: A forward whose line is not readable here.
    output wire          nack_valid,                // A beat is offered.
    input  wire          nack_ready,                // The beat that is offered is taken.
    output wire [32:0]   nack_line,                 // Line address; at a bank that of the L1
                                                    // divided by banks.
    output wire [3:0]    nack_requester,            // The core that loads.
    output wire [8:0]    nack_id,                   // Identifier of the load at that core.

    input  wire          flush,                     // Empty the cache. May rise and fall at any
                                                    // time; a cluster holds it until every node
                                                    // outputs flushed.
    output wire          flushed,                   // The cache is empty; stays until flush has
                                                    // fallen: if that was in the walk, for one
                                                    // cycle, in which requests are accepted, and
                                                    // not at all if it was before.
    // event: Events in the cycle before.
    output wire          event_hit,                 // The status is hit.
    output wire          event_hit_pending,         // The status is hit_pending.
    output wire          event_miss,                // The status is miss.
    output wire          event_bypass,              // The status is bypass.
    output wire          event_reservation_fail,    // The status is reservation_fail.
    output wire          event_evict,               // A readable line becomes invalid.
    output wire          event_fill,                // The last beat of a line is written.
    // evict: The line that became invalid in the cycle before.
    output wire [32:0]   evict_line,                // Its address. [when event_evict is 1]
    // tracker: Events for remote cores and the tracker in the cycle before.
    output wire          tracker_answered,          // The line of a forward was readable.
    output wire          tracker_nacked,            // The line of a forward was not.
    output wire          tracker_removed,           // The message of a victim left for its bank.
    output wire          tracker_retried,           // A line that was refused was retried.
    // counter: The counters' reading port.
    input  wire [3:0]    counter_index,             // The counter to show.
    output wire [31:0]   counter_value,             // Its value.

    output wire          ram_error                  // In the cycle before, a memory gave a word
                                                    // with an error that its ECC cannot correct;
                                                    // always 0 unless macros that have ECC are in
                                                    // the wrappers of memories.
);

    localparam [1:0] KIND_LOAD = 2'd0;
    localparam [2:0] STATUS_RESERVATION_FAIL = 3'd4;

    reg [32:0] next_line;
    wire scatter_warp_ready;
    wire scatter_lines_per_warp_valid;
    wire [9:0] scatter_lines_per_warp;
    wire scatter_line_valid;
    wire [32:0] scatter_line_address;
    wire [3:0] scatter_line_sectors;
    wire scatter_line_last;
    wire retry_push_ready;
    wire retry_pop_valid;
    wire [32:0] retry_pop_line;
    wire [3:0] retry_pop_sectors;
    wire retry_pop_bypass;
    wire [7:0] retry_pop_id;
    wire retry_count;
    wire arbiter_ready_request;
    wire arbiter_ready_line;
    wire arbiter_enters_forward;
    wire arbiter_enters_request;
    wire arbiter_enters_line;
    wire arbiter_is_forward;
    wire arbiter_is_line;
    wire [6:0] index_set_number;
    wire [25:0] index_tag;
    wire lookup_command_reserve;
    wire lookup_command_join;
    wire lookup_command_mark_stale;
    wire lookup_command_send_direct;
    wire lookup_command_read;
    wire lookup_command_write;
    wire [1:0] lookup_command_way;
    wire lookup_evict;
    wire [32:0] lookup_evict_line;
    wire lookup_awaits_line;
    wire lookup_has_line;
    wire lookup_ram_error;
    wire data_side_state_has_room;
    wire data_side_state_has_entry;
    wire [3:0] data_side_state_pending_ways;
    wire [3:0] data_side_state_joinable_ways;
    wire data_side_state_waits;
    wire data_side_state_is_idle;
    wire data_side_done_valid;
    wire data_side_done_is_stale;
    wire data_side_done_waits;
    wire [6:0] data_side_done_set_number;
    wire [1:0] data_side_done_way;
    wire data_side_down_request_valid;
    wire [1:0] data_side_down_request_kind;
    wire [3:0] data_side_down_request_operation;
    wire [32:0] data_side_down_request_line;
    wire [3:0] data_side_down_request_sectors;
    wire [31:0] data_side_down_request_byte_enable;
    wire [255:0] data_side_down_request_data;
    wire [7:0] data_side_down_request_source;
    wire [8:0] data_side_down_request_id;
    wire data_side_down_reply_ready;
    wire data_side_is_filled;
    wire [255:0] data_side_read_data;
    wire data_side_line_ready;
    wire data_side_ram_error;
    wire walker_clears;
    wire [6:0] walker_set_number;
    wire messages_victim_ready;
    wire messages_miss_ready;
    wire messages_removes;
    wire forwards_may_enter;
    wire forwards_answers;
    wire forwards_nacks;
    wire forwards_read_valid;
    wire [6:0] forwards_read_set_number;
    wire [1:0] forwards_read_way;
    wire [1:0] forwards_read_sector;
    reg bypasses_d;
    reg bypasses_q;
    reg [2:0] open_warps_d;
    reg [2:0] open_warps_q;
    reg is_busy_q;
    reg is_first_q;
    reg is_line_q;
    reg is_new_q;
    reg is_last_q;
    reg [1:0] request_kind_d;
    reg [1:0] request_kind_q;
    reg [3:0] operation_d;
    reg [3:0] operation_q;
    reg [32:0] line_d;
    reg [32:0] line_q;
    reg [6:0] set_d;
    reg [6:0] set_q;
    reg [3:0] sectors_d;
    reg [3:0] sectors_q;
    reg [31:0] byte_enable_d;
    reg [31:0] byte_enable_q;
    reg [255:0] data_d;
    reg [255:0] data_q;
    reg bypass_l1_d;
    reg bypass_l1_q;
    reg [7:0] id_d;
    reg [7:0] id_q;

    wire is_emptied = flush || walker_clears;
    wire scatter_warp_valid = warp_valid && !is_emptied;
    assign warp_ready = scatter_warp_ready && !is_emptied;

    always @* begin
        bypasses_d = bypasses_q;
        if (decision_valid) begin
            bypasses_d = decision_bypass;
        end
    end

    wire refuses = is_first_q && is_line_q && (core_status_word == STATUS_RESERVATION_FAIL);
    wire retries = arbiter_enters_line && retry_pop_valid;
    wire has_new = scatter_line_valid && ticket_valid;
    wire has_line = retry_pop_valid || has_new;
    wire stays = is_busy_q && data_side_state_waits;
    wire arbiter_is_open = !walker_clears && !stays;
    wire arbiter_offered_request = core_request_valid && !flush;
    wire may_new = arbiter_ready_line && !retry_pop_valid;
    assign core_request_ready = arbiter_ready_request && !flush;
    assign ticket_ready = may_new && scatter_line_valid;
    wire scatter_line_ready = may_new && ticket_valid;
    wire new_enters = may_new && has_new;
    wire local_enters = arbiter_enters_request || arbiter_enters_line;
    wire is_busy_d = local_enters || stays;

    always @* begin
        next_line = core_request_line;
        if (arbiter_is_line) begin
            next_line = scatter_line_address;
            if (retry_pop_valid) begin
                next_line = retry_pop_line;
            end
        end
        if (arbiter_is_forward) begin
            next_line = forward_line;
        end
    end

    always @* begin
        line_d = line_q;
        set_d = set_q;
        if (local_enters || arbiter_enters_forward) begin
            line_d = next_line;
            set_d = index_set_number;
        end
    end

    always @* begin
        request_kind_d = request_kind_q;
        operation_d = operation_q;
        sectors_d = sectors_q;
        byte_enable_d = byte_enable_q;
        data_d = data_q;
        bypass_l1_d = bypass_l1_q;
        id_d = id_q;
        if (arbiter_enters_request) begin
            request_kind_d = core_request_kind;
            operation_d = core_request_operation;
            sectors_d = core_request_sectors;
            byte_enable_d = core_request_byte_enable;
            data_d = core_request_data;
            bypass_l1_d = core_request_bypass_l1;
            id_d = core_request_id;
        end
        if (arbiter_enters_line) begin
            request_kind_d = KIND_LOAD;
            operation_d = 4'd0;
            sectors_d = scatter_line_sectors;
            byte_enable_d = 32'd0;
            data_d = 256'd0;
            bypass_l1_d = bypasses_q;
            id_d = ticket_id;
            if (retry_pop_valid) begin
                sectors_d = retry_pop_sectors;
                bypass_l1_d = retry_pop_bypass;
                id_d = retry_pop_id;
            end
        end
    end

    wire lookup_reads = core_request_valid || has_line || forward_valid;
    wire is_load = request_kind_q == KIND_LOAD;
    wire lookup_state_has_room = data_side_state_has_room && (is_load || !lookup_awaits_line);
    wire lookup_change_publish = data_side_done_valid && !data_side_done_is_stale;
    wire is_direct_beat = down_reply_id[8];
    wire data_side_line_valid = down_reply_valid && !is_direct_beat;
    wire data_side_down_reply_valid = down_reply_valid && is_direct_beat;

    always @* begin
        down_reply_ready = data_side_line_ready;
        if (is_direct_beat) begin
            down_reply_ready = data_side_down_reply_ready;
        end
    end

    wire messages_victim_valid = lookup_command_reserve || lookup_command_send_direct;
    wire messages_victim_is_line = lookup_command_reserve && lookup_evict;
    wire warp_opens = warp_valid && warp_ready;
    wire has_none = decision_valid && (decision_unique == 6'd0);
    wire warp_closes = has_none || (new_enters && scatter_line_last);

    always @* begin
        open_warps_d = open_warps_q;
        if (warp_opens && !warp_closes) begin
            open_warps_d = open_warps_q + 3'd1;
        end
        if (warp_closes && !warp_opens) begin
            open_warps_d = open_warps_q - 3'd1;
        end
    end

    wire walker_flush = flush && !retry_pop_valid && (open_warps_q == 3'd0);
    wire walker_is_idle = !is_busy_q && data_side_state_is_idle;
    assign core_status_valid = is_first_q && !refuses;
    assign core_status_id = id_q;
    assign line_valid = is_new_q;
    assign line_address = line_q;
    assign line_sectors = sectors_q;
    assign line_last = is_last_q;
    assign line_bypass = bypass_l1_q;
    assign line_id = id_q;
    assign ram_error = lookup_ram_error || data_side_ram_error;

    (* unused *) wire unused;
    assign unused = &{
        1'b0, scatter_lines_per_warp_valid, scatter_lines_per_warp, retry_push_ready, retry_count,
        index_tag, data_side_done_waits, messages_victim_ready
    };

    scatter_bypass_cb7ae93d u_scatter (
        .clock                (clock),
        .reset                (reset),
        .active_warps         (active_warps),
        .warp_valid           (scatter_warp_valid),
        .warp_ready           (scatter_warp_ready),
        .warp_active          (warp_active),
        .warp_sector          (warp_sector),
        .lines_per_warp_valid (scatter_lines_per_warp_valid),
        .lines_per_warp       (scatter_lines_per_warp),
        .decision_valid       (decision_valid),
        .decision_ready       (1'b1),
        .decision_unique      (decision_unique),
        .decision_bypass      (decision_bypass),
        .line_valid           (scatter_line_valid),
        .line_ready           (scatter_line_ready),
        .line_address         (scatter_line_address),
        .line_sectors         (scatter_line_sectors),
        .line_last            (scatter_line_last)
    );

    refused_line_queue_width46_depth1_adde9228 u_retry (
        .clock        (clock),
        .reset        (reset),
        .push_valid   (refuses),
        .push_ready   (retry_push_ready),
        .push_line    (line_q),
        .push_sectors (sectors_q),
        .push_bypass  (bypass_l1_q),
        .push_id      (id_q),
        .pop_valid    (retry_pop_valid),
        .pop_ready    (retries),
        .pop_line     (retry_pop_line),
        .pop_sectors  (retry_pop_sectors),
        .pop_bypass   (retry_pop_bypass),
        .pop_id       (retry_pop_id),
        .count        (retry_count)
    );

    tracker_node_arbiter_af2a5e33 u_arbiter (
        .clock           (clock),
        .reset           (reset),
        .is_open         (arbiter_is_open),
        .may_forward     (forwards_may_enter),
        .offered_forward (forward_valid),
        .offered_request (arbiter_offered_request),
        .offered_line    (has_line),
        .is_refused      (refuses),
        .ready_forward   (forward_ready),
        .ready_request   (arbiter_ready_request),
        .ready_line      (arbiter_ready_line),
        .enters_forward  (arbiter_enters_forward),
        .enters_request  (arbiter_enters_request),
        .enters_line     (arbiter_enters_line),
        .is_forward      (arbiter_is_forward),
        .is_line         (arbiter_is_line)
    );

    set_index_linear_line33_sets128 u_index (
        .line       (next_line),
        .set_number (index_set_number),
        .tag        (index_tag)
    );

    l1_lookup_38b35e9d u_lookup (
        .clock               (clock),
        .reset               (reset),
        .reads               (lookup_reads),
        .next_set            (index_set_number),
        .request_is_first    (is_first_q),
        .request_kind        (request_kind_q),
        .request_bypass_l1   (bypass_l1_q),
        .request_line        (line_q),
        .request_set_number  (set_q),
        .state_has_room      (lookup_state_has_room),
        .state_has_entry     (data_side_state_has_entry),
        .state_pending_ways  (data_side_state_pending_ways),
        .state_joinable_ways (data_side_state_joinable_ways),
        .change_publish      (lookup_change_publish),
        .change_publish_set  (data_side_done_set_number),
        .change_publish_way  (data_side_done_way),
        .change_clear        (walker_clears),
        .change_clear_set    (walker_set_number),
        .command_reserve     (lookup_command_reserve),
        .command_join        (lookup_command_join),
        .command_mark_stale  (lookup_command_mark_stale),
        .command_send_direct (lookup_command_send_direct),
        .command_read        (lookup_command_read),
        .command_write       (lookup_command_write),
        .command_way         (lookup_command_way),
        .status              (core_status_word),
        .evict               (lookup_evict),
        .evict_line          (lookup_evict_line),
        .awaits_line         (lookup_awaits_line),
        .has_line            (lookup_has_line),
        .ram_error           (lookup_ram_error)
    );

    l1_data_side_50fbb8ad u_data_side (
        .clock                    (clock),
        .reset                    (reset),
        .request_kind             (request_kind_q),
        .request_operation        (operation_q),
        .request_line             (line_q),
        .request_set_number       (set_q),
        .request_sectors          (sectors_q),
        .request_byte_enable      (byte_enable_q),
        .request_data             (data_q),
        .request_id               (id_q),
        .command_reserve          (lookup_command_reserve),
        .command_join             (lookup_command_join),
        .command_mark_stale       (lookup_command_mark_stale),
        .command_send_direct      (lookup_command_send_direct),
        .command_read             (lookup_command_read),
        .command_write            (lookup_command_write),
        .command_way              (lookup_command_way),
        .state_has_room           (data_side_state_has_room),
        .state_has_entry          (data_side_state_has_entry),
        .state_pending_ways       (data_side_state_pending_ways),
        .state_joinable_ways      (data_side_state_joinable_ways),
        .state_waits              (data_side_state_waits),
        .state_is_idle            (data_side_state_is_idle),
        .done_valid               (data_side_done_valid),
        .done_is_stale            (data_side_done_is_stale),
        .done_waits               (data_side_done_waits),
        .done_is_released         (1'b1),
        .done_set_number          (data_side_done_set_number),
        .done_way                 (data_side_done_way),
        .core_reply_valid         (core_reply_valid),
        .core_reply_ready         (core_reply_ready),
        .core_reply_id            (core_reply_id),
        .core_reply_sector        (core_reply_sector),
        .core_reply_data          (core_reply_data),
        .core_reply_last          (core_reply_last),
        .down_request_valid       (data_side_down_request_valid),
        .down_request_ready       (messages_miss_ready),
        .down_request_kind        (data_side_down_request_kind),
        .down_request_operation   (data_side_down_request_operation),
        .down_request_line        (data_side_down_request_line),
        .down_request_sectors     (data_side_down_request_sectors),
        .down_request_byte_enable (data_side_down_request_byte_enable),
        .down_request_data        (data_side_down_request_data),
        .down_request_source      (data_side_down_request_source),
        .down_request_id          (data_side_down_request_id),
        .down_reply_valid         (data_side_down_reply_valid),
        .down_reply_ready         (data_side_down_reply_ready),
        .down_reply_id            (down_reply_id),
        .down_reply_kind          (down_reply_kind),
        .down_reply_sector        (down_reply_sector),
        .down_reply_data          (down_reply_data),
        .down_reply_last          (down_reply_last),
        .core_number              (8'd0),
        .is_filled                (data_side_is_filled),
        .read_valid               (forwards_read_valid),
        .read_set_number          (forwards_read_set_number),
        .read_way                 (forwards_read_way),
        .read_sector              (forwards_read_sector),
        .read_data                (data_side_read_data),
        .line_valid               (data_side_line_valid),
        .line_ready               (data_side_line_ready),
        .line_entry               (down_reply_id[4:0]),
        .line_sector              (down_reply_sector),
        .line_data                (down_reply_data),
        .line_last                (down_reply_last),
        .ram_error                (data_side_ram_error)
    );

    flush_walker_sets128 u_walker (
        .clock      (clock),
        .reset      (reset),
        .flush      (walker_flush),
        .is_idle    (walker_is_idle),
        .clears     (walker_clears),
        .set_number (walker_set_number),
        .flushed    (flushed)
    );

    tracker_node_messages_b4dc5742 u_messages (
        .clock               (clock),
        .reset               (reset),
        .victim_valid        (messages_victim_valid),
        .victim_ready        (messages_victim_ready),
        .victim_is_line      (messages_victim_is_line),
        .victim_line         (lookup_evict_line),
        .miss_valid          (data_side_down_request_valid),
        .miss_ready          (messages_miss_ready),
        .miss_kind           (data_side_down_request_kind),
        .miss_operation      (data_side_down_request_operation),
        .miss_line           (data_side_down_request_line),
        .miss_sectors        (data_side_down_request_sectors),
        .miss_byte_enable    (data_side_down_request_byte_enable),
        .miss_data           (data_side_down_request_data),
        .miss_source         (data_side_down_request_source),
        .miss_id             (data_side_down_request_id),
        .message_valid       (message_valid),
        .message_ready       (message_ready),
        .message_kind        (message_kind),
        .message_operation   (message_operation),
        .message_line        (message_line),
        .message_sectors     (message_sectors),
        .message_byte_enable (message_byte_enable),
        .message_data        (message_data),
        .message_id          (message_id),
        .removes             (messages_removes)
    );

    tracker_node_forward_port_83744565 u_forwards (
        .clock             (clock),
        .reset             (reset),
        .may_enter         (forwards_may_enter),
        .enters            (arbiter_enters_forward),
        .requester         (forward_requester),
        .id                (forward_id),
        .lookup_line       (line_q),
        .lookup_set_number (set_q),
        .lookup_has_line   (lookup_has_line),
        .lookup_way        (lookup_command_way),
        .answers           (forwards_answers),
        .nacks             (forwards_nacks),
        .read_valid        (forwards_read_valid),
        .read_set_number   (forwards_read_set_number),
        .read_way          (forwards_read_way),
        .read_sector       (forwards_read_sector),
        .read_data         (data_side_read_data),
        .answer_valid      (answer_valid),
        .answer_ready      (answer_ready),
        .answer_source     (answer_source),
        .answer_id         (answer_id),
        .answer_kind       (answer_kind),
        .answer_sector     (answer_sector),
        .answer_data       (answer_data),
        .answer_last       (answer_last),
        .nack_valid        (nack_valid),
        .nack_ready        (nack_ready),
        .nack_line         (nack_line),
        .nack_requester    (nack_requester),
        .nack_id           (nack_id)
    );

    tracker_node_report_d680dcb6 u_report (
        .clock                  (clock),
        .reset                  (reset),
        .now_looks_up           (is_first_q),
        .now_status             (core_status_word),
        .now_evicts             (lookup_evict),
        .now_evicted_line       (lookup_evict_line),
        .now_fills              (data_side_is_filled),
        .tracker_now_answered   (forwards_answers),
        .tracker_now_nacked     (forwards_nacks),
        .tracker_now_removed    (messages_removes),
        .tracker_now_retried    (retries),
        .event_hit              (event_hit),
        .event_hit_pending      (event_hit_pending),
        .event_miss             (event_miss),
        .event_bypass           (event_bypass),
        .event_reservation_fail (event_reservation_fail),
        .event_evict            (event_evict),
        .event_fill             (event_fill),
        .evict_line             (evict_line),
        .tracker_answered       (tracker_answered),
        .tracker_nacked         (tracker_nacked),
        .tracker_removed        (tracker_removed),
        .tracker_retried        (tracker_retried),
        .counter_index          (counter_index),
        .counter_value          (counter_value)
    );

    always @(posedge clock) begin
        if (reset) begin
            bypasses_q <= 1'b0;
            open_warps_q <= 3'd0;
            is_busy_q <= 1'b0;
            is_first_q <= 1'b0;
            is_line_q <= 1'b0;
            is_new_q <= 1'b0;
            is_last_q <= 1'b0;
            request_kind_q <= 2'd0;
            operation_q <= 4'd0;
            line_q <= 33'd0;
            set_q <= 7'd0;
            sectors_q <= 4'd0;
            byte_enable_q <= 32'd0;
            data_q <= 256'd0;
            bypass_l1_q <= 1'b0;
            id_q <= 8'd0;
        end else begin
            bypasses_q <= bypasses_d;
            open_warps_q <= open_warps_d;
            is_busy_q <= is_busy_d;
            is_first_q <= local_enters;
            is_line_q <= arbiter_enters_line;
            is_new_q <= new_enters;
            is_last_q <= scatter_line_last;
            request_kind_q <= request_kind_d;
            operation_q <= operation_d;
            line_q <= line_d;
            set_q <= set_d;
            sectors_q <= sectors_d;
            byte_enable_q <= byte_enable_d;
            data_q <= data_d;
            bypass_l1_q <= bypass_l1_d;
            id_q <= id_d;
        end
    end
endmodule

`default_nettype wire
