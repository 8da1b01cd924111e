// warpcache 0.1.0
`default_nettype none

// A table of the column and row of each of several things.
module min_router_cores_9d414c49 (
    input  wire [4:0] number,
    output reg  [2:0] column,
    output reg  [2:0] row
);

    always @* begin
        column = 3'd0;
        row = 3'd0;
        case (number)
            5'd0: begin column = 3'd0; row = 3'd0; end
            5'd1: begin column = 3'd1; row = 3'd0; end
            5'd2: begin column = 3'd2; row = 3'd0; end
            5'd3: begin column = 3'd4; row = 3'd0; end
            5'd4: begin column = 3'd5; row = 3'd0; end
            5'd5: begin column = 3'd0; row = 3'd1; end
            5'd6: begin column = 3'd2; row = 3'd1; end
            5'd7: begin column = 3'd3; row = 3'd1; end
            5'd8: begin column = 3'd5; row = 3'd1; end
            5'd9: begin column = 3'd1; row = 3'd2; end
            5'd10: begin column = 3'd2; row = 3'd2; end
            5'd11: begin column = 3'd3; row = 3'd2; end
            5'd12: begin column = 3'd4; row = 3'd2; end
            5'd13: begin column = 3'd5; row = 3'd2; end
            5'd14: begin column = 3'd0; row = 3'd3; end
            5'd15: begin column = 3'd1; row = 3'd3; end
            5'd16: begin column = 3'd2; row = 3'd3; end
            5'd17: begin column = 3'd3; row = 3'd3; end
            5'd18: begin column = 3'd4; row = 3'd3; end
            5'd19: begin column = 3'd0; row = 3'd4; end
            5'd20: begin column = 3'd2; row = 3'd4; end
            5'd21: begin column = 3'd3; row = 3'd4; end
            5'd22: begin column = 3'd5; row = 3'd4; end
            5'd23: begin column = 3'd0; row = 3'd5; end
            5'd24: begin column = 3'd1; row = 3'd5; end
            5'd25: begin column = 3'd3; row = 3'd5; end
            5'd26: begin column = 3'd4; row = 3'd5; end
            5'd27: begin column = 3'd5; row = 3'd5; end
            default: ;
        endcase
    end
endmodule

`default_nettype wire
