// warpcache 0.1.0
`default_nettype none

// The turn of one stream: cores in turn, and who was offered stays until it has passed.
module tracker_bank_stream_arbiter_cores16 (
    input  wire        clock,
    input  wire        reset,
    input  wire [15:0] request,
    input  wire        takes,
    output wire [15:0] offered,
    output wire [3:0]  core,
    output wire        any
);

    reg [15:0] arbiter_request;
    reg [15:0] waits_d;
    reg [15:0] waits_q;

    wire [15:0] waiting = request & waits_q;

    always @* begin
        arbiter_request = request;
        if (|waiting) begin
            arbiter_request = waiting;
        end
    end

    always @* begin
        waits_d = offered;
        if (takes) begin
            waits_d = 16'd0;
        end
    end

    round_robin_arbiter_requesters16 u_arbiter (
        .clock   (clock),
        .reset   (reset),
        .request (arbiter_request),
        .advance (takes),
        .grant   (offered),
        .granted (core),
        .any     (any)
    );

    always @(posedge clock) begin
        if (reset) begin
            waits_q <= 16'd0;
        end else begin
            waits_q <= waits_d;
        end
    end
endmodule

`default_nettype wire
