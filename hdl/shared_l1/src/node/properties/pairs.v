
    // Heads and bytes stand in the same places.
    (* hierconn *) wire \u_heads.head_q ;
    (* hierconn *) wire \u_bytes.head_q ;
    always @* if (formal_on)
        pairs_hold: assert (heads_count == bytes_count && \u_heads.head_q == \u_bytes.head_q );
