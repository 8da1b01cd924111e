// warpcache 0.1.0
`default_nettype none

// Chooses what a step divides or multiplies.
module eab_unit_operands_7424f4cf (
    input  wire [3:0]  step,
    input  wire        for_sm_side,
    input  wire        for_remote,
    input  wire [25:0] total_requests,
    input  wire [25:0] local_requests,
    input  wire [25:0] memory_side_requests,
    input  wire [25:0] memory_side_hits,
    input  wire [25:0] crd_requests,
    input  wire [25:0] crd_hits,
    input  wire [21:0] memory_side_sum,
    input  wire [15:0] memory_side_most,
    input  wire [21:0] sm_side_sum,
    input  wire [15:0] sm_side_most,
    input  wire [16:0] local_share,
    input  wire [16:0] hit_rate,
    input  wire [21:0] carry,
    input  wire [19:0] llc,
    input  wire [19:0] eab_memory_side,
    output wire        divides,
    output reg  [25:0] part,
    output reg  [25:0] whole,
    output wire        multiplies,
    output reg  [19:0] a,
    output reg  [16:0] b
);

    localparam [16:0] SLICES = 17'd64;
    localparam [19:0] B_INTER = 20'd12288;
    localparam [19:0] B_MEM = 20'd28672;
    localparam [19:0] B_INTRA = 20'd262144;
    localparam [19:0] B_LLC = 20'd262144;
    localparam [3:0] STEP_REST = 4'd0;
    localparam [3:0] STEP_LOCAL = 4'd1;
    localparam [3:0] STEP_HITS = 4'd2;
    localparam [3:0] STEP_SPREAD = 4'd3;
    localparam [3:0] STEP_UNIFORMITY = 4'd4;
    localparam [3:0] STEP_SLICES = 4'd5;
    localparam [3:0] STEP_MISS = 4'd6;
    localparam [3:0] STEP_MEMORY = 4'd8;
    localparam [3:0] STEP_HIT = 4'd9;
    localparam [3:0] STEP_LIMIT = 4'd11;
    localparam [3:0] STEP_COMPARE = 4'd12;

    reg [16:0] share;

    assign divides = (step == STEP_LOCAL) || (step == STEP_HITS) || (step == STEP_UNIFORMITY);
    assign multiplies = !divides && (step != STEP_REST);

    always @* begin
        part = local_requests;
        whole = total_requests;
        case (step)
            STEP_HITS: begin
                part = memory_side_hits;
                whole = memory_side_requests;
                if (for_sm_side) begin
                    part = crd_hits;
                    whole = crd_requests;
                end
            end
            STEP_UNIFORMITY: begin
                part = {4'd0, memory_side_sum};
                whole = {4'd0, carry};
                if (for_sm_side) begin
                    part = {4'd0, sm_side_sum};
                end
            end
            default: ;
        endcase
    end

    always @* begin
        share = local_share;
        if (for_remote) begin
            share = 17'h10000 - local_share;
        end
    end

    always @* begin
        a = carry[19:0];
        b = share;
        case (step)
            STEP_SPREAD: begin
                a = {4'd0, memory_side_most};
                if (for_sm_side) begin
                    a = {4'd0, sm_side_most};
                end
                b = SLICES;
            end
            STEP_SLICES: begin
                a = B_LLC;
                b = carry[16:0];
            end
            STEP_MISS: begin
                a = llc;
                b = 17'h10000 - hit_rate;
            end
            STEP_MEMORY: a = B_MEM;
            STEP_HIT: begin
                a = llc;
                b = hit_rate;
            end
            STEP_LIMIT: begin
                a = B_INTRA;
                if (!for_sm_side) begin
                    b = 17'h10000;
                    if (for_remote) begin
                        a = B_INTER;
                    end
                end
            end
            STEP_COMPARE: begin
                a = eab_memory_side;
                b = 17'h10ccd;
            end
            default: ;
        endcase
    end
endmodule

`default_nettype wire
