// warpcache 0.1.0
`default_nettype none

// The bytes of every line, and which of them are dirty. A store and a beat from below take two
// cycles: the mask is read, then both are written.
module llc_slice_sector_array_9eaa1a27 (
    input  wire         clock,
    input  wire         reset,
    input  wire         reads,
    // read
    input  wire [6:0]   read_set_number,
    input  wire [3:0]   read_way,
    input  wire [1:0]   read_sector,

    input  wire         decides,
    // decided
    input  wire [6:0]   decided_set_number,
    input  wire [3:0]   decided_way,
    input  wire [1:0]   decided_sector,
    // store
    input  wire         store_valid,
    input  wire         store_is_dirty,
    input  wire [3:0]   store_sectors,
    input  wire [31:0]  store_byte_enable,
    input  wire [255:0] store_data,
    // fill
    input  wire         fill_valid,
    input  wire         fill_is_expected,
    // fill_place
    input  wire [6:0]   fill_place_set_number,
    input  wire [3:0]   fill_place_way,
    input  wire [1:0]   fill_place_sector,
    // fill
    input  wire         fill_is_dirty,
    input  wire [255:0] fill_data,

    output wire [255:0] data,
    output wire [31:0]  mask,
    output reg  [3:0]   whole,
    output wire [255:0] written_data,
    output wire         ram_error
);

    reg [12:0] write_place;
    reg [31:0] old_mask;
    reg [31:0] bytes_write_byte_enable;
    wire bytes_read_0_error;
    wire masks_ram_error;
    reg is_store_q;
    reg is_fill_q;
    reg [12:0] place_q;
    reg is_dirty_d;
    reg is_dirty_q;
    reg [31:0] store_bytes_q;
    reg [3:0] store_sectors_q;
    reg [255:0] written_d;
    reg [255:0] written_q;
    reg ram_error_q;

    wire [10:0] read = {read_way, read_set_number};
    wire [10:0] decided = {decided_way, decided_set_number};
    wire [10:0] fill = {fill_place_way, fill_place_set_number};
    wire [12:0] read_place = {read, read_sector};

    always @* begin
        write_place = {decided, decided_sector};
        if (fill_valid) begin
            write_place = {fill, fill_place_sector};
        end
    end

    wire masks_read_enable = decides || fill_valid;
    wire is_fill_d = fill_valid && fill_is_expected;

    always @* begin
        is_dirty_d = store_is_dirty;
        written_d = store_data;
        if (fill_valid) begin
            is_dirty_d = fill_is_dirty;
            written_d = fill_data;
        end
    end

    assign written_data = written_q;

    always @* begin
        old_mask = 32'd0;
        if (is_dirty_q) begin
            old_mask = mask;
        end
    end

    wire [31:0] new_mask = old_mask | store_bytes_q;
    wire bytes_write_enable = is_store_q || (is_fill_q && !(&old_mask));

    always @* begin
        bytes_write_byte_enable = store_bytes_q;
        if (is_fill_q) begin
            bytes_write_byte_enable = ~old_mask;
        end
    end

    always @* begin
        whole = 4'd0;
        if (is_store_q && (&new_mask)) begin
            whole = store_sectors_q;
        end
    end

    assign ram_error = ram_error_q || masks_ram_error;

    byte_ram_8192x256_r1 u_bytes (
        .clock             (clock),
        .write_enable      (bytes_write_enable),
        .write_byte_enable (bytes_write_byte_enable),
        .write_address     (place_q),
        .write_data        (written_q),
        .read_0_enable     (reads),
        .read_0_address    (read_place),
        .read_0_data       (data),
        .read_0_error      (bytes_read_0_error)
    );

    write_first_ram_depth8192_width32 u_masks (
        .clock         (clock),
        .reset         (reset),
        .write_enable  (is_store_q),
        .write_address (place_q),
        .write_data    (new_mask),
        .read_enable   (masks_read_enable),
        .read_address  (write_place),
        .read_data     (mask),
        .ram_error     (masks_ram_error)
    );

    always @(posedge clock) begin
        if (reset) begin
            is_store_q <= 1'b0;
            is_fill_q <= 1'b0;
            place_q <= 13'd0;
            is_dirty_q <= 1'b0;
            store_bytes_q <= 32'd0;
            store_sectors_q <= 4'd0;
            written_q <= 256'd0;
            ram_error_q <= 1'b0;
        end else begin
            is_store_q <= store_valid;
            is_fill_q <= is_fill_d;
            place_q <= write_place;
            is_dirty_q <= is_dirty_d;
            store_bytes_q <= store_byte_enable;
            store_sectors_q <= store_sectors;
            written_q <= written_d;
            ram_error_q <= bytes_read_0_error;
        end
    end
endmodule

`default_nettype wire
