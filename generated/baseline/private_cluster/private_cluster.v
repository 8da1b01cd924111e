// warpcache 0.1.0: private_cluster of design baseline
// paper: ics15 section 2.2
//
// Back-pressure and latency: on every stream but the status; a cycle in each switch.
//
// Outputs that depend on inputs of the same cycle, through logic alone: core_request_ready on
// flush; down_reply_ready on down_reply_valid, reply_core; counter_value on counter_index.
`default_nettype none

// Cores' private L1 caches, and what joins them with the slices of L2.
module private_cluster (
    input  wire          clock,
    input  wire          reset,
    // core_request: What each core asks for.
    input  wire [14:0]   core_request_valid,        // A beat is offered. [15 elements]
    output wire [14:0]   core_request_ready,        // The beat that is offered is taken. [15
                                                    // elements]
    input  wire [29:0]   core_request_kind,         // What is to be done. [0=load, 1=store,
                                                    // 2=atomic] [15 elements of 2 bits]
    input  wire [59:0]   core_request_operation,    // An atomic's operation, passed on as it is.
                                                    // [15 elements of 4 bits]
    input  wire [494:0]  core_request_line,         // Line address. [15 elements of 33 bits]
    input  wire [59:0]   core_request_sectors,      // Sectors of the line; exactly one for a store
                                                    // or an atomic. [15 elements of 4 bits]
    input  wire [479:0]  core_request_byte_enable,  // Bytes of the sector that a store writes;
                                                    // passed on as it is. [15 elements of 32 bits]
    input  wire [3839:0] core_request_data,         // The sector's new bytes; passed on as it is.
                                                    // [15 elements of 256 bits]
    input  wire [14:0]   core_request_bypass_l1,    // A direct request: not to be answered from, or
                                                    // kept in, this cache. [15 elements]
    input  wire [119:0]  core_request_id,           // What the answers carry. [15 elements of 8
                                                    // bits]
    // core_status: What became of it.
    output wire [14:0]   core_status_valid,         // There is one in this cycle. [15 elements]
    output wire [119:0]  core_status_id,            // Its identifier. [15 elements of 8 bits]
    output wire [44:0]   core_status_word,          // What became of it. [0=hit, 1=hit_pending,
                                                    // 2=miss, 3=bypass, 4=reservation_fail] [15
                                                    // elements of 3 bits]
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
    output reg  [23:0]   down_request_kind,         // What is to be done. [0=load, 1=store,
                                                    // 2=atomic] [12 elements of 2 bits]
    output reg  [47:0]   down_request_operation,    // The core's operation of an atomic. [12
                                                    // elements of 4 bits]
    output reg  [395:0]  down_request_line,         // Line address. [12 elements of 33 bits]
    output reg  [47:0]   down_request_sectors,      // Sectors wanted or written: all of them for a
                                                    // miss, else the core's. [12 elements of 4
                                                    // bits]
    output reg  [383:0]  down_request_byte_enable,  // The core's bytes to be written. [12 elements
                                                    // of 32 bits]
    output reg  [3071:0] down_request_data,         // The core's new bytes. [12 elements of 256
                                                    // bits]
    output reg  [95:0]   down_request_source,       // Number of the core. [12 elements of 8 bits]
    output reg  [107:0]  down_request_id,           // What the reply must carry: top bit set and
                                                    // the core's identifier for a direct request,
                                                    // else the number of the MSHR entry. [12
                                                    // elements of 9 bits]
    // down_reply: Its answers; with a switch, the beats of one come without those of another
    // between them.
    input  wire [11:0]   down_reply_valid,          // A beat is offered. [12 elements]
    output wire [11:0]   down_reply_ready,          // The beat that is offered is taken. [12
                                                    // elements]
    input  wire [107:0]  down_reply_id,             // The identifier of the request answered. [12
                                                    // elements of 9 bits]
    input  wire [23:0]   down_reply_kind,           // The kind of the request answered. [0=load,
                                                    // 1=store, 2=atomic] [12 elements of 2 bits]
    input  wire [23:0]   down_reply_sector,         // Sector of the line; anything for a store. [12
                                                    // elements of 2 bits]
    input  wire [3071:0] down_reply_data,           // The sector's bytes; anything for a store. [12
                                                    // elements of 256 bits]
    input  wire [11:0]   down_reply_last,           // No other beat of this reply follows. [12
                                                    // elements]

    input  wire [95:0]   reply_core,                // Number of the core that is answered: the
                                                    // source of its request. It stands as the
                                                    // answer does. [12 elements of 8 bits]
    input  wire          flush,                     // Empty all nodes; may rise and fall at any
                                                    // time.
    output wire          flushed,                   // All nodes are empty; stands until flush has
                                                    // fallen.
    // event: What happened in each node in the cycle before.
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

    input  wire [2:0]    counter_index,             // The counter to show of every node.
    output wire [479:0]  counter_value              // Its value in each. [15 elements of 32 bits]
);

    reg [47:0] answered;
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
    wire [14:0] nodes_flushed;
    wire [59:0] slices_slice;
    wire [14:0] requests_offered_ready;
    reg [5219:0] requests_offered_data;
    wire [4175:0] requests_delivered_data;
    wire [11:0] requests_delivered_last;
    reg [3239:0] replies_offered_data;
    wire [14:0] replies_delivered_valid;
    wire [4049:0] replies_delivered_data;
    wire [14:0] replies_delivered_last;
    wire barrier_node_flush;
    genvar n;

    always @* begin : drive_requests_offered_data
        integer i;
        for (i = 0; i < 15; i = i + 1) begin
            requests_offered_data[i * 348 +: 348] = {nodes_down_request_kind[i * 2 +: 2],
                nodes_down_request_operation[i * 4 +: 4], nodes_down_request_line[i * 33 +: 33],
                nodes_down_request_sectors[i * 4 +: 4],
                nodes_down_request_byte_enable[i * 32 +: 32],
                nodes_down_request_data[i * 256 +: 256], nodes_down_request_source[i * 8 +: 8],
                nodes_down_request_id[i * 9 +: 9]};
        end
    end

    always @* begin : drive_down_request_kind
        integer i;
        for (i = 0; i < 12; i = i + 1) begin
            down_request_kind[i * 2 +: 2] = requests_delivered_data[i * 348 + 346 +: 2];
        end
    end

    always @* begin : drive_down_request_operation
        integer i;
        for (i = 0; i < 12; i = i + 1) begin
            down_request_operation[i * 4 +: 4] = requests_delivered_data[i * 348 + 342 +: 4];
        end
    end

    always @* begin : drive_down_request_line
        integer i;
        for (i = 0; i < 12; i = i + 1) begin
            down_request_line[i * 33 +: 33] = requests_delivered_data[i * 348 + 309 +: 33];
        end
    end

    always @* begin : drive_down_request_sectors
        integer i;
        for (i = 0; i < 12; i = i + 1) begin
            down_request_sectors[i * 4 +: 4] = requests_delivered_data[i * 348 + 305 +: 4];
        end
    end

    always @* begin : drive_down_request_byte_enable
        integer i;
        for (i = 0; i < 12; i = i + 1) begin
            down_request_byte_enable[i * 32 +: 32] = requests_delivered_data[i * 348 + 273 +: 32];
        end
    end

    always @* begin : drive_down_request_data
        integer i;
        for (i = 0; i < 12; i = i + 1) begin
            down_request_data[i * 256 +: 256] = requests_delivered_data[i * 348 + 17 +: 256];
        end
    end

    always @* begin : drive_down_request_source
        integer i;
        for (i = 0; i < 12; i = i + 1) begin
            down_request_source[i * 8 +: 8] = requests_delivered_data[i * 348 + 9 +: 8];
        end
    end

    always @* begin : drive_down_request_id
        integer i;
        for (i = 0; i < 12; i = i + 1) begin
            down_request_id[i * 9 +: 9] = requests_delivered_data[i * 348 +: 9];
        end
    end

    always @* begin : drive_answered
        integer i;
        for (i = 0; i < 12; i = i + 1) begin
            answered[i * 4 +: 4] = reply_core[i * 8 +: 4];
        end
    end

    always @* begin : drive_replies_offered_data
        integer i;
        for (i = 0; i < 12; i = i + 1) begin
            replies_offered_data[i * 270 +: 270] = {down_reply_id[i * 9 +: 9],
                down_reply_kind[i * 2 +: 2], down_reply_sector[i * 2 +: 2],
                down_reply_data[i * 256 +: 256], down_reply_last[i]};
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, reply_core, requests_delivered_last, replies_delivered_last};

    generate
        for (n = 0; n < 15; n = n + 1) begin : nodes
            l1_b152e551 u_nodes (
                .clock                    (clock),
                .reset                    (reset),
                .core_request_valid       (core_request_valid[n]),
                .core_request_ready       (core_request_ready[n]),
                .core_request_kind        (core_request_kind[n * 2 +: 2]),
                .core_request_operation   (core_request_operation[n * 4 +: 4]),
                .core_request_line        (core_request_line[n * 33 +: 33]),
                .core_request_sectors     (core_request_sectors[n * 4 +: 4]),
                .core_request_byte_enable (core_request_byte_enable[n * 32 +: 32]),
                .core_request_data        (core_request_data[n * 256 +: 256]),
                .core_request_bypass_l1   (core_request_bypass_l1[n]),
                .core_request_id          (core_request_id[n * 8 +: 8]),
                .core_status_valid        (core_status_valid[n]),
                .core_status_id           (core_status_id[n * 8 +: 8]),
                .core_status_word         (core_status_word[n * 3 +: 3]),
                .core_reply_valid         (core_reply_valid[n]),
                .core_reply_ready         (core_reply_ready[n]),
                .core_reply_id            (core_reply_id[n * 8 +: 8]),
                .core_reply_sector        (core_reply_sector[n * 2 +: 2]),
                .core_reply_data          (core_reply_data[n * 256 +: 256]),
                .core_reply_last          (core_reply_last[n]),
                .down_request_valid       (nodes_down_request_valid[n]),
                .down_request_ready       (requests_offered_ready[n]),
                .down_request_kind        (nodes_down_request_kind[n * 2 +: 2]),
                .down_request_operation   (nodes_down_request_operation[n * 4 +: 4]),
                .down_request_line        (nodes_down_request_line[n * 33 +: 33]),
                .down_request_sectors     (nodes_down_request_sectors[n * 4 +: 4]),
                .down_request_byte_enable (nodes_down_request_byte_enable[n * 32 +: 32]),
                .down_request_data        (nodes_down_request_data[n * 256 +: 256]),
                .down_request_source      (nodes_down_request_source[n * 8 +: 8]),
                .down_request_id          (nodes_down_request_id[n * 9 +: 9]),
                .down_reply_valid         (replies_delivered_valid[n]),
                .down_reply_ready         (nodes_down_reply_ready[n]),
                .down_reply_id            (replies_delivered_data[n * 270 + 261 +: 9]),
                .down_reply_kind          (replies_delivered_data[n * 270 + 259 +: 2]),
                .down_reply_sector        (replies_delivered_data[n * 270 + 257 +: 2]),
                .down_reply_data          (replies_delivered_data[n * 270 + 1 +: 256]),
                .down_reply_last          (replies_delivered_data[n * 270]),
                .core_number              (n[7:0]),
                .flush                    (barrier_node_flush),
                .flushed                  (nodes_flushed[n]),
                .event_hit                (event_hit[n]),
                .event_hit_pending        (event_hit_pending[n]),
                .event_miss               (event_miss[n]),
                .event_bypass             (event_bypass[n]),
                .event_reservation_fail   (event_reservation_fail[n]),
                .event_evict              (event_evict[n]),
                .event_fill               (event_fill[n]),
                .evict_line               (event_evict_line[n * 33 +: 33]),
                .counter_index            (counter_index),
                .counter_value            (counter_value[n * 32 +: 32])
            );
        end
    endgenerate

    generate
        for (n = 0; n < 15; n = n + 1) begin : slices
            slice_map_line33_interleave1_slices12 u_slices (
                .line  (nodes_down_request_line[n * 33 +: 33]),
                .slice (slices_slice[n * 4 +: 4])
            );
        end
    endgenerate

    packet_switch_091bd359 u_requests (
        .clock               (clock),
        .reset               (reset),
        .offered_valid       (nodes_down_request_valid),
        .offered_ready       (requests_offered_ready),
        .offered_destination (slices_slice),
        .offered_data        (requests_offered_data),
        .offered_last        ({15{1'b1}}),
        .delivered_valid     (down_request_valid),
        .delivered_ready     (down_request_ready),
        .delivered_data      (requests_delivered_data),
        .delivered_last      (requests_delivered_last)
    );

    packet_switch_9e7e0677 u_replies (
        .clock               (clock),
        .reset               (reset),
        .offered_valid       (down_reply_valid),
        .offered_ready       (down_reply_ready),
        .offered_destination (answered),
        .offered_data        (replies_offered_data),
        .offered_last        (down_reply_last),
        .delivered_valid     (replies_delivered_valid),
        .delivered_ready     (nodes_down_reply_ready),
        .delivered_data      (replies_delivered_data),
        .delivered_last      (replies_delivered_last)
    );

    flush_barrier_1811d4cc u_barrier (
        .clock        (clock),
        .reset        (reset),
        .flush        (flush),
        .node_flushed (nodes_flushed),
        .node_flush   (barrier_node_flush),
        .flushed      (flushed)
    );
endmodule

`default_nettype wire
