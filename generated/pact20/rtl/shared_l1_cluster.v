// warpcache 0.1.0: shared_l1_cluster of design pact20
// paper: pact20 section 3, section 4
//
// Back-pressure and latency: on every stream but the statuses; a cycle in each switch.
//
// The environment's side:
// - That of shared_l1 for each core and L2.
// - Requests of different cores have no order.
// - With "crossbar" the beats of a reply come at one slice, without those of another reply between
//   them, with the source of the request as reply_core, which stays as they do.
// - With "ports" those of a node's replies may alternate as its page says, and requests and packets
//   arrive at the nodes that they name, those of one sender in their order, a packet without beats
//   of another between them.
//
// Of shared_l1:
// - That of l1 for the core and for L2, the next level.
// - The beats of a direct reply come in rising order of sectors.
// - remote_in holds requests to lines homed here.
// - remote_reply_in answers what remote_request_out sent, once, in packets of chunker with chunking
//   or without.
// - core_number does not change.
// - flush is high in every node of the cluster until each has shown flushed.
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
// Of chunker:
// - The environment keeps reply as it is while a beat waits, and line_data while a sector beat
//   does.
// - Between two beats of a packet there may be cycles in which reply_valid is false.
// - In those in which it is true, the reply is that of the header.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - core_request_ready on flush
// - down_reply_ready on down_reply_valid, reply_core
// - counter_value on counter_index
`default_nettype none

// Cores' shared L1 caches, and what joins them with each other and with the slices of L2.
module shared_l1_cluster (
    input  wire          clock,
    input  wire          reset,
    // core_request: Requests of each core.
    input  wire [27:0]   core_request_valid,        // A beat is offered. [28 elements]
    output wire [27:0]   core_request_ready,        // The beat that is offered is taken. [28
                                                    // elements]
    input  wire [55:0]   core_request_kind,         // Kind of the request. [0=load, 1=store,
                                                    // 2=atomic] [28 elements of 2 bits]
    input  wire [111:0]  core_request_operation,    // An atomic's operation; passed on as it is,
                                                    // for loads and stores too. [28 elements of 4
                                                    // bits]
    input  wire [923:0]  core_request_line,         // Line address. [28 elements of 33 bits]
    input  wire [111:0]  core_request_sectors,      // Sectors of the line; exactly one for a store
                                                    // or an atomic. [28 elements of 4 bits]
    input  wire [895:0]  core_request_byte_enable,  // Bytes of the sector that a store writes;
                                                    // passed on as it is. [28 elements of 32 bits]
    input  wire [7167:0] core_request_data,         // The sector's new bytes; passed on as it is.
                                                    // [28 elements of 256 bits]
    input  wire [27:0]   core_request_bypass_l1,    // A direct request: not to be answered from, or
                                                    // kept in, this cache. [28 elements]
    input  wire [223:0]  core_request_id,           // Identifier, which the replies return; until
                                                    // the last beat of its reply no other request
                                                    // has it. [28 elements of 8 bits]
    // core_status: Outcome of the request in lookup.
    output wire [27:0]   core_status_valid,         // There is one in this cycle. [28 elements]
    output wire [223:0]  core_status_id,            // Its identifier. [28 elements of 8 bits]
    output wire [83:0]   core_status_word,          // Outcome of the request in lookup. [0=hit,
                                                    // 1=hit_pending, 2=miss, 3=bypass,
                                                    // 4=reservation_fail] [28 elements of 3 bits]
    // core_reply: Beats to each core.
    output wire [27:0]   core_reply_valid,          // A beat is offered. [28 elements]
    input  wire [27:0]   core_reply_ready,          // The beat that is offered is taken. [28
                                                    // elements]
    output wire [223:0]  core_reply_id,             // Identifier of the request answered. [28
                                                    // elements of 8 bits]
    output wire [55:0]   core_reply_sector,         // Sector of the line; 0 for a store. [28
                                                    // elements of 2 bits]
    output wire [7167:0] core_reply_data,           // The sector's bytes; an atomic's old bytes; 0
                                                    // for a store. [28 elements of 256 bits]
    output wire [27:0]   core_reply_last,           // No other beat of this reply follows. [28
                                                    // elements]
    // home_status: Outcome of the request of another core that is looked up in each node.
    output wire [27:0]   home_status_valid,         // There is one in this cycle. [28 elements]
    output wire [139:0]  home_status_core,          // Number of the core that asks. [28 elements of
                                                    // 5 bits]
    output wire [223:0]  home_status_id,            // Its identifier of the request. [28 elements
                                                    // of 8 bits]
    output wire [83:0]   home_status_word,          // Outcome of the request in lookup. [0=hit,
                                                    // 1=hit_pending, 2=miss, 3=bypass,
                                                    // 4=reservation_fail] [28 elements of 3 bits]
    // down_request: Requests to each slice of L2; of each node, if there is no switch.
    output wire [7:0]    down_request_valid,        // A beat is offered. [8 elements]
    input  wire [7:0]    down_request_ready,        // The beat that is offered is taken. [8
                                                    // elements]
    output wire [15:0]   down_request_kind,         // Kind of the request. [0=load, 1=store,
                                                    // 2=atomic] [8 elements of 2 bits]
    output wire [31:0]   down_request_operation,    // The core's operation; it means something for
                                                    // an atomic alone. [8 elements of 4 bits]
    output wire [263:0]  down_request_line,         // Line address. [8 elements of 33 bits]
    output wire [31:0]   down_request_sectors,      // Sectors wanted or written: all of them for a
                                                    // miss, else the core's. [8 elements of 4 bits]
    output wire [255:0]  down_request_byte_enable,  // The core's bytes to be written. [8 elements
                                                    // of 32 bits]
    output wire [2047:0] down_request_data,         // The core's new bytes. [8 elements of 256
                                                    // bits]
    output wire [63:0]   down_request_source,       // Number of the core. [8 elements of 8 bits]
    output wire [95:0]   down_request_id,           // Identifier that the reply carries, different
                                                    // from that of every request of this source in
                                                    // flight. The top bit is set, and the
                                                    // requester's identifier below it, for a direct
                                                    // request; else it is the number of the MSHR
                                                    // entry. [8 elements of 12 bits]
    // down_reply: Its answers; with a switch, the beats of one come without those of another
    // between them.
    input  wire [7:0]    down_reply_valid,          // A beat is offered. [8 elements]
    output wire [7:0]    down_reply_ready,          // The beat that is offered is taken. [8
                                                    // elements]
    input  wire [95:0]   down_reply_id,             // The identifier of the request answered. ready
                                                    // depends on it while valid is false too: no x,
                                                    // then. [8 elements of 12 bits]
    input  wire [15:0]   down_reply_kind,           // The kind of the request answered. [0=load,
                                                    // 1=store, 2=atomic] [8 elements of 2 bits]
    input  wire [15:0]   down_reply_sector,         // Sector of the line; anything for a store. [8
                                                    // elements of 2 bits]
    input  wire [2047:0] down_reply_data,           // The sector's bytes; anything for a store. [8
                                                    // elements of 256 bits]
    input  wire [7:0]    down_reply_last,           // No other beat of this reply follows. [8
                                                    // elements]

    input  wire [63:0]   reply_core,                // Number of the core that is answered: the
                                                    // source of its request, as long as the answer
                                                    // is offered. [8 elements of 8 bits]
    input  wire          flush,                     // Empty all nodes; may rise and fall at any
                                                    // time.
    output wire          flushed,                   // All nodes are empty; stays until flush has
                                                    // fallen; if that was before, for one cycle, in
                                                    // which requests are accepted.
    // mode: State of each node's dyneb.
    output wire [55:0]   mode_phase,                // Position of DynEB in its period. [0=sampling,
                                                    // 1=execute_private, 2=execute_shared] [28
                                                    // elements of 2 bits]
    output wire [27:0]   mode_even_sets_shared,     // Even sets are treated as shared. [28
                                                    // elements]
    output wire [27:0]   mode_odd_sets_shared,      // Odd sets are treated as shared. [28 elements]
    output wire [27:0]   mode_decision_valid,       // A decision takes effect in this cycle. [28
                                                    // elements]
    output wire [27:0]   mode_decision_shared,      // True if the decision is for shared mode,
                                                    // false for private. [28 elements] [when
                                                    // mode_decision_valid is 1]
    // event: Events in each node in the cycle before.
    output wire [27:0]   event_hit,                 // The status is hit. [28 elements]
    output wire [27:0]   event_hit_pending,         // The status is hit_pending. [28 elements]
    output wire [27:0]   event_miss,                // The status is miss. [28 elements]
    output wire [27:0]   event_bypass,              // The status is bypass. [28 elements]
    output wire [27:0]   event_reservation_fail,    // The status is reservation_fail. [28 elements]
    output wire [27:0]   event_evict,               // A readable line becomes invalid. [28
                                                    // elements]
    output wire [27:0]   event_fill,                // The last beat of a line is written. [28
                                                    // elements]
    output wire [923:0]  event_evict_line,          // The line that becomes invalid. [28 elements
                                                    // of 33 bits] [when event_evict is 1]

    input  wire [3:0]    counter_index,             // The counter to show of every node.
    output wire [895:0]  counter_value,             // Value of the selected counter in each
                                                    // instance, a lane each. [28 elements of 32
                                                    // bits]
    output wire          ram_error                  // In the cycle before, a memory gave a word
                                                    // with an error that its ECC cannot correct;
                                                    // always 0 unless macros that have ECC are in
                                                    // the wrappers of memories.
);

    wire [27:0] node_remote_request_out_valid;
    wire [139:0] node_remote_request_out_home;
    wire [55:0] node_remote_request_out_kind;
    wire [111:0] node_remote_request_out_operation;
    wire [923:0] node_remote_request_out_line;
    wire [111:0] node_remote_request_out_sectors;
    wire [895:0] node_remote_request_out_byte_enable;
    wire [7167:0] node_remote_request_out_data;
    wire [139:0] node_remote_request_out_source;
    wire [223:0] node_remote_request_out_id;
    wire [27:0] node_remote_in_ready;
    wire [27:0] node_l2_out_valid;
    wire [55:0] node_l2_out_kind;
    wire [111:0] node_l2_out_operation;
    wire [923:0] node_l2_out_line;
    wire [111:0] node_l2_out_sectors;
    wire [895:0] node_l2_out_byte_enable;
    wire [7167:0] node_l2_out_data;
    wire [223:0] node_l2_out_source;
    wire [335:0] node_l2_out_id;
    wire [27:0] node_l2_in_ready;
    wire [27:0] node_remote_out_valid;
    wire [27:0] node_remote_out_header;
    wire [139:0] node_remote_out_core;
    wire [223:0] node_remote_out_id;
    wire [111:0] node_remote_out_sectors;
    wire [7167:0] node_remote_out_data;
    wire [27:0] node_remote_out_last;
    wire [27:0] node_remote_reply_in_ready;
    wire [27:0] node_flushed;
    wire [27:0] node_ram_error;
    wire [27:0] between_request_ready;
    wire [27:0] between_home_request_valid;
    wire [55:0] between_home_request_kind;
    wire [111:0] between_home_request_operation;
    wire [923:0] between_home_request_line;
    wire [111:0] between_home_request_sectors;
    wire [895:0] between_home_request_byte_enable;
    wire [7167:0] between_home_request_data;
    wire [139:0] between_home_request_source;
    wire [223:0] between_home_request_id;
    wire [27:0] between_packet_ready;
    wire [27:0] between_home_packet_valid;
    wire [223:0] between_home_packet_id;
    wire [111:0] between_home_packet_sectors;
    wire [7167:0] between_home_packet_data;
    wire [27:0] crossbar_node_request_ready;
    wire [27:0] crossbar_node_reply_valid;
    wire [335:0] crossbar_node_reply_id;
    wire [55:0] crossbar_node_reply_kind;
    wire [55:0] crossbar_node_reply_sector;
    wire [7167:0] crossbar_node_reply_data;
    wire [27:0] crossbar_node_reply_last;
    wire barrier_node_flush;
    genvar n;

    assign ram_error = |node_ram_error;

    generate
        for (n = 0; n < 28; n = n + 1) begin : node
            shared_l1_89024ca3 u_node (
                .clock                          (clock),
                .reset                          (reset),
                .core_request_valid             (core_request_valid[n]),
                .core_request_ready             (core_request_ready[n]),
                .core_request_kind              (core_request_kind[n * 2 +: 2]),
                .core_request_operation         (core_request_operation[n * 4 +: 4]),
                .core_request_line              (core_request_line[n * 33 +: 33]),
                .core_request_sectors           (core_request_sectors[n * 4 +: 4]),
                .core_request_byte_enable       (core_request_byte_enable[n * 32 +: 32]),
                .core_request_data              (core_request_data[n * 256 +: 256]),
                .core_request_bypass_l1         (core_request_bypass_l1[n]),
                .core_request_id                (core_request_id[n * 8 +: 8]),
                .core_status_valid              (core_status_valid[n]),
                .core_status_id                 (core_status_id[n * 8 +: 8]),
                .core_status_word               (core_status_word[n * 3 +: 3]),
                .core_reply_valid               (core_reply_valid[n]),
                .core_reply_ready               (core_reply_ready[n]),
                .core_reply_id                  (core_reply_id[n * 8 +: 8]),
                .core_reply_sector              (core_reply_sector[n * 2 +: 2]),
                .core_reply_data                (core_reply_data[n * 256 +: 256]),
                .core_reply_last                (core_reply_last[n]),
                .remote_request_out_valid       (node_remote_request_out_valid[n]),
                .remote_request_out_ready       (between_request_ready[n]),
                .remote_request_out_home        (node_remote_request_out_home[n * 5 +: 5]),
                .remote_request_out_kind        (node_remote_request_out_kind[n * 2 +: 2]),
                .remote_request_out_operation   (node_remote_request_out_operation[n * 4 +: 4]),
                .remote_request_out_line        (node_remote_request_out_line[n * 33 +: 33]),
                .remote_request_out_sectors     (node_remote_request_out_sectors[n * 4 +: 4]),
                .remote_request_out_byte_enable (node_remote_request_out_byte_enable[n * 32 +: 32]),
                .remote_request_out_data        (node_remote_request_out_data[n * 256 +: 256]),
                .remote_request_out_source      (node_remote_request_out_source[n * 5 +: 5]),
                .remote_request_out_id          (node_remote_request_out_id[n * 8 +: 8]),
                .remote_in_valid                (between_home_request_valid[n]),
                .remote_in_ready                (node_remote_in_ready[n]),
                .remote_in_kind                 (between_home_request_kind[n * 2 +: 2]),
                .remote_in_operation            (between_home_request_operation[n * 4 +: 4]),
                .remote_in_line                 (between_home_request_line[n * 33 +: 33]),
                .remote_in_sectors              (between_home_request_sectors[n * 4 +: 4]),
                .remote_in_byte_enable          (between_home_request_byte_enable[n * 32 +: 32]),
                .remote_in_data                 (between_home_request_data[n * 256 +: 256]),
                .remote_in_source               (between_home_request_source[n * 5 +: 5]),
                .remote_in_id                   (between_home_request_id[n * 8 +: 8]),
                .home_status_valid              (home_status_valid[n]),
                .home_status_core               (home_status_core[n * 5 +: 5]),
                .home_status_id                 (home_status_id[n * 8 +: 8]),
                .home_status_word               (home_status_word[n * 3 +: 3]),
                .l2_out_valid                   (node_l2_out_valid[n]),
                .l2_out_ready                   (crossbar_node_request_ready[n]),
                .l2_out_kind                    (node_l2_out_kind[n * 2 +: 2]),
                .l2_out_operation               (node_l2_out_operation[n * 4 +: 4]),
                .l2_out_line                    (node_l2_out_line[n * 33 +: 33]),
                .l2_out_sectors                 (node_l2_out_sectors[n * 4 +: 4]),
                .l2_out_byte_enable             (node_l2_out_byte_enable[n * 32 +: 32]),
                .l2_out_data                    (node_l2_out_data[n * 256 +: 256]),
                .l2_out_source                  (node_l2_out_source[n * 8 +: 8]),
                .l2_out_id                      (node_l2_out_id[n * 12 +: 12]),
                .l2_in_valid                    (crossbar_node_reply_valid[n]),
                .l2_in_ready                    (node_l2_in_ready[n]),
                .l2_in_id                       (crossbar_node_reply_id[n * 12 +: 12]),
                .l2_in_kind                     (crossbar_node_reply_kind[n * 2 +: 2]),
                .l2_in_sector                   (crossbar_node_reply_sector[n * 2 +: 2]),
                .l2_in_data                     (crossbar_node_reply_data[n * 256 +: 256]),
                .l2_in_last                     (crossbar_node_reply_last[n]),
                .remote_out_valid               (node_remote_out_valid[n]),
                .remote_out_ready               (between_packet_ready[n]),
                .remote_out_header              (node_remote_out_header[n]),
                .remote_out_core                (node_remote_out_core[n * 5 +: 5]),
                .remote_out_id                  (node_remote_out_id[n * 8 +: 8]),
                .remote_out_sectors             (node_remote_out_sectors[n * 4 +: 4]),
                .remote_out_data                (node_remote_out_data[n * 256 +: 256]),
                .remote_out_last                (node_remote_out_last[n]),
                .remote_reply_in_valid          (between_home_packet_valid[n]),
                .remote_reply_in_ready          (node_remote_reply_in_ready[n]),
                .remote_reply_in_id             (between_home_packet_id[n * 8 +: 8]),
                .remote_reply_in_sectors        (between_home_packet_sectors[n * 4 +: 4]),
                .remote_reply_in_data           (between_home_packet_data[n * 256 +: 256]),
                .core_number                    (n[4:0]),
                .flush                          (barrier_node_flush),
                .flushed                        (node_flushed[n]),
                .phase                          (mode_phase[n * 2 +: 2]),
                .even_sets_shared               (mode_even_sets_shared[n]),
                .odd_sets_shared                (mode_odd_sets_shared[n]),
                .decision_valid                 (mode_decision_valid[n]),
                .decision_shared                (mode_decision_shared[n]),
                .event_hit                      (event_hit[n]),
                .event_hit_pending              (event_hit_pending[n]),
                .event_miss                     (event_miss[n]),
                .event_bypass                   (event_bypass[n]),
                .event_reservation_fail         (event_reservation_fail[n]),
                .event_evict                    (event_evict[n]),
                .event_fill                     (event_fill[n]),
                .evict_line                     (event_evict_line[n * 33 +: 33]),
                .counter_index                  (counter_index),
                .counter_value                  (counter_value[n * 32 +: 32]),
                .ram_error                      (node_ram_error[n])
            );
        end
    endgenerate

    core_crossbar_cores28_aadb0d80 u_between (
        .clock                    (clock),
        .reset                    (reset),
        .request_valid            (node_remote_request_out_valid),
        .request_ready            (between_request_ready),
        .request_home             (node_remote_request_out_home),
        .request_kind             (node_remote_request_out_kind),
        .request_operation        (node_remote_request_out_operation),
        .request_line             (node_remote_request_out_line),
        .request_sectors          (node_remote_request_out_sectors),
        .request_byte_enable      (node_remote_request_out_byte_enable),
        .request_data             (node_remote_request_out_data),
        .request_source           (node_remote_request_out_source),
        .request_id               (node_remote_request_out_id),
        .home_request_valid       (between_home_request_valid),
        .home_request_ready       (node_remote_in_ready),
        .home_request_kind        (between_home_request_kind),
        .home_request_operation   (between_home_request_operation),
        .home_request_line        (between_home_request_line),
        .home_request_sectors     (between_home_request_sectors),
        .home_request_byte_enable (between_home_request_byte_enable),
        .home_request_data        (between_home_request_data),
        .home_request_source      (between_home_request_source),
        .home_request_id          (between_home_request_id),
        .packet_valid             (node_remote_out_valid),
        .packet_ready             (between_packet_ready),
        .packet_header            (node_remote_out_header),
        .packet_core              (node_remote_out_core),
        .packet_id                (node_remote_out_id),
        .packet_sectors           (node_remote_out_sectors),
        .packet_data              (node_remote_out_data),
        .packet_last              (node_remote_out_last),
        .home_packet_valid        (between_home_packet_valid),
        .home_packet_ready        (node_remote_reply_in_ready),
        .home_packet_id           (between_home_packet_id),
        .home_packet_sectors      (between_home_packet_sectors),
        .home_packet_data         (between_home_packet_data)
    );

    l2_crossbar_cores28_slices8_e4c330f1 u_crossbar (
        .clock                    (clock),
        .reset                    (reset),
        .node_request_valid       (node_l2_out_valid),
        .node_request_ready       (crossbar_node_request_ready),
        .node_request_kind        (node_l2_out_kind),
        .node_request_operation   (node_l2_out_operation),
        .node_request_line        (node_l2_out_line),
        .node_request_sectors     (node_l2_out_sectors),
        .node_request_byte_enable (node_l2_out_byte_enable),
        .node_request_data        (node_l2_out_data),
        .node_request_source      (node_l2_out_source),
        .node_request_id          (node_l2_out_id),
        .node_reply_valid         (crossbar_node_reply_valid),
        .node_reply_ready         (node_l2_in_ready),
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

    flush_barrier_7bcddbf6 u_barrier (
        .clock        (clock),
        .reset        (reset),
        .flush        (flush),
        .node_flushed (node_flushed),
        .node_flush   (barrier_node_flush),
        .flushed      (flushed)
    );
endmodule

`default_nettype wire
