// warpcache 0.1.0
`default_nettype none

// Holds the word that waits at one place of the queue.
module chip_monitor_place_slices16_depth16_width39 (
    input  wire         clock,
    input  wire         reset,
    input  wire [5:0]   number,
    input  wire [15:0]  comes,
    input  wire [95:0]  numbers,
    input  wire [623:0] requests,
    input  wire         moves,
    input  wire [38:0]  behind,
    output reg  [38:0]  placed,
    output wire [38:0]  word
);

    reg [15:0] enters;
    reg [623:0] chosen;
    reg [38:0] entering;
    reg [38:0] held_d;
    reg [38:0] held_q;

    always @* begin : drive_enters
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            enters[i] = comes[i] && (numbers[i * 6 +: 6] == number);
        end
    end

    always @* begin : drive_chosen
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            chosen[i * 39 +: 39] = 39'd0;
            if (enters[i]) begin
                chosen[i * 39 +: 39] = requests[i * 39 +: 39];
            end
        end
    end

    always @* begin : drive_entering
        integer i;
        entering = 39'd0;
        for (i = 0; i < 16; i = i + 1) begin
            entering = entering | chosen[i * 39 +: 39];
        end
    end

    always @* begin
        placed = held_q;
        if (|enters) begin
            placed = entering;
        end
    end

    always @* begin
        held_d = placed;
        if (moves) begin
            held_d = behind;
        end
    end

    assign word = held_q;

    always @(posedge clock) begin
        if (reset) begin
            held_q <= 39'd0;
        end else begin
            held_q <= held_d;
        end
    end
endmodule

`default_nettype wire
