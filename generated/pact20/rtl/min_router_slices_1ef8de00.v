// warpcache 0.1.0
`default_nettype none

// A table of the column and row of each of several things.
module min_router_slices_1ef8de00 (
    input  wire [2:0] number,
    output reg  [2:0] column,
    output reg  [2:0] row
);

    always @* begin
        column = 3'd0;
        row = 3'd0;
        case (number)
            3'd0: begin column = 3'd3; row = 3'd0; end
            3'd1: begin column = 3'd1; row = 3'd1; end
            3'd2: begin column = 3'd4; row = 3'd1; end
            3'd3: begin column = 3'd0; row = 3'd2; end
            3'd4: begin column = 3'd5; row = 3'd3; end
            3'd5: begin column = 3'd1; row = 3'd4; end
            3'd6: begin column = 3'd4; row = 3'd4; end
            3'd7: begin column = 3'd2; row = 3'd5; end
            default: ;
        endcase
    end
endmodule

`default_nettype wire
