// warpcache 0.1.0
`default_nettype none

// Lets a forward enter, else a request of the core or a line of one of its warps, these in turn.
module tracker_node_arbiter_af2a5e33 (
    input  wire clock,
    input  wire reset,
    input  wire is_open,
    input  wire may_forward,
    // offered
    input  wire offered_forward,
    input  wire offered_request,
    input  wire offered_line,

    input  wire is_refused,
    // ready
    output wire ready_forward,
    output wire ready_request,
    output wire ready_line,
    // enters
    output wire enters_forward,
    output wire enters_request,
    output wire enters_line,

    output wire is_forward,
    output wire is_line
);

    reg line_has_priority_d;
    reg line_has_priority_q;

    assign is_forward = offered_forward && may_forward;
    wire may_enter = is_open && !is_forward;
    wire line_first = line_has_priority_q || !offered_request;
    assign is_line = offered_line && line_first;
    assign ready_forward = is_open && may_forward;
    assign ready_request = may_enter && !(line_has_priority_q && offered_line);
    assign ready_line = may_enter && line_first && !is_refused;
    assign enters_forward = offered_forward && ready_forward;
    assign enters_request = offered_request && ready_request;
    assign enters_line = offered_line && ready_line;

    always @* begin
        line_has_priority_d = line_has_priority_q;
        if (enters_request) begin
            line_has_priority_d = 1'b1;
        end
        if (enters_line) begin
            line_has_priority_d = 1'b0;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            line_has_priority_q <= 1'b0;
        end else begin
            line_has_priority_q <= line_has_priority_d;
        end
    end
endmodule

`default_nettype wire
