// shadow_tags as its datasheet describes it: a table of records, read before the clock edge, and an answer in registers.
// FAULT plants a fault; 0 plants none.
`timescale 1ns / 1ps
`include "tag_table.svh"

module tag_table #(
    parameter WAYS = `WAYS,
    parameter SETS = 1 << `SET_BITS,
    parameter FAULT = `FAULT
) (
    input  logic                  clock,
    input  logic                  reset,
    input  logic                  write_valid,
    input  logic [`SET_BITS-1:0]  write_set,
    input  logic [1:0]            write_way,
    input  logic [27:0]           write_tag,
    input  logic                  invalidate_valid,
    input  logic [`SET_BITS-1:0]  invalidate_set,
    input  logic [WAYS-1:0]       invalidate_ways,
    input  logic                  lookup_valid,
    input  logic [32:0]           lookup_line,
    output logic                  answer_valid,
    output logic                  answer_hit,
`ifdef WITH_RAM_ERROR
    output logic                  ram_error,
`endif
    output logic [1:0]            answer_way
);
    import tag_table_package::*;

    entry_t table_q [0:SETS*WAYS-1];
    wire [27:0] tag = lookup_line[32:5];
    logic [WAYS-1:0] match;
    integer m, w, e;

    always @* begin
        match = 0;
        for (m = 0; m < WAYS; m = m + 1)
            if (table_q[lookup_line[4:0]*WAYS + m] == {1'b1, tag}
                || FAULT == 1 && (table_q[lookup_line[4:0]*WAYS + m] ^ {1'b1, tag}) >> 15 == 0)
                match[m] = FAULT != 2 || m != WAYS - 1;
    end

    always_ff @(posedge clock) begin
        if (FAULT != 3) begin
            if (write_valid) table_q[write_set*WAYS + write_way] <= #1 {1'b1, write_tag};
        end
        if (invalidate_valid)
            for (w = 0; w < WAYS; w = w + 1)
                if (invalidate_ways[w] && !(FAULT == 4 && write_valid))
                    table_q[invalidate_set*WAYS + w] <= #1 29'd0;
        if (FAULT == 3) begin
            if (write_valid) table_q[write_set*WAYS + write_way] <= #1 {1'b1, write_tag};
        end
        answer_valid <= #1 lookup_valid;
        answer_hit <= #1 (lookup_valid || FAULT == 5) && |match;
        for (w = WAYS - 1; w >= 0; w = w - 1)
            if (match[w]) answer_way <= #1 w[1:0] ^ (FAULT == 6);
        if (reset) begin
            answer_valid <= #1 FAULT == 7 && lookup_valid;
            answer_hit <= #1 1'b0;
            for (e = FAULT == 8 ? WAYS : 0; e < SETS*WAYS; e = e + 1) table_q[e] <= #1 29'd0;
        end
        if (FAULT == 9 && answer_valid && answer_hit && answer_way == 2) $finish;
        if (FAULT == 10 && invalidate_valid)
            table_q[invalidate_set*WAYS + WAYS - 1] <= #1 29'd0;
    end
`ifdef WITH_RAM_ERROR
    assign ram_error = 1'b0;
`endif

    initial $display("a table of %0d ways", WAYS);
endmodule
