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

    wire [40:0] line = request_line;
    wire [3:0] folded_0 = line[3:0];
    wire [3:0] folded_1 = folded_0 ^ line[7:4];
    wire [3:0] folded_2 = folded_1 ^ line[11:8];
    wire [3:0] folded_3 = folded_2 ^ line[15:12];
    wire [3:0] folded_4 = folded_3 ^ line[19:16];
    wire [3:0] folded_5 = folded_4 ^ line[23:20];
    wire [3:0] folded_6 = folded_5 ^ line[27:24];
    wire [3:0] folded_7 = folded_6 ^ line[31:28];
    wire [3:0] folded_8 = folded_7 ^ line[35:32];
    wire [3:0] folded_9 = folded_8 ^ line[39:36];
    wire [3:0] folded_10 = folded_9 ^ {3'd0, line[40]};
    assign to_slice = folded_10;
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
