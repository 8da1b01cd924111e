//! The printer: from a rust-hdl block to readable, lint-clean Verilog-2005.
//!
//! [`emit`] walks the block tree with rust-hdl's visitor ([`collect`]), types every statement of
//! every kernel ([`lower`]), checks it ([`check`], [`loops`]), and prints a module a block
//! ([`module`]). Nothing panics: what is wrong comes back as [`EmitErrors`], with the instance and
//! the signal.
//!
//! The text means what the simulation does. An operator's result is as wide as its operands, which
//! have equal widths; a literal takes the other operand's width. Where Verilog would widen or
//! cannot select, there is an intermediate wire.

mod alike;
mod ast;
mod build;
mod check;
mod choice;
mod collect;
mod constants;
mod decided;
mod design;
mod emitter;
mod error;
mod expr;
mod fold;
mod group;
mod header;
mod instances;
mod interface;
mod layout;
mod loops;
mod lower;
mod manifest;
mod memory;
mod memory_error;
mod module;
mod names;
mod naming;
mod numbers;
mod outputs;
mod repeat;
mod roll;
mod selection;
mod simplify;
mod stmt;
mod symbols;
mod temps;
mod text;
mod usage;
mod vectors;
mod whole;
mod words;
mod wrap;

pub use design::{Design, Module};
pub use error::{EmitError, EmitErrors, Fault};
pub use manifest::{
    Manifest, ManifestField, ManifestMemory, ManifestParameter, ManifestPort, ManifestStorage,
    ManifestStream, ManifestWord, PortDirection, PortMeaning, PortRole,
};
pub use memory::MemoryKind;
pub use names::keywords;
pub use naming::{LONGEST_PREFIX, Naming, PREFIX_RULE, is_prefix};

use collect::Body;
use emitter::Emitter;
use rust_hdl::core::prelude::Block;

/// Options of the text: names and heads of files.
#[derive(Clone, Debug, Default)]
pub struct EmitOptions {
    /// Comment lines at the head of every file.
    pub header: Vec<String>,
    /// The counters in the order of `counter_index`, for the manifest.
    pub counters: Vec<String>,
    /// The config, for the manifest.
    pub config: serde_json::Value,
    /// Names of modules.
    pub naming: Naming,
}

/// Emits `block` and everything in it.
///
/// # Errors
/// Every fault that the checks find, with instance and signal.
pub fn emit(block: &dyn Block, options: &EmitOptions) -> Result<Design, EmitErrors> {
    let missing = |what: &str| {
        let fault = Fault::Unsupported(what.into());
        EmitErrors(vec![EmitError { instance: "top".into(), fault }])
    };
    let node = collect::collect(block).ok_or_else(|| missing("the block has no scope"))?;
    let info = match &node.body {
        Body::Kernel { info: Some(info), .. } => info.clone(),
        _ => return Err(missing("the block has no `Kind` field, so its module has no name")),
    };
    let mut emitter = Emitter::new(options.header.clone());
    let interface = emitter.module(&node, &info.name);
    let (Some(interface), true) = (interface, emitter.errors.is_empty()) else {
        return Err(EmitErrors(emitter.errors));
    };
    let identity = interface.module.clone();
    let mut manifest = Manifest {
        top: identity.clone(),
        summary: info.summary.clone(),
        ports: manifest::ports(&interface),
        streams: manifest::streams(&interface),
        parameters: manifest::parameters(&info),
        modules: emitter.modules.iter().map(|m| m.name.clone()).collect(),
        memories: emitter.memories(),
        words: emitter.words,
        storage: emitter.storage,
        counters: options.counters.clone(),
        config: options.config.clone(),
    };
    let mut modules = emitter.modules;
    let named = options.naming.apply(&mut modules, &mut manifest);
    named.map_err(|fault| EmitErrors(vec![EmitError { instance: info.name, fault }]))?;
    Ok(Design { top: manifest.top.clone(), identity, modules, manifest })
}
