// warpcache 0.1.0
`default_nettype none

// The miss status holding registers (MSHRs): the lines in flight, and the loads that wait for each.
module llc_slice_mshr_file_ce7b9ecc (
    input  wire        clock,
    input  wire        reset,
    // ask
    input  wire        ask_reserves,
    input  wire        ask_joins,
    input  wire        ask_stores,
    input  wire [6:0]  ask_set_number,
    input  wire [3:0]  ask_way,
    input  wire [3:0]  ask_sectors,
    input  wire [3:0]  ask_covered,
    input  wire [3:0]  ask_dirty,
    // requester
    input  wire [7:0]  requester_source,
    input  wire [9:0]  requester_id,

    input  wire [3:0]  whole,
    // pending
    output wire        pending_has_free,
    output wire [4:0]  pending_free_entry,
    output reg  [15:0] pending_ways,
    output wire        pending_can_join,
    output reg  [3:0]  pending_covered,
    output reg  [3:0]  pending_wanted,
    // beat
    input  wire        beat_valid,
    input  wire [4:0]  beat_number,
    input  wire [1:0]  beat_sector,
    input  wire        beat_last,
    // taken
    output wire        taken_is_expected,
    // taken_place
    output wire [6:0]  taken_place_set_number,
    output wire [3:0]  taken_place_way,
    output wire [1:0]  taken_place_sector,
    // taken
    output wire        taken_is_dirty,
    // publish
    output wire        publish_valid,
    output wire [6:0]  publish_set_number,
    output wire [3:0]  publish_way,
    output wire [3:0]  publish_readable,
    output wire [3:0]  publish_dirty,
    // wake
    output wire        wake_valid,
    input  wire        wake_ready,
    // wake_requester
    output wire [7:0]  wake_requester_source,
    output wire [9:0]  wake_requester_id,
    // wake_place
    output wire [6:0]  wake_place_set_number,
    output wire [3:0]  wake_place_way,
    output wire [1:0]  wake_place_sector,
    // wake
    output wire        wake_last,

    output wire        is_idle,
    output wire        ram_error
);

    localparam [3:0] MERGES = 4'd8;
    localparam SOURCE_MSB = 21;
    localparam SOURCE_LSB = 14;
    localparam ID_MSB = 13;
    localparam ID_LSB = 4;
    localparam SECTORS_MSB = 3;
    localparam SECTORS_LSB = 0;

    reg [4:0] free_entry;
    reg [4:0] asked;
    reg [3:0] asked_loads;
    reg [4:0] write_entry;
    reg [3:0] write_load;
    reg [31:0] entries_takes;
    reg [31:0] entries_fills;
    reg [31:0] entries_frees;
    wire [31:0] entries_is_busy;
    wire [31:0] entries_is_waiting;
    wire [31:0] entries_is_asked;
    wire [511:0] entries_pending_ways;
    wire [223:0] entries_line_set_number;
    wire [127:0] entries_line_way;
    wire [127:0] entries_line_covered;
    wire [127:0] entries_line_dirty;
    wire [127:0] entries_line_wanted;
    wire [127:0] entries_line_loads;
    wire waker_is_done;
    wire [4:0] waker_entry;
    wire waker_reads;
    wire [4:0] waker_next_entry;
    wire [3:0] waker_next_load;
    wire loads_read_0_error;
    reg publishes_q;
    reg [4:0] published_q;
    reg ram_error_q;
    wire [21:0] woken_load;
    genvar n;

    assign is_idle = &(~entries_is_busy);
    assign pending_has_free = |(~entries_is_busy);

    always @* begin : drive_free_entry
        integer i;
        free_entry = 5'd0;
        for (i = 31; i >= 0; i = i - 1) begin
            if (!entries_is_busy[i]) begin
                free_entry = i[4:0];
            end
        end
    end

    assign pending_free_entry = free_entry;

    always @* begin : drive_pending_ways
        integer i;
        pending_ways = 16'd0;
        for (i = 0; i < 32; i = i + 1) begin
            pending_ways = pending_ways | entries_pending_ways[i * 16 +: 16];
        end
    end

    always @* begin : drive_pending_covered
        integer i;
        asked = 5'd0;
        asked_loads = 4'd0;
        pending_covered = 4'd0;
        pending_wanted = 4'd0;
        for (i = 0; i < 32; i = i + 1) begin
            if (entries_is_asked[i]) begin
                asked = i[4:0];
                asked_loads = entries_line_loads[i * 4 +: 4];
                pending_covered = entries_line_covered[i * 4 +: 4];
                pending_wanted = entries_line_wanted[i * 4 +: 4];
            end
        end
    end

    assign pending_can_join = asked_loads != MERGES;
    assign taken_place_sector = beat_sector;
    assign taken_is_expected = entries_is_waiting[beat_number];
    assign taken_place_set_number = entries_line_set_number[{3'd0, beat_number} * 8'd7 +: 7];
    assign taken_place_way = entries_line_way[{beat_number, 2'd0} +: 4];
    wire [3:0] beat_dirty = entries_line_dirty[{beat_number, 2'd0} +: 4];
    assign taken_is_dirty = beat_dirty[beat_sector];
    wire is_filled = beat_valid && beat_last && taken_is_expected;
    assign publish_valid = publishes_q;
    assign publish_set_number = entries_line_set_number[{3'd0, published_q} * 8'd7 +: 7];
    assign publish_way = entries_line_way[{published_q, 2'd0} +: 4];
    assign publish_readable = entries_line_covered[{published_q, 2'd0} +: 4];
    assign publish_dirty = entries_line_dirty[{published_q, 2'd0} +: 4];
    wire [3:0] waker_loads = entries_line_loads[{waker_entry, 2'd0} +: 4];
    assign wake_place_set_number = entries_line_set_number[{3'd0, waker_entry} * 8'd7 +: 7];
    assign wake_place_way = entries_line_way[{waker_entry, 2'd0} +: 4];

    always @* begin : drive_entries_takes
        integer i;
        for (i = 0; i < 32; i = i + 1) begin
            entries_takes[i] = ask_reserves && (free_entry == i[4:0]);
        end
    end

    always @* begin : drive_entries_fills
        integer i;
        for (i = 0; i < 32; i = i + 1) begin
            entries_fills[i] = is_filled && (beat_number == i[4:0]);
        end
    end

    always @* begin : drive_entries_frees
        integer i;
        for (i = 0; i < 32; i = i + 1) begin
            entries_frees[i] = waker_is_done && (waker_entry == i[4:0]);
        end
    end

    always @* begin
        write_entry = asked;
        write_load = asked_loads;
        if (ask_reserves) begin
            write_entry = free_entry;
            write_load = 4'd0;
        end
    end

    wire loads_write_enable = ask_reserves || ask_joins;
    wire [13:0] load = {requester_id, ask_sectors};
    wire [21:0] loads_write_data = {requester_source, load};
    wire [7:0] loads_write_address = {write_entry, write_load[2:0]};
    wire [7:0] loads_read_0_address = {waker_next_entry, waker_next_load[2:0]};
    assign wake_requester_id = woken_load[ID_MSB:ID_LSB];
    assign wake_requester_source = woken_load[SOURCE_MSB:SOURCE_LSB];
    assign ram_error = ram_error_q;

    (* unused *) wire unused;
    assign unused = &{1'b0, write_load[3], waker_next_load[3], woken_load[3:0]};

    generate
        for (n = 0; n < 32; n = n + 1) begin : entries
            llc_slice_mshr_entry_aceba89d u_entries (
                .clock           (clock),
                .reset           (reset),
                .ask_reserves    (ask_reserves),
                .ask_joins       (ask_joins),
                .ask_stores      (ask_stores),
                .ask_set_number  (ask_set_number),
                .ask_way         (ask_way),
                .ask_sectors     (ask_sectors),
                .ask_covered     (ask_covered),
                .ask_dirty       (ask_dirty),
                .takes           (entries_takes[n]),
                .whole           (whole),
                .fills           (entries_fills[n]),
                .frees           (entries_frees[n]),
                .is_busy         (entries_is_busy[n]),
                .is_waiting      (entries_is_waiting[n]),
                .is_asked        (entries_is_asked[n]),
                .pending_ways    (entries_pending_ways[n * 16 +: 16]),
                .line_set_number (entries_line_set_number[n * 7 +: 7]),
                .line_way        (entries_line_way[n * 4 +: 4]),
                .line_covered    (entries_line_covered[n * 4 +: 4]),
                .line_dirty      (entries_line_dirty[n * 4 +: 4]),
                .line_wanted     (entries_line_wanted[n * 4 +: 4]),
                .line_loads      (entries_line_loads[n * 4 +: 4])
            );
        end
    endgenerate

    llc_slice_waker_6c770477 u_waker (
        .clock        (clock),
        .reset        (reset),
        .is_filled    (is_filled),
        .filled_entry (beat_number),
        .loads        (waker_loads),
        .sectors      (woken_load[SECTORS_MSB:SECTORS_LSB]),
        .ready        (wake_ready),
        .valid        (wake_valid),
        .sector       (wake_place_sector),
        .last         (wake_last),
        .is_done      (waker_is_done),
        .entry        (waker_entry),
        .reads        (waker_reads),
        .next_entry   (waker_next_entry),
        .next_load    (waker_next_load)
    );

    ram_256x22_r1 u_loads (
        .clock          (clock),
        .write_enable   (loads_write_enable),
        .write_address  (loads_write_address),
        .write_data     (loads_write_data),
        .read_0_enable  (waker_reads),
        .read_0_address (loads_read_0_address),
        .read_0_data    (woken_load),
        .read_0_error   (loads_read_0_error)
    );

    always @(posedge clock) begin
        if (reset) begin
            publishes_q <= 1'b0;
            published_q <= 5'd0;
            ram_error_q <= 1'b0;
        end else begin
            publishes_q <= is_filled;
            published_q <= beat_number;
            ram_error_q <= loads_read_0_error;
        end
    end
endmodule

`default_nettype wire
