// warpcache 0.1.0
`default_nettype none

// The queue of requests, whose second is seen beside its first.
module request_stop_queue_a7e913e8 (
    input  wire        clock,
    input  wire        reset,
    // push
    input  wire        push_valid,
    output wire        push_ready,
    input  wire [32:0] push_line,
    input  wire [3:0]  push_core,
    input  wire [4:0]  push_entry,
    input  wire        push_travelled,
    // pop
    output wire        pop_valid,
    input  wire        pop_ready,
    output wire [32:0] pop_line,
    output wire [3:0]  pop_core,
    output wire [4:0]  pop_entry,
    output wire        pop_travelled,

    output wire        has_second,
    output wire [32:0] second_line,
    output wire [3:0]  second_core,
    output wire        has_two_places
);

    localparam LINE_MSB = 42;
    localparam LINE_LSB = 10;
    localparam CORE_MSB = 9;
    localparam CORE_LSB = 6;
    localparam ENTRY_MSB = 5;
    localparam ENTRY_LSB = 1;
    localparam TRAVELLED_BIT = 0;

    reg has_head_d;
    reg has_head_q;
    reg [42:0] head_d;
    reg [42:0] head_q;
    reg rest_push_valid;
    wire [4:0] rest_pop_entry;
    wire rest_pop_travelled;
    wire [2:0] rest_count;

    wire has_head = has_head_q;
    wire is_free = pop_ready || !has_head;

    always @* begin
        rest_push_valid = push_valid;
        if (is_free && !has_second) begin
            rest_push_valid = 1'b0;
        end
    end

    always @* begin
        has_head_d = has_head_q;
        head_d = head_q;
        if (is_free) begin
            has_head_d = push_valid || has_second;
            head_d = {push_line, push_core, push_entry, push_travelled};
            if (has_second) begin
                head_d = {second_line, second_core, rest_pop_entry, rest_pop_travelled};
            end
        end
    end

    assign pop_valid = has_head;
    assign pop_line = head_q[LINE_MSB:LINE_LSB];
    assign pop_core = head_q[CORE_MSB:CORE_LSB];
    assign pop_entry = head_q[ENTRY_MSB:ENTRY_LSB];
    assign pop_travelled = head_q[TRAVELLED_BIT];
    assign has_two_places = rest_count < 3'd6;

    request_queue_width43_depth7_b65f7e1c u_rest (
        .clock          (clock),
        .reset          (reset),
        .push_valid     (rest_push_valid),
        .push_ready     (push_ready),
        .push_line      (push_line),
        .push_core      (push_core),
        .push_entry     (push_entry),
        .push_travelled (push_travelled),
        .pop_valid      (has_second),
        .pop_ready      (is_free),
        .pop_line       (second_line),
        .pop_core       (second_core),
        .pop_entry      (rest_pop_entry),
        .pop_travelled  (rest_pop_travelled),
        .count          (rest_count)
    );

    always @(posedge clock) begin
        if (reset) begin
            has_head_q <= 1'b0;
            head_q <= 43'd0;
        end else begin
            has_head_q <= has_head_d;
            head_q <= head_d;
        end
    end
endmodule

`default_nettype wire
