//! A whole design: its modules, leaf first.
use crate::manifest::Manifest;
use std::io;
use std::path::Path;

/// The text of one module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Module {
    /// Its name; the file is `<name>.v`.
    pub name: String,
    /// Its type and figures, as in `queue_width8_depth4`: the name without what distinguishes texts, and without a
    /// prefix.
    pub plain: String,
    /// The whole file.
    pub text: String,
}

/// Result of [`crate::emit`].
#[derive(Clone, Debug)]
pub struct Design {
    /// The top module's name.
    pub top: String,
    /// Name of the top module as a part of another block, where a name has one text.
    pub identity: String,
    /// The modules, leaf first.
    pub modules: Vec<Module>,
    /// The description of the whole.
    pub manifest: Manifest,
}

impl Design {
    /// `filelist.f`: a file a line, leaf modules first.
    pub fn filelist(&self) -> String {
        self.modules.iter().map(|module| format!("{}.v\n", module.name)).collect()
    }

    /// Text of `manifest.json`, with an end of line.
    pub fn manifest_json(&self) -> String {
        let text = serde_json::to_string_pretty(&self.manifest).unwrap_or_default();
        text + "\n"
    }

    /// The Verilog and its list as (name, text), in the order in which they are written.
    pub fn sources(&self) -> Vec<(String, String)> {
        let verilog = self.modules.iter().map(|m| (format!("{}.v", m.name), m.text.clone()));
        verilog.chain([("filelist.f".to_string(), self.filelist())]).collect()
    }

    /// As [`Design::sources`], and the manifest.
    pub fn files(&self) -> Vec<(String, String)> {
        let manifest = ("manifest.json".to_string(), self.manifest_json());
        self.sources().into_iter().chain([manifest]).collect()
    }

    /// Writes every file into `directory`, which must exist.
    ///
    /// # Errors
    /// The first file that cannot be written.
    pub fn write_to(&self, directory: &Path) -> io::Result<()> {
        for (name, text) in self.files() {
            std::fs::write(directory.join(name), text)?;
        }
        Ok(())
    }
}
