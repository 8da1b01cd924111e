//! Independent jobs, as many at a time as there are processors.

use crate::error::Error;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// The results in the order of the jobs, or the error of the first that failed; `done` is told how
/// many are finished. After a failure no job is begun.
pub(crate) fn each<T: Sync, R: Send>(
    jobs: &[T],
    done: &(dyn Fn(u64) + Sync),
    work: impl Fn(&T) -> Result<R, Error> + Sync,
) -> Result<Vec<R>, Error> {
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
    let workers = thread::available_parallelism().map_or(1, usize::from).min(jobs.len());
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(worker);
        }
    });
    let mut results = results.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_keep_the_order_and_every_end_is_told() {
        let told = Mutex::new(vec![]);
        let jobs: Vec<u64> = (0..50).collect();
        let done = |count| told.lock().unwrap().push(count);
        let doubled = each(&jobs, &done, |job| Ok(2 * job)).unwrap();
        assert_eq!(doubled, jobs.iter().map(|job| 2 * job).collect::<Vec<_>>());
        let mut told = told.into_inner().unwrap();
        told.sort_unstable();
        assert_eq!(told, (1..=50).collect::<Vec<_>>());
    }

    #[test]
    fn an_error_ends_it() {
        let jobs: Vec<u64> = (0..1_000).collect();
        let begun = AtomicUsize::new(0);
        let result = each(&jobs, &|_| {}, |_| {
            begun.fetch_add(1, Ordering::Relaxed);
            Err::<(), _>(Error::Input("no".into()))
        });
        assert_eq!(result.unwrap_err().to_string(), "no");
        let workers = thread::available_parallelism().map_or(1, usize::from);
        assert!(begun.into_inner() <= workers);
        assert!(each(&[] as &[u64], &|_| {}, |_| Ok(())).unwrap().is_empty());
    }
}
