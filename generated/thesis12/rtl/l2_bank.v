// warpcache 0.1.0: l2_bank of design thesis12
// paper: thesis12 section 3.4
//
// Back-pressure and latency: on every stream but memory_reply, which never waits; hits after
// hit_latency + 3 cycles.
//
// The environment's side:
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
// - request_ready on request_kind, request_line, request_sectors, memory_reply_valid,
//   memory_reply_id, flush
// - counter_value on counter_index
`default_nettype none

// A bank of L2: a write-back slice whose lines are sectors of the L1, with an atomic buffer in
// front, and what splits an L1's requests into sectors.
module l2_bank (
    input  wire         clock,
    input  wire         reset,
    // request: Requests of cores.
    input  wire         request_valid,               // A beat is offered.
    output wire         request_ready,               // The beat that is offered is taken.
    input  wire [1:0]   request_kind,                // Kind of the request. [0=load, 1=store,
                                                     // 2=atomic]
    input  wire [3:0]   request_operation,           // An atomic's operation.
    input  wire [29:0]  request_line,                // Line address; at a bank that of the L1
                                                     // divided by banks.
    input  wire [3:0]   request_sectors,             // Sectors of the line: of a load any, at least
                                                     // one; of a store or atomic exactly one.
    input  wire [31:0]  request_byte_enable,         // Bytes of the sector that a store writes, or
                                                     // that an atomic changes.
    input  wire [255:0] request_data,                // The sector's new bytes; an atomic's operand
                                                     // and compare value.
    input  wire [3:0]   request_source,              // The core that asks.
    input  wire [8:0]   request_id,                  // Identifier of the request at that core.
    // reply: Beats of answers.
    output wire         reply_valid,                 // A beat is offered.
    input  wire         reply_ready,                 // The beat that is offered is taken.
    output wire [3:0]   reply_source,                // The core that asked.
    output wire [8:0]   reply_id,                    // Its identifier of the request.
    output wire [1:0]   reply_kind,                  // The request's kind. [0=load, 1=store,
                                                     // 2=atomic]
    output wire [1:0]   reply_sector,                // Sector of the line.
    output wire [255:0] reply_data,                  // The sector's bytes; an atomic's old bytes; 0
                                                     // for a store.
    output wire         reply_last,                  // No other beat of this reply follows.
    // memory_request: Loads of sectors, write-backs and atomics to the next level.
    output wire         memory_request_valid,        // A beat is offered.
    input  wire         memory_request_ready,        // The beat that is offered is taken.
    output wire [1:0]   memory_request_kind,         // Load of a line's sectors, store of a dirty
                                                     // sector, or an atomic passed on. [0=load,
                                                     // 1=store, 2=atomic]
    output wire [3:0]   memory_request_operation,    // An atomic's operation; 0 otherwise.
    output wire [31:0]  memory_request_line,         // Line address.
    output wire         memory_request_sectors,      // Sectors: of a load those wanted, else
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
    input  wire         memory_reply_sector,         // Sector of the line; anything for a store.
    input  wire [255:0] memory_reply_data,           // The sector's bytes; an atomic's old bytes;
                                                     // anything for a store.
    input  wire         memory_reply_last,           // No other beat of this reply follows.

    input  wire         flush,                       // Write every dirty sector back and make every
                                                     // line invalid; may rise and fall at any time.
    output wire         flushed,                     // The flush is done; stays until flush has
                                                     // fallen, and does not come if that was
                                                     // before.
    output wire         idle,                        // No request is unanswered, and nothing is in
                                                     // flight.
    output wire         performed,                   // An atomic was performed in the cycle before.
    // event: Events in the slice in the cycle before.
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
    // evict: The line that was evicted from it.
    output wire [31:0]  evict_line,                  // Its address. [when event_evict is 1]
    // counter: The port that reads the slice's counters.
    input  wire [2:0]   counter_index,               // The counter to show.
    output wire [31:0]  counter_value,               // Its value.

    output wire         ram_error                    // In the cycle before, a memory gave a word
                                                     // with an error that its ECC cannot correct;
                                                     // always 0 unless macros that have ECC are in
                                                     // the wrappers of memories.
);

    wire splitter_part_valid;
    wire [1:0] splitter_part_kind;
    wire [3:0] splitter_part_operation;
    wire [31:0] splitter_part_line;
    wire [31:0] splitter_part_byte_enable;
    wire [255:0] splitter_part_data;
    wire [5:0] splitter_part_id;
    wire splitter_part_reply_ready;
    wire splitter_idle;
    wire buffer_request_ready;
    wire buffer_reply_valid;
    wire buffer_reply_source;
    wire [5:0] buffer_reply_id;
    wire [1:0] buffer_reply_kind;
    wire buffer_reply_sector;
    wire [255:0] buffer_reply_data;
    wire buffer_reply_last;
    wire buffer_slice_request_valid;
    wire [1:0] buffer_slice_request_kind;
    wire [3:0] buffer_slice_request_operation;
    wire [31:0] buffer_slice_request_line;
    wire buffer_slice_request_sectors;
    wire [31:0] buffer_slice_request_byte_enable;
    wire [255:0] buffer_slice_request_data;
    wire buffer_slice_request_source;
    wire [6:0] buffer_slice_request_id;
    wire buffer_slice_reply_ready;
    wire buffer_flushed;
    wire buffer_idle;
    wire cache_request_ready;
    wire cache_reply_valid;
    wire cache_reply_source;
    wire [6:0] cache_reply_id;
    wire [1:0] cache_reply_kind;
    wire cache_reply_sector;
    wire [255:0] cache_reply_data;
    wire cache_reply_last;
    wire cache_flushed;
    wire cache_idle;

    wire cache_flush = flush && buffer_flushed;
    assign flushed = cache_flushed && buffer_flushed;
    assign idle = splitter_idle && cache_idle;

    (* unused *) wire unused;
    assign unused = &{
        1'b0, buffer_reply_source, buffer_reply_sector, buffer_reply_last, buffer_idle
    };

    line_splitter_bebf4722 u_splitter (
        .clock               (clock),
        .reset               (reset),
        .request_valid       (request_valid),
        .request_ready       (request_ready),
        .request_kind        (request_kind),
        .request_operation   (request_operation),
        .request_line        (request_line),
        .request_sectors     (request_sectors),
        .request_byte_enable (request_byte_enable),
        .request_data        (request_data),
        .request_source      (request_source),
        .request_id          (request_id),
        .reply_valid         (reply_valid),
        .reply_ready         (reply_ready),
        .reply_source        (reply_source),
        .reply_id            (reply_id),
        .reply_kind          (reply_kind),
        .reply_sector        (reply_sector),
        .reply_data          (reply_data),
        .reply_last          (reply_last),
        .part_valid          (splitter_part_valid),
        .part_ready          (buffer_request_ready),
        .part_kind           (splitter_part_kind),
        .part_operation      (splitter_part_operation),
        .part_line           (splitter_part_line),
        .part_byte_enable    (splitter_part_byte_enable),
        .part_data           (splitter_part_data),
        .part_id             (splitter_part_id),
        .part_reply_valid    (buffer_reply_valid),
        .part_reply_ready    (splitter_part_reply_ready),
        .part_reply_id       (buffer_reply_id),
        .part_reply_kind     (buffer_reply_kind),
        .part_reply_data     (buffer_reply_data),
        .idle                (splitter_idle)
    );

    atomic_buffer_8dc1b50a u_buffer (
        .clock                     (clock),
        .reset                     (reset),
        .request_valid             (splitter_part_valid),
        .request_ready             (buffer_request_ready),
        .request_kind              (splitter_part_kind),
        .request_operation         (splitter_part_operation),
        .request_line              (splitter_part_line),
        .request_sectors           (1'b1),
        .request_byte_enable       (splitter_part_byte_enable),
        .request_data              (splitter_part_data),
        .request_source            (1'b0),
        .request_id                (splitter_part_id),
        .reply_valid               (buffer_reply_valid),
        .reply_ready               (splitter_part_reply_ready),
        .reply_source              (buffer_reply_source),
        .reply_id                  (buffer_reply_id),
        .reply_kind                (buffer_reply_kind),
        .reply_sector              (buffer_reply_sector),
        .reply_data                (buffer_reply_data),
        .reply_last                (buffer_reply_last),
        .slice_request_valid       (buffer_slice_request_valid),
        .slice_request_ready       (cache_request_ready),
        .slice_request_kind        (buffer_slice_request_kind),
        .slice_request_operation   (buffer_slice_request_operation),
        .slice_request_line        (buffer_slice_request_line),
        .slice_request_sectors     (buffer_slice_request_sectors),
        .slice_request_byte_enable (buffer_slice_request_byte_enable),
        .slice_request_data        (buffer_slice_request_data),
        .slice_request_source      (buffer_slice_request_source),
        .slice_request_id          (buffer_slice_request_id),
        .slice_reply_valid         (cache_reply_valid),
        .slice_reply_ready         (buffer_slice_reply_ready),
        .slice_reply_source        (cache_reply_source),
        .slice_reply_id            (cache_reply_id),
        .slice_reply_kind          (cache_reply_kind),
        .slice_reply_sector        (cache_reply_sector),
        .slice_reply_data          (cache_reply_data),
        .slice_reply_last          (cache_reply_last),
        .enable                    (1'b1),
        .flush                     (flush),
        .flushed                   (buffer_flushed),
        .idle                      (buffer_idle),
        .performed                 (performed)
    );

    llc_slice_a60a2eb6 u_cache (
        .clock                      (clock),
        .reset                      (reset),
        .request_valid              (buffer_slice_request_valid),
        .request_ready              (cache_request_ready),
        .request_kind               (buffer_slice_request_kind),
        .request_operation          (buffer_slice_request_operation),
        .request_line               (buffer_slice_request_line),
        .request_sectors            (buffer_slice_request_sectors),
        .request_byte_enable        (buffer_slice_request_byte_enable),
        .request_data               (buffer_slice_request_data),
        .request_source             (buffer_slice_request_source),
        .request_id                 (buffer_slice_request_id),
        .reply_valid                (cache_reply_valid),
        .reply_ready                (buffer_slice_reply_ready),
        .reply_source               (cache_reply_source),
        .reply_id                   (cache_reply_id),
        .reply_kind                 (cache_reply_kind),
        .reply_sector               (cache_reply_sector),
        .reply_data                 (cache_reply_data),
        .reply_last                 (cache_reply_last),
        .memory_request_valid       (memory_request_valid),
        .memory_request_ready       (memory_request_ready),
        .memory_request_kind        (memory_request_kind),
        .memory_request_operation   (memory_request_operation),
        .memory_request_line        (memory_request_line),
        .memory_request_sectors     (memory_request_sectors),
        .memory_request_byte_enable (memory_request_byte_enable),
        .memory_request_data        (memory_request_data),
        .memory_request_id          (memory_request_id),
        .memory_reply_valid         (memory_reply_valid),
        .memory_reply_ready         (memory_reply_ready),
        .memory_reply_id            (memory_reply_id),
        .memory_reply_kind          (memory_reply_kind),
        .memory_reply_sector        (memory_reply_sector),
        .memory_reply_data          (memory_reply_data),
        .memory_reply_last          (memory_reply_last),
        .flush                      (cache_flush),
        .flushed                    (cache_flushed),
        .idle                       (cache_idle),
        .event_hit                  (event_hit),
        .event_hit_pending          (event_hit_pending),
        .event_miss                 (event_miss),
        .event_atomic               (event_atomic),
        .event_wait                 (event_wait),
        .event_evict                (event_evict),
        .event_write_back           (event_write_back),
        .event_fill                 (event_fill),
        .evict_line                 (evict_line),
        .counter_index              (counter_index),
        .counter_value              (counter_value),
        .ram_error                  (ram_error)
    );
endmodule

`default_nettype wire
