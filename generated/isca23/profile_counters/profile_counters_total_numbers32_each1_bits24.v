// warpcache 0.1.0: profile_counters of design isca23
// paper: isca23 section 3.4
`default_nettype none

// Adds all of several numbers.
module profile_counters_total_numbers32_each1_bits24 (
    input  wire        clock,
    input  wire        reset,
    input  wire        clear,
    input  wire [31:0] count,
    output wire [23:0] value
);

    reg [377:0] sums;
    reg [23:0] total_d;
    reg [23:0] total_q;
    reg [31:0] number;

    always @* begin : drive_number
        integer i;
        for (i = 0; i < 32; i = i + 1) begin
            number[i] = count[31 - i];
        end
    end

    always @* begin : drive_sums
        integer i;
        for (i = 62; i >= 31; i = i - 1) begin
            sums[i * 6 +: 6] = {5'd0, number[62 - i]};
        end
        sums[185:180] = sums[371:366] + sums[377:372];
        sums[179:174] = sums[359:354] + sums[365:360];
        sums[173:168] = sums[347:342] + sums[353:348];
        sums[167:162] = sums[335:330] + sums[341:336];
        sums[161:156] = sums[323:318] + sums[329:324];
        sums[155:150] = sums[311:306] + sums[317:312];
        sums[149:144] = sums[299:294] + sums[305:300];
        sums[143:138] = sums[287:282] + sums[293:288];
        sums[137:132] = sums[275:270] + sums[281:276];
        sums[131:126] = sums[263:258] + sums[269:264];
        sums[125:120] = sums[251:246] + sums[257:252];
        sums[119:114] = sums[239:234] + sums[245:240];
        sums[113:108] = sums[227:222] + sums[233:228];
        sums[107:102] = sums[215:210] + sums[221:216];
        sums[101:96] = sums[203:198] + sums[209:204];
        sums[95:90] = sums[191:186] + sums[197:192];
        sums[89:84] = sums[179:174] + sums[185:180];
        sums[83:78] = sums[167:162] + sums[173:168];
        sums[77:72] = sums[155:150] + sums[161:156];
        sums[71:66] = sums[143:138] + sums[149:144];
        sums[65:60] = sums[131:126] + sums[137:132];
        sums[59:54] = sums[119:114] + sums[125:120];
        sums[53:48] = sums[107:102] + sums[113:108];
        sums[47:42] = sums[95:90] + sums[101:96];
        sums[41:36] = sums[83:78] + sums[89:84];
        sums[35:30] = sums[71:66] + sums[77:72];
        sums[29:24] = sums[59:54] + sums[65:60];
        sums[23:18] = sums[47:42] + sums[53:48];
        sums[17:12] = sums[35:30] + sums[41:36];
        sums[11:6] = sums[23:18] + sums[29:24];
        sums[5:0] = sums[11:6] + sums[17:12];
    end

    always @* begin
        total_d = total_q + {18'd0, sums[5:0]};
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
