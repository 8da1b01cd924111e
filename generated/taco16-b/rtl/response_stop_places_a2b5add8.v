// warpcache 0.1.0
`default_nettype none

// The places of responses that pass or begin here, each of a line.
module response_stop_places_a2b5add8 (
    input  wire         clock,
    input  wire         reset,
    input  wire         enters,
    input  wire [255:0] data,
    input  wire [3:0]   core,
    input  wire [4:0]   entry,
    output wire         is_first,
    output wire         is_last,
    // pop
    output wire         pop_valid,
    input  wire         pop_ready,
    output wire [3:0]   pop_core,
    output wire [4:0]   pop_entry,
    output wire [255:0] pop_data,
    output wire         pop_last,

    output wire         ram_error
);

    localparam CORE_MSB = 8;
    localparam CORE_LSB = 5;
    localparam ENTRY_MSB = 4;
    localparam ENTRY_LSB = 0;

    reg [4:0] head_next;
    reg [4:0] tail_d;
    reg [4:0] tail_q;
    reg [4:0] head_q;
    reg has_beat_q;
    wire [8:0] requesters_read_0_data;

    wire leaves = has_beat_q && pop_ready;

    always @* begin
        tail_d = tail_q;
        if (enters) begin
            tail_d = tail_q + 5'd1;
        end
    end

    always @* begin
        head_next = head_q;
        if (leaves) begin
            head_next = head_q + 5'd1;
        end
    end

    wire has_beat_d = enters || (has_beat_q && (!leaves || (head_next != tail_q)));
    assign is_first = !(|tail_q[1:0]);
    assign is_last = &tail_q[1:0];
    wire is_head_last = &head_q[1:0];
    wire beats_read_enable = enters || has_beat_q;
    wire requesters_write_enable = enters && is_first;
    wire [8:0] requesters_write_data = {core, entry};
    assign pop_valid = has_beat_q;
    assign pop_core = requesters_read_0_data[CORE_MSB:CORE_LSB];
    assign pop_entry = requesters_read_0_data[ENTRY_MSB:ENTRY_LSB];
    assign pop_last = is_head_last;

    write_first_ram_depth32_width256 u_beats (
        .clock         (clock),
        .reset         (reset),
        .write_enable  (enters),
        .write_address (tail_q),
        .write_data    (data),
        .read_enable   (beats_read_enable),
        .read_address  (head_next),
        .read_data     (pop_data),
        .ram_error     (ram_error)
    );

    register_file_8x9_r1 u_requesters (
        .clock          (clock),
        .write_enable   (requesters_write_enable),
        .write_address  (tail_q[4:2]),
        .write_data     (requesters_write_data),
        .read_0_address (head_q[4:2]),
        .read_0_data    (requesters_read_0_data)
    );

    always @(posedge clock) begin
        if (reset) begin
            tail_q <= 5'd0;
            head_q <= 5'd0;
            has_beat_q <= 1'b0;
        end else begin
            tail_q <= tail_d;
            head_q <= head_next;
            has_beat_q <= has_beat_d;
        end
    end
endmodule

`default_nettype wire
