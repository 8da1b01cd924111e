//! A bar that says how far a long run is: only on a terminal, and only after a second.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressFinish, ProgressState, ProgressStyle};
use std::fmt;
use std::io::{IsTerminal, stderr};
use std::ops::Deref;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};
use traces::{Error, Header, PassedOver, Record, Trace};

/// Between two moves of a bar while nothing is done.
const TICK: Duration = Duration::from_millis(250);

/// Work that shows nothing.
const PATIENCE: Duration = Duration::from_secs(1);

/// Called with how much is done, from any thread.
pub(crate) type Callback = Arc<dyn Fn(u64) + Send + Sync>;

/// Called with how much is done, and of how much, from any thread.
pub(crate) type PartsCallback = Arc<dyn Fn(u64, u64) + Send + Sync>;

/// A callback that shows `done` of `total` cycles behind `label` on standard error, or `None` where
/// nobody would see it. The bar is wiped when all cycles are done, or the callback is dropped.
pub(crate) fn of_cycles(label: &str, total: u64, is_quiet: bool) -> Option<Arc<dyn Fn(u64)>> {
    of(label, total, "cycles", is_quiet).map(|show| show as Arc<dyn Fn(u64)>)
}

/// The same for another unit of work.
pub(crate) fn of(label: &str, total: u64, unit: &str, is_quiet: bool) -> Option<Callback> {
    if is_quiet || !stderr().is_terminal() {
        return None;
    }
    Some(callback((label, unit), total, ProgressDrawTarget::stderr(), PATIENCE))
}

/// The same for work whose whole is known, and may grow, while it is done. The bar is wiped when the callback is dropped.
pub(crate) fn of_parts(label: &str, unit: &str, is_quiet: bool) -> Option<PartsCallback> {
    if is_quiet || !stderr().is_terminal() {
        return None;
    }
    Some(parts_callback((label, unit), ProgressDrawTarget::stderr(), PATIENCE))
}

/// A trace that shows how many of its requests were read, behind `label`; a part of it has at most so many.
pub(crate) fn of_requests(
    label: String,
    most: Option<u64>,
    is_quiet: bool,
    trace: Box<dyn Trace>,
) -> Box<dyn Trace> {
    if is_quiet || !stderr().is_terminal() {
        return trace;
    }
    let bar = Bar::new((&label, "requests"), most, ProgressDrawTarget::stderr(), PATIENCE);
    Box::new(Shown { trace, read: 0, bar })
}

/// A trace, and the bar that shows how much of it was read.
struct Shown {
    trace: Box<dyn Trace>,
    read: u64,
    bar: Bar,
}

impl Trace for Shown {
    fn header(&self) -> &Header {
        self.trace.header()
    }

    fn next_record(&mut self) -> Result<Option<Record>, Error> {
        let record = self.trace.next_record()?;
        let requests = match &record {
            Some(Record::Group(group)) => {
                (0..group.warps()).map(|warp| group.line_count(warp)).sum()
            }
            Some(Record::Request(_)) => 1,
            Some(Record::Kernel(_)) | None => 0,
        };
        self.read += requests;
        if self.bar.is_due() {
            self.bar.set_position(self.read);
        }
        Ok(record)
    }

    fn passed_over(&self) -> PassedOver {
        self.trace.passed_over()
    }
}

/// A bar that moves from a second on, whether anything is done or not, and is wiped in the end.
pub(crate) struct Bar {
    bar: ProgressBar,
    due: Instant,
}

impl Bar {
    fn new(
        what: (&str, &str),
        total: Option<u64>,
        target: ProgressDrawTarget,
        patience: Duration,
    ) -> Bar {
        let shown = bar(what, total, target);
        let weak = shown.downgrade();
        thread::spawn(move || {
            thread::sleep(patience);
            while let Some(bar) = weak.upgrade().filter(|bar| !bar.is_finished()) {
                bar.tick();
                drop(bar);
                thread::sleep(TICK);
            }
        });
        Bar { bar: shown, due: Instant::now() + patience }
    }

    /// A bar of so many runs behind `label`, hidden where nobody would see it.
    pub(crate) fn of_runs(label: &str, runs: usize, is_quiet: bool) -> Bar {
        let target = match is_quiet || !stderr().is_terminal() {
            true => ProgressDrawTarget::hidden(),
            false => ProgressDrawTarget::stderr(),
        };
        Bar::new((label, "runs"), Some(runs as u64), target, PATIENCE)
    }

    /// Shows how much is done.
    pub(crate) fn show(&self, done: u64) {
        if self.is_due() {
            self.set_position(done);
        }
    }

    /// Wipes the bar while something is printed.
    pub(crate) fn aside<R>(&self, print: impl FnOnce() -> R) -> R {
        if self.is_due() { self.suspend(print) } else { print() }
    }

    /// Whether the run has taken long enough for a bar; before, no position may be set, which would draw it.
    fn is_due(&self) -> bool {
        Instant::now() >= self.due
    }
}

impl Deref for Bar {
    type Target = ProgressBar;

    fn deref(&self) -> &ProgressBar {
        &self.bar
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        // The next output must not end up behind it, even while it moves.
        self.bar.finish_and_clear();
    }
}

fn parts_callback(
    what: (&str, &str),
    target: ProgressDrawTarget,
    patience: Duration,
) -> PartsCallback {
    let bar = Bar::new(what, Some(0), target, patience);
    Arc::new(move |done, total| {
        if bar.is_due() {
            bar.set_length(total);
            bar.set_position(done);
        }
    })
}

fn callback(
    what: (&str, &str),
    total: u64,
    target: ProgressDrawTarget,
    patience: Duration,
) -> Callback {
    let bar = Bar::new(what, Some(total), target, patience);
    Arc::new(move |done| {
        if done >= total {
            bar.finish_and_clear();
        } else if bar.is_due() {
            bar.set_position(done);
        }
    })
}

fn bar((label, unit): (&str, &str), total: Option<u64>, target: ProgressDrawTarget) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(total, target)
        .with_message(label.to_string())
        .with_finish(ProgressFinish::AndClear);
    let template = match total {
        Some(_) => format!(
            "{{msg}}: {{wide_bar}} {{human_pos}} of {{human_len}} {unit}, {{percent}} %, {{elapsed}}{{left}}"
        ),
        None => format!("{{msg}}: {{human_pos}} {unit}, {{elapsed}}"),
    };
    // Before anything is done there is nothing to estimate by.
    let left = |state: &ProgressState, out: &mut dyn fmt::Write| {
        if state.pos() > 0 {
            // A text that grows takes all.
            let _ = write!(out, ", {:#} left", indicatif::HumanDuration(state.eta()));
        }
    };
    // Only a template with a mistake is refused; then the bar has indicatif's looks.
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style.with_key("left", left));
    }
    bar
}

#[cfg(test)]
mod tests {
    use super::*;
    use indicatif::TermLike;
    use std::io;
    use std::sync::Mutex;

    /// A terminal of 80 columns that keeps what is written; `\n` and `<wiped>` represent its moves.
    #[derive(Clone, Debug, Default)]
    struct Terminal(Arc<Mutex<String>>);

    impl Terminal {
        fn put(&self, text: &str) -> io::Result<()> {
            self.0.lock().unwrap().push_str(text);
            Ok(())
        }

        fn text(&self) -> String {
            self.0.lock().unwrap().clone()
        }

        fn target(&self) -> ProgressDrawTarget {
            ProgressDrawTarget::term_like_with_hz(Box::new(self.clone()), 255)
        }
    }

    impl TermLike for Terminal {
        fn width(&self) -> u16 {
            80
        }

        fn move_cursor_up(&self, _: usize) -> io::Result<()> {
            Ok(())
        }

        fn move_cursor_down(&self, _: usize) -> io::Result<()> {
            Ok(())
        }

        fn move_cursor_right(&self, _: usize) -> io::Result<()> {
            Ok(())
        }

        fn move_cursor_left(&self, _: usize) -> io::Result<()> {
            Ok(())
        }

        fn write_line(&self, text: &str) -> io::Result<()> {
            self.put(&format!("{text}\n"))
        }

        fn write_str(&self, text: &str) -> io::Result<()> {
            self.put(text)
        }

        fn clear_line(&self) -> io::Result<()> {
            self.put("<wiped>")
        }

        fn flush(&self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn the_bar_says_what_how_much_and_of_how_much_and_goes_away() {
        let terminal = Terminal::default();
        let show = callback(("shadow_tags", "cycles"), 100_000, terminal.target(), Duration::ZERO);
        show(25_000);
        let text = terminal.text();
        assert!(text.starts_with("shadow_tags: "), "{text:?}");
        assert!(text.contains(" 25,000 of 100,000 cycles, 25 %, "), "{text:?}");
        show(100_000);
        assert!(terminal.text().ends_with("<wiped>"), "{:?}", terminal.text());
    }

    #[test]
    fn a_run_that_ends_early_leaves_no_bar() {
        let terminal = Terminal::default();
        let show = callback(("shadow_tags", "cycles"), 100_000, terminal.target(), Duration::ZERO);
        show(25_000);
        drop(show);
        assert!(terminal.text().ends_with("<wiped>"), "{:?}", terminal.text());
    }

    #[test]
    fn a_whole_that_grows_is_shown_as_it_is() {
        let terminal = Terminal::default();
        let show = parts_callback(("l1", "mutants"), terminal.target(), Duration::ZERO);
        show(25, 100);
        assert!(terminal.text().contains(" 25 of 100 mutants, 25 %, "), "{:?}", terminal.text());
        show(100, 200);
        drop(show);
        assert!(terminal.text().contains(" of 200 mutants, "), "{:?}", terminal.text());
        assert!(terminal.text().ends_with("<wiped>"), "{:?}", terminal.text());
    }

    #[test]
    fn a_run_of_which_nothing_is_done_yet_shows_that_it_runs() {
        let terminal = Terminal::default();
        let show = callback(("area", "blocks"), 1, terminal.target(), Duration::ZERO);
        while !terminal.text().contains(" 0 of 1 blocks, 0 %, ") {
            thread::yield_now();
        }
        drop(show);
        assert!(terminal.text().ends_with("<wiped>"), "{:?}", terminal.text());
        // One whose whole is not known shows how much is done.
        let bar = Bar::new(("t", "requests"), None, terminal.target(), Duration::ZERO);
        bar.set_position(12_345);
        while !terminal.text().contains("t: 12,345 requests, ") {
            thread::yield_now();
        }
    }

    #[test]
    fn a_short_run_shows_nothing() {
        let terminal = Terminal::default();
        let show = parts_callback(("l1", "mutants"), terminal.target(), PATIENCE);
        show(25, 100);
        drop(show);
        let show = callback(("shadow_tags", "cycles"), 100_000, terminal.target(), PATIENCE);
        show(25_000);
        show(100_000);
        drop(show);
        let recorded = concat!(env!("CARGO_MANIFEST_DIR"), "/../traces/tests/data/rod_nn.wct");
        let trace = traces::open(recorded.as_ref()).unwrap();
        let bar = Bar::new(("t", "requests"), None, terminal.target(), 3600 * PATIENCE);
        let mut trace = Shown { trace, read: 0, bar };
        while trace.next_record().unwrap().is_some() {}
        assert!(trace.read > 0);
        drop(trace);
        assert_eq!(terminal.text().replace("<wiped>", ""), "");
    }
}
