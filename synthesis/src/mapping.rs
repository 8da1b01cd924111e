//! Yosys scripts: from emitted Verilog to a netlist of a target's cells.

use crate::census::Census;
use crate::error::{Error, tail};
use crate::liberty::Library;
use crate::macros::macros;
use crate::run::Run;
use crate::target::Target;
use emit::Design;
use tools::YOSYS;
use tools::store::Store;
use tools::temporary::Folder;

/// Capacitance of an output of the block, in fF: a few gates of 45 nm.
const LOAD_FF: f64 = 10.0;

/// Flip-flops are called by the registers they hold, so that a path can be read.
const NAMES: &str = "splitnets\nrename -wire t:$_*DFF*\n";

/// ABC's script for [`Aim::Speed`]. Its usual script saves gates by making chains of what could be trees,
/// carries above all; `if -g` balances every output as a sum of products.
const FAST: &str = "strash\nifraig\nscorr\ndch\nif -g -K 6\nstrash\ndch\nmap -B 0.9\ntopo\n\
                    buffer\nupsize\ndnsize\n";

/// A mapped block.
pub(crate) struct Mapped {
    pub census: Census,
    /// Verilog of library cells for a library and [`Aim::Speed`], else nothing.
    pub netlist: String,
}

/// Aim of the choice of gates.
#[derive(Clone, Copy)]
pub(crate) enum Aim {
    /// Few of them, strong enough for a period in ps; modules stay, so that each can be counted.
    Area(u32),
    /// The shortest paths. Modules become one: ABC buffers no net that leaves a module.
    Speed,
}

/// How a block is mapped.
pub(crate) struct Mapping<'a> {
    pub target: &'a Target,
    /// The library, if the target is one.
    pub library: Option<&'a Library>,
    /// Bits from which a memory is a macro, on an ASIC.
    pub macro_bits: u64,
    /// Aim of the choice of gates.
    pub aim: Aim,
}

impl Mapping<'_> {
    pub(crate) fn run(&self, design: &Design, store: &Store) -> Result<Mapped, Error> {
        let constraints = self.constraints();
        let script = self.script(design);
        let mut files = vec![
            ("map.ys".to_string(), script.as_str()),
            ("drive.constr".to_string(), constraints.as_str()),
        ];
        files.extend(self.is_fast().then(|| ("fast.abc".to_string(), FAST)));
        files.extend(verilog(design));
        files.extend(self.library.map(|library| ("cells.lib".to_string(), library.text.as_str())));
        let run = Run {
            tool: &YOSYS,
            what: design.top.clone(),
            arguments: ["-Qqq", "-s", "map.ys"].map(String::from).to_vec(),
            files,
            outputs: vec!["stat.json".to_string(), "netlist.v".to_string()],
            is_answer: |_| false,
        };
        let outcome = run.outcome(store).map_err(|error| match (error, self.library) {
            (Error::Failed { said, .. }, Some(library))
                if said.contains("ERROR: ") && self.maps_without(design) =>
            {
                unusable(library, &said)
            }
            (error, _) => error,
        })?;
        let [stat, netlist] = outcome.outputs.as_slice() else {
            return Err(self.nothing(design, &outcome.said));
        };
        let census = Census::parse(stat);
        match census.cells(&design.top).keys().find(|kind| kind.starts_with('$')) {
            Some(kind) if *self.target != Target::Generic => match self.library {
                Some(library) => Err(unusable(library, &format!("it has no cell for {kind}"))),
                None => Err(self.nothing(design, &format!("{kind} is left"))),
            },
            _ if stat.is_empty() => Err(self.nothing(design, &outcome.said)),
            _ => Ok(Mapped { census, netlist: netlist.clone() }),
        }
    }

    /// Whether Yosys and ABC, as they are now, map the block to gates of no library: then what they refused is the
    /// library.
    fn maps_without(&self, design: &Design) -> bool {
        let Mapping { macro_bits, aim, .. } = *self;
        let generic = Mapping { target: &Target::Generic, library: None, macro_bits, aim };
        // An outcome that was kept says nothing of a tool that fails today.
        Folder::new().is_ok_and(|empty| generic.run(design, &Store::at(empty.path())).is_ok())
    }

    fn nothing(&self, design: &Design, said: &str) -> Error {
        Error::Failed { tool: YOSYS.name, what: design.top.clone(), said: tail(said) }
    }

    /// Whether the library has cells of several strengths to choose from.
    fn is_sized(&self) -> bool {
        self.library.is_some_and(|library| library.buffer.is_some())
    }

    /// Whether ABC does [`FAST`]: it needs a library of several strengths, whose delays grow with the load.
    fn is_fast(&self) -> bool {
        self.is_sized() && matches!(self.aim, Aim::Speed)
    }

    /// Drivers of the inputs and loads of the outputs; ABC buffers nothing without.
    fn constraints(&self) -> String {
        match self.library.and_then(|library| library.buffer.as_ref()) {
            Some(buffer) => {
                format!("set_driving_cell {buffer}\nset_load {LOAD_FF} [all_outputs]\n")
            }
            None => String::new(),
        }
    }

    fn script(&self, design: &Design) -> String {
        let top = &design.top;
        let read = read(design);
        let macros = macros(&design.manifest.memories, self.macro_bits);
        let black_boxes: String = macros.keys().map(|name| format!("blackbox {name}\n")).collect();
        let body = match self.target {
            Target::Generic => format!("{black_boxes}synth -top {top}\n"),
            Target::Ice40 => format!("synth_ice40 -top {top}\n"),
            Target::Ecp5 => format!("synth_ecp5 -top {top}\n"),
            Target::Xilinx => format!("synth_xilinx -flatten -noiopad -noclkbuf -top {top}\n"),
            Target::Liberty(_) => {
                let drive = if self.is_sized() { " -constr drive.constr" } else { "" };
                // OpenSTA reads no concatenation on the left of an assignment. For speed ABC comes once, with the
                // library: before, in `synth`, it saves gates, by chains again, and of some blocks takes hours.
                let (flat, write) = match self.aim {
                    Aim::Area(_) => ("", ""),
                    Aim::Speed => {
                        ("-flatten -noabc ", "write_verilog -noattr -simple-lhs netlist.v\n")
                    }
                };
                let aim = match self.aim {
                    Aim::Area(period_ps) => format!(" -D {period_ps}"),
                    Aim::Speed if self.is_fast() => " -script fast.abc".to_string(),
                    Aim::Speed => String::new(),
                };
                format!(
                    "{black_boxes}synth {flat}-top {top}\n{NAMES}dfflibmap -liberty cells.lib\n\
                     abc -liberty cells.lib{drive}{aim}\nopt_clean -purge\n{write}"
                )
            }
        };
        format!("{read}hierarchy -check -top {top}\n{body}tee -q -o stat.json stat -json\n")
    }
}

/// The commands that read the modules, leaf first.
pub(crate) fn read(design: &Design) -> String {
    design.modules.iter().map(|module| format!("read_verilog {}.v\n", module.name)).collect()
}

/// The files of the modules.
pub(crate) fn verilog(design: &Design) -> impl Iterator<Item = (String, &str)> {
    let modules = design.modules.iter();
    modules.map(|module| (format!("{}.v", module.name), module.text.as_str()))
}

fn unusable(library: &Library, said: &str) -> Error {
    Error::Input(format!(
        "{}: must be a Liberty file that Yosys can map to; got {said}; try --target liberty without \
         a file",
        library.path.display()
    ))
}
