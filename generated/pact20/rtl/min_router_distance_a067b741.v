// warpcache 0.1.0
`default_nettype none

// The Manhattan distance of two tiles of the mesh.
module min_router_distance_a067b741 (
    input  wire [2:0] from_column,
    input  wire [2:0] from_row,
    input  wire [2:0] to_column,
    input  wire [2:0] to_row,
    output wire [3:0] hops
);

    reg [2:0] across;
    reg [2:0] down;

    always @* begin
        across = from_column - to_column;
        if (from_column < to_column) begin
            across = to_column - from_column;
        end
    end

    always @* begin
        down = from_row - to_row;
        if (from_row < to_row) begin
            down = to_row - from_row;
        end
    end

    assign hops = {1'b0, across} + {1'b0, down};
endmodule

`default_nettype wire
