//! RespQ: beats in a memory, and what is the same in all beats of a response once a place.

use super::super::{Config, Response};
use kit::write_first_ram::WriteFirstBeatRam;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The places of responses that pass or begin here, each of a line.
#[derive(LogicBlock)]
pub struct ResponseStopPlaces {
    kind: Kind,
    /// A beat enters.
    pub enters: Signal<In, Bit>,
    /// Its sector's bytes.
    pub data: BeatWire<In>,
    /// Core and entry of its response, which are kept from its first beat.
    pub core: Wire<In>,
    pub entry: Wire<In>,
    /// The beat that enters is the first of its response.
    pub is_first: Signal<Out, Bit>,
    /// The beat is its line's last sector.
    pub is_last: Signal<Out, Bit>,
    /// The oldest beat.
    pub pop: Output<Response>,
    /// Where the next beat goes.
    tail: Reg,
    /// Where the oldest lies.
    head: Reg,
    head_next: Wire<Local>,
    is_head_last: Signal<Local, Bit>,
    has_beat: Flop<Bit>,
    beats: WriteFirstBeatRam,
    requesters: RegisterFile,
    _beats: usize,
    _sector_bits: usize,
    _places: usize,
}

impl ResponseStopPlaces {
    /// Empty places.
    pub fn new(config: &Config) -> ResponseStopPlaces {
        let (places, sectors) = (config.response_queue(), config.sectors());
        let pointer = index_bits(places * sectors);
        ResponseStopPlaces {
            kind: Kind::of::<ResponseStopPlaces>(
                "The places of responses that pass or begin here, each of a line.",
            ),
            enters: Signal::default(),
            data: BeatWire::new(config.beat_bits()),
            core: Wire::new(config.core_bits()),
            entry: Wire::new(config.entry_bits()),
            is_first: Signal::default(),
            is_last: Signal::default(),
            pop: Response::output(config),
            tail: Reg::new(pointer),
            head: Reg::new(pointer),
            head_next: Wire::new(pointer),
            is_head_last: Signal::default(),
            has_beat: Flop::new(),
            beats: WriteFirstBeatRam::new(places * sectors, config.beat_bits()),
            requesters: RegisterFile::new(places, config.core_bits() + config.entry_bits(), 1),
            _beats: places * sectors,
            _sector_bits: sectors.ilog2() as usize,
            _places: places,
        }
    }
}

impl Logic for ResponseStopPlaces {
    #[kernel]
    fn update(&mut self) {
        let most = self._beats - 1;
        let leaves = self.has_beat.q && self.pop.ready;

        self.tail.hold();
        if self.enters {
            self.tail.d = self.tail.q + 1;
        }
        self.head_next = self.head.q;
        if leaves {
            self.head_next = self.head.q + 1;
        }
        // Other numbers of beats wrap by themselves.
        if !self._beats.is_power_of_two() {
            if self.enters && (self.tail.q == most) {
                self.tail.d = 0;
            }
            if leaves && (self.head.q == most) {
                self.head_next = 0;
            }
        }
        self.head.d = self.head_next;
        // After a beat has left the places are not full: there are beats between two ends that differ.
        self.has_beat.d =
            self.enters || (self.has_beat.q && (!leaves || (self.head_next != self.tail.q)));

        self.is_first = true;
        self.is_last = true;
        self.is_head_last = true;
        if self._sector_bits > 0 {
            self.is_first = !bits_to(self.tail.q, self._sector_bits).any();
            self.is_last = bits_to(self.tail.q, self._sector_bits).all();
            self.is_head_last = bits_to(self.head.q, self._sector_bits).all();
        }

        self.keep();
    }
}

impl ResponseStopPlaces {
    #[kernel]
    fn keep(&mut self) {
        let (core, entry) = (self.core.width(), self.entry.width());
        let place = index_bits(self._places);
        self.beats.write_enable = self.enters;
        self.beats.write_address = self.tail.q;
        self.beats.write_data = self.data;
        self.beats.read_enable = self.enters || self.has_beat.q;
        self.beats.read_address = self.head_next;
        self.requesters.write.enable = self.enters && self.is_first;
        self.requesters.write.address = bits_to(self.tail.q >> self._sector_bits, place);
        self.requesters.write.data = cat(self.core, self.entry);
        self.requesters.read[0].address = bits_to(self.head.q >> self._sector_bits, place);

        self.pop.valid = self.has_beat.q;
        self.pop.core = bits_to(self.requesters.read[0].data >> entry, core);
        self.pop.entry = bits_to(self.requesters.read[0].data, entry);
        self.pop.data = self.beats.read_data;
        self.pop.last = self.is_head_last;
    }
}
