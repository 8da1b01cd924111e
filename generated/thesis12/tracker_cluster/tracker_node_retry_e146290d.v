// warpcache 0.1.0: tracker_cluster of design thesis12
// paper: thesis12 section 3.1, section 3.2
`default_nettype none

// Keeps the load of a warp's line that was refused until it enters again.
module tracker_node_retry_e146290d (
    input  wire        clock,
    input  wire        reset,
    input  wire        take,
    // refused
    input  wire [32:0] refused_line,
    input  wire [3:0]  refused_sectors,
    input  wire        refused_bypass,
    input  wire [7:0]  refused_id,

    input  wire        enters,
    output wire        is_waiting,
    // waiting
    output wire [32:0] waiting_line,
    output wire [3:0]  waiting_sectors,
    output wire        waiting_bypass,
    output wire [7:0]  waiting_id
);

    reg waits_d;
    reg waits_q;
    reg [32:0] line_d;
    reg [32:0] line_q;
    reg [3:0] sectors_d;
    reg [3:0] sectors_q;
    reg bypass_d;
    reg bypass_q;
    reg [7:0] id_d;
    reg [7:0] id_q;

    always @* begin
        line_d = line_q;
        sectors_d = sectors_q;
        bypass_d = bypass_q;
        id_d = id_q;
        waits_d = waits_q;
        if (enters) begin
            waits_d = 1'b0;
        end
        if (take) begin
            waits_d = 1'b1;
            line_d = refused_line;
            sectors_d = refused_sectors;
            bypass_d = refused_bypass;
            id_d = refused_id;
        end
    end

    assign is_waiting = waits_q;
    assign waiting_line = line_q;
    assign waiting_sectors = sectors_q;
    assign waiting_bypass = bypass_q;
    assign waiting_id = id_q;

    always @(posedge clock) begin
        if (reset) begin
            waits_q <= 1'b0;
            line_q <= 33'd0;
            sectors_q <= 4'd0;
            bypass_q <= 1'b0;
            id_q <= 8'd0;
        end else begin
            waits_q <= waits_d;
            line_q <= line_d;
            sectors_q <= sectors_d;
            bypass_q <= bypass_d;
            id_q <= id_d;
        end
    end
endmodule

`default_nettype wire
