//! The packaging of a library: one folder with the modules of several tops, each once.
use crate::error::Error;
use crate::render::{Template, render};
use crate::text::{ascii_line, package_part, quoted};
use serde::Serialize;

const TEMPLATES: &[Template] = &[
    Template { file: "<top>.core", text: include_str!("../templates/library.fusesoc.core.tera") },
    Template { file: "Bender.yml", text: include_str!("../templates/library.bender.yml.tera") },
];

/// Whose modules a library holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Those of the tops of one design, on which the packages of the tops depend.
    Design,
    /// Those of several designs.
    Designs,
}

impl Scope {
    /// The core's name, of a library of that name and version: `warpcache:<design>:rtl:<version>`, or
    /// `warpcache:library:<name>:<version>`.
    pub(crate) fn core(self, name: &str, version: &str) -> String {
        let part = package_part(name);
        match self {
            Scope::Design => format!("warpcache:{part}:rtl:{version}"),
            Scope::Designs => format!("warpcache:library:{part}:{version}"),
        }
    }

    /// The name of Bender's package.
    pub(crate) fn package(self, name: &str) -> String {
        let part = package_part(name);
        match self {
            Scope::Design => format!("{part}_rtl"),
            Scope::Designs => format!("library_{part}"),
        }
    }
}

/// A library as its packaging describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Library {
    /// Its name: the design's, or that of its folder.
    pub name: String,
    /// Whose modules it holds.
    pub scope: Scope,
    /// The project's version, as in `0.1.0`.
    pub version: String,
    /// The licence of every file as SPDX writes it; may be empty.
    pub licence: String,
    /// The modules that it is for, in words.
    pub summary: String,
    /// The Verilog files, leaf first.
    pub files: Vec<String>,
}

/// Variables of the templates.
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
    let Library { name, scope, version, licence, summary, files } = library;
    let (core, what) = match scope {
        Scope::Design => ("rtl", "modules of design"),
        Scope::Designs => (name.as_str(), "library"),
    };
    let view = View {
        origin: ascii_line(&format!("warpcache {version}: {what} {name}")),
        licence: ascii_line(licence),
        core_name: quoted(&scope.core(name, version)),
        package: scope.package(name),
        description: quoted(summary),
        author: quoted(&format!("warpcache {version}")),
        files: files.clone(),
    };
    TEMPLATES.iter().map(|template| render(template, core, &view)).collect()
}
