//! A counter with a memory, small enough for its cells to be counted by hand.

use emit::{Design, Manifest, ManifestMemory, ManifestPort, ManifestStorage, MemoryKind, Module};
use emit::{PortDirection, PortMeaning, PortRole};
use std::path::{Path, PathBuf};
use synthesis::Subject;

const RAM: &str = "module ram_16x4_r1 (
    input wire clock, input wire write_enable, input wire [3:0] write_address,
    input wire [3:0] write_data, input wire [3:0] read_0_address, output reg [3:0] read_0_data);
    reg [3:0] words [0:15];
    always @(posedge clock) begin
        if (write_enable) begin words[write_address] <= write_data; end
        read_0_data <= words[read_0_address];
    end
endmodule
";

const INVERT: &str = "module invert (input wire [3:0] data, output wire [3:0] inverted);
    assign inverted = ~data;
endmodule
";

const TOP: &str = "module turn (
    input wire clock, input wire reset, input wire write_enable, input wire [3:0] write_data,
    output wire [3:0] out);
    reg [3:0] count_q;
    wire [3:0] word;
    ram_16x4_r1 u_words (.clock(clock), .write_enable(write_enable), .write_address(count_q),
        .write_data(write_data), .read_0_address(count_q), .read_0_data(word));
    invert u_invert (.data(word), .inverted(out));
    always @(posedge clock) begin
        if (reset) begin count_q <= 4'd0; end else begin count_q <= count_q + 4'd1; end
    end
endmodule
";

const SDC: &str = "set_units -time ns
create_clock -name clock -period 1.000 [get_ports {clock}]
set_input_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {reset write_enable write_data[*]}]
set_output_delay -max 0.300 -clock [get_clocks {clock}] [get_ports {out[*]}]
";

fn port(name: &str, direction: PortDirection, width: usize, role: PortRole) -> ManifestPort {
    let fields = vec![name.to_string()];
    ManifestPort {
        name: name.into(),
        direction,
        width,
        elements: None,
        fields,
        stream: None,
        role,
        depends_on: vec![],
        meaning: PortMeaning::default(),
    }
}

/// The design, with a memory that is a macro from 64 bits.
pub fn turn() -> Subject {
    let module = |name: &str, text: &str| {
        let (name, plain, text) = (name.into(), name.into(), text.into());
        Module { name, plain, text }
    };
    let modules = vec![module("ram_16x4_r1", RAM), module("invert", INVERT), module("turn", TOP)];
    let storage = |instance: &str, module: &str, register_bits, memory_bits| ManifestStorage {
        instance: instance.into(),
        module: module.into(),
        register_bits,
        memory_bits,
    };
    let manifest = Manifest {
        top: "turn".into(),
        summary: "Writes and reads words in turn.".into(),
        streams: vec![],
        ports: vec![
            port("clock", PortDirection::In, 1, PortRole::Clock),
            port("reset", PortDirection::In, 1, PortRole::Reset),
            port("write_enable", PortDirection::In, 1, PortRole::Plain),
            port("write_data", PortDirection::In, 4, PortRole::Plain),
            port("out", PortDirection::Out, 4, PortRole::Plain),
        ],
        parameters: vec![],
        modules: modules.iter().map(|module| module.name.clone()).collect(),
        memories: vec![ManifestMemory {
            instance: "turn.words".into(),
            path: String::new(),
            module: "ram_16x4_r1".into(),
            kind: MemoryKind::Ram,
            depth: 16,
            width: 4,
            read_ports: 1,
        }],
        words: vec![],
        storage: vec![storage("turn", "turn", 4, 64)],
        counters: vec![],
        config: serde_json::json!({ "l1": { "line_bytes": 128, "sets": 32, "ways": 12 } }),
    };
    Subject {
        design: "mine".into(),
        kind: "ccn".into(),
        block: "shadow_tags".into(),
        is_top: false,
        emitted: Design { top: "turn".into(), identity: "turn".into(), modules, manifest },
        sdc: SDC.into(),
        period_ps: 1_000,
        fpga_period_ps: 20_000,
    }
}

/// The library of these tests.
pub fn library() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/suite/small.lib")
}
