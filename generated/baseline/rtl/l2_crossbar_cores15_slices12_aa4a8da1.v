// warpcache 0.1.0
`default_nettype none

// Takes nodes' requests to the slices of their lines, and replies to the cores that they name.
module l2_crossbar_cores15_slices12_aa4a8da1 (
    input  wire          clock,
    input  wire          reset,
    // node_request: Each node's requests.
    input  wire [14:0]   node_request_valid,        // A beat is offered. [15 elements]
    output wire [14:0]   node_request_ready,        // The beat that is offered is taken. [15
                                                    // elements]
    input  wire [29:0]   node_request_kind,         // Kind of the request. [0=load, 1=store,
                                                    // 2=atomic] [15 elements of 2 bits]
    input  wire [59:0]   node_request_operation,    // The core's operation; it means something for
                                                    // an atomic alone. [15 elements of 4 bits]
    input  wire [494:0]  node_request_line,         // Line address. [15 elements of 33 bits]
    input  wire [59:0]   node_request_sectors,      // Sectors wanted or written: all of them for a
                                                    // miss, else the core's. [15 elements of 4
                                                    // bits]
    input  wire [479:0]  node_request_byte_enable,  // The core's bytes to be written. [15 elements
                                                    // of 32 bits]
    input  wire [3839:0] node_request_data,         // The core's new bytes. [15 elements of 256
                                                    // bits]
    input  wire [119:0]  node_request_source,       // Number of the core. [15 elements of 8 bits]
    input  wire [134:0]  node_request_id,           // Identifier that the reply carries, different
                                                    // from that of every request of this source in
                                                    // flight. The top bit is set, and the
                                                    // requester's identifier below it, for a direct
                                                    // request; else it is the number of the MSHR
                                                    // entry. [15 elements of 9 bits]
    // node_reply: Beats to each node.
    output wire [14:0]   node_reply_valid,          // A beat is offered. [15 elements]
    input  wire [14:0]   node_reply_ready,          // The beat that is offered is taken. [15
                                                    // elements]
    output reg  [134:0]  node_reply_id,             // The identifier of the request answered. ready
                                                    // depends on it while valid is false too: no x,
                                                    // then. [15 elements of 9 bits]
    output reg  [29:0]   node_reply_kind,           // The kind of the request answered. [0=load,
                                                    // 1=store, 2=atomic] [15 elements of 2 bits]
    output reg  [29:0]   node_reply_sector,         // Sector of the line; anything for a store. [15
                                                    // elements of 2 bits]
    output reg  [3839:0] node_reply_data,           // The sector's bytes; anything for a store. [15
                                                    // elements of 256 bits]
    output reg  [14:0]   node_reply_last,           // No other beat of this reply follows. [15
                                                    // elements]
    // down_request: Requests to each slice.
    output wire [11:0]   down_request_valid,        // A beat is offered. [12 elements]
    input  wire [11:0]   down_request_ready,        // The beat that is offered is taken. [12
                                                    // elements]
    output reg  [23:0]   down_request_kind,         // Kind of the request. [0=load, 1=store,
                                                    // 2=atomic] [12 elements of 2 bits]
    output reg  [47:0]   down_request_operation,    // The core's operation; it means something for
                                                    // an atomic alone. [12 elements of 4 bits]
    output reg  [395:0]  down_request_line,         // Line address. [12 elements of 33 bits]
    output reg  [47:0]   down_request_sectors,      // Sectors wanted or written: all of them for a
                                                    // miss, else the core's. [12 elements of 4
                                                    // bits]
    output reg  [383:0]  down_request_byte_enable,  // The core's bytes to be written. [12 elements
                                                    // of 32 bits]
    output reg  [3071:0] down_request_data,         // The core's new bytes. [12 elements of 256
                                                    // bits]
    output reg  [95:0]   down_request_source,       // Number of the core. [12 elements of 8 bits]
    output reg  [107:0]  down_request_id,           // Identifier that the reply carries, different
                                                    // from that of every request of this source in
                                                    // flight. The top bit is set, and the
                                                    // requester's identifier below it, for a direct
                                                    // request; else it is the number of the MSHR
                                                    // entry. [12 elements of 9 bits]
    // down_reply: Its answers.
    input  wire [11:0]   down_reply_valid,          // A beat is offered. [12 elements]
    output wire [11:0]   down_reply_ready,          // The beat that is offered is taken. [12
                                                    // elements]
    input  wire [107:0]  down_reply_id,             // The identifier of the request answered. ready
                                                    // depends on it while valid is false too: no x,
                                                    // then. [12 elements of 9 bits]
    input  wire [23:0]   down_reply_kind,           // The kind of the request answered. [0=load,
                                                    // 1=store, 2=atomic] [12 elements of 2 bits]
    input  wire [23:0]   down_reply_sector,         // Sector of the line; anything for a store. [12
                                                    // elements of 2 bits]
    input  wire [3071:0] down_reply_data,           // The sector's bytes; anything for a store. [12
                                                    // elements of 256 bits]
    input  wire [11:0]   down_reply_last,           // No other beat of this reply follows. [12
                                                    // elements]

    input  wire [95:0]   reply_core                 // Number of the core that is answered. [12
                                                    // elements of 8 bits]
);

    reg [47:0] answered;
    wire [59:0] slices_slice;
    reg [5219:0] requests_offered_data;
    wire [4175:0] requests_delivered_data;
    wire [11:0] requests_delivered_last;
    reg [3239:0] replies_offered_data;
    wire [4049:0] replies_delivered_data;
    wire [14:0] replies_delivered_last;
    genvar n;

    always @* begin : drive_requests_offered_data
        integer i;
        for (i = 0; i < 15; i = i + 1) begin
            requests_offered_data[i * 348 +: 348] = {node_request_kind[i * 2 +: 2],
                node_request_operation[i * 4 +: 4], node_request_line[i * 33 +: 33],
                node_request_sectors[i * 4 +: 4], node_request_byte_enable[i * 32 +: 32],
                node_request_data[i * 256 +: 256], node_request_source[i * 8 +: 8],
                node_request_id[i * 9 +: 9]};
        end
    end

    always @* begin : drive_node_reply_id
        integer i;
        for (i = 0; i < 15; i = i + 1) begin
            node_reply_id[i * 9 +: 9] = replies_delivered_data[i * 270 + 261 +: 9];
        end
    end

    always @* begin : drive_node_reply_kind
        integer i;
        for (i = 0; i < 15; i = i + 1) begin
            node_reply_kind[i * 2 +: 2] = replies_delivered_data[i * 270 + 259 +: 2];
        end
    end

    always @* begin : drive_node_reply_sector
        integer i;
        for (i = 0; i < 15; i = i + 1) begin
            node_reply_sector[i * 2 +: 2] = replies_delivered_data[i * 270 + 257 +: 2];
        end
    end

    always @* begin : drive_node_reply_data
        integer i;
        for (i = 0; i < 15; i = i + 1) begin
            node_reply_data[i * 256 +: 256] = replies_delivered_data[i * 270 + 1 +: 256];
        end
    end

    always @* begin : drive_node_reply_last
        integer i;
        for (i = 0; i < 15; i = i + 1) begin
            node_reply_last[i] = replies_delivered_data[i * 270];
        end
    end

    always @* begin : drive_down_request_kind
        integer i;
        for (i = 0; i < 12; i = i + 1) begin
            down_request_kind[i * 2 +: 2] = requests_delivered_data[i * 348 + 346 +: 2];
        end
    end

    always @* begin : drive_down_request_operation
        integer i;
        for (i = 0; i < 12; i = i + 1) begin
            down_request_operation[i * 4 +: 4] = requests_delivered_data[i * 348 + 342 +: 4];
        end
    end

    always @* begin : drive_down_request_line
        integer i;
        for (i = 0; i < 12; i = i + 1) begin
            down_request_line[i * 33 +: 33] = requests_delivered_data[i * 348 + 309 +: 33];
        end
    end

    always @* begin : drive_down_request_sectors
        integer i;
        for (i = 0; i < 12; i = i + 1) begin
            down_request_sectors[i * 4 +: 4] = requests_delivered_data[i * 348 + 305 +: 4];
        end
    end

    always @* begin : drive_down_request_byte_enable
        integer i;
        for (i = 0; i < 12; i = i + 1) begin
            down_request_byte_enable[i * 32 +: 32] = requests_delivered_data[i * 348 + 273 +: 32];
        end
    end

    always @* begin : drive_down_request_data
        integer i;
        for (i = 0; i < 12; i = i + 1) begin
            down_request_data[i * 256 +: 256] = requests_delivered_data[i * 348 + 17 +: 256];
        end
    end

    always @* begin : drive_down_request_source
        integer i;
        for (i = 0; i < 12; i = i + 1) begin
            down_request_source[i * 8 +: 8] = requests_delivered_data[i * 348 + 9 +: 8];
        end
    end

    always @* begin : drive_down_request_id
        integer i;
        for (i = 0; i < 12; i = i + 1) begin
            down_request_id[i * 9 +: 9] = requests_delivered_data[i * 348 +: 9];
        end
    end

    always @* begin : drive_answered
        integer i;
        for (i = 0; i < 12; i = i + 1) begin
            answered[i * 4 +: 4] = reply_core[i * 8 +: 4];
        end
    end

    always @* begin : drive_replies_offered_data
        integer i;
        for (i = 0; i < 12; i = i + 1) begin
            replies_offered_data[i * 270 +: 270] = {down_reply_id[i * 9 +: 9],
                down_reply_kind[i * 2 +: 2], down_reply_sector[i * 2 +: 2],
                down_reply_data[i * 256 +: 256], down_reply_last[i]};
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, reply_core, requests_delivered_last, replies_delivered_last};

    generate
        for (n = 0; n < 15; n = n + 1) begin : slices
            slice_map_line33_interleave1_slices12 u_slices (
                .line  (node_request_line[n * 33 +: 33]),
                .slice (slices_slice[n * 4 +: 4])
            );
        end
    endgenerate

    packet_switch_0cffef14 u_requests (
        .clock               (clock),
        .reset               (reset),
        .offered_valid       (node_request_valid),
        .offered_ready       (node_request_ready),
        .offered_destination (slices_slice),
        .offered_data        (requests_offered_data),
        .offered_last        ({15{1'b1}}),
        .delivered_valid     (down_request_valid),
        .delivered_ready     (down_request_ready),
        .delivered_data      (requests_delivered_data),
        .delivered_last      (requests_delivered_last)
    );

    packet_switch_d6509a6a u_replies (
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
