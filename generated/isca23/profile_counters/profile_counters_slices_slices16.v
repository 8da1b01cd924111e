// warpcache 0.1.0: profile_counters of design isca23
// paper: isca23 section 3.4
`default_nettype none

// An array of counters of which any may count in a cycle, and one is read.
module profile_counters_slices_slices16 (
    input  wire        clock,
    input  wire        reset,
    input  wire        clear,
    input  wire [15:0] count,
    input  wire [3:0]  index,
    output reg  [15:0] value
);

    reg [15:0] counters_0_d;
    reg [15:0] counters_0_q;
    reg [15:0] counters_1_d;
    reg [15:0] counters_1_q;
    reg [15:0] counters_2_d;
    reg [15:0] counters_2_q;
    reg [15:0] counters_3_d;
    reg [15:0] counters_3_q;
    reg [15:0] counters_4_d;
    reg [15:0] counters_4_q;
    reg [15:0] counters_5_d;
    reg [15:0] counters_5_q;
    reg [15:0] counters_6_d;
    reg [15:0] counters_6_q;
    reg [15:0] counters_7_d;
    reg [15:0] counters_7_q;
    reg [15:0] counters_8_d;
    reg [15:0] counters_8_q;
    reg [15:0] counters_9_d;
    reg [15:0] counters_9_q;
    reg [15:0] counters_10_d;
    reg [15:0] counters_10_q;
    reg [15:0] counters_11_d;
    reg [15:0] counters_11_q;
    reg [15:0] counters_12_d;
    reg [15:0] counters_12_q;
    reg [15:0] counters_13_d;
    reg [15:0] counters_13_q;
    reg [15:0] counters_14_d;
    reg [15:0] counters_14_q;
    reg [15:0] counters_15_d;
    reg [15:0] counters_15_q;

    always @* begin
        counters_0_d = counters_0_q + {15'd0, count[0]};
        if (clear) begin
            counters_0_d = 16'd0;
        end
    end

    always @* begin
        counters_1_d = counters_1_q + {15'd0, count[1]};
        if (clear) begin
            counters_1_d = 16'd0;
        end
    end

    always @* begin
        counters_2_d = counters_2_q + {15'd0, count[2]};
        if (clear) begin
            counters_2_d = 16'd0;
        end
    end

    always @* begin
        counters_3_d = counters_3_q + {15'd0, count[3]};
        if (clear) begin
            counters_3_d = 16'd0;
        end
    end

    always @* begin
        counters_4_d = counters_4_q + {15'd0, count[4]};
        if (clear) begin
            counters_4_d = 16'd0;
        end
    end

    always @* begin
        counters_5_d = counters_5_q + {15'd0, count[5]};
        if (clear) begin
            counters_5_d = 16'd0;
        end
    end

    always @* begin
        counters_6_d = counters_6_q + {15'd0, count[6]};
        if (clear) begin
            counters_6_d = 16'd0;
        end
    end

    always @* begin
        counters_7_d = counters_7_q + {15'd0, count[7]};
        if (clear) begin
            counters_7_d = 16'd0;
        end
    end

    always @* begin
        counters_8_d = counters_8_q + {15'd0, count[8]};
        if (clear) begin
            counters_8_d = 16'd0;
        end
    end

    always @* begin
        counters_9_d = counters_9_q + {15'd0, count[9]};
        if (clear) begin
            counters_9_d = 16'd0;
        end
    end

    always @* begin
        counters_10_d = counters_10_q + {15'd0, count[10]};
        if (clear) begin
            counters_10_d = 16'd0;
        end
    end

    always @* begin
        counters_11_d = counters_11_q + {15'd0, count[11]};
        if (clear) begin
            counters_11_d = 16'd0;
        end
    end

    always @* begin
        counters_12_d = counters_12_q + {15'd0, count[12]};
        if (clear) begin
            counters_12_d = 16'd0;
        end
    end

    always @* begin
        counters_13_d = counters_13_q + {15'd0, count[13]};
        if (clear) begin
            counters_13_d = 16'd0;
        end
    end

    always @* begin
        counters_14_d = counters_14_q + {15'd0, count[14]};
        if (clear) begin
            counters_14_d = 16'd0;
        end
    end

    always @* begin
        counters_15_d = counters_15_q + {15'd0, count[15]};
        if (clear) begin
            counters_15_d = 16'd0;
        end
    end

    always @* begin
        value = 16'd0;
        case (index)
            4'd0: value = counters_0_q;
            4'd1: value = counters_1_q;
            4'd2: value = counters_2_q;
            4'd3: value = counters_3_q;
            4'd4: value = counters_4_q;
            4'd5: value = counters_5_q;
            4'd6: value = counters_6_q;
            4'd7: value = counters_7_q;
            4'd8: value = counters_8_q;
            4'd9: value = counters_9_q;
            4'd10: value = counters_10_q;
            4'd11: value = counters_11_q;
            4'd12: value = counters_12_q;
            4'd13: value = counters_13_q;
            4'd14: value = counters_14_q;
            4'd15: value = counters_15_q;
            default: ;
        endcase
    end

    always @(posedge clock) begin
        if (reset) begin
            counters_0_q <= 16'd0;
            counters_1_q <= 16'd0;
            counters_2_q <= 16'd0;
            counters_3_q <= 16'd0;
            counters_4_q <= 16'd0;
            counters_5_q <= 16'd0;
            counters_6_q <= 16'd0;
            counters_7_q <= 16'd0;
            counters_8_q <= 16'd0;
            counters_9_q <= 16'd0;
            counters_10_q <= 16'd0;
            counters_11_q <= 16'd0;
            counters_12_q <= 16'd0;
            counters_13_q <= 16'd0;
            counters_14_q <= 16'd0;
            counters_15_q <= 16'd0;
        end else begin
            counters_0_q <= counters_0_d;
            counters_1_q <= counters_1_d;
            counters_2_q <= counters_2_d;
            counters_3_q <= counters_3_d;
            counters_4_q <= counters_4_d;
            counters_5_q <= counters_5_d;
            counters_6_q <= counters_6_d;
            counters_7_q <= counters_7_d;
            counters_8_q <= counters_8_d;
            counters_9_q <= counters_9_d;
            counters_10_q <= counters_10_d;
            counters_11_q <= counters_11_d;
            counters_12_q <= counters_12_d;
            counters_13_q <= counters_13_d;
            counters_14_q <= counters_14_d;
            counters_15_q <= counters_15_d;
        end
    end
endmodule

`default_nettype wire
