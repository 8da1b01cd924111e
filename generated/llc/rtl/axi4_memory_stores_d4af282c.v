// warpcache 0.1.0
`default_nettype none

// AXI4's AW and W: a write's address and its one beat, each offered until it is taken, neither
// waiting for the other.
module axi4_memory_stores_d4af282c (
    input  wire         clock,
    input  wire         reset,
    // write
    input  wire         write_valid,
    input  wire [3:0]   write_number,
    input  wire [40:0]  write_line,
    input  wire [3:0]   write_sectors,
    input  wire [31:0]  write_byte_enable,
    input  wire [255:0] write_data,

    output wire         has_room,
    // aw
    output wire         aw_valid,
    input  wire         aw_ready,
    output wire [3:0]   aw_id,
    output wire [47:0]  aw_addr,
    output wire [7:0]   aw_len,
    output wire [2:0]   aw_size,
    output wire [1:0]   aw_burst,
    output wire         aw_lock,
    output wire [3:0]   aw_cache,
    output wire [2:0]   aw_prot,
    output wire [3:0]   aw_qos,
    // w
    output wire         w_valid,
    input  wire         w_ready,
    output wire [255:0] w_data,
    output wire [31:0]  w_strb,
    output wire         w_last
);

    localparam [1:0] INCR = 2'd1;

    reg [1:0] lowest;
    reg has_address_q;
    reg has_beat_q;
    reg [3:0] number_d;
    reg [3:0] number_q;
    reg [40:0] line_d;
    reg [40:0] line_q;
    reg [1:0] sector_d;
    reg [1:0] sector_q;
    reg [31:0] byte_enable_d;
    reg [31:0] byte_enable_q;
    reg [255:0] data_d;
    reg [255:0] data_q;

    assign aw_valid = has_address_q;
    assign aw_id = number_q;
    assign aw_len = 8'd0;
    assign aw_size = 3'd5;
    assign aw_burst = INCR;
    assign aw_lock = 1'b0;
    assign aw_cache = 4'd0;
    assign aw_prot = 3'd0;
    assign aw_qos = 4'd0;
    wire [42:0] address = {line_q, sector_q};
    assign aw_addr = {address, 5'd0};
    assign w_valid = has_beat_q;
    assign w_data = data_q;
    assign w_strb = byte_enable_q;
    assign w_last = 1'b1;
    wire address_stays = has_address_q && !aw_ready;
    wire beat_stays = has_beat_q && !w_ready;
    assign has_room = !address_stays && !beat_stays;
    wire has_address_d = address_stays || write_valid;
    wire has_beat_d = beat_stays || write_valid;

    always @* begin : drive_lowest
        integer i;
        lowest = 2'd0;
        for (i = 3; i >= 0; i = i - 1) begin
            if (write_sectors[i]) begin
                lowest = i[1:0];
            end
        end
    end

    always @* begin
        number_d = number_q;
        line_d = line_q;
        sector_d = sector_q;
        byte_enable_d = byte_enable_q;
        data_d = data_q;
        if (write_valid) begin
            number_d = write_number;
            line_d = write_line;
            sector_d = lowest;
            byte_enable_d = write_byte_enable;
            data_d = write_data;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            has_address_q <= 1'b0;
            has_beat_q <= 1'b0;
            number_q <= 4'd0;
            line_q <= 41'd0;
            sector_q <= 2'd0;
            byte_enable_q <= 32'd0;
            data_q <= 256'd0;
        end else begin
            has_address_q <= has_address_d;
            has_beat_q <= has_beat_d;
            number_q <= number_d;
            line_q <= line_d;
            sector_q <= sector_d;
            byte_enable_q <= byte_enable_d;
            data_q <= data_d;
        end
    end
endmodule

`default_nettype wire
