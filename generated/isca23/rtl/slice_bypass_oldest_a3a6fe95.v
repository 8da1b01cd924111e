// warpcache 0.1.0
`default_nettype none

// Chooses between two streams that share one way; what is offered holds until it is taken.
module slice_bypass_oldest_a3a6fe95 (
    input  wire clock,
    input  wire reset,
    input  wire first,
    input  wire second,
    input  wire taken,
    output wire first_goes,
    output wire second_goes
);

    reg second_leads_q;

    wire chooses_second = second && (second_leads_q || !first);
    wire chooses_first = first && !chooses_second;
    assign first_goes = chooses_first;
    assign second_goes = chooses_second;
    wire first_stays = first && !(chooses_first && taken);
    wire second_stays = second && !(chooses_second && taken);
    wire second_leads_d = second_stays && (second_leads_q || !first_stays);

    always @(posedge clock) begin
        if (reset) begin
            second_leads_q <= 1'b0;
        end else begin
            second_leads_q <= second_leads_d;
        end
    end
endmodule

`default_nettype wire
