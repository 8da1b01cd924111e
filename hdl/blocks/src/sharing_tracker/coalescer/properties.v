
    localparam S = WARP_SECTOR_0_BITS;
    localparam L = LINE_ADDRESS_BITS;
    localparam K = LINE_SECTORS_BITS;
    wire [32*S-1:0] offered = {
        warp_sector_31, warp_sector_30, warp_sector_29, warp_sector_28, warp_sector_27, warp_sector_26,
        warp_sector_25, warp_sector_24, warp_sector_23, warp_sector_22, warp_sector_21, warp_sector_20,
        warp_sector_19, warp_sector_18, warp_sector_17, warp_sector_16, warp_sector_15, warp_sector_14,
        warp_sector_13, warp_sector_12, warp_sector_11, warp_sector_10, warp_sector_9, warp_sector_8,
        warp_sector_7, warp_sector_6, warp_sector_5, warp_sector_4, warp_sector_3, warp_sector_2,
        warp_sector_1, warp_sector_0};

    // A place of the queue of lines, whichever it is, and its word.
    (* hierconn *) wire [4:0] \u_lines.u_words.place ;
    (* hierconn *) wire [L+K-1:0] \u_lines.u_words.word ;
    (* hierconn *) wire [4:0] \u_lines.head_q ;
    (* hierconn *) wire [4:0] \u_lines.tail_q ;
    wire [4:0] place = \u_lines.u_words.place ;
    wire [L+K-1:0] word = \u_lines.u_words.word ;

    (* hierconn *) wire \u_counts.head_q ;
    (* hierconn *) wire \u_counts.tail_q ;
    (* hierconn *) wire [5:0] \u_counts.u_words.word_0 ;
    (* hierconn *) wire [5:0] \u_counts.u_words.word_1 ;

    // The lanes' registers.
    (* hierconn *) wire [S-1:0] \u_lanes_0.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_1.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_2.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_3.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_4.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_5.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_6.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_7.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_8.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_9.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_10.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_11.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_12.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_13.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_14.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_15.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_16.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_17.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_18.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_19.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_20.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_21.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_22.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_23.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_24.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_25.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_26.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_27.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_28.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_29.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_30.address_q ;
    (* hierconn *) wire [S-1:0] \u_lanes_31.address_q ;
    wire [32*S-1:0] lane_places = {
        \u_lanes_31.address_q , \u_lanes_30.address_q , \u_lanes_29.address_q , \u_lanes_28.address_q ,
        \u_lanes_27.address_q , \u_lanes_26.address_q , \u_lanes_25.address_q , \u_lanes_24.address_q ,
        \u_lanes_23.address_q , \u_lanes_22.address_q , \u_lanes_21.address_q , \u_lanes_20.address_q ,
        \u_lanes_19.address_q , \u_lanes_18.address_q , \u_lanes_17.address_q , \u_lanes_16.address_q ,
        \u_lanes_15.address_q , \u_lanes_14.address_q , \u_lanes_13.address_q , \u_lanes_12.address_q ,
        \u_lanes_11.address_q , \u_lanes_10.address_q , \u_lanes_9.address_q , \u_lanes_8.address_q ,
        \u_lanes_7.address_q , \u_lanes_6.address_q , \u_lanes_5.address_q , \u_lanes_4.address_q ,
        \u_lanes_3.address_q , \u_lanes_2.address_q , \u_lanes_1.address_q , \u_lanes_0.address_q };
    wire [31:0] lanes_left = {
        lanes_31_is_left, lanes_30_is_left, lanes_29_is_left, lanes_28_is_left, lanes_27_is_left,
        lanes_26_is_left, lanes_25_is_left, lanes_24_is_left, lanes_23_is_left, lanes_22_is_left,
        lanes_21_is_left, lanes_20_is_left, lanes_19_is_left, lanes_18_is_left, lanes_17_is_left,
        lanes_16_is_left, lanes_15_is_left, lanes_14_is_left, lanes_13_is_left, lanes_12_is_left,
        lanes_11_is_left, lanes_10_is_left, lanes_9_is_left, lanes_8_is_left, lanes_7_is_left,
        lanes_6_is_left, lanes_5_is_left, lanes_4_is_left, lanes_3_is_left, lanes_2_is_left,
        lanes_1_is_left, lanes_0_is_left};

    // A lane, whichever it is, by the rules: its sector, and whether it is left.
    (* anyconst *) wire [4:0] lane;
    reg is_left;
    reg [S-1:0] sector;

    // What the rules make of the warps: what is searched, what waits, what is leaving.
    reg is_searched;
    reg [5:0] found_so_far;
    reg [L+K-1:0] watched_line; // what waits in the watched place of the queue
    reg is_watched;
    reg [4:0] oldest_line;
    reg [4:0] newest_line;
    reg [5:0] n_lines;
    reg [5:0] waiting_counts [0:1];
    reg oldest_count;
    reg newest_count;
    reg [1:0] n_counts;
    reg [5:0] leaving;

    // A step (R2, R3) takes every lane left of one line.
    integer i;
    reg [31:0] its_lanes;
    reg [K-1:0] its_sectors;
    always @* begin
        its_lanes = 0;
        its_sectors = 0;
        for (i = 0; i < 32; i = i + 1)
            if (lanes_left[i] && lane_places[i * S + S - L +: L] == found_line) begin
                its_lanes[i] = 1'b1;
                its_sectors[lane_places[i * S +: S] % K] = 1'b1;
            end
    end

    wire steps = is_searched && n_lines != 32 && n_counts != 2;
    wire finds = steps && lanes_left != 0;
    wire ends_search = steps && (lanes_left & ~its_lanes) == 0;
    wire [5:0] found_now = found_so_far + (lanes_left != 0);
    wire count_leaves = leaving == 0 && n_counts != 0 && count_ready;
    wire line_leaves = leaving != 0 && line_ready;
    always @(posedge clock) begin
        if (warp_valid && !is_searched) begin
            is_searched <= 1'b1;
            is_left <= warp_active[lane];
            sector <= offered[lane * S +: S];
            found_so_far <= 6'd0;
        end
        if (steps) begin
            is_left <= is_left && !its_lanes[lane];
            found_so_far <= found_now;
        end
        if (finds) begin
            if (newest_line == place) begin
                watched_line <= {its_sectors, found_line};
                is_watched <= 1'b1;
            end
            newest_line <= newest_line + 5'd1;
        end
        if (ends_search) begin
            is_searched <= 1'b0;
            waiting_counts[newest_count] <= found_now;
            newest_count <= !newest_count;
        end
        if (count_leaves) begin
            leaving <= waiting_counts[oldest_count];
            oldest_count <= !oldest_count;
        end
        if (line_leaves) begin
            leaving <= leaving - 6'd1;
            if (oldest_line == place)
                is_watched <= 1'b0;
            oldest_line <= oldest_line + 5'd1;
        end
        n_lines <= n_lines + finds - (line_leaves && n_lines != 0);
        n_counts <= n_counts + ends_search - count_leaves;
        if (reset) begin
            is_searched <= 1'b0;
            is_left <= 1'b0;
            sector <= 0;
            found_so_far <= 6'd0;
            is_watched <= 1'b0;
            oldest_line <= 5'd0;
            newest_line <= 5'd0;
            n_lines <= 6'd0;
            oldest_count <= 1'b0;
            newest_count <= 1'b0;
            n_counts <= 2'd0;
            leaving <= 6'd0;
        end
    end

    // Each line that waits was counted: by the count that left, by one that waits, or by the search.
    wire [7:0] counted = leaving + (n_counts != 0 ? waiting_counts[oldest_count] : 6'd0)
        + (n_counts == 2 ? waiting_counts[!oldest_count] : 6'd0) + (is_searched ? found_so_far : 6'd0);

    wire [5:0] oldest_word = oldest_count ? \u_counts.u_words.word_1  : \u_counts.u_words.word_0 ;
    wire [5:0] other_word = oldest_count ? \u_counts.u_words.word_0  : \u_counts.u_words.word_1 ;
    wire [4:0] ahead = place - oldest_line;
    always @* if (formal_on) begin
        lines_are_counted: assert (counted == n_lines && n_lines <= 32 && n_counts <= 2
            && lines_count == n_lines && counts_count == n_counts);
        lines_stay: assert (is_watched == (ahead < n_lines) && newest_line == ((oldest_line + n_lines) & 5'd31)
            && \u_lines.head_q  == oldest_line && \u_lines.tail_q  == newest_line
            && (!is_watched || word == watched_line));
        counts_stay: assert (newest_count == (oldest_count ^ n_counts[0])
            && \u_counts.head_q  == oldest_count && \u_counts.tail_q  == newest_count
            && (n_counts == 0 || oldest_word == waiting_counts[oldest_count])
            && (n_counts != 2 || other_word == waiting_counts[!oldest_count]));
        search_follows: assert (searches_q == is_searched && to_leave_q == leaving
            && (!is_searched || (found_q == found_so_far && lanes_left[lane] == is_left
                && lane_places[lane * S +: S] == sector)));
        if (steps && is_left && (lanes_left & ((32'd1 << lane) - 1)) == 0)
            r2_lowest_lane_first: assert (found_line == sector[S-1 -: L]);
        r1_one_warp_at_a_time: assert (warp_ready == !is_searched);
        r5_count_offered: assert (count_valid == (leaving == 0 && n_counts != 0));
        r6_line_offered: assert (line_valid == (leaving != 0));
        if (count_valid)
            r4_count: assert (count_unique == waiting_counts[oldest_count]);
        if (line_valid && oldest_line == place) begin
            r2_line: assert (line_address == watched_line[L-1:0]);
            r3_sectors: assert (line_sectors == watched_line[L+K-1:L]);
        end
        if (line_valid)
            r6_last: assert (line_last == (leaving == 1));
        r7_reset_drops_all: assert (!formal_was_reset || (warp_ready && !count_valid && !line_valid));
        two_counts_hold_the_search_up: cover (is_searched && n_counts == 2);
        second_of_two_lines_with_two_sectors: cover (line_valid && line_last && oldest_line == 1
            && (line_sectors & (line_sectors - 1'b1)) != 0);
    end
