//! The folder of a design's modules: each once, whichever of its blocks have it.

use super::Files;
use super::folder::{filelist, licence_line};
use crate::catalogue;
use crate::failure::{Failure, OrFail, Status};
use crate::files::{MANIFEST, RTL, Record, Subject};
use constraints::{Library, Scope, library_artefacts};
use design::Design;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Modules of blocks of a design.
pub(super) struct Rtl {
    design: String,
    /// As SPDX writes it; may be empty.
    licence: String,
    /// The line of it.
    comment: Vec<String>,
    /// The Verilog files of each block, leaf first. Their order, and so the list, does not depend on what was generated
    /// first.
    blocks: BTreeMap<String, Vec<String>>,
    texts: BTreeMap<String, String>,
}

impl Rtl {
    /// Without blocks yet.
    pub(super) fn new(design: &Design) -> Rtl {
        Rtl {
            design: design.name().to_string(),
            licence: catalogue::verilog_of(design).licence,
            comment: licence_line(design),
            blocks: BTreeMap::new(),
            texts: BTreeMap::new(),
        }
    }

    /// Adds a block's modules.
    ///
    /// # Errors
    /// A name has another text in another block, which is a fault of the project.
    pub(super) fn add(&mut self, block: &str, verilog: Files) -> Result<(), Failure> {
        let mut files = vec![];
        for (file, text) in verilog {
            if self.texts.get(&file).is_some_and(|there| *there != text) {
                let text = format!("{}: {file} of {block} has another text elsewhere", self.design);
                return Err(Failure::new(Status::DoesNotHold, text));
            }
            files.push(file.clone());
            self.texts.insert(file, text);
        }
        self.blocks.insert(block.to_string(), files);
        Ok(())
    }

    /// Adds what the other blocks in `folder`, the design's, have among its modules; messages call it `shown`.
    ///
    /// # Errors
    /// Another block has a module of that name and another text: by another version or licence, or by an edit.
    pub(super) fn keep_others(
        &mut self,
        blocks: &[String],
        folder: &Path,
        shown: &Path,
    ) -> Result<(), Failure> {
        let Ok(record) = Record::of(&folder.join(RTL), &Subject::rtl(&self.design)) else {
            return Ok(());
        };
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
        for other in names.filter(|name| !blocks.contains(name) && name != RTL) {
            let subject = Subject::block(&self.design, &other);
            let modules = Record::shared(&folder.join(&other), &subject).into_iter();
            let mut files = vec![];
            for file in modules.map(|module| format!("{module}.v")) {
                let path = folder.join(RTL).join(&file);
                let is_ours = record.lists(Path::new(&file))
                    && fs::symlink_metadata(&path).is_ok_and(|found| found.is_file());
                // One that is gone, or the user's, is none of ours.
                let Some(text) = is_ours.then(|| fs::read_to_string(&path).ok()).flatten() else {
                    continue;
                };
                if self.texts.get(&file).is_some_and(|ours| *ours != text) {
                    return Err(differs(&shown.join(RTL).join(&file), &other));
                }
                files.push(file.clone());
                self.texts.insert(file, text);
            }
            if !files.is_empty() {
                self.blocks.insert(other, files);
            }
        }
        Ok(())
    }

    /// The files of the folder; none without modules.
    pub(super) fn files(self) -> Result<Files, Failure> {
        let mut verilog = Files::new();
        let mut texts = self.texts;
        // A list is leaf first, so that what a module instantiates is in its list before it, or was in one before.
        for file in self.blocks.into_values().flatten() {
            verilog.extend(texts.remove(&file).map(|text| (file, text)));
        }
        if verilog.is_empty() {
            return Ok(verilog);
        }
        let library = Library {
            name: self.design.clone(),
            scope: Scope::Design,
            version: env!("CARGO_PKG_VERSION").to_string(),
            licence: self.licence,
            summary: format!("Modules of {}.", self.design),
            files: verilog.iter().map(|(file, _)| file.clone()).collect(),
        };
        let mut files = verilog;
        files.push(filelist(&library.files, "", &self.comment));
        files.extend(library_artefacts(&library).or_does_not_hold()?);
        let names = files.iter().map(|(file, _)| file.clone());
        let names = names.chain([MANIFEST.to_string()]).collect();
        let record = Record::new(Subject::rtl(&self.design), names);
        let manifest = serde_json::to_string_pretty(&record).or_does_not_hold()? + "\n";
        files.push((MANIFEST.to_string(), manifest));
        Ok(files)
    }
}

fn differs(shown: &Path, other: &str) -> Failure {
    let text = format!(
        "{}: must be as it would be written, since {other} has it too; got another text, by an edit, another version \
         or another licence; try without --block, or another -o",
        shown.display()
    );
    Failure::new(Status::WrongInput, text)
}
