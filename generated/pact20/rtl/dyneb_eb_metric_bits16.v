// warpcache 0.1.0
`default_nettype none

// Compares R * A / M + H of the private and the shared group by cross-multiplication.
module dyneb_eb_metric_bits16 (
    input  wire        clock,
    input  wire        reset,
    input  wire        start,
    input  wire [15:0] private_accesses,
    input  wire [15:0] private_misses,
    input  wire [15:0] private_l2_replies,
    input  wire [15:0] shared_accesses,
    input  wire [15:0] shared_misses,
    input  wire [15:0] shared_l2_replies,
    input  wire [15:0] shared_home_replies,
    output wire        shared_wins
);

    localparam [2:0] PRIVATE = 3'd0;
    localparam [2:0] CROSS_PRIVATE = 3'd1;
    localparam [2:0] SHARED = 3'd2;
    localparam [2:0] HOME = 3'd3;
    localparam [2:0] CROSS_SHARED = 3'd4;
    localparam [2:0] DONE = 3'd5;

    reg [32:0] a;
    reg [15:0] b;
    reg [2:0] step_d;
    reg [2:0] step_q;
    reg [32:0] side_d;
    reg [32:0] side_q;
    reg [47:0] private_d;
    reg [47:0] private_q;
    reg larger_d;
    reg larger_q;
    wire multiplier_start_ready;
    wire multiplied;
    wire [48:0] product;

    wire private_hits_all = private_misses == 16'd0;
    wire shared_hits_all = shared_misses == 16'd0;
    wire private_infinite = private_hits_all && (|private_l2_replies);
    wire shared_infinite = shared_hits_all && ((|shared_l2_replies) || (|shared_home_replies));

    always @* begin
        a = {17'd0, private_l2_replies};
        b = private_accesses;
        case (step_q)
            CROSS_PRIVATE: begin
                a = side_q;
                b = shared_misses;
            end
            SHARED: begin
                a = {17'd0, shared_l2_replies};
                b = shared_accesses;
            end
            HOME: begin
                a = {17'd0, shared_home_replies};
                b = shared_misses;
            end
            CROSS_SHARED: begin
                a = side_q;
                b = private_misses + {15'd0, private_hits_all};
            end
            default: ;
        endcase
    end

    wire multiplier_start_valid = step_q != DONE;
    wire [48:0] private_side = {1'b0, private_q};

    always @* begin
        side_d = side_q;
        private_d = private_q;
        larger_d = larger_q;
        step_d = step_q;
        if (multiplied) begin
            step_d = step_q + 3'd1;
            side_d = product[32:0];
            case (step_q)
                CROSS_PRIVATE: private_d = product[47:0];
                HOME: side_d = side_q + product[32:0];
                CROSS_SHARED: larger_d = product > private_side;
                default: ;
            endcase
        end
        if (start) begin
            step_d = PRIVATE;
        end
    end

    assign shared_wins = !private_infinite && (shared_infinite || larger_q);

    (* unused *) wire unused;
    assign unused = &{1'b0, multiplier_start_ready};

    serial_multiplier_a33_b16 u_multiplier (
        .clock          (clock),
        .reset          (reset),
        .start_valid    (multiplier_start_valid),
        .start_ready    (multiplier_start_ready),
        .start_a        (a),
        .start_b        (b),
        .result_valid   (multiplied),
        .result_ready   (1'b1),
        .result_product (product)
    );

    always @(posedge clock) begin
        if (reset) begin
            step_q <= 3'd5;
            side_q <= 33'd0;
            private_q <= 48'd0;
            larger_q <= 1'b0;
        end else begin
            step_q <= step_d;
            side_q <= side_d;
            private_q <= private_d;
            larger_q <= larger_d;
        end
    end
endmodule

`default_nettype wire
