
    // R2 and R3: the lane's sector of the warp, and whether it waits to be found.
    reg waits;
    reg [SECTOR_BITS-1:0] own_sector;
    wire is_own_line = waits && own_sector[SECTOR_BITS-1:SECTOR_BITS-LINE_BITS] == found_line;
    reg [TOUCHED_BITS-1:0] own_touched;
    always @* begin
        own_touched = 0;
        own_touched[own_sector % SECTORS] = is_own_line;
    end
    always @(posedge clock) begin
        if (step && is_own_line)
            waits <= 1'b0;
        if (load) begin
            waits <= is_active;
            own_sector <= sector;
        end
        if (reset)
            waits <= 1'b0;
    end
    always @* if (formal_on) begin
        // R2, R7: A lane is left from the cycle after its warp passed, if it is active there, until the step that
        // takes its line; its address is the warp's.
        // Fault in coalescer_lane: `address_d = sector;` becomes `address_d = ~sector;`.
        lane_follows: assert (is_left == waits && (!waits || address_q == own_sector));
        // R2: After a step every lane is left that was left and has another line, and no other.
        // Fault in coalescer_lane: `stays = left_q && !is_found` becomes `stays = !is_found`.
        r2_stays: assert (stays == (waits && !is_own_line));
        // R3: A lane that is left adds its sector to the line of a step if that is its line, and nothing else.
        // Fault in coalescer_lane: `touched = 4'd1 << address_q[1:0]` becomes `touched = 4'd1`.
        r3_sector: assert (touched == own_touched);
    end
