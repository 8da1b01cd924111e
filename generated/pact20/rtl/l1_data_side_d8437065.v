// warpcache 0.1.0
`default_nettype none

// All that lies behind the tags of an L1: the miss status holding registers, the data array, the
// miss queue and the replies.
module l1_data_side_d8437065 (
    input  wire         clock,
    input  wire         reset,
    // request
    input  wire [1:0]   request_kind,
    input  wire [3:0]   request_operation,
    input  wire [32:0]  request_line,
    input  wire [4:0]   request_set_number,
    input  wire [3:0]   request_sectors,
    input  wire [31:0]  request_byte_enable,
    input  wire [255:0] request_data,
    input  wire [10:0]  request_id,
    // command
    input  wire         command_reserve,
    input  wire         command_join,
    input  wire         command_mark_stale,
    input  wire         command_send_direct,
    input  wire         command_read,
    input  wire         command_write,
    input  wire [1:0]   command_way,
    // state
    output wire         state_has_room,
    output wire         state_has_entry,
    output wire [3:0]   state_pending_ways,
    output wire [3:0]   state_joinable_ways,
    output wire         state_waits,
    output wire         state_is_idle,
    // done
    output wire         done_valid,
    output wire         done_is_stale,
    output wire         done_waits,
    input  wire         done_is_released,
    output wire [4:0]   done_set_number,
    output wire [1:0]   done_way,
    // core_reply
    output wire         core_reply_valid,
    input  wire         core_reply_ready,
    output wire [10:0]  core_reply_id,
    output wire [1:0]   core_reply_sector,
    output wire [255:0] core_reply_data,
    output wire         core_reply_last,
    // down_request
    output wire         down_request_valid,
    input  wire         down_request_ready,
    output wire [1:0]   down_request_kind,
    output wire [3:0]   down_request_operation,
    output wire [32:0]  down_request_line,
    output wire [3:0]   down_request_sectors,
    output wire [31:0]  down_request_byte_enable,
    output wire [255:0] down_request_data,
    output wire [7:0]   down_request_source,
    output wire [11:0]  down_request_id,
    // down_reply
    input  wire         down_reply_valid,
    output wire         down_reply_ready,
    input  wire [11:0]  down_reply_id,
    input  wire [1:0]   down_reply_kind,
    input  wire [1:0]   down_reply_sector,
    input  wire [255:0] down_reply_data,
    input  wire         down_reply_last,

    input  wire [7:0]   core_number,
    output wire         is_filled,
    // sources
    input  wire         sources_mark,
    output wire         sources_has_local,
    output wire         sources_done_mark,
    output wire [3:0]   sources_queued,

    output wire         ram_error
);

    localparam [1:0] KIND_STORE = 2'd1;

    reg [1:0] way_now;
    reg [3:0] left_now;
    wire [1:0] sector;
    reg [8:0] read_place;
    reg [8:0] write_place;
    wire mshrs_fill_is_expected;
    wire [4:0] mshrs_fill_set_number;
    wire [1:0] mshrs_fill_way;
    wire mshrs_wake_valid;
    wire [1:0] mshrs_wake_sector;
    wire [10:0] mshrs_wake_id;
    wire mshrs_wake_last;
    wire [4:0] mshrs_free_entry;
    wire mshrs_is_idle;
    wire mshrs_ram_error;
    reg [3:0] misses_push_sectors;
    reg [11:0] misses_push_id;
    reg [10:0] replies_enter_id;
    reg [1:0] replies_enter_sector;
    reg replies_enter_last;
    reg [255:0] replies_enter_data;
    wire replies_has_room;
    wire replies_is_empty;
    reg [31:0] array_write_byte_enable;
    reg [255:0] array_write_data;
    wire [255:0] array_read_0_data;
    wire array_read_0_error;
    wire [3:0] choice_grant;
    wire choice_any;
    reg is_reading_q;
    reg is_writing_q;
    reg [1:0] way_q;
    reg [3:0] left_d;
    reg [3:0] left_q;
    reg [11:0] unanswered_d;
    reg [11:0] unanswered_q;
    reg open_hit_q;
    reg open_direct_q;
    reg ram_error_q;

    wire reads_now = command_read || is_reading_q;
    wire writes_now = command_write || is_writing_q;

    always @* begin
        way_now = way_q;
        if (!is_reading_q && !is_writing_q) begin
            way_now = command_way;
        end
    end

    always @* begin
        left_now = request_sectors;
        if (is_reading_q) begin
            left_now = left_q;
        end
    end

    wire is_direct = down_reply_id[11];
    wire is_line = down_reply_valid && !is_direct;
    wire writes_line = is_line && mshrs_fill_is_expected;
    assign is_filled = writes_line && down_reply_last;
    wire mshrs_sources_holds_wake = open_hit_q || open_direct_q;
    wire wakes = mshrs_wake_valid && replies_has_room;
    wire takes_direct = is_direct && replies_has_room && !mshrs_wake_valid && (open_hit_q == 1'b0);
    assign down_reply_ready = !is_direct || takes_direct;
    wire passes = down_reply_valid && takes_direct;
    wire hits = reads_now && replies_has_room && !mshrs_wake_valid && !(down_reply_valid &&
        is_direct && (open_hit_q == 1'b0)) && (open_direct_q == 1'b0);
    wire is_last_sector = left_now == choice_grant;
    wire replies_enter_valid = wakes || passes || hits;
    wire replies_enter_is_read = !passes;

    always @* begin
        replies_enter_id = request_id;
        replies_enter_sector = sector;
        replies_enter_last = is_last_sector;
        replies_enter_data = 256'd0;
        if (passes) begin
            replies_enter_id = down_reply_id[10:0];
            replies_enter_sector = 2'd0;
            replies_enter_last = down_reply_last;
            if (down_reply_kind != KIND_STORE) begin
                replies_enter_sector = down_reply_sector;
                replies_enter_data = down_reply_data;
            end
        end
        if (wakes) begin
            replies_enter_id = mshrs_wake_id;
            replies_enter_sector = mshrs_wake_sector;
            replies_enter_last = mshrs_wake_last;
        end
    end

    wire [6:0] hit_way = {way_now, request_set_number};
    wire [6:0] wake_way = {done_way, done_set_number};
    wire [6:0] fill_way = {mshrs_fill_way, mshrs_fill_set_number};

    always @* begin
        read_place = {hit_way, sector};
        if (mshrs_wake_valid) begin
            read_place = {wake_way, mshrs_wake_sector};
        end
    end

    always @* begin
        write_place = {hit_way, sector};
        if (is_line) begin
            write_place = {fill_way, down_reply_sector};
        end
    end

    wire array_read_0_enable = mshrs_wake_valid || reads_now;
    wire array_write_enable = writes_line || (writes_now && !is_line);

    always @* begin
        array_write_byte_enable = request_byte_enable;
        array_write_data = request_data;
        if (is_line) begin
            array_write_byte_enable = 32'hffffffff;
            array_write_data = down_reply_data;
        end
    end

    wire hit_goes_on = !hits || !is_last_sector;
    wire direct_goes_on = !passes || !down_reply_last;
    wire open_hit_d = (open_hit_q || hits) && hit_goes_on;
    wire open_direct_d = (open_direct_q || passes) && direct_goes_on;
    wire goes_on_reading = reads_now && !(hits && is_last_sector);
    wire goes_on_writing = writes_now && is_line;

    always @* begin
        left_d = left_now;
        if (hits) begin
            left_d = left_now & ~choice_grant;
        end
    end

    assign state_waits = goes_on_reading || goes_on_writing;
    wire misses_push_valid = command_reserve || command_send_direct;

    always @* begin
        misses_push_sectors = request_sectors;
        misses_push_id = {1'b1, request_id};
        if (command_reserve) begin
            misses_push_sectors = 4'd15;
            misses_push_id = {7'd0, mshrs_free_entry};
        end
    end

    wire is_answered = passes && down_reply_last;

    always @* begin
        unanswered_d = unanswered_q;
        if (command_send_direct && !is_answered) begin
            unanswered_d = unanswered_q + 12'd1;
        end
        if (is_answered && !command_send_direct) begin
            unanswered_d = unanswered_q - 12'd1;
        end
    end

    assign state_is_idle = mshrs_is_idle && !down_request_valid && replies_is_empty &&
        (unanswered_q == 12'd0);
    assign down_request_source = core_number;
    assign ram_error = ram_error_q || mshrs_ram_error;

    (* unused *) wire unused;
    assign unused = &{1'b0, choice_any};

    mshr_file_a3b7e1c3 u_mshrs (
        .clock              (clock),
        .reset              (reset),
        .ask_reserve        (command_reserve),
        .ask_join           (command_join),
        .ask_mark_stale     (command_mark_stale),
        .ask_set_number     (request_set_number),
        .ask_way            (command_way),
        .ask_id             (request_id),
        .ask_sectors        (request_sectors),
        .fill_valid         (is_line),
        .fill_entry         (down_reply_id[4:0]),
        .fill_last          (down_reply_last),
        .fill_is_expected   (mshrs_fill_is_expected),
        .fill_set_number    (mshrs_fill_set_number),
        .fill_way           (mshrs_fill_way),
        .wake_valid         (mshrs_wake_valid),
        .wake_ready         (replies_has_room),
        .wake_set_number    (done_set_number),
        .wake_way           (done_way),
        .wake_sector        (mshrs_wake_sector),
        .wake_id            (mshrs_wake_id),
        .wake_last          (mshrs_wake_last),
        .wake_is_done       (done_valid),
        .wake_is_stale      (done_is_stale),
        .wake_waits         (done_waits),
        .wake_is_released   (done_is_released),
        .has_free           (state_has_entry),
        .free_entry         (mshrs_free_entry),
        .pending_ways       (state_pending_ways),
        .joinable_ways      (state_joinable_ways),
        .is_idle            (mshrs_is_idle),
        .sources_mark       (sources_mark),
        .sources_holds_wake (mshrs_sources_holds_wake),
        .sources_has_local  (sources_has_local),
        .sources_wake_mark  (sources_done_mark),
        .ram_error          (mshrs_ram_error)
    );

    miss_queue_width343_depth8_70857bc6 u_misses (
        .clock            (clock),
        .reset            (reset),
        .push_valid       (misses_push_valid),
        .push_ready       (state_has_room),
        .push_kind        (request_kind),
        .push_operation   (request_operation),
        .push_line        (request_line),
        .push_sectors     (misses_push_sectors),
        .push_byte_enable (request_byte_enable),
        .push_data        (request_data),
        .push_id          (misses_push_id),
        .pop_valid        (down_request_valid),
        .pop_ready        (down_request_ready),
        .pop_kind         (down_request_kind),
        .pop_operation    (down_request_operation),
        .pop_line         (down_request_line),
        .pop_sectors      (down_request_sectors),
        .pop_byte_enable  (down_request_byte_enable),
        .pop_data         (down_request_data),
        .pop_id           (down_request_id),
        .count            (sources_queued)
    );

    l1_replies_b4b20794 u_replies (
        .clock         (clock),
        .reset         (reset),
        .enter_valid   (replies_enter_valid),
        .enter_id      (replies_enter_id),
        .enter_sector  (replies_enter_sector),
        .enter_last    (replies_enter_last),
        .enter_is_read (replies_enter_is_read),
        .enter_data    (replies_enter_data),
        .has_room      (replies_has_room),
        .is_empty      (replies_is_empty),
        .array_data    (array_read_0_data),
        .reply_valid   (core_reply_valid),
        .reply_ready   (core_reply_ready),
        .reply_id      (core_reply_id),
        .reply_sector  (core_reply_sector),
        .reply_data    (core_reply_data),
        .reply_last    (core_reply_last)
    );

    byte_ram_512x256_r1 u_array (
        .clock             (clock),
        .write_enable      (array_write_enable),
        .write_byte_enable (array_write_byte_enable),
        .write_address     (write_place),
        .write_data        (array_write_data),
        .read_0_enable     (array_read_0_enable),
        .read_0_address    (read_place),
        .read_0_data       (array_read_0_data),
        .read_0_error      (array_read_0_error)
    );

    fixed_priority_arbiter_requesters4 u_choice (
        .request (left_now),
        .grant   (choice_grant),
        .granted (sector),
        .any     (choice_any)
    );

    always @(posedge clock) begin
        if (reset) begin
            is_reading_q <= 1'b0;
            is_writing_q <= 1'b0;
            way_q <= 2'd0;
            left_q <= 4'd0;
            unanswered_q <= 12'd0;
            open_hit_q <= 1'b0;
            open_direct_q <= 1'b0;
            ram_error_q <= 1'b0;
        end else begin
            is_reading_q <= goes_on_reading;
            is_writing_q <= goes_on_writing;
            way_q <= way_now;
            left_q <= left_d;
            unanswered_q <= unanswered_d;
            open_hit_q <= open_hit_d;
            open_direct_q <= open_direct_d;
            ram_error_q <= array_read_0_error;
        end
    end
endmodule

`default_nettype wire
