
    always @* if (formal_on)
        // Invariant: The words of a queue are in a row from its head on.
        // Fault: `used_d = used_q + ` becomes `used_d = used_q - `.
        queues_hold: assert (used_q <= DEPTH && head_q < DEPTH && tail_q == (head_q + used_q) % DEPTH);
