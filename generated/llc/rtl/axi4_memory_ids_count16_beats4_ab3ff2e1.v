// warpcache 0.1.0
`default_nettype none

// The requests that AXI has not answered, by number.
module axi4_memory_ids_count16_beats4_ab3ff2e1 (
    input  wire        clock,
    input  wire        reset,
    // take
    input  wire        take_valid,
    input  wire [40:0] take_line,
    input  wire [3:0]  take_beats,
    input  wire [6:0]  take_id,

    output wire        has_free,
    output reg  [3:0]  lowest,
    input  wire [3:0]  number,
    input  wire        beat,
    output wire        is_used,
    output reg  [1:0]  place,
    output wire        goes_on,
    output wire        is_last,
    output wire [40:0] line,
    output wire [6:0]  id
);

    localparam LINE_MSB = 47;
    localparam LINE_LSB = 7;
    localparam ID_MSB = 6;
    localparam ID_LSB = 0;

    reg [63:0] waits_d;
    reg [63:0] waits_q;
    wire [47:0] requests_read_0_data;
    reg [15:0] is_busy;

    always @* begin : drive_is_busy
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            is_busy[i] = |waits_q[i * 4 +: 4];
        end
    end

    assign has_free = !(&is_busy);

    always @* begin : drive_lowest
        integer i;
        lowest = 4'd0;
        for (i = 15; i >= 0; i = i - 1) begin
            if (!(|waits_q[i * 4 +: 4])) begin
                lowest = i[3:0];
            end
        end
    end

    wire [3:0] left = waits_q[{number, 2'd0} +: 4];
    wire [3:0] next = left & (~left + 4'd1);
    wire [3:0] rest = left & ~next;
    wire [3:0] follower = next << 1;
    assign is_used = |left;
    assign is_last = !(|rest);
    assign goes_on = |(rest & follower);

    always @* begin : drive_place
        integer i;
        place = 2'd0;
        for (i = 1; i < 4; i = i + 1) begin
            if (next[i]) begin
                place = i[1:0];
            end
        end
    end

    always @* begin : drive_waits_d
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            waits_d[i * 4 +: 4] = waits_q[i * 4 +: 4];
            if (beat && (number == i[3:0])) begin
                waits_d[i * 4 +: 4] = rest;
            end
            if (take_valid && (lowest == i[3:0])) begin
                waits_d[i * 4 +: 4] = take_beats;
            end
        end
    end

    wire [47:0] taken = {take_line, take_id};
    assign id = requests_read_0_data[ID_MSB:ID_LSB];
    assign line = requests_read_0_data[LINE_MSB:LINE_LSB];

    register_file_16x48_r1 u_requests (
        .clock          (clock),
        .write_enable   (take_valid),
        .write_address  (lowest),
        .write_data     (taken),
        .read_0_address (number),
        .read_0_data    (requests_read_0_data)
    );

    always @(posedge clock) begin
        if (reset) begin
            waits_q <= 64'd0;
        end else begin
            waits_q <= waits_d;
        end
    end
endmodule

`default_nettype wire
