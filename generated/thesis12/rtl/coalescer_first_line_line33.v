// warpcache 0.1.0
`default_nettype none

// The line of the lowest lane that is left.
module coalescer_first_line_line33 (
    input  wire [31:0]   left,
    input  wire [1055:0] lines,
    output wire          any,
    output wire [32:0]   line
);

    reg [62:0] is_left;
    reg [2078:0] first;

    always @* begin : drive_is_left
        integer i;
        for (i = 0; i < 32; i = i + 1) begin
            is_left[i] = left[i];
        end
        is_left[32] = is_left[0] || is_left[1];
        is_left[33] = is_left[2] || is_left[3];
        is_left[34] = is_left[4] || is_left[5];
        is_left[35] = is_left[6] || is_left[7];
        is_left[36] = is_left[8] || is_left[9];
        is_left[37] = is_left[10] || is_left[11];
        is_left[38] = is_left[12] || is_left[13];
        is_left[39] = is_left[14] || is_left[15];
        is_left[40] = is_left[16] || is_left[17];
        is_left[41] = is_left[18] || is_left[19];
        is_left[42] = is_left[20] || is_left[21];
        is_left[43] = is_left[22] || is_left[23];
        is_left[44] = is_left[24] || is_left[25];
        is_left[45] = is_left[26] || is_left[27];
        is_left[46] = is_left[28] || is_left[29];
        is_left[47] = is_left[30] || is_left[31];
        is_left[48] = is_left[32] || is_left[33];
        is_left[49] = is_left[34] || is_left[35];
        is_left[50] = is_left[36] || is_left[37];
        is_left[51] = is_left[38] || is_left[39];
        is_left[52] = is_left[40] || is_left[41];
        is_left[53] = is_left[42] || is_left[43];
        is_left[54] = is_left[44] || is_left[45];
        is_left[55] = is_left[46] || is_left[47];
        is_left[56] = is_left[48] || is_left[49];
        is_left[57] = is_left[50] || is_left[51];
        is_left[58] = is_left[52] || is_left[53];
        is_left[59] = is_left[54] || is_left[55];
        is_left[60] = is_left[56] || is_left[57];
        is_left[61] = is_left[58] || is_left[59];
        is_left[62] = is_left[60] || is_left[61];
    end

    always @* begin : drive_first
        integer i;
        for (i = 0; i < 32; i = i + 1) begin
            first[i * 33 +: 33] = lines[i * 33 +: 33];
        end
        first[1088:1056] = first[65:33];
        if (is_left[0]) begin
            first[1088:1056] = first[32:0];
        end
        first[1121:1089] = first[131:99];
        if (is_left[2]) begin
            first[1121:1089] = first[98:66];
        end
        first[1154:1122] = first[197:165];
        if (is_left[4]) begin
            first[1154:1122] = first[164:132];
        end
        first[1187:1155] = first[263:231];
        if (is_left[6]) begin
            first[1187:1155] = first[230:198];
        end
        first[1220:1188] = first[329:297];
        if (is_left[8]) begin
            first[1220:1188] = first[296:264];
        end
        first[1253:1221] = first[395:363];
        if (is_left[10]) begin
            first[1253:1221] = first[362:330];
        end
        first[1286:1254] = first[461:429];
        if (is_left[12]) begin
            first[1286:1254] = first[428:396];
        end
        first[1319:1287] = first[527:495];
        if (is_left[14]) begin
            first[1319:1287] = first[494:462];
        end
        first[1352:1320] = first[593:561];
        if (is_left[16]) begin
            first[1352:1320] = first[560:528];
        end
        first[1385:1353] = first[659:627];
        if (is_left[18]) begin
            first[1385:1353] = first[626:594];
        end
        first[1418:1386] = first[725:693];
        if (is_left[20]) begin
            first[1418:1386] = first[692:660];
        end
        first[1451:1419] = first[791:759];
        if (is_left[22]) begin
            first[1451:1419] = first[758:726];
        end
        first[1484:1452] = first[857:825];
        if (is_left[24]) begin
            first[1484:1452] = first[824:792];
        end
        first[1517:1485] = first[923:891];
        if (is_left[26]) begin
            first[1517:1485] = first[890:858];
        end
        first[1550:1518] = first[989:957];
        if (is_left[28]) begin
            first[1550:1518] = first[956:924];
        end
        first[1583:1551] = first[1055:1023];
        if (is_left[30]) begin
            first[1583:1551] = first[1022:990];
        end
        first[1616:1584] = first[1121:1089];
        if (is_left[32]) begin
            first[1616:1584] = first[1088:1056];
        end
        first[1649:1617] = first[1187:1155];
        if (is_left[34]) begin
            first[1649:1617] = first[1154:1122];
        end
        first[1682:1650] = first[1253:1221];
        if (is_left[36]) begin
            first[1682:1650] = first[1220:1188];
        end
        first[1715:1683] = first[1319:1287];
        if (is_left[38]) begin
            first[1715:1683] = first[1286:1254];
        end
        first[1748:1716] = first[1385:1353];
        if (is_left[40]) begin
            first[1748:1716] = first[1352:1320];
        end
        first[1781:1749] = first[1451:1419];
        if (is_left[42]) begin
            first[1781:1749] = first[1418:1386];
        end
        first[1814:1782] = first[1517:1485];
        if (is_left[44]) begin
            first[1814:1782] = first[1484:1452];
        end
        first[1847:1815] = first[1583:1551];
        if (is_left[46]) begin
            first[1847:1815] = first[1550:1518];
        end
        first[1880:1848] = first[1649:1617];
        if (is_left[48]) begin
            first[1880:1848] = first[1616:1584];
        end
        first[1913:1881] = first[1715:1683];
        if (is_left[50]) begin
            first[1913:1881] = first[1682:1650];
        end
        first[1946:1914] = first[1781:1749];
        if (is_left[52]) begin
            first[1946:1914] = first[1748:1716];
        end
        first[1979:1947] = first[1847:1815];
        if (is_left[54]) begin
            first[1979:1947] = first[1814:1782];
        end
        first[2012:1980] = first[1913:1881];
        if (is_left[56]) begin
            first[2012:1980] = first[1880:1848];
        end
        first[2045:2013] = first[1979:1947];
        if (is_left[58]) begin
            first[2045:2013] = first[1946:1914];
        end
        first[2078:2046] = first[2045:2013];
        if (is_left[60]) begin
            first[2078:2046] = first[2012:1980];
        end
    end

    assign any = is_left[62];
    assign line = first[2078:2046];
endmodule

`default_nettype wire
