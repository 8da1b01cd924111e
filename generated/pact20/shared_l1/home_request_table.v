// warpcache 0.1.0: shared_l1 of design pact20
// paper: pact20 section 3, section 4
`default_nettype none

// A table of the requests of other cores in flight at this home: who asked, and for what.
module home_request_table (
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

    always @* begin
        lowest = 5'd0;
        if (!busy_q[31]) begin
            lowest = 5'd31;
        end
        if (!busy_q[30]) begin
            lowest = 5'd30;
        end
        if (!busy_q[29]) begin
            lowest = 5'd29;
        end
        if (!busy_q[28]) begin
            lowest = 5'd28;
        end
        if (!busy_q[27]) begin
            lowest = 5'd27;
        end
        if (!busy_q[26]) begin
            lowest = 5'd26;
        end
        if (!busy_q[25]) begin
            lowest = 5'd25;
        end
        if (!busy_q[24]) begin
            lowest = 5'd24;
        end
        if (!busy_q[23]) begin
            lowest = 5'd23;
        end
        if (!busy_q[22]) begin
            lowest = 5'd22;
        end
        if (!busy_q[21]) begin
            lowest = 5'd21;
        end
        if (!busy_q[20]) begin
            lowest = 5'd20;
        end
        if (!busy_q[19]) begin
            lowest = 5'd19;
        end
        if (!busy_q[18]) begin
            lowest = 5'd18;
        end
        if (!busy_q[17]) begin
            lowest = 5'd17;
        end
        if (!busy_q[16]) begin
            lowest = 5'd16;
        end
        if (!busy_q[15]) begin
            lowest = 5'd15;
        end
        if (!busy_q[14]) begin
            lowest = 5'd14;
        end
        if (!busy_q[13]) begin
            lowest = 5'd13;
        end
        if (!busy_q[12]) begin
            lowest = 5'd12;
        end
        if (!busy_q[11]) begin
            lowest = 5'd11;
        end
        if (!busy_q[10]) begin
            lowest = 5'd10;
        end
        if (!busy_q[9]) begin
            lowest = 5'd9;
        end
        if (!busy_q[8]) begin
            lowest = 5'd8;
        end
        if (!busy_q[7]) begin
            lowest = 5'd7;
        end
        if (!busy_q[6]) begin
            lowest = 5'd6;
        end
        if (!busy_q[5]) begin
            lowest = 5'd5;
        end
        if (!busy_q[4]) begin
            lowest = 5'd4;
        end
        if (!busy_q[3]) begin
            lowest = 5'd3;
        end
        if (!busy_q[2]) begin
            lowest = 5'd2;
        end
        if (!busy_q[1]) begin
            lowest = 5'd1;
        end
        if (!busy_q[0]) begin
            lowest = 5'd0;
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
