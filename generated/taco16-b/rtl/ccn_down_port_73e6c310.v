// warpcache 0.1.0
`default_nettype none

// Arbitrates between the miss queue and what the ring gives back; what is offered stays.
module ccn_down_port_73e6c310 (
    input  wire         clock,
    input  wire         reset,
    // miss
    input  wire         miss_valid,
    output wire         miss_ready,
    input  wire [1:0]   miss_kind,
    input  wire [3:0]   miss_operation,
    input  wire [32:0]  miss_line,
    input  wire [3:0]   miss_sectors,
    input  wire [31:0]  miss_byte_enable,
    input  wire [255:0] miss_data,
    input  wire [7:0]   miss_source,
    input  wire [8:0]   miss_id,
    // unserved
    input  wire         unserved_valid,
    output wire         unserved_ready,
    input  wire [32:0]  unserved_line,
    input  wire [4:0]   unserved_entry,
    input  wire         unserved_timed_out,
    // down_request
    output wire         down_request_valid,
    input  wire         down_request_ready,
    output reg  [1:0]   down_request_kind,
    output reg  [3:0]   down_request_operation,
    output reg  [32:0]  down_request_line,
    output reg  [3:0]   down_request_sectors,
    output reg  [31:0]  down_request_byte_enable,
    output reg  [255:0] down_request_data,
    output wire [7:0]   down_request_source,
    output reg  [8:0]   down_request_id
);

    localparam [1:0] KIND_LOAD = 2'd0;

    reg prefers_unserved_d;
    reg prefers_unserved_q;

    wire is_unserved = unserved_valid && (prefers_unserved_q || !miss_valid);
    assign down_request_valid = miss_valid || unserved_valid;
    assign down_request_source = miss_source;

    always @* begin
        down_request_kind = miss_kind;
        down_request_operation = miss_operation;
        down_request_line = miss_line;
        down_request_sectors = miss_sectors;
        down_request_byte_enable = miss_byte_enable;
        down_request_data = miss_data;
        down_request_id = miss_id;
        if (is_unserved) begin
            down_request_kind = KIND_LOAD;
            down_request_operation = 4'd0;
            down_request_line = unserved_line;
            down_request_sectors = 4'd15;
            down_request_byte_enable = 32'd0;
            down_request_data = 256'd0;
            down_request_id = {4'd0, unserved_entry};
        end
    end

    assign miss_ready = down_request_ready && !is_unserved;
    assign unserved_ready = down_request_ready && is_unserved;

    always @* begin
        prefers_unserved_d = prefers_unserved_q;
        if (down_request_valid) begin
            prefers_unserved_d = is_unserved != down_request_ready;
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, unserved_timed_out};

    always @(posedge clock) begin
        if (reset) begin
            prefers_unserved_q <= 1'b0;
        end else begin
            prefers_unserved_q <= prefers_unserved_d;
        end
    end
endmodule

`default_nettype wire
