
    // A data side with early restart where `RESTARTS` is 1, and with a single place for the data of stores
    // where `SPLIT` is. Signals that a case does not have are not driven here, and no property reads them.
    (* hierconn *) wire \u_data_side.u_mshrs.entries[0].u_entries.answered_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[1].u_entries.answered_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_misses.used_q ;
    (* hierconn *) wire \u_data_side.misses_push_valid ;
    (* hierconn *) wire [1:0] \u_data_side.u_split.u_heads.used_q ;
    (* hierconn *) wire \u_data_side.u_split.u_stores.used_q ;
    (* hierconn *) wire \u_data_side.split_push_valid ;
    wire [1:0] answered = !RESTARTS ? 2'd0 : {\u_data_side.u_mshrs.entries[1].u_entries.answered_q ,
        \u_data_side.u_mshrs.entries[0].u_entries.answered_q };
    wire [1:0] n_misses = SPLIT ? \u_data_side.u_split.u_heads.used_q : \u_data_side.u_misses.used_q ;
    wire n_data = SPLIT && \u_data_side.u_split.u_stores.used_q ;
    wire misses_push_valid = SPLIT ? \u_data_side.split_push_valid : \u_data_side.misses_push_valid ;
