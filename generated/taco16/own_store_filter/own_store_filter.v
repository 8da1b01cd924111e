// warpcache 0.1.0: own_store_filter of design taco16
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

    reg [511:0] kept;
    reg [511:0] marked;
    reg has_h1;
    reg has_h2;
    reg [511:0] rows_d;
    reg [511:0] rows_q;
    reg asked_q;
    reg filtered_q;
    wire [8:0] store_h1;
    wire [8:0] store_h2;
    wire [8:0] query_h1;
    wire [8:0] query_h2;

    wire [255:0] h1_bit = 256'd1 << store_h1[7:0];
    wire [255:0] h2_bit = 256'd1 << store_h2[7:0];

    always @* begin
        kept[255:0] = rows_q[255:0];
        if (clear) begin
            kept[255:0] = 256'd0;
        end
        kept[511:256] = rows_q[511:256];
        if (clear) begin
            kept[511:256] = 256'd0;
        end
    end

    always @* begin
        marked[255:0] = kept[255:0];
        if (store_valid && ((store_h1 >> 8) == 9'd0)) begin
            marked[255:0] = kept[255:0] | h1_bit;
        end
        marked[511:256] = kept[511:256];
        if (store_valid && ((store_h1 >> 8) == 9'd1)) begin
            marked[511:256] = kept[511:256] | h1_bit;
        end
    end

    always @* begin
        rows_d[255:0] = marked[255:0];
        if (store_valid && ((store_h2 >> 8) == 9'd0)) begin
            rows_d[255:0] = marked[255:0] | h2_bit;
        end
        rows_d[511:256] = marked[511:256];
        if (store_valid && ((store_h2 >> 8) == 9'd1)) begin
            rows_d[511:256] = marked[511:256] | h2_bit;
        end
    end

    wire [255:0] has_h1_part = rows_q[255:0];
    wire [255:0] has_h1_part_1 = rows_q[511:256];

    always @* begin
        has_h1 = 1'b0;
        if ((query_h1 >> 8) == 9'd0) begin
            has_h1 = has_h1_part[query_h1[7:0]];
        end
        if ((query_h1 >> 8) == 9'd1) begin
            has_h1 = has_h1_part_1[query_h1[7:0]];
        end
    end

    wire [255:0] has_h2_part = rows_q[255:0];
    wire [255:0] has_h2_part_1 = rows_q[511:256];

    always @* begin
        has_h2 = 1'b0;
        if ((query_h2 >> 8) == 9'd0) begin
            has_h2 = has_h2_part[query_h2[7:0]];
        end
        if ((query_h2 >> 8) == 9'd1) begin
            has_h2 = has_h2_part_1[query_h2[7:0]];
        end
    end

    wire filtered_d = query_valid && has_h1 && has_h2;
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
            rows_q <= 512'd0;
            asked_q <= 1'b0;
            filtered_q <= 1'b0;
        end else begin
            rows_q <= rows_d;
            asked_q <= query_valid;
            filtered_q <= filtered_d;
        end
    end
endmodule

`default_nettype wire
