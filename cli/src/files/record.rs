//! The record in `manifest.json` of the run that made a folder: by it alone a folder is known as
//! ours.

use serde::{Deserialize, Serialize};
use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

/// The file.
pub(crate) const MANIFEST: &str = "manifest.json";

/// The folder in a design's that has the modules of its blocks; no block has that name.
pub(crate) const RTL: &str = "rtl";

/// Who makes manifests.
const GENERATOR: &str = "warpcache";

/// Goes up when a field changes its meaning or goes away.
const SCHEMA: u64 = 1;

/// A longer manifest is none of ours; the longest so far has some ten thousand bytes.
const MOST_BYTES: u64 = 64 << 20;

/// Subject of a folder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Subject {
    /// A block of a design.
    Block {
        /// The design's name, which is that of the folder above.
        design: String,
        /// The block's name, which is the folder's.
        block: String,
    },
    /// The modules of the blocks of a design.
    Rtl {
        /// The design's name, which is that of the folder above.
        modules_of: String,
    },
    /// The blocks of several designs.
    Library {
        /// Its name, which is the folder's.
        library: String,
    },
}

impl Subject {
    pub(crate) fn block(design: &str, block: &str) -> Subject {
        Subject::Block { design: design.to_string(), block: block.to_string() }
    }

    pub(crate) fn rtl(design: &str) -> Subject {
        Subject::Rtl { modules_of: design.to_string() }
    }

    pub(crate) fn library(library: &str) -> Subject {
        Subject::Library { library: library.to_string() }
    }
}

/// The head of a manifest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Record {
    generator: String,
    version: String,
    schema: u64,
    #[serde(flatten)]
    of: Subject,
    /// Every file that was written into the folder, the manifest among them.
    files: Vec<String>,
}

impl Record {
    /// The record of the files that this program writes.
    pub(crate) fn new(of: Subject, files: Vec<String>) -> Record {
        Record {
            generator: GENERATOR.to_string(),
            version: env!("CARGO_PKG_VERSION").to_string(),
            schema: SCHEMA,
            of,
            files,
        }
    }

    /// The record of `folder`, if it is what this program wrote of that subject; else what it is, in words.
    pub(crate) fn of(folder: &Path, of: &Subject) -> Result<Record, String> {
        let place = folder.join(MANIFEST);
        if !fs::symlink_metadata(&place).is_ok_and(|found| found.is_file()) {
            return Err(format!("a folder without {MANIFEST}"));
        }
        let unread = |error| format!("a folder whose {MANIFEST} cannot be read ({error})");
        let mut bytes = Vec::new();
        let file = File::open(&place).map_err(unread)?;
        file.take(MOST_BYTES).read_to_end(&mut bytes).map_err(unread)?;
        let foreign = || format!("a folder whose {MANIFEST} generate did not write");
        let record: Record = serde_json::from_slice(&bytes).map_err(|_| foreign())?;
        if record.generator != GENERATOR || !record.files.iter().all(|file| is_plain(file)) {
            return Err(foreign());
        }
        if record.schema != SCHEMA {
            return Err(format!(
                "a folder of another version of warpcache, {:.20}",
                record.version
            ));
        }
        if record.of != *of {
            let what = match record.of {
                Subject::Block { .. } => "block",
                Subject::Rtl { .. } => "design",
                Subject::Library { .. } => "library",
            };
            return Err(format!("a folder whose {MANIFEST} is of another {what}, a copy"));
        }
        Ok(record)
    }

    /// The modules of the block in `folder` that are in the folder [`RTL`] beside it, leaf first; none of a folder that
    /// has its modules itself, or is not ours.
    pub(crate) fn shared(folder: &Path, of: &Subject) -> Vec<String> {
        #[derive(Deserialize)]
        struct Shared {
            rtl: String,
            modules: Vec<String>,
        }
        if Record::of(folder, of).is_err() {
            return vec![];
        }
        let read = fs::read(folder.join(MANIFEST)).ok();
        let shared = read.and_then(|bytes| serde_json::from_slice::<Shared>(&bytes).ok());
        let shared = shared.filter(|shared| Path::new(&shared.rtl) == Path::new("..").join(RTL));
        let modules = shared.map(|shared| shared.modules).unwrap_or_default();
        modules.into_iter().filter(|module| is_plain(module)).collect()
    }

    /// Every file that the run wrote, the manifest among them.
    pub(crate) fn files(&self) -> impl Iterator<Item = &str> {
        self.files.iter().map(String::as_str)
    }

    /// Whether the run wrote a file of this name.
    pub(crate) fn lists(&self, name: &Path) -> bool {
        self.files.iter().any(|file| Path::new(file) == name)
    }
}

/// Whether a name stays in its folder.
fn is_plain(file: &str) -> bool {
    let mut parts = Path::new(file).components();
    matches!(parts.next(), Some(std::path::Component::Normal(part)) if part == file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_ours_by_all_that_its_manifest_says() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join(MANIFEST);
        let subject = Subject::block("taco16", "crd");
        let got = || Record::of(folder.path(), &subject).map(|_| ()).unwrap_err();
        assert_eq!(got(), "a folder without manifest.json");
        let foreign = "a folder whose manifest.json generate did not write";
        for text in ["", "{}", "[]", "{\"generator\": \"warpcache\"}", "{\"files\": [\"a.v\"]}"] {
            fs::write(&place, text).unwrap();
            assert_eq!(got(), foreign, "{text}");
        }
        let good = Record::new(subject.clone(), vec!["crd.v".to_string(), MANIFEST.to_string()]);
        let put =
            |record: &Record| fs::write(&place, serde_json::to_string(record).unwrap()).unwrap();
        put(&Record { generator: "other".to_string(), ..good.clone() });
        assert_eq!(got(), foreign);
        for file in ["../crd.v", "/etc/passwd", "a/b", ".", "..", "", "a/", "./a"] {
            put(&Record { files: vec![file.to_string()], ..good.clone() });
            assert_eq!(got(), foreign, "{file:?}");
        }
        put(&Record { schema: 2, version: "9.0.0".to_string(), ..good.clone() });
        assert_eq!(got(), "a folder of another version of warpcache, 9.0.0");
        for (design, block) in [("taco16", "copy"), ("copy", "crd")] {
            put(&Record::new(Subject::block(design, block), vec![]));
            assert_eq!(got(), "a folder whose manifest.json is of another block, a copy");
        }
        put(&Record::new(Subject::library("crd"), vec![]));
        assert_eq!(got(), "a folder whose manifest.json is of another library, a copy");
        put(&good);
        let read = Record::of(folder.path(), &subject).unwrap();
        assert!(read.lists(Path::new("crd.v")) && !read.lists(Path::new("notes.txt")));
    }

    #[test]
    fn modules_are_elsewhere_if_our_manifest_says_so() {
        let folder = tempfile::tempdir().unwrap();
        let subject = Subject::block("taco16", "crd");
        let shared = |of: &Subject, more: &str| {
            let record = Record::new(Subject::block("taco16", "crd"), vec![]);
            let record = serde_json::to_string(&record).unwrap();
            let text = record.replacen('{', &format!("{{{more}"), 1);
            fs::write(folder.path().join(MANIFEST), text).unwrap();
            Record::shared(folder.path(), of)
        };
        let modules = r#""modules": ["b", "../a", "crd"],"#;
        let there = format!(r#""rtl": "../rtl",{modules}"#);
        assert_eq!(shared(&subject, &there), ["b", "crd"]);
        for more in ["", modules, r#""rtl": "../rtl","#, &there.replace("../rtl", "/rtl")] {
            assert!(shared(&subject, more).is_empty(), "{more}");
        }
        assert!(shared(&Subject::block("taco16", "copy"), &there).is_empty());
    }
}
