// warpcache 0.1.0: request_classifier of design pact20
// paper: pact20 section 3.2, section 4.1
`default_nettype none

// Routes a request of a core to the own L1, the home core or L2, and says whether the own copy of
// its line is looked up, written or invalidated.
module request_classifier (
    // request
    input  wire [1:0]  request_kind,
    input  wire [32:0] request_line,

    input  wire        even_sets_shared,
    input  wire        odd_sets_shared,
    input  wire [4:0]  core_number,
    output reg  [1:0]  way,
    output reg  [1:0]  own,
    output wire [4:0]  home,
    output wire [2:0]  slice,
    output wire        is_shared,
    output wire        is_tracked
);

    reg shared;
    reg [1:0] abroad;
    wire router_to_l2;
    wire [3:0] router_hops_home;
    wire [3:0] router_hops_l2;
    wire [4:0] index_set_number;
    wire [27:0] index_tag;

    always @* begin
        abroad = 2'd1;
        if (router_to_l2) begin
            abroad = 2'd2;
        end
    end

    wire is_load = request_kind == 2'd0;
    wire is_store = request_kind == 2'd1;
    wire is_others = home != core_number;

    always @* begin
        shared = even_sets_shared;
        if (index_set_number[0]) begin
            shared = odd_sets_shared;
        end
    end

    assign is_shared = shared;
    assign is_tracked = is_others && !is_load;

    always @* begin
        way = 2'd0;
        own = 2'd1;
        if (is_others) begin
            if (is_load) begin
                if (shared) begin
                    way = abroad;
                    own = 2'd0;
                end
            end else begin
                way = abroad;
                own = 2'd3;
                if (shared) begin
                    own = 2'd3;
                end
                if (is_store && !shared) begin
                    own = 2'd2;
                end
            end
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, router_hops_home, router_hops_l2, index_set_number[4:1], index_tag};

    min_router_7f16e14e u_router (
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
