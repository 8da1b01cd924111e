// Made by a test.
`default_nettype none

// Chooses one of several words.
module select_count3_width8 (
    input  wire [1:0] choice,
    input  wire       invert,
    input  wire [7:0] words_0,
    input  wire [7:0] words_1,
    input  wire [7:0] words_2,
    output reg  [7:0] chosen,
    output wire [7:0] sum,
    output reg  [7:0] limit
);

    always @* begin
        chosen = 8'd0;
        case (choice)
            2'd0: chosen = words_0;
            2'd1: chosen = words_1;
            2'd2: chosen = words_2;
            default: ;
        endcase
    end

    assign sum = (words_0 + words_1) & ~words_2;

    always @* begin
        limit = words_0;
        if (invert) begin
            limit = ~words_0;
        end else if (words_0 > 8'd9) begin
            limit = 8'd9;
        end
    end
endmodule

`default_nettype wire
