
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
        // R1: A reply to a packet of no sectors is one beat without data.
        // Fault in chunk_receiver: `assign core_reply_last = ` becomes `assign core_reply_last = packet_id[0] && `.
        r1_acknowledgement: assert (!(core_reply_valid && is_header)
            || (core_reply_sector == 0 && core_reply_data == 0 && core_reply_last));
        // R1 to R4, R8, R9: The core is offered headers of no sectors, and wanted sectors, and nothing else.
        // Fault in chunk_receiver: `assign core_reply_valid = ` becomes `assign core_reply_valid = core_reply_ready
        // && `.
        r3_shown: assert (core_reply_valid == (packet_valid && is_shown));
        // R3: A wanted beat is offered as the lowest sector to come, with its data.
        // Fault in chunk_receiver: `core_reply_data = packet_data` becomes `core_reply_data = ~packet_data`.
        r3_sector: assert (!(core_reply_valid && !is_header)
            || (lowest == 1'b1 << core_reply_sector && core_reply_data == packet_data));
        // R1 to R4: A beat is taken when the core takes it, or at once if the core is not to see it.
        // Fault in chunk_receiver: `assign packet_ready = ` becomes `assign packet_ready = core_reply_ready && `.
        r4_taken: assert (packet_ready == (packet_valid && (!is_shown || core_reply_ready)));
        // R1, R5: A beat is the core's last when no wanted sector is to come after it.
        // Fault in chunk_receiver: `assign core_reply_last = ` becomes `assign core_reply_last = core_reply_ready ||
        // `.
        r5_last: assert (!core_reply_valid
            || core_reply_last == ((to_come & wanted_sectors & ~lowest) == 0));
        // R6: The identifier is the header's until the last beat.
        // Fault in chunk_receiver: `request_id = id_q` becomes `request_id = packet_id`.
        r6_id: assert (request_present == (packet_valid || !is_header)
            && (!request_present || request_id == (is_header ? packet_id : id))
            && (!core_reply_valid || core_reply_id == request_id));
        // R7: A request is done when the last beat of its packet is taken.
        // Fault in chunk_receiver: `assign request_done = ` becomes `assign request_done = core_reply_valid && `.
        r7_done: assert (request_done == (taken && (is_header ? packet_sectors == 0 : to_come == lowest)));
        dropped_then_shown: cover (taken && !is_header && core_reply_valid && core_reply_sector == SECTORS - 1
            && wanted_sectors == 1'b1 << SECTORS - 1);
        acknowledgement: cover (taken && is_header && core_reply_valid);
    end
