// warpcache 0.1.0: llc_slice of design llc
// paper: none
`default_nettype none

// Finds the least recently used of the eligible ways.
module lru_victim_ways16 (
    input  wire [119:0] order,
    input  wire [15:0]  eligible,
    output reg  [3:0]   victim,
    output wire         any
);

    reg [14:0] beaten_0;
    reg [13:0] beaten_1;
    reg [12:0] beaten_2;
    reg [11:0] beaten_3;
    reg [10:0] beaten_4;
    reg [9:0] beaten_5;
    reg [8:0] beaten_6;
    reg [7:0] beaten_7;
    reg [6:0] beaten_8;
    reg [5:0] beaten_9;
    reg [4:0] beaten_10;
    reg [3:0] beaten_11;
    reg [2:0] beaten_12;
    reg [1:0] beaten_13;
    reg beaten_14;

    wire [14:0] newer_0 = order[14:0];

    always @* begin
        beaten_0 = 15'd0;
        if (eligible[0]) begin
            beaten_0 = ~newer_0;
        end
    end

    wire [13:0] newer_1 = order[28:15];

    always @* begin
        beaten_1 = beaten_0[14:1];
        if (eligible[1]) begin
            beaten_1 = beaten_0[14:1] | ~newer_1;
        end
    end

    wire [12:0] newer_2 = order[41:29];

    always @* begin
        beaten_2 = beaten_1[13:1];
        if (eligible[2]) begin
            beaten_2 = beaten_1[13:1] | ~newer_2;
        end
    end

    wire [11:0] newer_3 = order[53:42];

    always @* begin
        beaten_3 = beaten_2[12:1];
        if (eligible[3]) begin
            beaten_3 = beaten_2[12:1] | ~newer_3;
        end
    end

    wire [10:0] newer_4 = order[64:54];

    always @* begin
        beaten_4 = beaten_3[11:1];
        if (eligible[4]) begin
            beaten_4 = beaten_3[11:1] | ~newer_4;
        end
    end

    wire [9:0] newer_5 = order[74:65];

    always @* begin
        beaten_5 = beaten_4[10:1];
        if (eligible[5]) begin
            beaten_5 = beaten_4[10:1] | ~newer_5;
        end
    end

    wire [8:0] newer_6 = order[83:75];

    always @* begin
        beaten_6 = beaten_5[9:1];
        if (eligible[6]) begin
            beaten_6 = beaten_5[9:1] | ~newer_6;
        end
    end

    wire [7:0] newer_7 = order[91:84];

    always @* begin
        beaten_7 = beaten_6[8:1];
        if (eligible[7]) begin
            beaten_7 = beaten_6[8:1] | ~newer_7;
        end
    end

    wire [6:0] newer_8 = order[98:92];

    always @* begin
        beaten_8 = beaten_7[7:1];
        if (eligible[8]) begin
            beaten_8 = beaten_7[7:1] | ~newer_8;
        end
    end

    wire [5:0] newer_9 = order[104:99];

    always @* begin
        beaten_9 = beaten_8[6:1];
        if (eligible[9]) begin
            beaten_9 = beaten_8[6:1] | ~newer_9;
        end
    end

    wire [4:0] newer_10 = order[109:105];

    always @* begin
        beaten_10 = beaten_9[5:1];
        if (eligible[10]) begin
            beaten_10 = beaten_9[5:1] | ~newer_10;
        end
    end

    wire [3:0] newer_11 = order[113:110];

    always @* begin
        beaten_11 = beaten_10[4:1];
        if (eligible[11]) begin
            beaten_11 = beaten_10[4:1] | ~newer_11;
        end
    end

    wire [2:0] newer_12 = order[116:114];

    always @* begin
        beaten_12 = beaten_11[3:1];
        if (eligible[12]) begin
            beaten_12 = beaten_11[3:1] | ~newer_12;
        end
    end

    wire [1:0] newer_13 = order[118:117];

    always @* begin
        beaten_13 = beaten_12[2:1];
        if (eligible[13]) begin
            beaten_13 = beaten_12[2:1] | ~newer_13;
        end
    end

    wire newer_14 = order[119];

    always @* begin
        beaten_14 = beaten_13[1];
        if (eligible[14]) begin
            beaten_14 = beaten_13[1] | !newer_14;
        end
    end

    assign any = |eligible;

    always @* begin
        victim = 4'd0;
        if (eligible[1] && !beaten_0[0] && !(|(newer_1 & eligible[15:2]))) begin
            victim = 4'd1;
        end
        if (eligible[2] && !beaten_1[0] && !(|(newer_2 & eligible[15:3]))) begin
            victim = 4'd2;
        end
        if (eligible[3] && !beaten_2[0] && !(|(newer_3 & eligible[15:4]))) begin
            victim = 4'd3;
        end
        if (eligible[4] && !beaten_3[0] && !(|(newer_4 & eligible[15:5]))) begin
            victim = 4'd4;
        end
        if (eligible[5] && !beaten_4[0] && !(|(newer_5 & eligible[15:6]))) begin
            victim = 4'd5;
        end
        if (eligible[6] && !beaten_5[0] && !(|(newer_6 & eligible[15:7]))) begin
            victim = 4'd6;
        end
        if (eligible[7] && !beaten_6[0] && !(|(newer_7 & eligible[15:8]))) begin
            victim = 4'd7;
        end
        if (eligible[8] && !beaten_7[0] && !(|(newer_8 & eligible[15:9]))) begin
            victim = 4'd8;
        end
        if (eligible[9] && !beaten_8[0] && !(|(newer_9 & eligible[15:10]))) begin
            victim = 4'd9;
        end
        if (eligible[10] && !beaten_9[0] && !(|(newer_10 & eligible[15:11]))) begin
            victim = 4'd10;
        end
        if (eligible[11] && !beaten_10[0] && !(|(newer_11 & eligible[15:12]))) begin
            victim = 4'd11;
        end
        if (eligible[12] && !beaten_11[0] && !(|(newer_12 & eligible[15:13]))) begin
            victim = 4'd12;
        end
        if (eligible[13] && !beaten_12[0] && !(|(newer_13 & eligible[15:14]))) begin
            victim = 4'd13;
        end
        if (eligible[14] && !beaten_13[0] && !(newer_14 & eligible[15])) begin
            victim = 4'd14;
        end
        if (eligible[15] && !beaten_14) begin
            victim = 4'd15;
        end
    end
endmodule

`default_nettype wire
