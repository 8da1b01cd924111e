// warpcache 0.1.0
`default_nettype none

// Grants the lowest of the requesters that ask.
module fixed_priority_arbiter_requesters1 (
    input  wire request,  // Who asks, a bit each.
    output wire grant,    // Who is granted: at most one bit.
    output reg  granted,  // The number of the granted one.
    output wire any       // Somebody is granted.
);

    assign grant = request & (!request + 1'b1);
    assign any = request;

    always @* begin
        granted = 1'b0;
        if (request) begin
            granted = 1'b0;
        end
    end
endmodule

`default_nettype wire
