
    // The environment's promise: a beat that is shown holds until it is taken, and a packet is of one reply, also
    // behind cycles without one.
    localparam REPLY_BITS = REPLY_CORE_BITS + REPLY_ID_BITS + REPLY_SECTORS_BITS;
    reg waits;
    reg [REPLY_BITS-1:0] reply_before;
    wire [REPLY_BITS-1:0] reply_now = {reply_core, reply_id, reply_sectors};
    always @(posedge clock) begin
        waits <= reply_valid && !packet_ready && !reset;
        if (reply_valid)
            reply_before <= reply_now;
    end
    always @* if (formal_on) begin
        if (waits)
            r9_beat_waits: assume (reply_valid);
        if (reply_valid && (waits || opened))
            r9_one_reply: assume (reply_now == reply_before);
    end

    // Its promise on the reply's bytes.
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

    // The reply by the rules: the sectors to send, and those that were sent.
    wire [SECTORS-1:0] asked = opened ? reply_before[SECTORS-1:0] : reply_sectors;
    wire [SECTORS-1:0] to_send = (CHUNKING || asked == 0) ? asked : {SECTORS{1'b1}};
    reg opened;
    reg gap;
    reg [SECTORS-1:0] seen;
    wire [SECTORS-1:0] missing = to_send & ~seen;
    wire moves = packet_valid && packet_ready;
    always @(posedge clock) begin
        if (moves) begin
            opened <= !packet_last;
            seen <= packet_last ? {SECTORS{1'b0}} : opened ? seen | 1'b1 << line_sector : {SECTORS{1'b0}};
        end
        gap <= opened && !reply_valid;
        if (reset) begin
            opened <= 1'b0;
            seen <= 0;
        end
    end

    always @* if (formal_on) begin
        // Invariant: The sectors left are those of the current packet that were not sent, also in a gap.
        // Fault in chunker: `left_d = left_q;` becomes `left_d = reply_valid ? left_q : 0;`.
        left_follows: assert (left_q == (opened ? missing : 0) && (!opened || left_q != 0));
        // R1, R4, R8: The first beat of a packet, and no other, is a header.
        // Fault in chunker: `assign packet_header = ` becomes `assign packet_header = packet_last || `.
        r4_header: assert (!packet_valid || packet_header == !opened);
        // R2 to R4: The packet's sectors are those asked for, or all of them without chunking.
        // Fault in chunker: `assign packet_sectors = ` becomes `assign packet_sectors = 1'b1 | `.
        r4_sectors: assert (!packet_valid || packet_sectors == to_send);
        // R1, R2, R5: A sector beat is the lowest sector of the packet that was not sent.
        // Fault in fixed_priority_arbiter: `granted = i[1:0];` becomes `granted = ~i[1:0];`.
        r5_lowest_missing: assert (!line_valid
            || (missing & (~missing + 1'b1)) == 1'b1 << line_sector);
        // R6: A beat is offered exactly while a reply is valid.
        // Fault in chunker: `assign packet_valid = ` becomes `assign packet_valid = packet_ready && `.
        r6_valid: assert (packet_valid == reply_valid && line_valid == (reply_valid && opened));
        // R1, R3: The last beat is the one after which no sector is missing.
        // Fault in chunker: `assign packet_last = ` becomes `assign packet_last = packet_header || `.
        r7_last: assert (!packet_valid
            || packet_last == (opened ? missing == 1'b1 << line_sector : to_send == 0));
        // R7: The reply is taken in the cycle of the last beat.
        // Fault in chunker: `assign reply_ready = ` becomes `assign reply_ready = packet_last || `.
        r7_ready: assert (reply_ready == (moves && packet_last));
        all_sectors: cover (moves && packet_last && (seen | 1'b1 << line_sector) == {SECTORS{1'b1}});
        after_a_gap: cover (moves && opened && gap);
        acknowledgement: cover (moves && packet_last && packet_header);
    end
