// warpcache 0.1.0: slice_bypass of design isca23
// paper: isca23 section 3.1
`default_nettype none

// Arbitrates two streams of words; a word that is offered stands until it is taken.
module slice_bypass_merge_oldest_width57 (
    input  wire        clock,
    input  wire        reset,
    // first
    input  wire        first_valid,
    output wire        first_ready,
    input  wire [56:0] first_data,
    // second
    input  wire        second_valid,
    output wire        second_ready,
    input  wire [56:0] second_data,
    // out
    output wire        out_valid,
    input  wire        out_ready,
    output reg  [56:0] out_data
);

    reg second_leads_q;

    wire chooses_second = second_valid && (second_leads_q || !first_valid);
    wire chooses_first = first_valid && !chooses_second;
    assign out_valid = first_valid || second_valid;

    always @* begin
        out_data = first_data;
        if (chooses_second) begin
            out_data = second_data;
        end
    end

    assign first_ready = chooses_first && out_ready;
    assign second_ready = chooses_second && out_ready;
    wire first_stays = first_valid && !(chooses_first && out_ready);
    wire second_stays = second_valid && !(chooses_second && out_ready);
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
