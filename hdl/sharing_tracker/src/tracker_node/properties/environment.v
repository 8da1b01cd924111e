
    // The number of its core, which an L1 by itself has as a port.
    localparam CORE_NUMBER_BITS = 1;
    wire core_number = 1'b0;
