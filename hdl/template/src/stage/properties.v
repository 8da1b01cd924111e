
    always @* if (formal_on) begin
        r2_room: assert (request_ready == (held != 3));
        r4_reset: assert (!formal_was_reset || held == 0);
        was_full: cover (held == 3 && forward_ready);
    end
