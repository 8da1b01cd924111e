// warpcache 0.1.0: store_tracker of design pact20
// paper: mends pact20 section 4.1
//
// Back-pressure and latency: none; answers in its cycle.
//
// The environment's side:
// - The environment acknowledges each store once, with its store_entry.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - store_entry on request_line, request_to_home
// - load_blocked on request_line, request_to_home
// - has_room on request_line, request_to_home
`default_nettype none

// Blocks a core's loads of a line while a store or atomic of that core to the line, which was
// routed another way than the load would be, is not acknowledged.
module store_tracker (
    input  wire        clock,
    input  wire        reset,
    // request: Loads, stores and atomics of the core.
    input  wire [32:0] request_line,     // Line address: a byte address without the offset in the
                                         // line.
    input  wire        request_to_home,  // The request would go by way of the home, not to L2.
    // store: A store or an atomic that leaves.
    input  wire        store_valid,      // The request is one, and leaves in this cycle if there is
                                         // room.
    output wire [3:0]  store_entry,      // The entry that counts it; 0 if there is no room and no
                                         // entry of its line and way.
    // ack: A store or an atomic that is acknowledged.
    input  wire        ack_valid,        // There is one in this cycle.
    input  wire [3:0]  ack_entry,        // Value of store_entry when the store was accepted.

    output wire        load_blocked,     // A load must wait.
    output wire        has_room,         // A store or an atomic may leave.
    output wire        is_empty          // Every store is acknowledged.
);

    reg [3:0] chosen;
    reg [15:0] entries_take;
    reg [15:0] entries_acknowledge;
    wire [15:0] entries_is_busy;
    wire [15:0] entries_is_same_way;
    wire [15:0] entries_is_full;
    wire [15:0] entries_is_other_way;
    genvar n;

    wire has_same_way = |entries_is_same_way;
    wire same_way_is_full = |entries_is_full;
    wire has_free = |(~entries_is_busy);
    wire may_enter = (has_same_way && !same_way_is_full) || (!has_same_way && has_free);

    always @* begin : drive_chosen
        integer i;
        chosen = 4'd0;
        for (i = 15; i >= 0; i = i - 1) begin
            if (!entries_is_busy[i]) begin
                chosen = i[3:0];
            end
        end
        for (i = 0; i < 16; i = i + 1) begin
            if (entries_is_same_way[i]) begin
                chosen = i[3:0];
            end
        end
    end

    wire accepted = store_valid && may_enter;

    always @* begin : drive_entries_take
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            entries_take[i] = accepted && (chosen == i[3:0]);
        end
    end

    always @* begin : drive_entries_acknowledge
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            entries_acknowledge[i] = ack_valid && (ack_entry == i[3:0]);
        end
    end

    assign load_blocked = |entries_is_other_way;
    assign has_room = may_enter;
    assign store_entry = chosen;
    assign is_empty = !(|entries_is_busy);

    generate
        for (n = 0; n < 16; n = n + 1) begin : entries
            store_tracker_entry_fb451221 u_entries (
                .clock        (clock),
                .reset        (reset),
                .line         (request_line),
                .to_home      (request_to_home),
                .take         (entries_take[n]),
                .acknowledge  (entries_acknowledge[n]),
                .is_busy      (entries_is_busy[n]),
                .is_same_way  (entries_is_same_way[n]),
                .is_full      (entries_is_full[n]),
                .is_other_way (entries_is_other_way[n])
            );
        end
    endgenerate
endmodule

`default_nettype wire
