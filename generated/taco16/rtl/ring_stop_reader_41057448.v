// warpcache 0.1.0
`default_nettype none

// Reads the sectors of a line one a cycle, and leaves the core its turn between two lines.
module ring_stop_reader_41057448 (
    input  wire        clock,
    input  wire        reset,
    // served
    input  wire        served_valid,
    output wire        served_ready,
    input  wire [32:0] served_line,
    input  wire [1:0]  served_way,
    input  wire [3:0]  served_core,
    input  wire [4:0]  served_entry,

    output wire [4:0]  served_set,
    // serve
    output wire        serve_valid,
    input  wire        serve_ready,
    output wire [3:0]  serve_core,
    output wire [4:0]  serve_entry,

    input  wire        core_waits,
    // read
    output reg         read_valid,
    output reg  [4:0]  read_set,
    output reg  [1:0]  read_way,
    output reg  [1:0]  read_sector,

    output wire        begins
);

    wire [27:0] index_tag;
    reg has_read_q;
    reg [1:0] sector_d;
    reg [1:0] sector_q;
    reg [4:0] set_read_q;
    reg [1:0] way_read_q;

    wire gives_way = has_read_q && core_waits;
    assign serve_valid = served_valid && !gives_way;
    assign serve_core = served_core;
    assign serve_entry = served_entry;
    assign served_ready = serve_ready && !gives_way;
    assign begins = served_valid && serve_ready && !gives_way;

    always @* begin
        read_valid = begins;
        read_set = served_set;
        read_way = served_way;
        read_sector = 2'd0;
        if (|sector_q) begin
            read_valid = 1'b1;
            read_set = set_read_q;
            read_way = way_read_q;
            read_sector = sector_q;
        end
    end

    always @* begin
        sector_d = sector_q;
        if (read_valid) begin
            sector_d = sector_q + 2'd1;
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, index_tag};

    set_index_linear_line33_sets32 u_index (
        .line       (served_line),
        .set_number (served_set),
        .tag        (index_tag)
    );

    always @(posedge clock) begin
        if (reset) begin
            has_read_q <= 1'b0;
            sector_q <= 2'd0;
            set_read_q <= 5'd0;
            way_read_q <= 2'd0;
        end else begin
            has_read_q <= read_valid;
            sector_q <= sector_d;
            set_read_q <= read_set;
            way_read_q <= read_way;
        end
    end
endmodule

`default_nettype wire
