
    // The home and the slice, and the tiles of all three: 4 bits a tile, the first lowest.
    wire [REQUEST_LINE_BITS-1:0] expected_tag = request_line >> SET_BITS;
    wire [1:0] core_bits = expected_tag[1:0];
    wire [1:0] expected_home = (core_bits >= CORES) ? core_bits - CORES : core_bits;
    localparam [2:0] SLICE_COUNT = SLICES;
    localparam [3:0] ROW = COLUMNS;
    wire [REQUEST_LINE_BITS-1:0] block = request_line >> SHIFT;
    wire [REQUEST_LINE_BITS-1:0] expected_slice = block % SLICE_COUNT;
    wire [3:0] from = CORE_TILES >> (4 * request_core);
    wire [3:0] to_home = CORE_TILES >> (4 * home);
    wire [3:0] to_slice = SLICE_TILES >> (4 * slice);

    function [3:0] distance(input [3:0] one, input [3:0] other);
        distance = (one > other) ? one - other : other - one;
    endfunction

    always @* begin
        r8_core_exists: assume (request_core < CORES);
        // R1: The home is the home map's.
        // Fault in home_map: `core = value;` becomes `core = ~value;`.
        r1_home: assert (home == expected_home);
        // R2: The slice is the block number modulo the number of slices.
        // Fault in slice_map: `= sums[i * 3 +: 2];` becomes `= sums[i * 3 + 1 +: 2];`.
        r2_slice: assert (slice == expected_slice);
        // R3: Hops to the home are the Manhattan distance of the tiles.
        // Fault in min_router_cores: `column = 2'd2;` becomes `column = 2'd0;`.
        r3_hops_home: assert (hops_home ==
            distance(from % ROW, to_home % ROW) + distance(from / ROW, to_home / ROW));
        // R4: Hops to the slice are the Manhattan distance of the tiles.
        // Fault in min_router_slices: `column = 2'd2;` becomes `column = 2'd0;`.
        r4_hops_l2: assert (hops_l2 ==
            distance(from % ROW, to_slice % ROW) + distance(from / ROW, to_slice / ROW));
        // R5, R6: A request goes to L2 exactly where that is nearer, and never without Min(H, L2).
        // Fault in min_router: `hops_l2 < hops_home` becomes `hops_l2 <= hops_home`.
        r5_nearer: assert (to_l2 == (MIN && hops_l2 < hops_home));
        own_home: cover (hops_home == 0);
        tie: cover (hops_home == hops_l2);
        farthest_slice: cover (hops_l2 == 3);
    end
