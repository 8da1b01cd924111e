// warpcache 0.1.0
`default_nettype none

// The lines of the atomics that wait, in order, all compared with the line of a request.
module atomic_buffer_lines_51e37dbe (
    input  wire        clock,
    input  wire        reset,
    input  wire [31:0] line,
    input  wire        pushed,
    input  wire        popped,
    output wire        has_line,
    output wire [31:0] head
);

    reg [3:0] stays;
    reg [3:0] taken_d;
    reg [3:0] taken_q;
    reg [127:0] places_d;
    reg [127:0] places_q;
    reg [3:0] is_line;

    wire [3:0] is_taken = taken_q;

    always @* begin : drive_is_line
        integer i;
        for (i = 0; i < 4; i = i + 1) begin
            is_line[i] = places_q[i * 32 +: 32] == line;
        end
    end

    assign has_line = |(is_line & is_taken);
    assign head = places_q[31:0];

    always @* begin
        stays = is_taken;
        if (popped) begin
            stays = is_taken >> 1;
        end
    end

    always @* begin
        taken_d = stays;
        if (pushed) begin
            taken_d = {stays[2:0], 1'b1};
        end
    end

    always @* begin : drive_places_d
        integer i;
        for (i = 0; i < 3; i = i + 1) begin
            places_d[i * 32 +: 32] = line;
            if (stays[i]) begin
                places_d[i * 32 +: 32] = places_q[i * 32 +: 32];
                if (popped) begin
                    places_d[i * 32 +: 32] = places_q[i * 32 + 32 +: 32];
                end
            end
        end
        places_d[127:96] = line;
        if (stays[3]) begin
            places_d[127:96] = places_q[127:96];
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            taken_q <= 4'd0;
            places_q <= 128'd0;
        end else begin
            taken_q <= taken_d;
            places_q <= places_d;
        end
    end
endmodule

`default_nettype wire
