// warpcache 0.1.0: sac_chip of design isca23
// paper: isca23 section 3.1, section 3.6
//
// Back-pressure and latency: on every stream; a level and its answer.
//
// The environment's side:
// - The environment keeps the promises of the parts to their outer side: those of sac_entry and
//   sac_tile to their streams, those of chip_monitor to level.
// - The outside answers each request that leaves by forward, whichever slice of whichever chip
//   serves it, and every request and reply moves within a bound once its receiver takes.
// - A kernel in which SMs of two chips exchange data before it ends runs under memory-side:
//   kernel_pinned of the reconfigurator.
//
// Of sac_entry:
// - The environment changes sm_side only in a cycle after one in which held and empty were true,
//   never changes chip, names chips below chips, answers no request that has not left in an earlier
//   cycle, and keeps what it offers.
//
// Of reconfigurator:
// - The environment answers a level only: an answer becomes true while its level is, and false
//   while its level is false.
// - A chip is empty or idle only while it is held, and not held only once it is neither.
// - A counter that is offered holds until it is taken.
// - A total has counter_bits bits, a slice's counter slice_counter_bits.
// - The streams of the unit keep their contract.
//
// Of chip_monitor:
// - The environment changes a level only once it is answered, and lets level_profile fall only once
//   all counters are taken.
// - An entry is held, or held and empty, only while hold is true, and then until it falls.
// - A tile is flushed only while flush is true, and then until it falls.
// - Slices and chips that are named are there, and a request asks for a sector.
//
// Of sac_tile:
// - The environment changes sm_side only while flushed is true, or was in the cycle before, and
//   offers no request from flush on until it has fallen, but over link what other chips' slices
//   write back.
// - local has requests of this chip, of this slice's lines, link those of other chips whose home is
//   this one.
// - An SM's identifier has id_bits bits, and names of requests that are not answered differ.
// - The memory and the other chips' keep the promises of the next level of an llc_slice.
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
// - request_ready on request_valid, forward_ready
// - forward_valid on request_valid
// - forward_kind on request_kind
// - forward_operation on request_operation
// - forward_line on request_line
// - forward_sectors on request_sectors
// - forward_byte_enable on request_byte_enable
// - forward_data on request_data
// - forward_source on request_source
// - forward_id on request_id
// - forward_chip on chip
// - forward_home on request_home
// - forward_to_chip on chip, request_home
// - forward_to_slice on request_line
// - reply_ready on down_reply_ready
// - down_reply_valid on reply_valid
// - down_reply_id on reply_id
// - down_reply_kind on reply_kind
// - down_reply_sector on reply_sector
// - down_reply_data on reply_data
// - down_reply_last on reply_last
// - local_ready on local_valid, local_kind, local_operation, local_line, local_sectors,
//   local_source, local_id, local_chip, local_home, remote_reply_valid, remote_reply_id,
//   memory_reply_valid, memory_reply_source, memory_reply_id, memory_reply_kind,
//   memory_reply_sector, memory_reply_last, memory_reply_chip
// - link_out_valid on chip
// - link_out_chip on chip
// - remote_reply_ready on memory_reply_valid, memory_reply_id
// - tile_reply_valid on memory_reply_valid, memory_reply_id
// - tile_reply_source on memory_reply_valid, memory_reply_source, memory_reply_id,
//   memory_reply_kind, memory_reply_sector, memory_reply_last, memory_reply_chip
// - tile_reply_id on memory_reply_valid, memory_reply_source, memory_reply_id, memory_reply_kind,
//   memory_reply_sector, memory_reply_last, memory_reply_chip
// - tile_reply_kind on memory_reply_valid, memory_reply_source, memory_reply_id, memory_reply_kind,
//   memory_reply_sector, memory_reply_last, memory_reply_chip
// - tile_reply_sector on memory_reply_valid, memory_reply_source, memory_reply_id,
//   memory_reply_kind, memory_reply_sector, memory_reply_last, memory_reply_chip
// - tile_reply_data on memory_reply_valid, memory_reply_id, memory_reply_data
// - tile_reply_last on memory_reply_valid, memory_reply_source, memory_reply_id, memory_reply_kind,
//   memory_reply_sector, memory_reply_last, memory_reply_chip
// - tile_reply_chip on memory_reply_valid, memory_reply_source, memory_reply_id, memory_reply_kind,
//   memory_reply_sector, memory_reply_last, memory_reply_chip
// - tile_reply_to_slice on chip, memory_reply_valid, memory_reply_source, memory_reply_id,
//   memory_reply_kind, memory_reply_sector, memory_reply_last, memory_reply_chip
// - memory_reply_ready on remote_reply_valid, tile_reply_ready, memory_reply_valid, memory_reply_id
// - counter_value on counter_index
`default_nettype none

// A chip's end of its SMs' requests, the tiles of its last-level cache, and the monitor that joins
// them with the reconfigurator.
module sac_chip (
    input  wire          clock,
    input  wire          reset,
    input  wire [1:0]    chip,                   // Number of this chip, below chips; it never
                                                 // changes.
    // level: Levels of the reconfigurator.
    input  wire          level_hold,             // Let no request enter.
    input  wire          level_flush,            // Flush the caches. The level rises once every
                                                 // chip has answered empty and idle, since a tile
                                                 // that is flushed takes no request, so that one in
                                                 // flight would be answered only after flush has
                                                 // fallen.
    input  wire          level_sm_side,          // The organisation is to be SM-side.
    input  wire          level_profile,          // Count, then offer the counters.
    // answer: Answers of the chip.
    output wire          answer_held,            // No request enters any more.
    output wire          answer_empty,           // Held, and every request that has entered is
                                                 // answered.
    output wire          answer_idle,            // Held, and every tile has been idle since.
    output wire          answer_flushed,         // Every tile is flushed.
    output wire          answer_organisation,    // The organisation of entries and tiles is
                                                 // SM-side.
    output wire          answer_profiled,        // The profile is over, and its counters are
                                                 // offered.
    // profile_counter: The counters of a profile, one after the other.
    output wire          profile_counter_valid,  // A beat is offered.
    input  wire          profile_counter_ready,  // The beat that is offered is taken.
    output wire [23:0]   profile_counter_data,   // Its value.

    output wire [23:0]   crd_dropped,            // Sampled requests of the profile that found the
                                                 // directory's queue full.
    output wire [23:0]   llc_requests,           // A diagnostic: requests of the profile that
                                                 // arrived at slices.
    output wire [23:0]   llc_hits,               // A diagnostic: hits of slices in the profile, of
                                                 // lines from before it too.
    // request: Requests of each SM's L1.
    input  wire [31:0]   request_valid,          // A beat is offered. [32 elements]
    output wire [31:0]   request_ready,          // The beat that is offered is taken. [32 elements]
    input  wire [63:0]   request_kind,           // Kind of the request. [0=load, 1=store, 2=atomic,
                                                 // 3=maintain] [32 elements of 2 bits]
    input  wire [127:0]  request_operation,      // An atomic's operation; a maintain's: 0 clean, 1
                                                 // flush, 2 discard, of the copy in the slice that
                                                 // it reaches. [32 elements of 4 bits]
    input  wire [1311:0] request_line,           // Line address. [32 elements of 41 bits]
    input  wire [127:0]  request_sectors,        // Sectors of the line. [32 elements of 4 bits]
    input  wire [1023:0] request_byte_enable,    // Bytes of the sector that are written, or an
                                                 // atomic's word. [32 elements of 32 bits]
    input  wire [8191:0] request_data,           // The sector's new bytes, or an atomic's operands.
                                                 // [32 elements of 256 bits]
    input  wire [255:0]  request_source,         // Number of the requester. [32 elements of 8 bits]
    input  wire [287:0]  request_id,             // The requester's identifier. [32 elements of 9
                                                 // bits]
    input  wire [63:0]   request_home,           // The chip whose memory holds the line, below
                                                 // chips. [32 elements of 2 bits]
    // forward: The same, to the NoC.
    output wire [31:0]   forward_valid,          // A beat is offered. [32 elements]
    input  wire [31:0]   forward_ready,          // The beat that is offered is taken. [32 elements]
    output wire [63:0]   forward_kind,           // Kind of the request. [0=load, 1=store, 2=atomic,
                                                 // 3=maintain] [32 elements of 2 bits]
    output wire [127:0]  forward_operation,      // An atomic's operation; a maintain's: 0 clean, 1
                                                 // flush, 2 discard, of the copy in the slice that
                                                 // it reaches. [32 elements of 4 bits]
    output wire [1311:0] forward_line,           // Line address. [32 elements of 41 bits]
    output wire [127:0]  forward_sectors,        // Sectors of the line. [32 elements of 4 bits]
    output wire [1023:0] forward_byte_enable,    // Bytes of the sector that are written, or an
                                                 // atomic's word. [32 elements of 32 bits]
    output wire [8191:0] forward_data,           // The sector's new bytes, or an atomic's operands.
                                                 // [32 elements of 256 bits]
    output wire [255:0]  forward_source,         // Number of the requester. [32 elements of 8 bits]
    output wire [287:0]  forward_id,             // The requester's identifier. [32 elements of 9
                                                 // bits]
    output wire [63:0]   forward_chip,           // The chip that asks. [32 elements of 2 bits]
    output wire [63:0]   forward_home,           // The chip whose memory holds the line. [32
                                                 // elements of 2 bits]
    output wire [63:0]   forward_to_chip,        // The chip that it goes to. [32 elements of 2
                                                 // bits]
    output wire [127:0]  forward_to_slice,       // The slice there. [32 elements of 4 bits]
    // reply: Replies of the NoC for each SM.
    input  wire [31:0]   reply_valid,            // A beat is offered. [32 elements]
    output wire [31:0]   reply_ready,            // The beat that is offered is taken. [32 elements]
    input  wire [287:0]  reply_id,               // Identifier of the request answered. [32 elements
                                                 // of 9 bits]
    input  wire [63:0]   reply_kind,             // Kind of the request answered. [0=load, 1=store,
                                                 // 2=atomic, 3=maintain] [32 elements of 2 bits]
    input  wire [63:0]   reply_sector,           // Sector of the line. [32 elements of 2 bits]
    input  wire [8191:0] reply_data,             // The sector's bytes. [32 elements of 256 bits]
    input  wire [31:0]   reply_last,             // No other beat of this reply follows. [32
                                                 // elements]
    // down_reply: The same, to its L1.
    output wire [31:0]   down_reply_valid,       // A beat is offered. [32 elements]
    input  wire [31:0]   down_reply_ready,       // The beat that is offered is taken. [32 elements]
    output wire [287:0]  down_reply_id,          // Identifier of the request answered. [32 elements
                                                 // of 9 bits]
    output wire [63:0]   down_reply_kind,        // Kind of the request answered. [0=load, 1=store,
                                                 // 2=atomic, 3=maintain] [32 elements of 2 bits]
    output wire [63:0]   down_reply_sector,      // Sector of the line. [32 elements of 2 bits]
    output wire [8191:0] down_reply_data,        // The sector's bytes. [32 elements of 256 bits]
    output wire [31:0]   down_reply_last,        // No other beat of this reply follows. [32
                                                 // elements]
    // local: Requests of the chip's SMs to each slice.
    input  wire [15:0]   local_valid,            // A beat is offered. [16 elements]
    output wire [15:0]   local_ready,            // The beat that is offered is taken. [16 elements]
    input  wire [31:0]   local_kind,             // Kind of the request. [0=load, 1=store, 2=atomic,
                                                 // 3=maintain] [16 elements of 2 bits]
    input  wire [63:0]   local_operation,        // An atomic's operation, passed on as it is; a
                                                 // maintain's: 0 clean, 1 flush, 2 discard. [16
                                                 // elements of 4 bits]
    input  wire [655:0]  local_line,             // Line address. [16 elements of 41 bits]
    input  wire [63:0]   local_sectors,          // Sectors of the line: of a load any, at least
                                                 // one; of a store or atomic exactly one. [16
                                                 // elements of 4 bits]
    input  wire [511:0]  local_byte_enable,      // Bytes of the sector that a store writes; an
                                                 // atomic's are passed on as they are. [16 elements
                                                 // of 32 bits]
    input  wire [4095:0] local_data,             // The sector's new bytes; an atomic's are passed
                                                 // on as they are. [16 elements of 256 bits]
    input  wire [127:0]  local_source,           // Number of the requester, which the reply
                                                 // carries. [16 elements of 8 bits]
    input  wire [143:0]  local_id,               // The requester's identifier, which the reply
                                                 // carries. [16 elements of 9 bits]
    input  wire [31:0]   local_chip,             // The chip that asks, which the reply carries. [16
                                                 // elements of 2 bits]
    input  wire [31:0]   local_home,             // The chip whose memory holds the line. [16
                                                 // elements of 2 bits]
    // link: Requests from inter-chip links, of each slice.
    input  wire [15:0]   link_valid,             // A beat is offered. [16 elements]
    output wire [15:0]   link_ready,             // The beat that is offered is taken. [16 elements]
    input  wire [31:0]   link_kind,              // Kind of the request. [0=load, 1=store, 2=atomic,
                                                 // 3=maintain] [16 elements of 2 bits]
    input  wire [63:0]   link_operation,         // An atomic's operation, passed on as it is; a
                                                 // maintain's: 0 clean, 1 flush, 2 discard. [16
                                                 // elements of 4 bits]
    input  wire [655:0]  link_line,              // Line address. [16 elements of 41 bits]
    input  wire [63:0]   link_sectors,           // Sectors of the line: of a load any, at least
                                                 // one; of a store or atomic exactly one. [16
                                                 // elements of 4 bits]
    input  wire [511:0]  link_byte_enable,       // Bytes of the sector that a store writes; an
                                                 // atomic's are passed on as they are. [16 elements
                                                 // of 32 bits]
    input  wire [4095:0] link_data,              // The sector's new bytes; an atomic's are passed
                                                 // on as they are. [16 elements of 256 bits]
    input  wire [127:0]  link_source,            // Number of the requester, which the reply
                                                 // carries. [16 elements of 8 bits]
    input  wire [143:0]  link_id,                // The requester's identifier, which the reply
                                                 // carries. [16 elements of 9 bits]
    input  wire [31:0]   link_chip,              // The chip that asks, which the reply carries. [16
                                                 // elements of 2 bits]
    input  wire [31:0]   link_home,              // The chip whose memory holds the line. [16
                                                 // elements of 2 bits]
    // link_out: Requests of each slice to other chips' memories.
    output wire [15:0]   link_out_valid,         // A beat is offered. [16 elements]
    input  wire [15:0]   link_out_ready,         // The beat that is offered is taken. [16 elements]
    output wire [31:0]   link_out_kind,          // Kind of the request. [0=load, 1=store, 2=atomic,
                                                 // 3=maintain] [16 elements of 2 bits]
    output wire [63:0]   link_out_operation,     // An atomic's operation, passed on as it is; a
                                                 // maintain's: 0 clean, 1 flush, 2 discard. [16
                                                 // elements of 4 bits]
    output wire [655:0]  link_out_line,          // Line address. [16 elements of 41 bits]
    output wire [63:0]   link_out_sectors,       // Sectors of the line: of a load any, at least
                                                 // one; of a store or atomic exactly one. [16
                                                 // elements of 4 bits]
    output wire [511:0]  link_out_byte_enable,   // Bytes of the sector that a store writes; an
                                                 // atomic's are passed on as they are. [16 elements
                                                 // of 32 bits]
    output wire [4095:0] link_out_data,          // The sector's new bytes; an atomic's are passed
                                                 // on as they are. [16 elements of 256 bits]
    output wire [127:0]  link_out_source,        // Number of the requester, which the reply
                                                 // carries. [16 elements of 8 bits]
    output wire [143:0]  link_out_id,            // The requester's identifier, which the reply
                                                 // carries. [16 elements of 9 bits]
    output wire [31:0]   link_out_chip,          // The chip that asks, which the reply carries. [16
                                                 // elements of 2 bits]
    output wire [31:0]   link_out_home,          // The chip whose memory holds the line. [16
                                                 // elements of 2 bits]
    // remote_reply: Replies to them.
    input  wire [15:0]   remote_reply_valid,     // A beat is offered. [16 elements]
    output wire [15:0]   remote_reply_ready,     // The beat that is offered is taken. [16 elements]
    input  wire [111:0]  remote_reply_id,        // The identifier of the request answered. [16
                                                 // elements of 7 bits]
    input  wire [31:0]   remote_reply_kind,      // The kind of the request answered. [0=load,
                                                 // 1=store, 2=atomic] [16 elements of 2 bits]
    input  wire [31:0]   remote_reply_sector,    // Sector of the line; anything for a store. [16
                                                 // elements of 2 bits]
    input  wire [4095:0] remote_reply_data,      // The sector's bytes; an atomic's old bytes;
                                                 // anything for a store. [16 elements of 256 bits]
    input  wire [15:0]   remote_reply_last,      // No other beat of this reply follows. [16
                                                 // elements]
    // tile_reply: Replies of each slice to SMs and to other chips' slices.
    output wire [15:0]   tile_reply_valid,       // A beat is offered. [16 elements]
    input  wire [15:0]   tile_reply_ready,       // The beat that is offered is taken. [16 elements]
    output wire [127:0]  tile_reply_source,      // Number of the requester. [16 elements of 8 bits]
    output wire [143:0]  tile_reply_id,          // Identifier of the request answered. [16 elements
                                                 // of 9 bits]
    output wire [31:0]   tile_reply_kind,        // Kind of the request answered. [0=load, 1=store,
                                                 // 2=atomic, 3=maintain] [16 elements of 2 bits]
    output wire [31:0]   tile_reply_sector,      // Sector of the line. [16 elements of 2 bits]
    output wire [4095:0] tile_reply_data,        // The sector's bytes. [16 elements of 256 bits]
    output wire [15:0]   tile_reply_last,        // No other beat of this reply follows. [16
                                                 // elements]
    output wire [31:0]   tile_reply_chip,        // The chip that asked. [16 elements of 2 bits]
    output wire [15:0]   tile_reply_to_slice,    // The reply is for that chip's slice of this
                                                 // number, source and id being the slice's
                                                 // identifier; else for an SM. [16 elements]
    // memory: Requests of each slice to this chip's memory.
    output wire [15:0]   memory_valid,           // A beat is offered. [16 elements]
    input  wire [15:0]   memory_ready,           // The beat that is offered is taken. [16 elements]
    output wire [31:0]   memory_kind,            // Kind of the request. [0=load, 1=store, 2=atomic,
                                                 // 3=maintain] [16 elements of 2 bits]
    output wire [63:0]   memory_operation,       // An atomic's operation, passed on as it is; a
                                                 // maintain's: 0 clean, 1 flush, 2 discard. [16
                                                 // elements of 4 bits]
    output wire [655:0]  memory_line,            // Line address. [16 elements of 41 bits]
    output wire [63:0]   memory_sectors,         // Sectors of the line: of a load any, at least
                                                 // one; of a store or atomic exactly one. [16
                                                 // elements of 4 bits]
    output wire [511:0]  memory_byte_enable,     // Bytes of the sector that a store writes; an
                                                 // atomic's are passed on as they are. [16 elements
                                                 // of 32 bits]
    output wire [4095:0] memory_data,            // The sector's new bytes; an atomic's are passed
                                                 // on as they are. [16 elements of 256 bits]
    output wire [127:0]  memory_source,          // Number of the requester, which the reply
                                                 // carries. [16 elements of 8 bits]
    output wire [175:0]  memory_id,              // The requester's identifier, which the reply
                                                 // carries. [16 elements of 11 bits]
    output wire [31:0]   memory_chip,            // The chip that asks, which the reply carries. [16
                                                 // elements of 2 bits]
    output wire [31:0]   memory_home,            // The chip whose memory holds the line. [16
                                                 // elements of 2 bits]
    // memory_reply: Its answers.
    input  wire [15:0]   memory_reply_valid,     // A beat is offered. [16 elements]
    output wire [15:0]   memory_reply_ready,     // The beat that is offered is taken. [16 elements]
    input  wire [127:0]  memory_reply_source,    // Number of the requester. [16 elements of 8 bits]
    input  wire [175:0]  memory_reply_id,        // Identifier of the request answered. [16 elements
                                                 // of 11 bits]
    input  wire [31:0]   memory_reply_kind,      // Kind of the request answered. [0=load, 1=store,
                                                 // 2=atomic, 3=maintain] [16 elements of 2 bits]
    input  wire [31:0]   memory_reply_sector,    // Sector of the line; 0 for a store and a
                                                 // maintain. [16 elements of 2 bits]
    input  wire [4095:0] memory_reply_data,      // The sector's bytes; an atomic's old bytes; 0 for
                                                 // a store and a maintain. [16 elements of 256
                                                 // bits]
    input  wire [15:0]   memory_reply_last,      // No other beat of this reply follows. [16
                                                 // elements]
    input  wire [31:0]   memory_reply_chip,      // The chip that asked. [16 elements of 2 bits]
    // event: Events in each slice in the cycle before.
    output wire [15:0]   event_hit,              // A load found its sectors readable, or a store
                                                 // its line. [16 elements]
    output wire [15:0]   event_hit_pending,      // A load joined a line in flight. [16 elements]
    output wire [15:0]   event_miss,             // A load asked for sectors, or a store took a way.
                                                 // [16 elements]
    output wire [15:0]   event_atomic,           // An atomic went down. [16 elements]
    output wire [15:0]   event_wait,             // A request was in lookup, and nothing was done
                                                 // for it. [16 elements]
    output wire [15:0]   event_evict,            // A line was evicted. [16 elements]
    output wire [15:0]   event_write_back,       // A dirty sector was read to be written back. [16
                                                 // elements]
    output wire [15:0]   event_fill,             // The last beat of a line was written. [16
                                                 // elements]

    input  wire [2:0]    counter_index,          // The counter to show of every slice.
    output wire [511:0]  counter_value,          // Value of the selected counter in each instance,
                                                 // a lane each. [16 elements of 32 bits]
    output wire          ram_error               // In the cycle before, a memory gave a word with
                                                 // an error that its ECC cannot correct; always 0
                                                 // unless macros that have ECC are in the wrappers
                                                 // of memories.
);

    wire [31:0] entries_held;
    wire [31:0] entries_empty;
    wire [31:0] entries_miss_valid;
    wire [127:0] entries_miss_slice;
    wire [31:0] entries_miss_local;
    wire [15:0] tiles_flushed;
    wire [15:0] tiles_idle;
    wire [15:0] tiles_arrival_valid;
    wire [31:0] tiles_arrival_chip;
    wire [655:0] tiles_arrival_line;
    wire [63:0] tiles_arrival_sectors;
    wire [15:0] tiles_lookup_hit;
    wire [15:0] tiles_atomic_hit;
    wire [15:0] tiles_ram_error;
    wire monitor_hold;
    wire monitor_flush;
    wire monitor_sm_side;
    genvar n;

    assign ram_error = |tiles_ram_error;

    generate
        for (n = 0; n < 32; n = n + 1) begin : entries
            sac_entry_1a0b0381 u_entries (
                .clock               (clock),
                .reset               (reset),
                .sm_side             (monitor_sm_side),
                .chip                (chip),
                .hold                (monitor_hold),
                .held                (entries_held[n]),
                .empty               (entries_empty[n]),
                .request_valid       (request_valid[n]),
                .request_ready       (request_ready[n]),
                .request_kind        (request_kind[n * 2 +: 2]),
                .request_operation   (request_operation[n * 4 +: 4]),
                .request_line        (request_line[n * 41 +: 41]),
                .request_sectors     (request_sectors[n * 4 +: 4]),
                .request_byte_enable (request_byte_enable[n * 32 +: 32]),
                .request_data        (request_data[n * 256 +: 256]),
                .request_source      (request_source[n * 8 +: 8]),
                .request_id          (request_id[n * 9 +: 9]),
                .request_home        (request_home[n * 2 +: 2]),
                .forward_valid       (forward_valid[n]),
                .forward_ready       (forward_ready[n]),
                .forward_kind        (forward_kind[n * 2 +: 2]),
                .forward_operation   (forward_operation[n * 4 +: 4]),
                .forward_line        (forward_line[n * 41 +: 41]),
                .forward_sectors     (forward_sectors[n * 4 +: 4]),
                .forward_byte_enable (forward_byte_enable[n * 32 +: 32]),
                .forward_data        (forward_data[n * 256 +: 256]),
                .forward_source      (forward_source[n * 8 +: 8]),
                .forward_id          (forward_id[n * 9 +: 9]),
                .forward_chip        (forward_chip[n * 2 +: 2]),
                .forward_home        (forward_home[n * 2 +: 2]),
                .forward_to_chip     (forward_to_chip[n * 2 +: 2]),
                .forward_to_slice    (forward_to_slice[n * 4 +: 4]),
                .reply_valid         (reply_valid[n]),
                .reply_ready         (reply_ready[n]),
                .reply_id            (reply_id[n * 9 +: 9]),
                .reply_kind          (reply_kind[n * 2 +: 2]),
                .reply_sector        (reply_sector[n * 2 +: 2]),
                .reply_data          (reply_data[n * 256 +: 256]),
                .reply_last          (reply_last[n]),
                .down_reply_valid    (down_reply_valid[n]),
                .down_reply_ready    (down_reply_ready[n]),
                .down_reply_id       (down_reply_id[n * 9 +: 9]),
                .down_reply_kind     (down_reply_kind[n * 2 +: 2]),
                .down_reply_sector   (down_reply_sector[n * 2 +: 2]),
                .down_reply_data     (down_reply_data[n * 256 +: 256]),
                .down_reply_last     (down_reply_last[n]),
                .miss_valid          (entries_miss_valid[n]),
                .miss_slice          (entries_miss_slice[n * 4 +: 4]),
                .miss_local          (entries_miss_local[n])
            );
        end
    endgenerate

    generate
        for (n = 0; n < 16; n = n + 1) begin : tiles
            sac_tile_0c3d4022 u_tiles (
                .clock                (clock),
                .reset                (reset),
                .sm_side              (monitor_sm_side),
                .flush                (monitor_flush),
                .flushed              (tiles_flushed[n]),
                .idle                 (tiles_idle[n]),
                .chip                 (chip),
                .slice                (n[3:0]),
                .local_valid          (local_valid[n]),
                .local_ready          (local_ready[n]),
                .local_kind           (local_kind[n * 2 +: 2]),
                .local_operation      (local_operation[n * 4 +: 4]),
                .local_line           (local_line[n * 41 +: 41]),
                .local_sectors        (local_sectors[n * 4 +: 4]),
                .local_byte_enable    (local_byte_enable[n * 32 +: 32]),
                .local_data           (local_data[n * 256 +: 256]),
                .local_source         (local_source[n * 8 +: 8]),
                .local_id             (local_id[n * 9 +: 9]),
                .local_chip           (local_chip[n * 2 +: 2]),
                .local_home           (local_home[n * 2 +: 2]),
                .link_valid           (link_valid[n]),
                .link_ready           (link_ready[n]),
                .link_kind            (link_kind[n * 2 +: 2]),
                .link_operation       (link_operation[n * 4 +: 4]),
                .link_line            (link_line[n * 41 +: 41]),
                .link_sectors         (link_sectors[n * 4 +: 4]),
                .link_byte_enable     (link_byte_enable[n * 32 +: 32]),
                .link_data            (link_data[n * 256 +: 256]),
                .link_source          (link_source[n * 8 +: 8]),
                .link_id              (link_id[n * 9 +: 9]),
                .link_chip            (link_chip[n * 2 +: 2]),
                .link_home            (link_home[n * 2 +: 2]),
                .link_out_valid       (link_out_valid[n]),
                .link_out_ready       (link_out_ready[n]),
                .link_out_kind        (link_out_kind[n * 2 +: 2]),
                .link_out_operation   (link_out_operation[n * 4 +: 4]),
                .link_out_line        (link_out_line[n * 41 +: 41]),
                .link_out_sectors     (link_out_sectors[n * 4 +: 4]),
                .link_out_byte_enable (link_out_byte_enable[n * 32 +: 32]),
                .link_out_data        (link_out_data[n * 256 +: 256]),
                .link_out_source      (link_out_source[n * 8 +: 8]),
                .link_out_id          (link_out_id[n * 9 +: 9]),
                .link_out_chip        (link_out_chip[n * 2 +: 2]),
                .link_out_home        (link_out_home[n * 2 +: 2]),
                .remote_reply_valid   (remote_reply_valid[n]),
                .remote_reply_ready   (remote_reply_ready[n]),
                .remote_reply_id      (remote_reply_id[n * 7 +: 7]),
                .remote_reply_kind    (remote_reply_kind[n * 2 +: 2]),
                .remote_reply_sector  (remote_reply_sector[n * 2 +: 2]),
                .remote_reply_data    (remote_reply_data[n * 256 +: 256]),
                .remote_reply_last    (remote_reply_last[n]),
                .reply_valid          (tile_reply_valid[n]),
                .reply_ready          (tile_reply_ready[n]),
                .reply_source         (tile_reply_source[n * 8 +: 8]),
                .reply_id             (tile_reply_id[n * 9 +: 9]),
                .reply_kind           (tile_reply_kind[n * 2 +: 2]),
                .reply_sector         (tile_reply_sector[n * 2 +: 2]),
                .reply_data           (tile_reply_data[n * 256 +: 256]),
                .reply_last           (tile_reply_last[n]),
                .reply_chip           (tile_reply_chip[n * 2 +: 2]),
                .reply_to_slice       (tile_reply_to_slice[n]),
                .memory_valid         (memory_valid[n]),
                .memory_ready         (memory_ready[n]),
                .memory_kind          (memory_kind[n * 2 +: 2]),
                .memory_operation     (memory_operation[n * 4 +: 4]),
                .memory_line          (memory_line[n * 41 +: 41]),
                .memory_sectors       (memory_sectors[n * 4 +: 4]),
                .memory_byte_enable   (memory_byte_enable[n * 32 +: 32]),
                .memory_data          (memory_data[n * 256 +: 256]),
                .memory_source        (memory_source[n * 8 +: 8]),
                .memory_id            (memory_id[n * 11 +: 11]),
                .memory_chip          (memory_chip[n * 2 +: 2]),
                .memory_home          (memory_home[n * 2 +: 2]),
                .memory_reply_valid   (memory_reply_valid[n]),
                .memory_reply_ready   (memory_reply_ready[n]),
                .memory_reply_source  (memory_reply_source[n * 8 +: 8]),
                .memory_reply_id      (memory_reply_id[n * 11 +: 11]),
                .memory_reply_kind    (memory_reply_kind[n * 2 +: 2]),
                .memory_reply_sector  (memory_reply_sector[n * 2 +: 2]),
                .memory_reply_data    (memory_reply_data[n * 256 +: 256]),
                .memory_reply_last    (memory_reply_last[n]),
                .memory_reply_chip    (memory_reply_chip[n * 2 +: 2]),
                .arrival_valid        (tiles_arrival_valid[n]),
                .arrival_chip         (tiles_arrival_chip[n * 2 +: 2]),
                .arrival_line         (tiles_arrival_line[n * 41 +: 41]),
                .arrival_sectors      (tiles_arrival_sectors[n * 4 +: 4]),
                .lookup_hit           (tiles_lookup_hit[n]),
                .atomic_hit           (tiles_atomic_hit[n]),
                .event_hit            (event_hit[n]),
                .event_hit_pending    (event_hit_pending[n]),
                .event_miss           (event_miss[n]),
                .event_atomic         (event_atomic[n]),
                .event_wait           (event_wait[n]),
                .event_evict          (event_evict[n]),
                .event_write_back     (event_write_back[n]),
                .event_fill           (event_fill[n]),
                .counter_index        (counter_index),
                .counter_value        (counter_value[n * 32 +: 32]),
                .ram_error            (tiles_ram_error[n])
            );
        end
    endgenerate

    chip_monitor_382c8318 u_monitor (
        .clock               (clock),
        .reset               (reset),
        .level_hold          (level_hold),
        .level_flush         (level_flush),
        .level_sm_side       (level_sm_side),
        .level_profile       (level_profile),
        .answer_held         (answer_held),
        .answer_empty        (answer_empty),
        .answer_idle         (answer_idle),
        .answer_flushed      (answer_flushed),
        .answer_organisation (answer_organisation),
        .answer_profiled     (answer_profiled),
        .counter_valid       (profile_counter_valid),
        .counter_ready       (profile_counter_ready),
        .counter_data        (profile_counter_data),
        .hold                (monitor_hold),
        .flush               (monitor_flush),
        .sm_side             (monitor_sm_side),
        .entry_held          (entries_held),
        .entry_empty         (entries_empty),
        .entry_missed        (entries_miss_valid),
        .entry_miss_slice    (entries_miss_slice),
        .entry_miss_local    (entries_miss_local),
        .tile_idle           (tiles_idle),
        .tile_flushed        (tiles_flushed),
        .tile_arrives        (tiles_arrival_valid),
        .tile_chip           (tiles_arrival_chip),
        .tile_line           (tiles_arrival_line),
        .tile_sectors        (tiles_arrival_sectors),
        .tile_lookup_hits    (tiles_lookup_hit),
        .tile_atomic_hits    (tiles_atomic_hit),
        .crd_dropped         (crd_dropped),
        .llc_requests        (llc_requests),
        .llc_hits            (llc_hits)
    );
endmodule

`default_nettype wire
