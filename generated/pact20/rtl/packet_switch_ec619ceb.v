// warpcache 0.1.0
`default_nettype none

// Sends packets from any input to any output, each output from the inputs in turn, two packets
// each.
module packet_switch_ec619ceb (
    input  wire          clock,
    input  wire          reset,
    // offered: Packets from each input.
    input  wire [7:0]    offered_valid,        // A beat is offered. [8 elements]
    output reg  [7:0]    offered_ready,        // The beat that is offered is taken. [8 elements]
    input  wire [39:0]   offered_destination,  // Number of the output that the packet is for. [8
                                               // elements of 5 bits]
    input  wire [2183:0] offered_data,         // Payload of the beat. [8 elements of 273 bits]
    input  wire [7:0]    offered_last,         // The packet's last beat. [8 elements]
    // delivered: Packets at each output.
    output wire [27:0]   delivered_valid,      // A beat is offered. [28 elements]
    input  wire [27:0]   delivered_ready,      // The beat that is offered is taken. [28 elements]
    output wire [7643:0] delivered_data,       // Payload of the beat. [28 elements of 273 bits]
    output wire [27:0]   delivered_last        // The packet's last beat. [28 elements]
);

    reg [7:0] takes_from;
    wire [223:0] outputs_takes_from;
    genvar n;

    always @* begin : drive_takes_from
        integer i;
        takes_from = 8'd0;
        for (i = 0; i < 28; i = i + 1) begin
            takes_from = takes_from | outputs_takes_from[i * 8 +: 8];
        end
    end

    always @* begin : drive_offered_ready
        integer i;
        for (i = 0; i < 8; i = i + 1) begin
            offered_ready[i] = takes_from[i];
        end
    end

    generate
        for (n = 0; n < 28; n = n + 1) begin : outputs
            packet_switch_output_inputs8_outputs28_width273_high0 u_outputs (
                .clock               (clock),
                .reset               (reset),
                .number              (n[4:0]),
                .offered_valid       (offered_valid),
                .offered_destination (offered_destination),
                .offered_data        (offered_data),
                .offered_last        (offered_last),
                .takes_from          (outputs_takes_from[n * 8 +: 8]),
                .delivered_valid     (delivered_valid[n]),
                .delivered_ready     (delivered_ready[n]),
                .delivered_data      (delivered_data[n * 273 +: 273]),
                .delivered_last      (delivered_last[n])
            );
        end
    endgenerate
endmodule

`default_nettype wire
