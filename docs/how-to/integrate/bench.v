`default_nettype none

// A core: stores and loads of random sectors, one at a time; every load must give what was stored last.
module core #(parameter SEED = 1) (
    input  wire        clock,
    input  wire        reset,
    output wire        request_valid,
    input  wire        request_ready,
    output wire        request_is_store,
    output wire [26:0] request_line,
    output wire [3:0]  request_sectors,
    output wire [63:0] request_data,
    input  wire        refused,
    input  wire        reply_valid,
    input  wire [63:0] reply_data
);
    reg [31:0] random_q;
    reg is_waiting_q;
    reg [63:0] stored [0:63];
    reg [63:0] is_stored_q;
    integer loads, errors;

    // A sector is stored first, then loaded more often than stored.
    wire [5:0] address = random_q[13:8];
    assign request_valid = !reset && !is_waiting_q;
    assign request_is_store = random_q[16:15] == 2'd0 || !is_stored_q[address];
    assign request_line = {23'd0, address[5:2]};
    assign request_sectors = 4'd1 << address[1:0];
    assign request_data = {random_q, ~random_q};

    always @(posedge clock) begin
        if (reset) begin
            random_q <= SEED;
            is_waiting_q <= 1'b0;
            is_stored_q <= 64'd0;
            loads <= 0;
            errors <= 0;
        end else if (!is_waiting_q) begin
            is_waiting_q <= request_ready;
        end else if (refused) begin
            // The request is offered once more.
            is_waiting_q <= 1'b0;
        end else if (reply_valid) begin
            is_waiting_q <= 1'b0;
            random_q <= {random_q[30:0], random_q[31] ^ random_q[21] ^ random_q[1] ^ random_q[0]};
            if (request_is_store) begin
                stored[address] <= request_data;
                is_stored_q[address] <= 1'b1;
            end else begin
                loads <= loads + 1;
                if (reply_data !== stored[address]) errors <= errors + 1;
            end
        end
    end
endmodule

module bench;
    reg clock = 1'b0;
    reg reset = 1'b1;
    always #5 clock = !clock;

    wire [1:0] request_valid, request_ready, request_is_store, refused, hit, reply_valid;
    wire [53:0] request_line;
    wire [7:0] request_sectors;
    wire [127:0] request_data, reply_data;

    core #(.SEED(1)) u_core_0 (
        .clock            (clock),
        .reset            (reset),
        .request_valid    (request_valid[0]),
        .request_ready    (request_ready[0]),
        .request_is_store (request_is_store[0]),
        .request_line     (request_line[26:0]),
        .request_sectors  (request_sectors[3:0]),
        .request_data     (request_data[63:0]),
        .refused          (refused[0]),
        .reply_valid      (reply_valid[0]),
        .reply_data       (reply_data[63:0])
    );

    core #(.SEED(2)) u_core_1 (
        .clock            (clock),
        .reset            (reset),
        .request_valid    (request_valid[1]),
        .request_ready    (request_ready[1]),
        .request_is_store (request_is_store[1]),
        .request_line     (request_line[53:27]),
        .request_sectors  (request_sectors[7:4]),
        .request_data     (request_data[127:64]),
        .refused          (refused[1]),
        .reply_valid      (reply_valid[1]),
        .reply_data       (reply_data[127:64])
    );

    soc u_soc (
        .clock            (clock),
        .reset            (reset),
        .request_valid    (request_valid),
        .request_ready    (request_ready),
        .request_is_store (request_is_store),
        .request_line     (request_line),
        .request_sectors  (request_sectors),
        .request_data     (request_data),
        .refused          (refused),
        .hit              (hit),
        .reply_valid      (reply_valid),
        .reply_data       (reply_data)
    );

    integer hits_0 = 0, hits_1 = 0;
    always @(posedge clock) begin
        if (!reset && hit[0]) hits_0 <= hits_0 + 1;
        if (!reset && hit[1]) hits_1 <= hits_1 + 1;
    end

    initial begin
        repeat (4) @(negedge clock);
        reset = 1'b0;
        repeat (20000) @(negedge clock);
        $display("near: %0d loads, %0d wrong, %0d hits", u_core_0.loads, u_core_0.errors, hits_0);
        $display("far: %0d loads, %0d wrong, %0d hits", u_core_1.loads, u_core_1.errors, hits_1);
        if (u_core_0.errors + u_core_1.errors != 0 || u_core_0.loads == 0 || u_core_1.loads == 0) $display("FAIL");
        else $display("PASS");
        $finish;
    end
endmodule

`default_nettype wire
