// warpcache 0.1.0: sharing_tracker of design thesis12
// paper: thesis12 section 3.1
`default_nettype none

// Finds the least recently used of the eligible ways.
module lru_victim_ways8 (
    input  wire [27:0] order,
    input  wire [7:0]  eligible,
    output reg  [2:0]  victim,
    output wire        any
);

    reg [6:0] beaten_0;
    reg [5:0] beaten_1;
    reg [4:0] beaten_2;
    reg [3:0] beaten_3;
    reg [2:0] beaten_4;
    reg [1:0] beaten_5;
    reg beaten_6;

    wire [6:0] newer_0 = order[6:0];

    always @* begin
        beaten_0 = 7'd0;
        if (eligible[0]) begin
            beaten_0 = ~newer_0;
        end
    end

    wire [5:0] newer_1 = order[12:7];

    always @* begin
        beaten_1 = beaten_0[6:1];
        if (eligible[1]) begin
            beaten_1 = beaten_0[6:1] | ~newer_1;
        end
    end

    wire [4:0] newer_2 = order[17:13];

    always @* begin
        beaten_2 = beaten_1[5:1];
        if (eligible[2]) begin
            beaten_2 = beaten_1[5:1] | ~newer_2;
        end
    end

    wire [3:0] newer_3 = order[21:18];

    always @* begin
        beaten_3 = beaten_2[4:1];
        if (eligible[3]) begin
            beaten_3 = beaten_2[4:1] | ~newer_3;
        end
    end

    wire [2:0] newer_4 = order[24:22];

    always @* begin
        beaten_4 = beaten_3[3:1];
        if (eligible[4]) begin
            beaten_4 = beaten_3[3:1] | ~newer_4;
        end
    end

    wire [1:0] newer_5 = order[26:25];

    always @* begin
        beaten_5 = beaten_4[2:1];
        if (eligible[5]) begin
            beaten_5 = beaten_4[2:1] | ~newer_5;
        end
    end

    wire newer_6 = order[27];

    always @* begin
        beaten_6 = beaten_5[1];
        if (eligible[6]) begin
            beaten_6 = beaten_5[1] | !newer_6;
        end
    end

    assign any = |eligible;

    always @* begin
        victim = 3'd0;
        if (eligible[1] && !beaten_0[0] && !(|(newer_1 & eligible[7:2]))) begin
            victim = 3'd1;
        end
        if (eligible[2] && !beaten_1[0] && !(|(newer_2 & eligible[7:3]))) begin
            victim = 3'd2;
        end
        if (eligible[3] && !beaten_2[0] && !(|(newer_3 & eligible[7:4]))) begin
            victim = 3'd3;
        end
        if (eligible[4] && !beaten_3[0] && !(|(newer_4 & eligible[7:5]))) begin
            victim = 3'd4;
        end
        if (eligible[5] && !beaten_4[0] && !(|(newer_5 & eligible[7:6]))) begin
            victim = 3'd5;
        end
        if (eligible[6] && !beaten_5[0] && !(newer_6 & eligible[7])) begin
            victim = 3'd6;
        end
        if (eligible[7] && !beaten_6) begin
            victim = 3'd7;
        end
    end
endmodule

`default_nettype wire
