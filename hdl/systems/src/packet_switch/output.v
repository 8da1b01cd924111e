
    localparam S = INPUTS;
    localparam D = OFFERED_DESTINATION_BITS / S;
    localparam I = S == 2 ? 1 : 2;
    (* hierconn *) wire [S-1:0] \u_arbiter.ahead_q ;

    // An input is followed, whichever it is: how many packets of others were begun while its head waited.
    (* anyconst *) reg [I-1:0] in;
    always @* if (formal_on) waits_somewhere: assume (in < S);
    wire waits = offered_valid[in] && offered_destination[in*D +: D] == number;
    reg [3:0] others;
    always @(posedge clock) begin
        if (!waits || (takes && arbiter_granted == in))
            others <= 0;
        else if (takes && !is_open_q)
            others <= others + 4'd1;
        if (reset)
            others <= 0;
    end

    // How many inputs come before it once the packet in progress has ended.
    wire [I:0] turn = \u_arbiter.ahead_q == 0 ? 0 : S == 2 || \u_arbiter.ahead_q [1] ? 1 : 2;
    wire [I:0] after_open = open_input_q + 1'b1 == S ? 0 : open_input_q + 1'b1;
    wire [I:0] first = is_open_q ? after_open : turn;
    wire [3:0] before = in >= first ? in - first : in + S - first;
    always @* if (formal_on) begin
        // Invariant: The inputs from the turn upwards are those that the arbiter asks first.
        // Fault in round_robin_arbiter: `ahead_d = above;` becomes `ahead_d = ~above;`.
        turn_follows: assert ((\u_arbiter.ahead_q == 0 || (\u_arbiter.ahead_q [S-1] && !\u_arbiter.ahead_q [0]))
            && open_input_q < S);
        // Invariant: The packets that went before a head are of those that came before it when it began to wait.
        // Fault in packet_switch_output: `arbiter_advance = takes && ` becomes `arbiter_advance = `.
        waits_follow: assert (others == 0 || (others + before < S && !(is_open_q && open_input_q == in)));
        // R3: A head waits for at most as many packets as there are other inputs.
        // Fault in round_robin_arbiter: `ahead_d = above;` becomes `ahead_d = ahead_q;`.
        r3_waits: assert (others < S);
        longest: cover (S > 1 && others == S - 1);
    end
