// warpcache 0.1.0
`default_nettype none

// Sends packets from any input to any output, each output from the inputs in turn, two packets
// each.
module packet_switch_0ee769d0 (
    input  wire          clock,
    input  wire          reset,
    // offered: Packets from each input.
    input  wire [27:0]   offered_valid,        // A beat is offered. [28 elements]
    output reg  [27:0]   offered_ready,        // The beat that is offered is taken. [28 elements]
    input  wire [83:0]   offered_destination,  // Number of the output that the packet is for. [28
                                               // elements of 3 bits]
    input  wire [9827:0] offered_data,         // Payload of the beat. [28 elements of 351 bits]
    input  wire [27:0]   offered_last,         // The packet's last beat. [28 elements]
    // delivered: Packets at each output.
    output wire [7:0]    delivered_valid,      // A beat is offered. [8 elements]
    input  wire [7:0]    delivered_ready,      // The beat that is offered is taken. [8 elements]
    output wire [2807:0] delivered_data,       // Payload of the beat. [8 elements of 351 bits]
    output wire [7:0]    delivered_last        // The packet's last beat. [8 elements]
);

    reg [27:0] takes_from;
    wire [223:0] outputs_takes_from;
    genvar n;

    always @* begin : drive_takes_from
        integer i;
        takes_from = 28'd0;
        for (i = 0; i < 8; i = i + 1) begin
            takes_from = takes_from | outputs_takes_from[i * 28 +: 28];
        end
    end

    always @* begin : drive_offered_ready
        integer i;
        for (i = 0; i < 28; i = i + 1) begin
            offered_ready[i] = takes_from[i];
        end
    end

    generate
        for (n = 0; n < 8; n = n + 1) begin : outputs
            packet_switch_output_inputs28_outputs8_width351_high0 u_outputs (
                .clock               (clock),
                .reset               (reset),
                .number              (n[2:0]),
                .offered_valid       (offered_valid),
                .offered_destination (offered_destination),
                .offered_data        (offered_data),
                .offered_last        (offered_last),
                .takes_from          (outputs_takes_from[n * 28 +: 28]),
                .delivered_valid     (delivered_valid[n]),
                .delivered_ready     (delivered_ready[n]),
                .delivered_data      (delivered_data[n * 351 +: 351]),
                .delivered_last      (delivered_last[n])
            );
        end
    endgenerate
endmodule

`default_nettype wire
