
    // The data of stores, where not every request in the miss queue has a place for any.
    wire lacks_data_place = is_first_q && request_kind_q != 0 && core_status_word == 4 && n_misses != 2 && n_data && busy == 0;
    reg waited_for_data;
    always @(posedge clock) waited_for_data <= !reset && lacks_data_place;

    always @* if (formal_on) begin
        // Invariant: With one place of store data, it is taken exactly while a store or atomic waits in the miss
        // queue.
        // Fault in miss_split_queue: `pop_valid && pop_ready && has_data` becomes `pop_valid && pop_ready`.
        stores_have_data: assert (!SPLIT || n_data == 2'd0 + (has_miss[0] && !loads[0]) + (has_miss[1] && !loads[1]));
        // R8, R10, R12: A store or atomic goes down only when a place for its data is free.
        // Fault in l1_data_side: `        split_has_data_place);` becomes `        1'b1);`.
        r8_data_fit: assert (!SPLIT || !(misses_push_valid && request_kind_q != 0) || !n_data);
        // R3, R7: Where not each request has a place for data, a load leaves with `byte_enable` and `data` 0.
        // Fault in miss_split_queue: `pop_data = 64'd0;` becomes `pop_data = stores_pop_data;`.
        loads_carry_no_data: assert (!SPLIT || !(down_request_valid && down_request_kind == 0)
            || (down_request_byte_enable == 0 && down_request_data == 0));
        refused_for_a_data_place: cover (!SPLIT || WAITS || lacks_data_place);
        waited_for_a_data_place: cover (!SPLIT || !WAITS || (waited_for_data && core_status_valid));
    end
