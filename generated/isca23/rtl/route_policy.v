// warpcache 0.1.0: route_policy of design isca23
// paper: isca23 section 3.1
//
// Back-pressure and latency: none; combinational.
//
// The environment's side:
// - The environment names only chips below chips.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - to_chip on sm_side, request_chip, request_home
// - to_slice on request_line
// - to_set on request_line
// - to_tag on request_line
// - over_link on sm_side, request_chip, request_home
// - miss_over_link on sm_side, request_chip, request_home
`default_nettype none

// Routes a request to a slice under either organisation of the last-level cache, and a miss of it
// from there.
module route_policy (
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
