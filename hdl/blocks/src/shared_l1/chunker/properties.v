
    // The environment's promise on the reply's bytes.
    reg waited;
    reg [LINE_SECTOR_BITS-1:0] sector_before;
    reg [LINE_DATA_BITS-1:0] data_before;
    always @(posedge clock) begin
        waited <= line_valid && !packet_ready && !reset;
        sector_before <= line_sector;
        data_before <= line_data;
    end
    always @* if (formal_on && waited && sector_before == line_sector)
        r9_line_waits: assume (line_data == data_before);

    // What the rules make of the reply: the sectors to send, and those that were sent.
    wire [SECTORS-1:0] to_send = (CHUNKING || reply_sectors == 0) ? reply_sectors : {SECTORS{1'b1}};
    reg opened;
    reg [SECTORS-1:0] seen;
    wire [SECTORS-1:0] missing = to_send & ~seen;
    wire moves = packet_valid && packet_ready;
    always @(posedge clock) begin
        if (moves) begin
            opened <= !packet_last;
            seen <= packet_last ? {SECTORS{1'b0}} : opened ? seen | 1'b1 << line_sector : {SECTORS{1'b0}};
        end
        if (reset) begin
            opened <= 1'b0;
            seen <= 0;
        end
    end

    always @* if (formal_on) begin
        r4_header: assert (!packet_valid || packet_header == !opened);
        r4_sectors: assert (!packet_valid || packet_sectors == to_send);
        r5_lowest_missing: assert (!line_valid
            || (missing & (~missing + 1'b1)) == 1'b1 << line_sector);
        r6_valid: assert (packet_valid == reply_valid && line_valid == (reply_valid && opened));
        r7_last: assert (!packet_valid
            || packet_last == (opened ? missing == 1'b1 << line_sector : to_send == 0));
        r7_ready: assert (reply_ready == (moves && packet_last));
        all_sectors: cover (moves && packet_last && (seen | 1'b1 << line_sector) == {SECTORS{1'b1}});
        acknowledgement: cover (moves && packet_last && packet_header);
    end
