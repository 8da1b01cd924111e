//! Cost of blocks on targets.

use crate::block_area::{BlockArea, ModuleArea, PartArea, Silicon};
use crate::census::{Census, resources};
use crate::error::Error;
use crate::liberty::Library;
use crate::macros::macros;
use crate::mapping::{Aim, Mapping};
use crate::papers::{Comparison, compare};
use crate::run::version;
use crate::scale::Scale;
use crate::sram::Sram;
use crate::subject::Subject;
use crate::target::Target;
use emit::{Manifest, ManifestMemory};
use serde::Serialize;
use tools::YOSYS;
use tools::parallel::each;
use tools::store::Store;

/// How areas are found.
#[derive(Clone, Debug)]
pub struct AreaOptions {
    /// The targets, in this order.
    pub targets: Vec<Target>,
    /// Cost of memories.
    pub sram: Sram,
    /// Bits from which a memory is a macro on an ASIC; `None` for the smallest shape of the table.
    pub macro_bits: Option<u64>,
    /// The technology node of the library, where its name does not say.
    pub node_nm: Option<f64>,
    /// How areas of different nodes are compared.
    pub scale: Scale,
    /// Where outcomes are kept.
    pub store: Store,
    /// Runs of a tool at a time.
    pub threads: usize,
}

/// The outcome of [`area`].
#[derive(Clone, Debug, Serialize)]
pub struct AreaReport {
    /// The version of Yosys: counts differ between versions.
    pub yosys: String,
    /// The cell libraries, by target.
    pub libraries: Vec<LibraryReport>,
    /// Cost of memories.
    pub sram: Sram,
    /// Bits from which a memory is a macro on an ASIC.
    pub macro_bits: u64,
    /// How areas of different nodes are compared.
    pub scale: Scale,
    /// Every block on every target: target by target, blocks in their order.
    pub blocks: Vec<BlockArea>,
    /// The papers' figures beside ours.
    pub papers: Vec<Comparison>,
}

/// A cell library that was used.
#[derive(Clone, Debug, Serialize)]
pub struct LibraryReport {
    /// The target that represents it.
    pub target: String,
    /// Name of the block in its file.
    pub name: String,
    /// Its technology node in nanometres, where known.
    pub node_nm: Option<f64>,
}

/// Maps every block to every target. `done` receives how many of these are finished.
///
/// # Errors
/// A tool or library that is missing or of no use; see [`Error`].
pub fn area(
    subjects: &[Subject],
    options: &AreaOptions,
    done: &(dyn Fn(u64) + Sync),
) -> Result<AreaReport, Error> {
    let yosys = version(&YOSYS)?;
    let macro_bits = options.macro_bits.unwrap_or(options.sram.smallest_bits);
    let mut libraries = Vec::new();
    for target in &options.targets {
        let mut library = target.library()?;
        if let Some(library) = &mut library {
            library.node_nm = options.node_nm.or(library.node_nm);
        }
        libraries.push((target, library));
    }
    let jobs: Vec<_> = libraries
        .iter()
        .flat_map(|(target, library)| subjects.iter().map(move |s| (*target, library.as_ref(), s)))
        .collect();
    let blocks = each(&jobs, options.threads, done, |(target, library, subject)| {
        let period_ps = subject.period_ps;
        let library = *library;
        let mapping = Mapping { target, library, macro_bits, aim: Aim::Area(period_ps) };
        let census = mapping.run(&subject.emitted, &options.store)?.census;
        Measure { options, macro_bits, target, library, subject }.of(&census)
    })?;
    let node = |target: &str| {
        let found = libraries.iter().find(|(other, _)| other.to_string() == target);
        found.and_then(|(_, library)| library.as_ref()?.node_nm)
    };
    let papers = compare(subjects, &blocks, options.scale, &node);
    let libraries = libraries.iter().filter_map(|(target, library)| {
        let Library { name, node_nm, .. } = library.as_ref()?;
        Some(LibraryReport { target: target.to_string(), name: name.clone(), node_nm: *node_nm })
    });
    let (libraries, sram) = (libraries.collect(), options.sram.clone());
    Ok(AreaReport { yosys, libraries, sram, macro_bits, scale: options.scale, blocks, papers })
}

/// A netlist whose cells are to be counted.
struct Measure<'a> {
    options: &'a AreaOptions,
    macro_bits: u64,
    target: &'a Target,
    library: Option<&'a Library>,
    subject: &'a Subject,
}

impl Measure<'_> {
    fn of(&self, census: &Census) -> Result<BlockArea, Error> {
        let Manifest { top, memories, storage, .. } = &self.subject.emitted.manifest;
        let is_fpga = matches!(self.target, Target::Ice40 | Target::Ecp5 | Target::Xilinx);
        let limit = if is_fpga { u64::MAX } else { self.macro_bits };
        let macros = macros(memories, limit);
        let bits = |is_wanted: &dyn Fn(&str) -> bool| {
            let wanted = memories.iter().filter(|memory| is_wanted(&memory.module));
            wanted.map(|memory| (memory.depth * memory.width) as u64).sum()
        };
        let mut cells = census.cells(top);
        cells.retain(|kind, _| !macros.contains_key(kind));
        let is_flip_flop = |kind: &str| {
            self.library.and_then(|library| library.cells.get(kind)).is_some_and(|c| c.is_flip_flop)
        };
        let storage = storage.iter().map(|block| (block.register_bits + block.memory_bits) as u64);
        Ok(BlockArea {
            design: self.subject.design.clone(),
            block: self.subject.block.clone(),
            target: self.target.to_string(),
            kind: self.target.clone(),
            resources: resources(self.target, &cells, is_flip_flop),
            memory_bits: bits(&|_| true),
            macro_bits: bits(&|module| macros.contains_key(module)),
            storage_bits: storage.sum(),
            silicon: self.library.map(|library| self.silicon(library, census)).transpose()?,
            parts: match self.subject.is_top {
                true => self.parts(census, &is_flip_flop)?,
                false => Vec::new(),
            },
        })
    }

    /// The parts that a top joins.
    fn parts(
        &self,
        census: &Census,
        is_flip_flop: &dyn Fn(&str) -> bool,
    ) -> Result<Vec<PartArea>, Error> {
        let Manifest { top, memories, .. } = &self.subject.emitted.manifest;
        let macros = macros(memories, self.macro_bits);
        let mut parts = Vec::new();
        for (module, instances) in census.parts(top) {
            let mut cells = census.cells(module);
            cells.values_mut().for_each(|count| *count *= instances);
            let square_micrometres = match self.library {
                Some(library) => {
                    let mut area = 0.0;
                    for (&kind, &count) in &cells {
                        area += count as f64
                            * match memories.iter().find(|memory| memory.module == kind) {
                                Some(memory) => self.macro_area(library, memory),
                                None => area_of(library, kind)?,
                            };
                    }
                    Some(rounded(area))
                }
                None => None,
            };
            cells.retain(|kind, _| !macros.contains_key(kind));
            let sum = resources(self.target, &cells, is_flip_flop);
            let (module, logic, flip_flops) = (module.to_string(), sum.logic, sum.flip_flops);
            parts.push(PartArea { module, instances, logic, flip_flops, square_micrometres });
        }
        parts.sort_by_key(|part| std::cmp::Reverse(part.logic + part.flip_flops));
        Ok(parts)
    }

    /// Square micrometres of a memory as a macro.
    fn macro_area(&self, library: &Library, memory: &ManifestMemory) -> f64 {
        let sram = &self.options.sram;
        let shrink = self.options.scale.factor(Some(sram.node_nm), library.node_nm);
        shrink * sram.square_micrometres(memory.depth, memory.width, memory.read_ports)
    }

    fn silicon(&self, library: &Library, census: &Census) -> Result<Silicon, Error> {
        let Manifest { top, memories, .. } = &self.subject.emitted.manifest;
        let macros = macros(memories, self.macro_bits);
        let mut modules = Vec::new();
        for (module, instances) in census.instances(top) {
            let (mut cells, mut flip_flops, mut area) = (0, 0, 0.0);
            for (kind, count) in
                census.leaves(module).filter(|(kind, _)| !macros.contains_key(kind))
            {
                cells += count * instances;
                let is_flip_flop = library.cells.get(kind).is_some_and(|cell| cell.is_flip_flop);
                flip_flops += if is_flip_flop { count * instances } else { 0 };
                area += (count * instances) as f64 * area_of(library, kind)?;
            }
            let (module, square_micrometres) = (module.to_string(), rounded(area));
            modules.push(ModuleArea { module, instances, cells, flip_flops, square_micrometres });
        }
        modules.retain(|module| module.cells > 0);
        modules.sort_by(|a, b| b.square_micrometres.total_cmp(&a.square_micrometres));
        let logic: f64 = modules.iter().map(|module| module.square_micrometres).sum();
        let macros = memories.iter().filter(|memory| macros.contains_key(memory.module.as_str()));
        let macros: f64 = macros.map(|memory| self.macro_area(library, memory)).sum();
        Ok(Silicon {
            logic_square_micrometres: rounded(logic),
            macro_square_micrometres: rounded(macros),
            square_micrometres: rounded(logic + macros),
            modules,
        })
    }
}

fn area_of(library: &Library, kind: &str) -> Result<f64, Error> {
    let area = library.cells.get(kind).and_then(|cell| cell.square_micrometres);
    area.ok_or_else(|| {
        let path = library.path.display();
        Error::Input(format!(
            "{path}: every cell must have an `area`; got none for {kind}; try adding it"
        ))
    })
}

/// To a thousandth: libraries are no finer. A sum of nothing is -0.0 in Rust, and 0.0 here.
fn rounded(area: f64) -> f64 {
    (area * 1_000.0).round() / 1_000.0 + 0.0
}
