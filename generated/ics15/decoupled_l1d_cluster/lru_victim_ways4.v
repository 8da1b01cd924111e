// warpcache 0.1.0: decoupled_l1d_cluster of design ics15
// paper: ics15 section 4.3
`default_nettype none

// Finds the least recently used of the eligible ways.
module lru_victim_ways4 (
    input  wire [5:0] order,
    input  wire [3:0] eligible,
    output reg  [1:0] victim,
    output wire       any
);

    reg [2:0] beaten_0;
    reg [1:0] beaten_1;
    reg beaten_2;

    wire [2:0] newer_0 = order[2:0];

    always @* begin
        beaten_0 = 3'd0;
        if (eligible[0]) begin
            beaten_0 = ~newer_0;
        end
    end

    wire [1:0] newer_1 = order[4:3];

    always @* begin
        beaten_1 = beaten_0[2:1];
        if (eligible[1]) begin
            beaten_1 = beaten_0[2:1] | ~newer_1;
        end
    end

    wire newer_2 = order[5];

    always @* begin
        beaten_2 = beaten_1[1];
        if (eligible[2]) begin
            beaten_2 = beaten_1[1] | !newer_2;
        end
    end

    assign any = |eligible;

    always @* begin
        victim = 2'd0;
        if (eligible[1] && !beaten_0[0] && !(|(newer_1 & eligible[3:2]))) begin
            victim = 2'd1;
        end
        if (eligible[2] && !beaten_1[0] && !(newer_2 & eligible[3])) begin
            victim = 2'd2;
        end
        if (eligible[3] && !beaten_2) begin
            victim = 2'd3;
        end
    end
endmodule

`default_nettype wire
