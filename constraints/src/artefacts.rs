//! The list of files.
use crate::about::About;
use crate::check;
use crate::datasheet::pictures;
use crate::error::Error;
use crate::options::Options;
use crate::render::{Template, render};
use crate::vectors::{self, Vectors};
use crate::view::View;
use emit::Manifest;

macro_rules! template {
    ($file:literal from $template:literal) => {
        Template { file: $file, text: include_str!(concat!("../templates/", $template)) }
    };
}

macro_rules! templates {
    ($first:ident, $($file:literal from $template:literal,)*) => {
        &[$first, $(template!($file from $template),)*]
    };
}

const SDC: Template = template!("<top>.sdc" from "constraints.sdc.tera");

const SHEET: Template = template!("<top>.md" from "datasheet.md.tera");

/// Every file, in the order in which it is given.
const TEMPLATES: &[Template] = templates! {
    SDC,
    "<top>.xdc" from "constraints.xdc.tera",
    "<top>.pcf" from "constraints.pcf.tera",
    "<top>.lpf" from "constraints.lpf.tera",
    "<top>.core" from "fusesoc.core.tera",
    "Bender.yml" from "bender.yml.tera",
    "<top>_testbench.v" from "testbench.v.tera",
    "synth.ys" from "synth.ys.tera",
    "lint.sh" from "lint.sh.tera",
    "build.sh" from "build.sh.tera",
    "harness.cpp" from "harness.cpp.tera",
    "<top>.md" from "datasheet.md.tera",
    "<top>.gtkw" from "waves.gtkw.tera",
};

/// Files that replay the vectors, or build such a program.
const BENCHES: [&str; 3] = ["<top>_testbench.v", "build.sh", "harness.cpp"];

/// The files that lie beside the Verilog of a design, as (name, text), always the same and in the same
/// order; without a timing diagram there is no picture of it. `files` are the Verilog files, leaf first, as `filelist.f` names
/// them; `recorded` is what the benches apply and compare: without it there are no benches.
///
/// # Errors
/// Illegal options, files that are not the manifest's, a timing diagram that names no port, or vectors that do not fit
/// the ports; see [`Error`].
pub fn artefacts(
    manifest: &Manifest,
    files: &[String],
    recorded: Option<&Vectors>,
    about: &About,
    options: &Options,
) -> Result<Vec<(String, String)>, Error> {
    check::all(manifest, files, about, options)?;
    let cycles = recorded.map_or(0, |recorded| recorded.cycles.len());
    let mut view = View::new(manifest, files, cycles, about, options);
    if recorded.is_none() {
        view.vectors.clear();
    }
    let mut artefacts = Vec::new();
    let is_bench = |template: &&Template| BENCHES.contains(&template.file);
    for template in TEMPLATES.iter().filter(|template| recorded.is_some() || !is_bench(template)) {
        artefacts.push(render(template, &view.top, &view)?);
    }
    artefacts.extend(drawn(manifest, about, &view)?);
    if let Some(recorded) = recorded {
        let text = vectors::text(manifest, recorded, &view)?;
        artefacts.push((view.vectors, text));
    }
    Ok(artefacts)
}

/// The datasheet of a block in a library, with its pictures.
///
/// # Errors
/// As [`artefacts`], but for the vectors.
pub fn datasheet(
    manifest: &Manifest,
    files: &[String],
    about: &About,
    options: &Options,
) -> Result<Vec<(String, String)>, Error> {
    check::all(manifest, files, about, options)?;
    let view = View { is_in_library: true, ..View::new(manifest, files, 0, about, options) };
    let mut sheet = vec![render(&SHEET, &view.top, &view)?];
    sheet.extend(drawn(manifest, about, &view)?);
    Ok(sheet)
}

/// The datasheet's pictures, below the licence.
fn drawn(manifest: &Manifest, about: &About, view: &View) -> Result<Vec<(String, String)>, Error> {
    let licence = match view.licence.as_str() {
        "" => String::new(),
        licence => format!("<!-- SPDX-License-Identifier: {licence} -->\n"),
    };
    let pictures = pictures(manifest, about.timing.as_ref())?.into_iter();
    Ok(pictures.map(|(name, picture)| (name, licence.clone() + &picture)).collect())
}

/// The constraints `<top>.sdc` among them alone, which need no vectors.
///
/// # Errors
/// As [`artefacts`], but for the vectors.
pub fn sdc(
    manifest: &Manifest,
    files: &[String],
    about: &About,
    options: &Options,
) -> Result<String, Error> {
    check::all(manifest, files, about, options)?;
    let view = View::new(manifest, files, 0, about, options);
    render(&SDC, &view.top, &view).map(|(_, text)| text)
}
