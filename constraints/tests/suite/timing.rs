//! OpenSTA reads SDC and XDC on a mapped netlist, and finds every port constrained.

use crate::designs;
use crate::support::Folder;
use tools::{OPENSTA, YOSYS};

const LIBRARY: &str = include_str!("small.lib");

/// A folder with the netlist of a design, mapped to the small library. Its memories say of some word that it is wrong,
/// since a path must end in `ram_error` for its constraint to be read.
fn mapped(design: &emit::Design) -> Folder {
    let folder = Folder::new(design);
    folder.write("small.lib", LIBRARY);
    for module in design.modules.iter().filter(|module| module.name.starts_with("ram_")) {
        let wrapper = format!("{}.v", module.name);
        folder.replace(&wrapper, "read_0_error = 1'b0", "read_0_error = read_0_data[0]");
    }
    let script = format!(
        "read_verilog {}\nsynth -flatten -top {}\ndfflibmap -liberty small.lib\n\
         abc -liberty small.lib\nopt_clean -purge\nwrite_verilog -noattr netlist.v\n",
        folder.read("filelist.f").replace('\n', " "),
        folder.top
    );
    folder.write("map.ys", &script);
    let said = folder.run(&YOSYS, &["-q", "map.ys"]);
    assert!(said.is_done, "{}", said.text);
    folder
}

/// Messages of OpenSTA about a file of constraints.
fn analysed(folder: &Folder, file: &str) -> String {
    let file = file.replace("<top>", &folder.top);
    let script = format!(
        "read_liberty small.lib\nread_verilog netlist.v\nlink_design {}\nread_sdc {file}\n\
         check_setup -verbose\nreport_checks -path_delay min_max -format full_clock\n\
         puts \"the end\"\n",
        folder.top
    );
    folder.write("analyse.tcl", &script);
    folder.run(&OPENSTA, &["-no_init", "-no_splash", "-exit", "analyse.tcl"]).text
}

fn is_clean(said: &str) -> bool {
    let complains = ["Warning", "Error", "No paths found", "unconstrained"];
    said.ends_with("the end\n") && !complains.iter().any(|word| said.contains(word))
}

#[test]
fn every_design_is_constrained_without_a_warning() {
    for design in designs::all() {
        let folder = mapped(&design);
        for file in ["<top>.sdc", "<top>.xdc"] {
            let said = analysed(&folder, file);
            assert!(is_clean(&said), "{file} of {}:\n{said}", folder.top);
            let period = if file == "<top>.sdc" { "1.00" } else { "20.00" };
            assert!(said.contains(period), "{file} of {}:\n{said}", folder.top);
        }
    }
}

#[test]
fn a_port_that_is_not_there_or_not_constrained_is_noticed() {
    let folder = mapped(&designs::exchange());
    let good = folder.read("<top>.sdc");
    let faults = [
        ("    push_valid\n", "    push_vald\n", "push_vald"),
        ("    clear\n", "", "clear"),
        ("    pop_valid\n", "", "pop_valid"),
        ("get_ports {clock}", "get_ports {clk}", "clk"),
        ("set_units -time ns", "set_units -time ps", "time scale"),
    ];
    for (from, to, named) in faults {
        folder.replace("<top>.sdc", from, to);
        let said = analysed(&folder, "<top>.sdc");
        assert!(!is_clean(&said) && said.contains(named), "{from:?} to {to:?}:\n{said}");
        folder.write("<top>.sdc", &good);
    }
}
