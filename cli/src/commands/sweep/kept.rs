//! Results that are kept on this machine, of sweeps and of studies.

use std::env;
use std::fs;
use std::time::UNIX_EPOCH;
use sweep::Results;
use testbenches::verilated::Cache;
use tools::store::Store;

/// Where this user's results are kept: `sweep` in the folder of [`Cache::standard`].
pub(crate) fn standard_store() -> Store {
    Store::at(Cache::standard().folder().join("sweep"))
}

/// The results of this build: they depend besides their keys on the program, which may be built anew under the same
/// version, and on these tools.
pub(crate) fn kept(tools: Vec<String>) -> Results {
    let program = env::current_exe().and_then(fs::metadata);
    let program = program.map(|found| {
        let time = found.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
        format!("{} {}", found.len(), time.unwrap_or_default().as_nanos())
    });
    let mut build = vec![program.unwrap_or_default()];
    build.extend(tools);
    Results::local(standard_store(), build.join("; "))
}
