// warpcache 0.1.0: profile_counters of design isca23
// paper: isca23 section 3.4
`default_nettype none

// Adds all of several numbers.
module profile_counters_total_numbers16_each1_bits24 (
    input  wire        clock,
    input  wire        reset,
    input  wire        clear,
    input  wire [15:0] count,
    output wire [23:0] value
);

    reg [154:0] sums;
    reg [23:0] total_d;
    reg [23:0] total_q;
    reg [15:0] number;

    always @* begin : drive_number
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            number[i] = count[15 - i];
        end
    end

    always @* begin : drive_sums
        integer i;
        for (i = 30; i >= 15; i = i - 1) begin
            sums[i * 5 +: 5] = {4'd0, number[30 - i]};
        end
        sums[74:70] = sums[149:145] + sums[154:150];
        sums[69:65] = sums[139:135] + sums[144:140];
        sums[64:60] = sums[129:125] + sums[134:130];
        sums[59:55] = sums[119:115] + sums[124:120];
        sums[54:50] = sums[109:105] + sums[114:110];
        sums[49:45] = sums[99:95] + sums[104:100];
        sums[44:40] = sums[89:85] + sums[94:90];
        sums[39:35] = sums[79:75] + sums[84:80];
        sums[34:30] = sums[69:65] + sums[74:70];
        sums[29:25] = sums[59:55] + sums[64:60];
        sums[24:20] = sums[49:45] + sums[54:50];
        sums[19:15] = sums[39:35] + sums[44:40];
        sums[14:10] = sums[29:25] + sums[34:30];
        sums[9:5] = sums[19:15] + sums[24:20];
        sums[4:0] = sums[9:5] + sums[14:10];
    end

    always @* begin
        total_d = total_q + {19'd0, sums[4:0]};
        if (clear) begin
            total_d = 24'd0;
        end
    end

    assign value = total_q;

    always @(posedge clock) begin
        if (reset) begin
            total_q <= 24'd0;
        end else begin
            total_q <= total_d;
        end
    end
endmodule

`default_nettype wire
