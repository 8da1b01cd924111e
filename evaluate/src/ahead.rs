//! Records that one thread reads while another evaluates those before them.

use crate::Request;
use crate::run::of_core;
use std::io;
use std::sync::mpsc::{self, SyncSender};
use std::thread;
use traces::{CopyError, Record, Sink};

/// A request; none where a kernel begins.
type Step = Option<Request>;

/// Steps that are handed over at a time, so that a hand-over costs little of each.
const STEPS: usize = 1024;
/// Hand-overs that may wait: what is in memory stays small, and neither thread stops at every one.
const WAITING: usize = 16;

/// The reading thread's end.
pub(crate) struct Ahead {
    steps: Vec<Step>,
    to: SyncSender<Vec<Step>>,
}

impl Ahead {
    fn hand_over(&mut self) -> io::Result<()> {
        let steps = std::mem::replace(&mut self.steps, Vec::with_capacity(STEPS));
        self.to.send(steps).map_err(|_| io::Error::other("nothing more is wanted"))
    }
}

impl Sink for Ahead {
    fn put(&mut self, record: &Record) -> io::Result<()> {
        self.steps.push(match record {
            Record::Kernel(_) => None,
            Record::Request(request) => Some(of_core(request)),
            // In turns they have become requests.
            Record::Group(_) => return Ok(()),
        });
        if self.steps.len() == STEPS { self.hand_over() } else { Ok(()) }
    }

    fn finish(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Lets `read` put records on a separate thread, and `take` have them on this one, in their order, until it
/// wants no more. Gives how the reading ended.
pub(crate) fn read(
    read: impl FnOnce(&mut Ahead) -> Result<(), CopyError> + Send,
    mut take: impl FnMut(Step) -> io::Result<()>,
) -> Result<(), CopyError> {
    let (to, from) = mpsc::sync_channel::<Vec<Step>>(WAITING);
    thread::scope(|scope| {
        let reader = scope.spawn(move || {
            let mut ahead = Ahead { steps: Vec::with_capacity(STEPS), to };
            let read = read(&mut ahead);
            // Records before an error are still evaluated: the part may end in them.
            read.and(ahead.hand_over().map_err(CopyError::from))
        });
        let taken = from.iter().flatten().try_for_each(&mut take);
        // A reader that waits for room hears of it.
        drop(from);
        match reader.join() {
            Ok(read) => read.and(taken.map_err(CopyError::from)),
            Err(panic) => std::panic::resume_unwind(panic),
        }
    })
}
