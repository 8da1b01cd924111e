// warpcache 0.1.0: decoupled_l1d_cluster of design ics15
// paper: ics15 section 4.3
`default_nettype none

// The eligible way with the smallest RC, the lowest of several.
module decoupled_l1d_least_used_8843c128 (
    input  wire [7:0]  eligible,
    input  wire [47:0] counts,
    output wire [2:0]  way
);

    reg [14:0] any;
    reg [89:0] least;
    reg [44:0] number;
    reg is_less;
    reg is_less_1;
    reg is_less_2;
    reg is_less_3;
    reg is_less_4;
    reg is_less_5;
    reg is_less_6;

    always @* begin : drive_any
        integer i;
        for (i = 0; i < 8; i = i + 1) begin
            any[i] = eligible[i];
        end
        any[8] = any[0];
        if (any[1]) begin
            any[8] = 1'b1;
        end
        any[9] = any[2];
        if (any[3]) begin
            any[9] = 1'b1;
        end
        any[10] = any[4];
        if (any[5]) begin
            any[10] = 1'b1;
        end
        any[11] = any[6];
        if (any[7]) begin
            any[11] = 1'b1;
        end
        any[12] = any[8];
        if (any[9]) begin
            any[12] = 1'b1;
        end
        any[13] = any[10];
        if (any[11]) begin
            any[13] = 1'b1;
        end
        any[14] = any[12];
        if (any[13]) begin
            any[14] = 1'b1;
        end
    end

    always @* begin : drive_least
        integer i;
        for (i = 0; i < 8; i = i + 1) begin
            least[i * 6 +: 6] = counts[i * 6 +: 6];
        end
        is_less = least[11:6] < least[5:0];
        least[53:48] = least[5:0];
        for (i = 0; i < 8; i = i + 1) begin
            number[i * 3 +: 3] = i[2:0];
        end
        number[26:24] = number[2:0];
        if (any[1] && (!any[0] || is_less)) begin
            least[53:48] = least[11:6];
            number[26:24] = number[5:3];
        end
        is_less_1 = least[23:18] < least[17:12];
        least[59:54] = least[17:12];
        number[29:27] = number[8:6];
        if (any[3] && (!any[2] || is_less_1)) begin
            least[59:54] = least[23:18];
            number[29:27] = number[11:9];
        end
        is_less_2 = least[35:30] < least[29:24];
        least[65:60] = least[29:24];
        number[32:30] = number[14:12];
        if (any[5] && (!any[4] || is_less_2)) begin
            least[65:60] = least[35:30];
            number[32:30] = number[17:15];
        end
        is_less_3 = least[47:42] < least[41:36];
        least[71:66] = least[41:36];
        number[35:33] = number[20:18];
        if (any[7] && (!any[6] || is_less_3)) begin
            least[71:66] = least[47:42];
            number[35:33] = number[23:21];
        end
        is_less_4 = least[59:54] < least[53:48];
        least[77:72] = least[53:48];
        number[38:36] = number[26:24];
        if (any[9] && (!any[8] || is_less_4)) begin
            least[77:72] = least[59:54];
            number[38:36] = number[29:27];
        end
        is_less_5 = least[71:66] < least[65:60];
        least[83:78] = least[65:60];
        number[41:39] = number[32:30];
        if (any[11] && (!any[10] || is_less_5)) begin
            least[83:78] = least[71:66];
            number[41:39] = number[35:33];
        end
        is_less_6 = least[83:78] < least[77:72];
        least[89:84] = least[77:72];
        number[44:42] = number[38:36];
        if (any[13] && (!any[12] || is_less_6)) begin
            least[89:84] = least[83:78];
            number[44:42] = number[41:39];
        end
    end

    assign way = number[44:42];

    (* unused *) wire unused;
    assign unused = &{1'b0, any[14], least[89:84]};
endmodule

`default_nettype wire
