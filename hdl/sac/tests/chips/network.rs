//! The network between chips and their SMs: a channel of requests and one of replies, any latency, senders
//! that compete in turn.

use cluster::Beat;
use cluster::lane::Lane;
use llc::streams::{Request, kind};
use sac::sac_entry::RoutedRequest;
use sac::sac_tile::TileReply;
use testbenches::stimulus::Rng;

use crate::{Setup, Wrong};

/// A message of one beat; those of a reply may have others between them.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Message<T>(T);

impl<T: Copy + PartialEq + core::fmt::Debug> Beat for Message<T> {
    fn is_last(&self) -> bool {
        true
    }

    fn has_data(&self) -> bool {
        true
    }
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
    setup: Setup,
    requests: Lane<Message<Request>>,
    replies: Lane<Message<TileReply>>,
    wrong: Wrong,
    /// Of each channel and chip, the cycle from which on its next message may leave it.
    next: [Vec<u64>; 2],
    /// Of each channel, the sender that comes first at the links.
    first: [usize; 2],
    /// Messages that went from one chip to another.
    pub crossed: u64,
}

impl Network {
    pub fn new(setup: &Setup, wrong: Wrong) -> Network {
        let (sms, tiles) = (setup.chips() * setup.sms(), setup.chips() * setup.slices());
        let (buffer, in_flight) = (setup.buffer, setup.in_flight);
        Network {
            setup: setup.clone(),
            requests: Lane::new(sms + tiles, sms + 2 * tiles, buffer, in_flight),
            replies: Lane::new(sms + tiles, sms + tiles, buffer, in_flight),
            wrong,
            next: [vec![0; setup.chips()], vec![0; setup.chips()]],
            first: [0; 2],
            crossed: 0,
        }
    }

    /// SMs first, then tiles, then links.
    fn number(&self, end: End) -> usize {
        let (sms, slices) = (self.setup.sms(), self.setup.slices());
        let (all_sms, tiles) = (self.setup.chips() * sms, self.setup.chips() * slices);
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
        self.crossed += u64::from(to_chip != chip);
        let to = (to_chip as usize, to_slice as usize);
        let to = if to_chip == chip { End::Tile(to.0, to.1) } else { End::Link(to.0, to.1) };
        self.requests.send(self.number(from), self.number(to), Message(request));
    }

    /// A slice's request to the tile of its number at the line's home.
    pub fn ask_home(&mut self, from: End, slice: usize, request: &Request) {
        let home = request.home as usize;
        self.crossed += 1;
        let is_local =
            self.wrong == Wrong::AtomicsThroughLocal && request.kind == kind::ATOMIC as u64;
        let to = if is_local { End::Tile(home, slice) } else { End::Link(home, slice) };
        self.requests.send(self.number(from), self.number(to), Message(*request));
    }

    /// A tile's reply, to an SM or to the slice of its number.
    pub fn answer(&mut self, from: End, slice: usize, reply: &TileReply) {
        let chip = reply.chip as usize;
        self.crossed += u64::from(!matches!(from, End::Tile(own, _) if own == chip));
        let to = match reply.to_slice {
            true => End::Tile(chip, slice),
            // A number that no SM has breaks a promise; whoever gets it knows no such request.
            false => End::Sm(chip, reply.source as usize % self.setup.sms()),
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

    pub fn take_request(&mut self, end: End) {
        self.requests.take(self.number(end));
    }

    pub fn take_reply(&mut self, end: End) {
        self.replies.take(self.number(end));
    }

    /// The chip of an end.
    fn chip_of(&self, number: usize) -> usize {
        let (sms, slices) = (self.setup.sms(), self.setup.slices());
        let all_sms = self.setup.chips() * sms;
        match number.checked_sub(all_sms) {
            None => number / sms,
            Some(tile) => tile / slices % self.setup.chips(),
        }
    }

    /// A message of a channel may go from one chip to another, or stays in its chip.
    fn link(&self, channel: usize, (from, to): (usize, usize), now: u64) -> bool {
        from == to || self.next[channel][from] <= now
    }

    /// The message has gone; where links are slow the other senders come first from then on.
    fn left(&mut self, channel: usize, (from, to): (usize, usize), sender: usize, now: u64) {
        if from != to && self.setup.link > 1 {
            self.next[channel][from] = now + self.setup.link;
            self.first[channel] = sender + 1;
        }
    }

    /// A cycle passes: each end sends and gets one message of each channel, at most.
    pub fn tick(&mut self, now: u64, rng: &mut Rng) {
        let (sms, tiles) =
            (self.setup.chips() * self.setup.sms(), self.setup.chips() * self.setup.slices());
        let senders = sms + tiles;
        for place in 0..senders {
            let [asks, answers] = self.first.map(|first| (first + place) % senders);
            let to = self.requests.next_receiver(asks);
            let crosses = (self.chip_of(asks), self.chip_of(to));
            if self.requests.can_leave(asks) && self.link(0, crosses, now) && rng.chance(3, 4) {
                self.requests.leave(asks, now + 1 + rng.below(self.setup.latency));
                self.left(0, crosses, asks, now);
            }
            let to = self.replies.next_receiver(answers);
            let crosses = (self.chip_of(answers), self.chip_of(to));
            if self.replies.can_leave(answers) && self.link(1, crosses, now) && rng.chance(3, 4) {
                self.replies.leave(answers, now + 1 + rng.below(self.setup.latency));
                self.left(1, crosses, answers, now);
            }
        }
        for receiver in 0..sms + tiles {
            self.replies.arrive_in_turn(receiver, now);
        }
        for receiver in sms..sms + 2 * tiles {
            self.requests.arrive_in_turn(receiver, now);
        }
    }
}
