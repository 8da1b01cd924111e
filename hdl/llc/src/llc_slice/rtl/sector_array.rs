//! The bytes of every line, and which of them are dirty.

use super::Config;
use kit::write_first_ram::WriteFirstRam;
use rust_hdl::core::prelude::*;
use signal::port::Beat;
use signal::prelude::*;

signal::bundle! {
    /// A sector of a way.
    pub bundle Place(config: &Config) {
        /// Set index, below the number of sets.
        set_number: u64 = config.set_bits(),
        /// Way within the set.
        way: u64 = config.way_bits(),
        /// Index of the sector; sector 0 has the lowest address.
        sector: u64 = config.sector_bits(),
    }
}

signal::bundle! {
    /// A store to the sector of the decision.
    pub flow Store(config: &Config) {
        /// The sector has dirty bytes: its mask means something.
        is_dirty: bool,
        /// The sector, a bit each.
        sectors: u64 = config.sectors(),
        /// Bytes that are written.
        byte_enable: u128 = config.sector_bytes(),
        /// The bytes.
        data: Beat = config.beat_bits(),
    }
}

signal::bundle! {
    /// A beat from below that is no acknowledgement.
    pub flow Fill(config: &Config) {
        /// The beat is of a line that waits for it.
        is_expected: bool,
        /// Set, way and sector that the beat is written to.
        place: Place = config,
        /// The sector has dirty bytes.
        is_dirty: bool,
        /// The bytes.
        data: Beat = config.beat_bits(),
    }
}

/// The bytes of every line, and which bytes of a dirty sector are dirty. A store and a beat from below share one path
/// of two cycles, in the first of which the sector's mask is read.
#[derive(LogicBlock)]
pub struct SectorArray {
    kind: Kind,
    /// The sector to read is read, and may be looked at in the next cycle.
    pub reads: Signal<In, Bit>,
    /// The sector to read.
    pub read: Input<Place>,
    /// The mask of the sector of the decision is read.
    pub decides: Signal<In, Bit>,
    /// The sector of the decision.
    pub decided: Input<Place>,
    /// A store to the sector `decided`.
    pub store: Input<Store>,
    /// A beat from below; no store comes with it, and the mask of its sector is read.
    pub fill: Input<Fill>,
    /// The sector read in the cycle before.
    pub data: BeatWire<Out>,
    /// The dirty bytes of the sector whose mask was read in the cycle before.
    pub mask: Wire<Out>,
    /// The sector, a bit each, all of whose bytes are dirty by the store of the cycle before.
    pub whole: Wire<Out>,
    /// Data of the store or beat of the previous cycle.
    pub written_data: BeatWire<Out>,
    bytes: ByteRam,
    masks: WriteFirstRam,
    is_store: Flop<Bit>,
    is_fill: Flop<Bit>,
    place: Reg,
    is_dirty: Flop<Bit>,
    store_bytes: Reg,
    store_sectors: Reg,
    written: BeatReg,
    read_place: Wire<Local>,
    /// The sector of the store or beat.
    write_place: Wire<Local>,
    /// The dirty bytes before and after the store of the cycle before.
    old_mask: Wire<Local>,
    new_mask: Wire<Local>,
    _has_sectors: bool,
}

impl SectorArray {
    /// The lines of `config`.
    pub fn new(config: &Config) -> SectorArray {
        let (sectors, bytes, beat) = (config.sectors(), config.sector_bytes(), config.beat_bits());
        let depth = config.sets() * config.ways() * sectors;
        let place = index_bits(depth);
        SectorArray {
            kind: Kind::of::<SectorArray>(
                "The bytes of every line, and which of them are dirty. A store and a beat from \
                 below take two cycles: the mask is read, then both are written.",
            )
            .named("llc_slice_sector_array"),
            read: Place::input(config),
            decided: Place::input(config),
            reads: Signal::default(),
            decides: Signal::default(),
            store: Store::input(config),
            fill: Fill::input(config),
            data: BeatWire::new(beat),
            mask: Wire::new(bytes),
            whole: Wire::new(sectors),
            written_data: BeatWire::new(beat),
            bytes: ByteRam::new(depth, bytes, 1),
            masks: WriteFirstRam::new(depth, bytes),
            is_store: Flop::new(),
            is_fill: Flop::new(),
            place: Reg::new(place),
            is_dirty: Flop::new(),
            store_bytes: Reg::new(bytes),
            store_sectors: Reg::new(sectors),
            written: BeatReg::new(beat),
            read_place: Wire::new(place),
            write_place: Wire::new(place),
            old_mask: Wire::new(bytes),
            new_mask: Wire::new(bytes),
            _has_sectors: sectors > 1,
        }
    }
}

impl Logic for SectorArray {
    #[kernel]
    fn update(&mut self) {
        self.find_places();
        self.read_sector();
        self.keep_write();
        self.write_sector();
    }
}

impl SectorArray {
    #[kernel]
    fn find_places(&mut self) {
        let place = self.place.q.width();
        let read = cat(self.read.way, self.read.set_number);
        let decided = cat(self.decided.way, self.decided.set_number);
        let fill = cat(self.fill.place.way, self.fill.place.set_number);
        if self._has_sectors {
            self.read_place = bits_to(cat(read, self.read.sector), place);
            self.write_place = bits_to(cat(decided, self.decided.sector), place);
            if self.fill.valid {
                self.write_place = bits_to(cat(fill, self.fill.place.sector), place);
            }
        } else {
            self.read_place = bits_to(read, place);
            self.write_place = bits_to(decided, place);
            if self.fill.valid {
                self.write_place = bits_to(fill, place);
            }
        }
    }

    #[kernel]
    fn read_sector(&mut self) {
        self.bytes.read[0].enable = self.reads;
        self.bytes.read[0].address = self.read_place;
        self.data = self.bytes.read[0].data;
        self.masks.read_enable = self.decides || self.fill.valid;
        self.masks.read_address = self.write_place;
        self.mask = self.masks.read_data;
    }

    /// The write of the next cycle.
    #[kernel]
    fn keep_write(&mut self) {
        self.is_store.d = self.store.valid;
        self.is_fill.d = self.fill.valid && self.fill.is_expected;
        self.place.d = self.write_place;
        self.store_bytes.d = self.store.byte_enable;
        self.store_sectors.d = self.store.sectors;
        self.is_dirty.d = self.store.is_dirty;
        self.written.d = self.store.data;
        if self.fill.valid {
            self.is_dirty.d = self.fill.is_dirty;
            self.written.d = self.fill.data;
        }
        self.written_data = self.written.q;
    }

    /// A store's bytes, or those of a beat that are not dirty: none of them in a sector that may be read beside.
    #[kernel]
    fn write_sector(&mut self) {
        self.old_mask = 0;
        if self.is_dirty.q {
            self.old_mask = self.masks.read_data;
        }
        self.new_mask = self.old_mask | self.store_bytes.q;
        self.bytes.write.enable = self.is_store.q || (self.is_fill.q && !self.old_mask.all());
        self.bytes.write.address = self.place.q;
        self.bytes.write.data = self.written.q;
        self.bytes.write.byte_enable = self.store_bytes.q;
        if self.is_fill.q {
            self.bytes.write.byte_enable = !self.old_mask;
        }
        self.masks.write_enable = self.is_store.q;
        self.masks.write_address = self.place.q;
        self.masks.write_data = self.new_mask;
        self.whole = 0;
        if self.is_store.q && self.new_mask.all() {
            self.whole = self.store_sectors.q;
        }
    }
}
