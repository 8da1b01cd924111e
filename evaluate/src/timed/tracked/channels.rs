//! DRAM below banks of L2: channels that move a sector at a time, and what they hold.

use base::environment::{BySector, Data, STORE};
use design::Dram;
use llc::streams::{MemoryReply, MemoryRequest};
use std::collections::VecDeque;
use systems::joined::tracker::Below;

/// The channels of all banks. A request that moves a sector waits for its channel, and is answered its latency later.
pub(super) struct Channels {
    latency: u64,
    /// Cycles of a sector.
    moved: u64,
    sector_bytes: u64,
    /// The first cycle in which each is free.
    free: Vec<u64>,
    answers: Vec<VecDeque<(u64, MemoryReply)>>,
    /// Sectors by bank.
    held: BySector<Data>,
    sectors: u64,
}

impl Channels {
    /// Everything is 0, below so many banks.
    pub(super) fn new(dram: &Dram, banks: usize, sector_bytes: u32) -> Channels {
        Channels {
            latency: dram.latency.into(),
            moved: sector_bytes.div_ceil(dram.channel_bytes).into(),
            sector_bytes: sector_bytes.into(),
            free: vec![0; dram.channels as usize],
            answers: vec![VecDeque::new(); banks],
            held: BySector::default(),
            sectors: 0,
        }
    }

    /// Bytes given and taken so far.
    pub(super) fn bytes(&self) -> u64 {
        self.sectors * self.sector_bytes
    }

    /// The sectors that were written, by the number that a bank gives them, and the bank.
    pub(super) fn held(&self) -> impl Iterator<Item = ((u64, u64), Data)> {
        self.held.iter().map(|(place, data)| (*place, *data))
    }

    pub(super) fn banks(&self) -> u64 {
        self.answers.len() as u64
    }
}

impl Below for Channels {
    fn take(&mut self, now: u64, bank: usize, request: &MemoryRequest) {
        let MemoryRequest { id, kind, line, byte_enable, data, .. } = *request;
        self.sectors += 1;
        let channel = bank % self.free.len();
        let start = self.free[channel].max(now);
        self.free[channel] = start + self.moved;
        let held = self.held.get(&(line, bank as u64)).copied().unwrap_or_default();
        let data = match kind {
            STORE => {
                self.held.insert((line, bank as u64), written(held, data, byte_enable));
                Data::default()
            }
            _ => held,
        };
        let reply =
            MemoryReply { valid: true, id, kind, data, last: true, ..MemoryReply::default() };
        self.answers[bank].push_back((start + self.moved + self.latency, reply));
    }

    fn give(&mut self, now: u64, bank: usize) -> Option<MemoryReply> {
        self.answers[bank].pop_front_if(|(due, _)| *due <= now).map(|(_, reply)| reply)
    }
}

/// The bytes of a sector after a write of some.
pub(in crate::timed) fn written(held: Data, data: Data, byte_enable: u128) -> Data {
    let mut after = held;
    for (place, word) in after.iter_mut().enumerate() {
        for byte in (0..8).filter(|byte| byte_enable >> (8 * place + byte) & 1 == 1) {
            let mask = 0xff << (8 * byte);
            *word = *word & !mask | data[place] & mask;
        }
    }
    after
}
