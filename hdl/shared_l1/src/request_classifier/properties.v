
    // The rules as a table: is the line another core's, is its set shared, and what is it.
    localparam LOAD = 0;
    localparam STORE = 1;
    wire others_line = home != core_number;
    wire expected_shared = request_line[0] ? odd_sets_shared : even_sets_shared;
    wire [1:0] expected_remote_way = router_to_l2 ? 2'd2 : 2'd1;
    wire a_load = request_kind == LOAD;
    wire a_store = request_kind == STORE;

    reg [1:0] expected_way;
    reg [1:0] expected_local;
    always @* begin
        expected_way = expected_remote_way;
        expected_local = expected_shared ? (LAZY ? 2'd0 : 2'd3) : a_store ? (EVICT ? 2'd3 : 2'd2) : 2'd3;
        if (a_load)
            expected_local = 2'd0;
        if (!a_load && !a_store && DIRECT)
            expected_way = 2'd2;
        if (!others_line || (!expected_shared && (a_load || (a_store && MODE)))) begin
            expected_way = 2'd0;
            expected_local = 2'd1;
        end
    end

    always @* begin
        r12_kinds: assume (request_kind < 3 && core_number < CORES);
        // R1: A set is treated as its parity says.
        // Fault in request_classifier: `assign is_shared = ` becomes `assign is_shared = request_kind[0] || `.
        r1_shared: assert (is_shared == expected_shared);
        // R2, R3: A request to a local line goes to the local L1.
        // Fault in request_classifier: `home != core_number` becomes `home >= core_number`.
        r2_local_line: assert (others_line || way == 2'd0);
        // R3 to R6: The way follows from kind, home, mode and router alone.
        // Fault in request_classifier: `remote_way = WAY_L2` becomes `remote_way = WAY_HOME`.
        r3_way: assert (way == expected_way);
        // R3 to R9: The treatment of the local copy follows from kind, home and mode alone.
        // Fault in request_classifier: `local_copy = LOCAL_NONE` becomes `local_copy = LOCAL_ACCESS`.
        r7_local: assert (local_copy == expected_local);
        // R10: Stores and atomics to another's line are tracked.
        // Fault in request_classifier: `assign is_tracked = ` becomes `assign is_tracked = is_shared && `.
        r10_tracked: assert (is_tracked == (others_line && !a_load));
        store_remote_way: cover (a_store && way != 0);
        atomic_to_l2: cover (!a_store && !a_load && way == 2'd2);
    end
