// warpcache 0.1.0
`default_nettype none

// An array of counters of which each takes a number a cycle, and one is read.
module profile_counters_slices_slices16_each6_bits16 (
    input  wire        clock,
    input  wire        reset,
    input  wire        clear,
    input  wire [95:0] count,
    input  wire [3:0]  index,
    output wire [15:0] value
);

    reg [255:0] counters_d;
    reg [255:0] counters_q;
    reg [95:0] number;

    always @* begin : drive_number
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            number[i * 6 +: 6] = count[i * 6 +: 6];
        end
    end

    always @* begin : drive_counters_d
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            counters_d[i * 16 +: 16] = counters_q[i * 16 +: 16] + {10'd0, number[i * 6 +: 6]};
            if (clear) begin
                counters_d[i * 16 +: 16] = 16'd0;
            end
        end
    end

    assign value = counters_q[{index, 4'd0} +: 16];

    always @(posedge clock) begin
        if (reset) begin
            counters_q <= 256'd0;
        end else begin
            counters_q <= counters_d;
        end
    end
endmodule

`default_nettype wire
