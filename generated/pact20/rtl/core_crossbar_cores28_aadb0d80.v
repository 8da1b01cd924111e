// warpcache 0.1.0
`default_nettype none

// Takes nodes' requests to the homes of their lines, and homes' packets to the cores that they
// name.
module core_crossbar_cores28_aadb0d80 (
    input  wire          clock,
    input  wire          reset,
    // request: Each node's requests for homes.
    input  wire [27:0]   request_valid,             // A beat is offered. [28 elements]
    output wire [27:0]   request_ready,             // The beat that is offered is taken. [28
                                                    // elements]
    input  wire [139:0]  request_home,              // Number of the core that the request is sent
                                                    // to. [28 elements of 5 bits]
    input  wire [55:0]   request_kind,              // Kind of the request. [0=load, 1=store,
                                                    // 2=atomic, 3=direct_load] [28 elements of 2
                                                    // bits]
    input  wire [111:0]  request_operation,         // An atomic's operation. [28 elements of 4
                                                    // bits]
    input  wire [923:0]  request_line,              // Line address. [28 elements of 33 bits]
    input  wire [111:0]  request_sectors,           // Sectors wanted or written. [28 elements of 4
                                                    // bits]
    input  wire [895:0]  request_byte_enable,       // Bytes of the sector that a store writes. [28
                                                    // elements of 32 bits]
    input  wire [7167:0] request_data,              // The sector's new bytes. [28 elements of 256
                                                    // bits]
    input  wire [139:0]  request_source,            // Number of the core that asks. [28 elements of
                                                    // 5 bits]
    input  wire [223:0]  request_id,                // Its identifier of the request. [28 elements
                                                    // of 8 bits]
    // home_request: Requests of others to each node.
    output wire [27:0]   home_request_valid,        // A beat is offered. [28 elements]
    input  wire [27:0]   home_request_ready,        // The beat that is offered is taken. [28
                                                    // elements]
    output reg  [55:0]   home_request_kind,         // Kind of the request. [0=load, 1=store,
                                                    // 2=atomic, 3=direct_load] [28 elements of 2
                                                    // bits]
    output reg  [111:0]  home_request_operation,    // An atomic's operation. [28 elements of 4
                                                    // bits]
    output reg  [923:0]  home_request_line,         // Line address. [28 elements of 33 bits]
    output reg  [111:0]  home_request_sectors,      // Sectors of the line; exactly one for a store
                                                    // or an atomic. [28 elements of 4 bits]
    output reg  [895:0]  home_request_byte_enable,  // Bytes of the sector that a store writes. [28
                                                    // elements of 32 bits]
    output reg  [7167:0] home_request_data,         // The sector's new bytes. [28 elements of 256
                                                    // bits]
    output reg  [139:0]  home_request_source,       // Number of the core that asks. [28 elements of
                                                    // 5 bits]
    output reg  [223:0]  home_request_id,           // Its identifier of the request. [28 elements
                                                    // of 8 bits]
    // packet: Beats of each node's packets.
    input  wire [27:0]   packet_valid,              // A beat is offered. [28 elements]
    output wire [27:0]   packet_ready,              // The beat that is offered is taken. [28
                                                    // elements]
    input  wire [27:0]   packet_header,             // First beat of a packet; data beats follow.
                                                    // [28 elements]
    input  wire [139:0]  packet_core,               // The core that the packet goes to. [28
                                                    // elements of 5 bits]
    input  wire [223:0]  packet_id,                 // Identifier of its request. [28 elements of 8
                                                    // bits]
    input  wire [111:0]  packet_sectors,            // Sectors of the packet. [28 elements of 4
                                                    // bits]
    input  wire [7167:0] packet_data,               // The sector's bytes; in a header they say
                                                    // nothing. [28 elements of 256 bits]
    input  wire [27:0]   packet_last,               // No beat of this packet follows. [28 elements]
    // home_packet: Beats of others' packets to each node.
    output wire [27:0]   home_packet_valid,         // A beat is offered. [28 elements]
    input  wire [27:0]   home_packet_ready,         // The beat that is offered is taken. [28
                                                    // elements]
    output reg  [223:0]  home_packet_id,            // Identifier of the request answered; read in a
                                                    // header. [28 elements of 8 bits]
    output reg  [111:0]  home_packet_sectors,       // Sectors of the packet; read in a header. [28
                                                    // elements of 4 bits]
    output reg  [7167:0] home_packet_data           // The sector's bytes; read in a sector beat.
                                                    // [28 elements of 256 bits]
);

    wire [27:0] sent_ready;
    wire [27:0] answered_ready;
    reg [9631:0] requests_offered_data;
    wire [9631:0] requests_delivered_data;
    wire [27:0] requests_delivered_last;
    reg [7503:0] packets_offered_data;
    wire [7503:0] packets_delivered_data;
    wire [27:0] packets_delivered_last;

    wire [27:0] sent_valid = request_valid;
    wire [55:0] sent_kind = request_kind;
    wire [111:0] sent_operation = request_operation;
    wire [923:0] sent_line = request_line;
    wire [111:0] sent_sectors = request_sectors;
    wire [895:0] sent_byte_enable = request_byte_enable;
    wire [7167:0] sent_data = request_data;
    wire [139:0] sent_source = request_source;
    wire [223:0] sent_id = request_id;

    always @* begin : drive_requests_offered_data
        integer i;
        for (i = 0; i < 28; i = i + 1) begin
            requests_offered_data[i * 344 +: 344] = {sent_kind[i * 2 +: 2],
                sent_operation[i * 4 +: 4], sent_line[i * 33 +: 33], sent_sectors[i * 4 +: 4],
                sent_byte_enable[i * 32 +: 32], sent_data[i * 256 +: 256], sent_source[i * 5 +: 5],
                sent_id[i * 8 +: 8]};
        end
    end

    assign request_ready = sent_ready;

    always @* begin : drive_home_request_kind
        integer i;
        for (i = 0; i < 28; i = i + 1) begin
            home_request_kind[i * 2 +: 2] = requests_delivered_data[i * 344 + 342 +: 2];
        end
    end

    always @* begin : drive_home_request_operation
        integer i;
        for (i = 0; i < 28; i = i + 1) begin
            home_request_operation[i * 4 +: 4] = requests_delivered_data[i * 344 + 338 +: 4];
        end
    end

    always @* begin : drive_home_request_line
        integer i;
        for (i = 0; i < 28; i = i + 1) begin
            home_request_line[i * 33 +: 33] = requests_delivered_data[i * 344 + 305 +: 33];
        end
    end

    always @* begin : drive_home_request_sectors
        integer i;
        for (i = 0; i < 28; i = i + 1) begin
            home_request_sectors[i * 4 +: 4] = requests_delivered_data[i * 344 + 301 +: 4];
        end
    end

    always @* begin : drive_home_request_byte_enable
        integer i;
        for (i = 0; i < 28; i = i + 1) begin
            home_request_byte_enable[i * 32 +: 32] = requests_delivered_data[i * 344 + 269 +: 32];
        end
    end

    always @* begin : drive_home_request_data
        integer i;
        for (i = 0; i < 28; i = i + 1) begin
            home_request_data[i * 256 +: 256] = requests_delivered_data[i * 344 + 13 +: 256];
        end
    end

    always @* begin : drive_home_request_source
        integer i;
        for (i = 0; i < 28; i = i + 1) begin
            home_request_source[i * 5 +: 5] = requests_delivered_data[i * 344 + 8 +: 5];
        end
    end

    always @* begin : drive_home_request_id
        integer i;
        for (i = 0; i < 28; i = i + 1) begin
            home_request_id[i * 8 +: 8] = requests_delivered_data[i * 344 +: 8];
        end
    end

    wire [27:0] answered_valid = packet_valid;
    wire [223:0] answered_id = packet_id;
    wire [111:0] answered_sectors = packet_sectors;
    wire [7167:0] answered_data = packet_data;

    always @* begin : drive_packets_offered_data
        integer i;
        for (i = 0; i < 28; i = i + 1) begin
            packets_offered_data[i * 268 +: 268] = {answered_id[i * 8 +: 8],
                answered_sectors[i * 4 +: 4], answered_data[i * 256 +: 256]};
        end
    end

    assign packet_ready = answered_ready;

    always @* begin : drive_home_packet_id
        integer i;
        for (i = 0; i < 28; i = i + 1) begin
            home_packet_id[i * 8 +: 8] = packets_delivered_data[i * 268 + 260 +: 8];
        end
    end

    always @* begin : drive_home_packet_sectors
        integer i;
        for (i = 0; i < 28; i = i + 1) begin
            home_packet_sectors[i * 4 +: 4] = packets_delivered_data[i * 268 + 256 +: 4];
        end
    end

    always @* begin : drive_home_packet_data
        integer i;
        for (i = 0; i < 28; i = i + 1) begin
            home_packet_data[i * 256 +: 256] = packets_delivered_data[i * 268 +: 256];
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, packet_header, requests_delivered_last, packets_delivered_last};

    packet_switch_7c6e6d2d u_requests (
        .clock               (clock),
        .reset               (reset),
        .offered_valid       (sent_valid),
        .offered_ready       (sent_ready),
        .offered_destination (request_home),
        .offered_data        (requests_offered_data),
        .offered_last        ({28{1'b1}}),
        .delivered_valid     (home_request_valid),
        .delivered_ready     (home_request_ready),
        .delivered_data      (requests_delivered_data),
        .delivered_last      (requests_delivered_last)
    );

    packet_switch_3ba6114f u_packets (
        .clock               (clock),
        .reset               (reset),
        .offered_valid       (answered_valid),
        .offered_ready       (answered_ready),
        .offered_destination (packet_core),
        .offered_data        (packets_offered_data),
        .offered_last        (packet_last),
        .delivered_valid     (home_packet_valid),
        .delivered_ready     (home_packet_ready),
        .delivered_data      (packets_delivered_data),
        .delivered_last      (packets_delivered_last)
    );
endmodule

`default_nettype wire
