
    localparam S = INPUTS;
    localparam D = OFFERED_DESTINATION_BITS / S;
    localparam I = S == 2 ? 1 : 2;
    (* hierconn *) wire [S-1:0] \u_arbiter.ahead_q ;

    // An input is followed, whichever it is: how many packets of others were begun while its head waited.
    (* anyconst *) reg [I-1:0] in;
    always @* if (formal_on) waits_somewhere: assume (in < S);
    wire waits = offered_valid[in] && offered_destination[in*D +: D] == number;
    reg [4:0] others;
    always @(posedge clock) begin
        if (!waits || (takes && arbiter_granted == in))
            others <= 0;
        else if (takes && !is_open_q)
            others <= others + 5'd1;
        if (reset)
            others <= 0;
    end

    // How many inputs come before it once the packet in progress has ended.
    wire [S-1:0] ahead = \u_arbiter.ahead_q ;
    wire [I:0] turn = ahead == 0 || ahead[0] ? 0 : S == 2 || ahead[1] ? 1 : 2;
    wire [I:0] after_open = open_input_q + 1'b1 == S ? 0 : open_input_q + 1'b1;
    wire [I:0] first = is_open_q || was_first ? after_open : turn;
    wire [4:0] before = in >= first ? in - first : in + S - first;

    // The packet that was begun last was no second one of its input.
    reg has_begun;
    reg was_first;
    always @(posedge clock) begin
        if (takes && !is_open_q)
            was_first <= !(was_first && arbiter_granted == open_input_q);
        has_begun <= has_begun || takes;
        if (reset)
            {has_begun, was_first} <= 0;
    end
    wire last_asks = offered_valid[open_input_q] && offered_destination[open_input_q*D +: D] == number;
    always @* if (formal_on) begin
        // Invariant: The inputs from the turn upwards are those that the arbiter asks first.
        // Fault in round_robin_arbiter_stay: `ahead_d = above;` becomes `ahead_d = ~above;`.
        turn_follows: assert (({ahead[S-2:0], 1'b0} & ~ahead) == 0 && open_input_q < S && was_first == !is_second_q
            && (has_begun ? is_open_q || turn == (was_first ? open_input_q : after_open)
                : !is_open_q && !was_first && turn == 0 && others == 0));
        // Invariant: The packets that went before a head are of those that came before it when it began to wait.
        // Fault in packet_switch_output: `arbiter_stay = !is_second;` becomes `arbiter_stay = 1'b1;`.
        waits_follow: assert (others == 0
            || (open_input_q != in && others + !is_second_q + 2 * before <= 2 * (S - 1)));
        // R3: Between packets an input that has had one has the turn once more.
        // Fault in packet_switch_output: `arbiter_stay = !is_second;` becomes `arbiter_stay = 1'b0;`.
        r3_second: assert (!(takes && !is_open_q && was_first && last_asks)
            || arbiter_granted == open_input_q);
        // R3: A head waits for at most two packets of each other input.
        // Fault in round_robin_arbiter_stay: `ahead_d = above;` becomes `ahead_d = ahead_q;`.
        r3_waits: assert (others <= 2 * (S - 1));
        longest: cover (S > 1 && others == 2 * (S - 1));
    end
