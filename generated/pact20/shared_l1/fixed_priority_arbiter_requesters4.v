// warpcache 0.1.0: shared_l1 of design pact20
// paper: pact20 section 3, section 4
`default_nettype none

// Grants the lowest of the requesters that ask.
module fixed_priority_arbiter_requesters4 (
    input  wire [3:0] request,
    output wire [3:0] grant,
    output reg  [1:0] granted,
    output wire       any
);

    assign grant = request & (~request + 4'd1);
    assign any = |request;

    always @* begin
        granted = 2'd0;
        if (request[3]) begin
            granted = 2'd3;
        end
        if (request[2]) begin
            granted = 2'd2;
        end
        if (request[1]) begin
            granted = 2'd1;
        end
        if (request[0]) begin
            granted = 2'd0;
        end
    end
endmodule

`default_nettype wire
