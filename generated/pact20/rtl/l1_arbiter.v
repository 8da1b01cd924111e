// warpcache 0.1.0: l1_arbiter of design pact20
// paper: pact20 section 3.2
//
// Back-pressure and latency: all streams; local requests pass in their cycle.
//
// The environment's side:
// - The environment keeps a stream's payload, and its valid, until it is taken, and has_room true
//   until the head that is offered is taken.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - local_ready on l1_ready
// - l1_valid on local_valid, has_room
// - l1_remote on local_valid, has_room
// - l1_head on local_valid, local_head, has_room
// - l1_data on local_valid, local_data, has_room
`default_nettype none

// Arbitrates the one lookup a cycle of a home core's L1 between the core itself and the requests
// that other cores send, which wait in a queue.
module l1_arbiter (
    input  wire         clock,
    input  wire         reset,
    // local: A request of the core to its L1.
    input  wire         local_valid,   // A beat is offered.
    output wire         local_ready,   // The beat that is offered is taken.
    input  wire [87:0]  local_head,    // All of it but its data; Config::head_bits says what it
                                       // holds.
    input  wire [255:0] local_data,    // Payload; meaningless in a load.
    // remote: A request of another core, which enters the queue.
    input  wire         remote_valid,  // A beat is offered.
    output wire         remote_ready,  // The beat that is offered is taken.
    input  wire [87:0]  remote_head,   // All of it but its data; Config::head_bits says what it
                                       // holds.
    input  wire [255:0] remote_data,   // Payload; meaningless in a load.
    // l1: Requests to the L1.
    output wire         l1_valid,      // A beat is offered.
    input  wire         l1_ready,      // The beat that is offered is taken.
    output wire         l1_remote,     // The request is the head of the remote ones.
    output reg  [87:0]  l1_head,       // All of it but its data.
    output reg  [255:0] l1_data,       // Payload; meaningless in a load.

    input  wire         has_room       // The logic behind the L1 has room for a remote request.
);

    localparam LIMIT = 1'd1;

    reg yields;
    wire queue_pop_valid;
    wire [87:0] queue_pop_head;
    wire [255:0] queue_pop_data;
    wire [3:0] queue_count;
    reg losses_d;
    reg losses_q;
    reg kept_q;

    always @* begin
        yields = kept_q;
        if (losses_q == LIMIT) begin
            yields = 1'b1;
        end
    end

    wire offers_head = queue_pop_valid && has_room && (yields || !local_valid);
    wire lost = queue_pop_valid && local_valid && l1_ready && !yields;
    wire won = offers_head && l1_ready;
    wire kept_d = offers_head && !l1_ready;

    always @* begin
        losses_d = losses_q;
        if (lost) begin
            losses_d = losses_q + 1'b1;
        end
        if (won) begin
            losses_d = 1'b0;
        end
    end

    assign local_ready = l1_ready && !yields;
    assign l1_valid = offers_head || (local_valid && !yields);
    assign l1_remote = offers_head;

    always @* begin
        l1_head = local_head;
        l1_data = local_data;
        if (offers_head) begin
            l1_head = queue_pop_head;
            l1_data = queue_pop_data;
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, queue_count};

    request_queue_width344_depth8_ddaae85a u_queue (
        .clock      (clock),
        .reset      (reset),
        .push_valid (remote_valid),
        .push_ready (remote_ready),
        .push_head  (remote_head),
        .push_data  (remote_data),
        .pop_valid  (queue_pop_valid),
        .pop_ready  (won),
        .pop_head   (queue_pop_head),
        .pop_data   (queue_pop_data),
        .count      (queue_count)
    );

    always @(posedge clock) begin
        if (reset) begin
            losses_q <= 1'b0;
            kept_q <= 1'b0;
        end else begin
            losses_q <= losses_d;
            kept_q <= kept_d;
        end
    end
endmodule

`default_nettype wire
