// warpcache 0.1.0
`default_nettype none

// A bank of a sharing tracker with one stream of messages, which says whose each is, and one of
// forwards, which says whom each is for.
module tracker_cluster_bank_end_cores16_b0ef9a4f (
    input  wire         clock,
    input  wire         reset,
    // message
    input  wire         message_valid,
    output wire         message_ready,
    input  wire [3:0]   message_core,
    input  wire [1:0]   message_kind,
    input  wire [3:0]   message_operation,
    input  wire [29:0]  message_line,
    input  wire [3:0]   message_sectors,
    input  wire [31:0]  message_byte_enable,
    input  wire [255:0] message_data,
    input  wire [8:0]   message_id,
    // flush
    input  wire         flush_valid,
    output wire         flush_ready,
    // nack
    input  wire         nack_valid,
    output wire         nack_ready,
    input  wire [29:0]  nack_line,
    input  wire [3:0]   nack_requester,
    input  wire [8:0]   nack_id,
    // forward
    output wire         forward_valid,
    input  wire         forward_ready,
    output wire [3:0]   forward_core,
    output wire [29:0]  forward_line,
    output wire [3:0]   forward_requester,
    output wire [8:0]   forward_id,
    // request
    output wire         request_valid,
    input  wire         request_ready,
    output wire [1:0]   request_kind,
    output wire [3:0]   request_operation,
    output wire [29:0]  request_line,
    output wire [3:0]   request_sectors,
    output wire [31:0]  request_byte_enable,
    output wire [255:0] request_data,
    output wire [3:0]   request_source,
    output wire [8:0]   request_id,

    output wire         idle,
    output wire         ram_error
);

    localparam CORE_MSB = 46;
    localparam CORE_LSB = 43;
    localparam LINE_MSB = 42;
    localparam LINE_LSB = 13;
    localparam REQUESTER_MSB = 12;
    localparam REQUESTER_LSB = 9;
    localparam ID_MSB = 8;
    localparam ID_LSB = 0;

    reg [15:0] bank_message_valid;
    wire [15:0] bank_message_ready;
    wire [15:0] bank_forward_valid;
    wire [479:0] bank_forward_line;
    wire [63:0] bank_forward_requester;
    wire [143:0] bank_forward_id;
    wire bank_idle;
    wire [15:0] forwards_offered_ready;
    reg [751:0] forwards_offered_data;
    wire [46:0] forwards_delivered_0_data;
    wire forwards_delivered_0_last;

    always @* begin : drive_bank_message_valid
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            bank_message_valid[i] = message_valid && (message_core == i[3:0]);
        end
    end

    always @* begin : drive_forwards_offered_data
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            forwards_offered_data[i * 47 +: 47] = {i[3:0], bank_forward_line[i * 30 +: 30],
                bank_forward_requester[i * 4 +: 4], bank_forward_id[i * 9 +: 9]};
        end
    end

    assign message_ready = |bank_message_ready;
    assign forward_core = forwards_delivered_0_data[CORE_MSB:CORE_LSB];
    assign forward_line = forwards_delivered_0_data[LINE_MSB:LINE_LSB];
    assign forward_requester = forwards_delivered_0_data[REQUESTER_MSB:REQUESTER_LSB];
    assign forward_id = forwards_delivered_0_data[ID_MSB:ID_LSB];
    assign idle = bank_idle && !forward_valid;

    (* unused *) wire unused;
    assign unused = &{1'b0, forwards_delivered_0_last};

    tracker_bank_8a3d5294 u_bank (
        .clock               (clock),
        .reset               (reset),
        .message_valid       (bank_message_valid),
        .message_ready       (bank_message_ready),
        .message_kind        ({16{message_kind}}),
        .message_operation   ({16{message_operation}}),
        .message_line        ({16{message_line}}),
        .message_sectors     ({16{message_sectors}}),
        .message_byte_enable ({16{message_byte_enable}}),
        .message_data        ({16{message_data}}),
        .message_id          ({16{message_id}}),
        .flush_valid         (flush_valid),
        .flush_ready         (flush_ready),
        .forward_valid       (bank_forward_valid),
        .forward_ready       (forwards_offered_ready),
        .forward_line        (bank_forward_line),
        .forward_requester   (bank_forward_requester),
        .forward_id          (bank_forward_id),
        .nack_valid          (nack_valid),
        .nack_ready          (nack_ready),
        .nack_line           (nack_line),
        .nack_requester      (nack_requester),
        .nack_id             (nack_id),
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
        .idle                (bank_idle),
        .ram_error           (ram_error)
    );

    packet_switch_c6be8289 u_forwards (
        .clock               (clock),
        .reset               (reset),
        .offered_valid       (bank_forward_valid),
        .offered_ready       (forwards_offered_ready),
        .offered_destination ({16{1'b0}}),
        .offered_data        (forwards_offered_data),
        .offered_last        ({16{1'b1}}),
        .delivered_valid     (forward_valid),
        .delivered_ready     (forward_ready),
        .delivered_data      (forwards_delivered_0_data),
        .delivered_last      (forwards_delivered_0_last)
    );
endmodule

`default_nettype wire
