//! Transactions one after the other, each answered before the next is known.

use super::{Replay, ReplayError, ReplayOptions, Run, engines, parse};
use serde_json::json;

/// A block that answers lines as they come.
pub trait Dialogue {
    /// The answer to a line, without its end: that of the engines, or an object with `error` for a line that is not
    /// allowed, after which all is as before. `None` for a line of white space.
    ///
    /// # Errors
    /// Engines differ, or have no answer.
    fn answer(&mut self, line: &str) -> Result<Option<String>, ReplayError>;
}

/// The block right after a reset, on the engines of the options; there is no waveform.
///
/// # Errors
/// An engine cannot be made.
pub fn dialogue_with<R: Replay>(
    config: &R::Config,
    options: &ReplayOptions,
) -> Result<Box<dyn Dialogue>, ReplayError> {
    let run = Run::<R>::new(config, engines::<R>(config, options)?)?;
    Ok(Box::new(Lines::<R> { run, known: R::known(config), read: 0 }))
}

struct Lines<R: Replay> {
    run: Run<R>,
    known: R::Known,
    /// Lines so far.
    read: usize,
}

impl<R: Replay> Dialogue for Lines<R> {
    fn answer(&mut self, line: &str) -> Result<Option<String>, ReplayError> {
        self.read += 1;
        if line.trim().is_empty() {
            return Ok(None);
        }
        // A line that is refused must leave nothing behind.
        let mut known = self.known.clone();
        match parse::line::<R>(&self.run.config, &mut known, self.read, line) {
            Ok(parsed) => {
                self.known = known;
                self.run.answer(&parsed).map(Some)
            }
            Err(ReplayError::Input { text, .. }) => Ok(Some(json!({ "error": text }).to_string())),
            Err(error) => Err(error),
        }
    }
}
