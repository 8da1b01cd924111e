// warpcache 0.1.0: tracker_cluster of design thesis12
// paper: thesis12 section 3.1, section 3.2
`default_nettype none

// The forward whose line is not here: it waits to be given back.
module tracker_node_forward_place_line33_source4_id9 (
    input  wire        clock,
    input  wire        reset,
    input  wire        take,
    input  wire [32:0] line,
    input  wire [3:0]  requester,
    input  wire [8:0]  id,
    output wire        is_busy,
    // forward
    output wire        forward_valid,
    input  wire        forward_ready,
    output wire [32:0] forward_line,
    output wire [3:0]  forward_requester,
    output wire [8:0]  forward_id
);

    reg busy_d;
    reg busy_q;
    reg [32:0] kept_line_d;
    reg [32:0] kept_line_q;
    reg [3:0] kept_requester_d;
    reg [3:0] kept_requester_q;
    reg [8:0] kept_id_d;
    reg [8:0] kept_id_q;

    always @* begin
        kept_line_d = kept_line_q;
        kept_requester_d = kept_requester_q;
        kept_id_d = kept_id_q;
        busy_d = busy_q;
        if (forward_ready) begin
            busy_d = 1'b0;
        end
        if (take) begin
            busy_d = 1'b1;
            kept_line_d = line;
            kept_requester_d = requester;
            kept_id_d = id;
        end
    end

    assign is_busy = busy_q;
    assign forward_valid = busy_q;
    assign forward_line = kept_line_q;
    assign forward_requester = kept_requester_q;
    assign forward_id = kept_id_q;

    always @(posedge clock) begin
        if (reset) begin
            busy_q <= 1'b0;
            kept_line_q <= 33'd0;
            kept_requester_q <= 4'd0;
            kept_id_q <= 9'd0;
        end else begin
            busy_q <= busy_d;
            kept_line_q <= kept_line_d;
            kept_requester_q <= kept_requester_d;
            kept_id_q <= kept_id_d;
        end
    end
endmodule

`default_nettype wire
