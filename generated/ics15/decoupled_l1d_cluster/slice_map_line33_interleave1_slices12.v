// warpcache 0.1.0: decoupled_l1d_cluster of design ics15
// paper: ics15 section 4.3
`default_nettype none

// The block number of a line modulo the number of slices.
module slice_map_line33_interleave1_slices12 (
    input  wire [32:0] line,
    output wire [3:0]  slice
);

    reg [37:0] residues;
    reg [26:0] sums;
    reg [29:0] digit;

    always @* begin : drive_digit
        integer i;
        for (i = 0; i < 10; i = i + 1) begin
            digit[i * 3 +: 3] = line[i * 3 + 3 +: 3];
        end
    end

    always @* begin
        residues[19:18] = 2'd0;
        case (digit[2:0])
            3'd1: residues[19:18] = 2'd1;
            3'd2: residues[19:18] = 2'd2;
            3'd3: residues[19:18] = 2'd0;
            3'd4: residues[19:18] = 2'd1;
            3'd5: residues[19:18] = 2'd2;
            3'd6: residues[19:18] = 2'd0;
            3'd7: residues[19:18] = 2'd1;
            default: ;
        endcase
        residues[21:20] = 2'd0;
        case (digit[5:3])
            3'd1: residues[21:20] = 2'd2;
            3'd2: residues[21:20] = 2'd1;
            3'd3: residues[21:20] = 2'd0;
            3'd4: residues[21:20] = 2'd2;
            3'd5: residues[21:20] = 2'd1;
            3'd6: residues[21:20] = 2'd0;
            3'd7: residues[21:20] = 2'd2;
            default: ;
        endcase
        residues[23:22] = 2'd0;
        case (digit[8:6])
            3'd1: residues[23:22] = 2'd1;
            3'd2: residues[23:22] = 2'd2;
            3'd3: residues[23:22] = 2'd0;
            3'd4: residues[23:22] = 2'd1;
            3'd5: residues[23:22] = 2'd2;
            3'd6: residues[23:22] = 2'd0;
            3'd7: residues[23:22] = 2'd1;
            default: ;
        endcase
        residues[25:24] = 2'd0;
        case (digit[11:9])
            3'd1: residues[25:24] = 2'd2;
            3'd2: residues[25:24] = 2'd1;
            3'd3: residues[25:24] = 2'd0;
            3'd4: residues[25:24] = 2'd2;
            3'd5: residues[25:24] = 2'd1;
            3'd6: residues[25:24] = 2'd0;
            3'd7: residues[25:24] = 2'd2;
            default: ;
        endcase
        residues[27:26] = 2'd0;
        case (digit[14:12])
            3'd1: residues[27:26] = 2'd1;
            3'd2: residues[27:26] = 2'd2;
            3'd3: residues[27:26] = 2'd0;
            3'd4: residues[27:26] = 2'd1;
            3'd5: residues[27:26] = 2'd2;
            3'd6: residues[27:26] = 2'd0;
            3'd7: residues[27:26] = 2'd1;
            default: ;
        endcase
        residues[29:28] = 2'd0;
        case (digit[17:15])
            3'd1: residues[29:28] = 2'd2;
            3'd2: residues[29:28] = 2'd1;
            3'd3: residues[29:28] = 2'd0;
            3'd4: residues[29:28] = 2'd2;
            3'd5: residues[29:28] = 2'd1;
            3'd6: residues[29:28] = 2'd0;
            3'd7: residues[29:28] = 2'd2;
            default: ;
        endcase
        residues[31:30] = 2'd0;
        case (digit[20:18])
            3'd1: residues[31:30] = 2'd1;
            3'd2: residues[31:30] = 2'd2;
            3'd3: residues[31:30] = 2'd0;
            3'd4: residues[31:30] = 2'd1;
            3'd5: residues[31:30] = 2'd2;
            3'd6: residues[31:30] = 2'd0;
            3'd7: residues[31:30] = 2'd1;
            default: ;
        endcase
        residues[33:32] = 2'd0;
        case (digit[23:21])
            3'd1: residues[33:32] = 2'd2;
            3'd2: residues[33:32] = 2'd1;
            3'd3: residues[33:32] = 2'd0;
            3'd4: residues[33:32] = 2'd2;
            3'd5: residues[33:32] = 2'd1;
            3'd6: residues[33:32] = 2'd0;
            3'd7: residues[33:32] = 2'd2;
            default: ;
        endcase
        residues[35:34] = 2'd0;
        case (digit[26:24])
            3'd1: residues[35:34] = 2'd1;
            3'd2: residues[35:34] = 2'd2;
            3'd3: residues[35:34] = 2'd0;
            3'd4: residues[35:34] = 2'd1;
            3'd5: residues[35:34] = 2'd2;
            3'd6: residues[35:34] = 2'd0;
            3'd7: residues[35:34] = 2'd1;
            default: ;
        endcase
        residues[37:36] = 2'd0;
        case (digit[29:27])
            3'd1: residues[37:36] = 2'd2;
            3'd2: residues[37:36] = 2'd1;
            3'd3: residues[37:36] = 2'd0;
            3'd4: residues[37:36] = 2'd2;
            3'd5: residues[37:36] = 2'd1;
            3'd6: residues[37:36] = 2'd0;
            3'd7: residues[37:36] = 2'd2;
            default: ;
        endcase
        sums[26:24] = {1'b0, residues[35:34]} + {1'b0, residues[37:36]};
        residues[17:16] = sums[25:24];
        if (sums[26:24] >= 3'd3) begin
            residues[17:16] = sums[25:24] - 2'd3;
        end
        sums[23:21] = {1'b0, residues[31:30]} + {1'b0, residues[33:32]};
        residues[15:14] = sums[22:21];
        if (sums[23:21] >= 3'd3) begin
            residues[15:14] = sums[22:21] - 2'd3;
        end
        sums[20:18] = {1'b0, residues[27:26]} + {1'b0, residues[29:28]};
        residues[13:12] = sums[19:18];
        if (sums[20:18] >= 3'd3) begin
            residues[13:12] = sums[19:18] - 2'd3;
        end
        sums[17:15] = {1'b0, residues[23:22]} + {1'b0, residues[25:24]};
        residues[11:10] = sums[16:15];
        if (sums[17:15] >= 3'd3) begin
            residues[11:10] = sums[16:15] - 2'd3;
        end
        sums[14:12] = {1'b0, residues[19:18]} + {1'b0, residues[21:20]};
        residues[9:8] = sums[13:12];
        if (sums[14:12] >= 3'd3) begin
            residues[9:8] = sums[13:12] - 2'd3;
        end
        sums[11:9] = {1'b0, residues[15:14]} + {1'b0, residues[17:16]};
        residues[7:6] = sums[10:9];
        if (sums[11:9] >= 3'd3) begin
            residues[7:6] = sums[10:9] - 2'd3;
        end
        sums[8:6] = {1'b0, residues[11:10]} + {1'b0, residues[13:12]};
        residues[5:4] = sums[7:6];
        if (sums[8:6] >= 3'd3) begin
            residues[5:4] = sums[7:6] - 2'd3;
        end
        sums[5:3] = {1'b0, residues[7:6]} + {1'b0, residues[9:8]};
        residues[3:2] = sums[4:3];
        if (sums[5:3] >= 3'd3) begin
            residues[3:2] = sums[4:3] - 2'd3;
        end
        sums[2:0] = {1'b0, residues[3:2]} + {1'b0, residues[5:4]};
        residues[1:0] = sums[1:0];
        if (sums[2:0] >= 3'd3) begin
            residues[1:0] = sums[1:0] - 2'd3;
        end
    end

    assign slice = {residues[1:0], line[2:1]};

    (* unused *) wire unused;
    assign unused = &{1'b0, line[0]};
endmodule

`default_nettype wire
