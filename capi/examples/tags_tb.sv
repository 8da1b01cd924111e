// Runs the `shadow_tags` of `taco16` beside its golden model on random inputs, and compares every output in each cycle
// in which it means something. With +fault a write hinders an invalidation on its way to the device.
module tags_tb;
    localparam CYCLES = 5000;
    // An array of ports in words, at least as long as those of the block.
    typedef bit [32 * 16 - 1:0] words;

    import "DPI-C" function string warpcache_error();
    import "DPI-C" function longint unsigned warpcache_open(
        input string from, input string settings, input string block, input int is_large);
    import "DPI-C" function int warpcache_close(input longint unsigned model);
    import "DPI-C" function int warpcache_port(input longint unsigned model, input string name);
    import "DPI-C" function int warpcache_width(input longint unsigned model, input int port);
    import "DPI-C" function int warpcache_offset(input longint unsigned model, input int port);
    import "DPI-C" function int warpcache_reset(input longint unsigned model);
    import "DPI-C" function int warpcache_random(
        input longint unsigned model, output words inputs, input int input_words);
    import "DPI-C" function int warpcache_step(
        input longint unsigned model, input words inputs, input int input_words,
        output words outputs, output words meaning, input int output_words);

    logic        clock = 0, reset = 1;
    logic        write_valid, invalidate_valid, lookup_valid;
    logic [4:0]  write_set, invalidate_set;
    logic [1:0]  write_way;
    logic [27:0] write_tag;
    logic [3:0]  invalidate_ways;
    logic [32:0] lookup_line;
    wire         answer_valid, answer_hit, ram_error;
    wire  [1:0]  answer_way;

    wire is_faulty = 1'($test$plusargs("fault") != 0);
    shadow_tags dut (.invalidate_valid(invalidate_valid && !(is_faulty && write_valid)), .*);

    longint unsigned model;
    words inputs, outputs, meaning, seen;
    int at_write_valid, at_write_set, at_write_way, at_write_tag;
    int at_invalidate_valid, at_invalidate_set, at_invalidate_ways, at_lookup_valid, at_lookup_line;
    int at_answer_valid, at_answer_hit, at_answer_way;

    function automatic void check(input bit is_right);
        if (!is_right) $fatal(1, "%s", warpcache_error());
    endfunction

    // The first bit of a port, whose width must be this.
    function automatic int place(input string name, input int width);
        int port = warpcache_port(model, name);
        check(port >= 0);
        if (warpcache_width(model, port) != width) $fatal(1, "%s has another width", name);
        return 32 * warpcache_offset(model, port);
    endfunction

    initial begin
        model = warpcache_open("taco16", "", "shadow_tags", 0);
        check(model != 0);
        at_write_valid = place("write_valid", 1);
        at_write_set = place("write_set", 5);
        at_write_way = place("write_way", 2);
        at_write_tag = place("write_tag", 28);
        at_invalidate_valid = place("invalidate_valid", 1);
        at_invalidate_set = place("invalidate_set", 5);
        at_invalidate_ways = place("invalidate_ways", 4);
        at_lookup_valid = place("lookup_valid", 1);
        at_lookup_line = place("lookup_line", 33);
        at_answer_valid = place("answer_valid", 1);
        at_answer_hit = place("answer_hit", 1);
        at_answer_way = place("answer_way", 2);

        for (int cycle = 0; cycle < CYCLES; cycle++) begin
            // Resets come in the middle as well.
            reset = cycle % 1000 == 0;
            check(warpcache_random(model, inputs, $bits(inputs) / 32) == 0);
            write_valid = inputs[at_write_valid];
            write_set = inputs[at_write_set +: 5];
            write_way = inputs[at_write_way +: 2];
            write_tag = inputs[at_write_tag +: 28];
            invalidate_valid = inputs[at_invalidate_valid];
            invalidate_set = inputs[at_invalidate_set +: 5];
            invalidate_ways = inputs[at_invalidate_ways +: 4];
            lookup_valid = inputs[at_lookup_valid];
            lookup_line = inputs[at_lookup_line +: 33];
            #5;
            if (reset) check(warpcache_reset(model) == 0);
            else begin
                check(warpcache_step(model, inputs, $bits(inputs) / 32, outputs, meaning, $bits(outputs) / 32) == 0);
                seen = '0;
                seen[at_answer_valid] = answer_valid;
                seen[at_answer_hit] = answer_hit;
                seen[at_answer_way +: 2] = answer_way;
                if (((seen ^ outputs) & meaning) != 0)
                    $fatal(1, "cycle %0d: dut %0h, model %0h, of which %0h means something", cycle, seen, outputs, meaning);
            end
            clock = 1;
            #5 clock = 0;
        end
        check(warpcache_close(model) == 0);
        $display("shadow_tags: model and dut agree in %0d cycles", CYCLES);
        $finish;
    end
endmodule
