// warpcache 0.1.0
`default_nettype none

// Takes any number of requests a cycle while there is room, and gives one.
module chip_monitor_queue_slices16_depth16_width39_dropped24 (
    input  wire         clock,
    input  wire         reset,
    input  wire         clear,
    input  wire [15:0]  comes,
    input  wire [623:0] requests,
    output wire         is_there,
    output wire [38:0]  head,
    output wire [23:0]  dropped
);

    reg [101:0] numbers;
    reg [5:0] kept;
    reg [5:0] excess;
    reg [623:0] places_behind;
    wire [623:0] places_placed;
    wire [623:0] places_word;
    reg [4:0] used_d;
    reg [4:0] used_q;
    reg [23:0] drops_d;
    reg [23:0] drops_q;
    genvar n;

    wire leaves = |used_q;
    assign is_there = leaves;
    assign head = places_word[38:0];
    assign dropped = drops_q;

    always @* begin : drive_numbers
        integer i;
        numbers[5:0] = {1'b0, used_q};
        for (i = 1; i < 17; i = i + 1) begin
            numbers[i * 6 +: 6] = numbers[i * 6 - 6 +: 6] + {5'd0, comes[i - 1]};
        end
    end

    always @* begin
        kept = numbers[101:96];
        excess = 6'd0;
        if (numbers[101:96] > 6'd16) begin
            kept = 6'd16;
            excess = numbers[101:96] - 6'd16;
        end
    end

    always @* begin : drive_places_behind
        integer i;
        for (i = 0; i < 15; i = i + 1) begin
            places_behind[i * 39 +: 39] = places_placed[i * 39 + 39 +: 39];
        end
        places_behind[623:585] = places_placed[623:585];
    end

    always @* begin
        used_d = kept[4:0];
        if (leaves) begin
            used_d = kept[4:0] - 5'd1;
        end
        drops_d = drops_q + {18'd0, excess};
        if (clear) begin
            used_d = 5'd0;
            drops_d = 24'd0;
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, kept[5], places_placed[38:0], places_word[623:39]};

    generate
        for (n = 0; n < 16; n = n + 1) begin : places
            chip_monitor_place_slices16_depth16_width39 u_places (
                .clock    (clock),
                .reset    (reset),
                .number   (n[5:0]),
                .comes    (comes),
                .numbers  (numbers[95:0]),
                .requests (requests),
                .moves    (leaves),
                .behind   (places_behind[n * 39 +: 39]),
                .placed   (places_placed[n * 39 +: 39]),
                .word     (places_word[n * 39 +: 39])
            );
        end
    endgenerate

    always @(posedge clock) begin
        if (reset) begin
            used_q <= 5'd0;
            drops_q <= 24'd0;
        end else begin
            used_q <= used_d;
            drops_q <= drops_d;
        end
    end
endmodule

`default_nettype wire
