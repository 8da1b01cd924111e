//! The golden model: the rules of the block's page.

use super::{Config, In, Out, Part};
use crate::streams::{Reply, Request};
use testbenches::dut::Model;

/// A request that is not answered.
#[derive(Clone, Copy, Debug)]
struct Place {
    source: u64,
    id: u64,
    /// Parts that are not answered.
    left: u32,
}

/// The unanswered requests, and the progress of the one on offer.
#[derive(Clone, Debug)]
pub struct LineSplitter {
    config: Config,
    places: Vec<Option<Place>>,
    /// The place of the request on offer, and the sectors whose parts have been taken.
    begun: Option<(usize, u64)>,
}

impl LineSplitter {
    /// The state after a reset (R8).
    pub fn new(config: &Config) -> LineSplitter {
        LineSplitter { config: config.clone(), places: vec![None; config.places()], begun: None }
    }

    /// Requests that are not answered.
    pub fn unanswered(&self) -> usize {
        self.places.iter().flatten().count()
    }

    /// The place of the next part, and the sectors whose parts have been taken (R2).
    fn place(&self) -> Option<(usize, u64)> {
        let free = || self.places.iter().position(Option::is_none);
        self.begun.or_else(|| Some((free()?, 0)))
    }

    /// The offer at `part` (R1 to R3); its payload is there without `valid` too, since its receiver may base
    /// its `ready` on it (R4).
    pub fn offered(&self, request: &Request) -> Part {
        let place = self.place();
        let (number, taken) = place.unwrap_or_default();
        let Request { kind, operation, line, byte_enable, data, .. } = *request;
        let left = request.sectors & !taken;
        let sector = if left == 0 { 0 } else { u64::from(left.trailing_zeros()) };
        let id = (number as u64) << self.config.port().sector_bits() | sector;
        let line = self.config.part_line(line, sector);
        let valid = request.valid && place.is_some();
        Part { valid, kind, operation, line, byte_enable, data, id }
    }
}

impl Model for LineSplitter {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let In { request, reply, part, part_reply } = *input;
        let sector_bits = self.config.port().sector_bits();
        let mut out = Out {
            part: self.offered(&request),
            idle: self.unanswered() == 0,
            part_reply: reply,
            ..Out::default()
        };
        // R4
        let place = self.place();
        let left = place.map_or(0, |(_, taken)| (request.sectors & !taken).count_ones());
        out.request.ready = part.ready && left == 1;

        // R5, R6
        let sector = part_reply.id & ((1 << sector_bits) - 1);
        let number = (part_reply.id >> sector_bits) as usize;
        let answered = self.places.get(number).copied().flatten();
        if let Some(Place { source, id, left }) = answered.filter(|_| part_reply.valid) {
            let (kind, data, last) = (part_reply.kind, part_reply.data, left == 1);
            out.reply = Reply { valid: true, source, id, kind, sector, data, last };
            if reply.ready {
                self.places[number] = (!last).then_some(Place { source, id, left: left - 1 });
            }
        }

        // R1, R2
        if let Some((place, taken)) = place.filter(|_| out.part.valid) {
            if self.begun.is_none() {
                let Request { source, id, sectors, .. } = request;
                self.places[place] = Some(Place { source, id, left: sectors.count_ones() });
            }
            let rest = request.sectors & !taken;
            let sent = if part.ready { rest & rest.wrapping_neg() } else { 0 };
            self.begun = (!out.request.ready).then_some((place, taken | sent));
        }
        out
    }
}
