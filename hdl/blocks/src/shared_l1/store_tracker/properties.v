
    // What each entry counts, and for one line, whichever it is, the entries that are of it.
    (* anyconst *) wire [REQUEST_LINE_BITS-1:0] watched;
    wire is_watched = request_line == watched;
    reg [1:0] counts_0, counts_1, counts_2; // a config of two entries leaves the third at 0
    reg [2:0] owned;
    reg [2:0] by_home;
    wire accepts = store_valid && has_room;
    wire [2:0] takes = accepts << store_entry;
    wire [2:0] busy = {counts_2 != 0, counts_1 != 0, counts_0 != 0};
    wire [2:0] ends = busy & (ack_valid << ack_entry);
    always @(posedge clock) begin
        counts_0 <= counts_0 + takes[0] - ends[0];
        counts_1 <= counts_1 + takes[1] - ends[1];
        counts_2 <= counts_2 + takes[2] - ends[2];
        owned <= (owned & ~takes) | (takes & {3{is_watched}});
        by_home <= (by_home & ~takes) | (takes & {3{request_to_home}});
        if (reset) begin
            counts_0 <= 0;
            counts_1 <= 0;
            counts_2 <= 0;
        end
    end

    // Entries of the watched line, by the way of the request and by the other.
    wire [2:0] this_way = busy & owned & (request_to_home ? by_home : ~by_home);
    wire [2:0] other_way = busy & owned & (request_to_home ? ~by_home : by_home);
    wire [1:0] stores = (counts_0 & {2{this_way[0]}}) | (counts_1 & {2{this_way[1]}}) | (counts_2 & {2{this_way[2]}});
    wire any_free = ENTRIES == 2 ? !(&busy[1:0]) : !(&busy);
    always @* if (formal_on) begin
        r1_one_entry: assert ((this_way & (this_way - 1'b1)) == 0);
        r1_an_entry_is_of_one_line: assert (!(accepts && |(takes & busy & owned)) || is_watched);
        r2_own_entry: assert (!(has_room && is_watched && this_way != 0) || this_way == 1'b1 << store_entry);
        r2_lowest_free: assert (!(has_room && is_watched && this_way == 0)
            || (~busy & (busy + 1'b1)) == 1'b1 << store_entry);
        r3_room: assert (!is_watched || has_room == (this_way != 0 ? stores < MERGES : any_free));
        r4_blocked: assert (!is_watched || load_blocked == (other_way != 0));
        r7_empty: assert (is_empty == (busy == 0));
        full: cover (!any_free && is_watched && owned == 0);
        both_ways: cover (is_watched && this_way != 0 && other_way != 0 && stores == MERGES);
    end
