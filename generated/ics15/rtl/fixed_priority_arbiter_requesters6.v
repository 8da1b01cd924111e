// warpcache 0.1.0
`default_nettype none

// Grants the lowest of the requesters that ask.
module fixed_priority_arbiter_requesters6 (
    input  wire [5:0] request,  // Who asks, a bit each.
    output wire [5:0] grant,    // Who is granted: at most one bit.
    output reg  [2:0] granted,  // The number of the granted one.
    output wire       any       // Somebody is granted.
);

    assign grant = request & (~request + 6'd1);
    assign any = |request;

    always @* begin : drive_granted
        integer i;
        granted = 3'd0;
        for (i = 5; i >= 0; i = i - 1) begin
            if (request[i]) begin
                granted = i[2:0];
            end
        end
    end
endmodule

`default_nettype wire
