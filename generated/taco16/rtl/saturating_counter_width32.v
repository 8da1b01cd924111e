// warpcache 0.1.0
`default_nettype none

// Counts up and down and stops at both ends.
module saturating_counter_width32 (
    input  wire        clock,
    input  wire        reset,
    input  wire        increment,  // Adds 1.
    input  wire        decrement,  // Subtracts 1.
    input  wire        clear,      // Makes the value 0.
    output wire [31:0] value       // Count before the clock edge.
);

    reg [31:0] count_d;
    reg [31:0] count_q;

    wire rises = increment && !decrement;
    wire falls = decrement && !increment;

    always @* begin
        count_d = count_q;
        if (rises && !(&count_q)) begin
            count_d = count_q + 32'd1;
        end
        if (falls && (|count_q)) begin
            count_d = count_q - 32'd1;
        end
        if (clear) begin
            count_d = 32'd0;
        end
    end

    assign value = count_q;

    always @(posedge clock) begin
        if (reset) begin
            count_q <= 32'd0;
        end else begin
            count_q <= count_d;
        end
    end
endmodule

`default_nettype wire
