// warpcache 0.1.0
`default_nettype none

// A table of the requests of other cores in flight at this home: who asked, and for what.
module home_request_table_a26b1a4f (
    input  wire       clock,
    input  wire       reset,
    // take
    input  wire       take_valid,
    // take_requester
    input  wire [4:0] take_requester_core,
    input  wire [7:0] take_requester_id,
    input  wire [3:0] take_requester_sectors,
    // take
    output wire [4:0] take_entry,
    // answer
    input  wire [4:0] answer_entry,
    input  wire       answer_frees,
    // answer_requester
    output wire [4:0] answer_requester_core,
    output wire [7:0] answer_requester_id,
    output wire [3:0] answer_requester_sectors,

    output wire       has_free
);

    localparam CORE_MSB = 16;
    localparam CORE_LSB = 12;
    localparam ID_MSB = 11;
    localparam ID_LSB = 4;
    localparam SECTORS_MSB = 3;
    localparam SECTORS_LSB = 0;

    reg [4:0] lowest;
    reg [31:0] after;
    reg [31:0] busy_d;
    reg [31:0] busy_q;
    wire [16:0] entries_read_0_data;

    assign has_free = !(&busy_q);

    always @* begin : drive_lowest
        integer i;
        lowest = 5'd0;
        for (i = 31; i >= 0; i = i - 1) begin
            if (!busy_q[i]) begin
                lowest = i[4:0];
            end
        end
    end

    assign take_entry = lowest;
    wire [16:0] entries_write_data = {take_requester_core, take_requester_id,
        take_requester_sectors};
    assign answer_requester_core = entries_read_0_data[CORE_MSB:CORE_LSB];
    assign answer_requester_id = entries_read_0_data[ID_MSB:ID_LSB];
    assign answer_requester_sectors = entries_read_0_data[SECTORS_MSB:SECTORS_LSB];

    always @* begin
        after = busy_q;
        if (answer_frees) begin
            after = busy_q & ~(32'd1 << answer_entry);
        end
    end

    always @* begin
        busy_d = after;
        if (take_valid) begin
            busy_d = after | (32'd1 << lowest);
        end
    end

    register_file_32x17_r1 u_entries (
        .clock          (clock),
        .write_enable   (take_valid),
        .write_address  (lowest),
        .write_data     (entries_write_data),
        .read_0_address (answer_entry),
        .read_0_data    (entries_read_0_data)
    );

    always @(posedge clock) begin
        if (reset) begin
            busy_q <= 32'd0;
        end else begin
            busy_q <= busy_d;
        end
    end
endmodule

`default_nettype wire
