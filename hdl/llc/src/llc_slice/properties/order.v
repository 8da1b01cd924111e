
    // The environment's side: a name is of one request that is not answered, whichever name it is; a load wants a sector,
    // a store or atomic has one.
    (* anyconst *) wire [3:0] name;
    reg is_open;
    reg is_load;
    reg [1:0] due;
    wire enters = request_valid && request_ready;
    wire is_named = {request_source, request_id} == name;
    wire is_named_beat = reply_valid && {reply_source, reply_id} == name;
    wire [1:0] due_after = due & ~(2'd1 << reply_sector);
    always @(posedge clock) begin
        if (is_named_beat && reply_ready) begin
            is_open <= !reply_last;
            due <= due_after;
        end
        if (enters && is_named) begin
            is_open <= 1'b1;
            is_load <= request_kind == 0;
            due <= request_sectors;
        end
        if (reset)
            is_open <= 1'b0;
    end
    always @* if (formal_on) begin
        distinct: assume (!(enters && is_named) || !is_open);
        wanted: assume (!request_valid || request_sectors != 0 || request_kind == 3);
        one_sector: assume (!request_valid || request_sectors != 3 || request_kind == 0 || request_kind == 3);
    end

    // The next level answers a miss after it has taken it, each sector asked for once, `last` with the last.
    wire [1:0] down_class = memory_request_id[2:1];
    wire goes_down = memory_request_valid && memory_request_ready;
    reg [3:0] asked;
    wire is_line_beat = memory_reply_valid && is_line;
    wire [1:0] its_asked = asked[2*number +: 2];
    wire [1:0] asked_after = its_asked & ~(2'd1 << memory_reply_sector);
    always @(posedge clock) begin
        if (is_line_beat)
            asked[2*number +: 2] <= asked_after;
        if (goes_down && down_class == 0)
            asked[2*memory_request_id[0] +: 2] <= memory_request_sectors;
        if (reset)
            asked <= 0;
    end
    always @* if (formal_on)
        answers_what_was_asked: assume (!is_line_beat
            || (its_asked[memory_reply_sector] && memory_reply_last == (asked_after == 0)));

    // One byte of one sector, whichever it is: what the stores accepted so far make of it, what memory has of it, and what
    // the load of that name must find. Of atomics and of discards nothing is said.
    (* anyconst *) wire [10:0] watched_line;
    (* anyconst *) wire watched_sector;
    (* anyconst *) wire [3:0] watched_byte;
    (* anyconst *) wire [7:0] first;
    reg has_begun;
    reg [7:0] stored;
    reg [7:0] in_memory;
    reg [1:0] entry_is_watched;
    reg is_expected;
    reg [7:0] expected;
    wire is_watched = request_line == watched_line;
    wire [7:0] newest = has_begun ? stored : first;
    wire [7:0] oldest = has_begun ? in_memory : first;
    always @(posedge clock) begin
        has_begun <= !reset;
        stored <= newest;
        in_memory <= oldest;
        if (enters && is_watched && request_kind == 1 && request_sectors[watched_sector] && request_byte_enable[watched_byte])
            stored <= request_data[8*watched_byte +: 8];
        if (goes_down && memory_request_line == watched_line && memory_request_kind == 1
            && memory_request_sectors[watched_sector] && memory_request_byte_enable[watched_byte])
            in_memory <= memory_request_data[8*watched_byte +: 8];
        if (goes_down && down_class == 0)
            entry_is_watched[memory_request_id[0]] <= memory_request_line == watched_line;
        if (enters && is_named) begin
            is_expected <= is_watched && request_kind == 0;
            expected <= newest;
        end
    end
    always @* if (formal_on) begin
        byte_of_memory: assume (!(is_line_beat && entry_is_watched[number] && memory_reply_sector == watched_sector)
            || memory_reply_data[8*watched_byte +: 8] == oldest);
        no_other_write: assume (!(enters && is_watched)
            || (request_kind != 2 && !(request_kind == 3 && request_operation == 2)));
    end

    always @* if (formal_on && is_named_beat) begin
        answered_once: assert (is_open && (is_load
            ? due[reply_sector] && (reply_sector == 0 || !due[0]) && reply_last == (due_after == 0)
            : reply_last && reply_sector == 0 || reply_kind == 2));
        line_in_order: assert (!(is_open && is_expected && reply_sector == watched_sector)
            || reply_data[8*watched_byte +: 8] == expected);
    end
    // What the loads find: bytes that were stored, of a line that came from memory.
    always @* if (formal_on)
        stored_and_filled: cover (is_named_beat && is_expected && expected != first && (entry_is_watched != 0));
