// warpcache 0.1.0: sm_dueling of design ics15
// paper: ics15 section 4.3
//
// Back-pressure and latency: none; decides in 2 cycles.
//
// The environment's side:
// - An access is one of its leader that was looked up, once.
// - Both may come in any cycle.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - counter_value on counter_index
`default_nettype none

// SM dueling: decides, interval by interval, whether the follower SMs use the decoupled L1 or the
// baseline, by the miss rates of two leader SMs.
module sm_dueling (
    input  wire       clock,
    input  wire       reset,
    // decoupled_access: A load of SM 0, which always has the decoupled L1, was accepted.
    input  wire       decoupled_access_valid,  // There is one in this cycle.
    input  wire       decoupled_access_hit,    // Its status is hit or hit_pending.
    // baseline_access: A load of SM 1, which always has the baseline, was accepted.
    input  wire       baseline_access_valid,   // There is one in this cycle.
    input  wire       baseline_access_hit,     // Its status is hit or hit_pending.

    input  wire       advance,                 // This cycle passes a cycle of interval time; tied
                                               // high in a system.
    output wire       followers_decoupled,     // The followers use the decoupled L1, else the
                                               // baseline.
    // counter: The counters' reading port: counter_index is a place in the list of counters,
    // counter_value that counter in the same cycle.
    input  wire [1:0] counter_index,           // The counter to show.
    output reg  [8:0] counter_value            // Its value.
);

    reg [8:0] time_d;
    reg [8:0] time_q;
    wire [8:0] decoupled_accesses;
    wire [8:0] decoupled_misses;
    wire [8:0] decoupled_closed_accesses;
    wire [8:0] decoupled_closed_misses;
    wire [8:0] baseline_accesses;
    wire [8:0] baseline_misses;
    wire [8:0] baseline_closed_accesses;
    wire [8:0] baseline_closed_misses;
    wire comparison_prefers_baseline;
    wire comparison_prefers_decoupled;
    reg is_closed_q;
    reg followers_d;
    reg followers_q;

    wire closes = advance && (time_q == 9'd499);

    always @* begin
        time_d = time_q;
        if (advance) begin
            time_d = time_q + 9'd1;
        end
        if (closes) begin
            time_d = 9'd0;
        end
    end

    always @* begin
        followers_d = followers_q;
        if (is_closed_q && comparison_prefers_baseline) begin
            followers_d = 1'b0;
        end
        if (is_closed_q && comparison_prefers_decoupled) begin
            followers_d = 1'b1;
        end
    end

    assign followers_decoupled = followers_q;

    always @* begin
        counter_value = decoupled_accesses;
        case (counter_index)
            2'd1: counter_value = decoupled_misses;
            2'd2: counter_value = baseline_accesses;
            2'd3: counter_value = baseline_misses;
            default: ;
        endcase
    end

    sm_dueling_leader_a248499a u_decoupled (
        .clock           (clock),
        .reset           (reset),
        .access          (decoupled_access_valid),
        .hit             (decoupled_access_hit),
        .closes          (closes),
        .accesses        (decoupled_accesses),
        .misses          (decoupled_misses),
        .closed_accesses (decoupled_closed_accesses),
        .closed_misses   (decoupled_closed_misses)
    );

    sm_dueling_leader_a248499a u_baseline (
        .clock           (clock),
        .reset           (reset),
        .access          (baseline_access_valid),
        .hit             (baseline_access_hit),
        .closes          (closes),
        .accesses        (baseline_accesses),
        .misses          (baseline_misses),
        .closed_accesses (baseline_closed_accesses),
        .closed_misses   (baseline_closed_misses)
    );

    sm_dueling_comparison_4d023c86 u_comparison (
        .decoupled_accesses (decoupled_closed_accesses),
        .decoupled_misses   (decoupled_closed_misses),
        .baseline_accesses  (baseline_closed_accesses),
        .baseline_misses    (baseline_closed_misses),
        .prefers_baseline   (comparison_prefers_baseline),
        .prefers_decoupled  (comparison_prefers_decoupled)
    );

    always @(posedge clock) begin
        if (reset) begin
            time_q <= 9'd0;
            is_closed_q <= 1'b0;
            followers_q <= 1'b0;
        end else begin
            time_q <= time_d;
            is_closed_q <= closes;
            followers_q <= followers_d;
        end
    end
endmodule

`default_nettype wire
