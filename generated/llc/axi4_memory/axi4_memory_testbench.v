// warpcache 0.1.0: axi4_memory of design llc
// Testbench of axi4_memory: applies recorded inputs, and compares every output with the
// golden model's in each cycle in which it means something. The cycles stand in
// axi4_memory_vectors.hex, which the simulator looks for where it is started.
// Memories start with random words, as in hardware, so that unknown means a fault.
`default_nettype none

module axi4_memory_testbench;
    parameter VECTORS = "axi4_memory_vectors.hex";
    localparam CYCLES = 6069;
    localparam LINE = 4 * 369;
    localparam WIDEST = 256;

    reg clock;
    reg reset;
    reg request_valid;
    wire request_ready;
    reg [1:0] request_kind;
    reg [40:0] request_line;
    reg [3:0] request_sectors;
    reg [31:0] request_byte_enable;
    reg [255:0] request_data;
    reg [6:0] request_id;
    wire reply_valid;
    reg reply_ready;
    wire [6:0] reply_id;
    wire [1:0] reply_kind;
    wire [1:0] reply_sector;
    wire [255:0] reply_data;
    wire reply_last;
    wire ar_valid;
    reg ar_ready;
    wire [3:0] ar_id;
    wire [47:0] ar_addr;
    wire [7:0] ar_len;
    wire [2:0] ar_size;
    wire [1:0] ar_burst;
    wire ar_lock;
    wire [3:0] ar_cache;
    wire [2:0] ar_prot;
    wire [3:0] ar_qos;
    reg r_valid;
    wire r_ready;
    reg [3:0] r_id;
    reg [255:0] r_data;
    reg [1:0] r_resp;
    reg r_last;
    wire aw_valid;
    reg aw_ready;
    wire [3:0] aw_id;
    wire [47:0] aw_addr;
    wire [7:0] aw_len;
    wire [2:0] aw_size;
    wire [1:0] aw_burst;
    wire aw_lock;
    wire [3:0] aw_cache;
    wire [2:0] aw_prot;
    wire [3:0] aw_qos;
    wire w_valid;
    reg w_ready;
    wire [255:0] w_data;
    wire [31:0] w_strb;
    wire w_last;
    reg b_valid;
    wire b_ready;
    reg [3:0] b_id;
    reg [1:0] b_resp;
    wire error_valid;
    wire [40:0] error_line;
    wire error_is_write;
    wire idle;

    axi4_memory tb__dut (
        .clock(clock),
        .reset(reset),
        .request_valid(request_valid),
        .request_ready(request_ready),
        .request_kind(request_kind),
        .request_line(request_line),
        .request_sectors(request_sectors),
        .request_byte_enable(request_byte_enable),
        .request_data(request_data),
        .request_id(request_id),
        .reply_valid(reply_valid),
        .reply_ready(reply_ready),
        .reply_id(reply_id),
        .reply_kind(reply_kind),
        .reply_sector(reply_sector),
        .reply_data(reply_data),
        .reply_last(reply_last),
        .ar_valid(ar_valid),
        .ar_ready(ar_ready),
        .ar_id(ar_id),
        .ar_addr(ar_addr),
        .ar_len(ar_len),
        .ar_size(ar_size),
        .ar_burst(ar_burst),
        .ar_lock(ar_lock),
        .ar_cache(ar_cache),
        .ar_prot(ar_prot),
        .ar_qos(ar_qos),
        .r_valid(r_valid),
        .r_ready(r_ready),
        .r_id(r_id),
        .r_data(r_data),
        .r_resp(r_resp),
        .r_last(r_last),
        .aw_valid(aw_valid),
        .aw_ready(aw_ready),
        .aw_id(aw_id),
        .aw_addr(aw_addr),
        .aw_len(aw_len),
        .aw_size(aw_size),
        .aw_burst(aw_burst),
        .aw_lock(aw_lock),
        .aw_cache(aw_cache),
        .aw_prot(aw_prot),
        .aw_qos(aw_qos),
        .w_valid(w_valid),
        .w_ready(w_ready),
        .w_data(w_data),
        .w_strb(w_strb),
        .w_last(w_last),
        .b_valid(b_valid),
        .b_ready(b_ready),
        .b_id(b_id),
        .b_resp(b_resp),
        .error_valid(error_valid),
        .error_line(error_line),
        .error_is_write(error_is_write),
        .idle(idle)
    );

    // Names of the testbench's own have a double underscore, which no port has.
    // A word a cycle: whether it is one of reset, then the ports in their order, each value in
    // whole hexadecimal digits. An output that means nothing is unknown (x).
    reg [LINE - 1:0] tb__vectors [0:CYCLES - 1];
    reg [LINE - 1:0] tb__now;
    integer tb__cycle;
    integer tb__compared;
    integer tb__errors;
    integer tb__i;

    task tb__drive;
        begin
            tb__now = tb__vectors[tb__cycle];
            reset = tb__now[LINE - 4];
            request_valid = tb__now[1468 +: 1];
            request_kind = tb__now[1460 +: 2];
            request_line = tb__now[1416 +: 41];
            request_sectors = tb__now[1412 +: 4];
            request_byte_enable = tb__now[1380 +: 32];
            request_data = tb__now[1124 +: 256];
            request_id = tb__now[1116 +: 7];
            reply_ready = tb__now[1108 +: 1];
            ar_ready = tb__now[824 +: 1];
            r_valid = tb__now[736 +: 1];
            r_id = tb__now[728 +: 4];
            r_data = tb__now[472 +: 256];
            r_resp = tb__now[468 +: 2];
            r_last = tb__now[464 +: 1];
            aw_ready = tb__now[456 +: 1];
            w_ready = tb__now[364 +: 1];
            b_valid = tb__now[68 +: 1];
            b_id = tb__now[60 +: 4];
            b_resp = tb__now[56 +: 2];
        end
    endtask

    task tb__compare(
        input [8 * 64 - 1:0] name,
        input integer element,
        input [WIDEST - 1:0] seen,
        input [WIDEST - 1:0] expected
    );
        if ((^expected) !== 1'bx) begin
            tb__compared = tb__compared + 1;
            if (seen !== expected) begin
                tb__errors = tb__errors + 1;
                $display("FAIL: cycle %0d: %0s[%0d] is %0h, must be %0h",
                    tb__cycle, name, element, seen, expected);
            end
        end
    endtask

    task tb__check;
        begin
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("request_ready", tb__i,
                    request_ready, tb__now[1464 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_valid", tb__i,
                    reply_valid, tb__now[1112 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_id", tb__i,
                    reply_id, tb__now[1100 +: 7]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_kind", tb__i,
                    reply_kind, tb__now[1096 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_sector", tb__i,
                    reply_sector, tb__now[1092 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_data", tb__i,
                    reply_data, tb__now[836 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("reply_last", tb__i,
                    reply_last, tb__now[832 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("ar_valid", tb__i,
                    ar_valid, tb__now[828 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("ar_id", tb__i,
                    ar_id, tb__now[820 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("ar_addr", tb__i,
                    ar_addr, tb__now[772 +: 48]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("ar_len", tb__i,
                    ar_len, tb__now[764 +: 8]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("ar_size", tb__i,
                    ar_size, tb__now[760 +: 3]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("ar_burst", tb__i,
                    ar_burst, tb__now[756 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("ar_lock", tb__i,
                    ar_lock, tb__now[752 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("ar_cache", tb__i,
                    ar_cache, tb__now[748 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("ar_prot", tb__i,
                    ar_prot, tb__now[744 +: 3]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("ar_qos", tb__i,
                    ar_qos, tb__now[740 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("r_ready", tb__i,
                    r_ready, tb__now[732 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("aw_valid", tb__i,
                    aw_valid, tb__now[460 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("aw_id", tb__i,
                    aw_id, tb__now[452 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("aw_addr", tb__i,
                    aw_addr, tb__now[404 +: 48]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("aw_len", tb__i,
                    aw_len, tb__now[396 +: 8]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("aw_size", tb__i,
                    aw_size, tb__now[392 +: 3]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("aw_burst", tb__i,
                    aw_burst, tb__now[388 +: 2]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("aw_lock", tb__i,
                    aw_lock, tb__now[384 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("aw_cache", tb__i,
                    aw_cache, tb__now[380 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("aw_prot", tb__i,
                    aw_prot, tb__now[376 +: 3]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("aw_qos", tb__i,
                    aw_qos, tb__now[372 +: 4]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("w_valid", tb__i,
                    w_valid, tb__now[368 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("w_data", tb__i,
                    w_data, tb__now[108 +: 256]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("w_strb", tb__i,
                    w_strb, tb__now[76 +: 32]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("w_last", tb__i,
                    w_last, tb__now[72 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("b_ready", tb__i,
                    b_ready, tb__now[64 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("error_valid", tb__i,
                    error_valid, tb__now[52 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("error_line", tb__i,
                    error_line, tb__now[8 +: 41]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("error_is_write", tb__i,
                    error_is_write, tb__now[4 +: 1]);
            for (tb__i = 0; tb__i < 1; tb__i = tb__i + 1)
                tb__compare("idle", tb__i,
                    idle, tb__now[0 +: 1]);
        end
    endtask

    // Pseudo-random bits: a xorshift generator.
    reg [63:0] tb__state;
    task tb__stir;
        begin
            tb__state = tb__state ^ (tb__state << 13);
            tb__state = tb__state ^ (tb__state >> 7);
            tb__state = tb__state ^ (tb__state << 17);
        end
    endtask

    initial clock = 1'b0;
    always #5 clock = !clock;

    initial begin
        tb__compared = 0;
        tb__errors = 0;
        tb__state = 64'h9e3779b97f4a7c15;
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_reads.u_requests.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 16; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_writes.u_requests.words[tb__i]
                = {1{tb__state}};
        end
        for (tb__i = 0; tb__i < 2; tb__i = tb__i + 1) begin
            tb__stir;
            tb__dut.u_replies.u_words.words[tb__i]
                = {5{tb__state}};
        end
        $readmemh(VECTORS, tb__vectors);
        tb__now = tb__vectors[CYCLES - 1];
        if ((^tb__now[LINE - 1 -: 4]) === 1'bx)
            $fatal(1, "FAIL: axi4_memory: %0s must have %0d lines, %0s", VECTORS, CYCLES,
                "in the folder where this is started");
        for (tb__cycle = 0; tb__cycle < CYCLES && tb__errors < 10; tb__cycle = tb__cycle + 1) begin
            @(negedge clock);
            tb__drive;
            #1 tb__check;
        end
        if (tb__errors != 0)
            $fatal(1, "FAIL: axi4_memory: %0d outputs wrong in the first %0d cycles",
                tb__errors, tb__cycle);
        $display("PASS: axi4_memory: %0d cycles, %0d outputs compared",
            CYCLES, tb__compared);
        $finish;
    end
endmodule

`default_nettype wire
