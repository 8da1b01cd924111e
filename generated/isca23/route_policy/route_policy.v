// warpcache 0.1.0: route_policy of design isca23
// paper: isca23 section 3.1
`default_nettype none

// Routes a request to a slice under either organisation of the last-level cache, and a miss of it
// from there.
module route_policy (
    input  wire        sm_side,
    // request
    input  wire        request_atomic,
    input  wire [1:0]  request_chip,
    input  wire [1:0]  request_home,
    input  wire [40:0] request_line,
    // to
    output reg  [1:0]  to_chip,
    output wire [3:0]  to_slice,
    output wire [6:0]  to_set,
    output wire [29:0] to_tag,

    output wire        over_link,
    output wire        miss_over_link,
    output wire        releases_copies
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
    wire stays = sm_side && !request_atomic;
    wire is_remote = request_chip != request_home;

    always @* begin
        to_chip = request_home;
        if (stays) begin
            to_chip = request_chip;
        end
    end

    assign over_link = is_remote && !stays;
    assign miss_over_link = is_remote && stays;
    assign releases_copies = sm_side && request_atomic;
endmodule

`default_nettype wire
