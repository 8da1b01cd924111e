// warpcache 0.1.0
`default_nettype none

// A level to all chips, which changes once each of them has answered it.
module reconfigurator_level_926ee041 (
    input  wire clock,
    input  wire reset,
    input  wire to,
    input  wire all,
    input  wire none,
    output wire level,
    output wire is_on,
    output wire is_off
);

    reg on_d;
    reg on_q;

    wire on = on_q;
    assign level = on;
    assign is_on = on && all;
    assign is_off = !on && none;

    always @* begin
        on_d = on_q;
        if ((on && all) || (!on && none)) begin
            on_d = to;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            on_q <= 1'b0;
        end else begin
            on_q <= on_d;
        end
    end
endmodule

`default_nettype wire
