// warpcache 0.1.0: min_router of design pact20
// paper: pact20 section 3.3
//
// Back-pressure and latency: none; combinational.
//
// The environment's side:
// - The environment names only cores below cores.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - to_l2 on request_core, request_line
// - home on request_line
// - slice on request_line
// - hops_home on request_core, request_line
// - hops_l2 on request_core, request_line
`default_nettype none

// Routes a request to a line homed elsewhere to the home core or directly to L2, whichever is fewer
// hops away.
module min_router (
    // request: Request to be routed.
    input  wire [4:0]  request_core,  // The core that asks, below cores.
    input  wire [32:0] request_line,  // The line address.

    output wire        to_l2,         // The request goes to L2 directly, not to the home.
    output wire [4:0]  home,          // The home core of the line.
    output wire [2:0]  slice,         // The L2 slice of the line, below the number of slices.
    output wire [3:0]  hops_home,     // Manhattan distance on the mesh from the core to the home.
    output wire [3:0]  hops_l2        // Hops to the slice.
);

    wire [4:0] home_map_set_number;
    wire [27:0] home_map_tag;
    wire [2:0] core_place_column;
    wire [2:0] core_place_row;
    wire [2:0] home_place_column;
    wire [2:0] home_place_row;
    wire [2:0] slice_place_column;
    wire [2:0] slice_place_row;

    assign to_l2 = hops_l2 < hops_home;

    (* unused *) wire unused;
    assign unused = &{1'b0, home_map_set_number, home_map_tag};

    home_map_d346969a u_home_map (
        .line       (request_line),
        .core       (home),
        .set_number (home_map_set_number),
        .tag        (home_map_tag)
    );

    slice_map_line33_interleave1_slices8 u_slice_map (
        .line  (request_line),
        .slice (slice)
    );

    min_router_cores_9d414c49 u_core_place (
        .number (request_core),
        .column (core_place_column),
        .row    (core_place_row)
    );

    min_router_cores_9d414c49 u_home_place (
        .number (home),
        .column (home_place_column),
        .row    (home_place_row)
    );

    min_router_slices_1ef8de00 u_slice_place (
        .number (slice),
        .column (slice_place_column),
        .row    (slice_place_row)
    );

    min_router_distance_a067b741 u_way_home (
        .from_column (core_place_column),
        .from_row    (core_place_row),
        .to_column   (home_place_column),
        .to_row      (home_place_row),
        .hops        (hops_home)
    );

    min_router_distance_a067b741 u_way_to_l2 (
        .from_column (core_place_column),
        .from_row    (core_place_row),
        .to_column   (slice_place_column),
        .to_row      (slice_place_row),
        .hops        (hops_l2)
    );
endmodule

`default_nettype wire
