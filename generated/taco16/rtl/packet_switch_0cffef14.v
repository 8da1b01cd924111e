// warpcache 0.1.0
`default_nettype none

// Sends packets from any input to any output, each output from the inputs in turn, two packets
// each.
module packet_switch_0cffef14 (
    input  wire          clock,
    input  wire          reset,
    // offered: Packets from each input.
    input  wire [14:0]   offered_valid,        // A beat is offered. [15 elements]
    output reg  [14:0]   offered_ready,        // The beat that is offered is taken. [15 elements]
    input  wire [59:0]   offered_destination,  // Number of the output that the packet is for. [15
                                               // elements of 4 bits]
    input  wire [5219:0] offered_data,         // Payload of the beat. [15 elements of 348 bits]
    input  wire [14:0]   offered_last,         // The packet's last beat. [15 elements]
    // delivered: Packets at each output.
    output wire [11:0]   delivered_valid,      // A beat is offered. [12 elements]
    input  wire [11:0]   delivered_ready,      // The beat that is offered is taken. [12 elements]
    output wire [4175:0] delivered_data,       // Payload of the beat. [12 elements of 348 bits]
    output wire [11:0]   delivered_last        // The packet's last beat. [12 elements]
);

    reg [14:0] takes_from;
    wire [179:0] outputs_takes_from;
    genvar n;

    always @* begin : drive_takes_from
        integer i;
        takes_from = 15'd0;
        for (i = 0; i < 12; i = i + 1) begin
            takes_from = takes_from | outputs_takes_from[i * 15 +: 15];
        end
    end

    always @* begin : drive_offered_ready
        integer i;
        for (i = 0; i < 15; i = i + 1) begin
            offered_ready[i] = takes_from[i];
        end
    end

    generate
        for (n = 0; n < 12; n = n + 1) begin : outputs
            packet_switch_output_inputs15_outputs12_width348_high0 u_outputs (
                .clock               (clock),
                .reset               (reset),
                .number              (n[3:0]),
                .offered_valid       (offered_valid),
                .offered_destination (offered_destination),
                .offered_data        (offered_data),
                .offered_last        (offered_last),
                .takes_from          (outputs_takes_from[n * 15 +: 15]),
                .delivered_valid     (delivered_valid[n]),
                .delivered_ready     (delivered_ready[n]),
                .delivered_data      (delivered_data[n * 348 +: 348]),
                .delivered_last      (delivered_last[n])
            );
        end
    endgenerate
endmodule

`default_nettype wire
