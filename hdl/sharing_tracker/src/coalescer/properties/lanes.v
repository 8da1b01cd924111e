
    // What the lanes say, lane 0 lowest.
    wire [31:0] lanes_stay = {
        lanes_31_stays, lanes_30_stays, lanes_29_stays, lanes_28_stays, lanes_27_stays, lanes_26_stays, lanes_25_stays, lanes_24_stays,
        lanes_23_stays, lanes_22_stays, lanes_21_stays, lanes_20_stays, lanes_19_stays, lanes_18_stays, lanes_17_stays, lanes_16_stays,
        lanes_15_stays, lanes_14_stays, lanes_13_stays, lanes_12_stays, lanes_11_stays, lanes_10_stays, lanes_9_stays, lanes_8_stays,
        lanes_7_stays, lanes_6_stays, lanes_5_stays, lanes_4_stays, lanes_3_stays, lanes_2_stays, lanes_1_stays, lanes_0_stays
    };
    wire [32*LINE_ADDRESS_BITS-1:0] lanes_lines = {
        lanes_31_line, lanes_30_line, lanes_29_line, lanes_28_line, lanes_27_line, lanes_26_line, lanes_25_line, lanes_24_line,
        lanes_23_line, lanes_22_line, lanes_21_line, lanes_20_line, lanes_19_line, lanes_18_line, lanes_17_line, lanes_16_line,
        lanes_15_line, lanes_14_line, lanes_13_line, lanes_12_line, lanes_11_line, lanes_10_line, lanes_9_line, lanes_8_line,
        lanes_7_line, lanes_6_line, lanes_5_line, lanes_4_line, lanes_3_line, lanes_2_line, lanes_1_line, lanes_0_line
    };
    wire [32*SECTORS-1:0] lanes_touched = {
        lanes_31_touched, lanes_30_touched, lanes_29_touched, lanes_28_touched, lanes_27_touched, lanes_26_touched, lanes_25_touched, lanes_24_touched,
        lanes_23_touched, lanes_22_touched, lanes_21_touched, lanes_20_touched, lanes_19_touched, lanes_18_touched, lanes_17_touched, lanes_16_touched,
        lanes_15_touched, lanes_14_touched, lanes_13_touched, lanes_12_touched, lanes_11_touched, lanes_10_touched, lanes_9_touched, lanes_8_touched,
        lanes_7_touched, lanes_6_touched, lanes_5_touched, lanes_4_touched, lanes_3_touched, lanes_2_touched, lanes_1_touched, lanes_0_touched
    };
