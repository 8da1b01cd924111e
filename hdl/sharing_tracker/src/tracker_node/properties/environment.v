
    // What an L1 by itself has for a port: the number of its core.
    localparam CORE_NUMBER_BITS = 1;
    wire core_number = 1'b0;
