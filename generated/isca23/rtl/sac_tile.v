// warpcache 0.1.0: sac_tile of design isca23
// paper: isca23 section 3.1
//
// Back-pressure and latency: on every stream; fills of local and of remote memory wait a cycle for
// each other at most.
//
// Words: The slice's number is slice, that of the chip chip. A line's home is the chip whose memory
// has it. Of identifiers those of a slice's requests, a class and a number (llc_slice), are across
// source and id, the lower bits in id.
//
// The environment's side:
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
// - flushed on flush
// - local_ready on sm_side, flush, local_valid, local_kind, local_operation, local_line,
//   local_sectors, local_source, local_id, local_chip, local_home, remote_reply_valid,
//   remote_reply_id, memory_reply_valid, memory_reply_source, memory_reply_id, memory_reply_kind,
//   memory_reply_sector, memory_reply_last, memory_reply_chip
// - link_out_valid on chip
// - link_out_line on slice
// - link_out_chip on chip
// - remote_reply_ready on memory_reply_valid, memory_reply_id
// - reply_valid on memory_reply_valid, memory_reply_id
// - reply_source on memory_reply_valid, memory_reply_source, memory_reply_id, memory_reply_kind,
//   memory_reply_sector, memory_reply_last, memory_reply_chip
// - reply_id on memory_reply_valid, memory_reply_source, memory_reply_id, memory_reply_kind,
//   memory_reply_sector, memory_reply_last, memory_reply_chip
// - reply_kind on memory_reply_valid, memory_reply_source, memory_reply_id, memory_reply_kind,
//   memory_reply_sector, memory_reply_last, memory_reply_chip
// - reply_sector on memory_reply_valid, memory_reply_source, memory_reply_id, memory_reply_kind,
//   memory_reply_sector, memory_reply_last, memory_reply_chip
// - reply_data on memory_reply_valid, memory_reply_id, memory_reply_data
// - reply_last on memory_reply_valid, memory_reply_source, memory_reply_id, memory_reply_kind,
//   memory_reply_sector, memory_reply_last, memory_reply_chip
// - reply_chip on memory_reply_valid, memory_reply_source, memory_reply_id, memory_reply_kind,
//   memory_reply_sector, memory_reply_last, memory_reply_chip
// - reply_to_slice on sm_side, chip, memory_reply_valid, memory_reply_source, memory_reply_id,
//   memory_reply_kind, memory_reply_sector, memory_reply_last, memory_reply_chip
// - memory_valid on sm_side, flush
// - memory_kind on sm_side, flush
// - memory_operation on sm_side, flush
// - memory_line on sm_side, flush
// - memory_sectors on sm_side, flush
// - memory_byte_enable on sm_side, flush
// - memory_data on sm_side, flush
// - memory_source on sm_side, flush
// - memory_id on sm_side, flush
// - memory_chip on sm_side, flush
// - memory_home on sm_side, flush
// - memory_reply_ready on remote_reply_valid, reply_ready, memory_reply_valid, memory_reply_id
// - arrival_valid on sm_side, flush, local_valid, local_kind, local_operation, local_line,
//   local_sectors, local_source, local_id, local_chip, local_home, remote_reply_valid,
//   remote_reply_id, memory_reply_valid, memory_reply_source, memory_reply_id, memory_reply_kind,
//   memory_reply_sector, memory_reply_last, memory_reply_chip
// - arrival_chip on sm_side, local_valid, local_kind, local_operation, local_line, local_sectors,
//   local_source, local_id, local_chip, local_home
// - arrival_line on sm_side, local_valid, local_kind, local_operation, local_line, local_sectors,
//   local_source, local_id, local_chip, local_home
// - arrival_sectors on sm_side, local_valid, local_kind, local_operation, local_line,
//   local_sectors, local_source, local_id, local_chip, local_home
// - counter_value on counter_index
`default_nettype none

// A slice of the last-level cache with its bypass, an atomic buffer in front, and one beside
// memory.
module sac_tile (
    input  wire         clock,
    input  wire         reset,
    input  wire         sm_side,               // The organisation is SM-side.
    input  wire         flush,                 // Write everything back and make every line invalid.
    output wire         flushed,               // The flush is done.
    output wire         idle,                  // The slice is idle, and the queues of the bypass
                                               // are empty.
    input  wire [1:0]   chip,                  // Number of this chip, below chips; it never
                                               // changes.
    input  wire [3:0]   slice,                 // Number of this slice, below slices; it never
                                               // changes.
    // local: Requests of the chip's SMs.
    input  wire         local_valid,           // A beat is offered.
    output wire         local_ready,           // The beat that is offered is taken.
    input  wire [1:0]   local_kind,            // Kind of the request. [0=load, 1=store, 2=atomic,
                                               // 3=maintain]
    input  wire [3:0]   local_operation,       // An atomic's operation, passed on as it is; a
                                               // maintain's: 0 clean, 1 flush, 2 discard.
    input  wire [40:0]  local_line,            // Line address.
    input  wire [3:0]   local_sectors,         // Sectors of the line: of a load any, at least one;
                                               // of a store or atomic exactly one.
    input  wire [31:0]  local_byte_enable,     // Bytes of the sector that a store writes; an
                                               // atomic's are passed on as they are.
    input  wire [255:0] local_data,            // The sector's new bytes; an atomic's are passed on
                                               // as they are.
    input  wire [7:0]   local_source,          // Number of the requester, which the reply carries.
    input  wire [8:0]   local_id,              // The requester's identifier, which the reply
                                               // carries.
    input  wire [1:0]   local_chip,            // The chip that asks, which the reply carries.
    input  wire [1:0]   local_home,            // The chip whose memory holds the line.
    // link: Requests from inter-chip links.
    input  wire         link_valid,            // A beat is offered.
    output wire         link_ready,            // The beat that is offered is taken.
    input  wire [1:0]   link_kind,             // Kind of the request. [0=load, 1=store, 2=atomic,
                                               // 3=maintain]
    input  wire [3:0]   link_operation,        // An atomic's operation, passed on as it is; a
                                               // maintain's: 0 clean, 1 flush, 2 discard.
    input  wire [40:0]  link_line,             // Line address.
    input  wire [3:0]   link_sectors,          // Sectors of the line: of a load any, at least one;
                                               // of a store or atomic exactly one.
    input  wire [31:0]  link_byte_enable,      // Bytes of the sector that a store writes; an
                                               // atomic's are passed on as they are.
    input  wire [255:0] link_data,             // The sector's new bytes; an atomic's are passed on
                                               // as they are.
    input  wire [7:0]   link_source,           // Number of the requester, which the reply carries.
    input  wire [8:0]   link_id,               // The requester's identifier, which the reply
                                               // carries.
    input  wire [1:0]   link_chip,             // The chip that asks, which the reply carries.
    input  wire [1:0]   link_home,             // The chip whose memory holds the line.
    // link_out: Requests of the slice to other chips' memories; the identifier is spread over
    // source and id.
    output wire         link_out_valid,        // A beat is offered.
    input  wire         link_out_ready,        // The beat that is offered is taken.
    output wire [1:0]   link_out_kind,         // Kind of the request. [0=load, 1=store, 2=atomic,
                                               // 3=maintain]
    output wire [3:0]   link_out_operation,    // An atomic's operation, passed on as it is; a
                                               // maintain's: 0 clean, 1 flush, 2 discard.
    output wire [40:0]  link_out_line,         // Line address.
    output wire [3:0]   link_out_sectors,      // Sectors of the line: of a load any, at least one;
                                               // of a store or atomic exactly one.
    output wire [31:0]  link_out_byte_enable,  // Bytes of the sector that a store writes; an
                                               // atomic's are passed on as they are.
    output wire [255:0] link_out_data,         // The sector's new bytes; an atomic's are passed on
                                               // as they are.
    output wire [7:0]   link_out_source,       // Number of the requester, which the reply carries.
    output wire [8:0]   link_out_id,           // The requester's identifier, which the reply
                                               // carries.
    output wire [1:0]   link_out_chip,         // The chip that asks, which the reply carries.
    output wire [1:0]   link_out_home,         // The chip whose memory holds the line.
    // remote_reply: Replies to them.
    input  wire         remote_reply_valid,    // A beat is offered.
    output wire         remote_reply_ready,    // The beat that is offered is taken.
    input  wire [6:0]   remote_reply_id,       // The identifier of the request answered.
    input  wire [1:0]   remote_reply_kind,     // The kind of the request answered. [0=load,
                                               // 1=store, 2=atomic]
    input  wire [1:0]   remote_reply_sector,   // Sector of the line; anything for a store.
    input  wire [255:0] remote_reply_data,     // The sector's bytes; an atomic's old bytes;
                                               // anything for a store.
    input  wire         remote_reply_last,     // No other beat of this reply follows.
    // reply: Replies to SMs and to other chips' slices.
    output wire         reply_valid,           // A beat is offered.
    input  wire         reply_ready,           // The beat that is offered is taken.
    output wire [7:0]   reply_source,          // Number of the requester.
    output wire [8:0]   reply_id,              // Identifier of the request answered.
    output wire [1:0]   reply_kind,            // Kind of the request answered. [0=load, 1=store,
                                               // 2=atomic, 3=maintain]
    output wire [1:0]   reply_sector,          // Sector of the line.
    output wire [255:0] reply_data,            // The sector's bytes.
    output wire         reply_last,            // No other beat of this reply follows.
    output wire [1:0]   reply_chip,            // The chip that asked.
    output wire         reply_to_slice,        // The reply is for that chip's slice of this number,
                                               // source and id being the slice's identifier; else
                                               // for an SM.
    // memory: Requests to this chip's memory.
    output wire         memory_valid,          // A beat is offered.
    input  wire         memory_ready,          // The beat that is offered is taken.
    output wire [1:0]   memory_kind,           // Kind of the request. [0=load, 1=store, 2=atomic,
                                               // 3=maintain]
    output wire [3:0]   memory_operation,      // An atomic's operation, passed on as it is; a
                                               // maintain's: 0 clean, 1 flush, 2 discard.
    output wire [40:0]  memory_line,           // Line address.
    output wire [3:0]   memory_sectors,        // Sectors of the line: of a load any, at least one;
                                               // of a store or atomic exactly one.
    output wire [31:0]  memory_byte_enable,    // Bytes of the sector that a store writes; an
                                               // atomic's are passed on as they are.
    output wire [255:0] memory_data,           // The sector's new bytes; an atomic's are passed on
                                               // as they are.
    output wire [7:0]   memory_source,         // Number of the requester, which the reply carries.
    output wire [10:0]  memory_id,             // The requester's identifier, which the reply
                                               // carries.
    output wire [1:0]   memory_chip,           // The chip that asks, which the reply carries.
    output wire [1:0]   memory_home,           // The chip whose memory holds the line.
    // memory_reply: Its answers.
    input  wire         memory_reply_valid,    // A beat is offered.
    output wire         memory_reply_ready,    // The beat that is offered is taken.
    input  wire [7:0]   memory_reply_source,   // Number of the requester.
    input  wire [10:0]  memory_reply_id,       // Identifier of the request answered.
    input  wire [1:0]   memory_reply_kind,     // Kind of the request answered. [0=load, 1=store,
                                               // 2=atomic, 3=maintain]
    input  wire [1:0]   memory_reply_sector,   // Sector of the line; 0 for a store and a maintain.
    input  wire [255:0] memory_reply_data,     // The sector's bytes; an atomic's old bytes; 0 for a
                                               // store and a maintain.
    input  wire         memory_reply_last,     // No other beat of this reply follows.
    input  wire [1:0]   memory_reply_chip,     // The chip that asked.
    // arrival: A request arrives under memory-side.
    output wire         arrival_valid,         // There is one in this cycle.
    output wire [1:0]   arrival_chip,          // The chip that asks.
    output wire [40:0]  arrival_line,          // Line address.
    output wire [3:0]   arrival_sectors,       // Sectors of the line.

    output wire         lookup_hit,            // In the cycle before a lookup of a request that
                                               // arrived hit.
    output wire         atomic_hit,            // In the cycle before an atomic was performed in
                                               // front of the slice.
    // event: Events in the slice in the cycle before.
    output wire         event_hit,             // A load found its sectors readable, or a store its
                                               // line.
    output wire         event_hit_pending,     // A load joined a line in flight.
    output wire         event_miss,            // A load asked for sectors, or a store took a way.
    output wire         event_atomic,          // An atomic went down.
    output wire         event_wait,            // A request was in lookup, and nothing was done for
                                               // it.
    output wire         event_evict,           // A line was evicted.
    output wire         event_write_back,      // A dirty sector was read to be written back.
    output wire         event_fill,            // The last beat of a line was written.
    // counter: The slice's counters.
    input  wire [2:0]   counter_index,         // The counter to show.
    output wire [31:0]  counter_value,         // Its value.

    output wire         ram_error              // In the cycle before, a memory gave a word with an
                                               // error that its ECC cannot correct; always 0 unless
                                               // macros that have ECC are in the wrappers of
                                               // memories.
);

    localparam FILLED_CHIP_MSB = 23;
    localparam FILLED_CHIP_LSB = 22;
    localparam FILLED_SOURCE_MSB = 21;
    localparam FILLED_SOURCE_LSB = 14;
    localparam FILLED_ID_MSB = 13;
    localparam FILLED_ID_LSB = 5;
    localparam LAST_BIT = 4;
    localparam SECTOR_MSB = 3;
    localparam SECTOR_LSB = 2;
    localparam ANSWERED_CHIP_MSB = 23;
    localparam ANSWERED_CHIP_LSB = 22;
    localparam ANSWERED_SOURCE_MSB = 21;
    localparam ANSWERED_SOURCE_LSB = 14;
    localparam ANSWERED_ID_MSB = 13;
    localparam ANSWERED_ID_LSB = 5;
    localparam HOME_MSB = 71;
    localparam HOME_LSB = 70;
    localparam CHIP_MSB = 69;
    localparam CHIP_LSB = 68;
    localparam SOURCE_MSB = 67;
    localparam SOURCE_LSB = 60;
    localparam ID_MSB = 59;
    localparam ID_LSB = 51;
    localparam SECTORS_MSB = 50;
    localparam SECTORS_LSB = 47;
    localparam LINE_MSB = 46;
    localparam LINE_LSB = 6;
    localparam OPERATION_MSB = 5;
    localparam OPERATION_LSB = 2;
    localparam KIND_MSB = 1;
    localparam KIND_LSB = 0;

    wire bypass_slice_valid;
    wire [71:0] bypass_slice_head;
    wire [31:0] bypass_slice_byte_enable;
    wire [255:0] bypass_slice_data;
    wire bypass_miss_ready;
    wire bypass_memory_valid;
    wire [71:0] bypass_memory_head;
    wire [31:0] bypass_memory_byte_enable;
    wire [255:0] bypass_memory_data;
    wire bypass_memory_bypass;
    wire bypass_memory_reply_ready;
    wire [23:0] bypass_fill_head;
    wire [255:0] bypass_fill_data;
    wire bypass_slice_reply_ready;
    wire [23:0] bypass_reply_head;
    wire bypass_idle;
    wire front_request_ready;
    wire front_reply_valid;
    wire [7:0] front_reply_source;
    wire [8:0] front_reply_id;
    wire [1:0] front_reply_kind;
    wire [1:0] front_reply_sector;
    wire [255:0] front_reply_data;
    wire front_reply_last;
    wire [1:0] front_reply_chip;
    wire front_slice_request_valid;
    wire [1:0] front_slice_request_kind;
    wire [3:0] front_slice_request_operation;
    wire [36:0] front_slice_request_line;
    wire [3:0] front_slice_request_sectors;
    wire [31:0] front_slice_request_byte_enable;
    wire [255:0] front_slice_request_data;
    wire [7:0] front_slice_request_source;
    wire [9:0] front_slice_request_id;
    wire [1:0] front_slice_request_chip;
    wire [1:0] front_slice_request_home;
    wire front_slice_reply_ready;
    wire front_flushed;
    wire front_idle;
    wire cache_request_ready;
    wire cache_reply_valid;
    wire [7:0] cache_reply_source;
    wire [9:0] cache_reply_id;
    wire [1:0] cache_reply_kind;
    wire [1:0] cache_reply_sector;
    wire [255:0] cache_reply_data;
    wire cache_reply_last;
    wire [1:0] cache_reply_chip;
    wire cache_memory_request_valid;
    reg cache_memory_request_ready;
    wire [36:0] cache_memory_request_line;
    wire [6:0] cache_memory_request_id;
    wire cache_memory_reply_ready;
    reg [6:0] cache_memory_reply_id;
    reg [1:0] cache_memory_reply_kind;
    reg [1:0] cache_memory_reply_sector;
    reg [255:0] cache_memory_reply_data;
    reg cache_memory_reply_last;
    wire cache_flushed;
    wire cache_idle;
    wire [36:0] cache_evict_line;
    wire beside_memory_request_ready;
    wire beside_memory_reply_valid;
    wire [7:0] beside_memory_reply_source;
    wire [9:0] beside_memory_reply_id;
    wire [1:0] beside_memory_reply_kind;
    wire [1:0] beside_memory_reply_sector;
    wire [255:0] beside_memory_reply_data;
    wire beside_memory_reply_last;
    wire [1:0] beside_memory_reply_chip;
    wire beside_memory_flushed;
    wire beside_memory_idle;
    wire beside_memory_performed;
    wire lookups_push_ready;
    wire lookups_pop_valid;
    wire lookups_pop_local;
    wire [2:0] lookups_count;
    wire [1:0] route_to_chip;
    wire [3:0] route_to_slice;
    wire [6:0] route_to_set;
    wire [29:0] route_to_tag;
    wire route_over_link;
    wire route_miss_over_link;
    reg remote_sent_d;
    reg remote_sent_q;
    reg was_flushed_q;
    wire fills;

    wire [5:0] local_access = {local_operation, local_kind};
    wire [44:0] local_place = {local_sectors, local_line};
    wire [16:0] local_name = {local_source, local_id};
    wire [67:0] local_request = {local_name, local_place, local_access};
    wire [5:0] link_access = {link_operation, link_kind};
    wire [44:0] link_place = {link_sectors, link_line};
    wire [16:0] link_name = {link_source, link_id};
    wire [67:0] link_request = {link_name, link_place, link_access};
    wire [71:0] bypass_local_head = {local_home, local_chip, local_request};
    wire [71:0] bypass_link_head = {link_home, link_chip, link_request};
    wire [1:0] to_slice_home = bypass_slice_head[HOME_MSB:HOME_LSB];
    wire [1:0] to_slice_chip = bypass_slice_head[CHIP_MSB:CHIP_LSB];
    wire [7:0] to_slice_source = bypass_slice_head[SOURCE_MSB:SOURCE_LSB];
    wire [8:0] to_slice_id = bypass_slice_head[ID_MSB:ID_LSB];
    wire [3:0] to_slice_sectors = bypass_slice_head[SECTORS_MSB:SECTORS_LSB];
    wire [40:0] to_slice_line = bypass_slice_head[LINE_MSB:LINE_LSB];
    wire [3:0] to_slice_operation = bypass_slice_head[OPERATION_MSB:OPERATION_LSB];
    wire [1:0] to_slice_kind = bypass_slice_head[KIND_MSB:KIND_LSB];
    wire front_enable = !sm_side;
    wire [40:0] above = {4'd0, cache_memory_request_line};
    wire [40:0] with_zeros = above << 4;
    wire [3:0] low = route_to_slice ^ slice;
    wire [40:0] down_line = with_zeros | {37'd0, low};
    wire [16:0] down_name = {10'd0, cache_memory_request_id};
    wire [5:0] down_access = {link_out_operation, link_out_kind};
    wire [44:0] down_place = {link_out_sectors, down_line};
    wire [67:0] down_request = {down_name, down_place, down_access};
    wire is_local = link_out_home == chip;
    wire [71:0] bypass_miss_head = {link_out_home, chip, down_request};
    assign link_out_chip = chip;
    wire bypass_miss_valid = cache_memory_request_valid && is_local;
    assign link_out_valid = cache_memory_request_valid && !is_local;
    assign link_out_line = down_line;
    assign link_out_id = down_name[8:0];
    assign link_out_source = down_name[16:9];

    always @* begin
        cache_memory_request_ready = link_out_ready;
        if (is_local) begin
            cache_memory_request_ready = bypass_miss_ready;
        end
    end

    wire remote_goes = remote_reply_valid && !(fills && remote_sent_q);
    assign remote_reply_ready = !(fills && remote_sent_q);
    wire bypass_fill_ready = !remote_goes;

    always @* begin
        remote_sent_d = remote_goes;
        if (!fills && !remote_goes) begin
            remote_sent_d = remote_sent_q;
        end
    end

    wire [1:0] filled_chip = bypass_fill_head[FILLED_CHIP_MSB:FILLED_CHIP_LSB];
    wire [7:0] filled_source = bypass_fill_head[FILLED_SOURCE_MSB:FILLED_SOURCE_LSB];
    wire [8:0] filled_id = bypass_fill_head[FILLED_ID_MSB:FILLED_ID_LSB];
    wire filled_last = bypass_fill_head[LAST_BIT];
    wire [1:0] filled_sector = bypass_fill_head[SECTOR_MSB:SECTOR_LSB];
    wire [1:0] filled_kind = bypass_fill_head[KIND_MSB:KIND_LSB];
    wire cache_memory_reply_valid = fills || remote_goes;

    always @* begin
        cache_memory_reply_kind = filled_kind;
        cache_memory_reply_sector = filled_sector;
        cache_memory_reply_last = filled_last;
        cache_memory_reply_id = filled_id[6:0];
        cache_memory_reply_data = bypass_fill_data;
        if (remote_goes) begin
            cache_memory_reply_kind = remote_reply_kind;
            cache_memory_reply_sector = remote_reply_sector;
            cache_memory_reply_last = remote_reply_last;
            cache_memory_reply_id = remote_reply_id;
            cache_memory_reply_data = remote_reply_data;
        end
    end

    wire [1:0] to_memory_home = bypass_memory_head[HOME_MSB:HOME_LSB];
    wire [1:0] to_memory_chip = bypass_memory_head[CHIP_MSB:CHIP_LSB];
    wire [7:0] to_memory_source = bypass_memory_head[SOURCE_MSB:SOURCE_LSB];
    wire [8:0] to_memory_id = bypass_memory_head[ID_MSB:ID_LSB];
    wire [3:0] to_memory_sectors = bypass_memory_head[SECTORS_MSB:SECTORS_LSB];
    wire [40:0] to_memory_line = bypass_memory_head[LINE_MSB:LINE_LSB];
    wire [3:0] to_memory_operation = bypass_memory_head[OPERATION_MSB:OPERATION_LSB];
    wire [1:0] to_memory_kind = bypass_memory_head[KIND_MSB:KIND_LSB];
    wire [9:0] beside_memory_request_id = {bypass_memory_bypass, to_memory_id};
    wire [3:0] memory_sector = {beside_memory_reply_sector, beside_memory_reply_kind};
    wire [16:0] memory_name = {beside_memory_reply_source, beside_memory_reply_id[8:0]};
    wire [21:0] memory_beat = {memory_name, beside_memory_reply_last, memory_sector};
    wire [23:0] bypass_memory_reply_head = {beside_memory_reply_chip, memory_beat};
    wire [16:0] requester = {front_reply_source, front_reply_id};
    wire [3:0] slice_sector = {front_reply_sector, front_reply_kind};
    wire [21:0] slice_beat = {requester, front_reply_last, slice_sector};
    wire [23:0] bypass_slice_reply_head = {front_reply_chip, slice_beat};
    wire [1:0] answered_chip = bypass_reply_head[ANSWERED_CHIP_MSB:ANSWERED_CHIP_LSB];
    wire [7:0] answered_source = bypass_reply_head[ANSWERED_SOURCE_MSB:ANSWERED_SOURCE_LSB];
    wire [8:0] answered_id = bypass_reply_head[ANSWERED_ID_MSB:ANSWERED_ID_LSB];
    wire answered_last = bypass_reply_head[LAST_BIT];
    wire [1:0] answered_sector = bypass_reply_head[SECTOR_MSB:SECTOR_LSB];
    wire [1:0] answered_kind = bypass_reply_head[KIND_MSB:KIND_LSB];
    assign reply_kind = answered_kind;
    assign reply_sector = answered_sector;
    assign reply_last = answered_last;
    assign reply_id = answered_id;
    assign reply_source = answered_source;
    assign reply_chip = answered_chip;
    assign reply_to_slice = sm_side && (answered_chip != chip);
    wire cache_flush = flush && front_flushed;
    wire beside_memory_flush = flush && front_flushed && cache_flushed && !bypass_memory_valid;
    wire was_flushed_d = flush && (was_flushed_q || beside_memory_flushed);
    assign flushed = flush && was_flushed_q;
    assign idle = cache_idle && bypass_idle;
    assign arrival_valid = bypass_slice_valid && front_request_ready && !sm_side;
    assign arrival_line = to_slice_line;
    assign arrival_sectors = to_slice_sectors;
    assign arrival_chip = to_slice_chip;
    wire lookups_push_valid = front_slice_request_valid && cache_request_ready;
    wire is_hit = event_hit || event_hit_pending;
    wire lookups_pop_ready = is_hit || event_miss || event_atomic;
    assign lookup_hit = is_hit && !lookups_pop_local;

    (* unused *) wire unused;
    assign unused = &{
        1'b0, filled_chip, filled_source, filled_id[8:7], front_idle, cache_memory_reply_ready,
        cache_evict_line, beside_memory_idle, beside_memory_performed, lookups_push_ready,
        lookups_pop_valid, lookups_count, route_to_chip, route_to_set, route_to_tag,
        route_over_link, route_miss_over_link
    };

    slice_bypass_6aeab3c8 u_bypass (
        .clock               (clock),
        .reset               (reset),
        .sm_side             (sm_side),
        .local_valid         (local_valid),
        .local_ready         (local_ready),
        .local_head          (bypass_local_head),
        .local_byte_enable   (local_byte_enable),
        .local_data          (local_data),
        .link_valid          (link_valid),
        .link_ready          (link_ready),
        .link_head           (bypass_link_head),
        .link_byte_enable    (link_byte_enable),
        .link_data           (link_data),
        .slice_valid         (bypass_slice_valid),
        .slice_ready         (front_request_ready),
        .slice_head          (bypass_slice_head),
        .slice_byte_enable   (bypass_slice_byte_enable),
        .slice_data          (bypass_slice_data),
        .miss_valid          (bypass_miss_valid),
        .miss_ready          (bypass_miss_ready),
        .miss_head           (bypass_miss_head),
        .miss_byte_enable    (link_out_byte_enable),
        .miss_data           (link_out_data),
        .memory_valid        (bypass_memory_valid),
        .memory_ready        (beside_memory_request_ready),
        .memory_head         (bypass_memory_head),
        .memory_byte_enable  (bypass_memory_byte_enable),
        .memory_data         (bypass_memory_data),
        .memory_bypass       (bypass_memory_bypass),
        .memory_reply_valid  (beside_memory_reply_valid),
        .memory_reply_ready  (bypass_memory_reply_ready),
        .memory_reply_head   (bypass_memory_reply_head),
        .memory_reply_data   (beside_memory_reply_data),
        .memory_reply_bypass (beside_memory_reply_id[9]),
        .fill_valid          (fills),
        .fill_ready          (bypass_fill_ready),
        .fill_head           (bypass_fill_head),
        .fill_data           (bypass_fill_data),
        .slice_reply_valid   (front_reply_valid),
        .slice_reply_ready   (bypass_slice_reply_ready),
        .slice_reply_head    (bypass_slice_reply_head),
        .slice_reply_data    (front_reply_data),
        .reply_valid         (reply_valid),
        .reply_ready         (reply_ready),
        .reply_head          (bypass_reply_head),
        .reply_data          (reply_data),
        .idle                (bypass_idle)
    );

    atomic_buffer_ce187972 u_front (
        .clock                     (clock),
        .reset                     (reset),
        .request_valid             (bypass_slice_valid),
        .request_ready             (front_request_ready),
        .request_kind              (to_slice_kind),
        .request_operation         (to_slice_operation),
        .request_line              (to_slice_line[40:4]),
        .request_sectors           (to_slice_sectors),
        .request_byte_enable       (bypass_slice_byte_enable),
        .request_data              (bypass_slice_data),
        .request_source            (to_slice_source),
        .request_id                (to_slice_id),
        .request_chip              (to_slice_chip),
        .request_home              (to_slice_home),
        .reply_valid               (front_reply_valid),
        .reply_ready               (bypass_slice_reply_ready),
        .reply_source              (front_reply_source),
        .reply_id                  (front_reply_id),
        .reply_kind                (front_reply_kind),
        .reply_sector              (front_reply_sector),
        .reply_data                (front_reply_data),
        .reply_last                (front_reply_last),
        .reply_chip                (front_reply_chip),
        .slice_request_valid       (front_slice_request_valid),
        .slice_request_ready       (cache_request_ready),
        .slice_request_kind        (front_slice_request_kind),
        .slice_request_operation   (front_slice_request_operation),
        .slice_request_line        (front_slice_request_line),
        .slice_request_sectors     (front_slice_request_sectors),
        .slice_request_byte_enable (front_slice_request_byte_enable),
        .slice_request_data        (front_slice_request_data),
        .slice_request_source      (front_slice_request_source),
        .slice_request_id          (front_slice_request_id),
        .slice_request_chip        (front_slice_request_chip),
        .slice_request_home        (front_slice_request_home),
        .slice_reply_valid         (cache_reply_valid),
        .slice_reply_ready         (front_slice_reply_ready),
        .slice_reply_source        (cache_reply_source),
        .slice_reply_id            (cache_reply_id),
        .slice_reply_kind          (cache_reply_kind),
        .slice_reply_sector        (cache_reply_sector),
        .slice_reply_data          (cache_reply_data),
        .slice_reply_last          (cache_reply_last),
        .slice_reply_chip          (cache_reply_chip),
        .enable                    (front_enable),
        .flush                     (flush),
        .flushed                   (front_flushed),
        .idle                      (front_idle),
        .performed                 (atomic_hit)
    );

    llc_slice_5f57b4d1 u_cache (
        .clock                      (clock),
        .reset                      (reset),
        .request_valid              (front_slice_request_valid),
        .request_ready              (cache_request_ready),
        .request_kind               (front_slice_request_kind),
        .request_operation          (front_slice_request_operation),
        .request_line               (front_slice_request_line),
        .request_sectors            (front_slice_request_sectors),
        .request_byte_enable        (front_slice_request_byte_enable),
        .request_data               (front_slice_request_data),
        .request_source             (front_slice_request_source),
        .request_id                 (front_slice_request_id),
        .request_chip               (front_slice_request_chip),
        .request_home               (front_slice_request_home),
        .reply_valid                (cache_reply_valid),
        .reply_ready                (front_slice_reply_ready),
        .reply_source               (cache_reply_source),
        .reply_id                   (cache_reply_id),
        .reply_kind                 (cache_reply_kind),
        .reply_sector               (cache_reply_sector),
        .reply_data                 (cache_reply_data),
        .reply_last                 (cache_reply_last),
        .reply_chip                 (cache_reply_chip),
        .memory_request_valid       (cache_memory_request_valid),
        .memory_request_ready       (cache_memory_request_ready),
        .memory_request_kind        (link_out_kind),
        .memory_request_operation   (link_out_operation),
        .memory_request_line        (cache_memory_request_line),
        .memory_request_sectors     (link_out_sectors),
        .memory_request_byte_enable (link_out_byte_enable),
        .memory_request_data        (link_out_data),
        .memory_request_id          (cache_memory_request_id),
        .memory_request_home        (link_out_home),
        .memory_reply_valid         (cache_memory_reply_valid),
        .memory_reply_ready         (cache_memory_reply_ready),
        .memory_reply_id            (cache_memory_reply_id),
        .memory_reply_kind          (cache_memory_reply_kind),
        .memory_reply_sector        (cache_memory_reply_sector),
        .memory_reply_data          (cache_memory_reply_data),
        .memory_reply_last          (cache_memory_reply_last),
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
        .evict_line                 (cache_evict_line),
        .counter_index              (counter_index),
        .counter_value              (counter_value),
        .ram_error                  (ram_error)
    );

    atomic_buffer_3db0c30b u_beside_memory (
        .clock                     (clock),
        .reset                     (reset),
        .request_valid             (bypass_memory_valid),
        .request_ready             (beside_memory_request_ready),
        .request_kind              (to_memory_kind),
        .request_operation         (to_memory_operation),
        .request_line              (to_memory_line),
        .request_sectors           (to_memory_sectors),
        .request_byte_enable       (bypass_memory_byte_enable),
        .request_data              (bypass_memory_data),
        .request_source            (to_memory_source),
        .request_id                (beside_memory_request_id),
        .request_chip              (to_memory_chip),
        .request_home              (to_memory_home),
        .reply_valid               (beside_memory_reply_valid),
        .reply_ready               (bypass_memory_reply_ready),
        .reply_source              (beside_memory_reply_source),
        .reply_id                  (beside_memory_reply_id),
        .reply_kind                (beside_memory_reply_kind),
        .reply_sector              (beside_memory_reply_sector),
        .reply_data                (beside_memory_reply_data),
        .reply_last                (beside_memory_reply_last),
        .reply_chip                (beside_memory_reply_chip),
        .slice_request_valid       (memory_valid),
        .slice_request_ready       (memory_ready),
        .slice_request_kind        (memory_kind),
        .slice_request_operation   (memory_operation),
        .slice_request_line        (memory_line),
        .slice_request_sectors     (memory_sectors),
        .slice_request_byte_enable (memory_byte_enable),
        .slice_request_data        (memory_data),
        .slice_request_source      (memory_source),
        .slice_request_id          (memory_id),
        .slice_request_chip        (memory_chip),
        .slice_request_home        (memory_home),
        .slice_reply_valid         (memory_reply_valid),
        .slice_reply_ready         (memory_reply_ready),
        .slice_reply_source        (memory_reply_source),
        .slice_reply_id            (memory_reply_id),
        .slice_reply_kind          (memory_reply_kind),
        .slice_reply_sector        (memory_reply_sector),
        .slice_reply_data          (memory_reply_data),
        .slice_reply_last          (memory_reply_last),
        .slice_reply_chip          (memory_reply_chip),
        .enable                    (sm_side),
        .flush                     (beside_memory_flush),
        .flushed                   (beside_memory_flushed),
        .idle                      (beside_memory_idle),
        .performed                 (beside_memory_performed)
    );

    lookup_queue_width1_depth4_dac053ad u_lookups (
        .clock      (clock),
        .reset      (reset),
        .push_valid (lookups_push_valid),
        .push_ready (lookups_push_ready),
        .push_local (front_slice_request_id[9]),
        .pop_valid  (lookups_pop_valid),
        .pop_ready  (lookups_pop_ready),
        .pop_local  (lookups_pop_local),
        .count      (lookups_count)
    );

    route_policy_fd3ba521 u_route (
        .sm_side        (sm_side),
        .request_chip   (2'd0),
        .request_home   (2'd0),
        .request_line   (with_zeros),
        .to_chip        (route_to_chip),
        .to_slice       (route_to_slice),
        .to_set         (route_to_set),
        .to_tag         (route_to_tag),
        .over_link      (route_over_link),
        .miss_over_link (route_miss_over_link)
    );

    always @(posedge clock) begin
        if (reset) begin
            remote_sent_q <= 1'b0;
            was_flushed_q <= 1'b0;
        end else begin
            remote_sent_q <= remote_sent_d;
            was_flushed_q <= was_flushed_d;
        end
    end
endmodule

`default_nettype wire
