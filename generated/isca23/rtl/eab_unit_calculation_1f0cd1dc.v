// warpcache 0.1.0
`default_nettype none

// Computes both effective available bandwidths, a quotient or a product a step.
module eab_unit_calculation_1f0cd1dc (
    input  wire        clock,
    input  wire        reset,
    input  wire        start,
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
    output wire        ends,
    output wire [19:0] eab_memory_side,
    output wire [19:0] eab_sm_side,
    output wire        chooses_sm_side
);

    localparam [19:0] B_INTER = 20'd12288;
    localparam [3:0] STEP_REST = 4'd0;
    localparam [3:0] STEP_LOCAL = 4'd1;
    localparam [3:0] STEP_HITS = 4'd2;
    localparam [3:0] STEP_SPREAD = 4'd3;
    localparam [3:0] STEP_UNIFORMITY = 4'd4;
    localparam [3:0] STEP_SLICES = 4'd5;
    localparam [3:0] STEP_MISS = 4'd6;
    localparam [3:0] STEP_MISS_SHARE = 4'd7;
    localparam [3:0] STEP_MEMORY = 4'd8;
    localparam [3:0] STEP_HIT = 4'd9;
    localparam [3:0] STEP_HIT_SHARE = 4'd10;
    localparam [3:0] STEP_LIMIT = 4'd11;
    localparam [3:0] STEP_COMPARE = 4'd12;

    reg [19:0] bound;
    reg [19:0] granted;
    reg [3:0] step_d;
    reg [3:0] step_q;
    reg for_sm_side_d;
    reg for_sm_side_q;
    reg for_remote_d;
    reg for_remote_q;
    reg [16:0] local_share_d;
    reg [16:0] local_share_q;
    reg [16:0] hit_rate_d;
    reg [16:0] hit_rate_q;
    reg [21:0] carry_d;
    reg [21:0] carry_q;
    reg [19:0] llc_d;
    reg [19:0] llc_q;
    reg [19:0] miss_d;
    reg [19:0] miss_q;
    reg [19:0] memory_side_d;
    reg [19:0] memory_side_q;
    reg [19:0] sm_side_d;
    reg [19:0] sm_side_q;
    reg sm_side_wins_d;
    reg sm_side_wins_q;
    wire operands_divides;
    wire [25:0] operands_part;
    wire [25:0] operands_whole;
    wire operands_multiplies;
    wire [19:0] operands_a;
    wire [16:0] operands_b;
    wire fraction_start_ready;
    wire fraction_result_valid;
    wire multiplier_start_ready;
    wire multiplier_result_valid;
    wire [16:0] rate;
    wire [36:0] product;

    wire ended = fraction_result_valid || multiplier_result_valid;
    wire [19:0] bandwidth = product[35:16];
    wire [19:0] carried = carry_q[19:0];

    always @* begin
        bound = carried;
        if (for_sm_side_q && for_remote_q && (carried > B_INTER)) begin
            bound = B_INTER;
        end
    end

    wire [19:0] demand = carried + miss_q;

    always @* begin
        granted = demand;
        if (demand > bandwidth) begin
            granted = bandwidth;
        end
        if ((total_requests == 26'd0) || (memory_side_requests == 26'd0)) begin
            granted = 20'd0;
        end
    end

    always @* begin
        step_d = step_q;
        for_sm_side_d = for_sm_side_q;
        for_remote_d = for_remote_q;
        local_share_d = local_share_q;
        hit_rate_d = hit_rate_q;
        carry_d = carry_q;
        llc_d = llc_q;
        miss_d = miss_q;
        memory_side_d = memory_side_q;
        sm_side_d = sm_side_q;
        sm_side_wins_d = sm_side_wins_q;
        case (step_q)
            STEP_REST: begin
                for_sm_side_d = 1'b0;
                for_remote_d = 1'b0;
                if (start) begin
                    step_d = STEP_LOCAL;
                    memory_side_d = 20'd0;
                    sm_side_d = 20'd0;
                end
            end
            STEP_LOCAL: begin
                if (ended) begin
                    local_share_d = rate;
                    step_d = STEP_HITS;
                end
            end
            STEP_HITS: begin
                if (ended) begin
                    if (!for_sm_side_q || (|crd_requests)) begin
                        hit_rate_d = rate;
                    end
                    step_d = STEP_SPREAD;
                end
            end
            STEP_SPREAD: begin
                if (ended) begin
                    carry_d = product[21:0];
                    step_d = STEP_UNIFORMITY;
                end
            end
            STEP_UNIFORMITY: begin
                if (ended) begin
                    carry_d = {5'd0, rate};
                    step_d = STEP_SLICES;
                end
            end
            STEP_SLICES: begin
                if (ended) begin
                    llc_d = bandwidth;
                    step_d = STEP_MISS;
                end
            end
            STEP_MISS: begin
                if (ended) begin
                    carry_d = {2'd0, bandwidth};
                    step_d = STEP_MISS_SHARE;
                end
            end
            STEP_MISS_SHARE: begin
                if (ended) begin
                    carry_d = {2'd0, bandwidth};
                    step_d = STEP_MEMORY;
                end
            end
            STEP_MEMORY: begin
                if (ended) begin
                    miss_d = bound;
                    if (bandwidth < bound) begin
                        miss_d = bandwidth;
                    end
                    step_d = STEP_HIT;
                end
            end
            STEP_HIT: begin
                if (ended) begin
                    carry_d = {2'd0, bandwidth};
                    step_d = STEP_HIT_SHARE;
                end
            end
            STEP_HIT_SHARE: begin
                if (ended) begin
                    carry_d = {2'd0, bandwidth};
                    step_d = STEP_LIMIT;
                end
            end
            STEP_LIMIT: begin
                if (ended) begin
                    if (for_sm_side_q) begin
                        sm_side_d = sm_side_q + granted;
                    end else begin
                        memory_side_d = memory_side_q + granted;
                    end
                    for_remote_d = !for_remote_q;
                    step_d = STEP_MISS;
                    if (for_remote_q) begin
                        for_sm_side_d = 1'b1;
                        step_d = STEP_HITS;
                        if (for_sm_side_q) begin
                            step_d = STEP_COMPARE;
                        end
                    end
                end
            end
            default: begin
                if (ended) begin
                    sm_side_wins_d = {1'b0, sm_side_q, 16'd0} > product;
                    step_d = STEP_REST;
                end
            end
        endcase
    end

    assign ends = ended && (step_q == STEP_COMPARE);
    assign eab_memory_side = memory_side_q;
    assign eab_sm_side = sm_side_q;
    assign chooses_sm_side = sm_side_wins_q;

    (* unused *) wire unused;
    assign unused = &{1'b0, fraction_start_ready, multiplier_start_ready};

    eab_unit_operands_7424f4cf u_operands (
        .step                 (step_q),
        .for_sm_side          (for_sm_side_q),
        .for_remote           (for_remote_q),
        .total_requests       (total_requests),
        .local_requests       (local_requests),
        .memory_side_requests (memory_side_requests),
        .memory_side_hits     (memory_side_hits),
        .crd_requests         (crd_requests),
        .crd_hits             (crd_hits),
        .memory_side_sum      (memory_side_sum),
        .memory_side_most     (memory_side_most),
        .sm_side_sum          (sm_side_sum),
        .sm_side_most         (sm_side_most),
        .local_share          (local_share_q),
        .hit_rate             (hit_rate_q),
        .carry                (carry_q),
        .llc                  (llc_q),
        .eab_memory_side      (memory_side_q),
        .divides              (operands_divides),
        .part                 (operands_part),
        .whole                (operands_whole),
        .multiplies           (operands_multiplies),
        .a                    (operands_a),
        .b                    (operands_b)
    );

    serial_fraction_operand26_fraction16 u_fraction (
        .clock           (clock),
        .reset           (reset),
        .start_valid     (operands_divides),
        .start_ready     (fraction_start_ready),
        .start_part      (operands_part),
        .start_whole     (operands_whole),
        .result_valid    (fraction_result_valid),
        .result_ready    (1'b1),
        .result_fraction (rate)
    );

    serial_multiplier_a20_b17 u_multiplier (
        .clock          (clock),
        .reset          (reset),
        .start_valid    (operands_multiplies),
        .start_ready    (multiplier_start_ready),
        .start_a        (operands_a),
        .start_b        (operands_b),
        .result_valid   (multiplier_result_valid),
        .result_ready   (1'b1),
        .result_product (product)
    );

    always @(posedge clock) begin
        if (reset) begin
            step_q <= STEP_REST;
            for_sm_side_q <= 1'b0;
            for_remote_q <= 1'b0;
            local_share_q <= 17'd0;
            hit_rate_q <= 17'd0;
            carry_q <= 22'd0;
            llc_q <= 20'd0;
            miss_q <= 20'd0;
            memory_side_q <= 20'd0;
            sm_side_q <= 20'd0;
            sm_side_wins_q <= 1'b0;
        end else begin
            step_q <= step_d;
            for_sm_side_q <= for_sm_side_d;
            for_remote_q <= for_remote_d;
            local_share_q <= local_share_d;
            hit_rate_q <= hit_rate_d;
            carry_q <= carry_d;
            llc_q <= llc_d;
            miss_q <= miss_d;
            memory_side_q <= memory_side_d;
            sm_side_q <= sm_side_d;
            sm_side_wins_q <= sm_side_wins_d;
        end
    end
endmodule

`default_nettype wire
