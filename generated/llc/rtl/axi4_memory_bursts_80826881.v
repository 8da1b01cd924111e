// warpcache 0.1.0
`default_nettype none

// AXI4's AR: of a read's sectors, a burst for each run of adjacent ones.
module axi4_memory_bursts_80826881 (
    input  wire        clock,
    input  wire        reset,
    // read
    input  wire        read_valid,
    input  wire [3:0]  read_number,
    input  wire [40:0] read_line,
    input  wire [3:0]  read_sectors,

    output wire        has_room,
    // ar
    output wire        ar_valid,
    input  wire        ar_ready,
    output wire [3:0]  ar_id,
    output wire [47:0] ar_addr,
    output wire [7:0]  ar_len,
    output wire [2:0]  ar_size,
    output wire [1:0]  ar_burst,
    output wire        ar_lock,
    output wire [3:0]  ar_cache,
    output wire [2:0]  ar_prot,
    output wire [3:0]  ar_qos
);

    localparam [1:0] INCR = 2'd1;

    reg [1:0] first;
    reg [1:0] last;
    reg [3:0] number_d;
    reg [3:0] number_q;
    reg [40:0] line_d;
    reg [40:0] line_q;
    reg [3:0] left_d;
    reg [3:0] left_q;

    wire [3:0] left = left_q;
    wire [3:0] lowest = left & (~left + 4'd1);
    wire [3:0] carried = left + lowest;
    wire [3:0] run = left & ~carried;
    wire [3:0] rest = left & carried;

    always @* begin : drive_first
        integer i;
        first = 2'd0;
        for (i = 1; i < 4; i = i + 1) begin
            if (lowest[i]) begin
                first = i[1:0];
            end
        end
    end

    always @* begin : drive_last
        integer i;
        last = 2'd0;
        for (i = 1; i < 4; i = i + 1) begin
            if (run[i]) begin
                last = i[1:0];
            end
        end
    end

    wire is_offered = |left;
    wire [1:0] length = last - first;
    assign ar_valid = is_offered;
    assign ar_id = number_q;
    assign ar_len = {6'd0, length};
    assign ar_size = 3'd5;
    assign ar_burst = INCR;
    assign ar_lock = 1'b0;
    assign ar_cache = 4'd0;
    assign ar_prot = 3'd0;
    assign ar_qos = 4'd0;
    wire [42:0] address = {line_q, first};
    assign ar_addr = {address, 5'd0};
    wire leaves = is_offered && ar_ready;
    assign has_room = !is_offered || (leaves && !(|rest));

    always @* begin
        number_d = number_q;
        line_d = line_q;
        left_d = left_q;
        if (leaves) begin
            left_d = rest;
        end
        if (read_valid) begin
            number_d = read_number;
            line_d = read_line;
            left_d = read_sectors;
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, run[0]};

    always @(posedge clock) begin
        if (reset) begin
            number_q <= 4'd0;
            line_q <= 41'd0;
            left_q <= 4'd0;
        end else begin
            number_q <= number_d;
            line_q <= line_d;
            left_q <= left_d;
        end
    end
endmodule

`default_nettype wire
