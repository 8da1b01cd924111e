// Made by a test.
`default_nettype none

// Chooses one of several words.
module select_count3_width8 (
    input  wire [1:0]  choice,
    input  wire        invert,
    input  wire [23:0] words,
    output reg  [7:0]  chosen,
    output wire [7:0]  sum,
    output reg  [7:0]  limit
);

    always @* begin
        chosen = 8'd0;
        if (choice < 2'd3) begin
            chosen = words[{choice, 3'd0} +: 8];
        end
    end

    assign sum = (words[7:0] + words[15:8]) & ~words[23:16];

    always @* begin
        limit = words[7:0];
        if (invert) begin
            limit = ~words[7:0];
        end else if (words[7:0] > 8'd9) begin
            limit = 8'd9;
        end
    end
endmodule

`default_nettype wire
