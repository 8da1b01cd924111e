
    // The environment's side: a name is of one request that is not answered, whichever name it is; a load wants a sector,
    // a store or atomic has one.
    (* anyconst *) wire [3:0] name;
    reg is_unanswered;
    reg asked_load;
    reg [1:0] due;
    wire enters = request_valid && request_ready;
    wire is_named = {request_source, request_id} == name;
    wire is_named_beat = reply_valid && {reply_source, reply_id} == name;
    wire [1:0] due_after = due & ~(2'd1 << reply_sector);
    always @(posedge clock) begin
        if (is_named_beat && reply_ready) begin
            is_unanswered <= !reply_last;
            due <= due_after;
        end
        if (enters && is_named) begin
            is_unanswered <= 1'b1;
            asked_load <= request_kind == 0;
            due <= request_sectors;
        end
        if (reset)
            is_unanswered <= 1'b0;
    end
    always @* if (formal_on) begin
        distinct: assume (!(enters && is_named) || !is_unanswered);
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

    always @* if (formal_on && is_named_beat)
        answered_once: assert (is_unanswered && (asked_load
            ? due[reply_sector] && (reply_sector == 0 || !due[0]) && reply_last == (due_after == 0)
            : reply_last && (reply_sector == 0 || reply_kind == 2)));
