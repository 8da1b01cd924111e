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

    wire [1:0] stages_input_valid;
    wire [1:0] stages_input_ready;
    wire [1:0] stages_output_valid;
    wire [7:0] stages_output_data;
    wire [1:0] stages_busy;
    wire odd_input_ready;
    wire odd_output_valid;
    wire [2:0] odd_output_data;
    wire odd_busy;
    genvar n;

    assign stages_input_valid[0] = choice == 1'b0;
    assign stages_input_valid[1] = choice == 1'b1;
    assign first = stages_output_data[3:0];
    assign second = stages_output_data[3:0];
    assign offered = odd_output_data[1];

    (* unused *) wire unused;
    assign unused = &{
        1'b0, stages_input_ready, stages_output_valid[1], stages_output_data[7:4], stages_busy,
        odd_input_ready, odd_output_data[0], odd_output_data[2], odd_busy
    };

    generate
        for (n = 0; n < 2; n = n + 1) begin : stages
            stage_width4 u_stages (
                .clock        (clock),
                .reset        (reset),
                .input_valid  (stages_input_valid[n]),
                .input_ready  (stages_input_ready[n]),
                .input_data   (data),
                .output_valid (stages_output_valid[n]),
                .output_ready (1'b1),
                .output_data  (stages_output_data[n * 4 +: 4]),
                .busy         (stages_busy[n])
            );
        end
    endgenerate

    stage_width3 u_odd (
        .clock        (clock),
        .reset        (reset),
        .input_valid  (stages_output_valid[0]),
        .input_ready  (odd_input_ready),
        .input_data   (data[2:0]),
        .output_valid (odd_output_valid),
        .output_ready (odd_output_valid),
        .output_data  (odd_output_data),
        .busy         (odd_busy)
    );
endmodule

`default_nettype wire
