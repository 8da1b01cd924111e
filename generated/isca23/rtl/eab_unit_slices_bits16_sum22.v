// warpcache 0.1.0
`default_nettype none

// The sum and the greatest of a series of numbers.
module eab_unit_slices_bits16_sum22 (
    input  wire        clock,
    input  wire        reset,
    input  wire        clear,
    input  wire        valid,
    input  wire [15:0] requests,
    output wire [21:0] sum,
    output wire [15:0] most
);

    reg [21:0] sum_so_far_d;
    reg [21:0] sum_so_far_q;
    reg [15:0] most_so_far_d;
    reg [15:0] most_so_far_q;

    always @* begin
        sum_so_far_d = sum_so_far_q;
        most_so_far_d = most_so_far_q;
        if (valid) begin
            sum_so_far_d = sum_so_far_q + {6'd0, requests};
            if (requests > most_so_far_q) begin
                most_so_far_d = requests;
            end
        end
        if (clear) begin
            sum_so_far_d = 22'd0;
            most_so_far_d = 16'd0;
        end
    end

    assign sum = sum_so_far_q;
    assign most = most_so_far_q;

    always @(posedge clock) begin
        if (reset) begin
            sum_so_far_q <= 22'd0;
            most_so_far_q <= 16'd0;
        end else begin
            sum_so_far_q <= sum_so_far_d;
            most_so_far_q <= most_so_far_d;
        end
    end
endmodule

`default_nettype wire
