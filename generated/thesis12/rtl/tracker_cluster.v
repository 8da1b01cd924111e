// warpcache 0.1.0: tracker_cluster of design thesis12
// paper: thesis12 section 3.1, section 3.2
//
// Back-pressure and latency: on every stream but the statuses; a cycle in each switch.
//
// Words: N is cores, T trackers, B banks, C = N / T the cores of a tracker, and k the least number
// with 2^k >= C. The network is outside, and brings what leaves a port to another:
//
// from                            to                                      what changes
// ------------------------------  --------------------------------------  -------------------------
// message of core n               bank_message of lane floor(n / C) * B   line / B; core is n mod C
//                                 + line mod B
// bank_forward of lane t * B + b  forward of core t * C + core            line is line * B + b
// nack of core n                  bank_nack of lane floor(n / C) * B +    line / B
//                                 line mod B
// answer of core n                down_reply of core floor(n / C) * C +
//                                 source
// l2_reply of any lane            down_reply of core floor(source / 2^k)
//                                 * C + source mod 2^k
//
// Its classes are, in this order, messages, forwards, nacks, and replies: answer and l2_reply.
//
// The environment's side:
// - That of tracker_node for each core, of tracker_bank for each bank of a tracker and of l2_bank
//   for each memory, with the top's other parts in the place of their neighbours.
// - What leaves a port arrives once, where the table above says, a core's messages at a bank in
//   their order, the last beat of a reply after its others, while nothing else has an order and
//   beats of different replies may alternate.
// - A class waits for later ones alone, for core_reply and for memory.
// - core and requester are below C.
// - The valid of a stream depends on no ready.
//
// Of tracker_bank:
// - Payloads hold while they wait.
// - A nack is a forward that was taken before, and comes once.
// - request and each forward are taken within a bound that no message, and for request no nack, has
//   a part in.
//
// Of tracker_node:
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
// Of l2_bank:
// - That of line_splitter for request, and that of llc_slice for memory_reply.
// - source and id together are distinct among requests that are not answered.
// - reply is taken within a bound that depends on nothing but reply.
//
// Of line_splitter:
// - A load names at least one sector, a store or atomic exactly one.
// - The payload of request holds while it waits.
// - Each part is answered once, after it was taken, in any order.
//
// Of llc_slice:
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
// - warp_ready on flush
// - ticket_ready on core_request_valid, forward_valid, down_reply_valid, down_reply_id, flush
// - core_request_ready on ticket_valid, forward_valid, down_reply_valid, down_reply_id, flush
// - forward_ready on down_reply_valid, down_reply_id
// - down_reply_ready on down_reply_id
// - bank_message_ready on bank_message_valid, bank_message_core, bank_message_kind,
//   bank_nack_valid, flush
// - counter_value on counter_index
// - l2_counter_value on l2_counter_index
`default_nettype none

// Cores' nodes, the banks of their sharing trackers and the banks of L2; the network between nodes
// and banks is outside.
module tracker_cluster (
    input  wire           clock,
    input  wire           reset,
    input  wire [111:0]   active_warps,                // Warps that each core has scheduled: 0 to
                                                       // 64; 0 counts as 1. [16 elements of 7 bits]
    // warp: A load of a warp of each core.
    input  wire [15:0]    warp_valid,                  // A beat is offered. [16 elements]
    output wire [15:0]    warp_ready,                  // The beat that is offered is taken. [16
                                                       // elements]
    input  wire [511:0]   warp_active,                 // Its active lanes, bit i for lane i. [16
                                                       // elements of 32 bits]

    input  wire [17919:0] warp_sector,                 // Sector address of the warp's lane of this
                                                       // number. [512 elements of 35 bits]
    // decision: The decision on a warp's load, in the cycle before its first line.
    output wire [15:0]    decision_valid,              // There is one in this cycle. [16 elements]
    output wire [95:0]    decision_unique,             // The number of its distinct lines: 0 to 32.
                                                       // [16 elements of 6 bits]
    output wire [15:0]    decision_bypass,             // The request bypasses the L1. [16 elements]
    // ticket: Identifiers for the lines of warps, in the order of the lines.
    input  wire [15:0]    ticket_valid,                // A beat is offered. [16 elements]
    output wire [15:0]    ticket_ready,                // The beat that is offered is taken. [16
                                                       // elements]
    input  wire [127:0]   ticket_id,                   // Identifier of the load, different from
                                                       // that of every unanswered request of this
                                                       // core. [16 elements of 8 bits]
    // line: The line that took a ticket in the cycle before.
    output wire [15:0]    line_valid,                  // There is one in this cycle. [16 elements]
    output wire [527:0]   line_address,                // Its line address. [16 elements of 33 bits]
    output wire [63:0]    line_sectors,                // Its sectors, bit i for sector i. [16
                                                       // elements of 4 bits]
    output wire [15:0]    line_last,                   // Last line of the warp. [16 elements]
    output wire [15:0]    line_bypass,                 // Its warp's load bypasses the L1. [16
                                                       // elements]
    output wire [127:0]   line_id,                     // Its identifier. [16 elements of 8 bits]
    // core_request: Requests of each core itself, besides its warps.
    input  wire [15:0]    core_request_valid,          // A beat is offered. [16 elements]
    output wire [15:0]    core_request_ready,          // The beat that is offered is taken. [16
                                                       // elements]
    input  wire [31:0]    core_request_kind,           // Kind of the request. [0=load, 1=store,
                                                       // 2=atomic] [16 elements of 2 bits]
    input  wire [63:0]    core_request_operation,      // An atomic's operation; passed on as it is,
                                                       // for loads and stores too. [16 elements of
                                                       // 4 bits]
    input  wire [527:0]   core_request_line,           // Line address. [16 elements of 33 bits]
    input  wire [63:0]    core_request_sectors,        // Sectors of the line; exactly one for a
                                                       // store or an atomic. [16 elements of 4
                                                       // bits]
    input  wire [511:0]   core_request_byte_enable,    // Bytes of the sector that a store writes;
                                                       // passed on as it is. [16 elements of 32
                                                       // bits]
    input  wire [4095:0]  core_request_data,           // The sector's new bytes; passed on as it
                                                       // is. [16 elements of 256 bits]
    input  wire [15:0]    core_request_bypass_l1,      // A direct request: not to be answered from,
                                                       // or kept in, this cache. [16 elements]
    input  wire [127:0]   core_request_id,             // Identifier, which the replies return;
                                                       // until the last beat of its reply no other
                                                       // request has it. [16 elements of 8 bits]
    // core_status: Outcome of a request, or of a warp's line that was not refused.
    output wire [15:0]    core_status_valid,           // There is one in this cycle. [16 elements]
    output wire [127:0]   core_status_id,              // Its identifier. [16 elements of 8 bits]
    output wire [47:0]    core_status_word,            // Outcome of the request in lookup. [0=hit,
                                                       // 1=hit_pending, 2=miss, 3=bypass,
                                                       // 4=reservation_fail] [16 elements of 3
                                                       // bits]
    // core_reply: Beats to each core.
    output wire [15:0]    core_reply_valid,            // A beat is offered. [16 elements]
    input  wire [15:0]    core_reply_ready,            // The beat that is offered is taken. [16
                                                       // elements]
    output wire [127:0]   core_reply_id,               // Identifier of the request answered. [16
                                                       // elements of 8 bits]
    output wire [31:0]    core_reply_sector,           // Sector of the line; 0 for a store. [16
                                                       // elements of 2 bits]
    output wire [4095:0]  core_reply_data,             // The sector's bytes; an atomic's old bytes;
                                                       // 0 for a store. [16 elements of 256 bits]
    output wire [15:0]    core_reply_last,             // No other beat of this reply follows. [16
                                                       // elements]
    // message: Messages of each node to the banks of its tracker, in order.
    output wire [15:0]    message_valid,               // A beat is offered. [16 elements]
    input  wire [15:0]    message_ready,               // The beat that is offered is taken. [16
                                                       // elements]
    output wire [31:0]    message_kind,                // A request of the core's L1, or what the L1
                                                       // has evicted. [0=load, 1=store, 2=atomic,
                                                       // 3=remove] [16 elements of 2 bits]
    output wire [63:0]    message_operation,           // An atomic's operation. [16 elements of 4
                                                       // bits]
    output wire [527:0]   message_line,                // Line address; at a bank that of the L1
                                                       // divided by banks. [16 elements of 33 bits]
    output wire [63:0]    message_sectors,             // Sectors of the line: of a load any, at
                                                       // least one; of a store or atomic exactly
                                                       // one. [16 elements of 4 bits]
    output wire [511:0]   message_byte_enable,         // Bytes of the sector that a store writes,
                                                       // or that an atomic changes. [16 elements of
                                                       // 32 bits]
    output wire [4095:0]  message_data,                // The sector's new bytes; an atomic's
                                                       // operand and compare value. [16 elements of
                                                       // 256 bits]
    output wire [143:0]   message_id,                  // The L1's identifier of the request: its
                                                       // top bit is clear for a miss of the L1,
                                                       // whose line it keeps. [16 elements of 9
                                                       // bits]
    // forward: Loads of other cores of the tracker to each node.
    input  wire [15:0]    forward_valid,               // A beat is offered. [16 elements]
    output wire [15:0]    forward_ready,               // The beat that is offered is taken. [16
                                                       // elements]
    input  wire [527:0]   forward_line,                // Line address; at a bank that of the L1
                                                       // divided by banks. [16 elements of 33 bits]
    input  wire [63:0]    forward_requester,           // The core that loads. [16 elements of 4
                                                       // bits]
    input  wire [143:0]   forward_id,                  // Identifier of the load at that core. [16
                                                       // elements of 9 bits]
    // nack: Forwards whose line is not readable in the node.
    output wire [15:0]    nack_valid,                  // A beat is offered. [16 elements]
    input  wire [15:0]    nack_ready,                  // The beat that is offered is taken. [16
                                                       // elements]
    output wire [527:0]   nack_line,                   // Line address; at a bank that of the L1
                                                       // divided by banks. [16 elements of 33 bits]
    output wire [63:0]    nack_requester,              // The core that loads. [16 elements of 4
                                                       // bits]
    output wire [143:0]   nack_id,                     // Identifier of the load at that core. [16
                                                       // elements of 9 bits]
    // answer: Beats of each node that answer forwards; source is the core that loads, by its number
    // within the tracker.
    output wire [15:0]    answer_valid,                // A beat is offered. [16 elements]
    input  wire [15:0]    answer_ready,                // The beat that is offered is taken. [16
                                                       // elements]
    output wire [63:0]    answer_source,               // The core that asked. [16 elements of 4
                                                       // bits]
    output wire [143:0]   answer_id,                   // Its identifier of the request. [16
                                                       // elements of 9 bits]
    output wire [31:0]    answer_kind,                 // The request's kind. [0=load, 1=store,
                                                       // 2=atomic] [16 elements of 2 bits]
    output wire [31:0]    answer_sector,               // Sector of the line. [16 elements of 2
                                                       // bits]
    output wire [4095:0]  answer_data,                 // The sector's bytes; an atomic's old bytes;
                                                       // 0 for a store. [16 elements of 256 bits]
    output wire [15:0]    answer_last,                 // No other beat of this reply follows. [16
                                                       // elements]
    // down_reply: Beats of L2 and of other cores to each node.
    input  wire [15:0]    down_reply_valid,            // A beat is offered. [16 elements]
    output wire [15:0]    down_reply_ready,            // The beat that is offered is taken. [16
                                                       // elements]
    input  wire [143:0]   down_reply_id,               // The identifier of the request answered.
                                                       // ready depends on it while valid is false
                                                       // too: no x, then. [16 elements of 9 bits]
    input  wire [31:0]    down_reply_kind,             // The kind of the request answered. [0=load,
                                                       // 1=store, 2=atomic] [16 elements of 2 bits]
    input  wire [31:0]    down_reply_sector,           // Sector of the line; anything for a store.
                                                       // [16 elements of 2 bits]
    input  wire [4095:0]  down_reply_data,             // The sector's bytes; anything for a store.
                                                       // [16 elements of 256 bits]
    input  wire [15:0]    down_reply_last,             // No other beat of this reply follows. [16
                                                       // elements]
    // bank_message: Messages of the tracker's cores to each bank, a core's in their order.
    input  wire [7:0]     bank_message_valid,          // A beat is offered. [8 elements]
    output wire [7:0]     bank_message_ready,          // The beat that is offered is taken. [8
                                                       // elements]
    input  wire [31:0]    bank_message_core,           // The core, by its number within the
                                                       // tracker. [8 elements of 4 bits]
    input  wire [15:0]    bank_message_kind,           // A request of the core's L1, or what the L1
                                                       // has evicted. [0=load, 1=store, 2=atomic,
                                                       // 3=remove] [8 elements of 2 bits]
    input  wire [31:0]    bank_message_operation,      // An atomic's operation. [8 elements of 4
                                                       // bits]
    input  wire [239:0]   bank_message_line,           // Line address of the L1, divided by banks.
                                                       // [8 elements of 30 bits]
    input  wire [31:0]    bank_message_sectors,        // Sectors of the line: of a load any, at
                                                       // least one; of a store or atomic exactly
                                                       // one. [8 elements of 4 bits]
    input  wire [255:0]   bank_message_byte_enable,    // Bytes of the sector that a store writes,
                                                       // or that an atomic changes. [8 elements of
                                                       // 32 bits]
    input  wire [2047:0]  bank_message_data,           // The sector's new bytes; an atomic's
                                                       // operand and compare value. [8 elements of
                                                       // 256 bits]
    input  wire [71:0]    bank_message_id,             // The L1's identifier of the request: its
                                                       // top bit is clear for a miss of the L1,
                                                       // whose line it keeps. [8 elements of 9
                                                       // bits]
    // bank_forward: Forwards of each bank to cores of its tracker.
    output wire [7:0]     bank_forward_valid,          // A beat is offered. [8 elements]
    input  wire [7:0]     bank_forward_ready,          // The beat that is offered is taken. [8
                                                       // elements]
    output wire [31:0]    bank_forward_core,           // The core that is to answer, by its number
                                                       // within the tracker. [8 elements of 4 bits]
    output wire [239:0]   bank_forward_line,           // Line address of the L1, divided by banks.
                                                       // [8 elements of 30 bits]
    output wire [31:0]    bank_forward_requester,      // The core that loads, by its number within
                                                       // the tracker. [8 elements of 4 bits]
    output wire [71:0]    bank_forward_id,             // Identifier of the load at that core. [8
                                                       // elements of 9 bits]
    // bank_nack: Forwards that cores of the tracker have given back to each bank.
    input  wire [7:0]     bank_nack_valid,             // A beat is offered. [8 elements]
    output wire [7:0]     bank_nack_ready,             // The beat that is offered is taken. [8
                                                       // elements]
    input  wire [239:0]   bank_nack_line,              // Line address; at a bank that of the L1
                                                       // divided by banks. [8 elements of 30 bits]
    input  wire [31:0]    bank_nack_requester,         // The core that loads. [8 elements of 4
                                                       // bits]
    input  wire [71:0]    bank_nack_id,                // Identifier of the load at that core. [8
                                                       // elements of 9 bits]
    // l2_reply: Beats of what each bank of L2 answers; source is the tracker's number above the
    // core's within the tracker.
    output wire [7:0]     l2_reply_valid,              // A beat is offered. [8 elements]
    input  wire [7:0]     l2_reply_ready,              // The beat that is offered is taken. [8
                                                       // elements]
    output wire [31:0]    l2_reply_source,             // The core that asked. [8 elements of 4
                                                       // bits]
    output wire [71:0]    l2_reply_id,                 // Its identifier of the request. [8 elements
                                                       // of 9 bits]
    output wire [15:0]    l2_reply_kind,               // The request's kind. [0=load, 1=store,
                                                       // 2=atomic] [8 elements of 2 bits]
    output wire [15:0]    l2_reply_sector,             // Sector of the line. [8 elements of 2 bits]
    output wire [2047:0]  l2_reply_data,               // The sector's bytes; an atomic's old bytes;
                                                       // 0 for a store. [8 elements of 256 bits]
    output wire [7:0]     l2_reply_last,               // No other beat of this reply follows. [8
                                                       // elements]
    // memory_request: Requests of each bank of L2 to its memory.
    output wire [7:0]     memory_request_valid,        // A beat is offered. [8 elements]
    input  wire [7:0]     memory_request_ready,        // The beat that is offered is taken. [8
                                                       // elements]
    output wire [15:0]    memory_request_kind,         // Load of a line's sectors, store of a dirty
                                                       // sector, or an atomic passed on. [0=load,
                                                       // 1=store, 2=atomic] [8 elements of 2 bits]
    output wire [31:0]    memory_request_operation,    // An atomic's operation; 0 otherwise. [8
                                                       // elements of 4 bits]
    output wire [255:0]   memory_request_line,         // Line address. [8 elements of 32 bits]
    output wire [7:0]     memory_request_sectors,      // Sectors: of a load those wanted, else
                                                       // exactly one. [8 elements]
    output wire [255:0]   memory_request_byte_enable,  // A write-back's dirty bytes; an atomic's as
                                                       // they came; 0 for a load. [8 elements of 32
                                                       // bits]
    output wire [2047:0]  memory_request_data,         // A write-back's dirty bytes, 0 for the
                                                       // others; an atomic's data as they came; 0
                                                       // for a load. [8 elements of 256 bits]
    output wire [55:0]    memory_request_id,           // Identifier that the reply carries: in its
                                                       // upper 2 bits the class (0 line, 1
                                                       // write-back, 2 atomic), below them the
                                                       // number of the entry of that class. [8
                                                       // elements of 7 bits]
    // memory_reply: Its answers; every beat is taken in the cycle in which it is offered.
    input  wire [7:0]     memory_reply_valid,          // A beat is offered. [8 elements]
    output wire [7:0]     memory_reply_ready,          // The beat that is offered is taken. [8
                                                       // elements]
    input  wire [55:0]    memory_reply_id,             // The identifier of the request answered. [8
                                                       // elements of 7 bits]
    input  wire [15:0]    memory_reply_kind,           // The kind of the request answered. [0=load,
                                                       // 1=store, 2=atomic] [8 elements of 2 bits]
    input  wire [7:0]     memory_reply_sector,         // Sector of the line; anything for a store.
                                                       // [8 elements]
    input  wire [2047:0]  memory_reply_data,           // The sector's bytes; an atomic's old bytes;
                                                       // anything for a store. [8 elements of 256
                                                       // bits]
    input  wire [7:0]     memory_reply_last,           // No other beat of this reply follows. [8
                                                       // elements]

    input  wire           flush,                       // Empty all nodes, then the trackers; may
                                                       // rise and fall at any time.
    output wire           flushed,                     // All of them are empty; stays until flush
                                                       // has fallen; if that was before, for one
                                                       // cycle, in which requests are accepted.
    input  wire           l2_flush,                    // Write every dirty sector of L2 back and
                                                       // make its lines invalid, after a flush of
                                                       // the nodes in progress; may rise and fall
                                                       // at any time.
    output wire           l2_flushed,                  // The flush is done in every bank; stays
                                                       // until l2_flush has fallen or flush has
                                                       // risen.
    output wire           idle,                        // No request is in a bank of a tracker or of
                                                       // L2, nor between them.
    // event: Events in each node in the cycle before.
    output wire [15:0]    event_hit,                   // The status is hit. [16 elements]
    output wire [15:0]    event_hit_pending,           // The status is hit_pending. [16 elements]
    output wire [15:0]    event_miss,                  // The status is miss. [16 elements]
    output wire [15:0]    event_bypass,                // The status is bypass. [16 elements]
    output wire [15:0]    event_reservation_fail,      // The status is reservation_fail. [16
                                                       // elements]
    output wire [15:0]    event_evict,                 // A readable line becomes invalid. [16
                                                       // elements]
    output wire [15:0]    event_fill,                  // The last beat of a line is written. [16
                                                       // elements]
    output wire [527:0]   event_evict_line,            // The line that becomes invalid. [16
                                                       // elements of 33 bits] [when event_evict is
                                                       // 1]
    // tracker: Events there for remote cores and the tracker.
    output wire [15:0]    tracker_answered,            // The line of a forward was readable. [16
                                                       // elements]
    output wire [15:0]    tracker_nacked,              // The line of a forward was not. [16
                                                       // elements]
    output wire [15:0]    tracker_removed,             // The message of a victim left for its bank.
                                                       // [16 elements]
    output wire [15:0]    tracker_retried,             // A line that was refused was retried. [16
                                                       // elements]

    input  wire [3:0]     counter_index,               // The counter to show of every node.
    output wire [511:0]   counter_value,               // Value of the selected counter in each
                                                       // instance, a lane each. [16 elements of 32
                                                       // bits]
    // l2_event: Events in each bank of L2 in the cycle before.
    output wire [7:0]     l2_event_hit,                // A load found its sector readable, or a
                                                       // store its line. [8 elements]
    output wire [7:0]     l2_event_hit_pending,        // A load joined a line in flight. [8
                                                       // elements]
    output wire [7:0]     l2_event_miss,               // A load asked for a sector, or a store took
                                                       // a way. [8 elements]
    output wire [7:0]     l2_event_atomic,             // An atomic went down. [8 elements]
    output wire [7:0]     l2_event_wait,               // A request was in lookup, and nothing was
                                                       // done for it. [8 elements]
    output wire [7:0]     l2_event_evict,              // A line was evicted. [8 elements]
    output wire [7:0]     l2_event_write_back,         // A dirty sector was read to be written
                                                       // back. [8 elements]
    output wire [7:0]     l2_event_fill,               // The last beat of a line was written. [8
                                                       // elements]
    output wire [7:0]     l2_event_performed,          // An atomic was performed in front of the
                                                       // slice. [8 elements]
    output wire [255:0]   l2_event_evict_line,         // The line that was evicted: a sector's
                                                       // address in the bank. [8 elements of 32
                                                       // bits] [when l2_event_evict is 1]

    input  wire [2:0]     l2_counter_index,            // The counter to show of every bank of L2.
    output wire [255:0]   l2_counter_value,            // Value of the selected counter in each bank
                                                       // of L2, a lane each. [8 elements of 32
                                                       // bits]
    output wire           ram_error                    // In the cycle before, a memory gave a word
                                                       // with an error that its ECC cannot correct;
                                                       // always 0 unless macros that have ECC are
                                                       // in the wrappers of memories.
);

    wire [15:0] nodes_flushed;
    wire [15:0] nodes_ram_error;
    wire [7:0] banks_flush_ready;
    wire [7:0] banks_request_valid;
    wire [15:0] banks_request_kind;
    wire [31:0] banks_request_operation;
    wire [239:0] banks_request_line;
    wire [31:0] banks_request_sectors;
    wire [255:0] banks_request_byte_enable;
    wire [2047:0] banks_request_data;
    wire [31:0] banks_request_source;
    wire [71:0] banks_request_id;
    wire [7:0] banks_idle;
    wire [7:0] banks_ram_error;
    wire [7:0] l2_banks_request_ready;
    wire [7:0] l2_banks_flushed;
    wire [7:0] l2_banks_idle;
    wire [7:0] l2_banks_ram_error;
    wire barrier_node_flush;
    wire [7:0] trackers_bank_flush;
    wire trackers_flushed;
    wire l2_barrier_node_flush;
    genvar n;

    wire [15:0] empty_nodes = nodes_flushed;
    wire [16:0] barrier_node_flushed = {trackers_flushed, empty_nodes};
    wire nodes_rest = !barrier_node_flush || flushed;
    wire l2_barrier_flush = l2_flush && nodes_rest;
    wire trackers_rest = &banks_idle;
    wire l2_rests = &l2_banks_idle;
    assign idle = trackers_rest && l2_rests;
    assign ram_error = (|nodes_ram_error) || (|banks_ram_error) || (|l2_banks_ram_error);

    generate
        for (n = 0; n < 16; n = n + 1) begin : nodes
            tracker_node_de94afdf u_nodes (
                .clock                    (clock),
                .reset                    (reset),
                .active_warps             (active_warps[n * 7 +: 7]),
                .warp_valid               (warp_valid[n]),
                .warp_ready               (warp_ready[n]),
                .warp_active              (warp_active[n * 32 +: 32]),
                .warp_sector              (warp_sector[n * 1120 +: 1120]),
                .decision_valid           (decision_valid[n]),
                .decision_unique          (decision_unique[n * 6 +: 6]),
                .decision_bypass          (decision_bypass[n]),
                .ticket_valid             (ticket_valid[n]),
                .ticket_ready             (ticket_ready[n]),
                .ticket_id                (ticket_id[n * 8 +: 8]),
                .line_valid               (line_valid[n]),
                .line_address             (line_address[n * 33 +: 33]),
                .line_sectors             (line_sectors[n * 4 +: 4]),
                .line_last                (line_last[n]),
                .line_bypass              (line_bypass[n]),
                .line_id                  (line_id[n * 8 +: 8]),
                .core_request_valid       (core_request_valid[n]),
                .core_request_ready       (core_request_ready[n]),
                .core_request_kind        (core_request_kind[n * 2 +: 2]),
                .core_request_operation   (core_request_operation[n * 4 +: 4]),
                .core_request_line        (core_request_line[n * 33 +: 33]),
                .core_request_sectors     (core_request_sectors[n * 4 +: 4]),
                .core_request_byte_enable (core_request_byte_enable[n * 32 +: 32]),
                .core_request_data        (core_request_data[n * 256 +: 256]),
                .core_request_bypass_l1   (core_request_bypass_l1[n]),
                .core_request_id          (core_request_id[n * 8 +: 8]),
                .core_status_valid        (core_status_valid[n]),
                .core_status_id           (core_status_id[n * 8 +: 8]),
                .core_status_word         (core_status_word[n * 3 +: 3]),
                .core_reply_valid         (core_reply_valid[n]),
                .core_reply_ready         (core_reply_ready[n]),
                .core_reply_id            (core_reply_id[n * 8 +: 8]),
                .core_reply_sector        (core_reply_sector[n * 2 +: 2]),
                .core_reply_data          (core_reply_data[n * 256 +: 256]),
                .core_reply_last          (core_reply_last[n]),
                .message_valid            (message_valid[n]),
                .message_ready            (message_ready[n]),
                .message_kind             (message_kind[n * 2 +: 2]),
                .message_operation        (message_operation[n * 4 +: 4]),
                .message_line             (message_line[n * 33 +: 33]),
                .message_sectors          (message_sectors[n * 4 +: 4]),
                .message_byte_enable      (message_byte_enable[n * 32 +: 32]),
                .message_data             (message_data[n * 256 +: 256]),
                .message_id               (message_id[n * 9 +: 9]),
                .down_reply_valid         (down_reply_valid[n]),
                .down_reply_ready         (down_reply_ready[n]),
                .down_reply_id            (down_reply_id[n * 9 +: 9]),
                .down_reply_kind          (down_reply_kind[n * 2 +: 2]),
                .down_reply_sector        (down_reply_sector[n * 2 +: 2]),
                .down_reply_data          (down_reply_data[n * 256 +: 256]),
                .down_reply_last          (down_reply_last[n]),
                .forward_valid            (forward_valid[n]),
                .forward_ready            (forward_ready[n]),
                .forward_line             (forward_line[n * 33 +: 33]),
                .forward_requester        (forward_requester[n * 4 +: 4]),
                .forward_id               (forward_id[n * 9 +: 9]),
                .answer_valid             (answer_valid[n]),
                .answer_ready             (answer_ready[n]),
                .answer_source            (answer_source[n * 4 +: 4]),
                .answer_id                (answer_id[n * 9 +: 9]),
                .answer_kind              (answer_kind[n * 2 +: 2]),
                .answer_sector            (answer_sector[n * 2 +: 2]),
                .answer_data              (answer_data[n * 256 +: 256]),
                .answer_last              (answer_last[n]),
                .nack_valid               (nack_valid[n]),
                .nack_ready               (nack_ready[n]),
                .nack_line                (nack_line[n * 33 +: 33]),
                .nack_requester           (nack_requester[n * 4 +: 4]),
                .nack_id                  (nack_id[n * 9 +: 9]),
                .flush                    (barrier_node_flush),
                .flushed                  (nodes_flushed[n]),
                .event_hit                (event_hit[n]),
                .event_hit_pending        (event_hit_pending[n]),
                .event_miss               (event_miss[n]),
                .event_bypass             (event_bypass[n]),
                .event_reservation_fail   (event_reservation_fail[n]),
                .event_evict              (event_evict[n]),
                .event_fill               (event_fill[n]),
                .evict_line               (event_evict_line[n * 33 +: 33]),
                .tracker_answered         (tracker_answered[n]),
                .tracker_nacked           (tracker_nacked[n]),
                .tracker_removed          (tracker_removed[n]),
                .tracker_retried          (tracker_retried[n]),
                .counter_index            (counter_index),
                .counter_value            (counter_value[n * 32 +: 32]),
                .ram_error                (nodes_ram_error[n])
            );
        end
    endgenerate

    generate
        for (n = 0; n < 8; n = n + 1) begin : banks
            tracker_cluster_bank_end_cores16_b0ef9a4f u_banks (
                .clock               (clock),
                .reset               (reset),
                .message_valid       (bank_message_valid[n]),
                .message_ready       (bank_message_ready[n]),
                .message_core        (bank_message_core[n * 4 +: 4]),
                .message_kind        (bank_message_kind[n * 2 +: 2]),
                .message_operation   (bank_message_operation[n * 4 +: 4]),
                .message_line        (bank_message_line[n * 30 +: 30]),
                .message_sectors     (bank_message_sectors[n * 4 +: 4]),
                .message_byte_enable (bank_message_byte_enable[n * 32 +: 32]),
                .message_data        (bank_message_data[n * 256 +: 256]),
                .message_id          (bank_message_id[n * 9 +: 9]),
                .flush_valid         (trackers_bank_flush[n]),
                .flush_ready         (banks_flush_ready[n]),
                .nack_valid          (bank_nack_valid[n]),
                .nack_ready          (bank_nack_ready[n]),
                .nack_line           (bank_nack_line[n * 30 +: 30]),
                .nack_requester      (bank_nack_requester[n * 4 +: 4]),
                .nack_id             (bank_nack_id[n * 9 +: 9]),
                .forward_valid       (bank_forward_valid[n]),
                .forward_ready       (bank_forward_ready[n]),
                .forward_core        (bank_forward_core[n * 4 +: 4]),
                .forward_line        (bank_forward_line[n * 30 +: 30]),
                .forward_requester   (bank_forward_requester[n * 4 +: 4]),
                .forward_id          (bank_forward_id[n * 9 +: 9]),
                .request_valid       (banks_request_valid[n]),
                .request_ready       (l2_banks_request_ready[n]),
                .request_kind        (banks_request_kind[n * 2 +: 2]),
                .request_operation   (banks_request_operation[n * 4 +: 4]),
                .request_line        (banks_request_line[n * 30 +: 30]),
                .request_sectors     (banks_request_sectors[n * 4 +: 4]),
                .request_byte_enable (banks_request_byte_enable[n * 32 +: 32]),
                .request_data        (banks_request_data[n * 256 +: 256]),
                .request_source      (banks_request_source[n * 4 +: 4]),
                .request_id          (banks_request_id[n * 9 +: 9]),
                .idle                (banks_idle[n]),
                .ram_error           (banks_ram_error[n])
            );
        end
    endgenerate

    generate
        for (n = 0; n < 8; n = n + 1) begin : l2_banks
            l2_bank_fb45b1c1 u_l2_banks (
                .clock                      (clock),
                .reset                      (reset),
                .request_valid              (banks_request_valid[n]),
                .request_ready              (l2_banks_request_ready[n]),
                .request_kind               (banks_request_kind[n * 2 +: 2]),
                .request_operation          (banks_request_operation[n * 4 +: 4]),
                .request_line               (banks_request_line[n * 30 +: 30]),
                .request_sectors            (banks_request_sectors[n * 4 +: 4]),
                .request_byte_enable        (banks_request_byte_enable[n * 32 +: 32]),
                .request_data               (banks_request_data[n * 256 +: 256]),
                .request_source             (banks_request_source[n * 4 +: 4]),
                .request_id                 (banks_request_id[n * 9 +: 9]),
                .reply_valid                (l2_reply_valid[n]),
                .reply_ready                (l2_reply_ready[n]),
                .reply_source               (l2_reply_source[n * 4 +: 4]),
                .reply_id                   (l2_reply_id[n * 9 +: 9]),
                .reply_kind                 (l2_reply_kind[n * 2 +: 2]),
                .reply_sector               (l2_reply_sector[n * 2 +: 2]),
                .reply_data                 (l2_reply_data[n * 256 +: 256]),
                .reply_last                 (l2_reply_last[n]),
                .memory_request_valid       (memory_request_valid[n]),
                .memory_request_ready       (memory_request_ready[n]),
                .memory_request_kind        (memory_request_kind[n * 2 +: 2]),
                .memory_request_operation   (memory_request_operation[n * 4 +: 4]),
                .memory_request_line        (memory_request_line[n * 32 +: 32]),
                .memory_request_sectors     (memory_request_sectors[n]),
                .memory_request_byte_enable (memory_request_byte_enable[n * 32 +: 32]),
                .memory_request_data        (memory_request_data[n * 256 +: 256]),
                .memory_request_id          (memory_request_id[n * 7 +: 7]),
                .memory_reply_valid         (memory_reply_valid[n]),
                .memory_reply_ready         (memory_reply_ready[n]),
                .memory_reply_id            (memory_reply_id[n * 7 +: 7]),
                .memory_reply_kind          (memory_reply_kind[n * 2 +: 2]),
                .memory_reply_sector        (memory_reply_sector[n]),
                .memory_reply_data          (memory_reply_data[n * 256 +: 256]),
                .memory_reply_last          (memory_reply_last[n]),
                .flush                      (l2_barrier_node_flush),
                .flushed                    (l2_banks_flushed[n]),
                .idle                       (l2_banks_idle[n]),
                .performed                  (l2_event_performed[n]),
                .event_hit                  (l2_event_hit[n]),
                .event_hit_pending          (l2_event_hit_pending[n]),
                .event_miss                 (l2_event_miss[n]),
                .event_atomic               (l2_event_atomic[n]),
                .event_wait                 (l2_event_wait[n]),
                .event_evict                (l2_event_evict[n]),
                .event_write_back           (l2_event_write_back[n]),
                .event_fill                 (l2_event_fill[n]),
                .evict_line                 (l2_event_evict_line[n * 32 +: 32]),
                .counter_index              (l2_counter_index),
                .counter_value              (l2_counter_value[n * 32 +: 32]),
                .ram_error                  (l2_banks_ram_error[n])
            );
        end
    endgenerate

    flush_barrier_52e0e7db u_barrier (
        .clock        (clock),
        .reset        (reset),
        .flush        (flush),
        .node_flushed (barrier_node_flushed),
        .node_flush   (barrier_node_flush),
        .flushed      (flushed)
    );

    tracker_cluster_flush_cores16_banks8 u_trackers (
        .clock        (clock),
        .reset        (reset),
        .node_flush   (barrier_node_flush),
        .node_flushed (empty_nodes),
        .bank_flush   (trackers_bank_flush),
        .bank_ready   (banks_flush_ready),
        .flushed      (trackers_flushed)
    );

    flush_barrier_1e0d2403 u_l2_barrier (
        .clock        (clock),
        .reset        (reset),
        .flush        (l2_barrier_flush),
        .node_flushed (l2_banks_flushed),
        .node_flush   (l2_barrier_node_flush),
        .flushed      (l2_flushed)
    );
endmodule

`default_nettype wire
