// Made by a test.
`default_nettype none

// Walks through its phases.
module machine (
    input  wire clock,
    input  wire reset,
    input  wire start,
    input  wire filled,
    output wire busy,
    output wire done
);

    localparam [1:0] PHASE_IDLE = 2'd0;
    localparam [1:0] PHASE_FETCH = 2'd1;
    localparam [1:0] PHASE_WAIT_FOR_FILL = 2'd2;
    localparam [1:0] PHASE_DONE = 2'd3;

    reg [1:0] phase_d;
    reg [1:0] phase_q;
    reg armed_d;
    reg armed_q;

    always @* begin
        phase_d = phase_q;
        armed_d = armed_q;
        case (phase_q)
            PHASE_IDLE: begin
                if (start && armed_q) begin
                    phase_d = PHASE_FETCH;
                    armed_d = 1'b0;
                end
            end
            PHASE_FETCH, PHASE_WAIT_FOR_FILL: begin
                phase_d = PHASE_WAIT_FOR_FILL;
                if (filled) begin
                    phase_d = PHASE_DONE;
                end
            end
            default: begin
                phase_d = PHASE_IDLE;
                armed_d = 1'b1;
            end
        endcase
    end

    assign busy = phase_q != PHASE_IDLE;
    assign done = phase_q == PHASE_DONE;

    always @(posedge clock) begin
        if (reset) begin
            phase_q <= PHASE_DONE;
            armed_q <= 1'b1;
        end else begin
            phase_q <= phase_d;
            armed_q <= armed_d;
        end
    end
endmodule

`default_nettype wire
