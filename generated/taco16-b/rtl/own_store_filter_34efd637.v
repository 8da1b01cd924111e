// warpcache 0.1.0
`default_nettype none

// A Bloom filter of the lines that a core stored to since the last flush.
module own_store_filter_34efd637 (
    input  wire        clock,
    input  wire        reset,
    // store: A write of the core that is accepted.
    input  wire        store_valid,      // There is one in this cycle.
    input  wire [32:0] store_line,       // Its address.
    // query: A request of the core.
    input  wire        query_valid,      // There is one in this cycle.
    input  wire [32:0] query_line,       // Its address.

    input  wire        clear,            // The last step of a flush: forget every line.
    // answer: Whether the core may have stored to the line of the query of the cycle before.
    output wire        answer_valid,     // There was a query.
    output wire        answer_filtered   // The core may have stored to the line; false unless
                                         // valid.
);

    reg [4095:0] kept;
    reg [4095:0] marked;
    reg [4095:0] rows_d;
    reg [4095:0] rows_q;
    reg asked_q;
    reg filtered_q;
    wire [11:0] store_h1;
    wire [11:0] store_h2;
    wire [11:0] query_h1;
    wire [11:0] query_h2;

    wire [3:0] h1_row_number = query_h1[11:8];
    wire [3:0] h2_row_number = query_h2[11:8];
    wire [255:0] h1_bit = 256'd1 << store_h1[7:0];
    wire [255:0] h2_bit = 256'd1 << store_h2[7:0];

    always @* begin : drive_kept
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            kept[i * 256 +: 256] = rows_q[i * 256 +: 256];
            if (clear) begin
                kept[i * 256 +: 256] = 256'd0;
            end
        end
    end

    always @* begin : drive_marked
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            marked[i * 256 +: 256] = kept[i * 256 +: 256];
            if (store_valid && ((store_h1 >> 8) == i[11:0])) begin
                marked[i * 256 +: 256] = kept[i * 256 +: 256] | h1_bit;
            end
        end
    end

    always @* begin : drive_rows_d
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            rows_d[i * 256 +: 256] = marked[i * 256 +: 256];
            if (store_valid && ((store_h2 >> 8) == i[11:0])) begin
                rows_d[i * 256 +: 256] = marked[i * 256 +: 256] | h2_bit;
            end
        end
    end

    wire [255:0] h1_row = rows_q[{h1_row_number, 8'd0} +: 256];
    wire [255:0] h2_row = rows_q[{h2_row_number, 8'd0} +: 256];
    wire has_h1 = h1_row[query_h1[7:0]];
    wire has_h2 = h2_row[query_h2[7:0]];
    wire filtered_d = query_valid && has_h1 && has_h2;
    assign answer_valid = asked_q;
    assign answer_filtered = filtered_q;

    own_store_filter_hash_line33_bits4096 u_store_hash (
        .line (store_line),
        .h1   (store_h1),
        .h2   (store_h2)
    );

    own_store_filter_hash_line33_bits4096 u_query_hash (
        .line (query_line),
        .h1   (query_h1),
        .h2   (query_h2)
    );

    always @(posedge clock) begin
        if (reset) begin
            rows_q <= 4096'd0;
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
