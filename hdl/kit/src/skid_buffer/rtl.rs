//! The hardware.
use super::{Config, Ports};
use rust_hdl::core::prelude::*;
use signal::BeatPayload;
use signal::port::{Packing, Streamed};
use signal::prelude::*;

/// Cuts every combinational path of a stream.
#[derive(LogicBlock)]
pub struct SkidBuffer<T: Streamed = Payload, const MOST: usize = 512, const LIMBS: usize = 8> {
    kind: Kind,
    pub(super) ports: Ports<T>,
    /// The word offered.
    head: Reg<MOST, LIMBS>,
    has_head: Flop<Bit>,
    /// A word that came while the one before it had to wait.
    spare: Reg<MOST, LIMBS>,
    /// The spare register is free.
    has_room: Flop<Bit>,
    _packing: Packing,
}

/// A skid buffer of words of the data path.
pub type BeatSkidBuffer = SkidBuffer<BeatPayload, 1024, 16>;

impl SkidBuffer {
    /// An empty buffer.
    pub fn new(config: Config) -> SkidBuffer {
        SkidBuffer::of(config.width())
    }
}

impl<T, const MOST: usize, const LIMBS: usize> SkidBuffer<T, MOST, LIMBS>
where
    T: for<'a> Streamed<Shape<'a> = usize>,
{
    /// An empty buffer of words of `width` bits, 1 to `MOST`.
    pub fn of(width: usize) -> Self {
        let ports = Ports::new(width);
        SkidBuffer {
            kind: Kind::of::<Self>(
                "Cuts every combinational path of a stream: data, valid and ready all come out of \
                 registers.",
            )
            .with("width", width),
            head: Reg::new(width),
            has_head: Flop::new(),
            spare: Reg::new(width),
            has_room: Flop::with_reset(true),
            _packing: Packing::within(MOST, &ports.push.payload),
            ports,
        }
    }
}

impl<T: Streamed, const MOST: usize, const LIMBS: usize> Logic for SkidBuffer<T, MOST, LIMBS> {
    #[kernel]
    fn update(&mut self) {
        self.push.ready = self.has_room.q;
        self.pop.valid = self.has_head.q;
        self.ports.pop.payload.unpack(&self._packing, 0, self.head.q);

        let head_is_free = self.pop.ready || !self.has_head.q;

        self.head.hold();
        self.has_head.hold();
        if head_is_free {
            self.head.d = self.ports.push.payload.pack(&self._packing, 0);
            self.has_head.d = self.push.valid;
            if !self.has_room.q {
                self.head.d = self.spare.q;
                self.has_head.d = true;
            }
        }

        self.spare.hold();
        if self.has_room.q {
            self.spare.d = self.ports.push.payload.pack(&self._packing, 0);
        }
        // Room goes when a word comes while the head waits, and comes back when the head moves.
        self.has_room.d = head_is_free || (self.has_room.q && !self.push.valid);
    }
}
