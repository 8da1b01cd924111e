
    // R7: how many wait, and how many were dropped since the last start.
    reg [7:0] waiting;
    reg [DROPPED-1:0] without_room;
    wire [7:0] coming = bits_in(comes);
    wire [7:0] room = DEPTH - waiting;
    wire [7:0] entering = coming < room ? coming : room;
    always @(posedge clock) begin
        waiting <= waiting + entering - (waiting != 0);
        without_room <= without_room + (coming - entering);
        if (clear || reset) begin
            waiting <= 8'd0;
            without_room <= 0;
        end
    end
    function [7:0] bits_in(input [SLICES-1:0] mask);
        integer place;
        begin
            bits_in = 8'd0;
            for (place = 0; place < SLICES; place = place + 1)
                bits_in = bits_in + mask[place];
        end
    endfunction

    // R7, R8: one request is followed, whichever it is, with the number of those that leave before it.
    (* anyconst *) wire [5:0] watched;
    (* anyseq *) wire picks;
    reg is_followed;
    reg [7:0] ahead;
    reg [WIDTH-1:0] request;
    wire [SLICES-1:0] of_lower_slices = comes & ((1 << watched) - 1);
    wire [7:0] place_of_watched = waiting + bits_in(of_lower_slices);
    always @(posedge clock) begin
        if (is_followed) begin
            is_followed <= ahead != 0;
            ahead <= ahead - 8'd1;
        end else if (picks && comes[watched] && place_of_watched < DEPTH) begin
            is_followed <= 1'b1;
            ahead <= place_of_watched - (waiting != 0);
            request <= requests[watched*WIDTH +: WIDTH];
        end
        if (clear || reset)
            is_followed <= 1'b0;
    end
    always @* watched_exists: assume (watched < SLICES);

    always @* if (formal_on) begin
        // Invariant: A request that is followed is behind those that leave before it.
        // Fault in chip_monitor_place: `held_d = behind` becomes `held_d = placed`.
        queue_follows: assert (used_q == waiting && waiting <= DEPTH
            && (!is_followed || (ahead < waiting && places_word[ahead*WIDTH +: WIDTH] == request)));
        // R7, R8: Of what comes as much enters the queue as there was room for, and one request leaves in each cycle.
        // Fault in chip_monitor_queue: `used_d = kept[1:0] - 2'd1` becomes `used_d = kept[1:0]`.
        r7_waiting: assert (is_there == (waiting != 0));
        // R7: Requests without room are counted until the next start.
        // Fault in chip_monitor_queue: `numbers[8:6] - 3'd2` becomes `numbers[8:6] - 3'd1`.
        r7_dropped: assert (dropped == without_room);
        if (is_followed && ahead == 0)
            // R7, R8: Every request leaves unchanged, behind those that entered before it and those of lower slices.
            // Fault in chip_monitor_queue: `numbers[5:3] = numbers[2:0] +` becomes `numbers[5:3] = {1'b0, used_q} |
            // numbers[2:0] |`.
            r8_in_order: assert (is_there && head == request);
    end
