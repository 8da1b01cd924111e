// warpcache 0.1.0: chip_monitor of design isca23
// paper: isca23 section 3.4, section 3.6
`default_nettype none

// Takes any number of requests a cycle while there is room, and gives one.
module chip_monitor_queue_slices16_depth16_width36_dropped24 (
    input  wire         clock,
    input  wire         reset,
    input  wire         clear,
    input  wire [15:0]  comes,
    input  wire [575:0] requests,
    output wire         is_there,
    output wire [35:0]  head,
    output wire [23:0]  dropped
);

    reg [101:0] numbers;
    reg [5:0] kept;
    reg [5:0] excess;
    reg [255:0] places_enters;
    reg [15:0] places_moves;
    reg [575:0] places_behind;
    wire [575:0] places_placed;
    wire [575:0] places_word;
    reg [4:0] used_d;
    reg [4:0] used_q;
    reg [23:0] drops_d;
    reg [23:0] drops_q;
    genvar n;

    wire leaves = |used_q;
    assign is_there = leaves;
    assign head = places_word[35:0];
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

    always @* begin : drive_places_enters
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            places_enters[i] = comes[i] && (numbers[i * 6 +: 6] == 6'd0);
        end
        for (i = 16; i < 32; i = i + 1) begin
            places_enters[i] = comes[i - 16] && (numbers[i * 6 - 96 +: 6] == 6'd1);
        end
        for (i = 32; i < 48; i = i + 1) begin
            places_enters[i] = comes[i - 32] && (numbers[i * 6 - 192 +: 6] == 6'd2);
        end
        for (i = 48; i < 64; i = i + 1) begin
            places_enters[i] = comes[i - 48] && (numbers[i * 6 - 288 +: 6] == 6'd3);
        end
        for (i = 64; i < 80; i = i + 1) begin
            places_enters[i] = comes[i - 64] && (numbers[i * 6 - 384 +: 6] == 6'd4);
        end
        for (i = 80; i < 96; i = i + 1) begin
            places_enters[i] = comes[i - 80] && (numbers[i * 6 - 480 +: 6] == 6'd5);
        end
        for (i = 96; i < 112; i = i + 1) begin
            places_enters[i] = comes[i - 96] && (numbers[i * 6 - 576 +: 6] == 6'd6);
        end
        for (i = 112; i < 128; i = i + 1) begin
            places_enters[i] = comes[i - 112] && (numbers[i * 6 - 672 +: 6] == 6'd7);
        end
        for (i = 128; i < 144; i = i + 1) begin
            places_enters[i] = comes[i - 128] && (numbers[i * 6 - 768 +: 6] == 6'd8);
        end
        for (i = 144; i < 160; i = i + 1) begin
            places_enters[i] = comes[i - 144] && (numbers[i * 6 - 864 +: 6] == 6'd9);
        end
        for (i = 160; i < 176; i = i + 1) begin
            places_enters[i] = comes[i - 160] && (numbers[i * 6 - 960 +: 6] == 6'd10);
        end
        for (i = 176; i < 192; i = i + 1) begin
            places_enters[i] = comes[i - 176] && (numbers[i * 6 - 1056 +: 6] == 6'd11);
        end
        for (i = 192; i < 208; i = i + 1) begin
            places_enters[i] = comes[i - 192] && (numbers[i * 6 - 1152 +: 6] == 6'd12);
        end
        for (i = 208; i < 224; i = i + 1) begin
            places_enters[i] = comes[i - 208] && (numbers[i * 6 - 1248 +: 6] == 6'd13);
        end
        for (i = 224; i < 240; i = i + 1) begin
            places_enters[i] = comes[i - 224] && (numbers[i * 6 - 1344 +: 6] == 6'd14);
        end
        for (i = 240; i < 256; i = i + 1) begin
            places_enters[i] = comes[i - 240] && (numbers[i * 6 - 1440 +: 6] == 6'd15);
        end
    end

    always @* begin : drive_places_moves
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            places_moves[i] = |used_q;
        end
    end

    always @* begin : drive_places_behind
        integer i;
        for (i = 0; i < 15; i = i + 1) begin
            places_behind[i * 36 +: 36] = places_placed[i * 36 + 36 +: 36];
        end
        places_behind[575:540] = places_placed[575:540];
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
    assign unused = &{1'b0, kept[5], places_placed[35:0], places_word[575:36]};

    generate
        for (n = 0; n < 16; n = n + 1) begin : places
            chip_monitor_place_slices16_width36 u_places (
                .clock    (clock),
                .reset    (reset),
                .enters   (places_enters[n * 16 +: 16]),
                .requests (requests),
                .moves    (places_moves[n]),
                .behind   (places_behind[n * 36 +: 36]),
                .placed   (places_placed[n * 36 +: 36]),
                .word     (places_word[n * 36 +: 36])
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
