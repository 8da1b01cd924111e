//! The chips as what is behind L1s, and what they say when a run has ended.

use super::memory::Partition;
use super::{BUFFER, Chips, Phase};
use crate::report::Report;
use crate::timed::parts::HasMemory;
use base::environment::{BySector, Data};
use base::streams::{DownReply, DownRequest};
use cluster::{Class, Judge, Network, Room, Wiring};
use design::Design;
use sac::chip_monitor::{Answer, Levels};
use sac::sac_entry::EntryRequest;
use testbenches::contract::Violation;
use testbenches::stimulus::Rng;

/// Cycles in which a flush must end.
const DRAIN: u64 = 1 << 28;

impl<const MOST: usize> Chips<MOST> {
    /// Steps until all chips give these answers.
    fn until(&mut self, levels: Levels, is: fn(&Answer) -> bool) -> Result<(), Violation> {
        for _ in 0..DRAIN {
            self.step(Some(levels))?;
            if self.answers.iter().all(is) {
                return Ok(());
            }
        }
        Err(Violation::new("flush", format!("chips must be flushed within {DRAIN} cycles")))
    }

    fn memories(&self) -> impl Iterator<Item = &Partition> {
        self.chips.iter().flat_map(|chip| &chip.memories)
    }
}

impl<W: Wiring, const MOST: usize> Network<W> for Chips<MOST> {
    fn begin(&mut self, _rng: &mut Rng) {
        self.phase = match self.phase {
            Phase::Rests => Phase::Starts,
            Phase::Runs => Phase::Ends,
            waits => {
                self.counts.skip(self.now);
                waits
            }
        };
    }

    fn room(&self, node: usize) -> Room {
        let to_l2 = self.phase == Phase::Runs && self.sms[node].requests.len() < BUFFER;
        Room { to_l2, ..Room::default() }
    }

    fn at_home(&self, _node: usize) -> Option<W::ToHome> {
        None
    }

    fn of_l2(&self, node: usize) -> Option<DownReply> {
        self.sms[node].replies.front().copied()
    }

    fn at_core(&self, _node: usize) -> Option<W::ToCore> {
        None
    }

    fn take(&mut self, node: usize, class: Class) {
        if class == Class::FromL2 {
            self.sms[node].replies.pop_front();
        }
    }

    fn send_home(&mut self, _node: usize, _home: usize, _request: W::ToHome) {}

    fn send_l2(&mut self, node: usize, _slice: usize, request: DownRequest) {
        let (chip, source) = self.place(node);
        let DownRequest { valid, kind, operation, line, sectors, byte_enable, data, id, .. } =
            request;
        let home = self.pages.touch(line, chip as u32).into();
        let source = source as u64;
        self.sms[node].requests.push_back(EntryRequest {
            valid,
            kind,
            operation,
            line,
            sectors,
            byte_enable,
            data,
            source,
            id,
            home,
        });
    }

    fn send_core(&mut self, _node: usize, _core: usize, _beat: W::ToCore) {}

    fn tick(&mut self, _now: u64, _: &mut impl Judge, _: &mut Rng) -> Result<(), Violation> {
        self.step(None)
    }
}

impl<const MOST: usize> HasMemory for Chips<MOST> {
    fn dram_bytes(&self) -> u64 {
        self.memories().map(|memory| memory.read + memory.wrote).sum::<u64>() * self.sector_bytes
    }

    fn has_bytes(&self) -> bool {
        true
    }

    /// Ends the last kernel, which counts, and then writes back what is dirty, which does not.
    fn drain(&mut self, _design: &Design) -> Result<Option<BySector<Data>>, Violation> {
        self.is_last = true;
        if self.phase == Phase::Starts {
            self.phase = Phase::Rests;
        }
        let before = self.now;
        while self.phase != Phase::Rests {
            if self.now - before > DRAIN {
                return Err(Violation::new("flush", "the last kernel must end"));
            }
            self.step(None)?;
        }
        self.after = self.now - before;
        let hold = Levels { hold: true, ..Levels::default() };
        self.until(hold, |answer| answer.empty && answer.idle)?;
        self.until(Levels { flush: true, ..hold }, |answer| answer.flushed)?;
        let held = self.memories().flat_map(|memory| &memory.held);
        Ok(Some(held.map(|(place, data)| (*place, *data)).collect()))
    }

    fn report(&self, report: &mut Report) -> Option<String> {
        let cycles = report.total_of("cycles").unwrap_or(0) + self.after;
        report.total("cycles", cycles);
        self.counts.report(report, (self.shape.chips * self.shape.slices) as u64);
        let [requests, beats] = self.network.crossed;
        report.total("link_requests", requests.iter().sum::<u64>());
        report.total("link_beats", beats.iter().sum::<u64>());
        report.total("link_bytes", (requests[1] + beats[1]) * self.sector_bytes);
        report.total("memory_sectors_read", self.memories().map(|one| one.read).sum::<u64>());
        let [truly, falsely, alone] = self.pages.shared();
        report.total("true_shared", truly);
        report.total("false_shared", falsely);
        report.total("not_shared", alone);
        let is_idle = self.network.is_empty() && self.memories().all(Partition::is_idle);
        match self.counts.lost() {
            None if !is_idle => Some("nothing may be in flight after a flush".to_string()),
            lost => lost,
        }
    }
}
