// warpcache 0.1.0
`default_nettype none

// Takes the filled lines in order, and serves the loads of each in the order in which they joined,
// sector by sector.
module llc_slice_waker_6c770477 (
    input  wire       clock,
    input  wire       reset,
    input  wire       is_filled,
    input  wire [4:0] filled_entry,
    input  wire [3:0] loads,
    input  wire [3:0] sectors,
    input  wire       ready,
    output wire       valid,
    output wire [1:0] sector,
    output wire       last,
    output wire       is_done,
    output wire [4:0] entry,
    output wire       reads,
    output reg  [4:0] next_entry,
    output reg  [3:0] next_load
);

    wire filled_push_ready;
    wire filled_pop_valid;
    wire [4:0] filled_pop_data;
    wire [5:0] filled_count;
    wire [3:0] choice_grant;
    wire choice_any;
    reg is_serving_q;
    reg [4:0] current_q;
    reg [3:0] load_q;
    reg [3:0] served_d;
    reg [3:0] served_q;

    wire [3:0] left = sectors & ~served_q;
    wire [3:0] following = load_q + 4'd1;
    wire is_last = left == choice_grant;
    wire is_read = is_serving_q && ready;
    wire ends_load = is_read && is_last;
    assign is_done = ends_load && (following == loads);
    wire takes = filled_pop_valid && (!is_serving_q || is_done);
    wire is_serving_d = takes || (is_serving_q && !is_done);
    assign reads = filled_pop_valid || is_serving_q;

    always @* begin
        next_entry = current_q;
        next_load = load_q;
        served_d = served_q;
        if (is_read) begin
            served_d = served_q | choice_grant;
        end
        if (ends_load) begin
            served_d = 4'd0;
            next_load = following;
        end
        if (takes) begin
            next_entry = filled_pop_data;
            next_load = 4'd0;
        end
    end

    assign valid = is_serving_q;
    assign last = is_last;
    assign entry = current_q;

    (* unused *) wire unused;
    assign unused = &{1'b0, filled_push_ready, filled_count, choice_any};

    queue_width5_depth32 u_filled (
        .clock      (clock),
        .reset      (reset),
        .push_valid (is_filled),
        .push_ready (filled_push_ready),
        .push_data  (filled_entry),
        .pop_valid  (filled_pop_valid),
        .pop_ready  (takes),
        .pop_data   (filled_pop_data),
        .count      (filled_count)
    );

    fixed_priority_arbiter_requesters4 u_choice (
        .request (left),
        .grant   (choice_grant),
        .granted (sector),
        .any     (choice_any)
    );

    always @(posedge clock) begin
        if (reset) begin
            is_serving_q <= 1'b0;
            current_q <= 5'd0;
            load_q <= 4'd0;
            served_q <= 4'd0;
        end else begin
            is_serving_q <= is_serving_d;
            current_q <= next_entry;
            load_q <= next_load;
            served_q <= served_d;
        end
    end
endmodule

`default_nettype wire
