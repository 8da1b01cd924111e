//! Input of `scripts/ledger.py`: the hashes of blocks' texts, and the findings of the readers of Verilog.
//!
//! `ledger texts [DESIGN[:BLOCK...]...]` prints a line for each block of every preset and for these blocks, or all, of
//! these designs: `block@design`, the hash of its text, and `block` or `top`, with tabs between. A block whose text an
//! earlier design has too is left out, unless it is named. Then come the proofs, a line each: `block@cases`, the hash of all their cases with
//! the properties in them, `cases`.
//!
//! `ledger committed [DESIGN[:BLOCK...]...]` does the same, but reads the presets' texts from `generated`: emitting them
//! takes ten times as long.
//!
//! `ledger lint DESIGN BLOCK...` prints `reader` and the name of each that ran; then `clean` and the name of a block of
//! which none says anything, or `found`, the name, and what the readers say.
//!
//! A design is a preset or the path of a TOML file, with settings behind it: `llc.toml,llc.sectored=true`. Status: 1
//! where a block cannot be emitted or read, 2 where the arguments are wrong.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use design::{Design, PRESETS, Setting};
use emit::EmitOptions;
use registry::{BLOCKS, PROOFS, parts_of};
use std::collections::HashSet;
use std::env;
use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use testbenches::lint::{Engine, Target, lint_designs};
use tools::{content, parallel};

const USAGE: &str = "error: the arguments must be texts or committed and designs, or lint, a design and \
                     blocks; try texts";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let done = match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["texts", designs @ ..] => texts(designs, emitted),
        ["committed", designs @ ..] => texts(designs, committed),
        ["lint", design, blocks @ ..] if !blocks.is_empty() => lint(design, blocks),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

type Done<T> = Result<T, Box<dyn Error + Send + Sync>>;

fn design_of(name: &str) -> Done<Design> {
    let mut words = name.split(',');
    let file = words.next().unwrap_or_default();
    let settings = words.map(str::parse).collect::<Result<Vec<Setting>, _>>()?;
    Ok(Design::load_with(file, &settings)?)
}

/// Comments and white space change no hardware.
fn canonical(text: &str) -> String {
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    let words: Vec<&str> = lines.flat_map(str::split_whitespace).collect();
    words.join(" ")
}

/// The hash of named texts, whatever their order.
fn hash(mut texts: Vec<(String, String)>) -> String {
    texts.sort();
    let parts: Vec<String> =
        texts.into_iter().flat_map(|(name, text)| [name, canonical(&text)]).collect();
    content::key(parts.iter().map(String::as_str))
}

/// A block of a design, named, and the hash of its text.
struct Row {
    design: String,
    block: &'static str,
    hash: String,
    /// Whether it was asked for by its name.
    is_named: bool,
}

fn texts(designs: &[&str], of_preset: fn(&str) -> Done<Vec<Row>>) -> Done<()> {
    let presets: Vec<&str> = PRESETS.iter().map(|preset| preset.name).collect();
    let threads = parallel::threads();
    let mut rows = parallel::each(&presets, threads, &|_| {}, |name| of_preset(name))?;
    rows.extend(parallel::each(designs, threads, &|_| {}, |name| emitted(name))?);
    let mut seen = HashSet::new();
    for Row { design, block, hash, is_named } in rows.into_iter().flatten() {
        let kind = if parts_of(block).is_some() { "top" } else { "block" };
        if seen.insert((block, hash.clone())) || is_named {
            println!("{block}@{design}\t{hash}\t{kind}");
        }
    }
    let proofs = parallel::each(PROOFS, threads, &|_| {}, |proofs| {
        Done::Ok((proofs.block, hash(proofs::prove::sources(proofs)?)))
    })?;
    for (block, hash) in proofs {
        println!("{block}@cases\t{hash}\tcases");
    }
    Ok(())
}

/// The rows of a design, or of these blocks of it, `DESIGN:BLOCK...`.
fn emitted(name: &str) -> Done<Vec<Row>> {
    let mut words = name.split(':');
    let design = words.next().unwrap_or_default();
    let asked: Vec<&str> = words.collect();
    let loaded = design_of(design)?;
    let blocks = match asked.as_slice() {
        [] => registry::blocks(&loaded),
        asked => {
            asked.iter().map(|name| registry::block(&loaded, name)).collect::<Result<_, _>>()?
        }
    };
    let rows = blocks.into_iter().map(|block| {
        let modules = block.block.emit(&EmitOptions::default())?.modules.into_iter();
        let texts = modules.map(|module| (module.name, module.text)).collect();
        Ok(Row {
            design: design.to_string(),
            block: block.info.name,
            hash: hash(texts),
            is_named: !asked.is_empty(),
        })
    });
    rows.collect()
}

/// The rows of a preset, from what `generate` wrote: a folder a block, with a list of files. Of a variant of a preset nothing
/// is in the repository.
fn committed(preset: &str) -> Done<Vec<Row>> {
    if !Path::new("generated").join(preset).is_dir() {
        return emitted(preset);
    }
    let mut rows = Vec::new();
    for block in BLOCKS {
        let folder = Path::new("generated").join(preset).join(block.name);
        if !folder.is_dir() {
            continue;
        }
        let mut texts = Vec::new();
        for file in Target::folder(&folder, block.name)?.files {
            let module = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            texts.push((module, fs::read_to_string(&file)?));
        }
        rows.push(Row {
            design: preset.to_string(),
            block: block.name,
            hash: hash(texts),
            is_named: false,
        });
    }
    Ok(rows)
}

fn lint(name: &str, blocks: &[&str]) -> Done<()> {
    let design = design_of(name)?;
    let emit = |block: &&str| -> Done<emit::Design> {
        Ok(registry::block(&design, block)?.block.emit(&EmitOptions::default())?)
    };
    let emitted = blocks.iter().map(emit).collect::<Done<Vec<_>>>()?;
    let report = lint_designs(&emitted, &Engine::ALL)?;
    if let Some(missing) = report.missing.first() {
        return Err(missing.to_string().into());
    }
    for engine in Engine::ALL {
        println!("reader\t{}", reader(engine));
    }
    for (block, design) in blocks.iter().zip(&emitted) {
        let of_it = report.findings.iter().filter(|finding| finding.top == design.top);
        let said: Vec<String> =
            of_it.map(|finding| format!("{:?}: {}", finding.engine, finding.text)).collect();
        match said.as_slice() {
            [] => println!("clean\t{block}"),
            said => println!("found\t{block}\t{}", said.join(" ").replace(['\n', '\t'], " ")),
        }
    }
    Ok(())
}

/// The name of a reader, that of its tool in `warpcache doctor`.
fn reader(engine: Engine) -> &'static str {
    match engine {
        Engine::Text => "text",
        Engine::Verilator => tools::VERILATOR.name,
        Engine::Icarus => tools::ICARUS.name,
        Engine::Pyslang => tools::PYSLANG.name,
        Engine::Yosys => tools::YOSYS.name,
    }
}
