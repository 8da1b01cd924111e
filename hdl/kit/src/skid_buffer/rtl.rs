//! The hardware.
use super::{Config, Ports};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Cuts every combinational path of a stream.
#[derive(LogicBlock)]
pub struct SkidBuffer {
    kind: Kind,
    pub(super) ports: Ports,
    /// The word offered.
    head: Reg,
    has_head: Flop<Bit>,
    /// A word that came while the one before it had to wait.
    spare: Reg,
    /// The spare register is free.
    has_room: Flop<Bit>,
}

impl SkidBuffer {
    /// An empty buffer.
    pub fn new(config: Config) -> SkidBuffer {
        let width = config.width();
        SkidBuffer {
            kind: Kind::of::<SkidBuffer>(
                "Cuts every combinational path of a stream: data, valid and ready all come out of \
                 registers.",
            )
            .with("width", width),
            ports: Ports::new(config),
            head: Reg::new(width),
            has_head: Flop::new(),
            spare: Reg::new(width),
            has_room: Flop::with_reset(true),
        }
    }
}

impl Logic for SkidBuffer {
    #[kernel]
    fn update(&mut self) {
        self.push.ready.next = self.has_room.q.val();
        self.pop.valid.next = self.has_head.q.val();
        self.pop.data.next = self.head.q.val();

        let head_is_free = self.pop.ready.val() || !self.has_head.q.val();

        self.head.hold();
        self.has_head.hold();
        if head_is_free {
            self.head.d.next = self.push.data.val();
            self.has_head.d.next = self.push.valid.val();
            if !self.has_room.q.val() {
                self.head.d.next = self.spare.q.val();
                self.has_head.d.next = true;
            }
        }

        self.spare.hold();
        if self.has_room.q.val() {
            self.spare.d.next = self.push.data.val();
        }
        // Room goes when a word comes while the head waits, and comes back when the head moves.
        self.has_room.d.next = head_is_free || (self.has_room.q.val() && !self.push.valid.val());
    }
}
