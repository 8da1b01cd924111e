//! What a home answers to other cores.

use super::beat_queue::BeatQueue;
use super::home_places::HomePlaces;
use super::streams::RemoteOut;
use crate::chunker::rtl::Chunker;
use crate::node::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// A request that is accepted.
#[derive(LogicInterface)]
pub struct Take {
    /// There is one; only while `has_free`.
    pub valid: Signal<In, Bit>,
    /// The core that asks.
    pub core: Wire<In>,
    /// Its identifier.
    pub id: Wire<In>,
    /// Sectors that it wants; none for a store.
    pub sectors: Wire<In>,
    /// The place that it takes.
    pub place: Wire<Out>,
}

/// The L1's beat.
#[derive(LogicInterface)]
pub struct Beat {
    /// There is one.
    pub valid: Signal<In, Bit>,
    /// It is taken.
    pub ready: Signal<Out, Bit>,
    /// Place of the request answered.
    pub place: Wire<In>,
    /// Its sector.
    pub sector: Wire<In>,
    /// Its bytes.
    pub data: Wire<In>,
    /// No other beat of this reply follows.
    pub last: Signal<In, Bit>,
}

/// Makes the L1's replies to other cores packets, and sends them.
#[derive(LogicBlock)]
pub struct Packets {
    kind: Kind,
    /// A request that is accepted.
    pub take: Take,
    /// A place for another one is free.
    pub has_free: Signal<Out, Bit>,
    /// The L1's beat.
    pub beat: Beat,
    /// What is sent.
    pub remote_out: RemoteOut,
    places: HomePlaces,
    chunker: Chunker,
    queue: BeatQueue,
}

impl Packets {
    /// The packets of `config`.
    pub fn new(config: &Config) -> Packets {
        let core = config.core();
        let head = 2 + config.core_number_bits() + config.id_bits() + core.sectors();
        Packets {
            kind: Kind::of::<Packets>(
                "Makes the L1's replies to other cores packets, and sends them.",
            )
            .named("home_packets"),
            take: Take {
                valid: Signal::default(),
                core: Wire::new(config.core_number_bits()),
                id: Wire::new(config.id_bits()),
                sectors: Wire::new(core.sectors()),
                place: Wire::new(config.slot_bits()),
            },
            has_free: Signal::default(),
            beat: Beat {
                valid: Signal::default(),
                ready: Signal::default(),
                place: Wire::new(config.slot_bits()),
                sector: Wire::new(core.sector_bits()),
                data: Wire::new(core.beat_bits()),
                last: Signal::default(),
            },
            remote_out: RemoteOut::new(config),
            places: HomePlaces::new(config),
            chunker: Chunker::new(config.chunker()),
            queue: BeatQueue::new(config, head, config.remote_out_queue()),
        }
    }
}

impl Logic for Packets {
    #[kernel]
    fn update(&mut self) {
        let (id, sectors) = (self.take.id.width(), self.take.sectors.width());
        let core = self.take.core.width();
        self.places.take.valid.next = self.take.valid.val();
        self.places.take.core.next = self.take.core.val();
        self.places.take.id.next = self.take.id.val();
        self.places.take.sectors.next = self.take.sectors.val();
        self.take.place.next = self.places.take.place.val();
        self.has_free.next = self.places.has_free.val();

        // The packet waits between two beats of the L1's reply.
        self.places.answer.place.next = self.beat.place.val();
        self.chunker.reply.valid.next = self.beat.valid.val();
        self.chunker.reply.core.next = self.places.answer.core.val();
        self.chunker.reply.id.next = self.places.answer.id.val();
        self.chunker.reply.sectors.next = self.places.answer.sectors.val();
        self.chunker.line.data.next = self.beat.data.val();
        self.chunker.packet.ready.next = self.queue.push.ready.val();
        self.places.answer.frees.next = self.chunker.reply.ready.val();

        // A beat is the data of every sector beat, until its own is sent; a last one, until the packet
        // ends: of an atomic's packet all beats may have its bytes.
        let is_sent = self.chunker.packet.valid.val() && self.queue.push.ready.val();
        let is_own_sector = self.chunker.line.valid.val()
            && (self.chunker.line.sector.val() == self.beat.sector.val());
        self.beat.ready.next = is_sent && !self.beat.last.val() && is_own_sector;
        if self.beat.last.val() {
            self.beat.ready.next = self.chunker.reply.ready.val();
        }

        self.queue.push.valid.next = self.chunker.packet.valid.val();
        self.queue.push.data.next = 0.into();
        if !self.chunker.packet.header.val() {
            self.queue.push.data.next = self.chunker.packet.data.val();
        }
        let flags = cat(self.chunker.packet.header.val(), self.chunker.packet.last.val());
        let place = cat(self.chunker.packet.core.val(), self.chunker.packet.id.val());
        self.queue.push.head.next = cat(cat(flags, place), self.chunker.packet.sectors.val());

        let head = self.queue.pop.head.val();
        self.queue.pop.ready.next = self.remote_out.ready.val();
        self.remote_out.valid.next = self.queue.pop.valid.val();
        self.remote_out.data.next = self.queue.pop.data.val();
        self.remote_out.sectors.next = bits_to(head, sectors);
        self.remote_out.id.next = bits_to(head >> sectors, id);
        self.remote_out.core.next = bits_to(head >> (sectors + id), core);
        self.remote_out.last.next = head.bit(sectors + id + core);
        self.remote_out.header.next = head.bit(sectors + id + core + 1);
    }
}
