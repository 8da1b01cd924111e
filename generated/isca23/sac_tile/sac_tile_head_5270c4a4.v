// warpcache 0.1.0: sac_tile of design isca23
// paper: isca23 section 3.1
`default_nettype none

// Takes the head of a word apart.
module sac_tile_head_5270c4a4 (
    input  wire [71:0] head,
    // asked
    output wire [1:0]  asked_kind,
    output wire [3:0]  asked_operation,
    output wire [40:0] asked_line,
    output wire [3:0]  asked_sectors,
    output wire [8:0]  asked_id,
    output wire [7:0]  asked_source,
    output wire [1:0]  asked_chip,
    output wire [1:0]  asked_home
);

    wire [71:0] word = head;
    assign asked_kind = word[1:0];
    assign asked_operation = word[5:2];
    assign asked_line = word[46:6];
    assign asked_sectors = word[50:47];
    assign asked_id = word[59:51];
    assign asked_source = word[67:60];
    assign asked_chip = word[69:68];
    assign asked_home = word[71:70];
endmodule

`default_nettype wire
