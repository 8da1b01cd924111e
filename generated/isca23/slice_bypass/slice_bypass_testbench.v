// warpcache 0.1.0: slice_bypass of design isca23
// Testbench of slice_bypass: random inputs after a reset; no output that has a meaning may be unknown.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module slice_bypass_testbench;
    localparam CYCLES = 500;

    reg clock;
    reg reset;
    reg sm_side;
    reg local_valid;
    wire local_ready;
    reg [56:0] local_data;
    reg link_valid;
    wire link_ready;
    reg [56:0] link_data;
    wire slice_valid;
    reg slice_ready;
    wire [56:0] slice_data;
    reg miss_valid;
    wire miss_ready;
    reg [56:0] miss_data;
    wire memory_valid;
    reg memory_ready;
    wire [56:0] memory_data;
    wire memory_bypass;
    reg memory_reply_valid;
    wire memory_reply_ready;
    reg [56:0] memory_reply_data;
    reg memory_reply_bypass;
    wire fill_valid;
    reg fill_ready;
    wire [56:0] fill_data;
    reg slice_reply_valid;
    wire slice_reply_ready;
    reg [56:0] slice_reply_data;
    wire reply_valid;
    reg reply_ready;
    wire [56:0] reply_data;
    wire idle;

    slice_bypass tb__dut (
        .clock(clock),
        .reset(reset),
        .sm_side(sm_side),
        .local_valid(local_valid),
        .local_ready(local_ready),
        .local_data(local_data),
        .link_valid(link_valid),
        .link_ready(link_ready),
        .link_data(link_data),
        .slice_valid(slice_valid),
        .slice_ready(slice_ready),
        .slice_data(slice_data),
        .miss_valid(miss_valid),
        .miss_ready(miss_ready),
        .miss_data(miss_data),
        .memory_valid(memory_valid),
        .memory_ready(memory_ready),
        .memory_data(memory_data),
        .memory_bypass(memory_bypass),
        .memory_reply_valid(memory_reply_valid),
        .memory_reply_ready(memory_reply_ready),
        .memory_reply_data(memory_reply_data),
        .memory_reply_bypass(memory_reply_bypass),
        .fill_valid(fill_valid),
        .fill_ready(fill_ready),
        .fill_data(fill_data),
        .slice_reply_valid(slice_reply_valid),
        .slice_reply_ready(slice_reply_ready),
        .slice_reply_data(slice_reply_data),
        .reply_valid(reply_valid),
        .reply_ready(reply_ready),
        .reply_data(reply_data),
        .idle(idle)
    );

    // Names of the testbench's own have a double underscore, which no port has.
    // Pseudo-random bits: a xorshift generator, whose words fill one vector a cycle.
    reg [63:0] tb__state;
    reg [319:0] tb__bits;
    integer tb__i;
    task tb__stir;
        begin
            tb__state = tb__state ^ (tb__state << 13);
            tb__state = tb__state ^ (tb__state >> 7);
            tb__state = tb__state ^ (tb__state << 17);
        end
    endtask

    // Inputs for a cycle. A stream whose beat was not taken keeps it.
    reg local__waits;
    reg link__waits;
    reg miss__waits;
    reg memory_reply__waits;
    reg slice_reply__waits;
    task tb__drive;
        begin
            for (tb__i = 0; tb__i < 5; tb__i = tb__i + 1) begin
                tb__stir;
                tb__bits[64 * tb__i +: 64] = tb__state;
            end
            sm_side = tb__bits[0];
            if (!local__waits) local_valid = tb__bits[1];
            if (!local__waits) local_data = tb__bits[58:2];
            if (!link__waits) link_valid = tb__bits[59];
            if (!link__waits) link_data = tb__bits[116:60];
            slice_ready = tb__bits[117];
            if (!miss__waits) miss_valid = tb__bits[118];
            if (!miss__waits) miss_data = tb__bits[175:119];
            memory_ready = tb__bits[176];
            if (!memory_reply__waits) memory_reply_valid = tb__bits[177];
            if (!memory_reply__waits) memory_reply_data = tb__bits[234:178];
            memory_reply_bypass = tb__bits[235];
            fill_ready = tb__bits[236];
            if (!slice_reply__waits) slice_reply_valid = tb__bits[237];
            if (!slice_reply__waits) slice_reply_data = tb__bits[294:238];
            reply_ready = tb__bits[295];
        end
    endtask

    integer tb__cycle;
    integer tb__errors;
    task tb__unknown(input [8 * 64 - 1:0] name);
        begin
            $display("FAIL: cycle %0d: %0s is unknown", tb__cycle, name);
            tb__errors = tb__errors + 1;
        end
    endtask

    task tb__check;
        begin
            if ((^local_ready) === 1'bx) tb__unknown("local_ready");
            if ((^link_ready) === 1'bx) tb__unknown("link_ready");
            if ((^slice_valid) === 1'bx) tb__unknown("slice_valid");
            if (slice_valid && (^slice_data) === 1'bx) tb__unknown("slice_data");
            if ((^miss_ready) === 1'bx) tb__unknown("miss_ready");
            if ((^memory_valid) === 1'bx) tb__unknown("memory_valid");
            if (memory_valid && (^memory_data) === 1'bx) tb__unknown("memory_data");
            if ((^memory_bypass) === 1'bx) tb__unknown("memory_bypass");
            if ((^memory_reply_ready) === 1'bx) tb__unknown("memory_reply_ready");
            if ((^fill_valid) === 1'bx) tb__unknown("fill_valid");
            if (fill_valid && (^fill_data) === 1'bx) tb__unknown("fill_data");
            if ((^slice_reply_ready) === 1'bx) tb__unknown("slice_reply_ready");
            if ((^reply_valid) === 1'bx) tb__unknown("reply_valid");
            if (reply_valid && (^reply_data) === 1'bx) tb__unknown("reply_data");
            if ((^idle) === 1'bx) tb__unknown("idle");
            local__waits = local_valid && !local_ready;
            link__waits = link_valid && !link_ready;
            miss__waits = miss_valid && !miss_ready;
            memory_reply__waits = memory_reply_valid && !memory_reply_ready;
            slice_reply__waits = slice_reply_valid && !slice_reply_ready;
        end
    endtask

    initial clock = 1'b0;
    always #5 clock = !clock;

    initial begin
        tb__state = 64'h9e3779b97f4a7c15;
        tb__errors = 0;
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_link_queue.u_words.words[tb__i] = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_memory_queue.u_words.words[tb__i] = {1{tb__state}};
        end
        local__waits = 1'b0;
        link__waits = 1'b0;
        miss__waits = 1'b0;
        memory_reply__waits = 1'b0;
        slice_reply__waits = 1'b0;
        sm_side = 0;
        local_valid = 0;
        local_data = 0;
        link_valid = 0;
        link_data = 0;
        slice_ready = 0;
        miss_valid = 0;
        miss_data = 0;
        memory_ready = 0;
        memory_reply_valid = 0;
        memory_reply_data = 0;
        memory_reply_bypass = 0;
        fill_ready = 0;
        slice_reply_valid = 0;
        slice_reply_data = 0;
        reply_ready = 0;
        reset = 1'b1;
        repeat (4) @(negedge clock);
        reset = 1'b0;
        for (tb__cycle = 0; tb__cycle < CYCLES; tb__cycle = tb__cycle + 1) begin
            tb__drive;
            #1 tb__check;
            @(negedge clock);
        end
        if (tb__errors != 0) $fatal(1, "FAIL: slice_bypass: %0d unknown outputs", tb__errors);
        $display("PASS: slice_bypass: %0d cycles", CYCLES);
        $finish;
    end
endmodule

`default_nettype wire
