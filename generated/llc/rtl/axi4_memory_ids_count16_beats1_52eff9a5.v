// warpcache 0.1.0
`default_nettype none

// The requests that AXI has not answered, by number.
module axi4_memory_ids_count16_beats1_52eff9a5 (
    input  wire        clock,
    input  wire        reset,
    // take
    input  wire        take_valid,
    input  wire [40:0] take_line,
    input  wire        take_beats,
    input  wire [6:0]  take_id,

    output wire        has_free,
    output reg  [3:0]  lowest,
    input  wire [3:0]  number,
    input  wire        beat,
    output wire        is_used,
    output wire        place,
    output wire        goes_on,
    output wire        is_last,
    output wire [40:0] line,
    output wire [6:0]  id
);

    localparam LINE_MSB = 47;
    localparam LINE_LSB = 7;
    localparam ID_MSB = 6;
    localparam ID_LSB = 0;

    reg [15:0] waits_d;
    reg [15:0] waits_q;
    wire [47:0] requests_read_0_data;

    wire [15:0] is_busy = waits_q;
    assign has_free = !(&is_busy);

    always @* begin : drive_lowest
        integer i;
        lowest = 4'd0;
        for (i = 15; i >= 0; i = i - 1) begin
            if (!waits_q[i]) begin
                lowest = i[3:0];
            end
        end
    end

    wire left = waits_q[number];
    wire next = left & (!left + 1'b1);
    wire rest = left & !next;
    wire follower = 1'b0;
    assign is_used = left;
    assign is_last = !rest;
    assign goes_on = rest & follower;
    assign place = 1'b0;

    always @* begin : drive_waits_d
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            waits_d[i] = waits_q[i];
            if (beat && (number == i[3:0])) begin
                waits_d[i] = rest;
            end
            if (take_valid && (lowest == i[3:0])) begin
                waits_d[i] = take_beats;
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
            waits_q <= 16'd0;
        end else begin
            waits_q <= waits_d;
        end
    end
endmodule

`default_nettype wire
