// The same bench, and a bit of a memory of `near` that changes by itself.
module upset;
    bench u_bench ();
    reg was_wrong = 1'b0;
    integer wrong = 0, reported = 0, late = 0;

    always @(negedge u_bench.clock) begin
        if (u_bench.u_soc.u_near.ram_error) reported = reported + 1;
        if (was_wrong != u_bench.u_soc.u_near.ram_error) late = late + 1;
        was_wrong = u_bench.u_soc.u_near.u_lookup.u_tags.u_rows.u_words.read_0_error;
        if (was_wrong) wrong = wrong + 1;
    end

    initial begin
        repeat (5000) @(negedge u_bench.clock);
        u_bench.u_soc.u_near.u_lookup.u_tags.u_rows.u_words.cells[2][25] =
            !u_bench.u_soc.u_near.u_lookup.u_tags.u_rows.u_words.cells[2][25];
        repeat (5000) @(negedge u_bench.clock);
        $display("%0d words with an error, %0d reported, %0d in another cycle", wrong, reported, late);
    end
endmodule
