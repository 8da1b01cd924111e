
    // The current packet: its identifier and the sectors that are to come.
    reg [SECTORS-1:0] to_come;
    reg [PACKET_ID_BITS-1:0] id;
    wire [SECTORS-1:0] lowest = to_come & (~to_come + 1'b1);
    wire is_header = to_come == 0;
    wire taken = packet_valid && packet_ready;
    wire is_shown = is_header ? packet_sectors == 0 : (lowest & wanted_sectors) != 0;
    always @(posedge clock) begin
        if (taken && is_header) begin
            to_come <= packet_sectors;
            id <= packet_id;
        end else if (taken)
            to_come <= to_come & ~lowest;
        if (reset)
            to_come <= 0;
    end

    // The environment's promise: what is wanted of the sectors to come stays, from the first sector beat on.
    reg was_asked;
    reg [WANTED_SECTORS_BITS-1:0] wanted_before;
    always @(posedge clock) begin
        if (packet_valid && !is_header) begin
            was_asked <= 1'b1;
            wanted_before <= wanted_sectors;
        end
        if (request_done || reset)
            was_asked <= 1'b0;
    end
    always @* if (formal_on && was_asked && packet_valid)
        r10_wanted_stays: assume (((wanted_sectors ^ wanted_before) & to_come) == 0);

    always @* if (formal_on) begin
        r1_acknowledgement: assert (!(core_reply_valid && is_header)
            || (core_reply_sector == 0 && core_reply_data == 0 && core_reply_last));
        r3_shown: assert (core_reply_valid == (packet_valid && is_shown));
        r3_sector: assert (!(core_reply_valid && !is_header)
            || (lowest == 1'b1 << core_reply_sector && core_reply_data == packet_data));
        r4_taken: assert (packet_ready == (packet_valid && (!is_shown || core_reply_ready)));
        r5_last: assert (!core_reply_valid
            || core_reply_last == ((to_come & wanted_sectors & ~lowest) == 0));
        r6_id: assert (request_present == (packet_valid || !is_header)
            && (!request_present || request_id == (is_header ? packet_id : id))
            && (!core_reply_valid || core_reply_id == request_id));
        r7_done: assert (request_done == (taken && (is_header ? packet_sectors == 0 : to_come == lowest)));
        dropped_then_shown: cover (taken && !is_header && core_reply_valid && core_reply_sector == SECTORS - 1
            && wanted_sectors == 1'b1 << SECTORS - 1);
        acknowledgement: cover (taken && is_header && core_reply_valid);
    end
