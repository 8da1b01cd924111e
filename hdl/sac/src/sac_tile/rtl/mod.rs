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
        self.bypass.sm_side = self.sm_side;
        let local_access = cat(self.local.operation, self.local.kind);
        let local_place = cat(self.local.sectors, self.local.line);
        let local_name = cat(self.local.source, self.local.id);
        let local_request = cat(local_name, cat(local_place, local_access));
        let link_access = cat(self.link.operation, self.link.kind);
        let link_place = cat(self.link.sectors, self.link.line);
        let link_name = cat(self.link.source, self.link.id);
        let link_request = cat(link_name, cat(link_place, link_access));
        if self._config.has_chips() {
            self.bypass.local.head = cat(self.local.home, cat(self.local.chip, local_request));
            self.bypass.link.head = cat(self.link.home, cat(self.link.chip, link_request));
        } else {
            self.bypass.local.head = local_request;
            self.bypass.link.head = link_request;
        }
        self.bypass.local.valid = self.local.valid;
        self.bypass.local.byte_enable = self.local.byte_enable;
        self.bypass.local.data = self.local.data;
        self.local.ready = self.bypass.local.ready;
        self.bypass.link.valid = self.link.valid;
        self.bypass.link.byte_enable = self.link.byte_enable;
        self.bypass.link.data = self.link.data;
        self.link.ready = self.bypass.link.ready;
    }

    /// Requests for the slice pass the front buffer.
    #[kernel]
    fn ask_slice(&mut self) {
        let low_bits = self._config.route().slice_low_bits();
        let (line_bits, id_bits) = (self.front.request.line.width(), self.front.request.id.width());
        self.to_slice.unpack(&self._asked, 0, self.bypass.slice.head);
        self.front.request.valid = self.bypass.slice.valid;
        self.front.request.kind = self.to_slice.kind;
        self.front.request.operation = self.to_slice.operation;
        self.front.request.line = bits_to(self.to_slice.line >> low_bits, line_bits);
        self.front.request.sectors = self.to_slice.sectors;
        self.front.request.byte_enable = self.bypass.slice.byte_enable;
        self.front.request.data = self.bypass.slice.data;
        self.front.request.source = self.to_slice.source;
        self.front.request.id = bits_to(self.to_slice.id, id_bits);
        if self._config.has_chips() {
            self.front.request.chip = self.to_slice.chip;
            self.front.request.home = self.to_slice.home;
        }
        self.bypass.slice.ready = self.front.request.ready;
        self.front.enable = !self.sm_side;
        self.front.slice_request.link(&mut self.cache.request);
        self.cache.reply.link(&mut self.front.slice_reply);
    }

    /// Requests of the slice to memory leave by the home of their line.
    #[kernel]
    fn go_down(&mut self) {
        let low_bits = self._config.route().slice_low_bits();
        let (line_bits, id_bits) = (self.down_line.width(), self.link_out.id.width());
        let name_bits = self.down_name.width();
        let above = bits_to(self.cache.memory_request.line, line_bits);
        self.route.sm_side = self.sm_side;
        self.route.request.chip = 0;
        self.route.request.home = 0;
        let with_zeros = above << low_bits;
        self.route.request.line = with_zeros;
        self.down_line = with_zeros;
        if low_bits > 0 {
            let low = self.route.to.slice ^ self.slice;
            self.down_line = with_zeros | bits_to(low, line_bits);
        }
        self.down_name = bits_to(self.cache.memory_request.id, name_bits);

        self.is_local = true;
        let down_access = cat(self.cache.memory_request.operation, self.cache.memory_request.kind);
        let down_place = cat(self.cache.memory_request.sectors, self.down_line);
        let down_request = cat(self.down_name, cat(down_place, down_access));
        if self._config.has_chips() {
            self.is_local = self.cache.memory_request.home == self.chip;
            self.bypass.miss.head =
                cat(self.cache.memory_request.home, cat(self.chip, down_request));
            self.link_out.chip = self.chip;
            self.link_out.home = self.cache.memory_request.home;
        } else {
            self.bypass.miss.head = down_request;
        }
        self.bypass.miss.valid = self.cache.memory_request.valid && self.is_local;
        self.bypass.miss.byte_enable = self.cache.memory_request.byte_enable;
        self.bypass.miss.data = self.cache.memory_request.data;

        self.link_out.valid = self.cache.memory_request.valid && !self.is_local;
        self.link_out.kind = self.cache.memory_request.kind;
        self.link_out.operation = self.cache.memory_request.operation;
        self.link_out.line = self.down_line;
        self.link_out.sectors = self.cache.memory_request.sectors;
        self.link_out.byte_enable = self.cache.memory_request.byte_enable;
        self.link_out.data = self.cache.memory_request.data;
        self.link_out.id = bits_to(self.down_name, id_bits);
        self.link_out.source = bits_to(self.down_name >> id_bits, self.link_out.source.width());
        self.cache.memory_request.ready = self.link_out.ready;
        if self.is_local {
            self.cache.memory_request.ready = self.bypass.miss.ready;
        }
    }
}

/// Replies.
impl SacTile {
    /// Of two fills that goes which did not go last.
    #[kernel]
    fn fill(&mut self) {
        let id_bits = self.cache.memory_reply.id.width();
        let fills = self.bypass.fill.valid;
        self.remote_goes = self.remote_reply.valid && !(fills && self.remote_sent.q);
        self.remote_reply.ready = !(fills && self.remote_sent.q);
        self.bypass.fill.ready = !self.remote_goes;
        self.remote_sent.d = self.remote_goes;
        if !fills && !self.remote_goes {
            self.remote_sent.hold();
        }

        self.filled.unpack(&self._answered, 0, self.bypass.fill.head);
        self.cache.memory_reply.valid = fills || self.remote_goes;
        self.cache.memory_reply.kind = self.filled.kind;
        self.cache.memory_reply.sector = self.filled.sector;
        self.cache.memory_reply.last = self.filled.last;
        self.cache.memory_reply.id = bits_to(cat(self.filled.source, self.filled.id), id_bits);
        self.cache.memory_reply.data = self.bypass.fill.data;
        if self.remote_goes {
            self.cache.memory_reply.kind = self.remote_reply.kind;
            self.cache.memory_reply.sector = self.remote_reply.sector;
            self.cache.memory_reply.last = self.remote_reply.last;
            self.cache.memory_reply.id = self.remote_reply.id;
            self.cache.memory_reply.data = self.remote_reply.data;
        }
    }

    /// Requests for memory pass the buffer beside it.
    #[kernel]
    fn ask_memory(&mut self) {
        let id_bits = self.link_out.id.width();
        self.to_memory.unpack(&self._asked, 0, self.bypass.memory.head);
        self.beside_memory.enable = self.sm_side;
        self.beside_memory.request.valid = self.bypass.memory.valid;
        self.beside_memory.request.kind = self.to_memory.kind;
        self.beside_memory.request.operation = self.to_memory.operation;
        self.beside_memory.request.line = self.to_memory.line;
        self.beside_memory.request.sectors = self.to_memory.sectors;
        self.beside_memory.request.byte_enable = self.bypass.memory.byte_enable;
        self.beside_memory.request.data = self.bypass.memory.data;
        self.beside_memory.request.source = self.to_memory.source;
        self.beside_memory.request.id = cat(self.bypass.memory.bypass, self.to_memory.id);
        self.bypass.memory.ready = self.beside_memory.request.ready;
        self.beside_memory.slice_request.link(&mut self.ports.memory);
        self.ports.memory_reply.link(&mut self.beside_memory.slice_reply);

        let memory_sector = cat(self.beside_memory.reply.sector, self.beside_memory.reply.kind);
        let memory_name =
            cat(self.beside_memory.reply.source, bits_to(self.beside_memory.reply.id, id_bits));
        let memory_beat = cat(memory_name, cat(self.beside_memory.reply.last, memory_sector));
        if self._config.has_chips() {
            self.beside_memory.request.chip = self.to_memory.chip;
            self.beside_memory.request.home = self.to_memory.home;
            self.bypass.memory_reply.head = cat(self.beside_memory.reply.chip, memory_beat);
        } else {
            self.bypass.memory_reply.head = memory_beat;
        }
        self.bypass.memory_reply.valid = self.beside_memory.reply.valid;
        self.bypass.memory_reply.data = self.beside_memory.reply.data;
        self.bypass.memory_reply.bypass = self.beside_memory.reply.id.bit(id_bits);
        self.beside_memory.reply.ready = self.bypass.memory_reply.ready;
    }

    /// Replies of the slice, and those that go past it, to the NoC.
    #[kernel]
    fn reply(&mut self) {
        let id_bits = self.reply.id.width();
        let requester = cat(self.front.reply.source, bits_to(self.front.reply.id, id_bits));
        let slice_sector = cat(self.front.reply.sector, self.front.reply.kind);
        let slice_beat = cat(requester, cat(self.front.reply.last, slice_sector));
        if self._config.has_chips() {
            self.bypass.slice_reply.head = cat(self.front.reply.chip, slice_beat);
        } else {
            self.bypass.slice_reply.head = slice_beat;
        }
        self.bypass.slice_reply.valid = self.front.reply.valid;
        self.bypass.slice_reply.data = self.front.reply.data;
        self.front.reply.ready = self.bypass.slice_reply.ready;

        self.answered.unpack(&self._answered, 0, self.bypass.reply.head);
        self.reply.valid = self.bypass.reply.valid;
        self.reply.kind = self.answered.kind;
        self.reply.sector = self.answered.sector;
        self.reply.last = self.answered.last;
        self.reply.id = self.answered.id;
        self.reply.source = self.answered.source;
        self.reply.data = self.bypass.reply.data;
        self.reply.to_slice = false;
        if self._config.has_chips() {
            self.reply.chip = self.answered.chip;
            self.reply.to_slice = self.sm_side && (self.answered.chip != self.chip);
        }
        self.bypass.reply.ready = self.reply.ready;
    }
}

/// Levels, and counted events.
impl SacTile {
    /// The front buffer, then the slice, then the buffer beside memory, which other chips' write-backs pass.
    #[kernel]
    fn flush(&mut self) {
        self.front.flush = self.flush;
        self.cache.flush = self.flush && self.front.flushed;
        self.beside_memory.flush =
            self.flush && self.front.flushed && self.cache.flushed && !self.bypass.memory.valid;
        self.was_flushed.d = self.flush && (self.was_flushed.q || self.beside_memory.flushed);
        self.flushed = self.flush && self.was_flushed.q;
        self.idle = self.cache.idle && self.bypass.idle;
    }

    #[kernel]
    fn tell(&mut self) {
        let own_at = self.cache.request.id.width() - 1;
        self.arrival.valid = self.bypass.slice.valid && self.front.request.ready && !self.sm_side;
        self.arrival.line = self.to_slice.line;
        self.arrival.sectors = self.to_slice.sectors;
        if self._config.has_chips() {
            self.arrival.chip = self.to_slice.chip;
        }

        self.lookups.push.valid = self.front.slice_request.valid && self.cache.request.ready;
        self.lookups.push.local = self.front.slice_request.id.bit(own_at);
        let is_hit = self.cache.event.hit || self.cache.event.hit_pending;
        self.lookups.pop.ready = is_hit || self.cache.event.miss || self.cache.event.atomic;
        self.lookup_hit = is_hit && !self.lookups.pop.local;
        self.atomic_hit = self.front.performed;
        self.cache.event.link(&mut self.ports.event);
        self.ports.counter.link(&mut self.cache.counter);
    }
}
