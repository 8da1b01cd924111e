// warpcache 0.1.0
`default_nettype none

// Requests to the next level: a stage for the sector and mask of a write-back, then a queue.
module llc_slice_memory_requests_870d5872 (
    input  wire         clock,
    input  wire         reset,
    // issue
    input  wire         issue_valid,
    input  wire [1:0]   issue_class,
    input  wire [4:0]   issue_number,
    input  wire [40:0]  issue_line,
    input  wire [3:0]   issue_sectors,

    output wire         has_room,
    output wire         is_empty,
    input  wire [255:0] sector_data,
    input  wire [31:0]  sector_mask,
    input  wire [3:0]   operation,
    input  wire [31:0]  byte_enable,
    input  wire [255:0] data,
    // memory_request
    output wire         memory_request_valid,
    input  wire         memory_request_ready,
    output wire [1:0]   memory_request_kind,
    output wire [3:0]   memory_request_operation,
    output wire [40:0]  memory_request_line,
    output wire [3:0]   memory_request_sectors,
    output wire [31:0]  memory_request_byte_enable,
    output wire [255:0] memory_request_data,
    output wire [6:0]   memory_request_id
);

    localparam [1:0] CLASS_WRITE_BACK = 2'd1;
    localparam [1:0] CLASS_ATOMIC = 2'd2;
    localparam [3:0] MOST = 4'd8;

    reg [255:0] dirty_bytes;
    reg [3:0] used_d;
    reg [3:0] used_q;
    reg was_issued_q;
    reg [1:0] class_q;
    reg [4:0] number_q;
    reg [40:0] line_q;
    reg [3:0] sectors_q;
    wire requests_push_ready;
    reg [3:0] requests_push_operation;
    reg [31:0] requests_push_byte_enable;
    reg [255:0] requests_push_data;
    wire [3:0] requests_count;

    wire leaves = memory_request_valid && memory_request_ready;

    always @* begin
        used_d = used_q;
        if (issue_valid && !leaves) begin
            used_d = used_q + 4'd1;
        end
        if (leaves && !issue_valid) begin
            used_d = used_q - 4'd1;
        end
    end

    assign has_room = used_q != MOST;
    assign is_empty = used_q == 4'd0;

    always @* begin : drive_dirty_bytes
        integer i;
        for (i = 0; i < 32; i = i + 1) begin
            dirty_bytes[i * 8 +: 8] = 8'd0;
            if (sector_mask[i]) begin
                dirty_bytes[i * 8 +: 8] = sector_data[i * 8 +: 8];
            end
        end
    end

    wire [6:0] requests_push_id = {class_q, number_q};

    always @* begin
        requests_push_operation = 4'd0;
        requests_push_byte_enable = 32'd0;
        requests_push_data = 256'd0;
        case (class_q)
            CLASS_WRITE_BACK: begin
                requests_push_byte_enable = sector_mask;
                requests_push_data = dirty_bytes;
            end
            CLASS_ATOMIC: begin
                requests_push_operation = operation;
                requests_push_byte_enable = byte_enable;
                requests_push_data = data;
            end
            default: ;
        endcase
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, requests_push_ready, requests_count};

    memory_request_queue_width346_depth8_7eefb387 u_requests (
        .clock            (clock),
        .reset            (reset),
        .push_valid       (was_issued_q),
        .push_ready       (requests_push_ready),
        .push_kind        (class_q),
        .push_operation   (requests_push_operation),
        .push_line        (line_q),
        .push_sectors     (sectors_q),
        .push_byte_enable (requests_push_byte_enable),
        .push_data        (requests_push_data),
        .push_id          (requests_push_id),
        .pop_valid        (memory_request_valid),
        .pop_ready        (memory_request_ready),
        .pop_kind         (memory_request_kind),
        .pop_operation    (memory_request_operation),
        .pop_line         (memory_request_line),
        .pop_sectors      (memory_request_sectors),
        .pop_byte_enable  (memory_request_byte_enable),
        .pop_data         (memory_request_data),
        .pop_id           (memory_request_id),
        .count            (requests_count)
    );

    always @(posedge clock) begin
        if (reset) begin
            used_q <= 4'd0;
            was_issued_q <= 1'b0;
            class_q <= 2'd0;
            number_q <= 5'd0;
            line_q <= 41'd0;
            sectors_q <= 4'd0;
        end else begin
            used_q <= used_d;
            was_issued_q <= issue_valid;
            class_q <= issue_class;
            number_q <= issue_number;
            line_q <= issue_line;
            sectors_q <= issue_sectors;
        end
    end
endmodule

`default_nettype wire
