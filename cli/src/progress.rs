//! A line that says how far a long run is: only on a terminal, and only after a second.

use std::io::{IsTerminal, Write, stderr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Instant;

/// Milliseconds between two updates of the line.
const INTERVAL: u64 = 200;
/// Milliseconds of work that show nothing.
const PATIENCE: u64 = 1_000;

/// What [`testbenches::lockstep::VerifyOptions::progress`] is given.
pub(crate) type Callback = Arc<dyn Fn(u64)>;

/// A callback that shows `done` of `total` cycles behind `label` on standard error, or `None` where
/// nobody would see it. The line is wiped when all cycles are done.
pub(crate) fn of_cycles(label: &str, total: u64, is_quiet: bool) -> Option<Callback> {
    if is_quiet || !stderr().is_terminal() {
        return None;
    }
    let label = label.to_string();
    let start = Instant::now();
    let next = AtomicU64::new(PATIENCE);
    Some(Arc::new(move |done| {
        let now = u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX);
        let is_shown = next.load(Relaxed) > PATIENCE;
        // Progress is a courtesy: what cannot be shown is not an error.
        if done >= total {
            if is_shown {
                let _ = write!(stderr(), "\r\x1b[K");
            }
        } else if now >= next.load(Relaxed) {
            next.store(now + INTERVAL, Relaxed);
            let _ = write!(stderr(), "\r{}", line(&label, done, total));
        }
    }))
}

fn line(label: &str, done: u64, total: u64) -> String {
    let percent = done as u128 * 100 / total.max(1) as u128;
    format!("{label}: {done} of {total} cycles, {percent} %")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_says_what_how_much_and_of_how_much() {
        assert_eq!(line("shadow_tags", 250, 1000), "shadow_tags: 250 of 1000 cycles, 25 %");
        assert_eq!(line("a", u64::MAX, u64::MAX), format!("a: {0} of {0} cycles, 100 %", u64::MAX));
    }
}
