// warpcache 0.1.0
`default_nettype none

// The unacknowledged stores to one line by one route.
module store_tracker_entry_fb451221 (
    input  wire        clock,
    input  wire        reset,
    input  wire [32:0] line,
    input  wire        to_home,
    input  wire        take,
    input  wire        acknowledge,
    output wire        is_busy,
    output wire        is_same_way,
    output wire        is_full,
    output wire        is_other_way
);

    localparam [3:0] MERGES = 4'd15;

    reg [32:0] kept_line_d;
    reg [32:0] kept_line_q;
    reg kept_to_home_d;
    reg kept_to_home_q;
    reg [3:0] count_d;
    reg [3:0] count_q;

    wire busy = |count_q;
    wire is_line = busy && (kept_line_q == line);
    assign is_same_way = is_line && (kept_to_home_q == to_home);
    assign is_busy = busy;
    assign is_full = is_same_way && (count_q == MERGES);
    assign is_other_way = is_line && !is_same_way;
    wire one_less = acknowledge && busy;

    always @* begin
        kept_line_d = kept_line_q;
        kept_to_home_d = kept_to_home_q;
        if (take) begin
            kept_line_d = line;
            kept_to_home_d = to_home;
        end
    end

    always @* begin
        count_d = count_q;
        if (take && !one_less) begin
            count_d = count_q + 4'd1;
        end
        if (one_less && !take) begin
            count_d = count_q - 4'd1;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            kept_line_q <= 33'd0;
            kept_to_home_q <= 1'b0;
            count_q <= 4'd0;
        end else begin
            kept_line_q <= kept_line_d;
            kept_to_home_q <= kept_to_home_d;
            count_q <= count_d;
        end
    end
endmodule

`default_nettype wire
