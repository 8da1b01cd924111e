
    localparam S = OFFERED_VALID_BITS;
    localparam R = DELIVERED_VALID_BITS;
    localparam W = OFFERED_DATA_BITS / S;
    localparam D = OFFERED_DESTINATION_BITS / S;
    localparam I = S == 2 ? 1 : 2;
    (* hierconn *) wire \outputs[0].u_outputs.is_open_q ;
    (* hierconn *) wire \outputs[1].u_outputs.is_open_q ;
    (* hierconn *) wire [I-1:0] \outputs[0].u_outputs.open_input_q ;
    (* hierconn *) wire [I-1:0] \outputs[1].u_outputs.open_input_q ;
    wire [1:0] opens = { \outputs[1].u_outputs.is_open_q , \outputs[0].u_outputs.is_open_q };
    wire [2*I-1:0] open_inputs = { \outputs[1].u_outputs.open_input_q , \outputs[0].u_outputs.open_input_q };

    // The environment's side: a packet's beats name one output, which is there.
    wire [S-1:0] taken = offered_valid & offered_ready;
    reg [S-1:0] within;
    reg [S*D-1:0] goes_to;
    reg keeps_promise;
    integer i;
    always @(posedge clock) begin
        within <= (within & ~taken) | (taken & ~offered_last);
        for (i = 0; i < S; i = i + 1)
            if (taken[i])
                goes_to[i*D +: D] <= offered_destination[i*D +: D];
        if (reset)
            within <= 0;
    end
    always @* begin
        keeps_promise = 1'b1;
        for (i = 0; i < S; i = i + 1)
            if (offered_valid[i] && (offered_destination[i*D +: D] >= R
                || (within[i] && offered_destination[i*D +: D] != goes_to[i*D +: D])))
                keeps_promise = 1'b0;
    end

    // An input and an output are followed, whichever they are: the first two outputs represent all.
    (* anyconst *) reg [I-1:0] in;
    (* anyconst *) reg out;
    always @* if (formal_on) begin
        names_one_output: assume (keeps_promise);
        follows_an_input: assume (in < S);
    end
    wire [D-1:0] destination = offered_destination[in*D +: D];

    // The beat that was taken from the input in the cycle before.
    reg was_taken;
    reg [D-1:0] its_destination;
    reg [W-1:0] its_data;
    reg its_last;
    always @(posedge clock) begin
        was_taken <= !reset && taken[in];
        its_destination <= destination;
        its_data <= offered_data[in*W +: W];
        its_last <= offered_last[in];
    end

    // The beat that the output takes, and the packet within which it is.
    reg [S-1:0] requests;
    reg [I-1:0] taken_from;
    always @* begin
        taken_from = 0;
        for (i = 0; i < S; i = i + 1) begin
            requests[i] = offered_valid[i] && offered_destination[i*D +: D] == out;
            if (requests[i] && taken[i])
                taken_from = i;
        end
    end
    wire [S-1:0] takes = requests & taken;
    wire is_free = !delivered_valid[out] || delivered_ready[out];
    reg is_open;
    reg [I-1:0] open_input;
    reg had_none;
    always @(posedge clock) begin
        if (takes != 0) begin
            is_open <= !offered_last[taken_from];
            open_input <= taken_from;
        end
        had_none <= takes == 0 && is_free;
        if (reset)
            {is_open, had_none} <= 0;
    end

    always @* if (formal_on) begin
        // Invariant: An output knows whether it is within a packet, and whose.
        // Fault in packet_switch_output: `is_open_d = !is_last` becomes `is_open_d = 1'b0`.
        output_follows: assert (opens[out] == is_open && (!is_open || open_inputs[out*I +: I] == open_input)
            && (!is_open || (open_input < S && within[open_input] && goes_to[open_input*D +: D] == out)));
        if (was_taken)
            // R1, R4: A beat that is taken is at its output in the next cycle, unchanged.
            // Fault in packet_switch_output: `last_d = is_last;` becomes `last_d = 1'b0;`.
            r1_arrives: assert (delivered_valid[its_destination] && delivered_last[its_destination] == its_last
                && delivered_data[its_destination*W +: W] == its_data);
        // R1: An output takes a beat of one input at most.
        // Fault in packet_switch_output: `takes_from = arbiter_grant` becomes `takes_from = requests`.
        r1_one: assert ((takes & (takes - 1'b1)) == 0);
        // R1: A beat is taken only while the register is empty, or the beat in it leaves.
        // Fault in packet_switch_output: `is_free = !is_held_q || delivered_ready` becomes `is_free = 1'b1`.
        r1_free: assert (takes == 0 || is_free);
        if (is_free && is_open && requests[open_input])
            // R1, R2: Within a packet its next beat is taken as soon as the register is free.
            // Fault in packet_switch_output: `is_free && arbiter_any` becomes `!is_held_q && arbiter_any`.
            r1_goes_on: assert (takes != 0);
        if (is_open)
            // R2: Within a packet no beat of another input is taken.
            // Fault in packet_switch_output: `(!is_open_q ||` becomes `(1'b1 ||`.
            r2_not_mixed: assert (takes == 0 || taken_from == open_input);
        if (had_none)
            // R4: Where nothing was taken, nothing is offered: no beat comes twice.
            // Fault in packet_switch_output: `is_held_d = arbiter_any` becomes `is_held_d = arbiter_any ||
            // is_held_q`.
            r4_once: assert (!delivered_valid[out]);
        if (is_free && !is_open && requests != 0)
            // R3, R5: An output whose register is free takes a beat if any input has one for it, whatever waits
            // elsewhere.
            // Fault in packet_switch_output: `requests[i] = offered_valid[i] && ` becomes
            // `requests[i] = (&offered_valid) && offered_valid[i] && `.
            r5_takes: assert (takes != 0);
        if (formal_was_reset)
            // R6: After a reset no register holds a beat, and no packet has begun.
            // Fault in packet_switch_output: `is_open_q <= 1'b0` becomes `is_open_q <= is_open_d`.
            r6_reset: assert (delivered_valid == 0 && opens == 0);
        kept_out: cover (is_open && open_input != in && requests[in] && takes != 0);
        mixes_nothing: cover (was_taken && its_last && its_destination == out && takes != 0 && taken_from != in);
    end
