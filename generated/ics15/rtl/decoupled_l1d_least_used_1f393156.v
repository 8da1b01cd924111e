// warpcache 0.1.0
`default_nettype none

// The eligible way with the smallest RC, the lowest of several.
module decoupled_l1d_least_used_1f393156 (
    input  wire [7:0]  eligible,
    input  wire [47:0] counts,
    output wire [2:0]  way
);

    reg [14:0] any;
    reg [89:0] least;
    reg [44:0] number;
    reg [6:0] is_right;

    always @* begin : drive_any
        integer i;
        for (i = 7; i < 15; i = i + 1) begin
            any[i] = eligible[i - 7];
        end
        for (i = 6; i >= 0; i = i - 1) begin
            any[i] = any[i * 2 + 1] || any[i * 2 + 2];
        end
    end

    always @* begin : drive_least
        integer i;
        for (i = 7; i < 15; i = i + 1) begin
            least[i * 6 +: 6] = counts[i * 6 - 42 +: 6];
        end
        is_right[6] = any[14] && (!any[13] || (least[89:84] < least[83:78]));
        least[41:36] = least[83:78];
        for (i = 0; i < 8; i = i + 1) begin
            number[i * 3 + 21 +: 3] = i[2:0];
        end
        number[20:18] = number[41:39];
        if (is_right[6]) begin
            least[41:36] = least[89:84];
            number[20:18] = number[44:42];
        end
        for (i = 5; i >= 0; i = i - 1) begin
            is_right[i] = any[i * 2 + 2] && (!any[i * 2 + 1] || (least[i * 12 +
                12 +: 6] < least[i * 12 + 6 +: 6]));
            least[i * 6 +: 6] = least[i * 12 + 6 +: 6];
            number[i * 3 +: 3] = number[i * 6 + 3 +: 3];
            if (is_right[i]) begin
                least[i * 6 +: 6] = least[i * 12 + 12 +: 6];
                number[i * 3 +: 3] = number[i * 6 + 6 +: 3];
            end
        end
    end

    assign way = number[2:0];

    (* unused *) wire unused;
    assign unused = &{1'b0, any[0], least[5:0]};
endmodule

`default_nettype wire
