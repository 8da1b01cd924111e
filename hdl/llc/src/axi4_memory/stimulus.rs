//! Random loads and stores to few lines, before a [`subordinate`](super::subordinate).

use std::collections::VecDeque;

use signal::port::Ready;
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::ports::Access;
use super::subordinate::{Behind, data};
use super::{Config, In, Out};

/// Some lines, which differ in some bits of the address.
#[derive(Clone, Copy)]
struct Lines {
    count: u64,
    /// The first of them.
    base: u64,
    /// The lowest of the bits in which they differ.
    from_bit: u32,
}

impl Lines {
    fn pick(&self, rng: &mut Rng, line_bits: usize) -> u64 {
        let number = rng.below(self.count.min(1 << line_bits));
        let (mask, bits) = (u64::MAX >> (64 - line_bits), line_bits as u32);
        let turned = number << self.from_bit | number >> (bits - self.from_bit);
        (turned ^ self.base) & mask
    }
}

/// The random environment.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    /// Identifiers that no request has.
    free: VecDeque<u64>,
    /// Lines in use.
    lines: Lines,
    /// Stores among four requests.
    stores: u64,
    requests: StreamSource<Access>,
    reply: StreamSink,
    behind: Behind,
    was_ready: bool,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            free: VecDeque::new(),
            lines: Lines { count: 1, base: 0, from_bit: 0 },
            stores: 1,
            requests: StreamSource::new(Pressure::mixed()),
            reply: StreamSink::new(Pressure::mixed()),
            behind: Behind::new(config, seed ^ 1 << 32),
            was_ready: false,
        }
    }
}

/// A request; without an identifier none.
fn request(
    rng: &mut Rng,
    config: &Config,
    id: Option<u64>,
    lines: Lines,
    stores: u64,
) -> Option<Access> {
    let kind = u64::from(rng.chance(stores, 4));
    let one = 1 << rng.below(config.sectors() as u64);
    let many = if rng.chance(1, 4) { config.all_sectors() } else { rng.bits(config.sectors()) };
    let line = lines.pick(rng, config.line_bits());
    Some(Access {
        valid: true,
        kind,
        line,
        sectors: if kind == 0 { one | many } else { one },
        byte_enable: rng.wide_bits(config.sector_bytes()),
        data: data(rng, config),
        id: id?,
    })
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        match last {
            Some(out) if out.reply.valid && self.was_ready && out.reply.last => {
                self.free.push_back(out.reply.id);
            }
            Some(_) => {}
            None => self.free = (0..1 << self.config.memory_id_bits()).collect(),
        }
        let rng = &mut self.rng;
        if rng.chance(1, 300) {
            let bits = self.config.line_bits();
            let count = *rng.pick(&[1, 2, 4, 16, 64, 8_000]).unwrap_or(&1);
            let from_bit = rng.below(bits as u64) as u32;
            self.lines = Lines { count, base: rng.bits(bits), from_bit };
            self.stores = rng.below(5);
        }
        let (free, config, lines) = (&mut self.free, &self.config, self.lines);
        let stores = self.stores;
        let was_ready = last.map(|out| out.request.ready);
        let offered = self
            .requests
            .next(rng, was_ready, |rng| request(rng, config, free.pop_front(), lines, stores));
        let noise = request(rng, config, Some(0), lines, 2).unwrap_or_default();
        self.was_ready = self.reply.next(rng);
        In {
            request: offered.unwrap_or(Access { valid: false, ..noise }),
            reply: Ready { ready: self.was_ready },
            ..self.behind.next(last)
        }
    }
}
