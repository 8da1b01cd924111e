//! A library: the modules of several designs in one folder, equal ones once.

use super::folder::{
    comment, datasheet, filelist, heading, licence_line, naming, options, part_heading,
};
use super::said::{Said, notes};
use super::{DesignReport, Files, Folder, LibraryReport, Made, Report, TopReport};
use crate::catalogue::{self, Chosen};
use crate::failure::{Failure, OrFail, Status};
use crate::files::{MANIFEST, Place, Record, Subject};
use constraints::{Library, Scope, library_artefacts};
use design::Design;
use emit::Naming;
use registry::Block;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A block of a design, and the name of its text.
struct Member<'a> {
    design: &'a Design,
    block: Block,
    identity: String,
}

/// A module, and of which tops it is one.
struct Module {
    name: String,
    text: String,
    /// The design and block that it comes from first, for errors.
    from: String,
    heads: Vec<Vec<String>>,
    /// Notes about the block as a top.
    notes: Vec<String>,
}

/// Contents of `manifest.json`: the program, the files that it wrote, and every top.
#[derive(Serialize)]
struct Manifest<'a> {
    #[serde(flatten)]
    record: &'a Record,
    modules: Vec<&'a str>,
    tops: Vec<Top<'a>>,
}

#[derive(Serialize)]
struct Top<'a> {
    design: &'a str,
    block: &'a str,
    #[serde(flatten)]
    hardware: &'a emit::Manifest,
    said: Said,
}

/// The library `name` of the blocks of all designs, or of that block of each.
pub(super) fn make(
    name: &str,
    designs: &[Design],
    chosen: &Chosen,
    out: &Path,
) -> Result<Made, Failure> {
    let licence = licence_of(name, designs)?;
    let members = members(designs, chosen)?;
    let emitted: Vec<emit::Design> = members
        .iter()
        .map(|member| {
            emit(member, Naming { given: tops(member, &members), ..naming(member.design) })
        })
        .collect::<Result<_, _>>()?;
    let modules = modules(name, &members, &emitted)?;
    let files = files(name, licence, &members, &emitted, &modules)?;
    let folder = out.join(name);
    let report = |design: &Design| DesignReport {
        design: design.name().to_string(),
        rtl: None,
        tops: members
            .iter()
            .zip(&emitted)
            .filter(|(member, _)| member.design.name() == design.name())
            .map(|(member, emitted)| TopReport {
                block: member.block.info.name,
                top: emitted.top.clone(),
                folder: folder.clone(),
                files: emitted.modules.iter().map(|m| format!("{}.v", m.name)).collect(),
            })
            .collect(),
    };
    let library = LibraryReport {
        library: name.to_string(),
        folder: folder.clone(),
        files: files.iter().map(|(file, _)| file.clone()).collect(),
    };
    let report = Report { library: Some(library), designs: designs.iter().map(report).collect() };
    Ok(Made {
        report,
        folders: vec![Folder { place: Place::Library(name.to_string()), files, rtl: None }],
    })
}

/// The licence of every design, which is one: a module that two of them have is under it.
fn licence_of<'a>(name: &str, designs: &'a [Design]) -> Result<Vec<String>, Failure> {
    let licence = |design: &'a Design| (design.name(), catalogue::verilog_of(design).licence);
    let mut all = designs.iter().map(licence);
    let first = all.next();
    let other = all.find(|(_, licence)| first.as_ref().is_some_and(|(_, first)| first != licence));
    let (Some((one, first)), Some((another, other))) = (first, other) else {
        return Ok(designs.first().map(licence_line).unwrap_or_default());
    };
    let text = format!(
        "--into {name}: the designs of a library must have one `verilog.licence`; got {first:?} of \
         {one} and {other:?} of {another}; try --set verilog.licence={first:?}"
    );
    Err(Failure::new(Status::WrongInput, text))
}

fn emit(member: &Member, naming: Naming) -> Result<emit::Design, Failure> {
    let options = options(member.design, naming)?;
    // A legal config that is no legal hardware is a fault of the project, not of the user.
    member.block.block.emit(&options).or_does_not_hold()
}

fn members<'a>(designs: &'a [Design], chosen: &Chosen) -> Result<Vec<Member<'a>>, Failure> {
    let mut members = vec![];
    for design in designs {
        for block in chosen.blocks(design)? {
            let mut member = Member { design, block, identity: String::new() };
            member.identity = emit(&member, naming(design))?.identity;
            members.push(member);
        }
    }
    Ok(members)
}

/// The names of the tops that have the prefix of `of`, by their identities. A block that the designs agree on has its
/// plain name; of one that they have in several forms, each has that of its design before it.
fn tops(of: &Member, members: &[Member]) -> BTreeMap<String, String> {
    let prefix = naming(of.design).prefix;
    let is_alike = |member: &&Member| naming(member.design).prefix == prefix;
    let mut names = BTreeMap::new();
    for member in members.iter().filter(is_alike) {
        let block = member.block.info.name;
        let same = members.iter().filter(is_alike).filter(|other| other.block.info.name == block);
        let forms: BTreeSet<&str> = same.map(|other| other.identity.as_str()).collect();
        let design = match forms.len() {
            1 => String::new(),
            _ => member.design.name().replace('-', "_") + "_",
        };
        let name = format!("{prefix}{design}{block}");
        names.entry(member.identity.clone()).or_insert(name);
    }
    names
}

/// The modules of all tops, leaf first, each once.
fn modules(
    library: &str,
    members: &[Member],
    emitted: &[emit::Design],
) -> Result<Vec<Module>, Failure> {
    let mut modules: Vec<Module> = vec![];
    for (member, emitted) in members.iter().zip(emitted) {
        let from = format!("{} of {}", member.block.info.name, member.design.name());
        for emit::Module { name, text, .. } in &emitted.modules {
            let (mut heads, mut own_notes) = (vec![], vec![]);
            if *name == emitted.top {
                heads.push(heading(member.design, &member.block));
                own_notes = notes(&member.block.info, &emitted.manifest);
            }
            match modules.iter_mut().find(|module| module.name == *name) {
                Some(module) if module.text == *text => {
                    module.heads.extend(heads);
                    if module.notes.is_empty() {
                        module.notes = own_notes;
                    }
                }
                Some(module) => return Err(taken(library, name, [&module.from, &from])),
                None => modules.push(Module {
                    name: name.clone(),
                    text: text.clone(),
                    from: from.clone(),
                    heads,
                    notes: own_notes,
                }),
            }
        }
    }
    Ok(modules)
}

fn taken(library: &str, name: &str, [one, other]: [&str; 2]) -> Failure {
    let text = format!(
        "--into {library}: a module's name must have one text; got {name} from {one} and, with \
         another text, from {other}; try another `name`, or a `verilog.prefix`, in one of the configs"
    );
    Failure::new(Status::WrongInput, text)
}

fn files(
    name: &str,
    licence: Vec<String>,
    members: &[Member],
    emitted: &[emit::Design],
    modules: &[Module],
) -> Result<Files, Failure> {
    let version = env!("CARGO_PKG_VERSION");
    let verilog = modules.iter().map(|module| {
        let part = module.heads.is_empty().then(part_heading);
        let lines = licence.iter().chain(&part).chain(module.heads.iter().flatten());
        let lines = lines.chain(&module.notes);
        (format!("{}.v", module.name), comment(lines) + &module.text)
    });
    let mut files: Files = verilog.collect();
    let library = Library {
        name: name.to_string(),
        scope: Scope::Designs,
        version: version.to_string(),
        licence: members
            .first()
            .map(|m| catalogue::verilog_of(m.design).licence)
            .unwrap_or_default(),
        summary: summary(members),
        files: files.iter().map(|(file, _)| file.clone()).collect(),
    };
    files.push(filelist(&library.files, "", &licence));
    let at = files.len();
    files.push((MANIFEST.to_string(), String::new()));
    files.extend(library_artefacts(&library).or_does_not_hold()?);
    files.extend(datasheets(members, emitted)?);
    let names = files.iter().map(|(file, _)| file.clone()).collect();
    let tops = members.iter().zip(emitted).map(|(member, emitted)| Top {
        design: member.design.name(),
        block: member.block.info.name,
        hardware: &emitted.manifest,
        said: Said::of(&member.block.info),
    });
    let manifest = Manifest {
        record: &Record::new(Subject::library(name), names),
        modules: modules.iter().map(|module| module.name.as_str()).collect(),
        tops: tops.collect(),
    };
    files[at].1 = serde_json::to_string_pretty(&manifest).or_does_not_hold()? + "\n";
    Ok(files)
}

/// The datasheet of each top. Of one that several designs have, it is that of the first.
fn datasheets(members: &[Member], emitted: &[emit::Design]) -> Result<Files, Failure> {
    let mut sheets = Files::new();
    let mut tops = BTreeSet::new();
    for (member, emitted) in members.iter().zip(emitted) {
        if tops.insert(&emitted.top) {
            sheets.extend(datasheet(member.design, &member.block, emitted)?);
        }
    }
    Ok(sheets)
}

/// Contents of the library, in one sentence.
fn summary(members: &[Member]) -> String {
    let mut designs: Vec<&str> = members.iter().map(|member| member.design.name()).collect();
    designs.dedup();
    format!("Blocks of {}.", designs.join(", "))
}
