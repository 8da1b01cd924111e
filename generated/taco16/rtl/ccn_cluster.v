// warpcache 0.1.0: ccn_cluster of design taco16
// paper: taco16 section 4
//
// Back-pressure and latency: on every stream but the status; a cycle in each switch.
//
// The environment's side:
// - That of ccn_l1 for each core, L2 being the next level of all nodes.
// - Requests of different cores have no order.
// - With "crossbar" the beats of a reply come at one slice, without those of another reply between
//   them, with the source of the request as reply_core, which stays as they do.
// - With "ports" those of a node's replies may alternate as its page says.
//
// Of ccn_l1:
// - That of l1 and of ring_stop.
// - core_number is below cores and does not change.
// - A reply whose first line beat has passed goes on to its last.
// - A line beat for an entry that is not busy, or filled, changes nothing but the turn.
//
// Of l1:
// - An id is that of one request, a store's too, until the last beat of its reply.
// - A load names at least one sector, a store or atomic exactly one, whose data its single beat
//   carries (a store of several sectors is several requests).
// - A refused request has had no effect: a request that relies on an earlier one, as a load on a
//   store, is offered after that one's status.
// - The next level performs requests to one line in the order in which they left, and answers each
//   once, stores too, from the cycle after the one in which it was taken on.
// - A store may be acknowledged before it is performed, but then flushed does not say that other
//   cores find it.
// - The beats of different replies may alternate, those of one come in any order of sectors, last
//   with the last.
// - A stream's payload stays while it waits, and its valid depends on no ready.
//
// Of ring_stop:
// - That of request_stop, response_stop and shadow_tags.
// - A way is written only when it is invalid and has been so for a cycle.
// - While read_valid is true the L1's core does not read the array, and a beat of a fill to that
//   way of that set waits.
//
// Of shadow_tags:
// - The environment never makes one line valid in two ways. If it did, the lowest would answer.
//
// Of request_stop:
// - core keeps its value from reset on.
// - A core number is below the number of cores.
// - answer_hit says in the cycle after a lookup whether the local L1 holds that line now.
//
// Of response_stop:
// - core keeps its value from reset on.
// - Beats of two responses do not alternate on passing, and each response has sectors beats there.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - core_request_ready on flush
// - down_reply_ready on down_reply_valid, reply_core
// - counter_value on counter_index
`default_nettype none

// Cores' L1 caches on a ring that answer each other, and what joins them with the slices of L2.
module ccn_cluster (
    input  wire          clock,
    input  wire          reset,
    // core_request: Requests of each core.
    input  wire [14:0]   core_request_valid,        // A beat is offered. [15 elements]
    output wire [14:0]   core_request_ready,        // The beat that is offered is taken. [15
                                                    // elements]
    input  wire [29:0]   core_request_kind,         // Kind of the request. [0=load, 1=store,
                                                    // 2=atomic] [15 elements of 2 bits]
    input  wire [59:0]   core_request_operation,    // An atomic's operation; passed on as it is,
                                                    // for loads and stores too. [15 elements of 4
                                                    // bits]
    input  wire [494:0]  core_request_line,         // Line address. [15 elements of 33 bits]
    input  wire [59:0]   core_request_sectors,      // Sectors of the line; exactly one for a store
                                                    // or an atomic. [15 elements of 4 bits]
    input  wire [479:0]  core_request_byte_enable,  // Bytes of the sector that a store writes;
                                                    // passed on as it is. [15 elements of 32 bits]
    input  wire [3839:0] core_request_data,         // The sector's new bytes; passed on as it is.
                                                    // [15 elements of 256 bits]
    input  wire [14:0]   core_request_bypass_l1,    // A direct request: not to be answered from, or
                                                    // kept in, this cache. [15 elements]
    input  wire [119:0]  core_request_id,           // Identifier, which the replies return; until
                                                    // the last beat of its reply no other request
                                                    // has it. [15 elements of 8 bits]
    // core_status: Outcome of the request in lookup.
    output wire [14:0]   core_status_valid,         // There is one in this cycle. [15 elements]
    output wire [119:0]  core_status_id,            // Its identifier. [15 elements of 8 bits]
    output wire [44:0]   core_status_word,          // Outcome of the request in lookup. [0=hit,
                                                    // 1=hit_pending, 2=miss, 3=bypass,
                                                    // 4=reservation_fail] [15 elements of 3 bits]
    // core_reply: Beats to each core.
    output wire [14:0]   core_reply_valid,          // A beat is offered. [15 elements]
    input  wire [14:0]   core_reply_ready,          // The beat that is offered is taken. [15
                                                    // elements]
    output wire [119:0]  core_reply_id,             // Identifier of the request answered. [15
                                                    // elements of 8 bits]
    output wire [29:0]   core_reply_sector,         // Sector of the line; 0 for a store. [15
                                                    // elements of 2 bits]
    output wire [3839:0] core_reply_data,           // The sector's bytes; an atomic's old bytes; 0
                                                    // for a store. [15 elements of 256 bits]
    output wire [14:0]   core_reply_last,           // No other beat of this reply follows. [15
                                                    // elements]
    // down_request: Requests to each slice of L2; of each node, if there is no switch.
    output wire [11:0]   down_request_valid,        // A beat is offered. [12 elements]
    input  wire [11:0]   down_request_ready,        // The beat that is offered is taken. [12
                                                    // elements]
    output wire [23:0]   down_request_kind,         // Kind of the request. [0=load, 1=store,
                                                    // 2=atomic] [12 elements of 2 bits]
    output wire [47:0]   down_request_operation,    // The core's operation; it means something for
                                                    // an atomic alone. [12 elements of 4 bits]
    output wire [395:0]  down_request_line,         // Line address. [12 elements of 33 bits]
    output wire [47:0]   down_request_sectors,      // Sectors wanted or written: all of them for a
                                                    // miss, else the core's. [12 elements of 4
                                                    // bits]
    output wire [383:0]  down_request_byte_enable,  // The core's bytes to be written. [12 elements
                                                    // of 32 bits]
    output wire [3071:0] down_request_data,         // The core's new bytes. [12 elements of 256
                                                    // bits]
    output wire [95:0]   down_request_source,       // Number of the core. [12 elements of 8 bits]
    output wire [107:0]  down_request_id,           // Identifier that the reply carries, different
                                                    // from that of every request of this source in
                                                    // flight. The top bit is set, and the
                                                    // requester's identifier below it, for a direct
                                                    // request; else it is the number of the MSHR
                                                    // entry. [12 elements of 9 bits]
    // down_reply: Its answers; with a switch, the beats of one come without those of another
    // between them.
    input  wire [11:0]   down_reply_valid,          // A beat is offered. [12 elements]
    output wire [11:0]   down_reply_ready,          // The beat that is offered is taken. [12
                                                    // elements]
    input  wire [107:0]  down_reply_id,             // The identifier of the request answered. ready
                                                    // depends on it while valid is false too: no x,
                                                    // then. [12 elements of 9 bits]
    input  wire [23:0]   down_reply_kind,           // The kind of the request answered. [0=load,
                                                    // 1=store, 2=atomic] [12 elements of 2 bits]
    input  wire [23:0]   down_reply_sector,         // Sector of the line; anything for a store. [12
                                                    // elements of 2 bits]
    input  wire [3071:0] down_reply_data,           // The sector's bytes; anything for a store. [12
                                                    // elements of 256 bits]
    input  wire [11:0]   down_reply_last,           // No other beat of this reply follows. [12
                                                    // elements]

    input  wire [95:0]   reply_core,                // Number of the core that is answered: the
                                                    // source of its request, as long as the answer
                                                    // is offered. [12 elements of 8 bits]
    input  wire [59:0]   retired,                   // Instructions that each core retires, 0 to 15;
                                                    // with epoch_unit = "cycles" one bit: this
                                                    // cycle counts. [15 elements of 4 bits]
    input  wire          flush,                     // Empty all nodes; may rise and fall at any
                                                    // time.
    output wire          flushed,                   // All nodes are empty; stays until flush has
                                                    // fallen; if that was before, for one cycle, in
                                                    // which requests are accepted.
    // throttle: Where each node's throttler is in its epoch.
    output wire [29:0]   throttle_phase,            // Position in the epoch. [0=sampling,
                                                    // 1=admitting, 2=throttled] [15 elements of 2
                                                    // bits]
    output wire [359:0]  throttle_n_total,          // Requests that entered in its window. [15
                                                    // elements of 24 bits]
    output wire [359:0]  throttle_n_hits,           // Those of them that another core answered in
                                                    // the window. [15 elements of 24 bits]
    // event: Events in each node in the cycle before.
    output wire [14:0]   event_hit,                 // The status is hit. [15 elements]
    output wire [14:0]   event_hit_pending,         // The status is hit_pending. [15 elements]
    output wire [14:0]   event_miss,                // The status is miss. [15 elements]
    output wire [14:0]   event_bypass,              // The status is bypass. [15 elements]
    output wire [14:0]   event_reservation_fail,    // The status is reservation_fail. [15 elements]
    output wire [14:0]   event_evict,               // A readable line becomes invalid. [15
                                                    // elements]
    output wire [14:0]   event_fill,                // The last beat of a line is written. [15
                                                    // elements]
    output wire [494:0]  event_evict_line,          // The line that becomes invalid. [15 elements
                                                    // of 33 bits] [when event_evict is 1]
    // ccn: Events on the ring there.
    output wire [14:0]   ccn_inject,                // A load miss entered CB. [15 elements]
    output wire [14:0]   ccn_filtered,              // A load miss went to L2 since the core may
                                                    // have stored to its line. [15 elements]
    output wire [14:0]   ccn_timed_out,             // A local request did not get onto the ring,
                                                    // and goes to L2. [15 elements]
    output wire [14:0]   ccn_round_trip,            // A local request came home without an answer,
                                                    // and goes to L2. [15 elements]
    output wire [14:0]   ccn_hit,                   // The last beat of another core's answer was
                                                    // written. [15 elements]
    output wire [14:0]   ccn_served,                // The first sector of a line was read for
                                                    // another core. [15 elements]
    output wire [59:0]   ccn_served_core,           // Number of that core. [15 elements of 4 bits]
                                                    // [when ccn_served is 1]

    input  wire [3:0]    counter_index,             // The counter to show of every node.
    output wire [479:0]  counter_value,             // Value of the selected counter in each
                                                    // instance, a lane each. [15 elements of 32
                                                    // bits]
    output wire          ram_error                  // In the cycle before, a memory gave a word
                                                    // with an error that its ECC cannot correct;
                                                    // always 0 unless macros that have ECC are in
                                                    // the wrappers of memories.
);

    wire [14:0] nodes_down_request_valid;
    wire [29:0] nodes_down_request_kind;
    wire [59:0] nodes_down_request_operation;
    wire [494:0] nodes_down_request_line;
    wire [59:0] nodes_down_request_sectors;
    wire [479:0] nodes_down_request_byte_enable;
    wire [3839:0] nodes_down_request_data;
    wire [119:0] nodes_down_request_source;
    wire [134:0] nodes_down_request_id;
    wire [14:0] nodes_down_reply_ready;
    reg [14:0] nodes_request_passing_valid;
    wire [14:0] nodes_request_passing_ready;
    reg [494:0] nodes_request_passing_line;
    reg [59:0] nodes_request_passing_core;
    reg [74:0] nodes_request_passing_entry;
    reg [14:0] nodes_request_passing_travelled;
    wire [14:0] nodes_request_next_valid;
    reg [14:0] nodes_request_next_ready;
    wire [494:0] nodes_request_next_line;
    wire [59:0] nodes_request_next_core;
    wire [74:0] nodes_request_next_entry;
    wire [14:0] nodes_request_next_travelled;
    reg [14:0] nodes_response_passing_valid;
    wire [14:0] nodes_response_passing_ready;
    reg [59:0] nodes_response_passing_core;
    reg [74:0] nodes_response_passing_entry;
    reg [3839:0] nodes_response_passing_data;
    reg [14:0] nodes_response_passing_last;
    wire [14:0] nodes_response_next_valid;
    reg [14:0] nodes_response_next_ready;
    wire [59:0] nodes_response_next_core;
    wire [74:0] nodes_response_next_entry;
    wire [3839:0] nodes_response_next_data;
    wire [14:0] nodes_response_next_last;
    wire [14:0] nodes_flushed;
    wire [14:0] nodes_ram_error;
    wire [14:0] crossbar_node_request_ready;
    wire [14:0] crossbar_node_reply_valid;
    wire [134:0] crossbar_node_reply_id;
    wire [29:0] crossbar_node_reply_kind;
    wire [29:0] crossbar_node_reply_sector;
    wire [3839:0] crossbar_node_reply_data;
    wire [14:0] crossbar_node_reply_last;
    wire barrier_node_flush;
    genvar n;

    always @* begin : drive_nodes_request_passing_valid
        integer i;
        for (i = 1; i < 15; i = i + 1) begin
            nodes_request_passing_valid[i] = nodes_request_next_valid[i - 1];
        end
        nodes_request_passing_valid[0] = nodes_request_next_valid[14];
    end

    always @* begin : drive_nodes_request_passing_line
        integer i;
        for (i = 1; i < 15; i = i + 1) begin
            nodes_request_passing_line[i * 33 +: 33] = nodes_request_next_line[i * 33 - 33 +: 33];
        end
        nodes_request_passing_line[32:0] = nodes_request_next_line[494:462];
    end

    always @* begin : drive_nodes_request_passing_core
        integer i;
        for (i = 1; i < 15; i = i + 1) begin
            nodes_request_passing_core[i * 4 +: 4] = nodes_request_next_core[i * 4 - 4 +: 4];
        end
        nodes_request_passing_core[3:0] = nodes_request_next_core[59:56];
    end

    always @* begin : drive_nodes_request_passing_entry
        integer i;
        for (i = 1; i < 15; i = i + 1) begin
            nodes_request_passing_entry[i * 5 +: 5] = nodes_request_next_entry[i * 5 - 5 +: 5];
        end
        nodes_request_passing_entry[4:0] = nodes_request_next_entry[74:70];
    end

    always @* begin : drive_nodes_request_passing_travelled
        integer i;
        for (i = 1; i < 15; i = i + 1) begin
            nodes_request_passing_travelled[i] = nodes_request_next_travelled[i - 1];
        end
        nodes_request_passing_travelled[0] = nodes_request_next_travelled[14];
    end

    always @* begin : drive_nodes_request_next_ready
        integer i;
        for (i = 0; i < 14; i = i + 1) begin
            nodes_request_next_ready[i] = nodes_request_passing_ready[i + 1];
        end
        nodes_request_next_ready[14] = nodes_request_passing_ready[0];
    end

    always @* begin : drive_nodes_response_passing_valid
        integer i;
        for (i = 0; i < 14; i = i + 1) begin
            nodes_response_passing_valid[i] = nodes_response_next_valid[i + 1];
        end
        nodes_response_passing_valid[14] = nodes_response_next_valid[0];
    end

    always @* begin : drive_nodes_response_passing_core
        integer i;
        for (i = 0; i < 14; i = i + 1) begin
            nodes_response_passing_core[i * 4 +: 4] = nodes_response_next_core[i * 4 + 4 +: 4];
        end
        nodes_response_passing_core[59:56] = nodes_response_next_core[3:0];
    end

    always @* begin : drive_nodes_response_passing_entry
        integer i;
        for (i = 0; i < 14; i = i + 1) begin
            nodes_response_passing_entry[i * 5 +: 5] = nodes_response_next_entry[i * 5 + 5 +: 5];
        end
        nodes_response_passing_entry[74:70] = nodes_response_next_entry[4:0];
    end

    always @* begin : drive_nodes_response_passing_data
        integer i;
        for (i = 0; i < 14; i = i + 1) begin
            nodes_response_passing_data[i * 256 +: 256] = nodes_response_next_data[i * 256 +
                256 +: 256];
        end
        nodes_response_passing_data[3839:3584] = nodes_response_next_data[255:0];
    end

    always @* begin : drive_nodes_response_passing_last
        integer i;
        for (i = 0; i < 14; i = i + 1) begin
            nodes_response_passing_last[i] = nodes_response_next_last[i + 1];
        end
        nodes_response_passing_last[14] = nodes_response_next_last[0];
    end

    always @* begin : drive_nodes_response_next_ready
        integer i;
        for (i = 1; i < 15; i = i + 1) begin
            nodes_response_next_ready[i] = nodes_response_passing_ready[i - 1];
        end
        nodes_response_next_ready[0] = nodes_response_passing_ready[14];
    end

    assign ram_error = |nodes_ram_error;

    generate
        for (n = 0; n < 15; n = n + 1) begin : nodes
            ccn_l1_eb760b3b u_nodes (
                .clock                     (clock),
                .reset                     (reset),
                .core_request_valid        (core_request_valid[n]),
                .core_request_ready        (core_request_ready[n]),
                .core_request_kind         (core_request_kind[n * 2 +: 2]),
                .core_request_operation    (core_request_operation[n * 4 +: 4]),
                .core_request_line         (core_request_line[n * 33 +: 33]),
                .core_request_sectors      (core_request_sectors[n * 4 +: 4]),
                .core_request_byte_enable  (core_request_byte_enable[n * 32 +: 32]),
                .core_request_data         (core_request_data[n * 256 +: 256]),
                .core_request_bypass_l1    (core_request_bypass_l1[n]),
                .core_request_id           (core_request_id[n * 8 +: 8]),
                .core_status_valid         (core_status_valid[n]),
                .core_status_id            (core_status_id[n * 8 +: 8]),
                .core_status_word          (core_status_word[n * 3 +: 3]),
                .core_reply_valid          (core_reply_valid[n]),
                .core_reply_ready          (core_reply_ready[n]),
                .core_reply_id             (core_reply_id[n * 8 +: 8]),
                .core_reply_sector         (core_reply_sector[n * 2 +: 2]),
                .core_reply_data           (core_reply_data[n * 256 +: 256]),
                .core_reply_last           (core_reply_last[n]),
                .down_request_valid        (nodes_down_request_valid[n]),
                .down_request_ready        (crossbar_node_request_ready[n]),
                .down_request_kind         (nodes_down_request_kind[n * 2 +: 2]),
                .down_request_operation    (nodes_down_request_operation[n * 4 +: 4]),
                .down_request_line         (nodes_down_request_line[n * 33 +: 33]),
                .down_request_sectors      (nodes_down_request_sectors[n * 4 +: 4]),
                .down_request_byte_enable  (nodes_down_request_byte_enable[n * 32 +: 32]),
                .down_request_data         (nodes_down_request_data[n * 256 +: 256]),
                .down_request_source       (nodes_down_request_source[n * 8 +: 8]),
                .down_request_id           (nodes_down_request_id[n * 9 +: 9]),
                .down_reply_valid          (crossbar_node_reply_valid[n]),
                .down_reply_ready          (nodes_down_reply_ready[n]),
                .down_reply_id             (crossbar_node_reply_id[n * 9 +: 9]),
                .down_reply_kind           (crossbar_node_reply_kind[n * 2 +: 2]),
                .down_reply_sector         (crossbar_node_reply_sector[n * 2 +: 2]),
                .down_reply_data           (crossbar_node_reply_data[n * 256 +: 256]),
                .down_reply_last           (crossbar_node_reply_last[n]),
                .request_passing_valid     (nodes_request_passing_valid[n]),
                .request_passing_ready     (nodes_request_passing_ready[n]),
                .request_passing_line      (nodes_request_passing_line[n * 33 +: 33]),
                .request_passing_core      (nodes_request_passing_core[n * 4 +: 4]),
                .request_passing_entry     (nodes_request_passing_entry[n * 5 +: 5]),
                .request_passing_travelled (nodes_request_passing_travelled[n]),
                .request_next_valid        (nodes_request_next_valid[n]),
                .request_next_ready        (nodes_request_next_ready[n]),
                .request_next_line         (nodes_request_next_line[n * 33 +: 33]),
                .request_next_core         (nodes_request_next_core[n * 4 +: 4]),
                .request_next_entry        (nodes_request_next_entry[n * 5 +: 5]),
                .request_next_travelled    (nodes_request_next_travelled[n]),
                .response_passing_valid    (nodes_response_passing_valid[n]),
                .response_passing_ready    (nodes_response_passing_ready[n]),
                .response_passing_core     (nodes_response_passing_core[n * 4 +: 4]),
                .response_passing_entry    (nodes_response_passing_entry[n * 5 +: 5]),
                .response_passing_data     (nodes_response_passing_data[n * 256 +: 256]),
                .response_passing_last     (nodes_response_passing_last[n]),
                .response_next_valid       (nodes_response_next_valid[n]),
                .response_next_ready       (nodes_response_next_ready[n]),
                .response_next_core        (nodes_response_next_core[n * 4 +: 4]),
                .response_next_entry       (nodes_response_next_entry[n * 5 +: 5]),
                .response_next_data        (nodes_response_next_data[n * 256 +: 256]),
                .response_next_last        (nodes_response_next_last[n]),
                .core_number               (n[7:0]),
                .retired                   (retired[n * 4 +: 4]),
                .phase                     (throttle_phase[n * 2 +: 2]),
                .n_total                   (throttle_n_total[n * 24 +: 24]),
                .n_hits                    (throttle_n_hits[n * 24 +: 24]),
                .flush                     (barrier_node_flush),
                .flushed                   (nodes_flushed[n]),
                .event_hit                 (event_hit[n]),
                .event_hit_pending         (event_hit_pending[n]),
                .event_miss                (event_miss[n]),
                .event_bypass              (event_bypass[n]),
                .event_reservation_fail    (event_reservation_fail[n]),
                .event_evict               (event_evict[n]),
                .event_fill                (event_fill[n]),
                .evict_line                (event_evict_line[n * 33 +: 33]),
                .ccn_inject                (ccn_inject[n]),
                .ccn_filtered              (ccn_filtered[n]),
                .ccn_timed_out             (ccn_timed_out[n]),
                .ccn_round_trip            (ccn_round_trip[n]),
                .ccn_hit                   (ccn_hit[n]),
                .ccn_served                (ccn_served[n]),
                .ccn_served_core           (ccn_served_core[n * 4 +: 4]),
                .counter_index             (counter_index),
                .counter_value             (counter_value[n * 32 +: 32]),
                .ram_error                 (nodes_ram_error[n])
            );
        end
    endgenerate

    l2_crossbar_cores15_slices12_aa4a8da1 u_crossbar (
        .clock                    (clock),
        .reset                    (reset),
        .node_request_valid       (nodes_down_request_valid),
        .node_request_ready       (crossbar_node_request_ready),
        .node_request_kind        (nodes_down_request_kind),
        .node_request_operation   (nodes_down_request_operation),
        .node_request_line        (nodes_down_request_line),
        .node_request_sectors     (nodes_down_request_sectors),
        .node_request_byte_enable (nodes_down_request_byte_enable),
        .node_request_data        (nodes_down_request_data),
        .node_request_source      (nodes_down_request_source),
        .node_request_id          (nodes_down_request_id),
        .node_reply_valid         (crossbar_node_reply_valid),
        .node_reply_ready         (nodes_down_reply_ready),
        .node_reply_id            (crossbar_node_reply_id),
        .node_reply_kind          (crossbar_node_reply_kind),
        .node_reply_sector        (crossbar_node_reply_sector),
        .node_reply_data          (crossbar_node_reply_data),
        .node_reply_last          (crossbar_node_reply_last),
        .down_request_valid       (down_request_valid),
        .down_request_ready       (down_request_ready),
        .down_request_kind        (down_request_kind),
        .down_request_operation   (down_request_operation),
        .down_request_line        (down_request_line),
        .down_request_sectors     (down_request_sectors),
        .down_request_byte_enable (down_request_byte_enable),
        .down_request_data        (down_request_data),
        .down_request_source      (down_request_source),
        .down_request_id          (down_request_id),
        .down_reply_valid         (down_reply_valid),
        .down_reply_ready         (down_reply_ready),
        .down_reply_id            (down_reply_id),
        .down_reply_kind          (down_reply_kind),
        .down_reply_sector        (down_reply_sector),
        .down_reply_data          (down_reply_data),
        .down_reply_last          (down_reply_last),
        .reply_core               (reply_core)
    );

    flush_barrier_1a355439 u_barrier (
        .clock        (clock),
        .reset        (reset),
        .flush        (flush),
        .node_flushed (nodes_flushed),
        .node_flush   (barrier_node_flush),
        .flushed      (flushed)
    );
endmodule

`default_nettype wire
