//! Choice of the memories that become SRAM macros on an ASIC, and the Liberty text that gives them
//! times.

use crate::sram::Sram;
use emit::{ManifestMemory, MemoryKind};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The memory modules that are macros: those that answer a cycle later and have `bits` or more. All
/// others become flip-flops and gates.
pub(crate) fn macros(memories: &[ManifestMemory], bits: u64) -> BTreeMap<&str, &ManifestMemory> {
    let is_macro = |memory: &&ManifestMemory| {
        memory.kind != MemoryKind::RegisterFile && (memory.depth * memory.width) as u64 >= bits
    };
    memories.iter().filter(is_macro).map(|memory| (memory.module.as_str(), memory)).collect()
}

const HEAD: &str = r#"library (macros) {
  delay_model : table_lookup;
  time_unit : "1ps";
  voltage_unit : "1V";
  current_unit : "1mA";
  pulling_resistance_unit : "1kohm";
  leakage_power_unit : "1nW";
  capacitive_load_unit (1, ff);
  input_threshold_pct_rise : 50;
  input_threshold_pct_fall : 50;
  output_threshold_pct_rise : 50;
  output_threshold_pct_fall : 50;
  slew_lower_threshold_pct_rise : 30;
  slew_lower_threshold_pct_fall : 30;
  slew_upper_threshold_pct_rise : 70;
  slew_upper_threshold_pct_fall : 70;
"#;

/// Load of a data or address input of a macro on its driver, in fF, and slope of its outputs, in
/// ps: those of a strong cell of 45 nm.
const INPUT_FF: f64 = 5.0;
const SLEW_PS: f64 = 30.0;

/// A library of the macros, whose times are those of the table.
pub(crate) fn liberty(macros: &BTreeMap<&str, &ManifestMemory>, sram: &Sram) -> String {
    let mut text = HEAD.to_string();
    let widths = |m: &&ManifestMemory| [address_bits(m), m.width, m.width / 8];
    let mut widths: Vec<usize> = macros.values().flat_map(widths).filter(|w| *w > 1).collect();
    widths.sort_unstable();
    widths.dedup();
    for width in widths {
        let top = width - 1;
        let _ = writeln!(
            text,
            "  type (bits{width}) {{ base_type : array; data_type : bit; bit_width : {width}; \
             bit_from : {top}; bit_to : 0; }}"
        );
    }
    for memory in macros.values() {
        text += &cell(memory, sram);
    }
    text + "}\n"
}

fn address_bits(memory: &ManifestMemory) -> usize {
    memory.depth.next_power_of_two().trailing_zeros().max(1) as usize
}

fn cell(memory: &ManifestMemory, sram: &Sram) -> String {
    let ManifestMemory { module, kind, depth, width, read_ports, .. } = memory;
    let area = sram.square_micrometres(*depth, *width, *read_ports);
    let Sram { setup_ps, clock_to_output_ps, .. } = sram;
    let both = |kind: &str, value: &f64| {
        let one = |edge: &str| {
            let name = kind.replace("EDGE", edge);
            format!("{name} (scalar) {{ values (\"{value}\"); }} ")
        };
        one("rise") + &one("fall")
    };
    let setup = format!(
        "capacitance : {INPUT_FF}; timing () {{ related_pin : \"clock\"; timing_type : setup_rising; \
         {}}}",
        both("EDGE_constraint", setup_ps)
    );
    let output = format!(
        "timing () {{ related_pin : \"clock\"; timing_type : rising_edge; {}{}}}",
        both("cell_EDGE", clock_to_output_ps),
        both("EDGE_transition", &SLEW_PS)
    );
    // A port of one bit is no bus in the emitted Verilog either.
    let port = |name: &str, width: usize, direction: &str, rest: &str| match width {
        1 => format!("    pin ({name}) {{ direction : {direction}; {rest} }}\n"),
        _ => format!(
            "    bus ({name}) {{ bus_type : bits{width}; direction : {direction}; {rest} }}\n"
        ),
    };
    let mut text = format!(
        "  cell ({module}) {{\n    area : {area:.3};\n    is_macro_cell : true;\n    \
         pin (clock) {{ direction : input; clock : true; capacitance : {INPUT_FF}; }}\n    \
         pin (write_enable) {{ direction : input; {setup} }}\n"
    );
    text += &port("write_address", address_bits(memory), "input", &setup);
    text += &port("write_data", *width, "input", &setup);
    if *kind == MemoryKind::ByteRam {
        text += &port("write_byte_enable", width / 8, "input", &setup);
    }
    for index in 0..*read_ports {
        text += &port(&format!("read_{index}_enable"), 1, "input", &setup);
        text += &port(&format!("read_{index}_address"), address_bits(memory), "input", &setup);
        text += &port(&format!("read_{index}_data"), *width, "output", &output);
        text += &port(&format!("read_{index}_error"), 1, "output", &output);
    }
    text + "  }\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn memory(module: &str, kind: MemoryKind, depth: usize, width: usize) -> ManifestMemory {
        let (instance, module) = (String::new(), module.to_string());
        ManifestMemory { path: String::new(), instance, module, kind, depth, width, read_ports: 1 }
    }

    #[test]
    fn only_a_large_memory_that_answers_later_is_a_macro() {
        let memories = [
            memory("large", MemoryKind::Ram, 64, 32),
            memory("large", MemoryKind::Ram, 64, 32),
            memory("small", MemoryKind::Ram, 64, 31),
            memory("soon", MemoryKind::RegisterFile, 64, 32),
        ];
        let found = macros(&memories, 2_048);
        assert_eq!(found.keys().collect::<Vec<_>>(), [&"large"]);
        assert_eq!(macros(&memories, 1).len(), 2);
    }

    #[test]
    fn a_port_of_one_bit_is_a_pin() {
        let memories = [memory("byte_ram_2x8_r1", MemoryKind::ByteRam, 2, 8)];
        let text = liberty(&macros(&memories, 1), &Sram::standard().unwrap());
        assert!(text.contains("pin (write_byte_enable) {"), "{text}");
        assert!(text.contains("pin (read_0_address) {"), "{text}");
        assert!(text.contains("bus (write_data) { bus_type : bits8;"), "{text}");
    }

    #[test]
    fn a_macro_has_the_ports_of_its_module() {
        let memories = [memory("ram_48x40_r1", MemoryKind::Ram, 48, 40)];
        let text = liberty(&macros(&memories, 1), &Sram::standard().unwrap());
        for part in [
            "cell (ram_48x40_r1) {\n    area : 13857.",
            "type (bits6) {",
            "bus (write_address) { bus_type : bits6; direction : input;",
            "pin (read_0_enable) { direction : input;",
            "bus (read_0_data) { bus_type : bits40; direction : output;",
            "pin (read_0_error) { direction : output;",
            "cell_rise (scalar) { values (\"500\"); }",
        ] {
            assert!(text.contains(part), "{part:?} is not in\n{text}");
        }
        assert_eq!(text.matches('{').count(), text.matches('}').count());
    }
}
