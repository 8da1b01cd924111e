//! The form in which a report is written, by the ending of its file.

use crate::failure::{Failure, Status};
use std::path::Path;

/// Forms of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    Json,
    Csv,
    Markdown,
    Html,
    Text,
}

impl Ending {
    pub(crate) fn of(path: &Path) -> Result<Ending, Failure> {
        if path == Path::new("-") {
            return Ok(Ending::Text);
        }
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("json") => Ok(Ending::Json),
            Some("csv") => Ok(Ending::Csv),
            Some("md") => Ok(Ending::Markdown),
            Some("html") => Ok(Ending::Html),
            other => {
                let text = format!(
                    "{}: must end in .json, .csv, .md or .html, or be -; got {}; try {}",
                    path.display(),
                    other.map_or("another".to_string(), |other| format!(".{other}")),
                    path.with_extension("json").display()
                );
                Err(Failure::new(Status::WrongInput, text))
            }
        }
    }
}
