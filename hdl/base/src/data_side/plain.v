
    // A data side in which every load waits for its line, and each place of the miss queue has one for data.
    (* hierconn *) wire [1:0] \u_data_side.u_misses.used_q ;
    (* hierconn *) wire \u_data_side.misses_push_valid ;
    wire [1:0] answered = 2'd0;
    wire [1:0] n_misses = \u_data_side.u_misses.used_q ;
    wire misses_push_valid = \u_data_side.misses_push_valid ;
