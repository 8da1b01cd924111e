//! How forwards are answered, wait, and come back.

use crate::bank::{Beat, Message};
use crate::machine::{Machine, Seen};
use crate::node::{Bytes, Entry, Forward, Parked};

impl Machine {
    /// The first forward of a bank to a core is looked up.
    pub fn take_forward(&mut self, at: usize, bank: usize, seen: &mut Seen) -> bool {
        let Some(forward) = self.banks[bank].forwards[at].front().copied() else { return false };
        let node = &mut self.nodes[at];
        let (places, wrong) = (self.size.places, self.wrong);
        if let Some(bytes) = node.readable.get(&forward.line).copied() {
            if !self.answer(forward, bytes) {
                return false;
            }
            seen.found += 1;
        } else if let Some(local) = node.awaiting(forward.line).filter(|_| places > 0)
            && (node.parked_at(local) < places || wrong.overwrites)
        {
            if wrong.waits_outside {
                return false;
            }
            if node.parked_at(local) == places {
                node.parked.retain(|parked| parked.local != local);
            }
            node.parked.push(Parked { local, forward });
            seen.parked += 1;
            let is_waited_for = self.nodes.iter().any(|other| {
                other.parked.iter().any(|p| (p.forward.core, p.forward.line) == (at, forward.line))
            });
            seen.chains += u64::from(is_waited_for);
        } else if node.nack.is_none() {
            node.nack = Some(forward);
        } else {
            return false;
        }
        seen.forwards += 1;
        self.banks[bank].forwards[at].pop_front();
        true
    }

    /// A line leaves for the core that asked, if there is room.
    fn answer(&mut self, forward: Forward, bytes: Bytes) -> bool {
        let has_room = self.answers[forward.core].len() < self.size.depth;
        if has_room {
            self.answers[forward.core].push_back(Beat { entry: forward.entry, bytes });
        }
        has_room
    }

    /// A forward that waits for a line which has not come takes the place of those that are given back.
    pub fn time_out(&mut self, at: usize) -> bool {
        let node = &mut self.nodes[at];
        let waits = |parked: &Parked| {
            node.entries[parked.local].as_ref().is_some_and(|entry| entry.bytes.is_none())
        };
        let first = node.parked.iter().position(waits);
        let Some(place) = first.filter(|_| node.nack.is_none() && !self.wrong.waits_for_ever)
        else {
            return false;
        };
        node.nack = Some(node.parked.remove(place).forward);
        true
    }

    /// A forward goes back to its bank.
    pub fn give_back(&mut self, at: usize, seen: &mut Seen) -> bool {
        let Some(forward) = self.nodes[at].nack else { return false };
        if self.wrong.nacks_behind_messages {
            if !self.has_room(at, forward.line, 1) {
                return false;
            }
            self.send(at, forward.line, Message::Nack(forward));
        } else {
            let bank = &mut self.banks[forward.line % self.size.banks];
            if bank.nacks.len() == self.size.depth {
                return false;
            }
            bank.nacks.push_back(forward);
        }
        seen.nacks += 1;
        self.nodes[at].nack = None;
        true
    }

    /// A bank that forwards to filled sharers alone hears that a line has come.
    pub fn announce(&mut self, at: usize) -> bool {
        let Some(line) = self.nodes[at].arrived.front().copied() else { return false };
        if !self.has_room(at, line, 1) {
            return false;
        }
        self.nodes[at].arrived.pop_front();
        self.send(at, line, Message::Arrived);
        true
    }

    /// The line of the entry that is woken is read for one that waits for it.
    pub fn serve(&mut self, at: usize) -> Result<bool, String> {
        let node = &self.nodes[at];
        let of = |parked: &Parked| match node.entries[parked.local].as_ref() {
            Some(Entry { bytes: Some(bytes), .. }) => {
                (node.filled.front() == Some(&parked.local)).then_some(*bytes)
            }
            Some(_) if !self.wrong.serves_early => None,
            _ => node.below[parked.local],
        };
        let Some(place) = node.parked.iter().position(|parked| of(parked).is_some()) else {
            return Ok(false);
        };
        let (Parked { forward, .. }, bytes) =
            (node.parked[place], of(&node.parked[place]).unwrap());
        if bytes.line != forward.line {
            return Err(format!("{forward:?} is answered with another line: {bytes:?}"));
        }
        let is_sent = self.answer(forward, bytes);
        if is_sent {
            self.nodes[at].parked.remove(place);
        }
        Ok(is_sent)
    }
}
