//! `warpcache prove`: the formal properties of blocks, by Yosys, an SMT solver and ABC.

use crate::catalogue;
use crate::console::Console;
use crate::designs;
use crate::failure::{Failure, Status};
use crate::files::without_name;
use crate::offered;
use crate::progress;
use proofs::prove::{BlockReport, Options};
use serde::Serialize;
use std::io::Read;
use std::path::PathBuf;
use tools::temporary::Folder;

/// Proves the formal properties of blocks, on separate small configurations
///
/// Every property is checked step by step, then proved for all time, and shown to fail on a deliberate
/// fault; every cover statement must be reached.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    design: designs::One,
    /// Proves this block alone.
    #[arg(long, value_name = "NAME", value_parser = offered::block(), hide_possible_values = true)]
    block: Option<String>,
    /// Takes the first configuration of each block only, and leaves the faults out.
    #[arg(long)]
    quick: bool,
    /// The folder that gets the waveform (VCD) of a failure.
    #[arg(long, value_name = "DIR", default_value = ".")]
    waves: PathBuf,
    /// Prints the report as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    design: String,
    blocks: Vec<BlockReport>,
    /// Blocks that declare no properties: tops, whose blocks do.
    without: Vec<&'static str>,
}

pub(crate) fn run(
    arguments: &Arguments,
    input: &mut dyn Read,
    console: &mut Console,
) -> Result<(), Failure> {
    let design = arguments.design.load(input)?;
    let blocks = catalogue::blocks_of(&design, arguments.block.as_deref())?;
    let waves = &arguments.waves;
    if !waves.is_dir() {
        let text = format!("{}: must be a folder that exists; try --waves .", waves.display());
        return Err(Failure::new(Status::WrongInput, text));
    }
    // Tried before the work begins.
    if let Err(error) = Folder::new_in(waves) {
        let (waves, got) = (waves.display(), without_name(error));
        let text =
            format!("{waves}: must be a folder that can be written; got {got}; try --waves .");
        return Err(Failure::new(Status::WrongInput, text));
    }
    let options = Options { waves: waves.clone(), is_quick: arguments.quick, ..Options::default() };
    let mut report = Report { design: design.name().to_string(), blocks: vec![], without: vec![] };
    for block in &blocks {
        let name = block.info.name;
        let Some(proofs) = registry::proofs_of(name) else {
            report.without.push(name);
            if !arguments.json {
                let text = match registry::parts_of(name) {
                    Some(parts) => designs::checked_by(name, parts),
                    None => format!("{name}: declares no properties"),
                };
                console.report(&text)?;
            }
            continue;
        };
        let proved = {
            let bar = progress::of_parts(name, "cases and faults", console.is_quiet());
            let show = |done, total| bar.iter().for_each(|bar| bar(done, total));
            proofs::prove::prove(proofs, &options, &show).map_err(failure)?
        };
        if !arguments.json {
            console.report(&proved.to_string())?;
        }
        report.blocks.push(proved);
    }
    if arguments.json {
        console.json(&report)?;
    } else if blocks.is_empty() {
        console.report(&format!("{}: has no blocks yet, nothing to prove", design.name()))?;
    }
    let problems: Vec<String> = report.blocks.iter().flat_map(BlockReport::problems).collect();
    match problems.as_slice() {
        [] => Ok(()),
        all => Err(Failure::new(Status::DoesNotHold, all.join("\n"))),
    }
}

/// A tool that is missing or failed, or a block whose declarations are wrong.
fn failure(error: proofs::Error) -> Failure {
    let status = if error.is_tool() { Status::Tool } else { Status::DoesNotHold };
    Failure::new(status, error.to_string())
}
