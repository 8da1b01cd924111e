// warpcache 0.1.0
`default_nettype none

// Grants the requesters in turn.
module round_robin_arbiter_stay_requesters16 (
    input  wire        clock,
    input  wire        reset,
    input  wire [15:0] request,  // Who asks, a bit each.
    input  wire        advance,  // The grant is accepted.
    input  wire        stay,     // A grant accepted in this cycle leaves the turn with the granted
                                 // one.
    output wire [15:0] grant,    // Who is granted: at most one bit.
    output wire [3:0]  granted,  // The number of the granted one.
    output wire        any       // Somebody is granted.
);

    reg [15:0] candidates;
    reg [15:0] ahead_d;
    reg [15:0] ahead_q;

    wire [15:0] requests_ahead = request & ahead_q;

    always @* begin
        candidates = request;
        if (|requests_ahead) begin
            candidates = requests_ahead;
        end
    end

    wire [15:0] above = ~((grant - 16'd1) | grant);

    always @* begin
        ahead_d = ahead_q;
        if (advance && any) begin
            ahead_d = above;
            if (stay) begin
                ahead_d = above | grant;
            end
        end
    end

    fixed_priority_arbiter_requesters16 u_arbiter (
        .request (candidates),
        .grant   (grant),
        .granted (granted),
        .any     (any)
    );

    always @(posedge clock) begin
        if (reset) begin
            ahead_q <= 16'd0;
        end else begin
            ahead_q <= ahead_d;
        end
    end
endmodule

`default_nettype wire
