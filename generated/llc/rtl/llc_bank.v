// warpcache 0.1.0: llc_bank of design llc
// paper: none
//
// Back-pressure and latency: on every stream but memory_reply, which never waits; hits after
// hit_latency + 3 cycles.
//
// The environment's side:
// - That of llc_slice for request and reply, and, with a buffer, that an atomic names one word.
// - With "ports" that of llc_slice for memory_request and memory_reply.
// - With "axi4" that of AXI4, and that a response at b comes only when the memory itself has the
//   write, as cache 0 asks for, since flushed relies on it.
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
// - request_ready on request_kind, request_line, flush
// - counter_value on counter_index
`default_nettype none

// A bank of the last-level cache: a write-back slice, with what performs atomics in front of it and
// an AXI4 manager behind it.
module llc_bank (
    input  wire         clock,
    input  wire         reset,
    // request: Requests of cores.
    input  wire         request_valid,        // A beat is offered.
    output wire         request_ready,        // The beat that is offered is taken.
    input  wire [1:0]   request_kind,         // Kind of the request. [0=load, 1=store, 2=atomic,
                                              // 3=maintain]
    input  wire [3:0]   request_operation,    // An atomic's operation, passed on as it is; a
                                              // maintain's: 0 clean, 1 flush, 2 discard.
    input  wire [40:0]  request_line,         // Line address.
    input  wire [3:0]   request_sectors,      // Sectors of the line: of a load any, at least one;
                                              // of a store or atomic exactly one.
    input  wire [31:0]  request_byte_enable,  // Bytes of the sector that a store writes; an
                                              // atomic's are passed on as they are.
    input  wire [255:0] request_data,         // The sector's new bytes; an atomic's are passed on
                                              // as they are.
    input  wire [7:0]   request_source,       // Number of the requester, which the reply carries.
    input  wire [8:0]   request_id,           // The requester's identifier, which the reply
                                              // carries.
    // reply: Beats of answers.
    output wire         reply_valid,          // A beat is offered.
    input  wire         reply_ready,          // The beat that is offered is taken.
    output wire [7:0]   reply_source,         // Number of the requester.
    output wire [8:0]   reply_id,             // Identifier of the request answered.
    output wire [1:0]   reply_kind,           // Kind of the request answered. [0=load, 1=store,
                                              // 2=atomic, 3=maintain]
    output wire [1:0]   reply_sector,         // Sector of the line; 0 for a store and a maintain.
    output wire [255:0] reply_data,           // The sector's bytes; an atomic's old bytes; 0 for a
                                              // store and a maintain.
    output wire         reply_last,           // No other beat of this reply follows.
    // ar: AXI4's addresses of reads.
    output wire         ar_valid,             // A beat is offered.
    input  wire         ar_ready,             // The beat that is offered is taken.
    output wire [3:0]   ar_id,                // Number of the read or write.
    output wire [47:0]  ar_addr,              // Byte address of the first sector.
    output wire [7:0]   ar_len,               // Beats less one.
    output wire [2:0]   ar_size,              // Logarithm of a beat's bytes.
    output wire [1:0]   ar_burst,             // 1: INCR.
    output wire         ar_lock,              // 0: normal.
    output wire [3:0]   ar_cache,             // 0: device, not bufferable.
    output wire [2:0]   ar_prot,              // 0: data, secure, unprivileged.
    output wire [3:0]   ar_qos,               // 0: none.
    // r: AXI4's data of reads.
    input  wire         r_valid,              // A beat is offered.
    output wire         r_ready,              // The beat that is offered is taken.
    input  wire [3:0]   r_id,                 // Number of the read.
    input  wire [255:0] r_data,               // The sector's bytes.
    input  wire [1:0]   r_resp,               // 0: OKAY.
    input  wire         r_last,               // No other beat of this burst follows.
    // aw: AXI4's addresses of writes.
    output wire         aw_valid,             // A beat is offered.
    input  wire         aw_ready,             // The beat that is offered is taken.
    output wire [3:0]   aw_id,                // Number of the read or write.
    output wire [47:0]  aw_addr,              // Byte address of the first sector.
    output wire [7:0]   aw_len,               // Beats less one.
    output wire [2:0]   aw_size,              // Logarithm of a beat's bytes.
    output wire [1:0]   aw_burst,             // 1: INCR.
    output wire         aw_lock,              // 0: normal.
    output wire [3:0]   aw_cache,             // 0: device, not bufferable.
    output wire [2:0]   aw_prot,              // 0: data, secure, unprivileged.
    output wire [3:0]   aw_qos,               // 0: none.
    // w: AXI4's data of writes.
    output wire         w_valid,              // A beat is offered.
    input  wire         w_ready,              // The beat that is offered is taken.
    output wire [255:0] w_data,               // The sector's bytes.
    output wire [31:0]  w_strb,               // Bytes that are written.
    output wire         w_last,               // Always: a write has one beat.
    // b: AXI4's answers to writes: each comes when the memory has the write.
    input  wire         b_valid,              // A beat is offered.
    output wire         b_ready,              // The beat that is offered is taken.
    input  wire [3:0]   b_id,                 // Number of the write.
    input  wire [1:0]   b_resp,               // 0: OKAY.
    // error: An error that AXI reported.
    output wire         error_valid,          // There is one in this cycle.
    output wire [40:0]  error_line,           // The line that was asked for.
    output wire         error_is_write,       // A write's.

    input  wire         flush,                // Write every dirty sector to memory, the atomic
                                              // buffer's first, and make every line invalid; may
                                              // rise and fall at any time.
    output wire         flushed,              // The flush is done, and memory has acknowledged
                                              // every write; stays until flush has fallen.
    output wire         idle,                 // Nothing is held but lines of the slice, and nothing
                                              // is in flight.
    output wire         performed,            // An atomic was performed in the cycle before.
    // event: Events in the slice in the cycle before.
    output wire         event_hit,            // A load found its sectors readable, or a store its
                                              // line.
    output wire         event_hit_pending,    // A load joined a line in flight.
    output wire         event_miss,           // A load asked for sectors, or a store took a way.
    output wire         event_atomic,         // An atomic went down.
    output wire         event_wait,           // A request was in lookup, and nothing was done for
                                              // it.
    output wire         event_evict,          // A line was evicted.
    output wire         event_write_back,     // A dirty sector was read to be written back.
    output wire         event_fill,           // The last beat of a line was written.
    // evict: The line that was evicted from it.
    output wire [40:0]  evict_line,           // Its address. [when event_evict is 1]
    // counter: The port that reads the slice's counters.
    input  wire [2:0]   counter_index,        // The counter to show.
    output wire [31:0]  counter_value,        // Its value.

    output wire         ram_error             // In the cycle before, a memory gave a word with an
                                              // error that its ECC cannot correct; always 0 unless
                                              // macros that have ECC are in the wrappers of
                                              // memories.
);

    wire buffer_slice_request_valid;
    wire [1:0] buffer_slice_request_kind;
    wire [3:0] buffer_slice_request_operation;
    wire [40:0] buffer_slice_request_line;
    wire [3:0] buffer_slice_request_sectors;
    wire [31:0] buffer_slice_request_byte_enable;
    wire [255:0] buffer_slice_request_data;
    wire [7:0] buffer_slice_request_source;
    wire [9:0] buffer_slice_request_id;
    wire buffer_slice_reply_ready;
    wire buffer_flushed;
    wire buffer_idle;
    wire cache_request_ready;
    wire cache_reply_valid;
    wire [7:0] cache_reply_source;
    wire [9:0] cache_reply_id;
    wire [1:0] cache_reply_kind;
    wire [1:0] cache_reply_sector;
    wire [255:0] cache_reply_data;
    wire cache_reply_last;
    wire cache_memory_request_valid;
    wire [1:0] cache_memory_request_kind;
    wire [3:0] cache_memory_request_operation;
    wire [40:0] cache_memory_request_line;
    wire [3:0] cache_memory_request_sectors;
    wire [31:0] cache_memory_request_byte_enable;
    wire [255:0] cache_memory_request_data;
    wire [6:0] cache_memory_request_id;
    wire cache_memory_reply_ready;
    wire cache_flushed;
    wire cache_idle;
    wire manager_request_ready;
    wire manager_reply_valid;
    wire [6:0] manager_reply_id;
    wire [1:0] manager_reply_kind;
    wire [1:0] manager_reply_sector;
    wire [255:0] manager_reply_data;
    wire manager_reply_last;
    wire manager_idle;

    wire cache_flush = flush && buffer_flushed;
    assign flushed = cache_flushed && buffer_flushed;
    wire parts_idle = buffer_idle && manager_idle;
    assign idle = cache_idle && parts_idle;

    (* unused *) wire unused;
    assign unused = &{1'b0, cache_memory_request_operation};

    atomic_buffer_5e59e0ae u_buffer (
        .clock                     (clock),
        .reset                     (reset),
        .request_valid             (request_valid),
        .request_ready             (request_ready),
        .request_kind              (request_kind),
        .request_operation         (request_operation),
        .request_line              (request_line),
        .request_sectors           (request_sectors),
        .request_byte_enable       (request_byte_enable),
        .request_data              (request_data),
        .request_source            (request_source),
        .request_id                (request_id),
        .reply_valid               (reply_valid),
        .reply_ready               (reply_ready),
        .reply_source              (reply_source),
        .reply_id                  (reply_id),
        .reply_kind                (reply_kind),
        .reply_sector              (reply_sector),
        .reply_data                (reply_data),
        .reply_last                (reply_last),
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

    llc_slice_b130ce8d u_cache (
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
        .memory_request_valid       (cache_memory_request_valid),
        .memory_request_ready       (manager_request_ready),
        .memory_request_kind        (cache_memory_request_kind),
        .memory_request_operation   (cache_memory_request_operation),
        .memory_request_line        (cache_memory_request_line),
        .memory_request_sectors     (cache_memory_request_sectors),
        .memory_request_byte_enable (cache_memory_request_byte_enable),
        .memory_request_data        (cache_memory_request_data),
        .memory_request_id          (cache_memory_request_id),
        .memory_reply_valid         (manager_reply_valid),
        .memory_reply_ready         (cache_memory_reply_ready),
        .memory_reply_id            (manager_reply_id),
        .memory_reply_kind          (manager_reply_kind),
        .memory_reply_sector        (manager_reply_sector),
        .memory_reply_data          (manager_reply_data),
        .memory_reply_last          (manager_reply_last),
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

    axi4_memory_c0e6b648 u_manager (
        .clock               (clock),
        .reset               (reset),
        .request_valid       (cache_memory_request_valid),
        .request_ready       (manager_request_ready),
        .request_kind        (cache_memory_request_kind),
        .request_line        (cache_memory_request_line),
        .request_sectors     (cache_memory_request_sectors),
        .request_byte_enable (cache_memory_request_byte_enable),
        .request_data        (cache_memory_request_data),
        .request_id          (cache_memory_request_id),
        .reply_valid         (manager_reply_valid),
        .reply_ready         (cache_memory_reply_ready),
        .reply_id            (manager_reply_id),
        .reply_kind          (manager_reply_kind),
        .reply_sector        (manager_reply_sector),
        .reply_data          (manager_reply_data),
        .reply_last          (manager_reply_last),
        .ar_valid            (ar_valid),
        .ar_ready            (ar_ready),
        .ar_id               (ar_id),
        .ar_addr             (ar_addr),
        .ar_len              (ar_len),
        .ar_size             (ar_size),
        .ar_burst            (ar_burst),
        .ar_lock             (ar_lock),
        .ar_cache            (ar_cache),
        .ar_prot             (ar_prot),
        .ar_qos              (ar_qos),
        .r_valid             (r_valid),
        .r_ready             (r_ready),
        .r_id                (r_id),
        .r_data              (r_data),
        .r_resp              (r_resp),
        .r_last              (r_last),
        .aw_valid            (aw_valid),
        .aw_ready            (aw_ready),
        .aw_id               (aw_id),
        .aw_addr             (aw_addr),
        .aw_len              (aw_len),
        .aw_size             (aw_size),
        .aw_burst            (aw_burst),
        .aw_lock             (aw_lock),
        .aw_cache            (aw_cache),
        .aw_prot             (aw_prot),
        .aw_qos              (aw_qos),
        .w_valid             (w_valid),
        .w_ready             (w_ready),
        .w_data              (w_data),
        .w_strb              (w_strb),
        .w_last              (w_last),
        .b_valid             (b_valid),
        .b_ready             (b_ready),
        .b_id                (b_id),
        .b_resp              (b_resp),
        .error_valid         (error_valid),
        .error_line          (error_line),
        .error_is_write      (error_is_write),
        .idle                (manager_idle)
    );
endmodule

`default_nettype wire
