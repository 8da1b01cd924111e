// warpcache 0.1.0: shared_l1 of design pact20
// paper: pact20 section 3, section 4
`default_nettype none

// A table of the requests of other cores in flight at this home: who asked, and for what.
module home_request_table_20510243 (
    input  wire       clock,
    input  wire       reset,
    // take
    input  wire       take_valid,
    // take_asker
    input  wire [4:0] take_asker_core,
    input  wire [7:0] take_asker_id,
    input  wire [3:0] take_asker_sectors,
    // take
    output wire [4:0] take_entry,
    // answer
    input  wire [4:0] answer_entry,
    input  wire       answer_frees,
    // answer_asker
    output wire [4:0] answer_asker_core,
    output wire [7:0] answer_asker_id,
    output wire [3:0] answer_asker_sectors,

    output wire       has_free
);

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
    wire [16:0] entries_write_data = {take_asker_core, take_asker_id, take_asker_sectors};
    assign answer_asker_core = entries_read_0_data[16:12];
    assign answer_asker_id = entries_read_0_data[11:4];
    assign answer_asker_sectors = entries_read_0_data[3:0];

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
