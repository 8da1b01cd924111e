//! Independent jobs, several at a time.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Bytes of a thread's stack, as a program's first thread has: a golden model of many cores overflows the usual 2 MiB.
const STACK: usize = 8 << 20;

/// As many as there are processors.
pub fn threads() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// The results in the order of the jobs, of which so many `threads` work at a time, or the error of the
/// first that failed; `done` receives how many are finished. After a failure no job is begun.
///
/// # Errors
/// The error of a job.
pub fn each<T: Sync, R: Send, E: Send>(
    jobs: &[T],
    threads: usize,
    done: &(dyn Fn(u64) + Sync),
    work: impl Fn(&T) -> Result<R, E> + Sync,
) -> Result<Vec<R>, E> {
    let (next, finished) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let results = Mutex::new(Vec::new());
    let worker = || {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(job) = jobs.get(index) else { return };
            let result = work(job);
            if result.is_err() {
                next.store(jobs.len(), Ordering::Relaxed);
            }
            results.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push((index, result));
            done(1 + finished.fetch_add(1, Ordering::Relaxed) as u64);
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads.min(jobs.len()) {
            // A system that gives no more threads leaves the work to those that are there.
            if thread::Builder::new().stack_size(STACK).spawn_scoped(scope, worker).is_err() {
                break;
            }
        }
        worker();
    });
    let mut results = results.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_keep_the_order_and_every_end_is_reported() {
        let told = Mutex::new(vec![]);
        let jobs: Vec<u64> = (0..50).collect();
        let done = |count| told.lock().unwrap().push(count);
        let doubled = each(&jobs, 2, &done, |job| Ok::<_, String>(2 * job)).unwrap();
        assert_eq!(doubled, jobs.iter().map(|job| 2 * job).collect::<Vec<_>>());
        let mut told = told.into_inner().unwrap();
        told.sort_unstable();
        assert_eq!(told, (1..=50).collect::<Vec<_>>());
    }

    #[test]
    fn an_error_ends_it() {
        let jobs: Vec<u64> = (0..1_000).collect();
        let begun = AtomicUsize::new(0);
        let result = each(&jobs, 3, &|_| {}, |_| {
            begun.fetch_add(1, Ordering::Relaxed);
            Err::<(), _>("no")
        });
        assert_eq!(result.unwrap_err(), "no");
        assert!(begun.into_inner() <= 3);
        assert!(
            each(&[] as &[u64], threads(), &|_| {}, |_| Ok::<_, String>(())).unwrap().is_empty()
        );
    }
}
