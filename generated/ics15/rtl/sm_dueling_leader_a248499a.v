// warpcache 0.1.0
`default_nettype none

// A leader's accesses and misses. Neither counts once the accesses are full.
module sm_dueling_leader_a248499a (
    input  wire       clock,
    input  wire       reset,
    input  wire       access,
    input  wire       hit,
    input  wire       closes,
    output wire [8:0] accesses,
    output wire [8:0] misses,
    output wire [8:0] closed_accesses,
    output wire [8:0] closed_misses
);

    localparam [8:0] INTERVAL = 9'd500;

    reg [8:0] accesses_now;
    reg [8:0] misses_now;
    reg [8:0] access_count_d;
    reg [8:0] access_count_q;
    reg [8:0] miss_count_d;
    reg [8:0] miss_count_q;
    reg [8:0] closed_access_count_d;
    reg [8:0] closed_access_count_q;
    reg [8:0] closed_miss_count_d;
    reg [8:0] closed_miss_count_q;

    wire counts = access && (access_count_q != INTERVAL);

    always @* begin
        accesses_now = access_count_q;
        if (counts) begin
            accesses_now = access_count_q + 9'd1;
        end
    end

    always @* begin
        misses_now = miss_count_q;
        if (counts && !hit) begin
            misses_now = miss_count_q + 9'd1;
        end
    end

    always @* begin
        access_count_d = accesses_now;
        miss_count_d = misses_now;
        closed_access_count_d = closed_access_count_q;
        closed_miss_count_d = closed_miss_count_q;
        if (closes) begin
            access_count_d = 9'd0;
            miss_count_d = 9'd0;
            closed_access_count_d = accesses_now;
            closed_miss_count_d = misses_now;
        end
    end

    assign accesses = access_count_q;
    assign misses = miss_count_q;
    assign closed_accesses = closed_access_count_q;
    assign closed_misses = closed_miss_count_q;

    always @(posedge clock) begin
        if (reset) begin
            access_count_q <= 9'd0;
            miss_count_q <= 9'd0;
            closed_access_count_q <= 9'd0;
            closed_miss_count_q <= 9'd0;
        end else begin
            access_count_q <= access_count_d;
            miss_count_q <= miss_count_d;
            closed_access_count_q <= closed_access_count_d;
            closed_miss_count_q <= closed_miss_count_d;
        end
    end
endmodule

`default_nettype wire
