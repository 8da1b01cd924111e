// warpcache 0.1.0
`default_nettype none

// Sends packets from any input to any output, each output from the inputs in turn, two packets
// each.
module packet_switch_c6be8289 (
    input  wire         clock,
    input  wire         reset,
    // offered: Packets from each input.
    input  wire [15:0]  offered_valid,        // A beat is offered. [16 elements]
    output reg  [15:0]  offered_ready,        // The beat that is offered is taken. [16 elements]
    input  wire [15:0]  offered_destination,  // Number of the output that the packet is for. [16
                                              // elements]
    input  wire [751:0] offered_data,         // Payload of the beat. [16 elements of 47 bits]
    input  wire [15:0]  offered_last,         // The packet's last beat. [16 elements]
    // delivered: Packets at each output.
    output wire         delivered_valid,      // A beat is offered.
    input  wire         delivered_ready,      // The beat that is offered is taken.
    output wire [46:0]  delivered_data,       // Payload of the beat.
    output wire         delivered_last        // The packet's last beat.
);

    wire [15:0] takes_from;

    always @* begin : drive_offered_ready
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            offered_ready[i] = takes_from[i];
        end
    end

    packet_switch_output_inputs16_outputs1_width47_high0 u_outputs_0 (
        .clock               (clock),
        .reset               (reset),
        .number              (1'b0),
        .offered_valid       (offered_valid),
        .offered_destination (offered_destination),
        .offered_data        (offered_data),
        .offered_last        (offered_last),
        .takes_from          (takes_from),
        .delivered_valid     (delivered_valid),
        .delivered_ready     (delivered_ready),
        .delivered_data      (delivered_data),
        .delivered_last      (delivered_last)
    );
endmodule

`default_nettype wire
