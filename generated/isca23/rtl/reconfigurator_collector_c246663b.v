// warpcache 0.1.0
`default_nettype none

// Sums what the chips counted in a profile, hands it to the unit that chooses, and takes the
// choice.
module reconfigurator_collector_c246663b (
    input  wire        clock,
    input  wire        reset,
    input  wire        begins,
    input  wire        profiled,
    input  wire [3:0]  counter_valid,
    input  wire [95:0] counter_data,
    output reg  [3:0]  counter_ready,
    // counters
    output wire        counters_valid,
    input  wire        counters_ready,
    // sums
    output wire [25:0] sums_total_requests,
    output wire [25:0] sums_local_requests,
    output wire [25:0] sums_memory_side_requests,
    output wire [25:0] sums_memory_side_hits,
    output wire [25:0] sums_crd_requests,
    output wire [25:0] sums_crd_hits,
    // slice
    output wire        slice_valid,
    input  wire        slice_ready,
    output wire [15:0] slice_memory_side,
    output wire [15:0] slice_sm_side,
    // result
    input  wire        result_valid,
    output wire        result_ready,
    input  wire [20:0] result_eab_memory_side,
    input  wire [20:0] result_eab_sm_side,
    input  wire        result_sm_side,

    output wire        is_over,
    output wire        counts,
    output wire        chooses
);

    localparam [2:0] PROGRESS_OVER = 3'd0;
    localparam [2:0] PROGRESS_COUNTING = 3'd1;
    localparam [2:0] PROGRESS_TOTALS = 3'd2;
    localparam [2:0] PROGRESS_SLICES = 3'd3;
    localparam [2:0] PROGRESS_CHOICE = 3'd4;

    reg [2:0] progress_d;
    reg [2:0] progress_q;
    reg [1:0] chip_d;
    reg [1:0] chip_q;
    reg [4:0] word_d;
    reg [4:0] word_q;
    reg [155:0] totals_d;
    reg [155:0] totals_q;
    reg given_q;
    reg [15:0] memory_side_d;
    reg [15:0] memory_side_q;

    wire is_totals = progress_q == PROGRESS_TOTALS;
    wire is_slices = progress_q == PROGRESS_SLICES;
    wire is_second = is_slices && word_q[0];
    wire [23:0] counter = counter_data[{5'd0, chip_q} * 7'd24 +: 24];
    wire is_there = counter_valid[chip_q];
    wire is_ready = (is_totals || is_slices) && (slice_ready || !is_second);

    always @* begin : drive_counter_ready
        integer i;
        for (i = 0; i < 4; i = i + 1) begin
            counter_ready[i] = is_ready && (chip_q == i[1:0]);
        end
    end

    wire takes = is_ready && is_there;

    always @* begin : drive_totals_d
        integer i;
        for (i = 0; i < 6; i = i + 1) begin
            totals_d[i * 26 +: 26] = totals_q[i * 26 +: 26];
            if (takes && is_totals && (word_q == i[4:0])) begin
                totals_d[i * 26 +: 26] = totals_q[i * 26 +: 26] + {2'd0, counter};
            end
            if (begins) begin
                totals_d[i * 26 +: 26] = 26'd0;
            end
        end
    end

    assign sums_total_requests = totals_q[25:0];
    assign sums_local_requests = totals_q[51:26];
    assign sums_memory_side_requests = totals_q[77:52];
    assign sums_memory_side_hits = totals_q[103:78];
    assign sums_crd_requests = totals_q[129:104];
    assign sums_crd_hits = totals_q[155:130];
    wire is_last = progress_q == PROGRESS_CHOICE;
    wire offers = (is_slices || is_last) && !given_q;
    assign counters_valid = offers;
    wire given_d = (given_q || (offers && counters_ready)) && !begins;

    always @* begin
        memory_side_d = memory_side_q;
        if (takes && is_slices && !is_second) begin
            memory_side_d = counter[15:0];
        end
    end

    assign slice_valid = is_second && is_there;
    assign slice_memory_side = memory_side_q;
    assign slice_sm_side = counter[15:0];
    assign result_ready = is_last && given_q;
    wire chosen = is_last && given_q && result_valid;
    assign chooses = chosen;
    wire ends_chip = (is_totals && (word_q == 5'd5)) || (is_slices && (word_q == 5'd31));
    wire ends_all = ends_chip && (chip_q == 2'd3);
    assign is_over = progress_q == PROGRESS_OVER;
    assign counts = progress_q == PROGRESS_COUNTING;

    always @* begin
        word_d = word_q;
        chip_d = chip_q;
        progress_d = progress_q;
        if (takes) begin
            word_d = word_q + 5'd1;
            if (ends_chip) begin
                word_d = 5'd0;
                chip_d = chip_q + 2'd1;
            end
            if (ends_all) begin
                chip_d = 2'd0;
                progress_d = PROGRESS_CHOICE;
                if (is_totals) begin
                    progress_d = PROGRESS_SLICES;
                end
            end
        end
        if (begins) begin
            progress_d = PROGRESS_COUNTING;
        end
        if (counts && profiled) begin
            progress_d = PROGRESS_TOTALS;
        end
        if (chosen) begin
            progress_d = PROGRESS_OVER;
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, result_eab_memory_side, result_eab_sm_side, result_sm_side};

    always @(posedge clock) begin
        if (reset) begin
            progress_q <= PROGRESS_OVER;
            chip_q <= 2'd0;
            word_q <= 5'd0;
            totals_q <= 156'd0;
            given_q <= 1'b0;
            memory_side_q <= 16'd0;
        end else begin
            progress_q <= progress_d;
            chip_q <= chip_d;
            word_q <= word_d;
            totals_q <= totals_d;
            given_q <= given_d;
            memory_side_q <= memory_side_d;
        end
    end
endmodule

`default_nettype wire
