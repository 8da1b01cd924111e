//! Designs and their blocks as the commands see them: named by the user, with errors that end the
//! program.

use crate::failure::{Failure, OrFail, Status};
use design::{Design, Template, Verilog};
use registry::{self, Block};

/// The template of a design's word or a preset's name.
pub(crate) fn template(name: &str) -> Result<Template, Failure> {
    Template::named(name).or_wrong_input()
}

/// The blocks of a design, or the one of that name. A design may have none yet.
pub(crate) fn blocks_of(design: &Design, name: Option<&str>) -> Result<Vec<Block>, Failure> {
    match name {
        None => Ok(registry::blocks(design)),
        Some(name) => Ok(vec![block_of(design, name)?]),
    }
}

pub(crate) fn block_of(design: &Design, name: &str) -> Result<Block, Failure> {
    registry::block(design, name).or_wrong_input()
}

/// Megabytes that a command takes without being asked twice.
const MOST_MEGABYTES: u64 = 1_024;

/// Refuses, unless `is_asked_for`, to make a block of that name, or any, that would take more memory than most machines
/// have to spare.
pub(crate) fn require_memory(
    design: &Design,
    name: Option<&str>,
    is_asked_for: bool,
) -> Result<(), Failure> {
    let blocks = registry::blocks(design);
    let is_meant = |block: &&Block| name.is_none_or(|name| block.info.name == name);
    for block in blocks.iter().filter(is_meant) {
        let megabytes = registry::megabytes(&blocks, block);
        if megabytes > MOST_MEGABYTES && !is_asked_for {
            let (design, block) = (design.name(), block.info.name);
            let text = format!(
                "{design}: {block} must take at most {MOST_MEGABYTES} MB of memory; got about {megabytes}; try fewer \
                 cores, or --yes"
            );
            return Err(Failure::new(Status::WrongInput, text));
        }
    }
    Ok(())
}

/// The clocks and port timing that a design asks for.
pub(crate) fn constraints_of(design: &Design) -> constraints::Options {
    // A design that was validated has every section of its kind.
    let asked = design.constraints().cloned().unwrap_or_default();
    constraints::Options {
        clock_period_ps: asked.clock_period_ps,
        fpga_clock_period_ps: asked.fpga_clock_period_ps,
        clock_uncertainty_ps: asked.clock_uncertainty_ps,
        input_delay_percent: asked.input_delay_percent,
        output_delay_percent: asked.output_delay_percent,
    }
}

/// The design's options for the emitted files.
pub(crate) fn verilog_of(design: &Design) -> Verilog {
    design.verilog().cloned().unwrap_or_default()
}

/// Refuses a block that has no replay.
pub(crate) fn require_replay(block: &Block) -> Result<(), Failure> {
    if block.block.has_replay() {
        return Ok(());
    }
    let text = format!("{}: block must be one that has a replay; this has none", block.info.name);
    Err(Failure::new(Status::WrongInput, text))
}
