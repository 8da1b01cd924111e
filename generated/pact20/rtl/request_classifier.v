// warpcache 0.1.0: request_classifier of design pact20
// paper: pact20 section 3.2, section 4.1
//
// Back-pressure and latency: none; combinational.
//
// The environment's side:
// - The environment gives a core_number below cores that does not change, and kinds 0 to 2.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - way on request_kind, request_line, even_sets_shared, odd_sets_shared, core_number
// - local_copy on request_kind, request_line, even_sets_shared, odd_sets_shared, core_number
// - home on request_line
// - slice on request_line
// - is_shared on request_line, even_sets_shared, odd_sets_shared
// - is_tracked on request_kind, request_line, core_number
`default_nettype none

// Routes a request of a core to the local L1, the home core or L2, and says whether the local copy
// of its line is looked up, written or invalidated.
module request_classifier (
    // request: Loads, stores and atomics of the core.
    input  wire [1:0]  request_kind,      // Kind of the request. [0=load, 1=store, 2=atomic]
    input  wire [32:0] request_line,      // The line address.

    input  wire        even_sets_shared,  // Even sets are to be treated as shared.
    input  wire        odd_sets_shared,   // Odd sets are to be treated as shared.
    input  wire [4:0]  core_number,       // Number of this core, below cores; constant.
    output reg  [1:0]  way,               // Where the request goes. [0=local_l1, 1=home, 2=l2]
    output reg  [1:0]  local_copy,        // Action on the copy in the local L1. [0=none, 1=access,
                                          // 2=update, 3=invalidate]
    output wire [4:0]  home,              // The home core of the line.
    output wire [2:0]  slice,             // The L2 slice of the line.
    output wire        is_shared,         // The line's set is treated as shared.
    output wire        is_tracked         // A store or atomic that the store tracker is to count.
);

    localparam [1:0] KIND_LOAD = 2'd0;
    localparam [1:0] LOCAL_NONE = 2'd0;
    localparam [1:0] WAY_LOCAL = 2'd0;
    localparam [1:0] KIND_STORE = 2'd1;
    localparam [1:0] LOCAL_ACCESS = 2'd1;
    localparam [1:0] WAY_HOME = 2'd1;
    localparam [1:0] WAY_L2 = 2'd2;
    localparam [1:0] WRITE = 2'd2;
    localparam [1:0] LEFTOVER = 2'd3;
    localparam [1:0] LOCAL_INVALIDATE = 2'd3;

    reg shared;
    reg [1:0] remote_way;
    wire router_to_l2;
    wire [3:0] router_hops_home;
    wire [3:0] router_hops_l2;
    wire [4:0] index_set_number;
    wire [27:0] index_tag;

    always @* begin
        remote_way = WAY_HOME;
        if (router_to_l2) begin
            remote_way = WAY_L2;
        end
    end

    wire is_load = request_kind == KIND_LOAD;
    wire is_store = request_kind == KIND_STORE;
    wire is_remote = home != core_number;

    always @* begin
        shared = even_sets_shared;
        if (index_set_number[0]) begin
            shared = odd_sets_shared;
        end
    end

    assign is_shared = shared;
    assign is_tracked = is_remote && !is_load;

    always @* begin
        way = WAY_LOCAL;
        local_copy = LOCAL_ACCESS;
        if (is_remote) begin
            if (is_load) begin
                if (shared) begin
                    way = remote_way;
                    local_copy = LOCAL_NONE;
                end
            end else begin
                way = remote_way;
                local_copy = LOCAL_INVALIDATE;
                if (shared) begin
                    local_copy = LEFTOVER;
                end
                if (is_store && !shared) begin
                    local_copy = WRITE;
                end
            end
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, router_hops_home, router_hops_l2, index_set_number[4:1], index_tag};

    min_router_6c1b3ff3 u_router (
        .request_core (core_number),
        .request_line (request_line),
        .to_l2        (router_to_l2),
        .home         (home),
        .slice        (slice),
        .hops_home    (router_hops_home),
        .hops_l2      (router_hops_l2)
    );

    set_index_linear_line33_sets32 u_index (
        .line       (request_line),
        .set_number (index_set_number),
        .tag        (index_tag)
    );
endmodule

`default_nettype wire
