
    // The data of stores, where not every request in the miss queue has a place for any.
    wire lacks_data_place = is_first_q && request_kind_q != 0 && core_status_word == 4 && n_misses != 2 && n_data && busy == 0;
    reg waited_for_data;
    always @(posedge clock) waited_for_data <= !reset && lacks_data_place;

    always @* if (formal_on) begin
        stores_have_data: assert (!SPLIT || n_data == 2'd0 + (has_miss[0] && !loads[0]) + (has_miss[1] && !loads[1]));
        r8_data_fit: assert (!SPLIT || !(misses_push_valid && request_kind_q != 0) || !n_data);
        loads_carry_no_data: assert (!SPLIT || !(down_request_valid && down_request_kind == 0)
            || (down_request_byte_enable == 0 && down_request_data == 0));
        refused_for_a_data_place: cover (!SPLIT || WAITS || lacks_data_place);
        waited_for_a_data_place: cover (!SPLIT || !WAITS || (waited_for_data && core_status_valid));
    end
