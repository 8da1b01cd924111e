
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
        lane_follows: assert (is_left == waits && (!waits || address_q == own_sector));
        r2_stays: assert (stays == (waits && !is_own_line));
        r3_sector: assert (touched == own_touched);
    end
