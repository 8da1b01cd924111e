// warpcache 0.1.0
`default_nettype none

// Takes nodes' requests to the slices of their lines, and replies to the cores that they name.
module l2_crossbar_cores28_slices8_e4c330f1 (
    input  wire          clock,
    input  wire          reset,
    // node_request: Each node's requests.
    input  wire [27:0]   node_request_valid,        // A beat is offered. [28 elements]
    output wire [27:0]   node_request_ready,        // The beat that is offered is taken. [28
                                                    // elements]
    input  wire [55:0]   node_request_kind,         // Kind of the request. [0=load, 1=store,
                                                    // 2=atomic] [28 elements of 2 bits]
    input  wire [111:0]  node_request_operation,    // The core's operation; it means something for
                                                    // an atomic alone. [28 elements of 4 bits]
    input  wire [923:0]  node_request_line,         // Line address. [28 elements of 33 bits]
    input  wire [111:0]  node_request_sectors,      // Sectors wanted or written: all of them for a
                                                    // miss, else the core's. [28 elements of 4
                                                    // bits]
    input  wire [895:0]  node_request_byte_enable,  // The core's bytes to be written. [28 elements
                                                    // of 32 bits]
    input  wire [7167:0] node_request_data,         // The core's new bytes. [28 elements of 256
                                                    // bits]
    input  wire [223:0]  node_request_source,       // Number of the core. [28 elements of 8 bits]
    input  wire [335:0]  node_request_id,           // Identifier that the reply carries, different
                                                    // from that of every request of this source in
                                                    // flight. The top bit is set, and the
                                                    // requester's identifier below it, for a direct
                                                    // request; else it is the number of the MSHR
                                                    // entry. [28 elements of 12 bits]
    // node_reply: Beats to each node.
    output wire [27:0]   node_reply_valid,          // A beat is offered. [28 elements]
    input  wire [27:0]   node_reply_ready,          // The beat that is offered is taken. [28
                                                    // elements]
    output reg  [335:0]  node_reply_id,             // The identifier of the request answered. ready
                                                    // depends on it while valid is false too: no x,
                                                    // then. [28 elements of 12 bits]
    output reg  [55:0]   node_reply_kind,           // The kind of the request answered. [0=load,
                                                    // 1=store, 2=atomic] [28 elements of 2 bits]
    output reg  [55:0]   node_reply_sector,         // Sector of the line; anything for a store. [28
                                                    // elements of 2 bits]
    output reg  [7167:0] node_reply_data,           // The sector's bytes; anything for a store. [28
                                                    // elements of 256 bits]
    output reg  [27:0]   node_reply_last,           // No other beat of this reply follows. [28
                                                    // elements]
    // down_request: Requests to each slice.
    output wire [7:0]    down_request_valid,        // A beat is offered. [8 elements]
    input  wire [7:0]    down_request_ready,        // The beat that is offered is taken. [8
                                                    // elements]
    output reg  [15:0]   down_request_kind,         // Kind of the request. [0=load, 1=store,
                                                    // 2=atomic] [8 elements of 2 bits]
    output reg  [31:0]   down_request_operation,    // The core's operation; it means something for
                                                    // an atomic alone. [8 elements of 4 bits]
    output reg  [263:0]  down_request_line,         // Line address. [8 elements of 33 bits]
    output reg  [31:0]   down_request_sectors,      // Sectors wanted or written: all of them for a
                                                    // miss, else the core's. [8 elements of 4 bits]
    output reg  [255:0]  down_request_byte_enable,  // The core's bytes to be written. [8 elements
                                                    // of 32 bits]
    output reg  [2047:0] down_request_data,         // The core's new bytes. [8 elements of 256
                                                    // bits]
    output reg  [63:0]   down_request_source,       // Number of the core. [8 elements of 8 bits]
    output reg  [95:0]   down_request_id,           // Identifier that the reply carries, different
                                                    // from that of every request of this source in
                                                    // flight. The top bit is set, and the
                                                    // requester's identifier below it, for a direct
                                                    // request; else it is the number of the MSHR
                                                    // entry. [8 elements of 12 bits]
    // down_reply: Its answers.
    input  wire [7:0]    down_reply_valid,          // A beat is offered. [8 elements]
    output wire [7:0]    down_reply_ready,          // The beat that is offered is taken. [8
                                                    // elements]
    input  wire [95:0]   down_reply_id,             // The identifier of the request answered. ready
                                                    // depends on it while valid is false too: no x,
                                                    // then. [8 elements of 12 bits]
    input  wire [15:0]   down_reply_kind,           // The kind of the request answered. [0=load,
                                                    // 1=store, 2=atomic] [8 elements of 2 bits]
    input  wire [15:0]   down_reply_sector,         // Sector of the line; anything for a store. [8
                                                    // elements of 2 bits]
    input  wire [2047:0] down_reply_data,           // The sector's bytes; anything for a store. [8
                                                    // elements of 256 bits]
    input  wire [7:0]    down_reply_last,           // No other beat of this reply follows. [8
                                                    // elements]

    input  wire [63:0]   reply_core                 // Number of the core that is answered. [8
                                                    // elements of 8 bits]
);

    reg [39:0] answered;
    wire [83:0] slices_slice;
    reg [9827:0] requests_offered_data;
    wire [2807:0] requests_delivered_data;
    wire [7:0] requests_delivered_last;
    reg [2183:0] replies_offered_data;
    wire [7643:0] replies_delivered_data;
    wire [27:0] replies_delivered_last;
    genvar n;

    always @* begin : drive_requests_offered_data
        integer i;
        for (i = 0; i < 28; i = i + 1) begin
            requests_offered_data[i * 351 +: 351] = {node_request_kind[i * 2 +: 2],
                node_request_operation[i * 4 +: 4], node_request_line[i * 33 +: 33],
                node_request_sectors[i * 4 +: 4], node_request_byte_enable[i * 32 +: 32],
                node_request_data[i * 256 +: 256], node_request_source[i * 8 +: 8],
                node_request_id[i * 12 +: 12]};
        end
    end

    always @* begin : drive_node_reply_id
        integer i;
        for (i = 0; i < 28; i = i + 1) begin
            node_reply_id[i * 12 +: 12] = replies_delivered_data[i * 273 + 261 +: 12];
        end
    end

    always @* begin : drive_node_reply_kind
        integer i;
        for (i = 0; i < 28; i = i + 1) begin
            node_reply_kind[i * 2 +: 2] = replies_delivered_data[i * 273 + 259 +: 2];
        end
    end

    always @* begin : drive_node_reply_sector
        integer i;
        for (i = 0; i < 28; i = i + 1) begin
            node_reply_sector[i * 2 +: 2] = replies_delivered_data[i * 273 + 257 +: 2];
        end
    end

    always @* begin : drive_node_reply_data
        integer i;
        for (i = 0; i < 28; i = i + 1) begin
            node_reply_data[i * 256 +: 256] = replies_delivered_data[i * 273 + 1 +: 256];
        end
    end

    always @* begin : drive_node_reply_last
        integer i;
        for (i = 0; i < 28; i = i + 1) begin
            node_reply_last[i] = replies_delivered_data[i * 273];
        end
    end

    always @* begin : drive_down_request_kind
        integer i;
        for (i = 0; i < 8; i = i + 1) begin
            down_request_kind[i * 2 +: 2] = requests_delivered_data[i * 351 + 349 +: 2];
        end
    end

    always @* begin : drive_down_request_operation
        integer i;
        for (i = 0; i < 8; i = i + 1) begin
            down_request_operation[i * 4 +: 4] = requests_delivered_data[i * 351 + 345 +: 4];
        end
    end

    always @* begin : drive_down_request_line
        integer i;
        for (i = 0; i < 8; i = i + 1) begin
            down_request_line[i * 33 +: 33] = requests_delivered_data[i * 351 + 312 +: 33];
        end
    end

    always @* begin : drive_down_request_sectors
        integer i;
        for (i = 0; i < 8; i = i + 1) begin
            down_request_sectors[i * 4 +: 4] = requests_delivered_data[i * 351 + 308 +: 4];
        end
    end

    always @* begin : drive_down_request_byte_enable
        integer i;
        for (i = 0; i < 8; i = i + 1) begin
            down_request_byte_enable[i * 32 +: 32] = requests_delivered_data[i * 351 + 276 +: 32];
        end
    end

    always @* begin : drive_down_request_data
        integer i;
        for (i = 0; i < 8; i = i + 1) begin
            down_request_data[i * 256 +: 256] = requests_delivered_data[i * 351 + 20 +: 256];
        end
    end

    always @* begin : drive_down_request_source
        integer i;
        for (i = 0; i < 8; i = i + 1) begin
            down_request_source[i * 8 +: 8] = requests_delivered_data[i * 351 + 12 +: 8];
        end
    end

    always @* begin : drive_down_request_id
        integer i;
        for (i = 0; i < 8; i = i + 1) begin
            down_request_id[i * 12 +: 12] = requests_delivered_data[i * 351 +: 12];
        end
    end

    always @* begin : drive_answered
        integer i;
        for (i = 0; i < 8; i = i + 1) begin
            answered[i * 5 +: 5] = reply_core[i * 8 +: 5];
        end
    end

    always @* begin : drive_replies_offered_data
        integer i;
        for (i = 0; i < 8; i = i + 1) begin
            replies_offered_data[i * 273 +: 273] = {down_reply_id[i * 12 +: 12],
                down_reply_kind[i * 2 +: 2], down_reply_sector[i * 2 +: 2],
                down_reply_data[i * 256 +: 256], down_reply_last[i]};
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, reply_core, requests_delivered_last, replies_delivered_last};

    generate
        for (n = 0; n < 28; n = n + 1) begin : slices
            slice_map_line33_interleave1_slices8 u_slices (
                .line  (node_request_line[n * 33 +: 33]),
                .slice (slices_slice[n * 3 +: 3])
            );
        end
    endgenerate

    packet_switch_0ee769d0 u_requests (
        .clock               (clock),
        .reset               (reset),
        .offered_valid       (node_request_valid),
        .offered_ready       (node_request_ready),
        .offered_destination (slices_slice),
        .offered_data        (requests_offered_data),
        .offered_last        ({28{1'b1}}),
        .delivered_valid     (down_request_valid),
        .delivered_ready     (down_request_ready),
        .delivered_data      (requests_delivered_data),
        .delivered_last      (requests_delivered_last)
    );

    packet_switch_ec619ceb u_replies (
        .clock               (clock),
        .reset               (reset),
        .offered_valid       (down_reply_valid),
        .offered_ready       (down_reply_ready),
        .offered_destination (answered),
        .offered_data        (replies_offered_data),
        .offered_last        (down_reply_last),
        .delivered_valid     (node_reply_valid),
        .delivered_ready     (node_reply_ready),
        .delivered_data      (replies_delivered_data),
        .delivered_last      (replies_delivered_last)
    );
endmodule

`default_nettype wire
