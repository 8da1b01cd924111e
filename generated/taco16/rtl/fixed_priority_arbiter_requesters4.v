// warpcache 0.1.0
`default_nettype none

// Grants the lowest of the requesters that ask.
module fixed_priority_arbiter_requesters4 (
    input  wire [3:0] request,  // Who asks, a bit each.
    output wire [3:0] grant,    // Who is granted: at most one bit.
    output reg  [1:0] granted,  // The number of the granted one.
    output wire       any       // Somebody is granted.
);

    assign grant = request & (~request + 4'd1);
    assign any = |request;

    always @* begin : drive_granted
        integer i;
        granted = 2'd0;
        for (i = 3; i >= 0; i = i - 1) begin
            if (request[i]) begin
                granted = i[1:0];
            end
        end
    end
endmodule

`default_nettype wire
