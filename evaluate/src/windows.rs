//! Counts over time: of every so many requests, or of each kernel.

use crate::report::Report;
use crate::{FIELDS, Form};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::num::NonZeroU64;

/// The length of windows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    /// A number of requests, whatever their kernels.
    Requests(NonZeroU64),
    /// A kernel, with the flush at its end.
    Kernel,
}

/// Windows of a run at most: each has every count.
pub(crate) const MOST: usize = 10_000;

/// Counts of a window, of all cores together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Counted {
    /// The kernel in which it begins, from 0 in the part that is run.
    pub kernel: u64,
    /// Its first request, from 0.
    pub first: u64,
    /// Requests in it.
    pub requests: u64,
    /// By how much each count of the report grew. Counts of lines by their state may fall:
    /// `lines_touched_once`, `false_shared`, `not_shared`.
    pub counts: Map<String, Value>,
}

/// The windows of an evaluation.
pub(crate) struct Windows {
    window: Window,
    ended: Vec<Counted>,
    kernel: u64,
    /// The window that has begun: its kernel, its first request, and the counts before it.
    begun: (u64, u64),
    before: Map<String, Value>,
}

impl Windows {
    pub(crate) fn new(window: Window) -> Windows {
        Windows { window, ended: vec![], kernel: 0, begun: (0, 0), before: Map::new() }
    }

    /// Whether a window ends before the request that follows `requests` of them.
    pub(crate) fn end_before(&self, requests: u64) -> bool {
        match self.window {
            Window::Requests(most) => requests - self.begun.1 == most.get(),
            Window::Kernel => false,
        }
    }

    /// A kernel has ended; gives whether its window has.
    pub(crate) fn end_kernel(&mut self) -> bool {
        self.kernel += 1;
        self.window == Window::Kernel
    }

    /// Ends the window that has begun, after so many requests in all, with the counts of all of them.
    pub(crate) fn end(&mut self, requests: u64, report: &Report) {
        let (kernel, first) = self.begun;
        let counts = counts(report);
        if requests > first {
            let grown = counts.iter().map(|(name, now)| {
                let before = self.before.get(name).and_then(Value::as_i64).unwrap_or(0);
                (name.clone(), (now.as_i64().unwrap_or(0) - before).into())
            });
            let counts = grown.collect();
            self.ended.push(Counted { kernel, first, requests: requests - first, counts });
        }
        self.before = counts;
        self.begun = (self.kernel, requests);
    }

    pub(crate) fn ended(&self) -> &[Counted] {
        &self.ended
    }
}

/// The counts of a report's total.
fn counts(report: &Report) -> Map<String, Value> {
    let counts = FIELDS.iter().filter(|field| field.form == Form::Count);
    let counts = counts.filter_map(|field| report.total.get_key_value(field.name));
    counts.map(|(name, count)| (name.clone(), count.clone())).collect()
}
