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

/// Blocks that a user names: `l1` of every design, or `taco16:ccn_l1` of one; all of every design where none is named.
pub(crate) struct Chosen(Vec<(Option<String>, String)>);

impl Chosen {
    /// Blocks by their words, each of some of these designs.
    pub(crate) fn of(words: &[String], designs: &[Design]) -> Result<Chosen, Failure> {
        let chosen = words.iter().map(|word| match word.split_once(':') {
            Some((design, block)) => (Some(design.to_string()), block.to_string()),
            None => (None, word.clone()),
        });
        let chosen = Chosen(chosen.collect());
        let names: Vec<&str> = designs.iter().map(Design::name).collect();
        for (design, block) in &chosen.0 {
            if let Some(design) = design.as_deref().filter(|design| !names.contains(design)) {
                let near = names.iter().min_by_key(|name| strsim::levenshtein(design, name));
                let near = near.map_or("", |near| near);
                let got = design::cut(&format!("{design:?}"));
                let text = format!(
                    "--block: must be of one of {}; got {got}; try {near}:{block}",
                    names.join(", ")
                );
                return Err(Failure::new(Status::WrongInput, text));
            }
        }
        Ok(chosen)
    }

    pub(crate) fn is_all(&self) -> bool {
        self.0.is_empty()
    }

    /// The chosen blocks of a design, in the order of all of them.
    pub(crate) fn blocks(&self, design: &Design) -> Result<Vec<Block>, Failure> {
        if self.is_all() {
            return Ok(registry::blocks(design));
        }
        let is_its = |of: &Option<String>| of.as_deref().is_none_or(|of| of == design.name());
        let names = self.0.iter().filter(|(of, _)| is_its(of)).map(|(_, block)| block.as_str());
        let names: Vec<&str> = names.collect();
        for name in &names {
            block_of(design, name)?;
        }
        if names.is_empty() {
            let text = format!(
                "--block: must name a block of each design; got none of {}; try leaving this design out",
                design.name()
            );
            return Err(Failure::new(Status::WrongInput, text));
        }
        let blocks = registry::blocks(design).into_iter();
        Ok(blocks.filter(|block| names.contains(&block.info.name)).collect())
    }
}

/// Megabytes that a command takes without being asked twice.
const MOST_MEGABYTES: u64 = 1_024;

/// Refuses, unless `is_asked_for`, to make one of these blocks that would take more memory than most machines have to
/// spare.
pub(crate) fn require_memory(
    design: &Design,
    blocks: &[Block],
    is_asked_for: bool,
) -> Result<(), Failure> {
    let all = registry::blocks(design);
    for block in blocks {
        let megabytes = registry::megabytes(&all, block);
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
