// warpcache 0.1.0
`default_nettype none

// A miss status holding register (MSHR): a line from its miss until its last load has been read,
// its place, and how many loads wait.
module mshr_entry_3f5b7465 (
    input  wire       clock,
    input  wire       reset,
    input  wire [6:0] lookup_set,
    input  wire [1:0] lookup_way,
    input  wire       take,
    input  wire       joins,
    input  wire       mark_stale,
    input  wire       fill,
    input  wire       free,
    output wire       is_busy,
    output wire       is_waiting,
    output wire       is_stale,
    output wire       is_selected,
    output wire [6:0] set_number,
    output wire [1:0] way,
    output wire [3:0] loads,
    output reg  [3:0] pending_ways,
    output reg  [3:0] joinable_ways
);

    localparam [3:0] MERGES = 4'd8;

    reg busy_d;
    reg busy_q;
    reg filled_d;
    reg filled_q;
    reg stale_d;
    reg stale_q;
    reg [6:0] set_d;
    reg [6:0] set_q;
    reg [1:0] kept_way_d;
    reg [1:0] kept_way_q;
    reg [3:0] count_d;
    reg [3:0] count_q;

    wire is_in_set = busy_q && (set_q == lookup_set);
    assign is_selected = is_in_set && (kept_way_q == lookup_way);

    always @* begin
        pending_ways = 4'd0;
        if (is_in_set) begin
            pending_ways = 4'd1 << kept_way_q;
        end
    end

    always @* begin
        joinable_ways = 4'd0;
        if (is_in_set && !stale_q && (count_q != MERGES)) begin
            joinable_ways = 4'd1 << kept_way_q;
        end
    end

    always @* begin
        set_d = set_q;
        kept_way_d = kept_way_q;
        count_d = count_q;
        if (joins && is_selected) begin
            count_d = count_q + 4'd1;
        end
        stale_d = stale_q;
        if (mark_stale && is_selected) begin
            stale_d = 1'b1;
        end
        filled_d = filled_q;
        if (fill) begin
            filled_d = 1'b1;
        end
        busy_d = busy_q;
        if (free) begin
            busy_d = 1'b0;
        end
        if (take) begin
            busy_d = 1'b1;
            filled_d = 1'b0;
            stale_d = 1'b0;
            set_d = lookup_set;
            kept_way_d = lookup_way;
            count_d = 4'd1;
        end
    end

    assign is_busy = busy_q;
    assign is_waiting = busy_q && !filled_q;
    assign is_stale = stale_q;
    assign set_number = set_q;
    assign way = kept_way_q;
    assign loads = count_q;

    always @(posedge clock) begin
        if (reset) begin
            busy_q <= 1'b0;
            filled_q <= 1'b0;
            stale_q <= 1'b0;
            set_q <= 7'd0;
            kept_way_q <= 2'd0;
            count_q <= 4'd0;
        end else begin
            busy_q <= busy_d;
            filled_q <= filled_d;
            stale_q <= stale_d;
            set_q <= set_d;
            kept_way_q <= kept_way_d;
            count_q <= count_d;
        end
    end
endmodule

`default_nettype wire
