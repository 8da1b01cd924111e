// warpcache 0.1.0
`default_nettype none

// Routes a request to a slice under either organisation of the last-level cache, and a miss of it
// from there.
module route_policy_fd3ba521 (
    input  wire        sm_side,         // The organisation is SM-side, not memory-side.
    // request: Request to be routed.
    input  wire [1:0]  request_chip,    // The chip that asks, below chips.
    input  wire [1:0]  request_home,    // The home chip of the line, below chips.
    input  wire [40:0] request_line,    // The line address.
    // to: Where it goes.
    output reg  [1:0]  to_chip,         // The chip that the request goes to.
    output wire [3:0]  to_slice,        // The slice there.
    output wire [6:0]  to_set,          // The set within the slice.
    output wire [29:0] to_tag,          // The tag within the slice: the line-address bits above
                                        // slice and set.

    output wire        over_link,       // The request goes to another chip.
    output wire        miss_over_link   // A miss of its slice goes to the home chip's memory, past
                                        // its slice.
);

    reg [43:0] folded;

    wire [40:0] line = request_line;

    always @* begin : drive_folded
        integer i;
        folded[3:0] = line[3:0];
        for (i = 1; i < 10; i = i + 1) begin
            folded[i * 4 +: 4] = folded[i * 4 - 4 +: 4] ^ line[i * 4 +: 4];
        end
        folded[43:40] = folded[39:36] ^ {3'd0, line[40]};
    end

    assign to_slice = folded[43:40];
    assign to_set = line[10:4];
    assign to_tag = line[40:11];
    wire is_remote = request_chip != request_home;

    always @* begin
        to_chip = request_home;
        if (sm_side) begin
            to_chip = request_chip;
        end
    end

    assign over_link = is_remote && !sm_side;
    assign miss_over_link = is_remote && sm_side;
endmodule

`default_nettype wire
