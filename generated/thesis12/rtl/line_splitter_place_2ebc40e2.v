// warpcache 0.1.0
`default_nettype none

// A request's place: whose it is, and how many of its parts are not answered.
module line_splitter_place_2ebc40e2 (
    input  wire       clock,
    input  wire       reset,
    input  wire       take,
    input  wire [2:0] parts,
    input  wire [3:0] request_source,
    input  wire [8:0] request_id,
    input  wire       is_answered,
    output wire       is_busy,
    output wire       is_last,
    output wire [3:0] source,
    output wire [8:0] id
);

    reg [2:0] left_d;
    reg [2:0] left_q;
    reg [3:0] kept_source_d;
    reg [3:0] kept_source_q;
    reg [8:0] kept_id_d;
    reg [8:0] kept_id_q;

    always @* begin
        kept_source_d = kept_source_q;
        kept_id_d = kept_id_q;
        left_d = left_q;
        if (is_answered) begin
            left_d = left_q - 3'd1;
        end
        if (take) begin
            left_d = parts;
            kept_source_d = request_source;
            kept_id_d = request_id;
        end
    end

    assign is_busy = |left_q;
    assign is_last = left_q == 3'd1;
    assign source = kept_source_q;
    assign id = kept_id_q;

    always @(posedge clock) begin
        if (reset) begin
            left_q <= 3'd0;
            kept_source_q <= 4'd0;
            kept_id_q <= 9'd0;
        end else begin
            left_q <= left_d;
            kept_source_q <= kept_source_d;
            kept_id_q <= kept_id_d;
        end
    end
endmodule

`default_nettype wire
