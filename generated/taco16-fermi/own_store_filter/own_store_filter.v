// warpcache 0.1.0: own_store_filter of design taco16-fermi
// paper: taco16 section 4.2.2
`default_nettype none

// A Bloom filter of the lines that a core stored to since the last flush.
module own_store_filter (
    input  wire        clock,
    input  wire        reset,
    // store
    input  wire        store_valid,
    input  wire [32:0] store_line,
    // query
    input  wire        query_valid,
    input  wire [32:0] query_line,

    input  wire        clear,
    // answer
    output wire        answer_valid,
    output wire        answer_filtered
);

    reg [255:0] kept_0;
    reg [255:0] kept_1;
    reg [255:0] marked_0;
    reg [255:0] marked_1;
    reg has_h1;
    reg has_h2;
    reg [255:0] rows_0_d;
    reg [255:0] rows_0_q;
    reg [255:0] rows_1_d;
    reg [255:0] rows_1_q;
    reg asked_q;
    reg filtered_q;
    wire [8:0] store_h1;
    wire [8:0] store_h2;
    wire [8:0] query_h1;
    wire [8:0] query_h2;

    wire [255:0] h1_bit = 256'd1 << store_h1[7:0];
    wire [255:0] h2_bit = 256'd1 << store_h2[7:0];

    always @* begin
        kept_0 = rows_0_q;
        if (clear) begin
            kept_0 = 256'd0;
        end
    end

    always @* begin
        marked_0 = kept_0;
        if (store_valid && ((store_h1 >> 8) == 9'd0)) begin
            marked_0 = kept_0 | h1_bit;
        end
    end

    always @* begin
        rows_0_d = marked_0;
        if (store_valid && ((store_h2 >> 8) == 9'd0)) begin
            rows_0_d = marked_0 | h2_bit;
        end
    end

    always @* begin
        kept_1 = rows_1_q;
        if (clear) begin
            kept_1 = 256'd0;
        end
    end

    always @* begin
        marked_1 = kept_1;
        if (store_valid && ((store_h1 >> 8) == 9'd1)) begin
            marked_1 = kept_1 | h1_bit;
        end
    end

    always @* begin
        rows_1_d = marked_1;
        if (store_valid && ((store_h2 >> 8) == 9'd1)) begin
            rows_1_d = marked_1 | h2_bit;
        end
    end

    always @* begin
        has_h1 = 1'b0;
        if ((query_h1 >> 8) == 9'd0) begin
            has_h1 = rows_0_q[query_h1[7:0]];
        end
        if ((query_h1 >> 8) == 9'd1) begin
            has_h1 = rows_1_q[query_h1[7:0]];
        end
    end

    always @* begin
        has_h2 = 1'b0;
        if ((query_h2 >> 8) == 9'd0) begin
            has_h2 = rows_0_q[query_h2[7:0]];
        end
        if ((query_h2 >> 8) == 9'd1) begin
            has_h2 = rows_1_q[query_h2[7:0]];
        end
    end

    wire filtered_d = (query_valid && has_h1) && has_h2;
    assign answer_valid = asked_q;
    assign answer_filtered = filtered_q;

    own_store_filter_hash_line33_bits512 u_store_hash (
        .line (store_line),
        .h1   (store_h1),
        .h2   (store_h2)
    );

    own_store_filter_hash_line33_bits512 u_query_hash (
        .line (query_line),
        .h1   (query_h1),
        .h2   (query_h2)
    );

    always @(posedge clock) begin
        if (reset) begin
            rows_0_q <= 256'd0;
            rows_1_q <= 256'd0;
            asked_q <= 1'b0;
            filtered_q <= 1'b0;
        end else begin
            rows_0_q <= rows_0_d;
            rows_1_q <= rows_1_d;
            asked_q <= query_valid;
            filtered_q <= filtered_d;
        end
    end
endmodule

`default_nettype wire
