// Made by a test.
`default_nettype none

// Sends beats to one of many stages.
module bank_count2 (
    input  wire       clock,
    input  wire       reset,
    input  wire       choice,
    input  wire [3:0] data,
    output wire [3:0] first,
    output wire [3:0] second,
    output wire       offered
);

    wire stages_0_input_ready;
    wire stages_0_output_valid;
    wire stages_0_busy;
    wire stages_1_input_ready;
    wire stages_1_output_valid;
    wire [3:0] stages_1_output_data;
    wire stages_1_busy;
    wire odd_input_ready;
    wire odd_output_valid;
    wire [2:0] odd_output_data;
    wire odd_busy;

    wire stages_0_input_valid = choice == 1'b0;
    wire stages_1_input_valid = choice == 1'b1;
    assign second = first;
    assign offered = odd_output_data[1];

    (* unused *) wire unused;
    assign unused = &{
        1'b0, stages_0_input_ready, stages_0_busy, stages_1_input_ready, stages_1_output_valid,
        stages_1_output_data, stages_1_busy, odd_input_ready, odd_output_data[0],
        odd_output_data[2], odd_busy
    };

    stage_width4 u_stages_0 (
        .clock        (clock),
        .reset        (reset),
        .input_valid  (stages_0_input_valid),
        .input_ready  (stages_0_input_ready),
        .input_data   (data),
        .output_valid (stages_0_output_valid),
        .output_ready (1'b1),
        .output_data  (first),
        .busy         (stages_0_busy)
    );

    stage_width4 u_stages_1 (
        .clock        (clock),
        .reset        (reset),
        .input_valid  (stages_1_input_valid),
        .input_ready  (stages_1_input_ready),
        .input_data   (data),
        .output_valid (stages_1_output_valid),
        .output_ready (1'b1),
        .output_data  (stages_1_output_data),
        .busy         (stages_1_busy)
    );

    stage_width3 u_odd (
        .clock        (clock),
        .reset        (reset),
        .input_valid  (stages_0_output_valid),
        .input_ready  (odd_input_ready),
        .input_data   (data[2:0]),
        .output_valid (odd_output_valid),
        .output_ready (odd_output_valid),
        .output_data  (odd_output_data),
        .busy         (odd_busy)
    );
endmodule

`default_nettype wire
