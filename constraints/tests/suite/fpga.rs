//! nextpnr reads PCF and LPF, and holds the clock to their frequency.

use crate::designs;
use crate::support::Folder;
use tools::{NEXTPNR_ECP5, NEXTPNR_ICE40, Tool, YOSYS};

/// A device: how Yosys and nextpnr are called for it.
struct Device {
    synthesis: &'static str,
    tool: &'static Tool,
    arguments: &'static [&'static str],
    option: &'static str,
    file: &'static str,
}

const DEVICES: [Device; 2] = [
    Device {
        synthesis: "synth_ice40",
        tool: &NEXTPNR_ICE40,
        arguments: &["--hx8k", "--package", "ct256", "--pcf-allow-unconstrained"],
        option: "--pcf",
        file: "<top>.pcf",
    },
    Device {
        synthesis: "synth_ecp5",
        tool: &NEXTPNR_ECP5,
        arguments: &["--25k", "--package", "CABGA381", "--lpf-allow-unconstrained"],
        option: "--lpf",
        file: "<top>.lpf",
    },
];

fn synthesised(design: &emit::Design, device: &Device) -> Folder {
    let folder = Folder::new(design);
    let files = folder.read("filelist.f").replace('\n', " ");
    let script = format!(
        "read_verilog {files}\n{} -top {} -json netlist.json\n",
        device.synthesis, folder.top
    );
    folder.write("map.ys", &script);
    let said = folder.run(&YOSYS, &["-q", "map.ys"]);
    assert!(said.is_done, "{}", said.text);
    folder
}

/// Reads netlist and constraints and packs; the pins, which the file leaves open, are not placed.
fn packed(folder: &Folder, device: &Device) -> String {
    let file = device.file.replace("<top>", &folder.top);
    let own = [device.option, &file, "--json", "netlist.json", "--pack-only"];
    let said = folder.run(device.tool, &[device.arguments, &own].concat());
    assert!(said.is_done, "{}", said.text);
    said.text
}

fn complaints(said: &str) -> Vec<&str> {
    let is_complaint = |line: &&str| {
        let is_loud = line.contains("Warning") || line.contains("ERROR");
        // Without pins, which the block has none of, and constrained so on purpose.
        is_loud && !line.contains("is unconstrained in")
    };
    said.lines().filter(is_complaint).collect()
}

const HELD: &str = "to 50.00 MHz";

#[test]
fn the_clock_is_held_to_its_frequency() {
    for device in DEVICES {
        for design in [designs::exchange(), designs::compare()] {
            let folder = synthesised(&design, &device);
            let said = packed(&folder, &device);
            let has_clock = folder.read(device.file).contains(" 50.000");
            assert_eq!(has_clock, folder.top != "compare");
            assert_eq!(said.contains(HELD), has_clock, "{said}");
            assert_eq!(complaints(&said), [""; 0], "{said}");
        }
    }
}

#[test]
fn a_clock_of_another_name_is_noticed() {
    for device in DEVICES {
        let folder = synthesised(&designs::exchange(), &device);
        let (from, to) = match device.option {
            "--pcf" => ("set_frequency clock", "set_frequency clk"),
            _ => ("PORT \"clock\"", "PORT \"clk\""),
        };
        folder.replace(device.file, from, to);
        assert!(!packed(&folder, &device).contains(HELD));
    }
}
