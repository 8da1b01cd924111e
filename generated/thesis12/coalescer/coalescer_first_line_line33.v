// warpcache 0.1.0: coalescer of design thesis12
// paper: thesis12 section 3.3
`default_nettype none

// The line of the lowest lane that is left.
module coalescer_first_line_line33 (
    input  wire [31:0] left,
    input  wire [32:0] lines_0,
    input  wire [32:0] lines_1,
    input  wire [32:0] lines_2,
    input  wire [32:0] lines_3,
    input  wire [32:0] lines_4,
    input  wire [32:0] lines_5,
    input  wire [32:0] lines_6,
    input  wire [32:0] lines_7,
    input  wire [32:0] lines_8,
    input  wire [32:0] lines_9,
    input  wire [32:0] lines_10,
    input  wire [32:0] lines_11,
    input  wire [32:0] lines_12,
    input  wire [32:0] lines_13,
    input  wire [32:0] lines_14,
    input  wire [32:0] lines_15,
    input  wire [32:0] lines_16,
    input  wire [32:0] lines_17,
    input  wire [32:0] lines_18,
    input  wire [32:0] lines_19,
    input  wire [32:0] lines_20,
    input  wire [32:0] lines_21,
    input  wire [32:0] lines_22,
    input  wire [32:0] lines_23,
    input  wire [32:0] lines_24,
    input  wire [32:0] lines_25,
    input  wire [32:0] lines_26,
    input  wire [32:0] lines_27,
    input  wire [32:0] lines_28,
    input  wire [32:0] lines_29,
    input  wire [32:0] lines_30,
    input  wire [32:0] lines_31,
    output wire        any,
    output wire [32:0] line
);

    reg [32:0] first_32;
    reg [32:0] first_33;
    reg [32:0] first_34;
    reg [32:0] first_35;
    reg [32:0] first_36;
    reg [32:0] first_37;
    reg [32:0] first_38;
    reg [32:0] first_39;
    reg [32:0] first_40;
    reg [32:0] first_41;
    reg [32:0] first_42;
    reg [32:0] first_43;
    reg [32:0] first_44;
    reg [32:0] first_45;
    reg [32:0] first_46;
    reg [32:0] first_47;
    reg [32:0] first_48;
    reg [32:0] first_49;
    reg [32:0] first_50;
    reg [32:0] first_51;
    reg [32:0] first_52;
    reg [32:0] first_53;
    reg [32:0] first_54;
    reg [32:0] first_55;
    reg [32:0] first_56;
    reg [32:0] first_57;
    reg [32:0] first_58;
    reg [32:0] first_59;
    reg [32:0] first_60;
    reg [32:0] first_61;
    reg [32:0] first_62;

    wire is_left_0 = left[0];
    wire [32:0] first_0 = lines_0;
    wire is_left_1 = left[1];
    wire [32:0] first_1 = lines_1;
    wire is_left_2 = left[2];
    wire [32:0] first_2 = lines_2;
    wire is_left_3 = left[3];
    wire [32:0] first_3 = lines_3;
    wire is_left_4 = left[4];
    wire [32:0] first_4 = lines_4;
    wire is_left_5 = left[5];
    wire [32:0] first_5 = lines_5;
    wire is_left_6 = left[6];
    wire [32:0] first_6 = lines_6;
    wire is_left_7 = left[7];
    wire [32:0] first_7 = lines_7;
    wire is_left_8 = left[8];
    wire [32:0] first_8 = lines_8;
    wire is_left_9 = left[9];
    wire [32:0] first_9 = lines_9;
    wire is_left_10 = left[10];
    wire [32:0] first_10 = lines_10;
    wire is_left_11 = left[11];
    wire [32:0] first_11 = lines_11;
    wire is_left_12 = left[12];
    wire [32:0] first_12 = lines_12;
    wire is_left_13 = left[13];
    wire [32:0] first_13 = lines_13;
    wire is_left_14 = left[14];
    wire [32:0] first_14 = lines_14;
    wire is_left_15 = left[15];
    wire [32:0] first_15 = lines_15;
    wire is_left_16 = left[16];
    wire [32:0] first_16 = lines_16;
    wire is_left_17 = left[17];
    wire [32:0] first_17 = lines_17;
    wire is_left_18 = left[18];
    wire [32:0] first_18 = lines_18;
    wire is_left_19 = left[19];
    wire [32:0] first_19 = lines_19;
    wire is_left_20 = left[20];
    wire [32:0] first_20 = lines_20;
    wire is_left_21 = left[21];
    wire [32:0] first_21 = lines_21;
    wire is_left_22 = left[22];
    wire [32:0] first_22 = lines_22;
    wire is_left_23 = left[23];
    wire [32:0] first_23 = lines_23;
    wire is_left_24 = left[24];
    wire [32:0] first_24 = lines_24;
    wire is_left_25 = left[25];
    wire [32:0] first_25 = lines_25;
    wire is_left_26 = left[26];
    wire [32:0] first_26 = lines_26;
    wire is_left_27 = left[27];
    wire [32:0] first_27 = lines_27;
    wire is_left_28 = left[28];
    wire [32:0] first_28 = lines_28;
    wire is_left_29 = left[29];
    wire [32:0] first_29 = lines_29;
    wire is_left_30 = left[30];
    wire [32:0] first_30 = lines_30;
    wire is_left_31 = left[31];
    wire [32:0] first_31 = lines_31;
    wire is_left_32 = is_left_0 || is_left_1;

    always @* begin
        first_32 = first_1;
        if (is_left_0) begin
            first_32 = first_0;
        end
    end

    wire is_left_33 = is_left_2 || is_left_3;

    always @* begin
        first_33 = first_3;
        if (is_left_2) begin
            first_33 = first_2;
        end
    end

    wire is_left_34 = is_left_4 || is_left_5;

    always @* begin
        first_34 = first_5;
        if (is_left_4) begin
            first_34 = first_4;
        end
    end

    wire is_left_35 = is_left_6 || is_left_7;

    always @* begin
        first_35 = first_7;
        if (is_left_6) begin
            first_35 = first_6;
        end
    end

    wire is_left_36 = is_left_8 || is_left_9;

    always @* begin
        first_36 = first_9;
        if (is_left_8) begin
            first_36 = first_8;
        end
    end

    wire is_left_37 = is_left_10 || is_left_11;

    always @* begin
        first_37 = first_11;
        if (is_left_10) begin
            first_37 = first_10;
        end
    end

    wire is_left_38 = is_left_12 || is_left_13;

    always @* begin
        first_38 = first_13;
        if (is_left_12) begin
            first_38 = first_12;
        end
    end

    wire is_left_39 = is_left_14 || is_left_15;

    always @* begin
        first_39 = first_15;
        if (is_left_14) begin
            first_39 = first_14;
        end
    end

    wire is_left_40 = is_left_16 || is_left_17;

    always @* begin
        first_40 = first_17;
        if (is_left_16) begin
            first_40 = first_16;
        end
    end

    wire is_left_41 = is_left_18 || is_left_19;

    always @* begin
        first_41 = first_19;
        if (is_left_18) begin
            first_41 = first_18;
        end
    end

    wire is_left_42 = is_left_20 || is_left_21;

    always @* begin
        first_42 = first_21;
        if (is_left_20) begin
            first_42 = first_20;
        end
    end

    wire is_left_43 = is_left_22 || is_left_23;

    always @* begin
        first_43 = first_23;
        if (is_left_22) begin
            first_43 = first_22;
        end
    end

    wire is_left_44 = is_left_24 || is_left_25;

    always @* begin
        first_44 = first_25;
        if (is_left_24) begin
            first_44 = first_24;
        end
    end

    wire is_left_45 = is_left_26 || is_left_27;

    always @* begin
        first_45 = first_27;
        if (is_left_26) begin
            first_45 = first_26;
        end
    end

    wire is_left_46 = is_left_28 || is_left_29;

    always @* begin
        first_46 = first_29;
        if (is_left_28) begin
            first_46 = first_28;
        end
    end

    wire is_left_47 = is_left_30 || is_left_31;

    always @* begin
        first_47 = first_31;
        if (is_left_30) begin
            first_47 = first_30;
        end
    end

    wire is_left_48 = is_left_32 || is_left_33;

    always @* begin
        first_48 = first_33;
        if (is_left_32) begin
            first_48 = first_32;
        end
    end

    wire is_left_49 = is_left_34 || is_left_35;

    always @* begin
        first_49 = first_35;
        if (is_left_34) begin
            first_49 = first_34;
        end
    end

    wire is_left_50 = is_left_36 || is_left_37;

    always @* begin
        first_50 = first_37;
        if (is_left_36) begin
            first_50 = first_36;
        end
    end

    wire is_left_51 = is_left_38 || is_left_39;

    always @* begin
        first_51 = first_39;
        if (is_left_38) begin
            first_51 = first_38;
        end
    end

    wire is_left_52 = is_left_40 || is_left_41;

    always @* begin
        first_52 = first_41;
        if (is_left_40) begin
            first_52 = first_40;
        end
    end

    wire is_left_53 = is_left_42 || is_left_43;

    always @* begin
        first_53 = first_43;
        if (is_left_42) begin
            first_53 = first_42;
        end
    end

    wire is_left_54 = is_left_44 || is_left_45;

    always @* begin
        first_54 = first_45;
        if (is_left_44) begin
            first_54 = first_44;
        end
    end

    wire is_left_55 = is_left_46 || is_left_47;

    always @* begin
        first_55 = first_47;
        if (is_left_46) begin
            first_55 = first_46;
        end
    end

    wire is_left_56 = is_left_48 || is_left_49;

    always @* begin
        first_56 = first_49;
        if (is_left_48) begin
            first_56 = first_48;
        end
    end

    wire is_left_57 = is_left_50 || is_left_51;

    always @* begin
        first_57 = first_51;
        if (is_left_50) begin
            first_57 = first_50;
        end
    end

    wire is_left_58 = is_left_52 || is_left_53;

    always @* begin
        first_58 = first_53;
        if (is_left_52) begin
            first_58 = first_52;
        end
    end

    wire is_left_59 = is_left_54 || is_left_55;

    always @* begin
        first_59 = first_55;
        if (is_left_54) begin
            first_59 = first_54;
        end
    end

    wire is_left_60 = is_left_56 || is_left_57;

    always @* begin
        first_60 = first_57;
        if (is_left_56) begin
            first_60 = first_56;
        end
    end

    wire is_left_61 = is_left_58 || is_left_59;

    always @* begin
        first_61 = first_59;
        if (is_left_58) begin
            first_61 = first_58;
        end
    end

    wire is_left_62 = is_left_60 || is_left_61;

    always @* begin
        first_62 = first_61;
        if (is_left_60) begin
            first_62 = first_60;
        end
    end

    assign any = is_left_62;
    assign line = first_62;
endmodule

`default_nettype wire
