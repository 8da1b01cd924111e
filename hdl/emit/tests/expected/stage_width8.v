// Made by a test.
`default_nettype none

// Passes a beat on, one cycle later.
module stage_width8 (
    input  wire       clock,
    input  wire       reset,
    // input
    input  wire       input_valid,
    output wire       input_ready,
    input  wire [7:0] input_data,
    // output
    output wire       output_valid,
    input  wire       output_ready,
    output wire [7:0] output_data,

    output wire       busy
);

    reg full_q;
    reg [7:0] data_d;
    reg [7:0] data_q;

    wire ready = !full_q || output_ready;

    always @* begin
        data_d = data_q;
        if (ready) begin
            data_d = input_data;
        end
    end

    wire full_d = (ready && input_valid) || (!ready && full_q);
    assign input_ready = ready;
    assign output_valid = full_q;
    assign output_data = data_q;
    assign busy = full_q;

    always @(posedge clock) begin
        if (reset) begin
            full_q <= 1'b0;
            data_q <= 8'd5;
        end else begin
            full_q <= full_d;
            data_q <= data_d;
        end
    end
endmodule

`default_nettype wire
