//! Designs and golden models for programs in other languages.

use crate::catalogue;
use design::{Design, Setting, Source};
use emit::{EmitOptions, Manifest};
use registry::Block;
use std::ffi::OsStr;
use testbenches::golden::DynGolden;

/// The config of a preset's name or a file's path, and the design that these `--set` make of it.
///
/// # Errors
/// The text of the program: an unknown preset, a file that cannot be read, all that is wrong with the config.
pub fn design<'a>(
    name: &OsStr,
    settings: impl Iterator<Item = &'a str>,
) -> Result<(Source, Design), String> {
    let source = Source::load(name).map_err(|problems| problems.to_string())?;
    let settings = settings.map(str::parse::<Setting>).collect::<Result<Vec<_>, _>>();
    let settings = settings.map_err(|problem| problem.to_string())?;
    let design = source.design(&settings).map_err(|problems| problems.to_string())?;
    Ok((source, design))
}

/// A block with its golden model, right after a reset.
pub struct Model {
    /// The block.
    pub block: Block,
    /// The ports of its Verilog.
    pub manifest: Manifest,
    /// Stepped by the manifest's data ports.
    pub golden: Box<dyn DynGolden>,
}

impl Model {
    /// The block `name` of a design, unless it takes more memory than most machines have to spare and is not asked for.
    ///
    /// # Errors
    /// The text of the program.
    pub fn open(design: &Design, name: &str, is_asked_for: bool) -> Result<Model, String> {
        let block = catalogue::block_of(design, name).map_err(|failure| failure.text())?;
        catalogue::require_memory(design, std::slice::from_ref(&block), is_asked_for)
            .map_err(|failure| failure.text())?;
        let emitted = block.block.emit(&EmitOptions::default());
        let manifest = emitted.map_err(|error| error.to_string())?.manifest;
        let golden = block.block.golden(&manifest);
        Ok(Model { block, manifest, golden })
    }
}
