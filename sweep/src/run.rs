//! Points on several threads.

use crate::error::Error;
use crate::outcome::Ended;
use crate::plan::{Plan, Point};
use crate::results::{Found, Results};
use std::sync::atomic::{AtomicU64, Ordering};
use tools::parallel;

/// A point with what came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Its number in the cross product.
    pub number: u64,
    /// How each command ended.
    pub ended: Vec<Ended>,
}

impl Row {
    /// Whether some command ended with an error.
    pub fn has_failed(&self) -> bool {
        self.ended.iter().any(|ended| matches!(ended, Ended::Error(_)))
    }
}

/// Runs commands at points, so many `threads` at a time; `work` does one command, by its place in the plan,
/// at one point. Points that `results` has are not run again, but for errors. A result that is made is kept
/// at once, so that what ends the program loses only what was running. `done` receives how many points are
/// finished. Gives the rows in the order of the points, and how many results were made.
///
/// # Errors
/// A result cannot be kept.
pub fn run(
    plan: &Plan,
    points: &[Point],
    results: &Results,
    threads: usize,
    done: &(dyn Fn(u64) + Sync),
    work: impl Fn(usize, &Point) -> Ended + Sync,
) -> Result<(Vec<Row>, u64), Error> {
    let made = AtomicU64::new(0);
    let one = |point: &Point, command: usize| {
        let key = &point.keys[command];
        if let Found::Result(ended @ Ended::Outcome(_)) = results.find(key) {
            return Ok(ended);
        }
        let ended = work(command, point);
        made.fetch_add(1, Ordering::Relaxed);
        // An error whose result would only save time is made again.
        if results.are_local() && matches!(ended, Ended::Error(_)) {
            return Ok(ended);
        }
        results.keep(key, &ended).map_err(Error::io(&results.place(key)))?;
        Ok(ended)
    };
    let row = |point: &Point| {
        let ended = (0..plan.commands.len()).map(|command| one(point, command));
        Ok(Row { number: point.number, ended: ended.collect::<Result<_, Error>>()? })
    };
    let rows = parallel::each(points, threads, done, row)?;
    Ok((rows, made.into_inner()))
}
