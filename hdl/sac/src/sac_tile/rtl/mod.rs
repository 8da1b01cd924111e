//! The hardware: the parts, and what joins them.

mod heads;

use kit::queue::Queue;
use llc::atomic_buffer::rtl::AtomicBuffer;
use llc::llc_slice::rtl::LlcSlice;
use rust_hdl::core::prelude::*;
use signal::port::Packing;
use signal::prelude::*;

use super::Config;
use super::ports::Ports;
use crate::route_policy::rtl::RoutePolicy;
use crate::slice_bypass::rtl::SliceBypass;
use heads::{Answered, Asked};

signal::bundle! {
    /// A request that the slice has taken.
    pub stream Lookup {
        /// The front buffer made it for itself.
        local: bool,
    }
}

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct SacTile {
    kind: Kind,
    pub(super) ports: Ports,
    bypass: SliceBypass,
    front: AtomicBuffer,
    cache: LlcSlice,
    beside_memory: AtomicBuffer,
    /// Whose lookups are in flight.
    lookups: Queue<Lookup>,
    /// Offers of the bypass to the slice and memory.
    to_slice: <Asked as Carried>::Wires<Local, Local>,
    to_memory: <Asked as Carried>::Wires<Local, Local>,
    /// Offers of the bypass: a fill to the slice, an answer to the NoC.
    filled: <Answered as Carried>::Wires<Local, Local>,
    answered: <Answered as Carried>::Wires<Local, Local>,
    /// Gives the bits that a line of the slice does not have.
    route: RoutePolicy,
    /// The fill that was taken last came from another chip's memory.
    remote_sent: Flop<Bit>,
    was_flushed: Flop<Bit>,
    down_line: Wire<Local>,
    /// The entry that asks, as wide as the name of an SM's request.
    down_name: Wire<Local>,
    is_local: Signal<Local, Bit>,
    remote_goes: Signal<Local, Bit>,
    _asked: Packing,
    _answered: Packing,
    _config: Config,
}

impl SacTile {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> SacTile {
        let asked = Asked::wires::<Local, Local>(config);
        let answered = Answered::wires::<Local, Local>(config);
        SacTile {
            kind: Kind::of::<SacTile>(
                "A slice of the last-level cache with its bypass, an atomic buffer in front, and \
                 one beside memory.",
            ),
            ports: Ports::new(config),
            bypass: SliceBypass::new(config.bypass()),
            front: AtomicBuffer::new(&config.front()),
            cache: LlcSlice::new(&config.slice()),
            beside_memory: AtomicBuffer::new(&config.beside_memory()),
            lookups: Queue::of((), Config::LOOKUPS),
            _asked: Packing::of(&asked),
            to_slice: asked.clone(),
            to_memory: asked,
            _answered: Packing::of(&answered),
            filled: answered.clone(),
            answered,
            route: RoutePolicy::new(config.route()),
            remote_sent: Flop::new(),
            was_flushed: Flop::new(),
            down_line: Wire::new(config.port().line_bits()),
            down_name: Wire::new(config.name_bits()),
            is_local: Signal::default(),
            remote_goes: Signal::default(),
            _config: config.clone(),
        }
    }
}

impl Logic for SacTile {
    #[kernel]
    fn update(&mut self) {
        self.arrive();
        self.ask_slice();
        self.go_down();
        self.fill();
        self.ask_memory();
        self.reply();
        self.flush();
        self.tell();
    }
}

/// Requests.
impl SacTile {
    /// Requests of both channels become words.
    #[kernel]
    fn arrive(&mut self) {
        self.bypass.sm_side.next = self.sm_side.val();
        let local_access = cat(self.local.operation.val(), self.local.kind.val());
        let local_place = cat(self.local.sectors.val(), self.local.line.val());
        let local_name = cat(self.local.source.val(), self.local.id.val());
        let local_request = cat(local_name, cat(local_place, local_access));
        let link_access = cat(self.link.operation.val(), self.link.kind.val());
        let link_place = cat(self.link.sectors.val(), self.link.line.val());
        let link_name = cat(self.link.source.val(), self.link.id.val());
        let link_request = cat(link_name, cat(link_place, link_access));
        if self._config.has_chips() {
            self.bypass.local.head.next =
                cat(self.local.home.val(), cat(self.local.chip.val(), local_request));
            self.bypass.link.head.next =
                cat(self.link.home.val(), cat(self.link.chip.val(), link_request));
        } else {
            self.bypass.local.head.next = local_request;
            self.bypass.link.head.next = link_request;
        }
        self.bypass.local.valid.next = self.local.valid.val();
        self.bypass.local.byte_enable.next = self.local.byte_enable.val();
        self.bypass.local.data.next = self.local.data.val();
        self.local.ready.next = self.bypass.local.ready.val();
        self.bypass.link.valid.next = self.link.valid.val();
        self.bypass.link.byte_enable.next = self.link.byte_enable.val();
        self.bypass.link.data.next = self.link.data.val();
        self.link.ready.next = self.bypass.link.ready.val();
    }

    /// Requests for the slice pass the front buffer.
    #[kernel]
    fn ask_slice(&mut self) {
        let low_bits = self._config.route().slice_low_bits();
        let (line_bits, id_bits) = (self.front.request.line.width(), self.front.request.id.width());
        self.to_slice.unpack(&self._asked, 0, self.bypass.slice.head.val());
        self.front.request.valid.next = self.bypass.slice.valid.val();
        self.front.request.kind.next = self.to_slice.kind.val();
        self.front.request.operation.next = self.to_slice.operation.val();
        self.front.request.line.next = bits_to(self.to_slice.line.val() >> low_bits, line_bits);
        self.front.request.sectors.next = self.to_slice.sectors.val();
        self.front.request.byte_enable.next = self.bypass.slice.byte_enable.val();
        self.front.request.data.next = self.bypass.slice.data.val();
        self.front.request.source.next = self.to_slice.source.val();
        self.front.request.id.next = bits_to(self.to_slice.id.val(), id_bits);
        if self._config.has_chips() {
            self.front.request.chip.next = self.to_slice.chip.val();
            self.front.request.home.next = self.to_slice.home.val();
        }
        self.bypass.slice.ready.next = self.front.request.ready.val();
        self.front.enable.next = !self.sm_side.val();
        self.front.slice_request.link(&mut self.cache.request);
        self.cache.reply.link(&mut self.front.slice_reply);
    }

    /// Requests of the slice to memory leave by the home of their line.
    #[kernel]
    fn go_down(&mut self) {
        let low_bits = self._config.route().slice_low_bits();
        let (line_bits, id_bits) = (self.down_line.width(), self.link_out.id.width());
        let name_bits = self.down_name.width();
        let above = bits_to(self.cache.memory_request.line.val(), line_bits);
        self.route.sm_side.next = self.sm_side.val();
        self.route.request.chip.next = 0.into();
        self.route.request.home.next = 0.into();
        let with_zeros = above << low_bits;
        self.route.request.line.next = with_zeros;
        self.down_line.next = with_zeros;
        if low_bits > 0 {
            let low = self.route.to.slice.val() ^ self.slice.val();
            self.down_line.next = with_zeros | bits_to(low, line_bits);
        }
        self.down_name.next = bits_to(self.cache.memory_request.id.val(), name_bits);

        self.is_local.next = true;
        let down_access =
            cat(self.cache.memory_request.operation.val(), self.cache.memory_request.kind.val());
        let down_place = cat(self.cache.memory_request.sectors.val(), self.down_line.val());
        let down_request = cat(self.down_name.val(), cat(down_place, down_access));
        if self._config.has_chips() {
            self.is_local.next = self.cache.memory_request.home.val() == self.chip.val();
            self.bypass.miss.head.next =
                cat(self.cache.memory_request.home.val(), cat(self.chip.val(), down_request));
            self.link_out.chip.next = self.chip.val();
            self.link_out.home.next = self.cache.memory_request.home.val();
        } else {
            self.bypass.miss.head.next = down_request;
        }
        self.bypass.miss.valid.next = self.cache.memory_request.valid.val() && self.is_local.val();
        self.bypass.miss.byte_enable.next = self.cache.memory_request.byte_enable.val();
        self.bypass.miss.data.next = self.cache.memory_request.data.val();

        self.link_out.valid.next = self.cache.memory_request.valid.val() && !self.is_local.val();
        self.link_out.kind.next = self.cache.memory_request.kind.val();
        self.link_out.operation.next = self.cache.memory_request.operation.val();
        self.link_out.line.next = self.down_line.val();
        self.link_out.sectors.next = self.cache.memory_request.sectors.val();
        self.link_out.byte_enable.next = self.cache.memory_request.byte_enable.val();
        self.link_out.data.next = self.cache.memory_request.data.val();
        self.link_out.id.next = bits_to(self.down_name.val(), id_bits);
        self.link_out.source.next =
            bits_to(self.down_name.val() >> id_bits, self.link_out.source.width());
        self.cache.memory_request.ready.next = self.link_out.ready.val();
        if self.is_local.val() {
            self.cache.memory_request.ready.next = self.bypass.miss.ready.val();
        }
    }
}

/// Replies.
impl SacTile {
    /// Of two fills that goes which did not go last.
    #[kernel]
    fn fill(&mut self) {
        let id_bits = self.cache.memory_reply.id.width();
        let fills = self.bypass.fill.valid.val();
        self.remote_goes.next =
            self.remote_reply.valid.val() && !(fills && self.remote_sent.q.val());
        self.remote_reply.ready.next = !(fills && self.remote_sent.q.val());
        self.bypass.fill.ready.next = !self.remote_goes.val();
        self.remote_sent.d.next = self.remote_goes.val();
        if !fills && !self.remote_goes.val() {
            self.remote_sent.hold();
        }

        self.filled.unpack(&self._answered, 0, self.bypass.fill.head.val());
        self.cache.memory_reply.valid.next = fills || self.remote_goes.val();
        self.cache.memory_reply.kind.next = self.filled.kind.val();
        self.cache.memory_reply.sector.next = self.filled.sector.val();
        self.cache.memory_reply.last.next = self.filled.last.val();
        self.cache.memory_reply.id.next =
            bits_to(cat(self.filled.source.val(), self.filled.id.val()), id_bits);
        self.cache.memory_reply.data.next = self.bypass.fill.data.val();
        if self.remote_goes.val() {
            self.cache.memory_reply.kind.next = self.remote_reply.kind.val();
            self.cache.memory_reply.sector.next = self.remote_reply.sector.val();
            self.cache.memory_reply.last.next = self.remote_reply.last.val();
            self.cache.memory_reply.id.next = self.remote_reply.id.val();
            self.cache.memory_reply.data.next = self.remote_reply.data.val();
        }
    }

    /// Requests for memory pass the buffer beside it.
    #[kernel]
    fn ask_memory(&mut self) {
        let id_bits = self.link_out.id.width();
        self.to_memory.unpack(&self._asked, 0, self.bypass.memory.head.val());
        self.beside_memory.enable.next = self.sm_side.val();
        self.beside_memory.request.valid.next = self.bypass.memory.valid.val();
        self.beside_memory.request.kind.next = self.to_memory.kind.val();
        self.beside_memory.request.operation.next = self.to_memory.operation.val();
        self.beside_memory.request.line.next = self.to_memory.line.val();
        self.beside_memory.request.sectors.next = self.to_memory.sectors.val();
        self.beside_memory.request.byte_enable.next = self.bypass.memory.byte_enable.val();
        self.beside_memory.request.data.next = self.bypass.memory.data.val();
        self.beside_memory.request.source.next = self.to_memory.source.val();
        self.beside_memory.request.id.next =
            cat(self.bypass.memory.bypass.val(), self.to_memory.id.val());
        self.bypass.memory.ready.next = self.beside_memory.request.ready.val();
        self.beside_memory.slice_request.link(&mut self.ports.memory);
        self.ports.memory_reply.link(&mut self.beside_memory.slice_reply);

        let memory_sector =
            cat(self.beside_memory.reply.sector.val(), self.beside_memory.reply.kind.val());
        let memory_name = cat(
            self.beside_memory.reply.source.val(),
            bits_to(self.beside_memory.reply.id.val(), id_bits),
        );
        let memory_beat = cat(memory_name, cat(self.beside_memory.reply.last.val(), memory_sector));
        if self._config.has_chips() {
            self.beside_memory.request.chip.next = self.to_memory.chip.val();
            self.beside_memory.request.home.next = self.to_memory.home.val();
            self.bypass.memory_reply.head.next =
                cat(self.beside_memory.reply.chip.val(), memory_beat);
        } else {
            self.bypass.memory_reply.head.next = memory_beat;
        }
        self.bypass.memory_reply.valid.next = self.beside_memory.reply.valid.val();
        self.bypass.memory_reply.data.next = self.beside_memory.reply.data.val();
        self.bypass.memory_reply.bypass.next = self.beside_memory.reply.id.val().bit(id_bits);
        self.beside_memory.reply.ready.next = self.bypass.memory_reply.ready.val();
    }

    /// Replies of the slice, and those that go past it, to the NoC.
    #[kernel]
    fn reply(&mut self) {
        let id_bits = self.reply.id.width();
        let requester =
            cat(self.front.reply.source.val(), bits_to(self.front.reply.id.val(), id_bits));
        let slice_sector = cat(self.front.reply.sector.val(), self.front.reply.kind.val());
        let slice_beat = cat(requester, cat(self.front.reply.last.val(), slice_sector));
        if self._config.has_chips() {
            self.bypass.slice_reply.head.next = cat(self.front.reply.chip.val(), slice_beat);
        } else {
            self.bypass.slice_reply.head.next = slice_beat;
        }
        self.bypass.slice_reply.valid.next = self.front.reply.valid.val();
        self.bypass.slice_reply.data.next = self.front.reply.data.val();
        self.front.reply.ready.next = self.bypass.slice_reply.ready.val();

        self.answered.unpack(&self._answered, 0, self.bypass.reply.head.val());
        self.reply.valid.next = self.bypass.reply.valid.val();
        self.reply.kind.next = self.answered.kind.val();
        self.reply.sector.next = self.answered.sector.val();
        self.reply.last.next = self.answered.last.val();
        self.reply.id.next = self.answered.id.val();
        self.reply.source.next = self.answered.source.val();
        self.reply.data.next = self.bypass.reply.data.val();
        self.reply.to_slice.next = false;
        if self._config.has_chips() {
            self.reply.chip.next = self.answered.chip.val();
            self.reply.to_slice.next =
                self.sm_side.val() && (self.answered.chip.val() != self.chip.val());
        }
        self.bypass.reply.ready.next = self.reply.ready.val();
    }
}

/// Levels, and counted events.
impl SacTile {
    /// The front buffer, then the slice, then the buffer beside memory, which other chips' write-backs pass.
    #[kernel]
    fn flush(&mut self) {
        self.front.flush.next = self.flush.val();
        self.cache.flush.next = self.flush.val() && self.front.flushed.val();
        self.beside_memory.flush.next = self.flush.val()
            && self.front.flushed.val()
            && self.cache.flushed.val()
            && !self.bypass.memory.valid.val();
        self.was_flushed.d.next =
            self.flush.val() && (self.was_flushed.q.val() || self.beside_memory.flushed.val());
        self.flushed.next = self.flush.val() && self.was_flushed.q.val();
        self.idle.next = self.cache.idle.val() && self.bypass.idle.val();
    }

    #[kernel]
    fn tell(&mut self) {
        let own_at = self.cache.request.id.width() - 1;
        self.arrival.valid.next =
            self.bypass.slice.valid.val() && self.front.request.ready.val() && !self.sm_side.val();
        self.arrival.line.next = self.to_slice.line.val();
        self.arrival.sectors.next = self.to_slice.sectors.val();
        if self._config.has_chips() {
            self.arrival.chip.next = self.to_slice.chip.val();
        }

        self.lookups.push.valid.next =
            self.front.slice_request.valid.val() && self.cache.request.ready.val();
        self.lookups.push.local.next = self.front.slice_request.id.val().bit(own_at);
        let is_hit = self.cache.event.hit.val() || self.cache.event.hit_pending.val();
        self.lookups.pop.ready.next =
            is_hit || self.cache.event.miss.val() || self.cache.event.atomic.val();
        self.lookup_hit.next = is_hit && !self.lookups.pop.local.val();
        self.atomic_hit.next = self.front.performed.val();
        self.cache.event.link(&mut self.ports.event);
        self.ports.counter.link(&mut self.cache.counter);
    }
}
