//! The network between chips and their SMs: a channel of requests and one of replies.

use cluster::Beat;
use cluster::lane::Lane;
use llc::streams::{Request, kind};
use testbenches::stimulus::Rng;

use super::{Pace, Way};
use crate::sac_entry::RoutedRequest;
use crate::sac_tile::TileReply;

/// A message of one beat; those of a reply may have others between them.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Message<T>(T);

impl Beat for Message<Request> {
    fn is_last(&self) -> bool {
        true
    }

    fn has_data(&self) -> bool {
        self.0.kind != kind::LOAD as u64
    }
}

impl Beat for Message<TileReply> {
    fn is_last(&self) -> bool {
        true
    }

    fn has_data(&self) -> bool {
        self.0.kind != kind::STORE as u64
    }
}

/// How many there are.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// Chips.
    pub chips: usize,
    /// SM ports of a chip.
    pub ports: usize,
    /// SMs of a port.
    pub sms: usize,
    /// Slices of a chip.
    pub slices: usize,
}

/// Where in the network an SM or a tile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// An SM of a chip.
    Sm(usize, usize),
    /// A slice's tile: as a sender what its slice asks, as a receiver of requests `local`.
    Tile(usize, usize),
    /// A tile's `link`.
    Link(usize, usize),
}

/// Both channels.
pub struct Network {
    shape: Shape,
    requests: Lane<Message<Request>>,
    replies: Lane<Message<TileReply>>,
    atomics_by_local: bool,
    /// Messages of each channel from one chip to another, without a sector's bytes and with them.
    pub crossed: [[u64; 2]; 2],
}

impl Network {
    /// An empty one; each end has room for `buffer` messages, each way for `in_flight`.
    pub fn new(shape: Shape, buffer: usize, in_flight: usize) -> Network {
        let (sms, tiles) = (shape.chips * shape.ports, shape.chips * shape.slices);
        Network {
            shape,
            requests: Lane::new(sms + tiles, sms + 2 * tiles, buffer, in_flight),
            replies: Lane::new(sms + tiles, sms + tiles, buffer, in_flight),
            atomics_by_local: false,
            crossed: [[0; 2]; 2],
        }
    }

    /// One that is wrong: atomics that a slice passes on wait for the slice at their home.
    #[must_use]
    pub fn with_atomics_by_local(self) -> Network {
        Network { atomics_by_local: true, ..self }
    }

    /// Nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.requests.is_empty() && self.replies.is_empty()
    }

    /// Messages that have left an end.
    pub fn moved(&self) -> u64 {
        self.requests.moved() + self.replies.moved()
    }

    fn cross(&mut self, channel: usize, message: &impl Beat) {
        self.crossed[channel][usize::from(message.has_data())] += 1;
    }

    /// SMs first, then tiles, then links.
    fn number(&self, end: End) -> usize {
        let Shape { chips, ports: sms, slices, .. } = self.shape;
        let (all_sms, tiles) = (chips * sms, chips * slices);
        match end {
            End::Sm(chip, sm) => chip * sms + sm,
            End::Tile(chip, slice) => all_sms + chip * slices + slice,
            End::Link(chip, slice) => all_sms + tiles + chip * slices + slice,
        }
    }

    /// This end may send a request.
    pub fn may_ask(&self, end: End) -> bool {
        self.requests.has_room(self.number(end))
    }

    /// This end may send a reply.
    pub fn may_answer(&self, end: End) -> bool {
        self.replies.has_room(self.number(end))
    }

    /// An SM's request, to `local` of a tile of its chip or to `link` of another's.
    pub fn ask(&mut self, from: End, routed: &RoutedRequest) {
        let RoutedRequest { valid, kind, operation, line, sectors, byte_enable, data, .. } =
            *routed;
        let RoutedRequest { source, id, chip, home, to_chip, to_slice, .. } = *routed;
        let request = Request {
            valid,
            kind,
            operation,
            line,
            sectors,
            byte_enable,
            data,
            source,
            id,
            chip,
            home,
        };
        if to_chip != chip {
            self.cross(0, &Message(request));
        }
        let to = (to_chip as usize, to_slice as usize);
        let to = if to_chip == chip { End::Tile(to.0, to.1) } else { End::Link(to.0, to.1) };
        self.requests.send(self.number(from), self.number(to), Message(request));
    }

    /// A slice's request to the tile of its number at the line's home.
    pub fn ask_home(&mut self, from: End, slice: usize, request: &Request) {
        let home = request.home as usize;
        self.cross(0, &Message(*request));
        let is_local = self.atomics_by_local && request.kind == kind::ATOMIC as u64;
        let to = if is_local { End::Tile(home, slice) } else { End::Link(home, slice) };
        self.requests.send(self.number(from), self.number(to), Message(*request));
    }

    /// A tile's reply, to an SM or to the slice of its number.
    pub fn answer(&mut self, from: End, slice: usize, reply: &TileReply) {
        let chip = reply.chip as usize;
        if !matches!(from, End::Tile(own, _) if own == chip) {
            self.cross(1, &Message(*reply));
        }
        let to = match reply.to_slice {
            true => End::Tile(chip, slice),
            // A number that no SM has breaks a promise; whoever gets it knows no such request.
            false => End::Sm(chip, reply.source as usize / self.shape.sms % self.shape.ports),
        };
        self.replies.send(self.number(from), self.number(to), Message(*reply));
    }

    /// The request that has come to an end.
    pub fn asked(&self, end: End) -> Request {
        self.requests.offered(self.number(end)).map(|message| message.0).unwrap_or_default()
    }

    /// The reply that has come to an end.
    pub fn answered(&self, end: End) -> TileReply {
        self.replies.offered(self.number(end)).map(|message| message.0).unwrap_or_default()
    }

    /// An end takes the request that has come to it.
    pub fn take_request(&mut self, end: End) {
        self.requests.take(self.number(end));
    }

    /// An end takes the reply that has come to it.
    pub fn take_reply(&mut self, end: End) {
        self.replies.take(self.number(end));
    }

    /// The chip of an end.
    fn chip_of(&self, number: usize) -> usize {
        let Shape { chips, ports, slices, .. } = self.shape;
        match number.checked_sub(chips * ports) {
            None => number / ports,
            Some(tile) => tile / slices % chips,
        }
    }

    fn way(&self, now: u64, channel: usize, sender: usize, receiver: usize) -> Way {
        Way { now, channel, sender, from: self.chip_of(sender), to: self.chip_of(receiver) }
    }

    /// A cycle passes: each end sends and gets one message of each channel, at most.
    pub fn tick(&mut self, now: u64, pace: &mut impl Pace, rng: &mut Rng) {
        let Shape { chips, ports, slices, .. } = self.shape;
        let (sms, tiles) = (chips * ports, chips * slices);
        let senders = sms + tiles;
        for place in 0..senders {
            let [asks, answers] = [0, 1].map(|channel| (pace.first(channel) + place) % senders);
            let way = self.way(now, 0, asks, self.requests.next_receiver(asks));
            if self.requests.can_leave(asks)
                && let Some(due) = pace.leaves(&way, rng)
                && let Some(message) = self.requests.leave(asks, due)
            {
                pace.left(&way, message.has_data());
            }
            let way = self.way(now, 1, answers, self.replies.next_receiver(answers));
            if self.replies.can_leave(answers)
                && let Some(due) = pace.leaves(&way, rng)
                && let Some(message) = self.replies.leave(answers, due)
            {
                pace.left(&way, message.has_data());
            }
        }
        for receiver in 0..sms + tiles {
            if pace.arrives(now, 1, receiver)
                && let Some(message) = self.replies.arrive_in_turn(receiver, now)
            {
                pace.arrived(now, 1, receiver, message.has_data());
            }
        }
        for receiver in sms..sms + 2 * tiles {
            if pace.arrives(now, 0, receiver)
                && let Some(message) = self.requests.arrive_in_turn(receiver, now)
            {
                pace.arrived(now, 0, receiver, message.has_data());
            }
        }
    }
}
