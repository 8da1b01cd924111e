//! Errors of a sweep.

/// Says what, where, and what would be legal.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// An error in the user's input.
    #[error("{0}")]
    Input(String),
    /// A file cannot be read or written.
    #[error("{place}: must be readable and writable; got {source}; try another folder")]
    Io {
        /// The file or folder.
        place: String,
        /// Why.
        source: std::io::Error,
    },
}

impl Error {
    /// For `map_err`, at this place. The error's text may have the name of a temporary file.
    pub(crate) fn io(place: &std::path::Path) -> impl FnOnce(std::io::Error) -> Error {
        let place = place.display().to_string();
        move |error| Error::Io { place, source: error.kind().into() }
    }
}
