// warpcache 0.1.0
`default_nettype none

// One output of a packet switch: gives its turn to the inputs, and holds the beat that leaves.
module packet_switch_output_inputs15_outputs12_width348_high0 (
    input  wire          clock,
    input  wire          reset,
    input  wire [3:0]    number,
    input  wire [14:0]   offered_valid,
    input  wire [59:0]   offered_destination,
    input  wire [5219:0] offered_data,
    input  wire [14:0]   offered_last,
    output reg  [14:0]   takes_from,
    // delivered
    output wire          delivered_valid,
    input  wire          delivered_ready,
    output wire [347:0]  delivered_data,
    output wire          delivered_last
);

    reg [14:0] is_last_input;
    reg [14:0] requests;
    reg [5219:0] granted_data;
    wire [14:0] arbiter_grant;
    wire [3:0] arbiter_granted;
    wire arbiter_any;
    reg is_open_d;
    reg is_open_q;
    reg [3:0] open_input_d;
    reg [3:0] open_input_q;
    reg is_second_d;
    reg is_second_q;
    reg is_held_d;
    reg is_held_q;
    reg [347:0] data_d;
    reg [347:0] data_q;
    reg last_d;
    reg last_q;

    always @* begin : drive_is_last_input
        integer i;
        for (i = 0; i < 15; i = i + 1) begin
            is_last_input[i] = open_input_q == i[3:0];
        end
    end

    always @* begin : drive_requests
        integer i;
        for (i = 0; i < 15; i = i + 1) begin
            requests[i] = offered_valid[i] && (offered_destination[i * 4 +: 4] == number) &&
                (!is_open_q || is_last_input[i]);
        end
    end

    wire is_free = !is_held_q || delivered_ready;
    wire takes = is_free && arbiter_any;

    always @* begin
        takes_from = 15'd0;
        if (takes) begin
            takes_from = arbiter_grant;
        end
    end

    wire is_last = |(arbiter_grant & offered_last);

    always @* begin : drive_granted_data
        integer i;
        for (i = 0; i < 15; i = i + 1) begin
            granted_data[i * 348 +: 348] = 348'd0;
            if (arbiter_grant[i]) begin
                granted_data[i * 348 +: 348] = offered_data[i * 348 +: 348];
            end
        end
    end

    always @* begin
        is_held_d = is_held_q;
        if (is_free) begin
            is_held_d = arbiter_any;
        end
    end

    always @* begin : drive_data_d
        integer i;
        i = 0;
        data_d = data_q;
        last_d = last_q;
        if (takes) begin
            data_d = 348'd0;
            for (i = 0; i < 15; i = i + 1) begin
                data_d = data_d | granted_data[i * 348 +: 348];
            end
            last_d = is_last;
        end
    end

    wire is_again = |(arbiter_grant & is_last_input);
    wire is_second = is_again && (is_second_q == is_open_q);
    wire arbiter_advance = takes && is_last;
    wire arbiter_stay = !is_second;

    always @* begin
        is_second_d = is_second_q;
        is_open_d = is_open_q;
        open_input_d = open_input_q;
        if (takes) begin
            is_second_d = is_second;
            is_open_d = !is_last;
            open_input_d = arbiter_granted;
        end
    end

    assign delivered_valid = is_held_q;
    assign delivered_data = data_q;
    assign delivered_last = last_q;

    round_robin_arbiter_stay_requesters15 u_arbiter (
        .clock   (clock),
        .reset   (reset),
        .request (requests),
        .advance (arbiter_advance),
        .stay    (arbiter_stay),
        .grant   (arbiter_grant),
        .granted (arbiter_granted),
        .any     (arbiter_any)
    );

    always @(posedge clock) begin
        if (reset) begin
            is_open_q <= 1'b0;
            open_input_q <= 4'd0;
            is_second_q <= 1'b1;
            is_held_q <= 1'b0;
            data_q <= 348'd0;
            last_q <= 1'b0;
        end else begin
            is_open_q <= is_open_d;
            open_input_q <= open_input_d;
            is_second_q <= is_second_d;
            is_held_q <= is_held_d;
            data_q <= data_d;
            last_q <= last_d;
        end
    end
endmodule

`default_nettype wire
