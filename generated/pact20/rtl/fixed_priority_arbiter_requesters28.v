// warpcache 0.1.0
`default_nettype none

// Grants the lowest of the requesters that ask.
module fixed_priority_arbiter_requesters28 (
    input  wire [27:0] request,  // Who asks, a bit each.
    output wire [27:0] grant,    // Who is granted: at most one bit.
    output reg  [4:0]  granted,  // The number of the granted one.
    output wire        any       // Somebody is granted.
);

    assign grant = request & (~request + 28'd1);
    assign any = |request;

    always @* begin : drive_granted
        integer i;
        granted = 5'd0;
        for (i = 27; i >= 0; i = i - 1) begin
            if (request[i]) begin
                granted = i[4:0];
            end
        end
    end
endmodule

`default_nettype wire
