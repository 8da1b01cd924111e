// Made by a test.
`default_nettype none

// Statements that feed each other.
module crossing (
    input  wire       clock,
    input  wire       reset,
    input  wire       choose,
    input  wire [3:0] a,
    input  wire [3:0] b,
    output reg  [3:0] y,
    output reg        taken
);

    reg [3:0] middle;
    wire stage_input_ready;
    wire stage_output_valid;
    reg stage_output_ready;
    wire [3:0] stage_output_data;
    wire stage_busy;

    wire [3:0] twice = middle + middle;

    always @* begin
        if (choose) begin
            y = (middle + b) >> 1;
        end else begin
            y = twice;
        end
    end

    always @* begin
        taken = 1'b0;
        if (choose) begin
            taken = stage_input_ready;
        end
    end

    always @* begin
        if (choose) begin
            middle = a & b;
        end else begin
            middle = b;
        end
    end

    always @* begin
        stage_output_ready = 1'b0;
        if (choose) begin
            stage_output_ready = |b;
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, stage_output_valid, stage_output_data, stage_busy};

    stage_width4 u_stage (
        .clock        (clock),
        .reset        (reset),
        .input_valid  (1'b1),
        .input_ready  (stage_input_ready),
        .input_data   (a),
        .output_valid (stage_output_valid),
        .output_ready (stage_output_ready),
        .output_data  (stage_output_data),
        .busy         (stage_busy)
    );
endmodule

`default_nettype wire
