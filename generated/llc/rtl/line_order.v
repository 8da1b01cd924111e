// warpcache 0.1.0: line_order of design llc
// paper: none
//
// Back-pressure and latency: ready/valid; combinational.
//
// The environment's side:
// - The ids of unanswered requests are distinct.
// - Each is answered once, after the memory has performed it.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - request_ready on request_kind, request_line, request_sectors, memory_request_ready
// - reply_valid on memory_reply_valid
// - reply_id on memory_reply_id
// - reply_kind on memory_reply_kind
// - reply_sector on memory_reply_sector
// - reply_data on memory_reply_data
// - reply_last on memory_reply_last
// - memory_request_valid on request_valid, request_kind, request_line, request_sectors
// - memory_request_kind on request_kind
// - memory_request_operation on request_operation
// - memory_request_line on request_line
// - memory_request_sectors on request_sectors
// - memory_request_byte_enable on request_byte_enable
// - memory_request_data on request_data
// - memory_request_id on request_id
// - memory_reply_ready on reply_ready
`default_nettype none

// Keeps the requests that share a sector in order before a memory that does not.
module line_order (
    input  wire         clock,
    input  wire         reset,
    // request: Requests of a slice to the next level.
    input  wire         request_valid,               // A beat is offered.
    output reg          request_ready,               // The beat that is offered is taken.
    input  wire [1:0]   request_kind,                // Load of a line's sectors, store of a dirty
                                                     // sector, or an atomic passed on. [0=load,
                                                     // 1=store, 2=atomic]
    input  wire [3:0]   request_operation,           // An atomic's operation; 0 otherwise.
    input  wire [40:0]  request_line,                // Line address.
    input  wire [3:0]   request_sectors,             // Sectors: of a load those wanted, else
                                                     // exactly one.
    input  wire [31:0]  request_byte_enable,         // A write-back's dirty bytes; an atomic's as
                                                     // they came; 0 for a load.
    input  wire [255:0] request_data,                // A write-back's dirty bytes, 0 for the
                                                     // others; an atomic's data as they came; 0 for
                                                     // a load.
    input  wire [6:0]   request_id,                  // Identifier that the reply carries: in its
                                                     // upper 2 bits the class (0 line, 1
                                                     // write-back, 2 atomic), below them the number
                                                     // of the entry of that class.
    // reply: Replies to it.
    output wire         reply_valid,                 // A beat is offered.
    input  wire         reply_ready,                 // The beat that is offered is taken.
    output wire [6:0]   reply_id,                    // The identifier of the request answered.
    output wire [1:0]   reply_kind,                  // The kind of the request answered. [0=load,
                                                     // 1=store, 2=atomic]
    output wire [1:0]   reply_sector,                // Sector of the line; anything for a store.
    output wire [255:0] reply_data,                  // The sector's bytes; an atomic's old bytes;
                                                     // anything for a store.
    output wire         reply_last,                  // No other beat of this reply follows.
    // memory_request: Requests in an order that keeps each line's.
    output reg          memory_request_valid,        // A beat is offered.
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
    // memory_reply: Its answers.
    input  wire         memory_reply_valid,          // A beat is offered.
    output wire         memory_reply_ready,          // The beat that is offered is taken.
    input  wire [6:0]   memory_reply_id,             // The identifier of the request answered.
    input  wire [1:0]   memory_reply_kind,           // The kind of the request answered. [0=load,
                                                     // 1=store, 2=atomic]
    input  wire [1:0]   memory_reply_sector,         // Sector of the line; anything for a store.
    input  wire [255:0] memory_reply_data,           // The sector's bytes; an atomic's old bytes;
                                                     // anything for a store.
    input  wire         memory_reply_last,           // No other beat of this reply follows.

    output wire         idle                         // Nothing is unanswered.
);

    localparam [1:0] KIND_LOAD = 2'd0;
    localparam [1:0] KIND_STORE = 2'd1;

    reg [3:0] named;
    reg [31:0] entries_is_write;
    reg [31:0] entries_takes;
    wire [31:0] entries_is_busy;
    wire [31:0] entries_holds;
    genvar n;

    wire is_plain = (request_kind == KIND_LOAD) || (request_kind == KIND_STORE);

    always @* begin
        named = request_sectors;
        if (!is_plain) begin
            named = 4'd15;
        end
    end

    always @* begin : drive_entries_is_write
        integer i;
        for (i = 0; i < 32; i = i + 1) begin
            entries_is_write[i] = request_kind != KIND_LOAD;
        end
    end

    wire [31:0] busy = entries_is_busy;
    wire is_held = (&busy) || (|entries_holds);
    assign memory_request_kind = request_kind;
    assign memory_request_operation = request_operation;
    assign memory_request_line = request_line;
    assign memory_request_sectors = request_sectors;
    assign memory_request_byte_enable = request_byte_enable;
    assign memory_request_data = request_data;
    assign memory_request_id = request_id;

    always @* begin
        memory_request_valid = request_valid;
        request_ready = memory_request_ready;
        if (is_held) begin
            memory_request_valid = 1'b0;
            request_ready = 1'b0;
        end
    end

    assign reply_valid = memory_reply_valid;
    assign memory_reply_ready = reply_ready;
    assign reply_id = memory_reply_id;
    assign reply_kind = memory_reply_kind;
    assign reply_sector = memory_reply_sector;
    assign reply_data = memory_reply_data;
    assign reply_last = memory_reply_last;
    wire passes = request_valid && !is_held && memory_request_ready;
    wire is_answered = memory_reply_valid && memory_reply_last && reply_ready;
    wire [31:0] lowest = ~busy & (busy + 32'd1);

    always @* begin : drive_entries_takes
        integer i;
        for (i = 0; i < 32; i = i + 1) begin
            entries_takes[i] = passes && lowest[i];
        end
    end

    assign idle = !(|busy);

    generate
        for (n = 0; n < 32; n = n + 1) begin : entries
            line_order_entry_f228add4 u_entries (
                .clock       (clock),
                .reset       (reset),
                .line        (request_line),
                .sectors     (named),
                .is_write    (entries_is_write[n]),
                .id          (request_id),
                .takes       (entries_takes[n]),
                .is_answered (is_answered),
                .answered_id (memory_reply_id),
                .is_busy     (entries_is_busy[n]),
                .holds       (entries_holds[n])
            );
        end
    endgenerate
endmodule

`default_nettype wire
