// warpcache 0.1.0
`default_nettype none

// Grants the lowest of the requesters that ask.
module fixed_priority_arbiter_requesters16 (
    input  wire [15:0] request,  // Who asks, a bit each.
    output wire [15:0] grant,    // Who is granted: at most one bit.
    output reg  [3:0]  granted,  // The number of the granted one.
    output wire        any       // Somebody is granted.
);

    assign grant = request & (~request + 16'd1);
    assign any = |request;

    always @* begin : drive_granted
        integer i;
        granted = 4'd0;
        for (i = 15; i >= 0; i = i - 1) begin
            if (request[i]) begin
                granted = i[3:0];
            end
        end
    end
endmodule

`default_nettype wire
