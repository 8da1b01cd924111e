//! Every engine is shown to find what it is there for, and to be content with clean modules.

use super::*;

/// Targets of one file each, which go with the folder.
struct Files {
    folder: tempfile::TempDir,
    targets: Vec<Target>,
}

/// A file named after its module, in a separate folder so that names may repeat.
fn files(modules: &[&str]) -> Files {
    let folder = tempfile::tempdir().unwrap();
    let write = |(index, text): (usize, &&str)| {
        let top = text.split(['(', ' ']).nth(1).unwrap().to_owned();
        let file = folder.path().join(format!("{index}/{top}.v"));
        fs::create_dir(file.parent().unwrap()).unwrap();
        fs::write(&file, format!("`default_nettype none\n{text}\n`default_nettype wire\n"))
            .unwrap();
        Target { top, files: vec![file] }
    };
    let targets = modules.iter().enumerate().map(write).collect();
    Files { folder, targets }
}

/// The engine's messages about one module.
fn said(engine: Engine, module: &str) -> String {
    let report = lint(&files(&[module]).targets, &[engine]);
    assert_eq!(report.missing, [], "this test needs every tool");
    report.findings.into_iter().map(|finding| finding.text).collect()
}

/// A register with reset, enable and a memory, as the emitter prints them.
const CLEAN: &str = "module clean (
  input wire clock,
  input wire reset,
  input wire en,
  input wire [3:0] a,
  output wire [3:0] y,
  output wire [3:0] row
);
  reg [3:0] y_q;
  reg [3:0] y_d;
  reg [3:0] rows [0:15];
  assign y = y_q;
  assign row = rows[a];
  always @* begin
    y_d = y_q;
    if (en) y_d = a + 4'd1;
  end
  always @(posedge clock) begin
    if (reset) y_q <= 4'd0;
    else y_q <= y_d;
    if (en) rows[a] <= y_q;
  end
endmodule";
const LATCH: &str = "module latch (input wire s, input wire a, output reg y);
  always @* if (s) y = a;\nendmodule";
const TRUNCATION: &str = "module truncation (input wire [3:0] a, output wire [1:0] y);
  assign y = a;\nendmodule";
const LOOP: &str = "module ring (input wire a, output wire y);
  wire b;\n  assign b = y & a;\n  assign y = b | a;\nendmodule";
const UNDRIVEN: &str = "module undriven (input wire a, output wire y);
  wire b;\n  assign y = a & b;\nendmodule";
const CONFLICT: &str = "module conflict (input wire a, input wire b, output wire y);
  assign y = a;\n  assign y = b;\nendmodule";
const UNUSED: &str = "module unused (input wire a, input wire b, output wire y);
  assign y = a;\n  wire c = b;\nendmodule";
const UNDECLARED: &str = "module undeclared (input wire a, output wire y);
  assign y = b & a;\nendmodule";
const OUT_OF_RANGE: &str = "module out_of_range (input wire [1:0] a, output wire y);
  assign y = a[0] & a[1] & a[5];\nendmodule";
const ABSENT: &str = "module absent (input wire a, output wire y);
  other u_other (.a(a), .y(y));\nendmodule";

#[test]
fn clean_modules_give_nothing_from_any_engine() {
    let report = lint(&files(&[CLEAN, CLEAN]).targets, &Engine::ALL);
    assert!(report.is_clean(), "{report}");
}

/// Module, and for each engine a part of what it must say about it.
type Case = (&'static str, &'static [(Engine, &'static str)]);

use Engine::{Icarus, Pyslang, Verilator, Yosys};
const CASES: [Case; 9] = [
    (LATCH, &[(Verilator, "LATCH"), (Yosys, "Latch inferred for signal `\\latch.\\y'")]),
    (TRUNCATION, &[(Verilator, "%Warning-WIDTH"), (Pyslang, "truncates from 4 to 2 bits")]),
    (LOOP, &[(Verilator, "UNOPTFLAT"), (Yosys, "logic loop")]),
    (UNDRIVEN, &[(Verilator, "UNDRIVEN"), (Pyslang, "never driven"), (Yosys, "no driver")]),
    (CONFLICT, &[(Yosys, "multiple conflicting drivers")]),
    (UNUSED, &[(Verilator, "UNUSEDSIGNAL"), (Pyslang, "unused")]),
    (
        UNDECLARED,
        &[(Verilator, "%Error"), (Icarus, "error"), (Pyslang, "undeclared"), (Yosys, "`\\b'")],
    ),
    (OUT_OF_RANGE, &[(Verilator, "SELRANGE"), (Icarus, "is after vector"), (Pyslang, "element 5")]),
    (
        ABSENT,
        &[
            (Verilator, "other"),
            (Icarus, "Unknown module"),
            (Pyslang, "other"),
            (Yosys, "not part of"),
        ],
    ),
];

#[test]
fn each_fault_is_found_by_the_engines_that_are_there_for_it() {
    for (module, expected) in CASES {
        for (engine, part) in expected {
            let text = said(*engine, module);
            assert!(
                text.contains(part),
                "{engine:?} should say {part:?} about\n{module}\nbut says\n{text}"
            );
        }
    }
}

#[test]
fn every_engine_is_shown_to_find_something() {
    let shown = |engine| {
        CASES.iter().any(|(_, expected)| expected.iter().any(|(other, _)| *other == engine))
    };
    let not_shown: Vec<_> = Engine::ALL.into_iter().filter(|engine| !shown(*engine)).collect();
    assert_eq!(not_shown, [Engine::Text], "the text rules have their tests beside them");
}

#[test]
fn findings_belong_to_their_target_also_after_one_that_stops_the_tool() {
    let files = files(&[LATCH, CLEAN, UNDECLARED, ABSENT, CLEAN, UNDRIVEN]);
    for engine in [Verilator, Pyslang, Yosys] {
        let report = lint(&files.targets, &[engine]);
        let tops: Vec<_> = report.findings.iter().map(|finding| finding.top.as_str()).collect();
        let faulty = ["latch", "undeclared", "absent", "undriven"];
        let expected = if engine == Pyslang { &faulty[1..] } else { &faulty[..] };
        assert_eq!(tops, expected, "{report}");
    }
}

#[test]
fn a_waiver_is_a_finding_even_where_the_tool_obeys_it() {
    let waived = "module waived (input wire a, output wire [1:0] y);
  /* verilator lint_off WIDTH */\n  assign y = a;\nendmodule";
    assert_eq!(said(Verilator, waived), "");
    assert!(said(Engine::Text, waived).contains("waived.v:3: `verilator` may be a waiver"));
}

#[test]
fn what_either_of_two_verilators_says_is_a_finding() {
    let files = files(&[CLEAN]);
    let first = &tools::VERILATOR.find().unwrap().path;
    let second = files.folder.path().join("verilator");
    fs::write(&second, "#!/bin/sh\necho \"%Warning-NEW: of $*\"\n").unwrap();
    fs::set_permissions(&second, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    assert_eq!(verilators(&[first], &files.targets).unwrap(), [""]);
    let said = verilators(&[first, &second], &files.targets).unwrap();
    assert!(
        said[0].starts_with("%Warning-NEW: of --lint-only -Wall --top-module clean"),
        "{said:?}"
    );
}

#[test]
fn a_folder_gives_its_list_or_else_all_its_modules() {
    let files = files(&[LATCH]);
    let folder = files.folder.path().join("0");
    fs::write(folder.join("above.v"), "").unwrap();
    let names = |target: Target| -> Vec<String> {
        let name = |file: &PathBuf| file.strip_prefix(&folder).unwrap().display().to_string();
        target.files.iter().map(name).collect()
    };
    assert_eq!(names(Target::folder(&folder, "above").unwrap()), ["above.v", "latch.v"]);
    fs::write(folder.join("filelist.f"), "// leaf first\nlatch.v\n\nabove.v\n").unwrap();
    assert_eq!(names(Target::folder(&folder, "above").unwrap()), ["latch.v", "above.v"]);
    assert!(Target::folder(&folder.join("absent"), "above").is_err());
}

static ABSENT_TOOL: Tool = Tool::new(
    "Absent",
    "this test",
    "look elsewhere",
    "WARPCACHE_ABSENT",
    tools::Search::Path(&["no-program-has-this-name"]),
    &["--version"],
);

#[test]
fn a_tool_that_is_not_there_or_breaks_off_is_missing_and_the_report_not_clean() {
    let absent = with(&ABSENT_TOOL, |_| Ok(vec![])).unwrap_err();
    assert_eq!(absent.reason, "it is not on PATH");
    let broken = with(&tools::YOSYS, |_| Err(io::Error::other("it broke off"))).unwrap_err();
    assert!(broken.reason.ends_with("yosys`: it broke off"), "{broken}");
    let report = Report { findings: vec![], missing: vec![absent] };
    assert!(!report.is_clean());
    let text = "Absent is needed for this test: it is not on PATH; look elsewhere, \
                or set WARPCACHE_ABSENT to its path\n";
    assert_eq!(report.to_string(), text);
}
