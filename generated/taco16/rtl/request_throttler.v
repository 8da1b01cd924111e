// warpcache 0.1.0: request_throttler of design taco16
// paper: taco16 section 4.4
//
// Back-pressure and latency: none; answers from registers.
//
// The environment's side:
// - None.
// - Every event may come in every cycle.
//
// No output depends on an input of the same cycle.
`default_nettype none

// Samples how many of a core's ring requests another L1 answers, and throttles the core's requests
// for the rest of an epoch when they are too few.
module request_throttler (
    input  wire        clock,
    input  wire        reset,
    input  wire [3:0]  retired,  // Instructions that the core retires: 0..=15. With epoch_unit =
                                 // "cycles" one bit: this cycle counts; tied to 1 it counts every
                                 // cycle.
    input  wire        inject,   // A load miss of the core entered its CCN buffer.
    input  wire        hit,      // A remote L1 answered a request of the core that entered in this
                                 // window.
    output wire        admit,    // The core's load misses may enter the CCN buffer.
    output wire [1:0]  phase,    // Where the core is in its epoch. [0=sampling, 1=admitting,
                                 // 2=throttled]
    output wire [23:0] n_total,  // Requests that entered in the window ("N_total").
    output wire [23:0] n_hits    // Those of them that a remote L1 answered in the window
                                 // ("N_hits").
);

    reg [23:0] total_next;
    reg [23:0] hits_next;
    reg [23:0] position_d;
    reg [23:0] position_q;
    reg [23:0] total_d;
    reg [23:0] total_q;
    reg [23:0] hits_d;
    reg [23:0] hits_q;

    wire is_sampling = position_q < 24'hf4240;

    always @* begin
        total_next = total_q;
        if (is_sampling && inject && !(&total_q)) begin
            total_next = total_q + 24'd1;
        end
    end

    always @* begin
        hits_next = hits_q;
        if (is_sampling && hit && !(&total_next) && (hits_q != total_next)) begin
            hits_next = hits_q + 24'd1;
        end
    end

    wire [24:0] moved = {1'b0, position_q} + {21'd0, retired};

    always @* begin
        position_d = moved[23:0];
        total_d = total_next;
        hits_d = hits_next;
        if (moved >= 25'h989680) begin
            position_d = moved[23:0] - 24'h989680;
            total_d = 24'd0;
            hits_d = 24'd0;
        end
    end

    wire is_worth_it = ({7'd0, hits_q} * 31'd100) > ({7'd0, total_q} * 31'd5);
    assign admit = is_sampling || is_worth_it;
    assign phase = {!is_sampling && !is_worth_it, !is_sampling && is_worth_it};
    assign n_total = total_q;
    assign n_hits = hits_q;

    always @(posedge clock) begin
        if (reset) begin
            position_q <= 24'd0;
            total_q <= 24'd0;
            hits_q <= 24'd0;
        end else begin
            position_q <= position_d;
            total_q <= total_d;
            hits_q <= hits_d;
        end
    end
endmodule

`default_nettype wire
