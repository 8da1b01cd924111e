//! FuseSoC reads the core and runs its targets; Bender's file names the same files.

use crate::designs;
use crate::support::{Folder, Said, files};
use tools::FUSESOC;

/// The core's full name, which the core file itself gives.
fn name(folder: &Folder) -> String {
    let text = folder.read("<top>.core");
    let line = text.lines().find_map(|line| line.strip_prefix("name: ")).unwrap();
    line.trim_matches('"').to_owned()
}

fn run(folder: &Folder, target: &str) -> Said {
    let name = name(folder);
    let root = if folder.path.join("../rtl").is_dir() { ".." } else { "." };
    folder.run(&FUSESOC, &["--cores-root", root, "run", "--target", target, &name])
}

#[test]
fn the_core_runs_with_the_modules_of_its_design() {
    let folder = Folder::in_library(&designs::exchange());
    for (target, says) in [("lint", ""), ("sim", "PASS: "), ("synth", "")] {
        let said = run(&folder, target);
        assert!(said.is_done && said.text.contains(says), "{target}: {}", said.text);
    }
    // The comment at its head has the same commands.
    assert!(folder.read("<top>.core").contains("#   fusesoc --cores-root .. run --target lint"));
    folder.replace("../rtl/rtl.core", "      - ram_4x70_r1.v\n", "");
    let said = run(&folder, "lint");
    assert!(!said.is_done && said.text.contains("ram_4x70_r1"), "{}", said.text);
}

#[test]
fn the_core_is_linted_and_simulated() {
    for design in designs::all() {
        let folder = Folder::new(&design);
        assert_eq!(name(&folder), format!("warpcache:test_design:{}:0.1.0", folder.top));
        let lint = run(&folder, "lint");
        assert!(lint.is_done, "{}", lint.text);
        let sim = run(&folder, "sim");
        let passed = format!("PASS: {}: 300 cycles", folder.top);
        assert!(sim.is_done && sim.text.contains(&passed), "{}", sim.text);
        // The compiler's warnings would be there too.
        assert!(!sim.text.contains("_testbench.v:"), "{}", sim.text);
    }
}

#[test]
fn the_core_is_synthesised() {
    let folder = Folder::new(&designs::exchange());
    let said = run(&folder, "synth");
    assert!(said.is_done, "{}", said.text);
    folder.replace("<top>.v", "endmodule", "endmodul");
    assert!(!run(&folder, "synth").is_done);
}

#[test]
fn a_file_that_the_core_forgets_fails_the_lint() {
    let folder = Folder::new(&designs::exchange());
    folder.replace("<top>.core", "      - ram_4x70_r1.v\n", "");
    let said = run(&folder, "lint");
    assert!(!said.is_done && said.text.contains("ram_4x70_r1"), "{}", said.text);
}

#[test]
fn a_fault_in_the_verilog_fails_the_lint() {
    let folder = Folder::new(&designs::compare());
    folder.replace("<top>.v", "endmodule", "    wire [3:0] left_over = 5'd3;\nendmodule");
    assert!(!run(&folder, "lint").is_done);
}

#[test]
fn a_wrong_output_fails_the_simulation() {
    let folder = Folder::new(&designs::table());
    folder.replace("<top>.v", ".read_0_data    (read_data)", ".read_0_data    ()");
    let said = run(&folder, "sim");
    assert!(!said.is_done && said.text.contains("read_data[0] is zz, must be"), "{}", said.text);
}

/// The files that `Bender.yml` names, in its order.
fn bender(text: &str) -> Vec<String> {
    let entries = text.lines().filter_map(|line| line.strip_prefix("      - "));
    entries.map(str::to_owned).collect()
}

#[test]
fn bender_names_the_files_of_the_list_and_the_testbench() {
    for design in designs::all() {
        let folder = Folder::new(&design);
        let text = folder.read("Bender.yml");
        let expected = [files(&design), vec![format!("{}_testbench.v", folder.top)]].concat();
        assert_eq!(bender(&text), expected);
        assert!(expected.iter().all(|file| folder.path.join(file).is_file()));
        assert!(text.contains(&format!("  name: test_design_{}\n", folder.top)), "{text}");
        assert_ne!(bender(&text.replacen(".v\n", ".sv\n", 1)), expected);
    }
}
