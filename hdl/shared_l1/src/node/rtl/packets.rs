//! A home's answers to other cores.

use super::home_request_table::{HomeRequestTable, Take};
use crate::chunker::Packet;
use crate::chunker::rtl::Chunker;
use crate::node::Config;
use kit::queue::BeatQueue;
use rust_hdl::core::prelude::*;
use signal::port;
use signal::prelude::*;

signal::bundle! {
    /// The L1's beats for other cores.
    pub stream Beat(config: &Config) {
        /// Entry of the request answered.
        entry: u64 = config.home_entry_bits(),
        /// Index of the sector; sector 0 has the lowest address.
        sector: u64 = config.core().sector_bits(),
        /// Its bytes.
        data: port::Beat = config.core().beat_bits(),
        /// No other beat of this reply follows.
        last: bool,
    }
}

/// Packetizes the L1's replies to other cores, and sends them.
#[derive(LogicBlock)]
pub struct Packets {
    kind: Kind,
    /// A request that is accepted.
    pub take: Input<Take>,
    /// Another one can be.
    pub has_free: Signal<Out, Bit>,
    /// The L1's beat.
    pub beat: Input<Beat>,
    /// Packets to other cores.
    pub remote_out: Output<Packet>,
    table: HomeRequestTable,
    chunker: Chunker,
    queue: BeatQueue<Packet>,
}

impl Packets {
    pub fn new(config: &Config) -> Packets {
        Packets {
            kind: Kind::of::<Packets>(
                "Packetizes the L1's replies to other cores, and sends them.",
            )
            .named("home_packets"),
            take: Take::input(config),
            has_free: Signal::default(),
            beat: Beat::input(config),
            remote_out: Packet::output(config.chunker()),
            table: HomeRequestTable::new(config),
            chunker: Chunker::new(config.chunker()),
            queue: BeatQueue::of(config.chunker(), config.remote_out_queue()),
        }
    }
}

impl Logic for Packets {
    #[kernel]
    fn update(&mut self) {
        self.take.link(&mut self.table.take);
        self.has_free = self.table.has_free;

        // The packet waits between two beats of the L1's reply.
        self.table.answer.entry = self.beat.entry;
        self.chunker.reply.valid = self.beat.valid;
        self.chunker.reply.core = self.table.answer.requester.core;
        self.chunker.reply.id = self.table.answer.requester.id;
        self.chunker.reply.sectors = self.table.answer.requester.sectors;
        self.chunker.line.data = self.beat.data;
        self.table.answer.frees = self.chunker.reply.ready;

        // A beat is the data of every sector beat, until that of its sector is sent; a last one, until the packet
        // ends: of an atomic's packet all beats may have its bytes.
        let is_sent = self.chunker.packet.valid && self.queue.push.ready;
        let is_same_sector =
            self.chunker.line.valid && (self.chunker.line.sector == self.beat.sector);
        self.beat.ready = is_sent && !self.beat.last && is_same_sector;
        if self.beat.last {
            self.beat.ready = self.chunker.reply.ready;
        }

        self.chunker.packet.link(&mut self.queue.push);
        if self.chunker.packet.header {
            self.queue.push.data = 0;
        }
        self.queue.pop.link(&mut self.remote_out);
    }
}
