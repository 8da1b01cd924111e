//! The packaging of a library: one folder with the modules of several blocks, each once.
use crate::error::Error;
use crate::render::{Template, render};
use crate::text::{ascii_line, package_part, quoted};
use serde::Serialize;

const TEMPLATES: &[Template] = &[
    Template { file: "<top>.core", text: include_str!("../templates/library.fusesoc.core.tera") },
    Template { file: "Bender.yml", text: include_str!("../templates/library.bender.yml.tera") },
];

/// A library as its packaging describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Library {
    /// Its name, which is that of its folder.
    pub name: String,
    /// The project's version, as in `0.1.0`.
    pub version: String,
    /// The licence of every file as SPDX writes it; may be empty.
    pub licence: String,
    /// The modules that it is for, in words.
    pub summary: String,
    /// The Verilog files, leaf first.
    pub files: Vec<String>,
}

/// What the templates may name.
#[derive(Serialize)]
struct View {
    origin: String,
    licence: String,
    core_name: String,
    package: String,
    description: String,
    author: String,
    files: Vec<String>,
}

/// The files that lie beside the Verilog of a library, as (name, text), always the same and in the same order.
///
/// # Errors
/// [`Error::Template`], a fault of this crate.
pub fn library_artefacts(library: &Library) -> Result<Vec<(String, String)>, Error> {
    let Library { name, version, licence, summary, files } = library;
    let part = package_part(name);
    let view = View {
        origin: ascii_line(&format!("warpcache {version}: library {name}")),
        licence: ascii_line(licence),
        core_name: quoted(&format!("warpcache:library:{part}:{version}")),
        package: format!("library_{part}"),
        description: quoted(summary),
        author: quoted(&format!("warpcache {version}")),
        files: files.clone(),
    };
    TEMPLATES.iter().map(|template| render(template, name, &view)).collect()
}
