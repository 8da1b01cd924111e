// warpcache 0.1.0: request_throttler of design taco16
// paper: taco16 section 4.4
`default_nettype none

// Samples how many of a core's ring requests another L1 answers, and throttles the core's requests
// for the rest of an epoch when they are too few.
module request_throttler (
    input  wire        clock,
    input  wire        reset,
    input  wire [3:0]  retired,
    input  wire        inject,
    input  wire        hit,
    output wire        admit,
    output wire [1:0]  phase,
    output wire [23:0] n_total,
    output wire [23:0] n_hits
);

    reg [23:0] total_next;
    reg [23:0] hits_next;
    reg [23:0] position_d;
    reg [23:0] position_q;
    reg [23:0] total_d;
    reg [23:0] total_q;
    reg [23:0] hits_d;
    reg [23:0] hits_q;

    wire is_sampling = position_q < 24'hf4240;

    always @* begin
        total_next = total_q;
        if (is_sampling && inject && !(&total_q)) begin
            total_next = total_q + 24'd1;
        end
    end

    always @* begin
        hits_next = hits_q;
        if (is_sampling && hit && !(&total_next) && (hits_q != total_next)) begin
            hits_next = hits_q + 24'd1;
        end
    end

    wire [24:0] moved = {1'b0, position_q} + {21'd0, retired};

    always @* begin
        position_d = moved[23:0];
        total_d = total_next;
        hits_d = hits_next;
        if (moved >= 25'h989680) begin
            position_d = moved[23:0] - 24'h989680;
            total_d = 24'd0;
            hits_d = 24'd0;
        end
    end

    wire is_worth_it = ({7'd0, hits_q} * 31'd100) > ({7'd0, total_q} * 31'd5);
    assign admit = is_sampling || is_worth_it;
    assign phase = {!is_sampling && !is_worth_it, !is_sampling && is_worth_it};
    assign n_total = total_q;
    assign n_hits = hits_q;

    always @(posedge clock) begin
        if (reset) begin
            position_q <= 24'd0;
            total_q <= 24'd0;
            hits_q <= 24'd0;
        end else begin
            position_q <= position_d;
            total_q <= total_d;
            hits_q <= hits_d;
        end
    end
endmodule

`default_nettype wire
