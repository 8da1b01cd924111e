// warpcache 0.1.0
`default_nettype none

// A request from its passing until its last beat has passed: what those behind it must know of it.
module line_order_entry_f228add4 (
    input  wire        clock,
    input  wire        reset,
    input  wire [40:0] line,
    input  wire [3:0]  sectors,
    input  wire        is_write,
    input  wire [6:0]  id,
    input  wire        takes,
    input  wire        is_answered,
    input  wire [6:0]  answered_id,
    output wire        is_busy,
    output wire        holds
);

    reg busy_d;
    reg busy_q;
    reg write_d;
    reg write_q;
    reg [40:0] kept_line_d;
    reg [40:0] kept_line_q;
    reg [3:0] kept_sectors_d;
    reg [3:0] kept_sectors_q;
    reg [6:0] kept_id_d;
    reg [6:0] kept_id_q;

    wire is_line = busy_q && (kept_line_q == line);
    wire overlaps = is_line && (|(kept_sectors_q & sectors));
    assign is_busy = busy_q;
    assign holds = overlaps && (write_q || is_write);

    always @* begin
        write_d = write_q;
        kept_line_d = kept_line_q;
        kept_sectors_d = kept_sectors_q;
        kept_id_d = kept_id_q;
        busy_d = busy_q;
        if (is_answered && (kept_id_q == answered_id)) begin
            busy_d = 1'b0;
        end
        if (takes) begin
            busy_d = 1'b1;
            write_d = is_write;
            kept_line_d = line;
            kept_sectors_d = sectors;
            kept_id_d = id;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            busy_q <= 1'b0;
            write_q <= 1'b0;
            kept_line_q <= 41'd0;
            kept_sectors_q <= 4'd0;
            kept_id_q <= 7'd0;
        end else begin
            busy_q <= busy_d;
            write_q <= write_d;
            kept_line_q <= kept_line_d;
            kept_sectors_q <= kept_sectors_d;
            kept_id_q <= kept_id_d;
        end
    end
endmodule

`default_nettype wire
