//! All that templates may name.
use crate::about::About;
use crate::datasheet::Datasheet;
use crate::library::Scope;
use crate::options::Options;
use crate::ports::{PortView, implicit, views};
use crate::text::{ascii_line, megahertz, nanoseconds, package_part, quoted};
use crate::vectors;
use emit::{Manifest, ManifestMemory, MemoryKind, PortRole};
use serde::Serialize;
use std::collections::BTreeSet;

/// The root of every template's names.
#[derive(Debug, Serialize)]
pub struct View {
    /// The top module.
    pub top: String,
    /// The first comment of every file: what it belongs to and what made it.
    pub origin: String,
    /// The licence, or an empty text.
    pub licence: String,
    /// The files of memories that `synth.ys` leaves as black boxes.
    pub black_boxes: Vec<String>,
    /// The paper's section, or an empty text.
    pub paper: String,
    /// `warpcache:<design>:<top>:<version>`.
    pub core_name: String,
    /// The same without what Bender refuses.
    pub package: String,
    /// The description, quoted.
    pub description: String,
    /// Who made it, quoted.
    pub author: String,
    /// The Verilog files, leaf first.
    pub files: Vec<String>,
    /// Prefix of each of them where the block's folder is not theirs: `../rtl/`.
    pub rtl: String,
    /// The core that they are of then, quoted.
    pub rtl_core: String,
    /// The package that they are of then.
    pub rtl_package: String,
    /// The clock's port, or an empty text.
    pub clock: String,
    /// The reset's port, or an empty text.
    pub reset: String,
    /// The data ports, in order.
    pub ports: Vec<PortView>,
    /// Whether there is an input that takes a delay: data or the reset.
    pub has_inputs: bool,
    /// Whether there is an output.
    pub has_outputs: bool,
    /// The file of the vectors, or an empty text where there are none.
    pub vectors: String,
    /// Of the recorded vectors.
    pub cycles: usize,
    /// Hexadecimal digits of a line of the vectors' file.
    pub line_digits: usize,
    /// Bits of the widest value.
    pub widest: usize,
    /// The ASIC's timing.
    pub asic: TimingView,
    /// The FPGA's timing.
    pub fpga: TimingView,
    /// Whether the block's Verilog lies in a library, with nothing else beside it.
    pub is_in_library: bool,
    /// The datasheet's parts.
    pub sheet: Datasheet,
}

/// Clock and ports in the units of the files.
#[derive(Debug, Serialize)]
pub struct TimingView {
    /// Clock period in ns.
    pub period: String,
    /// Clock frequency in MHz.
    pub frequency: String,
    /// Clock uncertainty in ns.
    pub uncertainty: String,
    /// Latest arrival of an input in ns.
    pub input_delay: String,
    /// Output delay for the outside, in ns.
    pub output_delay: String,
}

impl TimingView {
    fn new(period_ps: u32, options: &Options) -> TimingView {
        let period = u64::from(period_ps);
        let part = |percent: u32| nanoseconds(period * u64::from(percent) / 100);
        TimingView {
            period: nanoseconds(period),
            frequency: megahertz(period),
            uncertainty: nanoseconds(options.clock_uncertainty_ps.into()),
            input_delay: part(options.input_delay_percent),
            output_delay: part(options.output_delay_percent),
        }
    }
}

impl View {
    /// The view of a design that passed every check, whose vectors have so many `cycles`.
    pub fn new(
        manifest: &Manifest,
        files: &[String],
        cycles: usize,
        about: &About,
        options: &Options,
    ) -> View {
        let About { version, design, block, paper, summary, .. } = about;
        let summary = if summary.is_empty() { &manifest.summary } else { summary };
        let port = |role| implicit(manifest, role).unwrap_or_default().to_string();
        let ports = views(manifest);
        let line_bits = 4 + ports.iter().map(|port| port.elements * port.stride).sum::<usize>();
        let (part, top) = (package_part(design), &manifest.top);
        View {
            top: top.clone(),
            origin: ascii_line(&format!("warpcache {version}: {block} of design {design}")),
            licence: ascii_line(&about.licence),
            black_boxes: black_boxes(manifest, about),
            paper: ascii_line(paper),
            core_name: quoted(&format!("warpcache:{part}:{top}:{version}")),
            package: format!("{part}_{top}"),
            description: quoted(summary),
            author: quoted(&format!("warpcache {version}")),
            files: files.to_vec(),
            rtl: if about.rtl.is_empty() { String::new() } else { format!("{}/", about.rtl) },
            rtl_core: quoted(&Scope::Design.core(design, version)),
            rtl_package: Scope::Design.package(design),
            clock: port(PortRole::Clock),
            reset: port(PortRole::Reset),
            has_inputs: ports.iter().any(|port| port.is_input)
                || implicit(manifest, PortRole::Reset).is_some(),
            has_outputs: ports.iter().any(|port| !port.is_input),
            vectors: vectors::file(top),
            cycles,
            line_digits: line_bits / 4,
            widest: ports.iter().map(|port| port.element_bits).max().unwrap_or(1),
            ports,
            asic: TimingView::new(options.clock_period_ps, options),
            fpga: TimingView::new(options.fpga_clock_period_ps, options),
            is_in_library: false,
            sheet: Datasheet::new(manifest, about, summary),
        }
    }
}

/// Flip-flops are what a memory is made of that answers in the same cycle.
fn black_boxes(manifest: &Manifest, about: &About) -> Vec<String> {
    let is_macro = |memory: &&ManifestMemory| memory.kind != MemoryKind::RegisterFile;
    let macros = manifest.memories.iter().filter(is_macro).filter(|_| about.has_black_boxes);
    let files: BTreeSet<String> = macros.map(|memory| format!("{}.v", memory.module)).collect();
    files.into_iter().collect()
}
