//! Metrics: observers of each record's events, a file each.
//!
//! One that is switched off is not there. Values that several of them need, the number of a pair of core and
//! line or the holders of a line, are computed once a record, if one of them is there.

mod catalogue;
mod directory;
mod dram;
mod footprint;
mod loads;
mod own_stores;
mod pairs;
mod reuse_distance;
mod sharing;
mod touches;
mod traffic;

pub use catalogue::{FIELDS, Metric, Metrics};

use crate::happened::Happened;
use crate::report::Report;
use design::{Design, SystemL2};
pub(crate) use directory::{Directory, Holders};
use pairs::Pairs;
use traces::Kind;

/// A record as an observer sees it.
pub(crate) struct Seen<'a> {
    /// Events of the record.
    pub(crate) happened: &'a Happened,
    /// The number of the pair of its core and its line. For loads and stores, where an observer needs it.
    pub(crate) pair: usize,
    /// Whose L1s held the line before a load that missed, a store or an atomic, where an observer needs it.
    pub(crate) held: Holders,
    /// Valid lines in all L1s after it, a line as often as it is there, and distinct ones; see `held`.
    pub(crate) copies: (u64, u64),
}

/// A record of a run in cycles, and what is known of it beside.
#[derive(Clone, Debug)]
pub(crate) struct Finished {
    /// Events of the record.
    pub(crate) happened: Happened,
    /// See [`Seen`].
    pub(crate) held: Holders,
    /// See [`Seen`].
    pub(crate) copies: (u64, u64),
}

/// Something that is counted.
pub(crate) trait Observer {
    /// Records have been finished, in this order.
    fn see(&mut self, all: &[Seen<'_>]);

    /// Every L1 is empty.
    fn flush(&mut self) {}

    /// Writes what it has counted.
    fn report(&self, report: &mut Report);
}

/// The observers that are there.
pub(crate) struct Observers {
    all: Vec<Box<dyn Observer>>,
    pairs: Option<Pairs>,
    directory: Option<Directory>,
    /// Someone asks who held the line of a store or atomic.
    asks_for_writes: bool,
}

impl Observers {
    /// Those of `metrics`, for a design in so many cores with this L2.
    pub(crate) fn new(metrics: Metrics, design: &Design, cores: u32, l2: &SystemL2) -> Observers {
        // A design that has cores has addresses.
        let (line_bytes, sector_bytes) = design
            .addressing()
            .map_or((128, 32), |addressing| (addressing.line_bytes, addressing.sector_bytes));
        let make = |metric: Metric| -> Box<dyn Observer> {
            match metric {
                Metric::Loads => Box::new(loads::Loads::new(cores)),
                Metric::L2Requests => Box::new(traffic::Traffic::new(cores, sector_bytes)),
                Metric::DramBytes => Box::new(dram::Dram::new(line_bytes, sector_bytes, l2)),
                Metric::ReplicationRatio => Box::new(sharing::Replication::new(cores)),
                Metric::Replicas => Box::new(sharing::Replicas::new(cores)),
                Metric::Holders => Box::new(sharing::HolderMatrix::new(cores)),
                Metric::NoReuse => Box::new(touches::NoReuse::new(cores)),
                Metric::ReuseDistance => Box::new(reuse_distance::ReuseDistance::new(cores)),
                Metric::OlderThanOwnStore => Box::new(own_stores::OwnStores::new(cores)),
                Metric::Footprint => Box::new(footprint::Footprint::new(cores)),
                Metric::LoadSectors => {
                    let sectors = line_bytes / sector_bytes;
                    Box::new(touches::LoadSectors::new(cores, sectors))
                }
            }
        };
        let needs = |some: &[Metric]| some.iter().any(|&metric| metrics.has(metric));
        let needs_pairs = needs(&[Metric::NoReuse, Metric::ReuseDistance, Metric::Footprint]);
        let asks_for_writes = metrics.has(Metric::OlderThanOwnStore);
        let needs_holders = asks_for_writes
            || needs(&[Metric::ReplicationRatio, Metric::Replicas, Metric::Holders]);
        Observers {
            all: Metric::ALL.into_iter().filter(|&metric| metrics.has(metric)).map(make).collect(),
            pairs: needs_pairs.then(|| Pairs::new(cores)),
            directory: needs_holders.then(Directory::default),
            asks_for_writes,
        }
    }

    /// One of them asks what became of lines.
    pub(crate) fn ask_for_changes(&self) -> bool {
        self.directory.is_some()
    }

    /// Records have been finished, in this order.
    pub(crate) fn see(&mut self, happened: &[Happened]) {
        let new = |happened| Seen { happened, pair: 0, held: Holders::default(), copies: (0, 0) };
        let mut seen: Vec<Seen<'_>> = happened.iter().map(new).collect();
        self.number_pairs(&mut seen);
        if let Some(directory) = &mut self.directory {
            for seen in &mut seen {
                let (happened, line) = (seen.happened, seen.happened.request.access.line);
                if self.asks_for_writes && !happened.is_load() {
                    seen.held = directory.holders(line);
                }
                match directory.change(&happened.changes, line) {
                    Some(held) => seen.held = held,
                    // The line got a place, but was not kept.
                    None if happened.is_load_miss() => seen.held = directory.holders(line),
                    None => {}
                }
                seen.copies = directory.copies();
            }
        }
        for observer in &mut self.all {
            observer.see(&seen);
        }
    }

    /// Records have been finished, in this order, and it is known who held their lines.
    pub(crate) fn see_finished(&mut self, finished: &[Finished]) {
        let all = finished.iter().map(|finished| {
            let Finished { happened, held, copies } = finished;
            Seen { happened, pair: 0, held: *held, copies: *copies }
        });
        let mut seen: Vec<Seen<'_>> = all.collect();
        self.number_pairs(&mut seen);
        for observer in &mut self.all {
            observer.see(&seen);
        }
    }

    fn number_pairs(&mut self, seen: &mut [Seen<'_>]) {
        let Some(pairs) = &mut self.pairs else { return };
        for seen in seen {
            let request = &seen.happened.request;
            if request.operation.kind != Kind::Atomic {
                seen.pair = pairs.number(request.core, request.access.line);
            }
        }
    }

    /// Every L1 is empty.
    pub(crate) fn flush(&mut self) {
        if let Some(directory) = &mut self.directory {
            directory.clear();
        }
        self.all.iter_mut().for_each(|observer| observer.flush());
    }

    /// Writes what all of them have counted.
    pub(crate) fn report(&self, report: &mut Report) {
        self.all.iter().for_each(|observer| observer.report(report));
    }
}
