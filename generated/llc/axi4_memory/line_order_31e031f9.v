// warpcache 0.1.0: axi4_memory of design llc
// paper: none
`default_nettype none

// Keeps the requests to each line in order before a memory that does not.
module line_order_31e031f9 (
    input  wire         clock,
    input  wire         reset,
    // request
    input  wire         request_valid,
    output reg          request_ready,
    input  wire [1:0]   request_kind,
    input  wire [3:0]   request_operation,
    input  wire [40:0]  request_line,
    input  wire [3:0]   request_sectors,
    input  wire [31:0]  request_byte_enable,
    input  wire [255:0] request_data,
    input  wire [6:0]   request_id,
    // reply
    output wire         reply_valid,
    input  wire         reply_ready,
    output wire [6:0]   reply_id,
    output wire [1:0]   reply_kind,
    output wire [1:0]   reply_sector,
    output wire [255:0] reply_data,
    output wire         reply_last,
    // memory_request
    output reg          memory_request_valid,
    input  wire         memory_request_ready,
    output wire [1:0]   memory_request_kind,
    output wire [3:0]   memory_request_operation,
    output wire [40:0]  memory_request_line,
    output wire [3:0]   memory_request_sectors,
    output wire [31:0]  memory_request_byte_enable,
    output wire [255:0] memory_request_data,
    output wire [6:0]   memory_request_id,
    // memory_reply
    input  wire         memory_reply_valid,
    output wire         memory_reply_ready,
    input  wire [6:0]   memory_reply_id,
    input  wire [1:0]   memory_reply_kind,
    input  wire [1:0]   memory_reply_sector,
    input  wire [255:0] memory_reply_data,
    input  wire         memory_reply_last,

    output wire         idle
);

    reg [7:0] entries_is_write;
    wire [7:0] entries_takes;
    wire [7:0] entries_is_busy;
    wire [7:0] entries_holds;
    genvar n;

    always @* begin : drive_entries_is_write
        integer i;
        for (i = 0; i < 8; i = i + 1) begin
            entries_is_write[i] = request_kind != 2'd0;
        end
    end

    wire is_full = &entries_is_busy;
    wire is_held = is_full || (|entries_holds);
    assign memory_request_kind = request_kind;
    assign memory_request_operation = request_operation;
    assign memory_request_line = request_line;
    assign memory_request_sectors = request_sectors;
    assign memory_request_byte_enable = request_byte_enable;
    assign memory_request_data = request_data;
    assign memory_request_id = request_id;

    always @* begin
        memory_request_valid = request_valid;
        request_ready = memory_request_ready;
        if (is_held) begin
            memory_request_valid = 1'b0;
            request_ready = 1'b0;
        end
    end

    assign reply_valid = memory_reply_valid;
    assign memory_reply_ready = reply_ready;
    assign reply_id = memory_reply_id;
    assign reply_kind = memory_reply_kind;
    assign reply_sector = memory_reply_sector;
    assign reply_data = memory_reply_data;
    assign reply_last = memory_reply_last;
    wire passes = request_valid && !is_held && memory_request_ready;
    wire is_answered = memory_reply_valid && memory_reply_last && reply_ready;
    wire is_lowest = entries_is_busy[0] == 1'b0;
    wire is_lowest_1 = &{entries_is_busy[1] == 1'b0, entries_is_busy[0] == 1'b1};
    wire is_lowest_2 = &{entries_is_busy[2] == 1'b0, entries_is_busy[1] == 1'b1,
        entries_is_busy[0] == 1'b1};
    wire is_lowest_3 = &{entries_is_busy[3] == 1'b0, entries_is_busy[2] == 1'b1,
        entries_is_busy[1] == 1'b1, entries_is_busy[0] == 1'b1};
    wire is_lowest_4 = &{entries_is_busy[4] == 1'b0, entries_is_busy[3] == 1'b1,
        entries_is_busy[2] == 1'b1, entries_is_busy[1] == 1'b1, entries_is_busy[0] == 1'b1};
    wire is_lowest_5 = &{entries_is_busy[5] == 1'b0, entries_is_busy[4] == 1'b1,
        entries_is_busy[3] == 1'b1, entries_is_busy[2] == 1'b1, entries_is_busy[1] == 1'b1,
        entries_is_busy[0] == 1'b1};
    wire is_lowest_6 = &{entries_is_busy[6] == 1'b0, entries_is_busy[5] == 1'b1,
        entries_is_busy[4] == 1'b1, entries_is_busy[3] == 1'b1, entries_is_busy[2] == 1'b1,
        entries_is_busy[1] == 1'b1, entries_is_busy[0] == 1'b1};
    wire is_lowest_7 = &{entries_is_busy[7] == 1'b0, entries_is_busy[6] == 1'b1,
        entries_is_busy[5] == 1'b1, entries_is_busy[4] == 1'b1, entries_is_busy[3] == 1'b1,
        entries_is_busy[2] == 1'b1, entries_is_busy[1] == 1'b1, entries_is_busy[0] == 1'b1};
    assign entries_takes[0] = passes && is_lowest;
    assign entries_takes[1] = passes && is_lowest_1;
    assign entries_takes[2] = passes && is_lowest_2;
    assign entries_takes[3] = passes && is_lowest_3;
    assign entries_takes[4] = passes && is_lowest_4;
    assign entries_takes[5] = passes && is_lowest_5;
    assign entries_takes[6] = passes && is_lowest_6;
    assign entries_takes[7] = passes && is_lowest_7;
    assign idle = &(~entries_is_busy);

    generate
        for (n = 0; n < 8; n = n + 1) begin : entries
            line_order_entry_1a7360e2 u_entries (
                .clock       (clock),
                .reset       (reset),
                .line        (request_line),
                .is_write    (entries_is_write[n]),
                .id          (request_id),
                .takes       (entries_takes[n]),
                .is_answered (is_answered),
                .answered_id (memory_reply_id),
                .is_busy     (entries_is_busy[n]),
                .holds       (entries_holds[n])
            );
        end
    endgenerate
endmodule

`default_nettype wire
