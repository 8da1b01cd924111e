// warpcache 0.1.0
`default_nettype none

// The miss status holding registers (MSHRs): the lines in flight, and the loads that wait for each.
module mshr_file_92e5b92b (
    input  wire        clock,
    input  wire        reset,
    // ask
    input  wire        ask_reserve,
    input  wire        ask_join,
    input  wire        ask_mark_stale,
    input  wire [4:0]  ask_set_number,
    input  wire [1:0]  ask_way,
    input  wire [7:0]  ask_id,
    input  wire [3:0]  ask_sectors,
    // fill
    input  wire        fill_valid,
    input  wire [4:0]  fill_entry,
    input  wire        fill_last,
    output wire        fill_is_expected,
    output wire [4:0]  fill_set_number,
    output wire [1:0]  fill_way,
    // wake
    output wire        wake_valid,
    input  wire        wake_ready,
    output wire [4:0]  wake_set_number,
    output wire [1:0]  wake_way,
    output wire [1:0]  wake_sector,
    output wire [7:0]  wake_id,
    output wire        wake_last,
    output wire        wake_is_done,
    output wire        wake_is_stale,
    output wire        wake_waits,
    input  wire        wake_is_released,

    output wire        has_free,
    output reg  [4:0]  free_entry,
    output reg  [3:0]  pending_ways,
    output reg  [3:0]  joinable_ways,
    output wire        is_idle,
    // ring
    input  wire        ring_reads,
    output wire        ring_wants_read,
    input  wire [27:0] ring_tag,
    output wire [27:0] ring_wake_tag,
    // sampling
    input  wire        sampling_takes,
    input  wire        sampling_is_sampling,
    output wire        sampling_is_sampled,

    output wire        ram_error
);

    localparam ID_MSB = 11;
    localparam ID_LSB = 4;
    localparam SECTORS_MSB = 3;
    localparam SECTORS_LSB = 0;

    reg [4:0] joined;
    reg [3:0] joined_loads;
    reg [4:0] write_entry;
    reg [3:0] write_index;
    reg [31:0] entries_take;
    reg [31:0] entries_fill;
    reg [31:0] entries_free;
    wire [31:0] entries_is_busy;
    wire [31:0] entries_is_waiting;
    wire [31:0] entries_is_stale;
    wire [31:0] entries_is_selected;
    wire [159:0] entries_set_number;
    wire [63:0] entries_way;
    wire [127:0] entries_loads;
    wire [127:0] entries_pending_ways;
    wire [127:0] entries_joinable_ways;
    wire [895:0] entries_tag;
    wire [31:0] entries_sampling_is_sampled;
    wire [4:0] waker_entry;
    wire waker_rests;
    wire [4:0] waker_next_entry;
    wire [3:0] waker_next_index;
    wire [11:0] loads_read_0_data;
    wire loads_read_0_error;
    reg ram_error_q;
    genvar n;

    assign has_free = |(~entries_is_busy);
    assign is_idle = &(~entries_is_busy);

    always @* begin : drive_free_entry
        integer i;
        free_entry = 5'd0;
        for (i = 31; i >= 0; i = i - 1) begin
            if (!entries_is_busy[i]) begin
                free_entry = i[4:0];
            end
        end
    end

    always @* begin : drive_pending_ways
        integer i;
        pending_ways = 4'd0;
        for (i = 0; i < 32; i = i + 1) begin
            pending_ways = pending_ways | entries_pending_ways[i * 4 +: 4];
        end
    end

    always @* begin : drive_joinable_ways
        integer i;
        joinable_ways = 4'd0;
        for (i = 0; i < 32; i = i + 1) begin
            joinable_ways = joinable_ways | entries_joinable_ways[i * 4 +: 4];
        end
    end

    always @* begin : drive_entries_take
        integer i;
        for (i = 0; i < 32; i = i + 1) begin
            entries_take[i] = ask_reserve && (free_entry == i[4:0]);
        end
    end

    assign fill_is_expected = entries_is_waiting[fill_entry];
    assign fill_set_number = entries_set_number[{3'd0, fill_entry} * 8'd5 +: 5];
    assign fill_way = entries_way[{fill_entry, 1'd0} +: 2];
    wire is_filled = fill_valid && fill_last;
    wire waker_filled_valid = is_filled && fill_is_expected;

    always @* begin : drive_entries_fill
        integer i;
        for (i = 0; i < 32; i = i + 1) begin
            entries_fill[i] = is_filled && (fill_entry == i[4:0]);
        end
    end

    wire [3:0] waker_loads = entries_loads[{waker_entry, 2'd0} +: 4];
    assign wake_set_number = entries_set_number[{3'd0, waker_entry} * 8'd5 +: 5];
    assign wake_way = entries_way[{waker_entry, 1'd0} +: 2];
    wire is_stale = entries_is_stale[waker_entry] || (ask_mark_stale &&
        entries_is_selected[waker_entry]);
    wire waker_is_joined = ask_join && entries_is_selected[waker_entry];
    assign wake_is_stale = is_stale;
    assign wake_id = loads_read_0_data[ID_MSB:ID_LSB];

    always @* begin : drive_entries_free
        integer i;
        for (i = 0; i < 32; i = i + 1) begin
            entries_free[i] = wake_is_done && (waker_entry == i[4:0]);
        end
    end

    assign ring_wants_read = wake_valid;
    assign ring_wake_tag = entries_tag[{5'd0, waker_entry} * 10'd28 +: 28];
    assign sampling_is_sampled = entries_sampling_is_sampled[fill_entry];

    always @* begin : drive_joined
        integer i;
        joined = 5'd0;
        joined_loads = 4'd0;
        for (i = 0; i < 32; i = i + 1) begin
            if (entries_is_selected[i]) begin
                joined = i[4:0];
                joined_loads = entries_loads[i * 4 +: 4];
            end
        end
    end

    always @* begin
        write_entry = joined;
        write_index = joined_loads;
        if (ask_reserve) begin
            write_entry = free_entry;
            write_index = 4'd0;
        end
    end

    wire loads_write_enable = ask_reserve || ask_join;
    wire [11:0] loads_write_data = {ask_id, ask_sectors};
    wire loads_read_0_enable = !waker_rests || fill_valid;
    wire [7:0] loads_write_address = {write_entry, write_index[2:0]};
    wire [7:0] loads_read_0_address = {waker_next_entry, waker_next_index[2:0]};
    assign ram_error = ram_error_q;

    (* unused *) wire unused;
    assign unused = &{1'b0, ring_reads, write_index[3], waker_next_index[3]};

    generate
        for (n = 0; n < 32; n = n + 1) begin : entries
            mshr_entry_33467a9e u_entries (
                .clock                (clock),
                .reset                (reset),
                .lookup_set           (ask_set_number),
                .lookup_way           (ask_way),
                .take                 (entries_take[n]),
                .joins                (ask_join),
                .mark_stale           (ask_mark_stale),
                .fill                 (entries_fill[n]),
                .free                 (entries_free[n]),
                .is_busy              (entries_is_busy[n]),
                .is_waiting           (entries_is_waiting[n]),
                .is_stale             (entries_is_stale[n]),
                .is_selected          (entries_is_selected[n]),
                .set_number           (entries_set_number[n * 5 +: 5]),
                .way                  (entries_way[n * 2 +: 2]),
                .loads                (entries_loads[n * 4 +: 4]),
                .pending_ways         (entries_pending_ways[n * 4 +: 4]),
                .joinable_ways        (entries_joinable_ways[n * 4 +: 4]),
                .lookup_tag           (ring_tag),
                .tag                  (entries_tag[n * 28 +: 28]),
                .sampling_takes       (sampling_takes),
                .sampling_is_sampling (sampling_is_sampling),
                .sampling_is_sampled  (entries_sampling_is_sampled[n])
            );
        end
    endgenerate

    mshr_waker_a1f31539 u_waker (
        .clock        (clock),
        .reset        (reset),
        .filled_valid (waker_filled_valid),
        .filled_entry (fill_entry),
        .loads        (waker_loads),
        .is_stale     (is_stale),
        .is_released  (wake_is_released),
        .is_joined    (waker_is_joined),
        .sectors      (loads_read_0_data[SECTORS_MSB:SECTORS_LSB]),
        .ready        (wake_ready),
        .valid        (wake_valid),
        .sector       (wake_sector),
        .last         (wake_last),
        .is_done      (wake_is_done),
        .waits        (wake_waits),
        .entry        (waker_entry),
        .rests        (waker_rests),
        .next_entry   (waker_next_entry),
        .next_index   (waker_next_index)
    );

    ram_256x12_r1 u_loads (
        .clock          (clock),
        .write_enable   (loads_write_enable),
        .write_address  (loads_write_address),
        .write_data     (loads_write_data),
        .read_0_enable  (loads_read_0_enable),
        .read_0_address (loads_read_0_address),
        .read_0_data    (loads_read_0_data),
        .read_0_error   (loads_read_0_error)
    );

    always @(posedge clock) begin
        if (reset) begin
            ram_error_q <= 1'b0;
        end else begin
            ram_error_q <= loads_read_0_error;
        end
    end
endmodule

`default_nettype wire
