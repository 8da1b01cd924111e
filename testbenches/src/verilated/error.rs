//! Errors between Verilog text and a callable design.

use super::cache::CACHE_VARIABLE;
use std::io;
use std::path::Path;
use tools::Missing;

/// Why a design cannot be verilated, loaded or traced.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// A tool is not installed.
    #[error(transparent)]
    Tool(#[from] Missing),
    /// A name or size in the [`Source`](super::Source) is not usable.
    #[error("{top}: {text}")]
    Source {
        /// Name of the top module.
        top: String,
        /// The rule that is broken.
        text: String,
    },
    /// The ports of the Verilog module are not those of the [`Source`](super::Source).
    #[error("{top}: the ports given differ from those of the Verilog module: {text}")]
    Ports {
        /// Name of the top module.
        top: String,
        /// Each differing port with both descriptions.
        text: String,
    },
    /// Verilator found an error or a warning in the Verilog text.
    #[error("{top}: Verilator refused the design:\n{text}")]
    Refused {
        /// Name of the top module.
        top: String,
        /// Verilator's output.
        text: String,
    },
    /// The ports of a user's module are not those of the block.
    #[error(
        "{top}: must have the ports of the block; got others:\n{text}\ntry a wrapper around it with these ports, as \
         --top"
    )]
    Interface {
        /// Name of the top module.
        top: String,
        /// A line for each differing port.
        text: String,
    },
    /// Verilator found an error in a user's Verilog.
    #[error("{top}: Verilator refused the files:\n{text}")]
    Files {
        /// Name of the top module.
        top: String,
        /// The text of Verilator, and a hint.
        text: String,
    },
    /// The C++ compiler failed, which is a fault of the installation or of this project.
    #[error("{what}: the C++ compiler failed{hint}:\n{text}")]
    Compiler {
        /// The compiled unit.
        what: String,
        /// A known cause, as a parenthesis, or nothing.
        hint: &'static str,
        /// The compiler's output.
        text: String,
    },
    /// The build cache cannot be made or written.
    #[error(
        "cache: must be a folder that you, and nobody else, can write to; got {folder}: {text}; try another by \
         {variable}, or warpcache clean --cache",
        variable = CACHE_VARIABLE
    )]
    Cache {
        /// Path of the cache's folder.
        folder: String,
        /// The system's message.
        text: String,
    },
    /// A trace, or another file, cannot be read or written.
    #[error("{path}: {text}")]
    Io {
        /// The file or folder.
        path: String,
        /// The system's message.
        text: String,
    },
    /// A finished build cannot be loaded into this process.
    #[error("{path}: cannot be loaded: {text}")]
    Load {
        /// The shared object.
        path: String,
        /// The loader's message.
        text: String,
    },
}

impl Error {
    /// An [`Error::Io`] about `path`, to be given to `map_err`.
    pub(super) fn io(path: &Path) -> impl FnOnce(io::Error) -> Error {
        move |error| Error::Io { path: path.display().to_string(), text: error.to_string() }
    }

    /// The same, but of the cache where it is about a file in `folder`, which is the cache's.
    pub(super) fn of_cache(self, folder: &Path) -> Error {
        match self {
            Error::Io { path, text } if Path::new(&path).starts_with(folder) => {
                Error::Cache { folder: folder.display().to_string(), text }
            }
            other => other,
        }
    }

    /// An [`Error::Compiler`], with the cause when the text shows a missing development package.
    pub(super) fn compiler(what: &str, text: String) -> Error {
        let needs_fst = text.contains("lz4") || text.contains("zlib.h") || text.contains("-lz");
        let hint = if needs_fst {
            " (FST waveforms need Debian's `liblz4-dev` and `zlib1g-dev`)"
        } else {
            ""
        };
        Error::Compiler { what: what.to_owned(), hint, text }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_compression_header_is_explained() {
        let text = "verilated_fst_c.cpp:33: fatal error: lz4.h: No such file or directory";
        let error = Error::compiler("the Verilator runtime", text.to_owned());
        let start = "the Verilator runtime: the C++ compiler failed \
                     (FST waveforms need Debian's `liblz4-dev` and `zlib1g-dev`):\nverilated_fst_c";
        assert!(error.to_string().starts_with(start), "{error}");
    }
}
