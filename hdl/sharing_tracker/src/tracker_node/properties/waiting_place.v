
    // How often the forward in the place has aged.
    reg [1:0] its_ages;
    always @(posedge clock)
        its_ages <= reset || take ? 2'd0 : its_ages + (ages && its_ages != 2);
    always @* if (formal_on)
        // R26: A forward that waits is late exactly when it has aged twice in its place.
        // Fault in tracker_node_waiting_place: `late_d = aged_q;` becomes `late_d = 1'b1;`.
        r26_late: assert (its_ages != 3 && (!is_taken || (is_late == (its_ages == 2) && aged_q == (its_ages != 0) && late_q == is_late)));
