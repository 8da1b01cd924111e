// warpcache 0.1.0
`default_nettype none

// Takes the filled lines in order, and serves the loads of each in the order in which they joined,
// sector by sector.
module mshr_waker_a1f31539 (
    input  wire       clock,
    input  wire       reset,
    input  wire       filled_valid,
    input  wire [4:0] filled_entry,
    input  wire [3:0] loads,
    input  wire       is_stale,
    input  wire       is_released,
    input  wire       is_joined,
    input  wire [3:0] sectors,
    input  wire       ready,
    output wire       valid,
    output wire [1:0] sector,
    output wire       last,
    output wire       is_done,
    output wire       waits,
    output wire [4:0] entry,
    output wire       rests,
    output reg  [4:0] next_entry,
    output reg  [3:0] next_index
);

    reg [4:0] first_filled;
    reg arrived_q;
    reg [4:0] arrived_entry_q;
    wire filled_push_ready;
    wire filled_pop_valid;
    wire [4:0] filled_pop_data;
    wire [5:0] filled_count;
    wire [3:0] choice_grant;
    wire choice_any;
    reg is_serving_d;
    reg is_serving_q;
    reg is_late_q;
    reg is_read_out_q;
    reg [4:0] current_q;
    reg [3:0] index_q;
    reg [3:0] served_d;
    reg [3:0] served_q;

    wire has_filled = filled_pop_valid || arrived_q;
    assign rests = !has_filled && !is_serving_q;
    wire arrived_d = filled_valid && !rests;

    always @* begin
        first_filled = arrived_entry_q;
        if (filled_pop_valid) begin
            first_filled = filled_pop_data;
        end
    end

    wire [3:0] left = sectors & ~served_q;
    wire is_offered = is_serving_q && !is_late_q && !is_read_out_q;
    wire is_read = is_offered && ready;
    wire is_last = left == choice_grant;
    wire ends_load = is_read && is_last;
    wire [3:0] following = index_q + 4'd1;
    wire is_end = ends_load && (following == loads);
    wire is_read_out = is_read_out_q || (is_end && !is_joined);
    assign is_done = is_read_out && (is_released || !is_stale);
    wire is_taken = has_filled && (!is_serving_q || is_done);
    wire filled_push_valid = arrived_q && (filled_pop_valid || !is_taken);

    always @* begin
        next_entry = current_q;
        next_index = index_q;
        served_d = served_q;
        if (is_read) begin
            served_d = served_q | choice_grant;
        end
        if (ends_load) begin
            served_d = 4'd0;
            next_index = following;
        end
        is_serving_d = is_serving_q;
        if (is_done) begin
            is_serving_d = 1'b0;
        end
        if (is_taken) begin
            is_serving_d = 1'b1;
            next_entry = first_filled;
            next_index = 4'd0;
        end
        if (rests) begin
            is_serving_d = filled_valid;
            next_entry = filled_entry;
            next_index = 4'd0;
        end
    end

    wire is_late_d = is_end && is_joined;
    wire is_read_out_d = is_read_out && !is_done;
    assign waits = is_read_out_q;
    assign valid = is_offered;
    assign last = is_last;
    assign entry = current_q;

    (* unused *) wire unused;
    assign unused = &{1'b0, filled_push_ready, filled_count, choice_any};

    queue_width5_depth32 u_filled (
        .clock      (clock),
        .reset      (reset),
        .push_valid (filled_push_valid),
        .push_ready (filled_push_ready),
        .push_data  (arrived_entry_q),
        .pop_valid  (filled_pop_valid),
        .pop_ready  (is_taken),
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
            arrived_q <= 1'b0;
            arrived_entry_q <= 5'd0;
            is_serving_q <= 1'b0;
            is_late_q <= 1'b0;
            is_read_out_q <= 1'b0;
            current_q <= 5'd0;
            index_q <= 4'd0;
            served_q <= 4'd0;
        end else begin
            arrived_q <= arrived_d;
            arrived_entry_q <= filled_entry;
            is_serving_q <= is_serving_d;
            is_late_q <= is_late_d;
            is_read_out_q <= is_read_out_d;
            current_q <= next_entry;
            index_q <= next_index;
            served_q <= served_d;
        end
    end
endmodule

`default_nettype wire
