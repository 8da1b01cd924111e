// warpcache 0.1.0
`default_nettype none

// A miss status holding register (MSHR): a line from its miss until its last load has been read,
// its place, its sectors and how many loads wait.
module llc_slice_mshr_entry_b7ac6fdc (
    input  wire        clock,
    input  wire        reset,
    // ask
    input  wire        ask_reserves,
    input  wire        ask_joins,
    input  wire        ask_stores,
    input  wire [6:0]  ask_set_number,
    input  wire [3:0]  ask_way,
    input  wire [3:0]  ask_sectors,
    input  wire [3:0]  ask_covered,
    input  wire [3:0]  ask_dirty,

    input  wire        takes,
    input  wire [3:0]  whole,
    input  wire        fills,
    input  wire        frees,
    output wire        is_busy,
    output wire        is_waiting,
    output wire        is_asked,
    output reg  [15:0] pending_ways,
    // line
    output wire [6:0]  line_set_number,
    output wire [3:0]  line_way,
    output wire [3:0]  line_covered,
    output wire [3:0]  line_dirty,
    output wire [3:0]  line_wanted,
    output wire [3:0]  line_loads
);

    reg busy_d;
    reg busy_q;
    reg filled_d;
    reg filled_q;
    reg [6:0] set_d;
    reg [6:0] set_q;
    reg [3:0] way_d;
    reg [3:0] way_q;
    reg [3:0] covered_d;
    reg [3:0] covered_q;
    reg stored_q;
    reg [3:0] dirty_d;
    reg [3:0] dirty_q;
    reg [3:0] wanted_d;
    reg [3:0] wanted_q;
    reg [3:0] loads_d;
    reg [3:0] loads_q;

    wire is_in_set = busy_q && (set_q == ask_set_number);
    assign is_asked = is_in_set && (way_q == ask_way);

    always @* begin
        pending_ways = 16'd0;
        if (is_in_set) begin
            pending_ways = 16'd1 << way_q;
        end
    end

    assign is_busy = busy_q;
    assign is_waiting = busy_q && !filled_q;

    always @* begin
        set_d = set_q;
        way_d = way_q;
        filled_d = filled_q;
        if (fills) begin
            filled_d = 1'b1;
        end
        busy_d = busy_q;
        if (frees) begin
            busy_d = 1'b0;
        end
        if (takes) begin
            busy_d = 1'b1;
            filled_d = 1'b0;
            set_d = ask_set_number;
            way_d = ask_way;
        end
    end

    assign line_set_number = set_q;
    assign line_way = way_q;

    always @* begin
        dirty_d = dirty_q;
        if (ask_stores && is_asked) begin
            dirty_d = dirty_q | ask_sectors;
        end
        if (takes) begin
            dirty_d = ask_dirty;
        end
    end

    assign line_dirty = dirty_q;
    wire stored_d = ask_stores && is_asked;

    always @* begin
        covered_d = covered_q;
        if (stored_q) begin
            covered_d = covered_q | whole;
        end
        if (takes) begin
            covered_d = ask_covered;
        end
    end

    assign line_covered = covered_q;

    always @* begin
        wanted_d = wanted_q;
        loads_d = loads_q;
        if (ask_joins && is_asked) begin
            wanted_d = wanted_q | ask_sectors;
            loads_d = loads_q + 4'd1;
        end
        if (takes) begin
            wanted_d = ask_sectors;
            loads_d = 4'd1;
        end
    end

    assign line_wanted = wanted_q;
    assign line_loads = loads_q;

    (* unused *) wire unused;
    assign unused = &{1'b0, ask_reserves};

    always @(posedge clock) begin
        if (reset) begin
            busy_q <= 1'b0;
            filled_q <= 1'b0;
            set_q <= 7'd0;
            way_q <= 4'd0;
            covered_q <= 4'd0;
            stored_q <= 1'b0;
            dirty_q <= 4'd0;
            wanted_q <= 4'd0;
            loads_q <= 4'd0;
        end else begin
            busy_q <= busy_d;
            filled_q <= filled_d;
            set_q <= set_d;
            way_q <= way_d;
            covered_q <= covered_d;
            stored_q <= stored_d;
            dirty_q <= dirty_d;
            wanted_q <= wanted_d;
            loads_q <= loads_d;
        end
    end
endmodule

`default_nettype wire
